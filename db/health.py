"""Database statistics for the health endpoint and the metrics."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa

from db.delivery_queue import pending
from db.schema.community import notice
from db.schema.games import outbox
from db.storage.database import Database

_PENDING = {"board": outbox, "letter": notice}


async def pending_messages(database: Database) -> dict[str, tuple[int, datetime | None]]:
    """Return the number of pending messages of each kind, and when the oldest was due.

    Raise `DatabaseError` if the database fails.
    """
    found: dict[str, tuple[int, datetime | None]] = {}
    async with database.read() as connection:
        for kind, table in _PENDING.items():
            still = pending(table)
            query = sa.select(sa.func.count(), sa.func.min(table.c.due_at)).select_from(table).where(still)
            count, oldest = (await connection.execute(query)).one()
            found[kind] = (int(count), oldest)
    return found
