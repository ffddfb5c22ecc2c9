"""Corrects times in a database that were written under a different clock.

It shortens waits that have become too long. Dates (a campaign's days, the end of a vote, a daily game) are left
unchanged, because they were announced to people.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa

from db.schema.community import ballot, ladder, lobby, notice, season
from db.schema.games import outbox
from db.storage.database import Database

LONGEST_WAIT = timedelta(hours=1)
"""The longest wait that Discord may require for a message, or that follows a failure."""

_WAITS: tuple[tuple[sa.Column[Any], sa.ColumnElement[bool]], ...] = (
    (outbox.c.due_at, sa.and_(outbox.c.done_at.is_(None), outbox.c.failed_at.is_(None))),
    (notice.c.due_at, sa.and_(notice.c.done_at.is_(None), notice.c.failed_at.is_(None))),
    (ballot.c.show_at, ballot.c.show_at.is_not(None)),
    (lobby.c.due_at, sa.true()),
    (ladder.c.due_at, sa.true()),
    (season.c.due_at, season.c.due_at.is_not(None)),
)
"""The columns with the next time of a retry, which is soon, and the rows in which it counts."""


async def latest(database: Database) -> datetime | None:
    """Return when the latest message was enqueued; None if no message is stored."""
    times = []
    async with database.read() as connection:
        for table in (outbox, notice):
            newest = sa.select(table.c.created_at).order_by(table.c.id.desc()).limit(1)
            times.append((await connection.execute(newest)).scalar())
    return max((at for at in times if at is not None), default=None)


async def set_right(database: Database, *, now: datetime, leapt: bool) -> int:
    """End waits that are too long because the clock was set back. Return the number of changed rows.

    If the clock has just jumped (`leapt`), end all waits that lie in the future. Otherwise end only waits longer than
    `LONGEST_WAIT`.
    """
    after, count = now if leapt else now + LONGEST_WAIT, 0
    found = [
        await database.first(sa.select(column).where(counts, column > after).limit(1)) for column, counts in _WAITS
    ]
    if not any(found):
        return 0
    async with database.write() as connection:
        for column, counts in _WAITS:
            waits = sa.update(column.table).where(counts, column > after).values({column.name: now})
            count += (await connection.execute(waits)).rowcount
    return count
