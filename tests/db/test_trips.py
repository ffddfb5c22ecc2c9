"""SQLite's connection needs one round trip per statement."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from db import DatabaseBusy, open_database
from db.games import Store
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


def test_near_statements_need_no_round_trip(tmp_path: Path) -> None:
    """Only what may wait does: the statement that takes the write lock, and the commit."""

    async def play() -> None:
        connection, made = await _counted(tmp_path / "x.db")
        cursor = connection.cursor()
        await cursor.execute("CREATE TABLE t (n INTEGER)")
        connection.begins = connection.near = True
        await cursor.execute("INSERT INTO t VALUES (1)")
        assert len(made) == 2
        await cursor.execute("UPDATE t SET n = 2")
        await cursor.executemany("INSERT INTO t VALUES (?)", [(3,), (4,)])
        assert cursor.rowcount == 2
        assert len(made) == 2
        assert connection.in_transaction
        await connection.commit()
        assert len(made) == 3
        connection.near = True
        await cursor.execute("SELECT n FROM t ORDER BY n")
        assert await cursor.fetchall() == [(2,), (3,), (4,)]
        await connection.rollback()  # the connection is given back
        assert len(made) == 3
        await cursor.execute("SELECT n FROM t")
        assert len(made) == 4
        await connection.close()

    asyncio.run(play())


async def test_a_game_is_read_and_stored_near(tmp_path: Path) -> None:
    """The lock and the commit of a decision, and nothing else, go through the connection's thread."""
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    run, near = sqlite_cursor.Cursor.execute, list[bool]()

    async def watched(self: sqlite_cursor.Cursor, sql: str, parameters: Any = ()) -> sqlite_cursor.Cursor:
        near.append(self._connection.near and not self._connection.begins)
        return await run(self, sql, parameters)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite_cursor.Cursor, "execute", watched)
        assert await Store(database).game("nothing") is None
        assert await Store(database).game_in_play("nothing") == (None, [])
        assert near == [True, True]
        async with database.write(near=True) as connection:
            for _ in range(3):
                await connection.exec_driver_sql("SELECT count(*) FROM game")
        assert near[2:] == [False, True, True]
        await database.first(sa.text("SELECT 1"))
        assert not near[-1]
    await database.close()


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
