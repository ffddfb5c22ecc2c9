"""The processes that share a database, and the leases of dead ones.

On PostgreSQL every process holds a lock on a separate connection while it lives. The server releases the lock when the
process dies for any reason. Every process also stores every few seconds, by the server's clock, that it is alive. This
detects a process whose machine is gone while its connection stays open.

Processes that share an SQLite file run on one machine, so the operating system knows which of them are alive.
"""

from __future__ import annotations

import os
import platform
import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.community import duty, process
from db.schema.games import metadata
from db.storage.database import Database
from db.storage.leases import Leases
from db.storage.migration_guard import LINE
from db.storage.upsert import insert_new

_INSTANCE = 48


@dataclass(frozen=True, slots=True, kw_only=True)
class Process:
    """A process of the bot.

    `name` is unique. `instance` is the operator's name for it. `line` is the number of its lock.
    """

    name: str
    instance: str
    line: int
    host: str
    pid: int
    shards: str

    @classmethod
    def this(cls, instance: str, *, shards: str) -> Process:
        """Return this process with a new unique name."""
        return cls(
            name=f"{instance[:_INSTANCE]}.{secrets.token_hex(4)}",
            instance=instance,
            line=secrets.randbelow(2**31),
            host=platform.node()[:128],
            pid=os.getpid(),
            shards=shards[:64],
        )

    @property
    def missing(self) -> bool:
        """Whether this process has ended.

        False if it ran on another machine. True on systems where this cannot be checked.
        """
        if self.host != platform.node()[:128]:
            return False
        if self.pid == os.getpid() or os.name != "posix":
            return True
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        except OSError:
            pass
        return False


class Processes:
    """Registers this process, and finds and removes dead processes."""

    def __init__(self, database: Database, me: Process, *, beat: timedelta) -> None:
        self._database = database
        self._me = me
        self._late, self._silent = beat * 1.5, beat * 3
        self._lock_connection: AsyncConnection | None = None

    @property
    def _remote(self) -> bool:
        return self._database.engine.dialect.name == "postgresql"

    async def enter(self, *, now: datetime) -> list[str]:
        """Register this process and remove dead ones. Return the names of the dead processes.

        Raise `DatabaseError` if the database fails.
        """
        await self._take_lock()
        values = {name: getattr(self._me, name) for name in Process.__slots__}
        async with self._database.write() as connection:
            await connection.execute(sa.delete(process).where(process.c.name == self._me.name))
            await connection.execute(sa.insert(process).values(began_at=now, seen_at=self._clock(now), **values))
        return await self._remove_dead(now, at_once=True)

    async def beat(self, *, now: datetime) -> list[str]:
        """Report that this process is alive. Return the names of processes that were found dead.

        Raise `DatabaseError` if the database fails.
        """
        if self._remote and not await self._seen():
            await self.enter(now=now)
        return await self._remove_dead(now, at_once=False)

    async def leave(self, *, now: datetime) -> None:
        """Unregister this process and release its leases. Raise `DatabaseError` if the database fails."""
        await self._database.writing(_forget, self._me.name, at=self._database.lease_time(now))
        await self._release_lock()

    async def others(self) -> list[Process]:
        """Return the other registered processes; some of them may be dead."""
        query = sa.select(*(process.c[name] for name in Process.__slots__)).where(process.c.name != self._me.name)
        return [Process(**row) for row in await self._database.mappings(query)]

    # --- the lock ---

    def _clock(self, now: datetime) -> Any:
        """Return the time from a clock that all processes share."""
        return sa.func.now() if self._remote else now

    async def _take_lock(self) -> None:
        """Acquire the lock that this process holds until it ends."""
        await self._release_lock()
        if self._remote:
            async with self._database.read() as connection:
                await connection.execute(sa.select(1))  # raises a `DatabaseError` if there is no server
            engine = self._database.engine.execution_options(isolation_level="AUTOCOMMIT")
            self._lock_connection = await engine.connect()
            await self._lock_connection.execute(sa.select(sa.func.pg_advisory_lock(LINE, self._me.line)))

    async def _release_lock(self) -> None:
        connection, self._lock_connection = self._lock_connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                # The pool would reuse the connection, and so keep the lock.
                await connection.invalidate()
                await connection.close()

    async def _seen(self) -> bool:
        """Store that this process is alive. Return whether it is still registered."""
        if self._lock_connection is None:
            return False
        here = sa.update(process).where(process.c.name == self._me.name).values(seen_at=sa.func.now())
        try:
            return bool((await self._lock_connection.execute(here)).rowcount)
        except (SQLAlchemyError, OSError, TimeoutError):
            return False

    # --- dead processes ---

    async def _remove_dead(self, now: datetime, *, at_once: bool) -> list[str]:
        """Remove dead processes and return their names.

        With `at_once`, also check processes of this instance that are not late yet.
        """
        if not self._remote:
            return [each.name for each in await self.others() if each.missing and await self._forgotten(each, now=now)]
        here = process.c.instance == self._me.instance
        late = process.c.seen_at < sa.func.now() - self._late
        query = sa.select(process.c.name).where(
            process.c.name != self._me.name, sa.or_(late, here) if at_once else late
        )
        names = await self._database.scalars(query)
        return [name for name in names if await self._lost(name, now=now)]

    async def _lost(self, name: str, *, now: datetime) -> bool:
        """Remove a process from the database if it seems dead. Return whether it was removed."""
        silent = (process.c.seen_at < sa.func.now() - self._silent).label("silent")
        query = sa.select(process.c.line, silent).where(process.c.name == name)
        async with self._database.write() as connection:
            row = (await connection.execute(query.with_for_update(skip_locked=True))).first()
            if row is None:
                return False  # another process is checking it or has removed it
            gone = (await connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(LINE, row.line)))).scalar()
            if gone or row.silent:
                await _forget(connection, name, at=self._database.lease_time(now))
            return bool(gone or row.silent)

    async def _forgotten(self, each: Process, *, now: datetime) -> bool:
        return await self._database.writing(_forget, each.name, at=self._database.lease_time(now))


CLAIMED = tuple(table for table in metadata.sorted_tables if "claimed_by" in table.c)
"""All tables whose rows can be claimed by a process."""

_DUTIES = Leases(duty)


async def _forget(connection: AsyncConnection, name: str, *, at: datetime) -> bool:
    """Remove a process and end its leases. Return whether the process was registered."""
    for table in CLAIMED:
        await Leases(table).take_over(connection, of=name, at=at)
    return (await connection.execute(sa.delete(process).where(process.c.name == name))).rowcount > 0


class Duties:
    """Claims and releases tasks that only one process may do at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, name: str, *, by: str, now: datetime, lease: timedelta) -> bool:
        """Claim a task for the time `lease`. Return False if another process has claimed it."""
        at = self._database.lease_time(now)
        async with self._database.write() as connection:
            await insert_new(connection, duty, [{"name": name}], unique="name")
            query = sa.select(duty.c.name).where(duty.c.name == name, _DUTIES.free(by=by, at=at))
            return bool(await _DUTIES.claim(connection, query, by=by, until=at + lease))

    async def release(self, name: str, *, by: str) -> None:
        """Release a task after it is done."""
        await self._database.writing(_DUTIES.release, duty.c.name == name, by=by)
