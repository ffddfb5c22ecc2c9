"""Rehearses an update on a copy of the running games.

The original is only read, in one transaction and without waiting for locks. An older version of the program may use it
at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db.schema.games import RUNNING
from db.storage import postgresql, sqlite
from db.storage.database import Database, migrations, open_database
from db.storage.errors import DatabaseDamaged, DatabaseTooNew, DatabaseUnusable, translate

_VERSION = "alembic_version"
_WAITS = ("running", "over")
"""The states of a daily attempt whose result is not confirmed yet."""
_COPIED = ("game", "journal", "player", "proposal", "ballot", "campaign", "daily", "attempt")
"""The tables with data of running games; whether a game can be continued does not depend on other tables."""
_BATCH = 500
_SECONDS = 5.0


@asynccontextmanager
async def rehearsal(url: str, *, folder: Path) -> AsyncIterator[Database]:
    """Copy the running games into a database in `folder` and open it. Use this as a context manager.

    Raise `DatabaseTooNew` if the original has a newer version. Raise `DatabaseError` if the copy fails for another
    reason.
    """
    copy = f"sqlite+aiosqlite:///{folder / 'rehearsal.db'}"
    source = Database(await reading_only(url))
    try:
        await source.reading(_copy, copy)
    except SQLAlchemyError as error:
        raise translate(error) or error from error
    finally:
        await source.close()
    database = await open_database(copy)
    try:
        yield database
    finally:
        await database.close()


async def reading_only(url: str) -> AsyncEngine:
    """Return an SQLAlchemy engine that can only read. Raise `DatabaseError` if the database cannot be opened."""
    try:
        address = make_url(url)
        if address.get_backend_name() == "postgresql":
            engine = create_async_engine(url, hide_parameters=True, **postgresql.options(busy_seconds=_SECONDS))
            return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        path = Path(address.database or "")
        if not path.is_file():
            raise DatabaseUnusable(f"there is no database {path}")
        await asyncio.to_thread(sqlite.examine, str(path))
        return create_async_engine(
            f"sqlite+aiosqlite:///{path.absolute().as_uri()}?mode=ro&uri=true", hide_parameters=True
        )
    except (SQLAlchemyError, ImportError) as error:
        raise DatabaseUnusable(f"no driver for such a database: {' '.join(str(error).split())}") from error


async def _copy(reading: AsyncConnection, url: str) -> None:
    """Create tables in the same version as the original's, and copy running games into them."""
    version = await reading.run_sync(_version)
    engine = create_async_engine(url, hide_parameters=True)  # without enforced foreign keys: not all tables are copied
    try:
        async with engine.begin() as writing:
            await writing.run_sync(tables_at, version)
            ours = await writing.run_sync(_reflected)
            theirs = await reading.run_sync(_reflected)
            for name in _COPIED:
                if name in theirs.tables and name in ours.tables:
                    await _fill(reading, writing, theirs.tables, ours.tables[name])
    finally:
        await engine.dispose()


def _version(connection: Connection) -> str:
    """Return the version of the tables in the original database.

    Raise `DatabaseDamaged` if it has none. Raise `DatabaseTooNew` if this program does not know it.
    """
    if not sa.inspect(connection).has_table(_VERSION):
        raise DatabaseDamaged("the database has no tables of this program")
    found = connection.execute(sa.text(f"SELECT version_num FROM {_VERSION}")).scalars().all()
    scripts = ScriptDirectory.from_config(migrations())
    try:
        if len(found) != 1 or scripts.get_revision(found[0]) is None:
            raise DatabaseDamaged(f"the database says no version of its tables: {', '.join(found) or 'none'}")
    except CommandError as error:
        raise DatabaseTooNew("a newer version of this program has used the database: update this one") from error
    return str(found[0])


def tables_at(connection: Connection, version: str) -> None:
    """Create the tables of a version in an empty database."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _reflected(connection: Connection) -> sa.MetaData:
    found = sa.MetaData()
    found.reflect(connection, only=lambda name, _: name in _COPIED)
    return found


async def _fill(
    reading: AsyncConnection, writing: AsyncConnection, theirs: Mapping[str, sa.Table], target: sa.Table
) -> None:
    """Copy the rows that running games need into the table `target`."""
    source = theirs[target.name]
    columns = [source.c[column.name] for column in target.columns if column.name in source.c]
    wanted = sa.select(*columns)
    key = source.c.get("id" if target.name == "game" else "game_id")
    if key is not None:
        wanted = wanted.where(key.in_(_under_way(theirs)))
    async with reading.stream(wanted) as rows:
        async for batch in rows.mappings().partitions(_BATCH):
            await writing.execute(sa.insert(target), [_plain(dict(row)) for row in batch])


def _under_way(theirs: Mapping[str, sa.Table]) -> Any:
    """Return a query for the ids of running games and of unverified daily attempts."""
    game, attempt = theirs["game"], theirs.get("attempt")
    running = sa.select(game.c.id).where(game.c.status == RUNNING)
    if attempt is None:
        return running
    return running.union(sa.select(attempt.c.game_id).where(attempt.c.state.in_(_WAITS)))


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """Convert the times in a row to UTC without a zone, as SQLite stores them."""
    return {name: _in_utc(value) if isinstance(value, datetime) else value for name, value in row.items()}


def _in_utc(time: datetime) -> datetime:
    return time.astimezone(UTC).replace(tzinfo=None) if time.tzinfo is not None else time
