"""The scheduler: one loop that runs the timed jobs of the whole process.

Every job queries the database for due work, does it, and returns when it wants to run next. At the heartbeat, all jobs
run. Between heartbeats, a job runs if it requested this, or if other code wakes it by name. Jobs marked `always` run
each time. A job without waiting work is skipped, unless it was requested or woken (`db.waiting`).
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import datetime, timedelta
from heapq import heappop, heappush
from typing import Any

import discord
import sqlalchemy as sa

from bot.runtime import clock
from db.storage.errors import DatabaseError
from db.waiting import Waiting

log = logging.getLogger(__name__)

HEARTBEAT = 15.0
"""The time in seconds between two runs of all jobs; work of another process may wait that long."""
_SOON = 0.2
"""The shortest time between two runs, in seconds."""

BOARDS, VOTES, CAMPAIGNS, REMINDERS, DAILY = "boards", "votes", "campaigns", "reminders", "daily"
CALLS, TABLES, TOURNAMENTS = "calls", "tables", "tournaments"
THREADS, REMIND = "table-threads", "tournament-reminders"
RECORDS, WATCHERS, REMOVED_SERVERS, NOTICES = "annals", "watchers", "farewells", "letters"
"""The names of jobs that other modules wake."""

Job = Callable[[datetime], Awaitable[datetime | None]]
"""A function that does the work that is due at a time, and returns when the next is due; None if none is known."""
Leapt = Callable[[timedelta], Awaitable[None]]
"""A function that is called with a leap of the clock."""


class Scheduler:
    """Runs every job at the heartbeat, and single jobs when requested or woken."""

    def __init__(
        self,
        client: discord.Client,
        *,
        heartbeat: float = HEARTBEAT,
        now: Callable[[], datetime] = clock.now,
        leaps: clock.Leaps | None = None,
        waiting: Waiting | None = None,
    ) -> None:
        self._client = client
        self._waiting = waiting
        self._heartbeat = heartbeat
        self._now = now
        self._ticks = clock.ticks_of(now)
        self.leaps = leaps or clock.Leaps()
        self._hearers: list[Leapt] = []
        self._going = clock.SteadyLoop(self._go_on, seconds=heartbeat)
        self._going.before_loop(self._until_ready)
        self._jobs: dict[str, Job] = {}
        self._always: set[str] = set()
        self._alarms: list[tuple[datetime, tuple[str, ...]]] = []  # a heap: an earlier alarm keeps the later ones
        self._again: dict[str, datetime] = {}
        self._wanted: set[str] = set()
        self._whole: float | None = None
        self.last: float | None = None
        """The time of the last run on the monotonic clock; None before the first run."""

    def register(
        self,
        name: str,
        work: Job,
        *,
        always: bool = False,
        waits: sa.ColumnElement[bool] | None = None,
        values: Callable[[datetime], Mapping[str, Any]] | None = None,
    ) -> None:
        """Add a job, which runs after earlier ones. With `always` it runs whenever any job runs.

        The job is skipped while the SQL condition `waits` is false, unless it was woken or requested a run. `values`
        returns the parameters of the condition.
        """
        self._jobs[name] = work
        if waits is not None and self._waiting is not None:
            self._waiting.add(name, waits, **({} if values is None else {"values": values}))
        if always:
            self._always.add(name)

    def subscribe(self, hearer: Leapt) -> None:
        """Register a function to call whenever the system clock jumps."""
        self._hearers.append(hearer)

    def start(self) -> None:
        """Start running jobs as soon as the Discord client is ready."""
        self._going.start()

    def stop(self) -> None:
        """Stop the scheduler."""
        self._going.cancel()

    def wake(self, at: datetime, *names: str) -> None:
        """Run the jobs with these names, by default all, at the time `at`."""
        alarm = (at, names)
        if alarm not in self._alarms:
            heappush(self._alarms, alarm)
            self._set()

    def wake_now(self, *names: str) -> None:
        """Run the jobs with these names, by default all, as soon as possible."""
        self.wake(self._now(), *names)

    async def go(self) -> None:
        """Run every job now, one after the other. Errors are logged."""
        self._whole = self._ticks()
        await self._call(self._jobs)

    async def _call(self, others: Collection[str] = ()) -> None:
        """Run all due jobs, and the jobs in `others` that may have work."""
        self.last = self._ticks()
        possible, waiting = {*others, *self._always}, None
        for name, work in self._jobs.items():
            self._ring()
            if name not in self._wanted:
                if name not in possible:
                    continue
                if self._waiting is not None and name in self._waiting:
                    waiting = await self._found() if waiting is None else waiting
                    if name not in waiting:
                        continue
            self._wanted.discard(name)
            await self._make(name, work)
            waiting = None  # it may have left work for a later one

    async def _found(self) -> Collection[str]:
        """Return the names of the jobs that may have work. If the database cannot tell, return all jobs."""
        assert self._waiting is not None
        try:
            return await self._waiting.names(self._now())
        except DatabaseError:
            return self._jobs

    def _ring(self) -> None:
        """Record which jobs are due by now."""
        now = self._now()
        while self._alarms and self._alarms[0][0] <= now:
            names = heappop(self._alarms)[1] or self._jobs
            self._wanted.update(name for name in names if name in self._jobs)
        for name in [name for name, at in self._again.items() if at <= now]:
            del self._again[name]
            self._wanted.add(name)

    async def _make(self, name: str, work: Job) -> None:
        try:
            again = await work(self._now())
        except DatabaseError as error:
            log.warning("the round «%(round)s» could not be made: %(problem)s", {"round": name, "problem": error})
        except Exception:
            log.exception("the round «%(round)s» could not be made", {"round": name})
        else:
            # A job that fails keeps its later time.
            self._again.pop(name, None)
            if again is not None:
                self._again[name] = again

    def _next(self) -> datetime | None:
        """Return the earliest time at which a job is to run; None without one."""
        if self._wanted:
            return self._now()
        return min((*(at for at, _ in self._alarms[:1]), *self._again.values()), default=None)

    def _set(self) -> None:
        """Set the pause until the next run, at most until the heartbeat."""
        if self._whole is None or not self._going.is_running():
            return  # the first run is still to come
        wait = self._whole + self._heartbeat - self._ticks()
        alarm = self._next()
        if alarm is not None:
            wait = min(wait, (alarm - self._now()).total_seconds())
        self._going.change_interval(seconds=max(wait, _SOON))

    async def _check_clock(self) -> None:
        """Check whether the system clock has jumped. If it has, mark all jobs as due."""
        leap = self.leaps.check()
        if leap is None:
            return
        self._wanted.update(self._jobs)
        for hearer in self._hearers:
            try:
                await hearer(leap)
            except DatabaseError as error:
                log.warning("what waits could not be told of it: %(problem)s", {"problem": error})

    async def _go_on(self) -> None:
        await self._check_clock()
        self._ring()
        beat = self._whole is None or self._ticks() - self._whole >= self._heartbeat
        if beat or self._wanted >= self._jobs.keys():
            await self.go()
        else:
            await self._call()
        self._set()

    async def _until_ready(self) -> None:
        await self._client.wait_until_ready()
