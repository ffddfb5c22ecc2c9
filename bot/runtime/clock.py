"""The bot's clocks: one that says what time it is, and one that only goes on, for all that takes a while.

Everything that needs the time asks here, so that a simulated Discord can move it. The machine's clock may be put back
or forward while the bot runs: intervals are never measured by it, and where Discord says another time, Discord's is
believed (`Witness`). A leap of the machine's clock is noticed by the other one (`Leaps`).
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
"""So far the machine's clock may be from Discord's before it is not believed."""
LEAP = 5.0
"""So many seconds by which the clock has left the other one since it was looked at are a leap."""

Now = Callable[[], datetime]
Ticks = Callable[[], float]


def monotonic() -> float:
    """Seconds that only go on, the same for every process of this machine; looked up at each call, like `now`."""
    return time.monotonic()


def wall() -> datetime:
    """The time by the machine's own clock, aware, in UTC.

    Looked up in `discord.utils` at each call: that is the clock which a simulated Discord replaces.
    """
    return utils.utcnow()


class Witness:
    """What Discord says of the time: every answer of its HTTP API has a date."""

    def __init__(self, ticks: Ticks = monotonic) -> None:
        self._ticks = ticks
        self._said: tuple[datetime, float] | None = None
        self._doubted = False

    def testify(self, date: str) -> None:
        """Discord has dated an answer."""
        try:
            said = parsedate_to_datetime(date)
        except ValueError:
            return
        if said.tzinfo is not None:
            self._said = said, self._ticks()

    def corrected(self, machine: datetime) -> datetime:
        """The machine's time, or, where it is far from what Discord has said, Discord's."""
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
        """Believe the machine again."""
        self._said, self._doubted = None, False


WITNESS = Witness()


def now() -> datetime:
    """The time, aware, in UTC: it says what is due, and never how long something has taken."""
    return WITNESS.corrected(wall())


def ticks_of(now_: Now) -> Ticks:
    """What measures intervals for somebody who is given a clock: a clock that a test moves measures them, too."""
    if now_ in (now, wall):
        return monotonic
    return lambda: now_().timestamp()


def signed(span: timedelta) -> str:
    """A span as people read it, with its sign."""
    sign, whole = ("-", -span) if span < timedelta() else ("+", span)
    return f"{sign}{timedelta(seconds=round(whole.total_seconds()))}"


class Leaps:
    """Notices that the machine's clock has been put back or forward."""

    def __init__(self, *, machine: Now = wall, ticks: Ticks = monotonic) -> None:
        self._machine = machine
        self._ticks = ticks
        self._ahead: float | None = None
        self.last: tuple[timedelta, float] | None = None
        """The last leap, and when it was noticed, by the clock that only goes on."""

    def look(self) -> timedelta | None:
        """By how much the clock has been put since the last look, if it has; it is logged once."""
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

    def told(self) -> str | None:
        """The last leap in words; None when there was none."""
        if self.last is None:
            return None
        leap, at = self.last
        return f"put by {signed(leap)} {timedelta(seconds=round(self._ticks() - at))} ago"


class SteadyLoop(tasks.Loop[Any]):
    """The library's loop, whose intervals a clock that is put back or forward does not change.

    The library adds the interval to the time at which the last iteration was due: a clock put back six hours would
    keep the next one waiting for as long.
    """

    def __init__(self, work: Callable[[], Coroutine[Any, Any, None]], *, seconds: float) -> None:
        super().__init__(work, seconds, 0, 0, utils.MISSING, None, True, None)

    def _get_next_sleep_time(self, now: datetime = utils.MISSING) -> datetime:  # noqa: ARG002 - the library's own
        return utils.utcnow() + timedelta(seconds=self.seconds or 0)
