"""Leases: which process works on a row, until when, and which process may begin when several share a database.

A table whose rows are claimed has the columns `claimed_by` and `claimed_until`. A row is free if nobody has claimed it,
or if that time has passed. When a process is found dead, its leases are set to the time of that discovery and lose its
name.

Leases are measured by a clock that nobody adjusts, the same for all processes that share the database (`clock_of`): an
adjusted clock would give the work of a live process to another one, or keep that of a dead one for hours.
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
"""Discord computes the shard from the bits of a server's id above these."""


@dataclass(frozen=True, slots=True)
class Share:
    """The shards of this process among all.

    Work of another process's shards is left to that process for the time of `grace`; then any process may do it.
    """

    count: int
    ids: tuple[int, ...]
    grace: timedelta = timedelta(seconds=20)

    def holds(self, guild_id: int | None) -> bool:
        """Return whether this process receives the events of a server; direct messages belong to the first shard."""
        return (guild_id or 0) // _STEP % self.count in self.ids

    def claimable(self, guild_id: Any, due_at: Any, *, now: datetime) -> sa.ColumnElement[bool]:
        """In SQL: whether work of that server, due at that time, may be done by this process."""
        # A division, because databases differ in how far a number can be shifted.
        shard = sa.func.coalesce(guild_id, sa.literal(0, sa.BigInteger)) // _STEP % self.count
        return sa.or_(shard.in_(self.ids), due_at <= now - self.grace)


def claimable(
    share: Share | None, table: sa.Table, guild_id: Any, due_at: Any, *, now: datetime
) -> sa.ColumnElement[bool]:
    """In SQL: whether this process may work on a row: it is of its shards, has waited, or its holder died.

    Without shares one process does everything.
    """
    if share is None:
        return sa.true()
    left_over = sa.and_(table.c.claimed_by.is_(None), table.c.claimed_until.is_not(None))
    return sa.or_(share.claimable(guild_id, due_at, now=now), left_over)


def lapsed(table: sa.Table, *, at: datetime) -> sa.ColumnElement[bool]:
    """In SQL: whether nobody holds a row; `at` is the time of the leases' clock.

    A lease that exceeds the longest possible one comes from another clock and is ignored.
    """
    until = table.c.claimed_until
    return sa.or_(until.is_(None), until <= at, until > at + LONGEST)


def free(table: sa.Table, *, by: str, at: datetime) -> sa.ColumnElement[bool]:
    """In SQL: whether a row may be claimed; `at` is the time of the leases' clock.

    A lease of the same name can be claimed again: within a process the caller ensures that nobody works on the row.
    """
    return sa.or_(lapsed(table, at=at), table.c.claimed_by == by)


async def clock_of(database: Database) -> Callable[[], datetime]:
    """Return the leases' clock of a database.

    For PostgreSQL it is the time of the server, read once and counted on from there. For SQLite it counts the seconds
    since the machine was started, since all processes that share a file run on one machine.
    """
    epoch, asked = datetime(1970, 1, 1, tzinfo=UTC), 0.0
    if database.engine.dialect.name == "postgresql":
        async with database.read() as connection:
            epoch = (await connection.execute(sa.select(sa.func.clock_timestamp()))).scalar_one()
        asked = ticks()
    return lambda: epoch + timedelta(seconds=ticks() - asked)


def ticks() -> float:
    """Return the seconds of a clock that is never adjusted, the same for every process of this machine."""
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
"""The column values of a row that nobody holds any more."""
