"""The bot's own games at the tables of a tournament on a simulated Discord: from the press to the result."""

from __future__ import annotations

import re
from typing import Any

import pytest
from support.discord_play import PlayServer, controls, private, text
from support.tournament.cup import Cup

from engine.tournament import facts as f

pytestmark = pytest.mark.by_alarms

WEEK = 7 * 86_400


@pytest.fixture
def cup(server: PlayServer) -> Cup:
    return Cup(server)


async def play_out(server: PlayServer, who: Any) -> None:
    """Let the steward play a game in direct messages to its end."""
    assert private(await who.user.slash("siege auto", scope="all"))
    await server.env.advance_time(20)


async def test_a_duel_is_played_from_the_button_to_the_result(server: PlayServer, cup: Cup) -> None:
    await cup.new("duel", "orchard", (server.alice, server.bob))
    said = await cup.press(server.alice)
    assert "Your game of round 1 begins" in said
    assert "one attempt, until" in said
    assert "in progress" in await cup.press(server.alice), "a second press leads to the same game"
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert (await cup.press(carol)).startswith("You have no game to play")
    state = await server.state(server.alice.user.dm_channel)
    assert state.dice == "round"
    refused = private(await server.alice.slash(server.first, "siege here"))
    assert "Others are playing with the same dice" in refused
    await play_out(server, server.alice)
    assert "the seed stays secret until" in private(await server.alice.user.slash("siege status"))
    assert len((await cup.table()).attempts) == 1
    await cup.press(server.bob)
    await play_out(server, server.bob)
    table = await cup.table()
    assert (table.results[-1].how, table.results[-1].points) == ("replayed", (1, 1))
    assert (await cup.press(server.bob)).startswith("You have no game to play")


async def test_a_seed_is_shown_once_the_tournament_is_closed(server: PlayServer, cup: Cup) -> None:
    """The page and the end came together, and a week later the reply still said that others play these dice."""
    await cup.new("duel", "orchard", (server.alice, server.bob))
    for who in (server.alice, server.bob):
        await cup.press(who)
        await play_out(server, who)
    leader = server.alice.id + 1
    await cup.decide(lambda _t, _seed: f.RoundClosed(round=1), leader)
    await cup.decide(lambda _t, _seed: f.Finished(), leader)
    server.bot.context.scheduler.wake_now()
    await server.env.advance_time(20)
    for who in (server.alice, server.bob):
        assert "Every die and card is correct" in private(await who.user.slash("siege verify"))


@pytest.mark.stress
async def test_an_absent_player_loses_when_the_round_ends(server: PlayServer, cup: Cup) -> None:
    await cup.new("duel", "orchard", (server.alice, server.bob))
    await cup.press(server.alice)
    await play_out(server, server.alice)
    await server.env.advance_time(WEEK)
    await server.env.advance_time(20)
    assert sorted((await cup.table()).results[-1].points) == [0, 2]


async def test_in_a_busy_channel_the_game_begins_in_a_private_thread(server: PlayServer, cup: Cup) -> None:
    await cup.new("duplicate", "orchard", (server.alice, server.bob))
    await server.alice.user.slash("siege new", game="orchard")
    said = await cup.press(server.alice)
    assert "this one is in a private thread" in said
    thread = int(re.findall(r"channels/\d+/(\d+)", said)[0])
    state = await server.bot.context.service.in_channel(thread)
    assert state is not None
    assert (state.owner_id, state.guild_id) == (server.alice.id, server.guild.id)


async def test_a_table_has_a_thread_with_both_players(server: PlayServer, cup: Cup, two: str) -> None:
    await cup.new("game", two, (server.alice, server.bob))
    first, second = await cup.press(server.bob), await cup.press(server.alice)
    assert "Your tournament game begins" in first
    assert "in progress" in second
    row = await server.bot.context.service.store.game((await cup.table()).games[0])
    assert row is not None
    assert row.channel_id != server.first.id
    thread: Any = await server.bot.fetch_channel(row.channel_id)
    assert re.fullmatch(r"Cup @here, round 1, table 1: \w+ – \w+", thread.name)
    assert {member.id for member in await thread.fetch_members()} >= {server.alice.id, server.bob.id}
    found = await cup.tournaments.in_channel(thread.id)
    assert found.row.id == cup.id
    board = next(each for each in server.messages(thread) if controls(each))
    assert text(board)


@pytest.mark.stress
async def test_a_judge_sees_the_state_of_a_tables_game(server: PlayServer, cup: Cup, two: str) -> None:
    """A judge used to see only “Proposals: 0, agreed: 0” for a running game."""
    await cup.new("game", two, (server.alice, server.bob))
    judge = server.guild.add_member(server.env.create_user("judith"))
    await cup.decide(lambda _t, _seed: f.JudgeNamed(person=judge.id), server.alice.id + 1)
    assert "nobody has proposed a time" in private(await judge.slash(server.first, "judge panel"))
    await cup.press(server.alice)
    state = await server.bot.context.service.position((await cup.table()).games[0])
    side = next(iter(state.turns.asked))
    names = {each.id: each.user.name for each in (server.alice, server.bob)}
    shown = private(await judge.slash(server.first, "judge panel"))
    assert f"it is {names[state.sides[side].user_id]}’s turn (<t:" in shown
    assert f"https://discord.com/channels/{server.guild.id}/{state.channel_id}/" in shown
    assert "agreed" not in shown
    await server.env.advance_time(WEEK)
    await server.env.advance_time(20)
    (asked,) = [text(each) for each in server.messages(server.first) if judge.mention in text(each)]
    assert "’s turn (<t:" in asked


async def test_a_judge_sees_which_player_of_a_duel_has_begun(server: PlayServer, cup: Cup) -> None:
    await cup.new("duel", "orchard", (server.alice, server.bob))
    judge = server.guild.add_member(server.env.create_user("judith"))
    await cup.decide(lambda _t, _seed: f.JudgeNamed(person=judge.id), server.alice.id + 1)
    for who, far in ((server.alice, "is playing"), (server.bob, "has not begun")):
        await cup.press(server.alice)
        assert f"{who.user.name} {far}" in private(await judge.slash(server.first, "judge panel"))
    await play_out(server, server.alice)
    assert f"{server.alice.user.name} has finished" in private(await judge.slash(server.first, "judge panel"))


@pytest.mark.sqlite
@pytest.mark.stress
async def test_a_game_is_played_in_its_tables_thread_if_there_is_one(server: PlayServer, cup: Cup, two: str) -> None:
    await cup.new("game", two, (server.alice, server.bob), threads=True)
    server.bot.context.scheduler.wake_now()
    await server.env.advance_time(5)
    (thread,) = server.first.threads
    await cup.press(server.alice)
    assert [each.id for each in server.first.threads] == [thread.id]
    assert server.boards(thread)
    (head,) = [text(each) for each in server.messages(thread) if "table 1" in text(each)]
    assert "Play until" in head
    assert "Report" not in head, "there is no such button"
    assert (await cup.tournaments.in_channel(thread.id)).row.id == cup.id
    assert thread.mention in await cup.press(server.bob) or str(thread.id) in await cup.press(server.bob)


@pytest.mark.stress
async def test_a_skirmish_against_the_autopilot_is_played_to_its_result(server: PlayServer, cup: Cup) -> None:
    await cup.new("duel", "revolte", (server.alice, server.bob), scenario="tartar-wall")
    for who in (server.alice, server.bob):
        said = private(await who.slash(server.first, "tournament play"))
        assert "Your game of round 1 begins" in said
        channel = who.user.dm_channel
        await server.env.advance_time(5)
        state = await server.state(channel)
        assert {side: chair.steward for side, chair in state.sides.items()} == {"europeans": False, "boxers": True}
        assert state.asks[0].side == "europeans", "the autopilot has played, where it came first"
        assert "Others are playing with the same dice" in private(await who.user.slash("side leave", then="autopilot"))
        for _ in range(20):
            await who.user.slash("siege auto", scope="all")
            await server.env.advance_time(5)
            if (await server.state(channel)).status == "over":
                break
        assert "the seed stays secret until" in private(await who.user.slash("siege status"))
        await server.env.advance_time(20)
    table = await cup.table()
    assert (table.results[-1].how, table.results[-1].points) == ("replayed", (1, 1))


@pytest.mark.sqlite
@pytest.mark.stress
async def test_two_players_play_a_skirmish_in_their_tables_thread_to_its_result(server: PlayServer, cup: Cup) -> None:
    await cup.new("game", "revolte", (server.alice, server.bob), scenario="tartar-wall")
    assert "Your tournament game begins" in private(await server.bob.slash(server.first, "tournament play"))
    service = server.bot.context.service
    state = await service.position((await cup.table()).games[0])
    (thread,) = server.first.threads
    people = {each.id: each for each in (server.alice, server.bob)}
    assert {chair.user_id for chair in state.sides.values()} == {*people}
    while state.status == "running":
        who = people[state.sides[state.asks[0].side].user_id]
        await who.slash(thread, "siege auto", scope="round")
        await server.env.advance_time(5)
        state = await service.position(state.id)
    await server.env.advance_time(20)
    table = await cup.table()
    won = table.players[0 if table.results[-1].points[0] else 1]
    t = (await cup.tournaments.load(cup.id)).state
    assert state.result is not None
    assert state.sides[state.result["winner"]].user_id == t.players[won].person
    assert table.results[-1].how == "replayed"


async def test_a_game_that_cannot_begin_leaves_nothing_behind(server: PlayServer, cup: Cup) -> None:
    await cup.new("game", "nowhere", (server.alice, server.bob))
    assert "does not know this tournament’s game" in await cup.press(server.alice)
    assert (await cup.table()).games == {}


async def test_a_player_cannot_replace_the_opponent_of_a_table(server: PlayServer, cup: Cup, two: str) -> None:
    """The first player used to be able to remove the second, seat a friend, and win."""
    await cup.new("game", two, (server.alice, server.bob))
    await cup.press(server.alice)
    friend = server.guild.add_member(server.env.create_user("friend"))
    service = server.bot.context.service
    state = await service.position((await cup.table()).games[0])
    (thread,) = server.first.threads
    leader, other = sorted((server.alice, server.bob), key=lambda who: who.id != state.owner_id)
    before = (state.players, state.sides)
    for who, rival in ((leader, other), (other, leader)):
        for name, options in (
            ("siege players remove", {"user": rival}),
            ("siege players remove", {}),
            ("siege players add", {"user": friend}),
            ("siege players handover", {"user": friend}),
            ("side give", {"user": friend}),
            ("side add", {"user": friend}),
            ("side leave", {"then": "open"}),
            ("side leave", {"then": "autopilot"}),
            ("side room", {}),
            ("vote start", {"window": "45m"}),
            ("campaign start", {"hour": "20:00", "zone": "UTC"}),
        ):
            said = private(await who.slash(thread, name, **options))
            assert said, name
            assert "was" not in said or "nothing" in said, (name, said)
        said = private(await who.slash(server.second, "siege here"))
        assert "counts for a tournament" in said or "leads" in said, said
    for who in (other, friend):  # who leads it could not, either
        for name in ("siege players add", "siege players handover"):
            assert "counts for a tournament" in private(await who.slash(thread, name, user=friend)), name
    assert "counts for a tournament" in private(await friend.slash(thread, "siege resign"))
    assert "counts for a tournament" in private(await leader.slash(thread, "siege players remove", user=other))
    assert "ask a judge" in private(await leader.slash(thread, "side leave", then="open"))
    for side in state.sides:
        assert private(await friend.slash(thread, "side take", side=side))
    now = await service.position(state.id)
    assert (now.players, now.sides) == before
    await other.slash(thread, "siege resign")
    await service.resign(state.id, version=now.version, actor=other.id)
    await server.env.advance_time(20)
    t = (await cup.tournaments.load(cup.id)).state
    table = await cup.table()
    won = table.players[0 if table.results[-1].points[0] else 1]
    assert t.players[won].person == leader.id
