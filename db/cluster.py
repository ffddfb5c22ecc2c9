"""The processes that share a database: who is there, who has died, and whose leases are free because of that.

On PostgreSQL every process holds a lock on a connection of its own for as long as it lives: the server lets go of it
when the process dies, whatever kills it. Beside that it notes every few seconds that it is there, by the server's
clock: a process whose machine has gone with the connection open is silent. Whoever shares a file of SQLite's shares
the machine, and is asked after there.
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
from db.storage.leases import RELEASED, free, take
from db.storage.migration_guard import LINE
from db.storage.upsert import insert_new

_INSTANCE = 48


@dataclass(frozen=True, slots=True, kw_only=True)
class Process:
    """A process; `name` is its own, `instance` what whoever runs it calls it, `line` the number of its lock."""

    name: str
    instance: str
    line: int
    host: str
    pid: int
    shards: str

    @classmethod
    def this(cls, instance: str, *, shards: str) -> Process:
        """This process under a name that no other has or had: an instance started anew, or twice, is another one."""
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
        """Whether it runs on this machine no more; where that cannot be told, it is taken at its name."""
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
    """The processes of a database, seen by one of them."""

    def __init__(self, database: Database, me: Process, *, beat: timedelta) -> None:
        self._database = database
        self._me = me
        self._late, self._silent = beat * 1.5, beat * 3
        self._line: AsyncConnection | None = None

    @property
    def _remote(self) -> bool:
        return self._database.engine.dialect.name == "postgresql"

    async def enter(self, *, now: datetime) -> list[str]:
        """Be there from now on; of those that had the same instance before, the dead give up what they held.

        Returns their names. Raises `DatabaseError`.
        """
        await self._call()
        values = {name: getattr(self._me, name) for name in Process.__slots__}
        async with self._database.write() as connection:
            await connection.execute(sa.delete(process).where(process.c.name == self._me.name))
            await connection.execute(sa.insert(process).values(began_at=now, seen_at=self._clock(now), **values))
        return await self._bury(now, at_once=True)

    async def beat(self, *, now: datetime) -> list[str]:
        """Say that this process is there, and look after the others; returns the names of those found dead.

        Raises `DatabaseError`.
        """
        if self._remote and not await self._seen():
            await self.enter(now=now)
        return await self._bury(now, at_once=False)

    async def leave(self, *, now: datetime) -> None:
        """Be there no more: what this process held is anybody's. Raises `DatabaseError`."""
        async with self._database.write() as connection:
            await _forget(connection, self._me.name, at=self._database.lease_time(now))
        await self._hang_up()

    async def others(self) -> list[Process]:
        """Who else is there, or was when it died."""
        query = sa.select(*(process.c[name] for name in Process.__slots__)).where(process.c.name != self._me.name)
        async with self._database.read() as connection:
            return [Process(**row) for row in (await connection.execute(query)).mappings()]

    # --- the line ---

    def _clock(self, now: datetime) -> Any:
        """The time for everybody: the server's, where there is one."""
        return sa.func.now() if self._remote else now

    async def _call(self) -> None:
        """Take the lock that lasts as long as this process."""
        await self._hang_up()
        if self._remote:
            async with self._database.read() as connection:
                await connection.execute(sa.select(1))  # says in the house's own errors when there is no server
            engine = self._database.engine.execution_options(isolation_level="AUTOCOMMIT")
            self._line = await engine.connect()
            await self._line.execute(sa.select(sa.func.pg_advisory_lock(LINE, self._me.line)))

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with suppress(SQLAlchemyError, OSError):
                # The pool would keep the connection, and with it the lock.
                await line.invalidate()
                await line.close()

    async def _seen(self) -> bool:
        """Whether the others know that this process is there; no when they have buried it, or the line is dead."""
        if self._line is None:
            return False
        here = sa.update(process).where(process.c.name == self._me.name).values(seen_at=sa.func.now())
        try:
            return bool((await self._line.execute(here)).rowcount)
        except (SQLAlchemyError, OSError, TimeoutError):
            return False

    # --- the dead ---

    async def _bury(self, now: datetime, *, at_once: bool) -> list[str]:
        """Free what the dead held; with `at_once` it is not waited for one of the same instance to be late."""
        if not self._remote:
            return [each.name for each in await self.others() if each.missing and await self._forgotten(each, now=now)]
        here = process.c.instance == self._me.instance
        late = process.c.seen_at < sa.func.now() - self._late
        query = sa.select(process.c.name).where(
            process.c.name != self._me.name, sa.or_(late, here) if at_once else late
        )
        async with self._database.read() as connection:
            names = (await connection.execute(query)).scalars().all()
        return [name for name in names if await self._lost(name, now=now)]

    async def _lost(self, name: str, *, now: datetime) -> bool:
        """Whether that process has let go of its line, or is silent; if so, it is forgotten."""
        silent = (process.c.seen_at < sa.func.now() - self._silent).label("silent")
        query = sa.select(process.c.line, silent).where(process.c.name == name)
        async with self._database.write() as connection:
            row = (await connection.execute(query.with_for_update(skip_locked=True))).first()
            if row is None:
                return False  # somebody else is at it, or has done it
            gone = (await connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(LINE, row.line)))).scalar()
            if gone or row.silent:
                await _forget(connection, name, at=self._database.lease_time(now))
            return bool(gone or row.silent)

    async def _forgotten(self, each: Process, *, now: datetime) -> bool:
        async with self._database.write() as connection:
            return await _forget(connection, each.name, at=self._database.lease_time(now))


CLAIMED = tuple(table for table in metadata.sorted_tables if "claimed_by" in table.c)
"""Every table whose rows are claimed."""


async def _forget(connection: AsyncConnection, name: str, *, at: datetime) -> bool:
    """Take a process off the list; what it held may be claimed from now on."""
    for table in CLAIMED:
        held = sa.update(table).where(table.c.claimed_by == name)
        await connection.execute(held.values(claimed_by=None, claimed_until=at))
    return (await connection.execute(sa.delete(process).where(process.c.name == name))).rowcount > 0


class Duties:
    """Work of the whole house that one process does, and no two at the same time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, name: str, *, by: str, now: datetime, lease: timedelta) -> bool:
        """Take a piece of work upon oneself for that time; False when another process is at it."""
        at = self._database.lease_time(now)
        async with self._database.write() as connection:
            await insert_new(connection, duty, [{"name": name}], unique="name")
            query = sa.select(duty.c.name).where(duty.c.name == name, free(duty, by=by, at=at))
            return bool(await take(connection, query, duty, by=by, until=at + lease))

    async def release(self, name: str, *, by: str) -> None:
        """It is done."""
        mine = sa.and_(duty.c.name == name, duty.c.claimed_by == by)
        async with self._database.write() as connection:
            await connection.execute(sa.update(duty).where(mine).values(RELEASED))
