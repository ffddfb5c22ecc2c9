"""Pauses of a game that both leaders agree on: no time runs, the players can answer, and either can end the pause."""

from __future__ import annotations

from datetime import timedelta

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, labels, private, text
from support.duel.room import EAST, WEST, Room

from bot.games.seats.clocks import left
from bot.games.seats.deadlines import until
from bot.games.state import summary_of
from bot.runtime import clock
from db.schema.games import TABLE, game
from db.sides import turns_of

pytestmark = pytest.mark.duel

DAY = 86_400
HOUR = 3_600


async def pause(room: Room, when: str) -> None:
    """Let Alice propose a pause, and Bob agree."""
    server = room.server
    assert "has asked your opponent" in private(await server.alice.slash(room.channel, "match pause", until=when))
    message = room.said("proposes to pause this game")[-1]
    assert labels(message) == ["Pause the game", "Play on"]
    await server.bob.click(server.as_message(message), custom_id=button(message, "Pause the game"))
    await room.later(2)


async def due(room: Room) -> dict[str, float]:
    """Return the seconds until the deadline of each side that is asked."""
    summary, now = summary_of(await room.row()), clock.now()
    times = {side: until(summary, side, now) for side in summary.turns.asked}
    return {side: (at - now).total_seconds() for side, at in times.items() if at is not None}


async def test_no_time_runs_in_a_pause(room: Room, server: PlayServer) -> None:
    await room.later(5 * HOUR)
    before = await due(room)
    assert before
    await pause(room, "in 10 days")
    assert room.said("have agreed to pause the game")
    assert "paused until" in text(server.board(room.channel))
    assert "paused until" in private(await server.bob.slash(room.channel, "match mine"))
    assert not await due(room)
    version = (await room.row()).version
    await server.restart()
    for _ in range(5):
        await room.later(1.9 * DAY)
    assert (await room.row()).version == version, "nobody was answered for"
    assert turns_of(await room.row()).pause is not None
    await room.later(0.6 * DAY)
    assert turns_of(await room.row()).pause is None
    after = await due(room)
    assert after.keys() == before.keys()
    assert all(before[side] - 0.2 * DAY < after[side] < before[side] + 60 for side in before)
    assert "paused until" not in text(server.board(room.channel))
    assert (await room.row()).version == version


@pytest.mark.stress
async def test_players_can_answer_in_a_pause(room: Room, server: PlayServer) -> None:
    await pause(room, "in 10 days")
    version = (await room.row()).version
    await room.order(server.alice, "done")
    row = await room.row()
    assert row.version > version
    assert turns_of(row).pause is not None
    assert not await due(room)
    assert EAST in turns_of(row).asked
    assert not room.said("your turn"), "nobody is called in a pause"
    await room.later(10.1 * DAY)
    assert turns_of(await room.row()).pause is None
    assert room.said("your turn"), "the side is called when the pause is over"
    span = (await due(room))[EAST]
    assert 47 * HOUR < span <= 48 * HOUR, "the whole time of the turn is left"


@pytest.mark.stress
async def test_either_player_ends_a_pause_a_day_ahead(room: Room, server: PlayServer) -> None:
    await pause(room, "in 10 days")
    assert "The pause ends at" in private(await server.bob.slash(room.channel, "match pause"))
    await room.later(5)
    (told,) = room.said("has ended the pause")
    assert f"<@{server.alice.id}>: <@{server.bob.id}> has ended the pause" in text(told)
    left_over = turns_of(await room.row()).pause
    assert left_over is not None
    assert left_over.until - clock.now() < timedelta(hours=24)
    await room.later(25 * HOUR)
    assert turns_of(await room.row()).pause is None


@pytest.mark.stress
async def test_a_clock_stands_still(server: PlayServer) -> None:
    room = Room(server)
    await room.begun(clock="3 d+12 h")
    await room.later(HOUR)
    side = next(iter(turns_of(await room.row()).asked))
    before = left(turns_of(await room.row()), side, clock.now())
    await pause(room, "in 10 days")
    await room.later(5 * DAY)
    assert abs(left(turns_of(await room.row()), side, clock.now()) - before) < 60
    await room.later(5.1 * DAY)
    row = await room.row()
    assert turns_of(row).pause is None
    assert not turns_of(row).clock.fallen
    assert before - 0.2 * DAY < left(turns_of(row), side, clock.now()) < before + 60


@pytest.mark.stress("in 10 minutes-at least an hour", "soon enough-soon enough", "None-This game is not paused")
@pytest.mark.parametrize(
    ("when", "why"),
    [
        ("in 365 days", "at most 30 days"),
        ("in 10 minutes", "at least an hour"),
        ("soon enough", "soon enough"),
        (None, "This game is not paused"),
    ],
)
async def test_what_cannot_be_a_pause_is_refused(room: Room, server: PlayServer, when: str | None, why: str) -> None:
    options = {"until": when} if when is not None else {}
    assert why in private(await server.alice.slash(room.channel, "match pause", **options))
    assert turns_of(await room.row()).offer is None


@pytest.mark.stress
async def test_games_that_cannot_be_paused(server: PlayServer) -> None:
    room = Room(server)
    await room.new(against="autopilot")
    said = private(await server.alice.slash(room.channel, "match pause", until="in 3 days"))
    assert "The autopilot is playing the other side" in said
    room.channel = server.guild.create_text_channel("table")
    await room.begun(pace="post")
    row = await room.row()
    await server.bot.database.run(sa.update(game).where(game.c.id == row.id).values(counted=TABLE))
    said = private(await server.alice.slash(room.channel, "match pause", until="in 3 days"))
    assert "ask a judge" in said
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert private(await carol.slash(room.channel, "match pause", until="in 3 days"))
    assert turns_of(await room.row()).offer is None
    assert {WEST, EAST} >= turns_of(await room.row()).asked.keys()
