"""Leases, which show which process works on a row and until when.

A process may work on a row only while it holds the row's lease. A table with leases has the columns `claimed_by` and
`claimed_until`. A row is free if no process has claimed it, or if its time has passed. When a process is found dead,
its leases end.

Leases are measured by a clock that is never adjusted. All processes that share the database use the same clock
(`clock_of`). With an adjusted clock, a live process could lose its work, or a dead process could keep its work for
hours.
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
"""The longest duration of a lease."""
_AT: sa.BindParameter[datetime] = sa.bindparam("lease_at")
_LONGEST: sa.BindParameter[datetime] = sa.bindparam("lease_longest")
_STEP = 1 << 22
"""The divisor of a server's id from which Discord computes the shard."""
_RELEASED: dict[str, Any] = {"claimed_by": None, "claimed_until": None}
"""The values of the columns of a row that no process has claimed any more."""


@dataclass(frozen=True, slots=True)
class Share:
    """The shards that this process serves.

    `count` is the number of all shards. This process may do the work of other shards once it is late by `grace`.
    """

    count: int
    ids: tuple[int, ...]
    grace: timedelta = timedelta(seconds=20)

    def holds(self, guild_id: int | None) -> bool:
        """Return whether this process receives the events of a server. The first shard receives direct messages."""
        return shard_of(guild_id, self.count) in self.ids

    def claimable(self, guild_id: Any, due_at: Any, *, now: datetime) -> sa.ColumnElement[bool]:
        """Return an SQL condition for work that this process may do.

        The work belongs to the server `guild_id` and is due at `due_at`.
        """
        return sa.or_(shard_in_sql(guild_id, self.count).in_(self.ids), due_at <= now - self.grace)


def shard_of(guild_id: int | None, count: int) -> int:
    """Return the shard that receives a server's events. Direct messages belong to the first shard."""
    return (guild_id or 0) // _STEP % count


def shard_in_sql(guild_id: Any, count: int) -> sa.ColumnElement[int]:
    """Return an SQL expression for the shard of a server."""
    # A division, because databases differ in how far a number can be shifted.
    return sa.func.coalesce(guild_id, sa.literal(0, sa.BigInteger)) // _STEP % count


class Leases:
    """Claims and releases the rows of a table.

    The table has the columns `claimed_by` and `claimed_until`. `pending` is an SQL condition for rows with work to do;
    without it, every row has work to do.
    """

    def __init__(self, table: sa.Table, *, pending: sa.ColumnElement[bool] | None = None) -> None:
        self.table = table
        self.pending: sa.ColumnElement[bool] = sa.true() if pending is None else pending

    # Conditions in SQL. `at` is a time of the leases' clock; without it, in a statement that is built once, the
    # parameters are `lease_at` and, `LONGEST` after it, `lease_longest`.

    def lapsed(self, *, at: datetime | None, rows: sa.FromClause | None = None) -> sa.ColumnElement[bool]:
        """Return an SQL condition for rows that no process has validly claimed.

        `rows` is an alias of the table. A lease longer than the maximum counts as ended.
        """
        until = (self.table if rows is None else rows).c.claimed_until
        now, longest = (_AT, _LONGEST) if at is None else (at, at + LONGEST)
        return sa.or_(until.is_(None), until <= now, until > longest)

    def free(self, *, by: Any, at: datetime | None, rows: sa.FromClause | None = None) -> sa.ColumnElement[bool]:
        """Return an SQL condition for rows that the process `by` may claim.

        `rows` is an alias of the table. A process may claim its own rows again, so the caller must check that no other
        task of the process uses them.
        """
        holder = (self.table if rows is None else rows).c.claimed_by
        return sa.or_(self.lapsed(at=at, rows=rows), holder == by)

    def ripe(self, share: Share | None, guild_id: Any, due_at: Any, *, now: datetime) -> sa.ColumnElement[bool]:
        """Return an SQL condition for the rows that this process may work on now.

        Without `share`, the process may work on every row.
        """
        if share is None:
            return sa.true()
        left_over = sa.and_(self.table.c.claimed_by.is_(None), self.table.c.claimed_until.is_not(None))
        return sa.or_(share.claimable(guild_id, due_at, now=now), left_over)

    def held(self, *which: sa.ColumnElement[bool], by: Any) -> sa.ColumnElement[bool]:
        """Return an SQL condition for rows whose leases the process `by` still holds.

        A process that was blocked for long may have lost its leases.
        """
        return sa.and_(*which, self.table.c.claimed_by == by, self.pending)

    def releasing(self, *which: sa.ColumnElement[bool], by: Any, **values: Any) -> sa.Update:
        """Return the SQL statement that releases rows leased by the process `by`, and stores `values`."""
        return sa.update(self.table).where(self.held(*which, by=by)).values(**_RELEASED, **values)

    # --- changes, within a transaction ---

    async def claim(
        self, connection: AsyncConnection, /, query: sa.Select[Any], *, by: str, until: datetime, **values: Any
    ) -> Sequence[sa.RowMapping]:
        """Claim the rows of a query that no other process is claiming at the same time.

        Return the rows with their values from before the claim.
        """
        locked = query.with_for_update(of=self.table, skip_locked=True)
        rows: Sequence[sa.RowMapping] = (await connection.execute(locked)).mappings().all()
        if rows:
            claimed = sa.update(self.table).where(self._are(rows))
            await connection.execute(claimed.values(claimed_by=by, claimed_until=until, **values))
        return rows

    def _are(self, rows: Sequence[sa.RowMapping]) -> sa.ColumnElement[bool]:
        keys: tuple[sa.Column[Any], ...] = tuple(self.table.primary_key.columns)
        if len(keys) == 1:
            return keys[0].in_([row[keys[0].name] for row in rows])
        return sa.tuple_(*keys).in_([tuple(row[key.name] for key in keys) for row in rows])

    async def renew(
        self, connection: AsyncConnection, *which: sa.ColumnElement[bool], by: str, until: datetime
    ) -> None:
        """Renew the leases of rows that the process `by` still holds."""
        await connection.execute(sa.update(self.table).where(self.held(*which, by=by)).values(claimed_until=until))

    async def release(
        self, connection: AsyncConnection, /, *which: sa.ColumnElement[bool], by: str, **values: Any
    ) -> int:
        """Release rows leased by the process `by`, and store `values` in them. Return their number."""
        return (await connection.execute(self.releasing(*which, by=by, **values))).rowcount

    async def take_over(self, connection: AsyncConnection, *, of: str, at: datetime) -> None:
        """End the leases of a dead process at the time `at`."""
        held = sa.update(self.table).where(self.table.c.claimed_by == of)
        await connection.execute(held.values(claimed_by=None, claimed_until=at))


async def clock_of(database: Database) -> Callable[[], datetime]:
    """Return a function that tells the time by which a database's leases are measured.

    For PostgreSQL it is the server's time, which is read once and then advanced by this machine's clock. For SQLite it
    is the time since the machine was started.
    """
    epoch, asked = datetime(1970, 1, 1, tzinfo=UTC), 0.0
    if database.engine.dialect.name == "postgresql":
        async with database.read() as connection:
            epoch = (await connection.execute(sa.select(sa.func.clock_timestamp()))).scalar_one()
        asked = ticks()
    return lambda: epoch + timedelta(seconds=ticks() - asked)


def ticks() -> float:
    """Return the seconds of a clock that is never adjusted. It is the same for all processes of this machine."""
    return time.monotonic()
