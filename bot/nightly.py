"""Nightly backups: a round that makes one when the newest is a day old."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

from db.backups import back_up, backups, rotate
from db.processes import Duties

log = logging.getLogger(__name__)

_EVERY = timedelta(days=1)
_DUTY = "backup"
_AGAIN = timedelta(hours=1)
"""After one that failed, so long passes before the next is tried."""


class Nightly:
    """Makes backups of a database in a folder, and keeps the newest `keep`."""

    def __init__(self, url: str, folder: Path, *, keep: int) -> None:
        self._url = url
        self._folder = folder
        self._keep = keep
        self._waits_until: datetime | None = None
        self._duties: Duties | None = None
        self._by = ""

    def share(self, duties: Duties, *, by: str) -> None:
        """Of several processes with one folder one at a time makes backups; `by` names this one."""
        self._duties, self._by = duties, by

    async def round(self, now: datetime) -> datetime | None:
        """Make one, if it is time; returns when the next is due."""
        due = self._due(now)
        if due > now:
            return due
        if self._duties is None:
            return await self._make(now)
        if not await self._duties.take(_DUTY, by=self._by, now=now, lease=_AGAIN):
            return None
        try:
            # Another process may have made one while this one waited for its turn.
            due = self._due(now)
            return due if due > now else await self._make(now)
        finally:
            await self._duties.release(_DUTY, by=self._by)

    async def _make(self, now: datetime) -> datetime:
        self._waits_until = now + _AGAIN  # should this one fail
        made = await back_up(self._url, self._folder, now=now.astimezone(UTC))
        self._waits_until = None
        rotate(self._folder, keep=self._keep)
        log.info("backup %(file)s, %(size)d bytes", {"file": made.path, "size": made.size})
        return now + _EVERY

    def _due(self, now: datetime) -> datetime:
        if self._waits_until is not None and self._waits_until > now:
            return self._waits_until
        newest = next(iter(backups(self._folder)), None)
        if newest is None:
            return now
        return datetime.strptime(newest.stamp, "%Y%m%d-%H%M%S").replace(tzinfo=UTC) + _EVERY
