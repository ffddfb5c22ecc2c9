"""A deletion leaves no copy of an id: the bytes of the files are searched, not SQLite's view of them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

import db.storage.erasure
from db import Database, open_database
from db.personal_columns import IN_TEXTS, PEOPLE
from db.privacy import Privacy
from db.schema.community import notice
from db.schema.games import UtcDateTime, game, journal, player
from db.storage.erasure import Erasing, holds

NOW = datetime(2026, 6, 20, 12, tzinfo=UTC)
ANNA, BEN = 7_100_000_000_000_000_001, 7_100_000_000_000_000_002
NAME = "Anna of the Orchard"
MANY = 60


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest_asyncio.fixture
async def database(file: Path) -> AsyncIterator[Database]:
    opened = await open_database(f"sqlite+aiosqlite:///{file}", busy_seconds=0.2)
    yield opened
    await opened.close()


async def resigned(*_: Any) -> None:
    """Resign no game: all of them are over."""


def copies(file: Path, *texts: str) -> list[str]:
    """Return the places in a database's files that contain an id or a text."""
    wanted = [ANNA.to_bytes(8, "big"), str(ANNA).encode(), *(text.encode() for text in texts)]
    found = []
    for end in ("", "-wal", "-shm", "-journal"):
        path = file.with_name(file.name + end)
        data = path.read_bytes() if path.exists() else b""
        found += [f"{end}: {form!r}" for form in wanted if form in data]
    return found


_OF_PEOPLE = {held.column for held in PEOPLE}
_IN_TEXTS = {*IN_TEXTS}


def a_value(column: sa.Column[Any], number: int, person: int) -> Any:
    if column in _OF_PEOPLE:
        return person
    if column in _IN_TEXTS:
        return f'{{"by": {person}, "and": "<@{person}>", "the": "{person}"}}'
    if isinstance(column.type, UtcDateTime):
        return NOW
    if isinstance(column.type, sa.Boolean):
        return False
    if isinstance(column.type, sa.String):
        named = {"status": "over", "command": "owner", "game_id": f"aaaaa{number:03}", "id": f"aaaaa{number:03}"}
        return named.get(column.name, f"{column.name[:6]}{number:03}"[: column.type.length or 99])
    return number


async def fill(database: Database) -> None:
    """Store games, decisions and notices of Anna and of Ben directly in the tables."""
    async with database.write() as connection:
        for table in (game, journal, player, notice):
            rows = [
                {each.name: a_value(each, number, ANNA if number % 2 else BEN) for each in table.columns}
                for number in range(1, MANY)
            ]
            await connection.execute(sa.insert(table), rows)


async def test_no_deleted_data_is_left_in_the_files(database: Database, file: Path) -> None:
    await fill(database)
    assert {found.partition(":")[0] for found in copies(file)} == {"-wal"}
    async with database.alone() as connection:
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
    assert {found.partition(":")[0] for found in copies(file)} == {"", "-wal"}, "they stand in both"
    done = await Privacy(database).forget(ANNA, now=NOW, resign=resigned)
    assert done.erased
    assert copies(file, NAME) == []
    async with database.read() as connection:
        left = (await connection.exec_driver_sql("SELECT count(*) FROM journal")).scalar()
        pending = (await connection.exec_driver_sql("PRAGMA user_version")).scalar()
    assert (left, pending) == (MANY - 1, 0), "games stay"


async def test_every_connection_overwrites_what_it_deletes(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This also works with an SQLite that is not built to do so by default, unlike Debian's."""
    connect = sqlite3.connect

    def built_otherwise(*words: Any, **more: Any) -> sqlite3.Connection:
        connection = connect(*words, **more)
        connection.execute("PRAGMA secure_delete=OFF")
        return connection

    monkeypatch.setattr("db.storage.sqlite_cursor.sqlite3.connect", built_otherwise)
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    try:
        async with database.read() as one, database.read() as another, database.write() as writing:
            for connection in (one, another, writing):
                assert (await connection.exec_driver_sql("PRAGMA secure_delete")).scalar() == 1
    finally:
        await database.close()


@pytest.mark.stress
async def test_data_left_by_an_older_version_is_erased(database: Database, file: Path) -> None:
    """Older versions freed pages without overwriting them."""
    await fill(database)
    await database.close()
    with closing(sqlite3.connect(file, isolation_level=None)) as older:
        older.execute("PRAGMA secure_delete=OFF")
        older.execute("CREATE TABLE gone (user_id BIGINT, name TEXT)")
        older.executemany("INSERT INTO gone VALUES (?, ?)", [(ANNA, NAME)] * 4_000)
        older.execute("DROP TABLE gone")
        older.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert older.execute("PRAGMA freelist_count").fetchone()[0] > 10
    assert len(copies(file, NAME)) >= 2
    opened = await open_database(f"sqlite+aiosqlite:///{file}")
    try:
        assert (await Privacy(opened).forget(ANNA, now=NOW, resign=resigned)).erased
        assert copies(file, NAME) == []
    finally:
        await opened.close()


@pytest.mark.stress
async def test_a_reader_of_an_older_state_delays_erasure_and_this_is_reported(database: Database, file: Path) -> None:
    await fill(database)
    privacy = Privacy(database)
    privacy.erasing = Erasing(database, tries=2, pause=0.01)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM game").fetchone()
        done = await privacy.forget(ANNA, now=NOW, resign=resigned)
        assert not done.erased
        assert copies(file), "the older state is still to be read"
        assert not await privacy.erasing.go()
        reader.execute("COMMIT")
    assert await privacy.erasing.go()
    assert copies(file) == []


@pytest.mark.stress
async def test_erasure_waits_for_a_reader_that_ends_soon(database: Database, file: Path) -> None:
    await fill(database)
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM game").fetchone()
        asyncio.get_running_loop().call_later(0.5, reader.execute, "COMMIT")
        assert (await Privacy(database).forget(ANNA, now=NOW, resign=resigned)).erased
    assert copies(file) == []


async def test_the_next_process_completes_an_erasure(database: Database, file: Path) -> None:
    """A process may die between the deletion and the erasing.

    The next one, which has no ids, rewrites the whole file.
    """
    await fill(database)
    async with database.alone() as connection:
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    privacy = Privacy(database)
    privacy.erasing.go = _dies  # type: ignore[method-assign]
    with pytest.raises(RuntimeError):
        await privacy.forget(ANNA, now=NOW, resign=resigned)
    assert copies(file), "the log has not been emptied"
    successor = Erasing(database)
    assert await successor.go()
    assert copies(file) == []
    assert not await successor._is_pending()


async def _dies() -> bool:
    raise RuntimeError("killed here")


def test_an_id_across_two_chunks_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(db.storage.erasure, "_CHUNK", 16)
    file = tmp_path / "x.db"
    for form in (ANNA.to_bytes(8, "big"), str(ANNA).encode()):
        for before in range(40):
            file.write_bytes(b"\0" * before + form + b"\0" * 5)
            assert holds(file, [ANNA]), before
    assert not holds(file, [BEN])
