"""Times in a database that another clock has written: the latest of them, and what was to wait only a little.

What a calendar says (a campaign's days, the end of a vote, a game of the day) is left as it stands: whatever the clock
says now, that is the time which people were told.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa

from db.schema.community import ballot, letter
from db.schema.games import outbox
from db.storage.database import Database

LONGEST_WAIT = timedelta(hours=1)
"""So long Discord may ask a message to wait, or a failure lets it."""

_WAITS: tuple[tuple[sa.Column[Any], sa.ColumnElement[bool]], ...] = (
    (outbox.c.due_at, sa.and_(outbox.c.done_at.is_(None), outbox.c.failed_at.is_(None))),
    (letter.c.due_at, sa.and_(letter.c.done_at.is_(None), letter.c.failed_at.is_(None))),
    (ballot.c.show_at, ballot.c.show_at.is_not(None)),
)
"""The columns that say when something is tried next, which is soon, and the rows in which that counts."""


async def latest(database: Database) -> datetime | None:
    """The time at which anything was last owed to a channel or a person; None when nothing was for days."""
    times = []
    async with database.read() as connection:
        for table in (outbox, letter):
            newest = sa.select(table.c.created_at).order_by(table.c.id.desc()).limit(1)
            times.append((await connection.execute(newest)).scalar())
    return max((at for at in times if at is not None), default=None)


async def set_right(database: Database, *, now: datetime, leapt: bool) -> int:
    """Let what waits for a time that a clock was to reach soon, and has been put back from, wait no longer.

    When the clock was just seen to leap that is whatever waits; else what waits for longer than anything does. Returns
    how much that was.
    """
    after, count = now if leapt else now + LONGEST_WAIT, 0
    async with database.read() as connection:
        found = [
            (await connection.execute(sa.select(column).where(counts, column > after).limit(1))).first()
            for column, counts in _WAITS
        ]
    if not any(found):
        return 0
    async with database.write() as connection:
        for column, counts in _WAITS:
            waits = sa.update(column.table).where(counts, column > after).values({column.name: now})
            count += (await connection.execute(waits)).rowcount
    return count
