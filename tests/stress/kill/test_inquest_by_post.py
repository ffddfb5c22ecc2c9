"""What the inquest of games by post finds: time cut short, and turns and claims that nobody chose."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import pytest_asyncio
import sqlalchemy as sa
from stress.kill.post import BANK, INCREMENT, PostInquest
from support import duel
from support.duel.desk import ANNA, BEN, WEST, Desk
from support.toygame.play import Clock

import engine.games
from bot.games.seats.chairs import POST
from bot.games.service import Service
from bot.sides.clocks import CLAIM, PLAY
from db import Database
from db.schema.games import game, journal

pytestmark = pytest.mark.sqlite


@pytest.fixture
def rules() -> Iterator[Any]:
    with duel.installed() as name:
        yield engine.games.find(name)


@pytest_asyncio.fixture
async def desk(database: Database, clock: Clock, rules: Any) -> AsyncIterator[Desk]:
    yield Desk(Service(database, now=clock), rules, clock)


async def stored(database: Database) -> tuple[dict[str, Any], list[Any]]:
    """Return the games by their id, and the journal."""
    async with database.read() as connection:
        rows = {row.id: row for row in await connection.execute(sa.select(game))}
        found = await connection.execute(sa.select(journal).order_by(journal.c.game_id, journal.c.version))
        return rows, [SimpleNamespace(**row) for row in found.mappings()]


def inquest(*chosen: tuple[str, int, str]) -> PostInquest:
    people = SimpleNamespace(chosen=Counter(chosen))
    return PostInquest(cast("Any", None), [cast("Any", people)], url="", ledger=Path())


async def test_a_side_with_too_little_time_is_found(desk: Desk, database: Database) -> None:
    await desk.begun(pace=POST)
    desk.clock.pass_by(hours=48)
    assert await desk.time_out() is not None
    looking, (rows, written) = inquest(), await stored(database)
    looking.waited_for(rows, written)
    assert looking.lapses == 1
    written[-1].created_at -= timedelta(hours=37)
    with pytest.raises(AssertionError, match=WEST):
        looking.waited_for(rows, written)


async def test_the_result_of_a_clock_is_chosen_by_a_player(desk: Desk, database: Database) -> None:
    await desk.begun(pace=POST, clock=(BANK, INCREMENT))
    for act, action in ((desk.service.play_turn_of, PLAY), (desk.service.claim, CLAIM)):
        desk.clock.pass_by(hours=72)
        await desk.time_out()
        row = await desk.row()
        await act(row.id, side=WEST, place=(row.period, row.round), actor=BEN)
        if action == PLAY:
            await desk.time_out()
            await desk.say(BEN, "done")
    rows, written = await stored(database)
    of = row.id
    meant = inquest((of, BEN, PLAY), (of, BEN, CLAIM))
    meant.meant(rows, written)
    assert meant.claims == 1
    assert meant.autopilots > 0
    with pytest.raises(AssertionError, match="nobody meant"):
        inquest((of, BEN, PLAY), (of, ANNA, CLAIM)).meant(rows, written)
    with pytest.raises(AssertionError, match="unasked"):
        inquest((of, BEN, CLAIM)).meant(rows, written)
