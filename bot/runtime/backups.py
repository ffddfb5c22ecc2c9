"""Nightly backups: a round that makes one when the newest is a day old."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

from db.cluster import Duties
from db.maintenance.backups import back_up, backups, rotate
from db.storage.errors import RowsDamaged

log = logging.getLogger(__name__)

_EVERY = timedelta(days=1)
_DUTY = "backup"
_ABOUT = timedelta(minutes=1)
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
        try:
            made = await back_up(self._url, self._folder, now=now.astimezone(UTC))
        except RowsDamaged as error:
            # Nothing will be better in an hour, and every copy is a whole one.
            self._waits_until = now + _EVERY
            log.error("no backup counts, and none is removed, until this is mended: %(problem)s", {"problem": error})
            return self._waits_until
        self._waits_until = None
        rotate(self._folder, keep=self._keep, now=now)
        log.info("backup %(file)s, %(size)d bytes", {"file": made.path, "size": made.size})
        return now + _EVERY

    def _due(self, now: datetime) -> datetime:
        # What lies further ahead than anything waits was written by a clock that has been put back since.
        if self._waits_until is not None and now < self._waits_until <= now + _EVERY:
            return self._waits_until
        made = (each.begun for each in backups(self._folder))
        newest = next((begun for begun in made if begun <= now + _ABOUT), None)
        return newest + _EVERY if newest is not None else now
