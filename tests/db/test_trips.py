"""SQLite's connection needs one round trip per statement."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from db import DatabaseBusy, open_database
from db.storage import sqlite_cursor


async def _counted(path: Path) -> tuple[sqlite_cursor.Connection, list[object]]:
    connection = await sqlite_cursor.connect(str(path), isolation_level=None)
    made: list[object] = []
    run: Any = connection._execute

    async def counting(work: object, *args: object) -> object:
        made.append(work)
        return await run(work, *args)

    connection._execute = counting  # type: ignore[method-assign, assignment]
    return connection, made


def test_one_round_trip_for_each_statement(tmp_path: Path) -> None:
    async def play() -> None:
        connection, made = await _counted(tmp_path / "x.db")
        async with connection.cursor() as cursor:
            await cursor.execute("CREATE TABLE t (n INTEGER)")
            await cursor.executemany("INSERT INTO t VALUES (?)", [(1,), (2,)])
            assert cursor.rowcount == 2
            await cursor.execute("SELECT n FROM t ORDER BY n")
            assert cursor.description[0][0] == "n"
            assert await cursor.fetchall() == [(1,), (2,)]
            assert await cursor.fetchall() == []
        assert len(made) == 3
        await connection.close()

    asyncio.run(play())


def test_errors_come_from_the_driver_and_leave_no_transaction_open(tmp_path: Path) -> None:
    async def play() -> None:
        connection, _ = await _counted(tmp_path / "x.db")
        cursor = connection.cursor()
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await cursor.execute("SELECT * FROM nowhere")
        await cursor.execute("BEGIN")
        await cursor.execute("CREATE TABLE t (n INTEGER)")
        assert connection.in_transaction
        await connection.rollback()
        assert not connection.in_transaction
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await cursor.execute("SELECT * FROM t")
        await connection.close()

    asyncio.run(play())


def test_a_transaction_that_writes_begins_with_its_first_statement(tmp_path: Path) -> None:
    async def play() -> None:
        database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", busy_seconds=0.1)
        other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
        async with database.write():
            pass  # nothing is said: nothing begins, and nothing stays behind for whoever has the connection next
        other.execute("BEGIN IMMEDIATE")
        async with database.read() as connection:
            assert (await connection.exec_driver_sql("SELECT count(*) FROM game")).scalar_one() == 0
        with pytest.raises(DatabaseBusy):
            async with database.write() as connection:
                await connection.exec_driver_sql("SELECT count(*) FROM game")
        async with database.read() as connection:
            assert (await connection.exec_driver_sql("SELECT count(*) FROM game")).scalar_one() == 0
        other.execute("ROLLBACK")
        other.execute("PRAGMA busy_timeout=0")
        async with database.write() as connection:
            await connection.exec_driver_sql("SELECT count(*) FROM game")
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("BEGIN IMMEDIATE")
        other.execute("BEGIN IMMEDIATE")
        other.close()
        await database.close()

    asyncio.run(play())


def test_the_database_uses_the_fast_connection(tmp_path: Path) -> None:
    async def play() -> None:
        database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        async with database.read() as connection:
            raw = await connection.get_raw_connection()
            assert isinstance(raw.driver_connection, sqlite_cursor.Connection)
        await database.close()

    asyncio.run(play())
