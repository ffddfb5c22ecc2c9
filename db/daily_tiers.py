"""Tiers of daily results, and streaks of days with a result."""

from __future__ import annotations

from datetime import date, timedelta

import sqlalchemy as sa

from db.daily_days import date_of
from db.schema.community import attempt
from db.storage.database import Database

OWN, MOSTLY = 90, 50
"""The minimum percentages of the person's own decisions for tier 2 and for tier 1.

Results of tier 2 rank above those of tier 1; results below both have no rank.
"""
CONFIRMED, UNFINISHED = "confirmed", "unfinished"
AWAY = "away"
"""The reason why an attempt is unfinished if its day ended while the bot was away."""

_WEEK = timedelta(days=7)
"""The minimum time between two missed days that do not end a streak."""

LEFT = sa.and_(attempt.c.state == UNFINISHED, attempt.c.shown.is_not(None))
"""An SQL condition that tests whether an attempt is unfinished because the bot was away when its day ended."""

TIER = sa.case((sa.or_(attempt.c.own.is_(None), attempt.c.own >= OWN), 2), (attempt.c.own >= MOSTLY, 1), else_=0)
"""In SQL, the tier of a result: 2, 1 or 0. Results without a percentage are older than tiers; they are in tier 2."""


async def streak_of(database: Database, user_id: int, day: str) -> int:
    """Return the number of successive days up to `day` with a ranked result.

    Days on which the bot was away, and one missed day in any seven, neither count nor end the streak.
    """
    ranked = sa.and_(attempt.c.state == CONFIRMED, TIER > 0)
    query = (
        sa.select(attempt.c.day, ranked)
        .where(attempt.c.user_id == user_id, sa.or_(ranked, LEFT))
        .where(attempt.c.day >= day[:1], attempt.c.day <= day)
        .order_by(attempt.c.day.desc())
    )
    wanted, count, forgiven = date.fromisoformat(date_of(day)), 0, date.max
    async with database.read() as connection:
        for found, counts in await connection.execute(query):
            at = date.fromisoformat(date_of(found))
            missed = (wanted - at).days
            if missed > 1 or (missed and forgiven - wanted < _WEEK):
                break
            if missed:
                forgiven = wanted
            wanted, count = at - timedelta(days=1), count + bool(counts)
    return count
