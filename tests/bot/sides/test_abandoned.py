"""Players who no longer answer: when the other side is asked, what it can choose, and what becomes of a rated game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import msgspec
import pytest
import sqlalchemy as sa
from support import stress
from support.discord_play import PlayServer, button, labels, private, text
from support.duel.room import EAST, WEST, Room

from bot.games.errors import NotOutOfTime
from bot.games.gate import protected
from bot.games.vacancies import may_be_abandoned
from bot.runtime import clock
from db.ratings import RatedGames, begin
from db.results import SideResults
from db.schema.games import RATED, TABLE, game, held
from db.sides import chairs_of, turns_of, written
from tests.bot.matches.test_pauses import DAY

pytestmark = pytest.mark.duel

ASKS, CHOICES = "has not answered since", ["Wait", "Let autopilot play", "Free the side", "Claim the win"]


class Silence(Room):
    """A game in which the side that is asked stops answering, and the other plays on."""

    def side_of(self, who: Any) -> str:
        return WEST if who is self.server.alice else EAST

    async def silent(self) -> tuple[Any, Any]:
        """Return the player who is asked now, and the other."""
        (side,) = turns_of(await self.row()).asked
        server = self.server
        return (server.alice, server.bob) if side == WEST else (server.bob, server.alice)

    async def misses(self, who: Any, other: Any) -> None:
        """Let somebody's turn pass without orders, and the other answer."""
        assert self.side_of(who) in turns_of(await self.row()).asked
        await self.later(2 * DAY + 60)
        if self.side_of(other) in turns_of(await self.row()).asked:
            await self.order(other, "done")
            await self.later(5)

    def asked(self) -> list[Any]:
        return [each for each in self.server.messages(self.channel) if ASKS in text(each) and labels(each)]

    async def abandoned(self, **options: Any) -> tuple[Any, Any, Any]:
        """Let a player miss two turns; return them, the other, and the message."""
        await self.begun(pace="post", **options)
        who, other = await self.silent()
        await self.misses(who, other)
        assert not self.asked(), "one missed turn is not enough"
        await self.misses(who, other)
        (message,) = self.asked()
        return who, other, message

    async def press(self, who: Any, label: str) -> str:
        (message,) = self.asked()
        return await self.click(who, message, label)

    async def click(self, who: Any, message: Any, label: str) -> str:
        answer = await who.click(self.server.as_message(message), custom_id=button(message, label))
        await self.later(3)
        response = answer.response
        return private(answer) if response is not None and response.ephemeral else ""

    async def take(self, who: Any, side: str) -> str:
        answer = private(await who.slash(self.channel, "side take", side=side))
        await self.later(3)
        return answer

    async def rate(self) -> None:
        """Make the game a rated one."""
        row, server = await self.row(), self.server
        facts = {"guild_id": server.guild.id, "system": "duel", "scenario": "", "now": clock.now()}
        async with server.bot.database.write() as connection:
            await begin(row.id, first=server.alice.id, second=server.bob.id, **facts)(connection)
            await connection.execute(sa.update(game).where(game.c.id == row.id).values(counted=RATED))

    async def rated(self) -> Any:
        return await RatedGames(self.server.bot.database).game((await self.row()).id)


@pytest.fixture
def room(server: PlayServer) -> Silence:
    return Silence(server)


async def test_after_two_missed_turns_the_other_side_is_asked_once(room: Silence, server: PlayServer) -> None:
    who, other, message = await room.abandoned()
    assert text(message).startswith(f"<@{other.id}>: <@{who.id}> has not answered since <t:")
    assert list(message.ping_user_ids) == [other.id]
    assert labels(message) == CHOICES
    await room.press(who, "Wait")
    assert labels(room.asked()[0]) == CHOICES, "it is not theirs to decide"
    await room.press(other, "Wait")
    assert not room.asked()
    (waits,) = [each for each in server.messages(room.channel) if "will wait for" in text(each)]
    assert labels(waits) == CHOICES[1:]
    await room.misses(who, other)
    assert not room.asked(), "once"
    assert (await room.row()).status == "running"


@pytest.mark.stress
async def test_a_player_who_comes_back_settles_the_question(room: Silence, server: PlayServer) -> None:
    who, other, message = await room.abandoned()
    await room.order(who, "done")
    await room.later(5)
    assert not room.asked()
    assert "This question no longer needs an answer" in text(
        server.env.backend.get_message(room.channel.id, message.id)
    )
    choices = server.bot.context.service.vacancies
    for act in (choices.claim, choices.vacate):
        with pytest.raises(NotOutOfTime):
            await act((await room.row()).id, side=room.side_of(who), user_id=who.id, actor=other.id)
    assert (await room.row()).status == "running"


@pytest.mark.stress
async def test_the_win_is_claimed(room: Silence, server: PlayServer) -> None:
    who, other, _ = await room.abandoned()
    await room.press(other, "Claim the win")
    row = await room.row()
    assert (row.status, turns_of(row).winner, turns_of(row).claimed) == ("resigned", room.side_of(other), True)
    assert "stopped answering, and the win was claimed" in text(server.boards(room.channel)[-1])
    await room.later(60)
    results = SideResults(server.bot.database)
    for player in (who, other):
        (result,) = await results.of_person(player.id)
        assert (result.winner, result.claimed, result.resigned) == (room.side_of(other), True, False)


@pytest.mark.stress
async def test_the_autopilot_plays_on(room: Silence, server: PlayServer) -> None:
    who, other, _ = await room.abandoned()
    await room.press(other, "Let autopilot play")
    assert chairs_of(await room.row())[room.side_of(who)].steward
    (told,) = [each for each in server.messages(room.channel) if "has let the autopilot play on" in text(each)]
    assert not labels(told)


@pytest.mark.stress
async def test_another_player_takes_the_side_or_the_old_one_comes_back(room: Silence, server: PlayServer) -> None:
    who, other, _ = await room.abandoned()
    side = room.side_of(who)
    await room.press(other, "Free the side")
    assert chairs_of(await room.row())[side].open
    await room.take(other, side)
    assert chairs_of(await room.row())[side].open, "nobody plays both sides"
    await room.later(9 * DAY)
    assert (await room.row()).status == "running", "no time runs"
    results = SideResults(server.bot.database)
    (lost,) = await results.of_person(who.id)
    assert (lost.side, lost.winner) == (side, room.side_of(other)), "their part is lost"
    await room.take(who, side)
    assert chairs_of(await room.row())[side].user_id == who.id
    assert not await results.of_person(who.id), "they play it on"


@pytest.mark.stress
async def test_a_new_player_is_recorded_with_how_their_part_ends(room: Silence, server: PlayServer) -> None:
    who, other, _ = await room.abandoned()
    side, carol = room.side_of(who), server.guild.add_member(server.env.create_user("carol"))
    await room.press(other, "Free the side")
    await room.take(carol, side)
    assert chairs_of(await room.row())[side].user_id == carol.id
    shown = room.shown(await other.slash(room.channel, "siege resign"))
    await other.click(server.as_message(shown), custom_id=button(shown, "Give"))
    await room.later(60)
    results = SideResults(server.bot.database)
    found = {each.id: (await results.of_person(each.id))[0].winner for each in (who, carol, other)}
    assert found == {who.id: room.side_of(other), carol.id: side, other.id: side}


@pytest.mark.stress
@pytest.mark.parametrize("choice", ["Free the side", stress.marked("Let autopilot play")])
async def test_a_rated_game_is_won_at_the_vacancy_and_goes_on_casual(
    room: Silence, server: PlayServer, choice: str
) -> None:
    await room.begun(pace="post")
    await room.rate()
    who, other = await room.silent()
    for _ in range(2):
        await room.misses(who, other)
    (message,) = room.asked()
    assert "you win the rated game" in text(message)
    await room.press(other, choice)
    row, rated = await room.row(), await room.rated()
    assert (row.counted, row.status) == (None, "running")
    assert rated.score == float(room.side_of(other) == WEST)
    assert [each for each in server.messages(room.channel) if "has won the rated game" in text(each)]
    shown = room.shown(await other.slash(room.channel, "siege resign"))
    await other.click(server.as_message(shown), custom_id=button(shown, "Give"))
    await room.later(60)
    assert (await room.rated()) == rated, "what follows does not count"


@pytest.mark.stress
async def test_a_claimed_rated_game_counts(room: Silence, server: PlayServer) -> None:
    await room.begun(pace="post")
    await room.rate()
    who, other = await room.silent()
    for _ in range(2):
        await room.misses(who, other)
    await room.press(other, "Claim the win")
    await room.later(60)
    assert (await room.rated()).score == float(room.side_of(other) == WEST)


@pytest.mark.stress
async def test_a_player_who_has_left_the_server_counts_as_gone_after_one_missed_deadline(
    room: Silence, server: PlayServer
) -> None:
    await room.begun(pace="post")
    who, other = await room.silent()
    server.env.backend.remove_member(server.guild.id, who.id)
    await room.misses(who, other)
    (message,) = room.asked()
    assert "has left this server" in text(message)
    await room.press(other, "Claim the win")
    assert turns_of(await room.row()).winner == room.side_of(other)


@pytest.mark.stress
async def test_a_live_game_asks_five_minutes_after_a_missed_turn(room: Silence, server: PlayServer) -> None:
    await room.begun(pace="live")
    _, other = await room.silent()
    await room.later(31 * 60)
    assert not room.asked()
    await room.later(5 * 60)
    (message,) = room.asked()
    assert list(message.ping_user_ids) == [other.id]


@pytest.mark.stress
async def test_a_game_without_deadlines_asks_after_a_week(room: Silence, server: PlayServer) -> None:
    await room.begun()
    who, other = await room.silent()
    await room.later(6.9 * DAY)
    assert not room.asked()
    await room.later(0.2 * DAY)
    (message,) = room.asked()
    assert list(message.ping_user_ids) == [other.id]
    await room.order(who, "done")
    await room.later(5)
    assert not room.asked()


async def test_tournaments_and_clocks_have_rules_of_their_own(room: Silence) -> None:
    await room.begun(pace="post", clock="3 d+12 h")
    row, (side,) = await room.row(), turns_of(await room.row()).asked
    assert may_be_abandoned(row, side) is None
    plain = replace(row, asked=written(msgspec.structs.replace(turns_of(row), clock=None)))
    assert may_be_abandoned(plain, side) is not None
    assert may_be_abandoned(replace(plain, counted=TABLE), side) is None


async def test_a_player_whom_a_manager_removes_has_lost(room: Silence, server: PlayServer) -> None:
    boss = server.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    grace = server.guild.add_member(server.env.create_user("grace"), roles=[boss])
    await room.begun(pace="post")
    who, other = await room.silent()
    shown = room.shown(await grace.slash(room.channel, "siege players handover", user=grace))
    await grace.click(server.as_message(shown), custom_id=button(shown, "Hand"))
    results = SideResults(server.bot.database)
    assert "only after they have missed a deadline" in private(
        await grace.slash(room.channel, "siege players remove", user=who)
    )
    assert not await results.of_person(who.id)
    await room.misses(who, other)
    await grace.slash(room.channel, "siege players remove", user=who)
    assert chairs_of(await room.row())[room.side_of(who)].open
    (lost,) = await results.of_person(who.id)
    assert (lost.side, lost.winner) == (room.side_of(who), room.side_of(other))
    assert not await results.of_person(other.id), "the game goes on"
    await room.take(who, room.side_of(who))
    assert not await results.of_person(who.id), "they play on"


@pytest.mark.stress
async def test_nobody_removes_the_leader_of_the_other_side(room: Silence, server: PlayServer) -> None:
    who, other, _ = await room.abandoned()
    row, now = await room.row(), clock.now()
    rival = protected(row, who.id, by=other.id, now=now)
    assert rival is not None
    assert rival.rival
    assert protected(row, who.id, by=12_345, now=now) is None, "a manager may, after a missed deadline"
    if other is server.alice:
        assert "against you" in private(await other.slash(room.channel, "siege players remove", user=who))
    assert chairs_of(await room.row())[room.side_of(who)].user_id == who.id
    assert not await server.bot.database.rows(sa.select(held).where(held.c.lost_at.is_not(None)))
