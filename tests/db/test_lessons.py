"""Each player gets the hint about a question once, on the first board that asks it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from db import Database, open_database
from db.first_time_hints import FirstTimeHints

ALICE, BOB = 1, 2


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", busy_seconds=0.2)
    yield opened
    await opened.close()


async def due(
    hints: FirstTimeHints, person: int, *, kind: str = "fire", game: str = "aaaaaaaa", version: int = 3
) -> bool:
    return await hints.due(person, system="siege", kind=kind, game_id=game, version=version)


async def test_the_first_board_shows_the_hint_even_when_redrawn(database: Database) -> None:
    hints = FirstTimeHints(database)
    assert await due(hints, ALICE)
    assert await due(hints, ALICE), "the same board, posted once more"
    assert not await due(hints, ALICE, version=4), "the next decision of the phase"
    assert not await due(hints, ALICE, game="bbbbbbbb"), "her next game"
    assert await due(hints, ALICE, kind="march"), "another question"
    assert await due(hints, BOB, game="bbbbbbbb"), "somebody else"


async def test_a_hint_is_remembered_after_a_restart(database: Database) -> None:
    assert await due(FirstTimeHints(database), ALICE)
    assert await due(FirstTimeHints(database), ALICE)
    assert not await due(FirstTimeHints(database), ALICE, version=4)


async def test_two_processes_show_a_hint_once(database: Database) -> None:
    one, other = FirstTimeHints(database), FirstTimeHints(database)
    assert [await due(one, ALICE), await due(other, ALICE, version=9)] == [True, False]
    assert not await due(one, ALICE, version=9)
