"""Opens a database, migrates it, and gives access to it (`read`, `write` and `alone`)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import Connection, RowMapping, make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable
from sqlalchemy.util import greenlet_spawn

import db.migrations
from db.storage import migration_guard, postgresql, private_files, sqlite, sqlite_cursor
from db.storage.errors import DatabaseTooNew, DatabaseUnusable, translate

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """An open database. Callers must close it, otherwise its threads keep running."""

    def __init__(self, engine: AsyncEngine, *, busy_seconds: float = 5.0) -> None:
        self.engine = engine
        self.lease_clock: Callable[[], datetime] | None = None
        self.busy_ms = int(busy_seconds * 1000)
        # SQLite allows one writer: waiting for this lock is faster and fairer than the pauses of its busy handler.
        self._turn: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )

    def lease_time(self, now: datetime) -> datetime:
        """Return the time by which leases are measured.

        It is the time of the `lease_clock` (`db.storage.leases`) if there is one, otherwise `now`.
        """
        return self.lease_clock() if self.lease_clock is not None else now

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading. Use it as a context manager. Raise `DatabaseError` if the database fails."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except Exception as error:
            _raise_translated(error)
            raise

    @asynccontextmanager
    async def write(self, *, near: bool = False) -> AsyncIterator[AsyncConnection]:
        """Open a write transaction, which is rolled back on any error.

        With `near`, all statements must select single rows by their keys. On SQLite they then run in the current
        thread.

        Raise `DatabaseError` if the database fails.
        """
        try:
            async with self._turn, self.engine.begin() as connection:
                if self.engine.dialect.name == "sqlite":
                    sqlite.lock_first(connection, near=near)
                yield connection
        except Exception as error:
            _raise_translated(error)
            raise

    # --- one statement, or one function of statements, with a connection or transaction of its own ---

    async def rows(self, query: Executable, values: Any = None) -> Sequence[Any]:
        """Return the rows of a query."""
        return await self.asking(lambda connection: connection.execute(query, values).all())

    async def mappings(self, query: Executable, values: Any = None) -> Sequence[RowMapping]:
        """Return the rows of a query as mappings from column names to values."""
        return await self.asking(lambda connection: connection.execute(query, values).mappings().all())

    async def scalars(self, query: Executable, values: Any = None) -> Sequence[Any]:
        """Return the first column of a query's rows."""
        return await self.asking(lambda connection: connection.execute(query, values).scalars().all())

    async def first(self, query: Executable, values: Any = None, *, near: bool = False) -> Any:
        """Return the first row of a query; None if it has none. `asking` explains `near`."""
        return await self.asking(lambda connection: connection.execute(query, values).first(), near=near)

    async def scalar(self, query: Executable, values: Any = None) -> Any:
        """Return the first column of the first row of a query, or None if there are no rows."""
        return await self.asking(lambda connection: connection.execute(query, values).scalar())

    async def asking(self, ask: Callable[[Connection], T], *, near: bool = False) -> T:
        """Call `ask` with a synchronous connection for reading, and return its result.

        This is faster than `read`. If `near` is set, the queries must read only few rows by their keys. On SQLite they
        then run in the current thread. Raise `DatabaseError` if the database fails.
        """

        def read() -> T:
            with self.engine.sync_engine.connect() as connection:
                if near and self.engine.dialect.name == "sqlite":
                    driver: Any = connection.connection.driver_connection
                    driver.near = True
                return ask(connection)

        try:
            return await greenlet_spawn(read)
        except Exception as error:
            _raise_translated(error)
            raise

    async def run(self, statement: Executable, values: Any = None) -> int:
        """Execute a statement that changes rows. Return the number of changed rows."""
        async with self.write() as connection:
            return (await connection.execute(statement, values)).rowcount

    async def reading(
        self, ask: Callable[Concatenate[AsyncConnection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `ask` with a connection for reading, and return its result.

        `ask` gets the connection and the other arguments.
        """
        async with self.read() as connection:
            return await ask(connection, *args, **kwargs)

    async def writing(
        self, store: Callable[Concatenate[AsyncConnection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `store` within a transaction, and return its result.

        `store` gets the connection and the other arguments.
        """
        async with self.write() as connection:
            return await store(connection, *args, **kwargs)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection without a transaction while no other task writes.

        Raise `DatabaseError` if the database fails.
        """
        try:
            async with self._turn, self.engine.connect() as connection:
                yield connection
        except Exception as error:
            _raise_translated(error)
            raise

    async def close(self) -> None:
        """Close every connection and end its thread."""
        await self.engine.dispose()


def _raise_translated(error: Exception) -> None:
    """Raise the `DatabaseError` that matches a driver's error. Return normally if there is none.

    The caller must handle violated constraints.
    """
    known = translate(error) if not isinstance(error, IntegrityError) else None
    if known is not None:
        raise known from error


async def open_database(url: str, *, busy_seconds: float = 5.0) -> Database:
    """Open the database at an SQLAlchemy URL, and update its tables.

    An SQLite file and its folder are created if they do not exist; a PostgreSQL database must exist. Raise
    `DatabaseError` if it cannot be opened.
    """
    try:
        backend = make_url(url).get_backend_name()
        special = {
            "sqlite": {"connect_args": {"async_creator_fn": sqlite_cursor.connect}},
            "postgresql": postgresql.options(busy_seconds=busy_seconds),
        }
        engine = create_async_engine(url, hide_parameters=True, **special.get(backend, {}))
    except (SQLAlchemyError, ImportError) as error:
        raise DatabaseUnusable(f"no driver for such a database: {' '.join(str(error).split())}") from error
    if backend == "sqlite":
        path = make_url(url).database
        if path and path != ":memory:":
            await asyncio.to_thread(_prepare_file, path)
        sqlite.prepare(engine, busy_seconds=busy_seconds)
    elif backend == "postgresql":
        postgresql.prepare(engine)
    database = Database(engine, busy_seconds=busy_seconds)
    try:
        async with database.write() as connection:
            await connection.run_sync(_upgrade)
    except BaseException:
        await database.close()
        raise
    return database


def _prepare_file(path: str) -> None:
    """Check that an SQLite file is usable, or create an empty one. Make the file private."""
    sqlite.examine(path)
    file = Path(path)
    try:
        private_files.reserve(file)
        private_files.tighten(file)
    except OSError as error:
        raise DatabaseUnusable(f"{path} cannot be written: {private_files.why(error)}") from error


@cache
def newest() -> tuple[str, ...]:
    """Return the newest version of the migrations, from a cache."""
    return tuple(ScriptDirectory.from_config(migrations()).get_heads())


@cache
def _known() -> frozenset[str]:
    """Return every version of the tables for which this program has migrations."""
    return frozenset(each.revision for each in ScriptDirectory.from_config(migrations()).walk_revisions())


def migrations() -> Config:
    """Return Alembic's configuration with the path of the migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(db.migrations.__file__).parent).replace("%", "%%"))
    return config


async def version_of(url: str) -> tuple[str | None, str]:
    """Return the version of a database's tables, and the version of this program.

    The first is None if there are no tables yet. The database is not changed. Raise `DatabaseError` if it fails.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(db.migrations.__file__).parent).replace("%", "%%"))
    head = ScriptDirectory.from_config(config).get_current_head() or ""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        file = Path(address.database or "")
        if not file.exists():
            return None, head
        await asyncio.to_thread(sqlite.examine, str(file))
    try:
        engine = create_async_engine(url, hide_parameters=True)
    except (SQLAlchemyError, ImportError) as error:
        raise DatabaseUnusable(f"no driver for such a database: {' '.join(str(error).split())}") from error
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
    except Exception as error:
        _raise_translated(error)
        raise
    finally:
        await engine.dispose()
    return found, head


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        postgresql.examine(connection)
    if MigrationContext.configure(connection).get_current_heads() == newest():
        if connection.dialect.name == "sqlite":
            sqlite.expect_columns(connection)
        return
    migration_guard.expect_none(connection, known=_known())
    config = migrations()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        if "locate revision" in str(error):
            raise DatabaseTooNew("a newer version of this program has used the database: update this one") from error
        raise
