"""The rounds: what is done by the clock and not because somebody pressed something, in one loop for the whole process.

Every round looks into the database for what is due, does it, and says when it next wants to be called. Nothing is
due only in memory: a process that starts finds what another left behind. At the heartbeat all are called; between two
heartbeats only those that asked for it, or that somebody names who has left them something to do; and what is owed
by the others is delivered with them.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from heapq import heappop, heappush

import discord

from bot.runtime import clock
from db.storage.errors import DatabaseError

log = logging.getLogger(__name__)

HEARTBEAT = 15.0
"""Seconds between two rounds when nobody asks for an earlier one: so long another process's work may wait."""
_SOON = 0.2
"""No two rounds follow each other quicker."""

BOARDS, VOTES, CAMPAIGNS, REMINDERS, DAILY = "boards", "votes", "campaigns", "reminders", "daily"
ANNALS, WATCHERS, FAREWELLS, LETTERS = "annals", "watchers", "farewells", "letters"
"""The rounds that others name."""

Round = Callable[[datetime], Awaitable[datetime | None]]
"""Does what is due at that time; returns when something will be due again, or None when it knows of nothing."""
Leapt = Callable[[timedelta], Awaitable[None]]
"""Is told by how much the clock was put."""


class Rounds:
    """Calls every round at the heartbeat, and a single one earlier when it has asked for it or is named."""

    def __init__(
        self,
        client: discord.Client,
        *,
        heartbeat: float = HEARTBEAT,
        now: Callable[[], datetime] = clock.now,
        leaps: clock.Leaps | None = None,
    ) -> None:
        self._client = client
        self._heartbeat = heartbeat
        self._now = now
        self._ticks = clock.ticks_of(now)
        self.leaps = leaps or clock.Leaps()
        self._hearers: list[Leapt] = []
        self._going = clock.SteadyLoop(self._go_on, seconds=heartbeat)
        self._going.before_loop(self._until_ready)
        self._rounds: dict[str, Round] = {}
        self._always: set[str] = set()
        self._alarms: list[tuple[datetime, tuple[str, ...]]] = []  # a heap: an earlier one takes no later one's place
        self._again: dict[str, datetime] = {}
        self._wanted: set[str] = set()
        self._whole: float | None = None
        self.last: float | None = None
        """When rounds were last made, by the clock that only goes on; None before the first."""

    def learn(self, name: str, work: Round, *, always: bool = False) -> None:
        """Call a round more, after those that are there; `always`, whichever of them is called."""
        self._rounds[name] = work
        if always:
            self._always.add(name)

    def hear(self, hearer: Leapt) -> None:
        """Tell somebody by how much the clock has been put, before the rounds go on by what it says now."""
        self._hearers.append(hearer)

    def start(self) -> None:
        """Begin as soon as the client is ready."""
        self._going.start()

    def stop(self) -> None:
        """Call no more rounds."""
        self._going.cancel()

    def wake(self, at: datetime, *names: str) -> None:
        """Have the rounds of these names at that time, or all of them, whatever others come earlier."""
        alarm = (at, names)
        if alarm not in self._alarms:
            heappush(self._alarms, alarm)
            self._set()

    def wake_now(self, *names: str) -> None:
        """Have the rounds of these names as soon as may be, or all of them."""
        self.wake(self._now(), *names)

    async def go(self) -> None:
        """Call every round now, one after the other; what goes wrong in one is logged and stops no other."""
        self._whole = self._ticks()
        self._wanted.update(self._rounds)
        await self._call()

    async def _call(self) -> None:
        """Call the rounds whose time has come, in their order: what one leaves to a later one is done at once."""
        self.last = self._ticks()
        self._wanted |= self._always
        for name, work in self._rounds.items():
            self._ring()
            if name in self._wanted:
                self._wanted.discard(name)
                await self._make(name, work)

    def _ring(self) -> None:
        """Note which rounds are wanted by now."""
        now = self._now()
        while self._alarms and self._alarms[0][0] <= now:
            names = heappop(self._alarms)[1] or self._rounds
            self._wanted.update(name for name in names if name in self._rounds)
        for name in [name for name, at in self._again.items() if at <= now]:
            del self._again[name]
            self._wanted.add(name)

    async def _make(self, name: str, work: Round) -> None:
        try:
            again = await work(self._now())
        except DatabaseError as error:
            log.warning("the round «%(round)s» could not be made: %(problem)s", {"round": name, "problem": error})
        except Exception:
            log.exception("the round «%(round)s» could not be made", {"round": name})
        else:
            # Whoever fails keeps what was to come later.
            self._again.pop(name, None)
            if again is not None:
                self._again[name] = again

    def _next(self) -> datetime | None:
        """The earliest alarm, or what a round wants that is earlier."""
        if self._wanted:
            return self._now()
        return min((*(at for at, _ in self._alarms[:1]), *self._again.values()), default=None)

    def _set(self) -> None:
        """Sleep until the alarm, and no longer than the heartbeat."""
        if self._whole is None or not self._going.is_running():
            return  # the first round is still to come
        wait = self._whole + self._heartbeat - self._ticks()
        alarm = self._next()
        if alarm is not None:
            wait = min(wait, (alarm - self._now()).total_seconds())
        self._going.change_interval(seconds=max(wait, _SOON))

    async def _look(self) -> None:
        """See whether the clock has been put: then all that is due is another."""
        leap = self.leaps.look()
        if leap is None:
            return
        self._wanted.update(self._rounds)
        for hearer in self._hearers:
            try:
                await hearer(leap)
            except DatabaseError as error:
                log.warning("what waits could not be told of it: %(problem)s", {"problem": error})

    async def _go_on(self) -> None:
        await self._look()
        self._ring()
        beat = self._whole is None or self._ticks() - self._whole >= self._heartbeat
        if beat or self._wanted >= self._rounds.keys():
            await self.go()
        else:
            await self._call()
        self._set()

    async def _until_ready(self) -> None:
        await self._client.wait_until_ready()
