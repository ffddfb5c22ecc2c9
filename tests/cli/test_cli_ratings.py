"""`siegemaster ratings annul`: the operator annuls a rated game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from support import sqlite_template

from db import open_database
from db.ratings import RatedGames, begin, finish

NOW = datetime(2026, 1, 1, tzinfo=UTC)


async def stored(address: str, *, over: bool) -> None:
    database = await open_database(address)
    async with database.write() as connection:
        facts: dict[str, Any] = {"guild_id": 20, "system": "toy", "scenario": "", "first": 11, "second": 12}
        await begin("g1", now=NOW, **facts)(connection)
        if over:
            await finish(connection, "g1", score=1.0, ended_at=NOW)
    await database.close()


async def row(address: str) -> Any:
    database = await open_database(address)
    try:
        return await RatedGames(database).game("g1")
    finally:
        await database.close()


def test_a_game_is_annulled_once(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    address = sqlite_template.fresh(tmp_path / "games.db")
    asyncio.run(stored(address, over=True))
    annul = ("ratings", "annul", "G1", "--database", address, "--why")
    assert "give a reason" in siegemaster(*annul, "   ").err
    said = siegemaster(*annul, "two accounts")
    assert (said.status, "all ratings are computed without this game" in said.out) == (0, True)
    assert "the game itself is deleted" in said.out
    assert asyncio.run(row(address)).annulled_at is not None
    again = siegemaster(*annul, "again")
    assert (again.status, "already been annulled" in again.err) == (1, True)


def test_a_running_game_and_an_unknown_one_are_refused(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    address = sqlite_template.fresh(tmp_path / "games.db")
    asyncio.run(stored(address, over=False))
    for game in ("g1", "other"):
        said = siegemaster("ratings", "annul", game, "--why", "x", "--database", address)
        assert (said.status, "is not the id of a rated game that is over" in said.err) == (1, True)
