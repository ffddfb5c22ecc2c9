"""The bot's clocks: one for the time of day, and a monotonic one for durations.

All code gets the time from this module, so that a simulated Discord can change it. If the machine's clock differs from
Discord's, Discord's is used (`Witness`). Jumps of the machine's clock are detected with the monotonic clock (`Leaps`).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Coroutine
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import Any

from discord import utils
from discord.ext import tasks

log = logging.getLogger(__name__)

DRIFT = timedelta(minutes=1)
"""The difference between the machine's clock and Discord's from which Discord's time is used."""
LEAP = 5.0
"""The change of the machine's clock against the monotonic clock, in seconds since the last check, from which it is a
leap.
"""

Now = Callable[[], datetime]
Ticks = Callable[[], float]


def monotonic() -> float:
    """Return the monotonic clock's time in seconds, which is the same for all processes of this machine."""
    return time.monotonic()


def wall() -> datetime:
    """Return the time of the machine's clock, as an aware datetime in UTC.

    The function is looked up at each call, because a simulated Discord replaces it.
    """
    return utils.utcnow()


class Witness:
    """Remembers Discord's time, which it reads from the date headers of responses."""

    def __init__(self, ticks: Ticks = monotonic) -> None:
        self._ticks = ticks
        self._said: tuple[datetime, float] | None = None
        self._doubted = False

    def testify(self, date: str) -> None:
        """Store the server time from the `Date` header of a Discord response."""
        try:
            server_time = parsedate_to_datetime(date)
        except ValueError:
            return
        if server_time.tzinfo is not None:
            self._said = server_time, self._ticks()

    def now(self) -> datetime:
        """Return the current time, as an aware datetime in UTC. Never measure durations with it."""
        machine = utils.utcnow()
        if self._said is None:
            return machine
        said, at = self._said
        expected = said + timedelta(seconds=self._ticks() - at)
        doubted = abs(machine - expected) > DRIFT
        if doubted is not self._doubted:
            self._doubted = doubted
            if doubted:
                log.warning("the machine's clock is %(leap)s off: Discord's is believed", {"leap": machine - expected})
            else:
                log.warning("the machine's clock agrees with Discord's again")
        return expected if doubted else machine

    def forget(self) -> None:
        """Discard Discord's time and use the machine's again."""
        self._said, self._doubted = None, False


WITNESS = Witness()
now = WITNESS.now


def ticks_of(now_: Now) -> Ticks:
    """Return a clock for measuring intervals that runs at the speed of `now_`."""
    if now_ in (now, wall):
        return monotonic
    return lambda: now_().timestamp()


def signed(span: timedelta) -> str:
    """Return a span as text with its sign."""
    sign, whole = ("-", -span) if span < timedelta() else ("+", span)
    return f"{sign}{timedelta(seconds=round(whole.total_seconds()))}"


class Leaps:
    """Detects when the machine's clock has been set forward or back."""

    def __init__(self, *, machine: Now = wall, ticks: Ticks = monotonic) -> None:
        self._machine = machine
        self._ticks = ticks
        self._ahead: float | None = None
        self.last: tuple[timedelta, float] | None = None
        """How far the machine's clock was last set forward or back, and when by the monotonic clock; None if it never
        was.
        """

    def check(self) -> timedelta | None:
        """Return how far the machine's clock has jumped since the last check. Return None if it has not jumped."""
        ahead = self._machine().timestamp() - self._ticks()
        leap = timedelta(seconds=ahead - (ahead if self._ahead is None else self._ahead))
        self._ahead = ahead
        if abs(leap.total_seconds()) < LEAP:
            return None
        self.last = leap, self._ticks()
        if leap < timedelta():
            log.warning("the machine's clock was put back: %(leap)s; the bot goes on by it", {"leap": leap})
        else:
            log.warning("the machine's clock was put forward: %(leap)s; the bot goes on by it", {"leap": leap})
        return leap

    def confirm(self) -> str | None:
        """Return a text about the last jump of the machine's clock, or None."""
        if self.last is None:
            return None
        leap, at = self.last
        return f"put by {signed(leap)} {timedelta(seconds=round(self._ticks() - at))} ago"


class SteadyLoop(tasks.Loop[Any]):
    """A discord.py loop whose intervals do not depend on changes of the system clock."""

    def __init__(self, work: Callable[[], Coroutine[Any, Any, None]], *, seconds: float) -> None:
        super().__init__(work, seconds, 0, 0, utils.MISSING, None, True, None)

    def _get_next_sleep_time(self, now: datetime = utils.MISSING) -> datetime:  # noqa: ARG002 - the library's own
        return utils.utcnow() + timedelta(seconds=self.seconds or 0)
