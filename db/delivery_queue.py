"""Stores messages that are posted to Discord after the transaction.

Boards (`db.board_outbox`) and notices (`db.notices`) wait in tables with the same columns. A message is pending until
it is done or has failed. The process that delivers it has a lease on it. Each claim is counted as an attempt. After a
failed attempt, the message can be claimed again at a later time.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Generic, Protocol, TypeVar

import sqlalchemy as sa

from db.storage.database import Database
from db.storage.leases import Leases

_FIRST_WAIT = timedelta(seconds=5)
_LONGEST_WAIT = timedelta(minutes=5)


class ClaimedRows(Protocol):
    """Rows of a queue that a process has claimed and delivers together as one message.

    `attempts` includes the current one. `since` is the time when the oldest row was enqueued.
    """

    @property
    def rows(self) -> tuple[int, ...]:
        """The ids of the claimed rows."""

    @property
    def game_id(self) -> str | None:
        """The id of the game to which the rows belong, if any."""

    @property
    def attempts(self) -> int:
        """The number of attempts, including the current one."""

    @property
    def since(self) -> datetime:
        """The time when the oldest row was enqueued."""

    @property
    def by(self) -> str:
        """The name of the process that has claimed the rows."""


_Claimed = TypeVar("_Claimed", bound=ClaimedRows)


def pending(table: sa.FromClause) -> sa.ColumnElement[bool]:
    """Return an SQL condition that tests whether a row of a queue must still be delivered."""
    return sa.and_(table.c.done_at.is_(None), table.c.failed_at.is_(None))


def back_off(attempts: int) -> timedelta:
    """Return how long to wait after `attempts` failed attempts."""
    return min(_FIRST_WAIT * (1 << min(attempts - 1, 10)), _LONGEST_WAIT)


class DeliveryQueue(Generic[_Claimed]):
    """A queue in a table of a database. Methods ignore rows that another process has claimed meanwhile."""

    def __init__(self, database: Database, table: sa.Table, leases: Leases) -> None:
        self.database = database
        self._table = table
        self._leases = leases
        settled = table.c.done_at < sa.bindparam("before"), table.c.failed_at < sa.bindparam("before")
        self._prune = sa.delete(table).where(sa.or_(*settled))

    async def holds(self, claimed: _Claimed) -> bool:
        """Return whether this process still holds all the claimed rows.

        Another process may have taken them while this one was blocked.
        """
        held = sa.select(sa.func.count()).select_from(self._table)
        async with self.database.read() as connection:
            found = await connection.execute(held.where(self._leases.held(self._are(claimed), by=claimed.by)))
            return found.scalar_one() == len(claimed.rows)

    async def renew(self, claimed: Iterable[_Claimed], *, now: datetime, lease: timedelta) -> None:
        """Renew the leases of rows that are still being delivered."""
        until = self.database.lease_time(now) + lease
        async with self.database.write() as connection:
            for each in claimed:
                await self._leases.renew(connection, self._are(each), by=each.by, until=until)

    async def postpone(self, claimed: _Claimed, *, until: datetime, error: str) -> None:
        """Release the rows, to be tried again at the time `until`."""
        await self._released(claimed, due_at=until, error=error)

    async def fail(self, claimed: _Claimed, *, now: datetime, error: str) -> None:
        """Mark the rows as failed for good."""
        await self._released(claimed, failed_at=now, error=error)

    async def prune(self, before: datetime) -> None:
        """Delete rows that were completed or failed before the time `before`."""
        await self.database.run(self._prune, {"before": before})

    async def _released(self, claimed: _Claimed, **values: Any) -> None:
        await self.database.writing(self._leases.release, self._are(claimed), by=claimed.by, **values)

    def _are(self, claimed: _Claimed) -> sa.ColumnElement[bool]:
        return self._table.c.id.in_(claimed.rows)
