"""What ends by the clock asks Discord first whether it answers: every job of the scheduler says which kind it is."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import pytest
from saves import shelf
from support import sqlite_template
from support.discord_play import PlayServer

from bot.runtime import clock
from db import open_database
from db.storage.sqlite_cursor import Cursor
from db.waiting import Waiting

pytestmark = pytest.mark.sqlite

ASKS = {"votes", "campaigns", "sides", "daily", "tables", "tournaments", "tournament-games", "tournament-reminders"} | {
    "matches",  # a challenge that nobody accepts
    "closed-channels",  # a rated game that nobody can continue
}
"""The jobs that end something for a person: a question, a vote, a day, a registration, a round."""
ENDS_NOTHING = {"quiet", "boards", "letters", "calls", "windows", "reminders", "annals", "watchers"} | {
    "farewells",  # deletes what belongs to servers that removed the bot a month ago
    "privacy",
    "table-threads",
    "empty-threads",
    "lobby",
    "holidays",
    "own-puzzles",
    "prepared",  # gives orders of a player who cannot lose anything by the hour
    "ladder",  # a season ends by the calendar; its last ladder waits until it can be posted
}
"""The jobs that bring messages, compute, or delete what nobody waits for."""


async def test_every_job_that_ends_something_checks_discord_first(server: PlayServer) -> None:
    """A new job has to be added to one of the two lists; a job that ends something calls `Watch.reached` first."""
    jobs = server.bot.context.scheduler._jobs
    assert jobs.keys() == ASKS | ENDS_NOTHING
    owners = {name: type(getattr(work, "__self__", None)) for name, work in jobs.items()}
    sources = {name: inspect.getsource(owner) for name, owner in owners.items() if owner is not type(None)}
    assert {name for name, source in sources.items() if ".reached()" in source} - {"quiet"} == ASKS


ALWAYS = {"quiet", "boards", "privacy", "empty-threads"}
"""The jobs that have something to check at each heartbeat."""
LEFT = {"calls", "campaigns", "daily", "letters", "reminders", "votes", "watchers"}
"""The jobs for which something waits in the database of the newest release; those of others have empty tables there."""


async def test_what_a_released_version_left_to_a_job_is_found(server: PlayServer, tmp_path: Path) -> None:
    """In an empty database only the days wait, which are still to be stored."""
    conditions = server.bot.context.scheduler._waiting._conditions
    jobs = server.bot.context.scheduler._jobs
    assert conditions.keys() == jobs.keys() - ALWAYS
    left = tmp_path / "left.db"
    await shelf.put(shelf.NAMES[-1], sqlite_template.address(left), tmp_path)
    found = []
    for address in (sqlite_template.address(left), sqlite_template.fresh(tmp_path / "empty.db")):
        database = await open_database(address)
        try:
            waiting = Waiting(database)
            waiting._conditions, waiting._values = conditions, server.bot.context.scheduler._waiting._values
            found.append(await waiting.names(clock.now()))
        finally:
            await database.close()
    assert found == [LEFT, {"daily"}]


async def test_a_heartbeat_without_work_runs_few_statements(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game is played, and nobody votes, follows, or is waited for."""
    await server.new(server.first)
    await server.env.advance_time(60)
    statements = []
    work = Cursor._work

    def counted(cursor: Cursor, method: str, sql: str, parameters: Any) -> None:
        statements.append(sql)
        work(cursor, method, sql, parameters)

    monkeypatch.setattr(Cursor, "_work", counted)
    await server.bot.context.scheduler.go()
    assert 0 < len(statements) <= 10, statements
