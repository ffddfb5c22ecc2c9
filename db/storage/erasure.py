"""Erases deleted data from the SQLite file and its log.

Every connection overwrites deleted data (`secure_delete`). Copies can remain in three places: older pages in the log
until it is emptied, pages freed by a version that overwrote nothing, and gaps in pages whose rows were moved. So the
log is emptied and the file is searched for the ids themselves. If one is found, the file is rewritten.

The deletion also records in the file (its `user_version`) that the erasure is pending. If the process dies, the next
one does it. In PostgreSQL the server and its administrator are responsible for deleted rows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.storage import private_files
from db.storage.database import Database
from db.storage.errors import DatabaseError, translate

_PENDING, _NOTHING_PENDING = 1, 0
_WAIT_MS = 200
"""The maximum time in milliseconds for which writers are kept waiting while a reader uses an older snapshot."""
_TRIES, _PAUSE = 10, 0.3
_CHUNK = 512 * 1024
"""The number of bytes that are searched at a time, because the search blocks the interpreter."""


class Erasing:
    """Erases the remaining copies of deleted data as soon as possible."""

    def __init__(self, database: Database, *, tries: int = _TRIES, pause: float = _PAUSE) -> None:
        self.database = database
        self._tries = tries
        self._pause = pause
        self._ids: set[int] = set()

    @property
    def file(self) -> Path | None:
        """The path of the database's file; None if there is no file to search."""
        url = self.database.engine.url
        kept = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
        return Path(url.database or "") if kept else None

    async def enqueue(self, connection: AsyncConnection, ids: Iterable[int]) -> None:
        """Record that all copies of these ids must be erased. Call this within the transaction that deletes the ids."""
        if self.file is None:
            return
        self._ids.update(ids)
        await connection.exec_driver_sql(f"PRAGMA user_version={_PENDING}")

    async def go(self) -> bool:
        """Erase the copies that are still pending. Return False if the caller must try again."""
        file = self.file
        if file is None or not await self._is_pending():
            return True
        ids = frozenset(self._ids)
        try:
            if not await self._emptied():
                return False
            # Without the ids, which another process had in memory, only the log can be emptied.
            if not ids or await asyncio.to_thread(holds, file, ids):
                await self._rewritten()
                if not await self._emptied():
                    return False
            if self._ids <= ids:  # nothing has been deleted meanwhile
                async with self.database.write() as connection:
                    await connection.exec_driver_sql(f"PRAGMA user_version={_NOTHING_PENDING}")
        except DatabaseError:
            return False
        self._ids -= ids
        return not self._ids

    async def _is_pending(self) -> bool:
        """Return whether an erasure is pending. Another process may have requested it."""
        if self._ids:
            return True
        async with self.database.read() as connection:
            return (await connection.exec_driver_sql("PRAGMA user_version")).scalar() == _PENDING

    async def _emptied(self) -> bool:
        """Empty the write-ahead log into the file. Return False if a reader prevents it."""
        for tried in range(self._tries):
            if tried:
                await asyncio.sleep(self._pause)
            async with self.database.alone() as connection:
                await connection.exec_driver_sql(f"PRAGMA busy_timeout={_WAIT_MS}")
                row = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()
                await connection.exec_driver_sql(f"PRAGMA busy_timeout={self.database.busy_ms}")
            if row[0] == 0:
                return True
        return False

    async def _rewritten(self) -> None:
        """Rewrite the file with only its current contents."""
        try:
            async with self.database.alone() as connection:
                await connection.exec_driver_sql("VACUUM")
        except SQLAlchemyError as error:
            raise translate(error) or error from error


def holds(file: Path, ids: Iterable[int]) -> bool:
    """Return whether an id occurs anywhere in the files of a database."""
    wanted = [form for each in ids for form in (each.to_bytes(8, "big", signed=True), str(each).encode())]
    most = max((len(form) for form in wanted), default=1)
    for path in private_files.with_sides(file):
        last = b""
        with path.open("rb") as opened:
            while chunk := opened.read(_CHUNK):
                searched = last + chunk
                if any(form in searched for form in wanted):
                    return True
                last = searched[-most:]
    return False
