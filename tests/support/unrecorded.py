"""Notices whose messages were posted by a process that was killed before it recorded that they were sent."""

from __future__ import annotations

from datetime import timedelta

import sqlalchemy as sa

from bot.runtime import clock
from db.schema.community import notice
from db.storage.database import Database


async def leave_unrecorded(database: Database, kind: str, *, lease: timedelta) -> None:
    """Leave the sent notices of a kind as that process left them, with its lease on them."""
    until = database.lease_time(clock.now()) + lease
    values = {"done_at": None, "message_id": None, "claimed_by": "killed", "claimed_until": until}
    sent = sa.and_(notice.c.kind == kind, notice.c.done_at.is_not(None))
    assert await database.run(sa.update(notice).where(sent).values(values)), "nothing of that kind was sent"


async def is_settled(database: Database, kind: str) -> bool:
    """Return whether no notice of a kind is pending."""
    pending = sa.and_(notice.c.kind == kind, notice.c.done_at.is_(None), notice.c.failed_at.is_(None))
    return await database.first(sa.select(notice.c.id).where(pending)) is None
