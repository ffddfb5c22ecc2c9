"""The rounds: what is done by the clock and not because somebody pressed something, in one loop for the whole process.

Every round looks into the database for what is due, does it, and says when it next wants to be called. Nothing is
due only in memory: a process that starts finds what another left behind.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from heapq import heappop, heappush

import discord
from discord.ext import tasks

from bot import clock
from db.errors import DatabaseError

log = logging.getLogger(__name__)

HEARTBEAT = 15.0
"""Seconds between two rounds when nobody asks for an earlier one: so long another process's work may wait."""
_SOON = 0.2
"""No two rounds follow each other quicker."""

Round = Callable[[datetime], Awaitable[datetime | None]]
"""Does what is due at that time; returns when something will be due again, or None when it knows of nothing."""


class Rounds:
    """Calls every round at the heartbeat, and earlier when one has asked for it."""

    def __init__(
        self, client: discord.Client, *, heartbeat: float = HEARTBEAT, now: Callable[[], datetime] = clock.now
    ) -> None:
        self._client = client
        self._heartbeat = heartbeat
        self._now = now
        self._rounds: dict[str, Round] = {}
        self._alarms: list[datetime] = []  # a heap: an earlier one takes no later one's place
        self._again: dict[str, datetime] = {}
        self.last: datetime | None = None
        """When the last round was made; None before the first."""

    def learn(self, name: str, work: Round) -> None:
        """Call a round more, after those that are there."""
        self._rounds[name] = work

    def start(self) -> None:
        """Begin as soon as the client is ready."""
        self._going.start()

    def stop(self) -> None:
        """Call no more rounds."""
        self._going.cancel()

    def wake(self, at: datetime) -> None:
        """Have a round at that time, whatever others come earlier."""
        if at not in self._alarms:
            heappush(self._alarms, at)
            self._set()

    def wake_now(self) -> None:
        """Have a round as soon as may be."""
        self.wake(self._now())

    async def go(self) -> None:
        """Call every round now, one after the other; what goes wrong in one is logged and stops no other."""
        began = self.last = self._now()
        while self._alarms and self._alarms[0] <= began:
            heappop(self._alarms)
        for name, work in self._rounds.items():
            wanted = self._again.pop(name, None)
            if wanted is not None and wanted > began:
                self._again[name] = wanted  # unless it goes well and says otherwise
            try:
                again = await work(self._now())
            except DatabaseError as error:
                log.warning("the round «%s» could not be made: %s", name, error)
            except Exception:
                log.exception("the round «%s» could not be made", name)
            else:
                self._again.pop(name, None)
                if again is not None:
                    self._again[name] = again

    def _next(self) -> datetime | None:
        """The earliest alarm, or what a round wants that is earlier."""
        return min((*self._alarms[:1], *self._again.values()), default=None)

    def _set(self) -> None:
        """Sleep until the alarm, and no longer than the heartbeat."""
        last = self._going._last_iteration if self._going.is_running() else None
        if not isinstance(last, datetime):
            return  # the first round is still to come
        end = last + timedelta(seconds=self._heartbeat)
        alarm = self._next()
        if alarm is not None:
            end = min(end, max(alarm, self._now() + timedelta(seconds=_SOON)))
        self._going.change_interval(seconds=max((end - last).total_seconds(), _SOON))

    @tasks.loop(seconds=HEARTBEAT)
    async def _going(self) -> None:
        await self.go()
        self._set()

    @_going.before_loop
    async def _until_ready(self) -> None:
        await self._client.wait_until_ready()
