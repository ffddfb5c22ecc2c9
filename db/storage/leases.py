"""Leases: who is at a piece of work, until when; and whose work it is first when several processes share a database.

A table whose rows are claimed has the columns `claimed_by` and `claimed_until`. A row is free when nobody has claimed
it, or when that time has passed: a process that is found dead has
it set to the moment when that was found out, and is named no more.

Leases are measured by a clock that nobody puts back or forward, the same for all who share the database (`clock_of`):
one that was put would give a live process's work to another, or keep a dead one's for hours.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from db.storage.database import Database

LONGEST = timedelta(hours=1)
"""No lease lasts longer."""
_STEP = 1 << 22
"""Discord tells shards apart by the bits of a server's id above these."""


@dataclass(frozen=True, slots=True)
class Share:
    """The shards of this process among all.

    What belongs to another's shards is left to that one for the time of `grace`; then whoever comes first does it.
    """

    count: int
    ids: tuple[int, ...]
    grace: timedelta = timedelta(seconds=20)

    def holds(self, guild_id: int | None) -> bool:
        """Whether Discord tells this process of a server; direct messages belong to the first shard."""
        return (guild_id or 0) // _STEP % self.count in self.ids

    def ripe(self, guild_id: Any, due_at: Any, *, now: datetime) -> sa.ColumnElement[bool]:
        """In SQL: whether something of that server, due since then, is for this process to do."""
        # A division: how many bits a number may be shifted by is not the same to every database.
        shard = sa.func.coalesce(guild_id, sa.literal(0, sa.BigInteger)) // _STEP % self.count
        return sa.or_(shard.in_(self.ids), due_at <= now - self.grace)


def ripe(share: Share | None, table: sa.Table, guild_id: Any, due_at: Any, *, now: datetime) -> sa.ColumnElement[bool]:
    """In SQL: whether a row is for this process to do: it is of its share, or has waited, or was left by a dead one.

    Without shares one process does everything.
    """
    if share is None:
        return sa.true()
    left_over = sa.and_(table.c.claimed_by.is_(None), table.c.claimed_until.is_not(None))
    return sa.or_(share.ripe(guild_id, due_at, now=now), left_over)


def lapsed(table: sa.Table, *, at: datetime) -> sa.ColumnElement[bool]:
    """In SQL: whether nobody holds a row; `at` is the leases' time.

    A lease that would go on for longer than any may last comes from another clock, and is not believed.
    """
    until = table.c.claimed_until
    return sa.or_(until.is_(None), until <= at, until > at + LONGEST)


def free(table: sa.Table, *, by: str, at: datetime) -> sa.ColumnElement[bool]:
    """In SQL: whether a row may be claimed; `at` is the leases' time.

    A lease of the same name is taken over: within a process the caller sees to it that nobody is at work.
    """
    return sa.or_(lapsed(table, at=at), table.c.claimed_by == by)


async def clock_of(database: Database) -> Callable[[], datetime]:
    """The leases' clock of a database.

    It is the time of PostgreSQL's server, asked once and counted on from there. Whoever shares a file of SQLite's
    shares the machine, and with it the seconds since that was started.
    """
    begun, asked = datetime(1970, 1, 1, tzinfo=UTC), 0.0
    if database.engine.dialect.name == "postgresql":
        async with database.read() as connection:
            begun = (await connection.execute(sa.select(sa.func.clock_timestamp()))).scalar_one()
        asked = ticks()
    return lambda: begun + timedelta(seconds=ticks() - asked)


def ticks() -> float:
    """Seconds that only go on, the same for every process of this machine."""
    return time.monotonic()


async def take(
    connection: AsyncConnection, query: sa.Select[Any], table: sa.Table, *, by: str, until: datetime, **values: Any
) -> Sequence[sa.RowMapping]:
    """Claim the rows of a query that nobody else is just claiming, within a transaction."""
    locked = query.with_for_update(of=table, skip_locked=True)
    rows: Sequence[sa.RowMapping] = (await connection.execute(locked)).mappings().all()
    (key,) = table.primary_key.columns
    if rows:
        await connection.execute(
            sa.update(table)
            .where(key.in_([row[key.name] for row in rows]))
            .values(claimed_by=by, claimed_until=until, **values)
        )
    return rows


RELEASED: dict[str, Any] = {"claimed_by": None, "claimed_until": None}
"""The columns of a row that nobody holds any more."""
