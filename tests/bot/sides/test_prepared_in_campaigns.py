"""Orders prepared for the next turn in a campaign, which plays a turn each real day, and beside sides that vote."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from support import duel, stress
from support.discord_play import PlayServer, button, labels, private, text
from support.duel.calendar import Calendar, at, until
from support.duel.room import EAST, WEST, Camps, Room

from db.schema.games import CALENDAR_ACTOR, prepared

pytestmark = [pytest.mark.by_alarms, pytest.mark.simcord(settle_timeout=300)]

DAY = 86_400


@pytest.fixture
def orchard() -> Iterator[str]:
    """Install the duel in the toy game's place."""
    with duel.installed() as name:
        yield name


@pytest.fixture
def calendar(server: PlayServer) -> Calendar:
    return Calendar(server)


@pytest.fixture
def camps(server: PlayServer) -> Camps:
    return Camps(server)


async def prepare(room: Room, who: Any, *lines: str) -> str:
    """Type lines into a player's form; return the answer, or that there is no button for it."""
    panel = room.shown(await who.slash(room.channel, "side orders"))
    label = next((each for each in labels(panel) if "repare" in each), None)
    if label is None:
        return "no button"
    form = await who.click(room.server.as_message(panel), custom_id=button(panel, label))
    return private(await who.submit_modal(form, {"lines": "\n".join(lines)}))


async def stored(room: Room) -> list[Any]:
    return list(await room.server.bot.database.rows(sa.select(prepared)))


async def words(room: Room, who: Any) -> list[str]:
    """Return a player's answers in turns, as they are stored."""
    row = await room.row()
    every = await room.server.bot.context.service.store.journal(row.id, first=1, last=row.version)
    return [each.answer for each in every if each.actor == who.id and each.period > 0]


def letters(room: Room, who: Any) -> list[str]:
    direct = who.user.dm_channel
    return [] if direct is None else [text(each) for each in room.server.messages(direct)]


@pytest.mark.parametrize("early", [True, stress.marked(False)])
async def test_a_day_of_a_campaign_is_played_as_prepared(calendar: Calendar, server: PlayServer, early: bool) -> None:
    """Both ways in which East's turn begins: West has given its orders early, or its hour has passed."""
    await calendar.start()
    await calendar.ready()
    assert "one line" in await prepare(calendar, server.bob, "go 700,0")
    await calendar.pass_to(2026, 1, 1, 20)
    assert await calendar.asked() == [WEST]
    if early:
        await calendar.order(server.alice, "go", "200,0")
    await calendar.pass_to(2026, 1, 2, 20)
    await server.env.advance_time(3)
    assert await words(calendar, server.bob) == ['["@east","go","700,0"]']
    played = [actor for action, actor in await calendar.deeds() if action == "steward"]
    assert (CALENDAR_ACTOR in played) != early
    assert await calendar.place() == (1, 1), "the next turn begins at East's hour"
    (letter,) = letters(calendar, server.bob)
    assert "of your prepared orders: 1." in letter
    await calendar.pass_to(2026, 1, 3, 8)
    assert (await calendar.place(), await until(calendar, WEST)) == ((2, 0), at(2026, 1, 3, 20))


async def test_the_side_that_begins_the_day_prepares_for_its_hour(calendar: Calendar, server: PlayServer) -> None:
    await calendar.start()
    await calendar.ready()
    assert "one line" in await prepare(calendar, server.alice, "go 200,0")
    await calendar.pass_to(2026, 1, 1, 20)
    await server.env.advance_time(3)
    assert await words(calendar, server.alice) == ['["@west","go","200,0"]']
    assert "prepared orders: 1." in letters(calendar, server.alice)[0]
    assert await prepare(calendar, server.bob, "go 700,0") != "no button"
    await calendar.pass_to(2026, 1, 2, 20)
    await server.env.advance_time(3)
    assert await words(calendar, server.bob) == ['["@east","go","700,0"]']


async def test_the_hour_closes_what_prepared_orders_left_open(calendar: Calendar, server: PlayServer) -> None:
    await calendar.start()
    await calendar.ready()
    await prepare(calendar, server.bob, "if enemy 0,0: go 700,0")
    await calendar.pass_to(2026, 1, 1, 20)
    await calendar.order(server.alice, "go", "200,0")
    await calendar.pass_to(2026, 1, 2, 21)
    assert (await calendar.asked(), await words(calendar, server.bob)) == ([EAST], [])
    (letter,) = letters(calendar, server.bob)
    assert letter.endswith("The bot carried out none of your prepared orders.\nIt is your turn.")
    await calendar.pass_to(2026, 1, 3, 8)
    assert await stored(calendar) == [], "the autopilot has played the turn"
    assert await calendar.place() == (2, 0)


async def test_a_side_that_begins_to_vote_has_no_prepared_orders(camps: Camps, server: PlayServer) -> None:
    await _ready(camps)
    assert "one line" in await prepare(camps, server.bob, "go 700,0")
    await camps.voting(EAST)
    assert await stored(camps) == [], "now all its players decide"
    assert await prepare(camps, server.bob, "go 700,0") == "no button"
    await camps.order(server.alice, "go", "200,0")
    await camps.pass_by(3)
    assert await words(camps, server.bob) == []
    assert camps.ballot(camps.east) is not None, "its turn has a vote"


async def test_the_turn_after_a_vote_of_the_other_side_is_played_as_prepared(camps: Camps, server: PlayServer) -> None:
    await _ready(camps)
    await camps.order(server.alice, "go", "200,0")
    await camps.voting(EAST)
    assert "one line" in await prepare(camps, server.alice, "go 300,0")
    private(await server.bob.slash(camps.channel, "siege order", do="go", second="700,0"))
    await camps.pass_by(31 * 60)
    await camps.pass_by(3)
    assert (await words(camps, server.alice))[-1] == '["@west","go","300,0"]'
    assert len(letters(camps, server.alice)) == 1


async def _ready(camps: Camps) -> None:
    """Begin a duel between camps by correspondence, up to West's first turn."""
    await camps.manned()
    for who, door in ((camps.server.bob, "cellar"), (camps.server.alice, "garden")):
        await camps.order(who, door)
    for place in ("500,0", "600,0"):
        await camps.order(camps.server.alice, "lay", place)
        await camps.order(camps.server.bob, "lay", place)
