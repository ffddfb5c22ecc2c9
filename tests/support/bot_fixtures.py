"""Fixtures of the bot tests: the toy game, a new database for each test, a service on it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from simcord._runtime import _selected_env
from support import duel, postgres, shared_bot, sqlite_template, toygame
from support.toygame.play import Clock

import engine.games
from bot.games.service import Service
from bot.runtime import clock as bot_clock
from db import Database, open_database
from db.storage import leases


@pytest.fixture(autouse=True)
def _ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take monotonic time from the simulated Discord, whose clock otherwise reaches the bot's tasks only."""

    def ticks() -> float:
        env = _selected_env()
        return env.backend.clock.elapsed if env is not None else time.monotonic()

    monkeypatch.setattr(bot_clock, "monotonic", ticks)
    monkeypatch.setattr(leases, "ticks", ticks)


@pytest.fixture
def orchard(request: pytest.FixtureRequest) -> Iterator[str]:
    """Return the toy game's name while it is installed; tests with the mark `duel` have the duel in its place."""
    with (duel if request.node.get_closest_marker("duel") else toygame).installed() as name:
        yield name


@pytest.fixture
def two() -> Iterator[str]:
    """Return the duel's name while it is installed, beside the toy game in tests that use it."""
    with duel.installed() as name:
        yield name


@pytest.fixture
def rules(two: str) -> Any:
    """Return the duel's ruleset while it is installed."""
    return engine.games.find(two)


@pytest.fixture
def clock() -> Clock:
    """Return a clock that the test moves."""
    return Clock()


@pytest.fixture
def database_kind() -> str:
    """What the test keeps its games in; `conftest.py` has some run with PostgreSQL as well."""
    return "sqlite"


@pytest.fixture
def database_url(tmp_path: Path, database_kind: str, shared: shared_bot.SharedBot | None) -> str:
    """The address of the test's database: a new database, or the database of the bot of its module, which is just as
    empty.
    """
    if shared is not None:
        return shared.database
    if database_kind == "postgresql":
        return postgres.fresh()
    return sqlite_template.fresh(tmp_path / "games.db")


@pytest_asyncio.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """Open a database and close it at the end: its thread would keep the interpreter alive.

    On PostgreSQL people wait for each other in a row, which takes longer on a busy machine.
    """
    opened = await open_database(database_url, busy_seconds=0.2 if database_url.startswith("sqlite") else 2.0)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def service(database: Database, clock: Clock, orchard: str) -> Service:
    """Return a service that knows the toy game."""
    return Service(database, now=clock)
