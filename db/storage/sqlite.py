"""All code that is specific to SQLite."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.schema.games import metadata
from db.storage import private_files
from db.storage.errors import DRIVER_ERRORS, DatabaseDamaged, DatabaseUnusable, meaning_of

_MAGIC, _HEADER = b"SQLite format 3\0", 100
_THOROUGHLY = 512 * 1024 * 1024
SYNCHRONOUS = "FULL"
"""How SQLite waits for the disk: after every transaction, because results already shown to a player must not be
lost.
"""


def prepare(engine: AsyncEngine, *, busy_seconds: float) -> None:
    """Configure every new connection.

    It is safe against a loss of power, and waits up to `busy_seconds` for a lock.
    """

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, record: object) -> None:  # noqa: ARG001
        # The driver must not begin transactions itself: a write takes the lock with its first statement (below).
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={int(busy_seconds * 1000)}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={SYNCHRONOUS}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA secure_delete=ON")  # deleted data is overwritten (see db.storage.erasure)
        cursor.close()


def lock_first(connection: AsyncConnection, *, near: bool = False) -> None:
    """Make a transaction acquire the write lock in its first statement.

    If `near`, its other statements run in the event loop's thread.
    """
    assert connection.sync_connection is not None
    driver: Any = connection.sync_connection.connection.driver_connection
    driver.begins, driver.near = True, near


def examine(path: str) -> None:
    """Raise `DatabaseDamaged` if a file is damaged or is not a database of the bot.

    Raise `DatabaseUnusable` if it cannot be reached. The file is opened read-only. Opening it as a `Database` would
    already change its journal mode.
    """
    file = Path(path)
    try:
        private_files.folder(file.parent)
        if not file.exists() or file.stat().st_size == 0:
            return
        if _cut_off(file):
            raise DatabaseDamaged(f"the database is damaged: {path} ends too early")
    except OSError as error:
        raise DatabaseUnusable(f"{path} cannot be reached: {private_files.why(error)}") from error
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute(f"PRAGMA {_check(file)}(1)").fetchone()
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    except DRIVER_ERRORS as error:
        raise meaning_of(error, path) from error
    if found != "ok":
        raise DatabaseDamaged(f"the database is damaged: {path}: {' '.join(str(found).split())}")
    if tables and "alembic_version" not in tables:
        raise DatabaseDamaged(f"the database belongs to another program: {path}")


def _cut_off(file: Path) -> bool:
    """Return whether a database file ends in the middle of a page or of its header.

    SQLite would treat a file of a single byte as a new one. A half-written page is no damage if a log lies next to the
    file.
    """
    size, log = file.stat().st_size, file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size:
        return False
    with file.open("rb") as opened:
        header = opened.read(_HEADER)
    if len(header) < _HEADER:
        return header.startswith(_MAGIC[: len(header)])
    page = int.from_bytes(header[16:18], "big")
    return header.startswith(_MAGIC) and page >= 512 and size % page != 0


def _check(file: Path) -> str:
    """Return the name of the SQLite pragma that checks a file: the thorough one if the file is small enough."""
    return "integrity_check" if file.stat().st_size <= _THOROUGHLY else "quick_check"


def expect_columns(connection: Connection) -> None:
    """Raise `DatabaseDamaged` if an up-to-date file lacks a table or column."""
    tables = connection.exec_driver_sql("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")
    if missing := _missing(frozenset((name, sql or "") for name, sql in tables)):
        raise DatabaseDamaged(f"the database is damaged: it has no {missing}")


@lru_cache(4)
def _missing(tables: frozenset[tuple[str, str]]) -> str | None:
    """Return the first column that these table definitions lack. Return None if no column is missing."""
    words = {name: set(re.findall(r"\w+", sql)) for name, sql in tables}
    for table in metadata.sorted_tables:
        for column in table.columns:
            if column.name not in words.get(table.name, ()):
                return f"{table.name}.{column.name}"
    return None
