"""An SQLite connection that switches to its thread only once per statement.

`aiosqlite` switches to the thread and back four times: to make a cursor, execute, fetch and close. Here all four are
one call.

For a statement that reads or changes one row by its key, even one switch takes too long. Callers can have such
statements executed in the event loop's own thread (`near`). The beginning and the end of a transaction that writes may
wait for the lock or the disk, so they stay in the connection's thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import aiosqlite


class Connection(aiosqlite.Connection):
    """A connection whose cursors switch threads only once per statement.

    While `begins` is set, the next statement begins a transaction that acquires the write lock immediately. While
    `near` is set, all other statements are executed in the calling thread, until the connection is given back.
    """

    begins = False
    near = False

    def cursor(self) -> Cursor:  # type: ignore[override]
        """Return a cursor. The driver's cursor is created only when a statement is executed."""
        return Cursor(self)

    async def rollback(self) -> None:
        """Roll the transaction back, if there is one."""
        self.begins = self.near = False
        if self.in_transaction:
            await super().rollback()


@dataclass(slots=True, eq=False)
class Cursor(AbstractAsyncContextManager["Cursor"]):
    """A cursor that fetches all rows of its statement at once. The methods of PEP 249 are coroutines."""

    _connection: Connection
    _rows: list[Any] = field(default_factory=list)
    arraysize: int = 1
    description: Any = None
    lastrowid: int | None = None
    rowcount: int = -1

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> Cursor:
        """Execute one statement, fetch its rows, and return this cursor."""
        if self._connection.near and not self._connection.begins:
            self._work("execute", sql, parameters)
        else:
            await self._connection._execute(self._work, "execute", sql, parameters)  # type: ignore[no-untyped-call]
        return self

    async def executemany(self, sql: str, parameters: Sequence[Any]) -> Cursor:
        """Execute one statement for each of the parameters, and return this cursor."""
        if self._connection.near and not self._connection.begins:
            self._work("executemany", sql, parameters)
        else:
            await self._connection._execute(self._work, "executemany", sql, parameters)  # type: ignore[no-untyped-call]
        return self

    def _work(self, method: str, sql: str, parameters: Any) -> None:
        cursor: sqlite3.Cursor = self._connection._conn.cursor()
        try:
            if self._connection.begins:
                cursor.execute("BEGIN IMMEDIATE")
                self._connection.begins = False
            getattr(cursor, method)(sql, parameters)
            self.description, self.lastrowid = cursor.description, cursor.lastrowid
            self._rows = cursor.fetchall() if cursor.description else []
            self.rowcount = cursor.rowcount
        finally:
            cursor.close()

    async def fetchall(self) -> list[Any]:
        """Return the rows that have not been fetched yet."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Discard the rows. The driver's cursor is already closed."""
        self._rows = []


def connect(path: str, **options: Any) -> Connection:
    """Return a connection to a file, which is opened when it is first awaited.

    Its thread does not keep the process alive.
    """
    options["check_same_thread"] = False  # statements that are executed `near` are not in the connection's thread
    connection = Connection(partial(sqlite3.connect, path, **options), 64)
    connection._thread.daemon = True
    return connection
