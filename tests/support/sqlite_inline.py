"""SQLite in the thread of the event loop: a test waits for no other thread, and its tasks always take the same turns.

The bot's connections have a thread each, and the switches there and back took most of the time of a test that plays;
so did the disk, for which nobody waits here: no test cuts the power. Between two statements all other tasks have their
turn, as they do in the bot. SQLAlchemy gives a connection back in a task of its own, so that cancelling stops nothing
half-way; here that waits for nobody, and needs none. `make stress` keeps the threads, the tasks and the waits.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection
from support import settling, stress

from db.storage import sqlite, sqlite_cursor
from db.storage.sqlite_cursor import Connection

SYNCHRONOUS = sqlite.SYNCHRONOUS
"""What the bot's connections have."""


def install() -> None:
    """Run statements in the event loop from now on, except a transaction that waits for another one to end."""
    if stress.FULL:
        return
    connect, threaded, leave = sqlite_cursor.connect, Connection._execute, AsyncConnection.__aexit__
    closing = list[AsyncConnection]()

    def shared(path: str, **options: Any) -> Connection:
        return connect(path, **{**options, "check_same_thread": False})

    async def execute(self: Connection, work: Callable[..., Any], *args: Any, **options: Any) -> Any:
        held = self._connection if self._running else None
        if held is None or (self.begins and not _begun(self, held)):
            return await threaded(self, work, *args, **options)  # type: ignore[no-untyped-call]
        try:
            return work(*args, **options)
        finally:
            if not closing and settling.others_go_on():
                await asyncio.sleep(0)

    async def given_back(self: AsyncConnection, *error: Any) -> None:
        if self.dialect.name != "sqlite":
            await leave(self, *error)
            return
        closing.append(self)  # no turn for anybody, so nobody can cancel it
        try:
            await self.close()
        finally:
            closing.remove(self)

    sqlite.SYNCHRONOUS = "OFF"
    sqlite_cursor.connect = shared
    Connection._execute = execute  # type: ignore[method-assign]
    AsyncConnection.__aexit__ = given_back  # type: ignore[method-assign]


def _begun(connection: Connection, held: sqlite3.Connection) -> bool:
    """Begin the transaction that writes; return False, without waiting, if another one has the lock."""
    (patience,) = held.execute("PRAGMA busy_timeout").fetchone()
    held.execute("PRAGMA busy_timeout=0")
    try:
        held.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return False
    finally:
        held.execute(f"PRAGMA busy_timeout={patience}")
    connection.begins = False
    return True
