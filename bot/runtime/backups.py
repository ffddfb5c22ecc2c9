"""Daily backups, made by a scheduler job."""

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
"""The time after which a failed backup is tried again."""


class DailyBackups:
    """Makes backups of a database in a folder, and keeps the newest `keep` of them."""

    def __init__(self, url: str, folder: Path, *, keep: int) -> None:
        self._url = url
        self._folder = folder
        self._keep = keep
        self._waits_until: datetime | None = None
        self._duties: Duties | None = None
        self._by = ""

    def share(self, duties: Duties, *, by: str) -> None:
        """Let only one process make backups at a time. `by` is the name of this process."""
        self._duties, self._by = duties, by

    async def run_due(self, now: datetime) -> datetime | None:
        """Make a backup if one is due. Return when the next is due, or None."""
        due = self._due(now)
        if due > now:
            return due
        if self._duties is None:
            return await self._make(now)
        if not await self._duties.claim(_DUTY, by=self._by, now=now, lease=_AGAIN):
            return None
        try:
            # Another process may have made a backup while this one waited for its turn.
            due = self._due(now)
            return due if due > now else await self._make(now)
        finally:
            await self._duties.release(_DUTY, by=self._by)

    async def _make(self, now: datetime) -> datetime:
        self._waits_until = now + _AGAIN  # in case this one fails
        try:
            made = await back_up(self._url, self._folder, now=now.astimezone(UTC))
        except RowsDamaged as error:
            # Another try in an hour would not help, and every try copies the whole database.
            self._waits_until = now + _EVERY
            log.error("no backup counts, and none is removed, until this is mended: %(problem)s", {"problem": error})
            return self._waits_until
        self._waits_until = None
        rotate(self._folder, keep=self._keep, now=now)
        log.info("backup %(file)s, %(size)d bytes", {"file": made.path, "size": made.size})
        return now + _EVERY

    def _due(self, now: datetime) -> datetime:
        # A time later than the longest wait was written before the clock was set back.
        if self._waits_until is not None and now < self._waits_until <= now + _EVERY:
            return self._waits_until
        made = (each.begun_at for each in backups(self._folder))
        newest = next((begun_at for begun_at in made if begun_at <= now + _ABOUT), None)
        return newest + _EVERY if newest is not None else now
