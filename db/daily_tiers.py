"""Tiers of results of the day, by how much was a person's own; and days in a row with a result."""

from __future__ import annotations

from datetime import date, timedelta

import sqlalchemy as sa

from db.schema.community import attempt
from db.storage.database import Database

OWN, MOSTLY = 90, 50
"""The percentages of own play from which a result is one's own, and for the most part one's own.

Results of the first kind rank above those of the second; below, a result has no rank.
"""
CONFIRMED, UNFINISHED = "confirmed", "unfinished"
AWAY = "away"
"""Why an attempt is unfinished whose day ended while the bot was away."""

LEFT = sa.and_(attempt.c.state == UNFINISHED, attempt.c.shown.is_not(None))
"""Whether the bot was away when an attempt's day ended."""

TIER = sa.case((sa.or_(attempt.c.own.is_(None), attempt.c.own >= OWN), 2), (attempt.c.own >= MOSTLY, 1), else_=0)
"""2 for one's own, 1 for the most part one's own, 0 for less; results of before are one's own, as they were ranked."""


async def streak_of(database: Database, user_id: int, day: str) -> int:
    """Return for how many days in a row, up to and including a day, a person has had a result with a rank.

    A day that ended while the bot was away from their attempt neither counts nor breaks the row.
    """
    ranked = sa.and_(attempt.c.state == CONFIRMED, TIER > 0)
    query = (
        sa.select(attempt.c.day, ranked)
        .where(attempt.c.user_id == user_id, sa.or_(ranked, LEFT), attempt.c.day <= day)
        .order_by(attempt.c.day.desc())
    )
    wanted, count = date.fromisoformat(day), 0
    async with database.read() as connection:
        for found, counts in await connection.execute(query):
            if date.fromisoformat(found) != wanted:
                break
            wanted, count = wanted - timedelta(days=1), count + bool(counts)
    return count
