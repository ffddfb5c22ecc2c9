"""New SQLite files with the bot's tables: migrated once per process, then copied, which is a hundred times as fast.

A database that a test opens empty gets the same tables by the statements of that copy. `make stress` migrates each.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path

from sqlalchemy.engine import Connection
from support import stress

import db.storage.database
from db import open_database


def fresh(path: Path) -> str:
    """Return the address of a new database at that path, already migrated."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_migrated())
    return address(path)


def address(path: Path) -> str:
    """Return the address of a file."""
    return f"sqlite+aiosqlite:///{path}"


def install() -> None:
    """Fill empty databases of this process without migrating them, unless a test has replaced the migration."""
    if stress.FULL:
        return
    upgrade, migrate = db.storage.database._upgrade, db.storage.database.command.upgrade

    def filled(connection: Connection) -> None:
        usual = db.storage.database.command.upgrade is migrate and not _UNDER_WAY
        if not usual or connection.dialect.name != "sqlite" or _has_tables(connection):
            upgrade(connection)
            return
        for statement in _statements():
            connection.exec_driver_sql(statement)

    db.storage.database._upgrade = filled


def _has_tables(connection: Connection) -> bool:
    return bool(connection.exec_driver_sql("SELECT count(*) FROM sqlite_schema").scalar())


_UNDER_WAY = list[Path]()
"""The file that is being migrated, whose statements will be copied."""


@cache
def _statements() -> tuple[str, ...]:
    """Return the statements that make the tables, with the rows that migrations put into them."""
    with tempfile.NamedTemporaryFile(suffix=".db") as file:
        Path(file.name).write_bytes(_migrated())
        with closing(sqlite3.connect(file.name)) as connection:
            return tuple(connection.iterdump())[1:-1]


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as pool:
        path = Path(folder) / "migrated.db"
        _UNDER_WAY.append(path)
        # In its own thread: this one may have a running loop.
        pool.submit(asyncio.run, _migrate(path)).result()
        _UNDER_WAY.remove(path)
        assert [file.name for file in Path(folder).iterdir()] == [path.name], "all of it is in the one file"
        return path.read_bytes()


async def _migrate(path: Path) -> None:
    await (await open_database(address(path))).close()
