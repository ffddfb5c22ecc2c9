"""Outcomes: every query is one statement that uses an index, however many games exist."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import postgresql
from support import postgres

import db.results
from db import Database, open_database
from db.results import Outcomes
from db.schema.community import outcome, outcome_player, profile
from db.schema.games import game

WHEN = datetime(2026, 6, 20, 12, tzinfo=UTC)
GAMES, PEOPLE, SERVERS = 400, 40, 10


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    async with opened.write() as connection:
        await fill(connection)
    yield opened
    await opened.close()


async def fill(connection: Any) -> None:
    """Store many games of many people on some servers."""
    numbers = range(GAMES)
    plain = {
        "system": "siege",
        "version": 9,
        "locale": "en",
        "status": "over",
        "options": "{}",
        "save": "{}",
        "seed_hash": "",
        "period": 54,
        "round": 0,
        "told_from": 1,
        "created_at": WHEN,
        "updated_at": WHEN,
    }
    games = [
        plain | {"id": f"g{n:07}", "owner_id": 10 + n % PEOPLE, "guild_id": 10 + n % SERVERS, "channel_id": n}
        for n in numbers
    ]
    await connection.execute(sa.insert(game), games)
    ended = [
        {
            "game_id": f"g{n:07}",
            "system": "siege",
            "guild_id": 10 + n % SERVERS,
            "won": n % 2 == 0,
            "band": "victory",
            "score": n % 97,
            "periods": 54,
            "sins": '{"crowded":2}',
            "ended_at": WHEN,
        }
        for n in numbers
    ]
    await connection.execute(sa.insert(outcome), ended)
    played = [{"game_id": f"g{n:07}", "user_id": 10 + n % PEOPLE} for n in numbers]
    await connection.execute(sa.insert(outcome_player), played)
    await connection.execute(sa.insert(profile), [{"user_id": 10 + n, "shared": n % 2 == 0} for n in range(PEOPLE)])


def heard(database: Database) -> list[tuple[str, Any]]:
    """Record every later statement with its parameters."""
    seen: list[tuple[str, Any]] = []
    event.listen(database.engine.sync_engine, "before_cursor_execute", lambda *told: seen.append((told[2], told[3])))
    return seen


@pytest.mark.parametrize(("question", "number"), [("of_person", 11), ("of_server", 11), ("shares", 11)])
async def test_every_query_uses_an_index(database: Database, question: str, number: int) -> None:
    """SQLite's own query plan searches an index and scans no table."""
    said = heard(database)
    await getattr(Outcomes(database), question)(number)
    ((statement, asked),) = [each for each in said if each[0].startswith("SELECT")]
    async with database.read() as connection:
        rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", asked)
        plan = [row.detail for row in rows]
    assert plan
    assert not [step for step in plan if step.startswith("SCAN")], plan
    assert all("INDEX" in step or "PRIMARY KEY" in step for step in plan if step.startswith("SEARCH")), plan


async def test_each_query_is_one_statement(database: Database) -> None:
    said, outcomes = heard(database), Outcomes(database)
    assert len(await outcomes.of_person(11)) == GAMES // PEOPLE
    assert len(await outcomes.of_server(12)) == GAMES // SERVERS
    assert not await outcomes.shares(11)
    assert len([each for each, _ in said if each.startswith("SELECT")]) == 3


async def test_due_outcomes_are_found_in_a_table_of_their_own(database: Database) -> None:
    outcomes = Outcomes(database)
    assert await outcomes.due(now=WHEN) == []
    assert await outcomes.find() == 0
    async with database.write() as connection:
        await connection.execute(sa.delete(outcome).where(outcome.c.game_id == "g0000007"))
    assert await outcomes.find() == 1
    assert await outcomes.due(now=WHEN, most=9) == ["g0000007"]
    await outcomes.drop("g0000007")
    assert await outcomes.due(now=WHEN) == []


async def test_names_are_shown_only_for_players_who_share_their_records(database: Database) -> None:
    found = await Outcomes(database).of_server(11)
    assert {each.players for each in found} == {1}
    assert {each.known for each in found} == {frozenset()}, "odd ids keep their records to themselves"
    found = await Outcomes(database).of_server(12)
    assert all(len(each.known) == 1 for each in found)


@pytest.mark.parametrize("query", [db.results._OF_PERSON, db.results._OF_SERVER, db.results._players("abcdefgh")])
def test_postgresql_accepts_every_query(query: Any) -> None:
    assert "SELECT" in str(query.compile(dialect=postgresql.dialect()))


@pytest.mark.stress
@pytest.mark.postgresql
async def test_postgresql_gives_the_same_results() -> None:
    database = await open_database(postgres.fresh())
    try:
        async with database.write() as connection:
            await fill(connection)
            await connection.execute(sa.delete(outcome).where(outcome.c.game_id == "g0000007"))
        outcomes = Outcomes(database)
        assert await outcomes.find() == 1
        assert await outcomes.due(now=WHEN) == ["g0000007"]
        found = (await outcomes.of_person(16))[0]
        assert await outcomes.store(replace(found, game_id="g0000007", guild_id=17, mistakes={"haste": 3}))
        assert not await outcomes.store(replace(found, game_id="g0000007"))
        assert [dict(each.mistakes) for each in await outcomes.of_person(17)].count({"haste": 3}) == 1
        assert {each.known for each in await outcomes.of_server(12)} == {frozenset({n}) for n in (12, 22, 32, 42)}
        for shared in (False, True, True):
            await outcomes.share(9, shared=shared)
            assert await outcomes.shares(9) == shared
    finally:
        await database.close()
