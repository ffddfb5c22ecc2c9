"""Campaigns of two sides while the bot is off, and with a side that nobody has taken."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from support.discord_play import PlayServer, text
from support.duel.calendar import Calendar, at, until
from support.duel.room import EAST, WEST

from bot.games import pledges
from bot.games.seats.chairs import HOUR_AT_ONCE
from bot.runtime import clock
from db.schema.games import HOUSE
from db.sides import chairs_of

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.own_bot, pytest.mark.duel]

HOUR, DAY = 3_600, 86_400


@pytest.fixture
def calendar(server: PlayServer) -> Calendar:
    return Calendar(server)


async def passes_to(calendar: Calendar, *when: int) -> None:
    """Let time pass in which the bot is there."""
    await calendar.server.later((at(*when) - clock.now()).total_seconds() - 20)
    await calendar.server.env.advance_time(25)


async def test_a_side_is_left_open_for_two_hours_after_the_bot_is_back(calendar: Calendar, server: PlayServer) -> None:
    await calendar.start(own_hour=None)
    await calendar.ready()
    await passes_to(calendar, 2026, 1, 1, 20)
    assert (await calendar.place(), await calendar.asked()) == ((1, 0), [WEST])
    await passes_to(calendar, 2026, 1, 2, 19, 30)
    await server.off(4 * HOUR)
    await server.env.advance_time(5)
    open_until = await until(calendar, WEST)
    assert open_until is not None
    assert at(2026, 1, 3, 1, 30) <= open_until < at(2026, 1, 3, 1, 31), "its hour passed while the bot was off"
    assert "The bot was offline for 4 h, so your time was extended." in text(server.board(calendar.channel))
    await passes_to(calendar, 2026, 1, 3, 1, 25)
    assert (await calendar.place(), await calendar.asked()) == ((1, 0), [WEST])
    await calendar.order(server.alice, "go", "300,0")
    await passes_to(calendar, 2026, 1, 3, 1, 32)
    assert (await calendar.place(), await calendar.asked()) == ((1, 1), [EAST])
    assert await until(calendar, EAST) == at(2026, 1, 3, 20), "the other's hour stays"


async def test_a_side_that_was_not_to_move_while_the_bot_was_off_keeps_its_hour(
    calendar: Calendar, server: PlayServer
) -> None:
    await calendar.start(own_hour="08:00")
    await calendar.ready()
    await passes_to(calendar, 2026, 1, 1, 20)
    await server.off(4 * HOUR)
    await server.env.advance_time(5)
    assert await until(calendar, WEST) == at(2026, 1, 2, 20), "it has half a day left"
    await passes_to(calendar, 2026, 1, 2, 20)
    assert (await calendar.asked(), await until(calendar, EAST)) == ([EAST], at(2026, 1, 3, 8))


async def test_immediate_reactions_do_not_wait_for_an_open_seat(
    calendar: Calendar, server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """East wanted to be asked, and leaves: its turns stay open until its hour, its reactions wait for no player."""
    monkeypatch.setattr(pledges, "secrets", SimpleNamespace(token_hex=lambda size: "1c" * size))  # no trap at 400,0
    await calendar.start(own_hour=None, reactions=HOUR_AT_ONCE)
    service, row = server.bot.context.service, await calendar.row()
    await service.order(row.id, side=EAST, answer=("ask",), actor=server.bob.id)
    await server.bob.slash(calendar.channel, "side leave")
    assert chairs_of(await calendar.row())[EAST].open
    for order in (("garden",), ("lay", "200,0"), ("lay", "300,0")):
        await calendar.order(server.alice, *order)
    await passes_to(calendar, 2026, 1, 1, 20)
    for day, order in ((2, ("go", "200,0")), (4, ("go", "300,0"))):
        await calendar.order(server.alice, *order)
        for each in (day, day + 1):
            await passes_to(calendar, 2026, 1, each, 20)
    assert (await calendar.place(), await calendar.asked()) == ((3, 0), [WEST])
    await calendar.order(server.alice, "go", "400,0")
    await server.env.advance_time(5)
    assert ("lapse", HOUSE) in await calendar.deeds()
    assert EAST not in await calendar.asked()
    chair = chairs_of(await calendar.row())[EAST]
    assert (chair.open, chair.lapses) == (True, 0), "anyone may take it"
    await passes_to(calendar, 2026, 1, 6, 20)
    assert (await calendar.asked(), await until(calendar, EAST)) == ([EAST], at(2026, 1, 7, 20))
    await server.off(2 * DAY)
    await server.env.advance_time(5)
    open_until = await until(calendar, EAST)
    assert open_until is not None
    assert at(2026, 1, 8, 22) <= open_until < at(2026, 1, 8, 22, 1)
    await passes_to(calendar, 2026, 1, 8, 22, 2)
    assert (await calendar.place(), await calendar.asked()) == ((4, 0), [WEST]), "its hour closed its turn"
