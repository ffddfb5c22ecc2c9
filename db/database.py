"""Opening a database: its pragmas, its migrations, and the two ways of using it (`read` and `write`)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

import db.migrations
from db import trips
from db.errors import DatabaseDamaged, DatabaseTooNew, DatabaseUnusable, meaning_of, translate

_WRITES = "siegemaster_writes"


class Database:
    """An open database. Close it: aiosqlite's threads outlive the event loop otherwise."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = engine.execution_options(**{_WRITES: True})
        # SQLite has one writer: queueing here is quicker and fairer than its busy handler's sleeping.
        self._turn: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading. Raises `DatabaseError`."""
        with _translated():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, rolled back whole on any error. Raises `DatabaseError`."""
        with _translated():
            async with self._turn, self._writer.begin() as connection:
                yield connection

    async def close(self) -> None:
        """Close every connection and end its thread."""
        await self.engine.dispose()


class _translated:  # noqa: N801 - reads as what it does
    """Turns a driver's errors into `DatabaseError`s; a broken constraint is left for the caller to name."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
            known = translate(error)
            if known is not None:
                raise known from error


async def open_database(url: str, *, busy_seconds: float = 5.0) -> Database:
    """Open the database at an SQLAlchemy URL and bring its tables up to date.

    An SQLite file is created when there is none, its folder too. Raises `DatabaseError`; a file that is damaged, is no
    database or belongs to another program is left exactly as it is.
    """
    try:
        sqlite = make_url(url).get_backend_name() == "sqlite"
        engine = create_async_engine(url, connect_args={"async_creator_fn": trips.connect} if sqlite else {})
    except (SQLAlchemyError, ImportError) as error:
        raise DatabaseUnusable(f"no driver for such a database: {' '.join(str(error).split())}") from error
    if engine.dialect.name == "sqlite":
        path = make_url(url).database
        if path and path != ":memory:":
            await asyncio.to_thread(_examine_sqlite, path)
        _prepare_sqlite(engine, busy_seconds=busy_seconds)
    database = Database(engine)
    try:
        async with database.write() as connection:
            await connection.run_sync(_upgrade)
    except BaseException:
        await database.close()
        raise
    return database


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(db.migrations.__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        if "locate revision" in str(error):
            raise DatabaseTooNew("a newer version of this program has used the database: update this one") from error
        raise


# --- SQLite, the one place that knows it ---


def _prepare_sqlite(engine: AsyncEngine, *, busy_seconds: float) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, record: object) -> None:  # noqa: ARG001
        # The driver must not begin transactions by itself: a write begins with the lock in its hand (below).
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={int(busy_seconds * 1000)}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        if connection.get_execution_options().get(_WRITES):
            connection.exec_driver_sql("BEGIN IMMEDIATE")


def _examine_sqlite(path: str) -> None:
    """Refuse a file that is not ours to write. Read-only: opening it as a `Database` would already set its journal."""
    file = Path(path)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.stat().st_size == 0:
            return
    except OSError as error:
        raise DatabaseUnusable(f"{path} cannot be reached: {error.strerror}") from error
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise meaning_of(error, path) from error
    if found != "ok":
        raise DatabaseDamaged(f"the database is damaged: {path}: {' '.join(str(found).split())}")
    if tables and "alembic_version" not in tables:
        raise DatabaseDamaged(f"the database belongs to another program: {path}")
