"""A side of two that gives up has lost (A115, V124): the other wins and is told so, and all that is kept says it."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
import pytest
from support import stress
from support.discord_play import PlayServer, button, controls, private, text
from support.duel.room import EAST, WEST, Room

from bot.games.errors import TakesTheWin
from bot.games.showing import own
from bot.history.journal import full_record, verify_record
from bot.runtime.scheduler import RECORDS
from db.results import BY_RESIGNATION, SideResults
from db.schema.games import RESIGNED, RUNNING
from engine.core.record import read, write
from engine.core.verify import DIFFERS, FAIR
from render.language import speaking

pytestmark = pytest.mark.duel

BATTLES = {
    "ascari": ("agordat-1890", "italian", "dervish", "The Dervishes win", "Given up"),
    "revolte": ("langfang", "europeans", "boxers", "The Boxers win", "Given up"),
}
"""A battle of each game: its scenario, who gives up, who wins, and what is told."""


async def give_up(server: PlayServer, channel: Any, who: Any) -> str:
    """Say that one gives up, and press the button of the question; return the question."""
    asked = await who.slash(channel, "siege resign")
    answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[-1]
    message = server.env.backend.get_message(channel.id, answer.message.id)
    await who.click(server.as_message(message), custom_id=button(message, "Give"))
    await server.env.advance_time(10)
    return private(asked)


@pytest.mark.parametrize("game", stress.spread([*BATTLES], of=2, keep=lambda game: game == "ascari"))
async def test_resigning_a_battle_loses_it(server: PlayServer, game: str) -> None:
    scenario, side, winner, told, heading = BATTLES[game]
    channel = server.first
    await server.new(channel, seed=None, game=game, scenario=scenario, side=side, opponent=server.bob, pace="post")
    people, decided = {server.alice.id: server.alice, server.bob.id: server.bob}, set[int]()
    while len(decided) < len(people):  # no further: by other dice a battle ends soon
        state = await server.state(channel)
        holder = people[state.sides[state.asks[0].side].user_id]
        await holder.slash(channel, "siege auto", scope="phase")
        decided.add(holder.id)
        await server.env.advance_time(5)
    question = await give_up(server, channel, server.alice)
    assert "will win, and the result counts for both sides" in question
    state, names = await server.state(channel), server.bot.context.find(game)
    assert (state.status, state.turns.winner) == (RESIGNED, winner)
    assert state.result is not None
    assert (state.result["winner"], state.result["reason"]) == (winner, "resign")
    shown = [text(each) for each in server.messages(channel)]
    board = next(each for each in reversed(shown) if "Winner:" in each)
    assert server.alice.mention in board, "it says who gave up"
    title = board.splitlines()[0]
    with speaking("en"):
        assert f"{names.scenario(scenario)} · resigned in turn" in title, "the title says that somebody acts"
        assert "you have won" in shown[-1]
        assert server.bob.mention in shown[-1], "the other is told"
        assert "· to play" not in shown[-1] + board
        assert not any("it is your turn" in each for each in shown[-2:])
        assert "Winner:" in private(await server.bob.slash(channel, "siege status"))
        assert f"{names.side(side)} ({server.alice.mention}) gave up the game" in private(
            await server.bob.slash(channel, "siege log")
        )
    poster = await server.bot.context.boards.printed_pages.poster(own(state))
    assert poster is not None
    assert poster.title == heading
    assert told in poster.alt
    assert "the other side gave up" in poster.alt
    service = server.bot.context.service
    record = await full_record(service.store, own(state))
    assert msgspec.json.decode(record.result)["winner"] == winner
    assert verify_record(read(write(record))).verdict == FAIR
    forged = msgspec.structs.replace(
        record,
        result=msgspec.Raw(msgspec.json.encode({"winner": side, "reason": "resign", "turns": state.progress[0]})),
    )
    assert verify_record(forged).verdict == DIFFERS, "the loser is not the winner"
    older = msgspec.structs.replace(record, result=msgspec.Raw(b"null"))
    assert verify_record(older).verdict == FAIR, "files of earlier versions name no winner"


@pytest.fixture
def room(server: PlayServer) -> Room:
    return Room(server)


@pytest.mark.stress
async def test_a_resignation_counts_in_the_records_of_both_players(
    room: Room, server: PlayServer, orchard: str
) -> None:
    await room.begun(side=EAST)
    await give_up(server, room.channel, server.alice)
    server.bot.context.scheduler.wake_now(RECORDS)
    await server.env.advance_time(10)
    results = SideResults(server.bot.database)
    (lost,), (won,) = await results.of_person(server.alice.id), await results.of_person(server.bob.id)
    assert (lost.side, lost.winner, lost.resigned, lost.given_up) == (EAST, WEST, True, False)
    assert (won.side, won.winner) == (WEST, WEST)
    row = await room.row()
    async with server.bot.database.read() as connection:
        (band,) = (await connection.exec_driver_sql(f"SELECT band FROM outcome WHERE game_id = '{row.id}'")).one()
    assert band == BY_RESIGNATION
    assert "1 won, 0 lost" in private(await server.bob.slash(room.channel, "records me"))
    told = private(await server.alice.slash(room.channel, "records me"))
    assert "0 won, 1 lost" in told
    assert "ended because a side resigned" in told


async def test_a_resignation_before_both_have_decided_has_no_winner(
    room: Room, server: PlayServer, orchard: str
) -> None:
    await room.new(opponent=server.bob)
    question = await give_up(server, room.channel, server.alice)
    assert "Nobody will win" in question
    state = await server.state(room.channel)
    assert (state.status, state.turns.winner, state.result) == (RESIGNED, None, None)
    assert not any("has won" in text(each) for each in server.messages(room.channel))


async def test_a_resignation_against_an_open_seat_has_no_winner(room: Room, server: PlayServer, orchard: str) -> None:
    await room.new(opponent=server.bob, side=EAST)
    await server.bob.slash(room.channel, "side leave", then="open")
    assert "Nobody will win" in await give_up(server, room.channel, server.alice)
    assert (await server.state(room.channel)).turns.winner is None


@pytest.mark.stress
async def test_the_autopilot_wins_when_its_opponent_resigns(room: Room, server: PlayServer, orchard: str) -> None:
    await room.begun(side=EAST)
    await server.bob.slash(room.channel, "side leave", then="autopilot")
    await give_up(server, room.channel, server.alice)
    state = await server.state(room.channel)
    assert state.turns.winner == WEST
    assert not any("has won:" in text(each) for each in server.messages(room.channel)), "nobody is told"


@pytest.mark.stress
async def test_an_owner_without_a_side_cannot_end_a_game_that_both_have_played(
    room: Room, server: PlayServer, orchard: str
) -> None:
    """A losing owner used to hand the game to a friend, who ended it without a winner."""
    friend = server.guild.add_member(server.env.create_user("friend"))
    await room.begun()
    await handed(server, room.channel, friend)
    told = private(await friend.slash(room.channel, "siege resign"))
    assert "only a side can give up" in told
    assert "`/siege resign`" in told
    row = await room.row()
    assert row.owner_id == friend.id
    with pytest.raises(TakesTheWin):  # and not by a button of an older message
        await server.bot.context.service.resign(row.id, version=row.version, actor=friend.id)
    assert (await server.state(room.channel)).status == RUNNING
    await give_up(server, room.channel, server.alice)
    assert (await server.state(room.channel)).turns.winner == EAST


async def test_an_owner_without_a_side_can_end_a_game_before_both_have_played(
    room: Room, server: PlayServer, orchard: str
) -> None:
    friend = server.guild.add_member(server.env.create_user("friend"))
    await room.new(opponent=server.bob)
    await handed(server, room.channel, friend)
    await give_up(server, room.channel, friend)
    assert (await server.state(room.channel)).status == RESIGNED


async def test_a_player_who_shares_a_side_cannot_resign_it(room: Room, server: PlayServer, orchard: str) -> None:
    """Nor can a server manager who plays a side."""
    friend = manager(server)
    await room.begun()
    await server.alice.slash(room.channel, "side add", user=friend)
    assert "only a side can give up" in private(await friend.slash(room.channel, "siege resign"))


async def test_the_last_player_of_a_side_cannot_leave_without_resigning(
    room: Room, server: PlayServer, orchard: str
) -> None:
    """The last player resigns instead, or lets the autopilot continue, which can still lose or win."""
    friend = server.guild.add_member(server.env.create_user("friend"))
    await room.begun()
    for command in ("side leave", "siege players remove"):
        told = private(await server.bob.slash(room.channel, command))
        assert "`/siege resign`" in told
        assert "`/side give`" in told
    assert (await room.chairs())[EAST] == (server.bob.id, False)
    await server.bob.slash(room.channel, "side add", user=friend)
    await server.bob.slash(room.channel, "side leave")
    assert (await room.chairs())[EAST] == (friend.id, False), "others of the side go on"
    await friend.slash(room.channel, "side leave", then="autopilot")
    assert (await room.chairs())[EAST] == (0, True)


@pytest.mark.stress
async def test_a_side_out_of_time_cannot_be_handed_over(room: Room, server: PlayServer, orchard: str) -> None:
    """The other side may claim the game: neither the autopilot nor an owner without a side can take that away."""
    friend = server.guild.add_member(server.env.create_user("friend"))
    await room.begun(pace="live", clock="10")
    (late,) = (await server.state(room.channel)).turns.asked
    loser, winner = (server.alice, server.bob) if late == WEST else (server.bob, server.alice)
    await handed(server, room.channel, friend)
    await server.later(11 * 60)
    for _ in range(2):  # the clock falls, and the other side is told
        server.bot.context.scheduler.wake_now()
        await server.env.advance_time(1)
    assert "`/siege resign`" in private(await loser.slash(room.channel, "side leave", then="autopilot"))
    assert "claim" in private(await friend.slash(room.channel, "siege players remove", user=loser))
    assert (await room.chairs())[late] == (loser.id, False)
    message = next(each for each in server.messages(room.channel) if "clockclaim" in str(controls(each)))
    await winner.click(server.as_message(message), custom_id=button(message, "Claim"))
    assert (await server.state(room.channel)).turns.winner not in {None, late}


@pytest.mark.stress
async def test_a_manager_ends_a_game_and_both_sides_are_notified(room: Room, server: PlayServer, orchard: str) -> None:
    judge = manager(server)
    await room.begun()
    await give_up(server, room.channel, judge)
    assert (await server.state(room.channel)).turns.winner is None
    told = next(each for each in map(text, server.messages(room.channel)) if "ended the game" in each)
    assert all(each.mention in told for each in (server.alice, server.bob, judge))
    assert "Nobody has won" in told


@pytest.mark.stress
async def test_the_list_of_games_names_the_winner(room: Room, server: PlayServer, orchard: str) -> None:
    await room.begun(side=EAST)
    await give_up(server, room.channel, server.alice)
    listed = private(await server.bob.slash(room.channel, "siege games"))
    assert "Winner: **West**" in listed
    assert server.alice.mention in listed


@pytest.mark.stress
async def test_a_player_who_shares_a_side_is_told_who_leads_it(room: Room, server: PlayServer) -> None:
    """The reply used to say that only the game's owner chooses the players."""
    carol = server.guild.add_member(server.env.create_user("carol"))
    await room.begun()
    await server.bob.slash(room.channel, "side add", user=carol)
    told = private(await carol.slash(room.channel, "siege resign"))
    assert told == f"{server.bob.mention} leads this side. Only {server.bob.mention} can do this."


def manager(server: PlayServer) -> Any:
    """Return a new member who manages the server."""
    role = server.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
    return server.guild.add_member(server.env.create_user("watch"), roles=[role])


async def handed(server: PlayServer, channel: Any, friend: Any) -> None:
    """Let Alice hand her game over to a friend, who holds no side."""
    asked = await server.alice.slash(channel, "siege players handover", user=friend)
    answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[-1]
    message = server.env.backend.get_message(channel.id, answer.message.id)
    await server.alice.click(server.as_message(message), custom_id=button(message, "Hand"))
    await server.env.advance_time(5)
