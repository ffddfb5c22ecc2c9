"""Holidays: a player's correspondence games wait for them, within limits, and their opponents read until when."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from simcord.builders import ChannelHandle
from support.discord_play import PlayServer, button, private, text
from support.duel.room import EAST, WEST, Room

from bot.games.seats.clocks import left
from bot.runtime import clock
from db.privacy import Privacy
from db.schema.community import holiday
from db.schema.games import TABLE, game, lapse
from db.sides import chairs_of, turns_of
from tests.bot.matches.test_challenges import Lobby
from tests.bot.matches.test_pauses import DAY, HOUR, due, pause

pytestmark = pytest.mark.duel

AWAY = "the game waits"


async def goes(room: Room, who: Any, when: str | None, channel: Any = None) -> str:
    """Let somebody begin a holiday, or end theirs; return the answer."""
    options = {"until": when} if when is not None else {}
    return private(await who.slash(channel or room.channel, "match pause", holiday=True, **options))


async def asked(room: Room) -> str:
    (side,) = turns_of(await room.row()).asked
    return side


async def test_a_correspondence_game_waits_for_a_player_on_holiday(room: Room, server: PlayServer) -> None:
    side = await asked(room)
    who, other = (server.alice, server.bob) if side == WEST else (server.bob, server.alice)
    await room.later(5 * HOUR)
    before = (await due(room))[side]
    said = await goes(room, who, "in 8 days", server.second)
    assert "One correspondence game will wait for you." in said
    assert "13 more days" in said
    assert "12 hours" not in said
    assert AWAY in text(server.board(room.channel))
    assert AWAY in private(await other.slash(room.channel, "match mine"))
    assert "You are on holiday until" in private(await who.slash(room.channel, "match mine"))
    assert not await due(room)
    version = (await room.row()).version
    await server.restart()
    for _ in range(4):
        await room.later(1.9 * DAY)
    assert (await room.row()).version == version, "nobody was answered for"
    await room.later(0.6 * DAY)
    after = (await due(room))[side]
    assert before - 0.2 * DAY < after < before + 60
    assert AWAY not in text(server.board(room.channel))
    assert room.said("your turn"), "the player is called again"
    await room.later(after + 60)
    assert (await room.row()).version > version, "then the time runs out as usual"


@pytest.mark.parametrize("how", ["holiday", "pause"])
async def test_nothing_waits_for_the_end_of_a_game_that_was_resigned(room: Room, server: PlayServer, how: str) -> None:
    side = await asked(room)
    who = server.alice if side == WEST else server.bob
    if how == "pause":
        await pause(room, "in 3 days")
    else:
        await goes(room, who, "in 3 days")
    question = room.shown(await who.slash(room.channel, "siege resign"))
    await who.click(server.as_message(question), custom_id=button(question, "Give"))
    await room.later(3.1 * DAY)
    await room.later(DAY)
    waiting = sa.select(sa.func.count()).select_from(lapse).where(lapse.c.game_id == (await room.row()).id)
    assert await server.bot.context.service.store.database.scalar(waiting) == 0


@pytest.mark.stress
async def test_the_other_side_still_has_its_time(room: Room, server: PlayServer) -> None:
    side = await asked(room)
    other = server.bob if side == WEST else server.alice
    await goes(room, other, "in 8 days")
    assert side in await due(room)
    version = (await room.row()).version
    await room.later(2.1 * DAY)
    assert (await room.row()).version > version, "its turn passed"
    row = await room.row()
    assert {WEST, EAST} - {side} == turns_of(row).asked.keys()
    assert not await due(room), "now the game waits for the player who is away"


@pytest.mark.stress
async def test_a_holiday_can_be_interrupted_by_an_order_and_ended_early(room: Room, server: PlayServer) -> None:
    side = await asked(room)
    who = server.alice if side == WEST else server.bob
    await goes(room, who, "in 8 days")
    assert "You are on holiday until" in await goes(room, who, "in 3 days")
    version = (await room.row()).version
    await room.order(who, "done")
    assert (await room.row()).version > version
    await room.later(DAY)
    assert "Your holiday is over" in await goes(room, who, None)
    assert "You are not on holiday" in await goes(room, who, None)
    await room.later(5)
    assert AWAY not in text(server.board(room.channel))
    said = await goes(room, who, "in 9 days")
    assert "10 more days" in said or "11 more days" in said, "one day of the first holiday counts"


@pytest.mark.stress
async def test_a_question_with_little_time_left_does_not_wait(room: Room, server: PlayServer) -> None:
    side = await asked(room)
    who = server.alice if side == WEST else server.bob
    await room.later(37 * HOUR)
    assert "less than 12 hours left" in await goes(room, who, "in 5 days")
    assert 0 < (await due(room))[side] < 12 * HOUR
    assert AWAY not in text(server.board(room.channel))
    version = (await room.row()).version
    await room.later(12 * HOUR)
    row = await room.row()
    assert row.version > version, "its time ran out"
    other = server.bob if who is server.alice else server.alice
    await room.order(other, "done")
    assert side in turns_of(await room.row()).asked
    assert not await due(room), "the next question waits"


@pytest.mark.stress
async def test_a_clock_of_days_stands_still(server: PlayServer) -> None:
    room = Room(server)
    await room.begun(clock="3 d+12 h")
    await room.later(HOUR)
    side = await asked(room)
    who = server.alice if side == WEST else server.bob
    before = left(turns_of(await room.row()), side, clock.now())
    await goes(room, who, "in 10 days")
    await room.later(5 * DAY)
    assert abs(left(turns_of(await room.row()), side, clock.now()) - before) < 60
    await room.later(5.1 * DAY)
    turns = turns_of(await room.row())
    assert not turns.clock.fallen
    assert before - 0.2 * DAY < left(turns, side, clock.now()) < before + 60


@pytest.mark.stress
async def test_a_holiday_does_not_close_an_open_claim(server: PlayServer) -> None:
    room = Room(server)
    await room.begun(clock="3 d+12 h")
    side = await asked(room)
    who, other = (server.alice, server.bob) if side == WEST else (server.bob, server.alice)
    await room.later(3.6 * DAY)
    assert turns_of(await room.row()).clock.fallen
    assert "12 hours" in await goes(room, who, "in 10 days")
    (message,) = room.said("out of time")
    await other.click(server.as_message(message), custom_id=button(message, "Claim"))
    assert turns_of(await room.row()).winner not in {None, side}


@pytest.mark.stress
async def test_games_that_wait_for_nobody(server: PlayServer) -> None:
    """Live games, tournament tables and sides of several people go on; without any game a holiday can begin too."""
    assert "You have no correspondence games that must wait" in await goes(Room(server), server.bob, "in 2 days")
    await goes(Room(server), server.bob, None)
    room = Room(server)
    await room.begun(pace="live")
    table = Room(server)
    table.channel = server.guild.create_text_channel("table")
    await table.begun(pace="post")
    await server.bot.database.run(sa.update(game).where(game.c.id == (await table.row()).id).values(counted=TABLE))
    shared = Room(server)
    shared.channel = server.guild.create_text_channel("shared")
    await shared.begun(pace="post")
    carol = server.guild.add_member(server.env.create_user("carol"))
    await server.alice.slash(shared.channel, "side add", user=carol)
    assert "You have no correspondence games that must wait" in await goes(room, server.alice, "in 5 days")
    for each in (room, table, shared):
        assert not turns_of(await each.row()).away


async def test_a_game_that_begins_in_a_holiday_waits_too(server: PlayServer) -> None:
    lobby = Lobby(server)
    await goes(Room(server), server.alice, "in 5 days", lobby.channel)
    await lobby.seek()
    await lobby.accept(server.bob)
    await lobby.later(2)
    (row,) = await lobby.games()
    (side,) = turns_of(row).away
    assert chairs_of(row)[side].user_id == server.alice.id
    (thread,) = lobby.threads()
    assert AWAY in text(server.board(ChannelHandle(server.env, server.guild, thread)))


@pytest.mark.parametrize(
    ("when", "why"),
    [
        ("in 11 days", "at most 10 days"),
        ("in 365 days", "at most 10 days"),
        ("in 10 minutes", "A holiday must last at least an hour"),
        ("soon enough", "soon enough"),
        (None, "You are not on holiday"),
    ],
)
async def test_what_cannot_be_a_holiday_is_refused(server: PlayServer, when: str | None, why: str) -> None:
    assert why in await goes(Room(server), server.alice, when)
    assert not await server.bot.database.rows(sa.select(holiday))


@pytest.mark.stress
async def test_a_year_has_twenty_one_days_of_holiday(server: PlayServer) -> None:
    room = Room(server)
    for number in (11, 1):
        assert f"{number} more day" in (await goes(room, server.alice, "in 10 days")).replace("one", "1")
        await room.later(10.1 * DAY)
    assert "You can take one more day" in await goes(room, server.alice, "in 2 days")
    await room.later(356 * DAY)
    assert "Your holiday lasts until" in await goes(room, server.alice, "in 10 days"), "a year after the first"


@pytest.mark.stress
async def test_holidays_are_shown_to_their_user_and_deleted(room: Room, server: PlayServer) -> None:
    await goes(room, server.alice, "in 5 days")
    database = server.bot.database
    data = (await Privacy(database).personal_data(server.alice.id)).rows["holidays"]
    assert [row["until_at"] - row["from_at"] < timedelta(days=5, minutes=1) for row in data] == [True]
    assert "One holiday" in private(await server.alice.slash(room.channel, "privacy show"))

    async def resign(*_: Any) -> None:
        return None

    await Privacy(database).forget(server.alice.id, now=clock.now(), resign=resign)
    assert not await database.rows(sa.select(holiday))
