"""The calendar of campaigns: the moments at which days begin, in local time of a time zone.

A day belongs to a local date. If clocks skip the hour, the day begins right after the gap; if the hour occurs twice, at
the first. All functions are pure and never read the current time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

EVERY_DAY, WEEKDAYS, WEEKEND = 0b1111111, 0b0011111, 0b1100000
"""Bit masks of weekdays: Monday is 1, Sunday 64."""

_DAY = timedelta(days=1)
_MINUTE = timedelta(minutes=1)
_SECOND = timedelta(seconds=1)
_BACK = 2
"""The maximum number of days by which a day is postponed: its date is searched this far back."""


@dataclass(frozen=True, slots=True)
class Hours:
    """When days begin: minutes since midnight in a time zone, on the weekdays of a mask."""

    zone: str
    minute: int
    weekdays: int = EVERY_DAY

    def at(self, day: date) -> datetime | None:
        """Return the moment of a date in UTC, even if its weekday is not in the mask; None for a date that the zone
        skipped.

        If the date lacks that time, the moment is right after the gap. If the gap reaches into the next date, it is the
        last minute before the gap.
        """
        zone = ZoneInfo(self.zone)
        local_time = datetime.combine(day, time(*divmod(self.minute, 60)), zone)  # the first of two such times
        moment = local_time.astimezone(UTC)
        if _on(moment, zone) == local_time.replace(tzinfo=None):
            return moment
        gap = _gap(moment, local_time.replace(fold=1).astimezone(UTC), zone)
        if _on(gap, zone).date() == day:
            return gap
        before = gap - _MINUTE
        return before if _on(before, zone).date() == day else None

    def wanted(self, day: date) -> bool:
        """Return whether days begin on the weekday of a date."""
        return bool(self.weekdays >> day.weekday() & 1)

    def days(self, start: date) -> Iterator[tuple[date, datetime]]:
        """Yield every date from `start` on on which a day begins, with its moment in UTC."""
        day = start
        while True:
            if self.wanted(day) and (moment := self.at(day)) is not None:
                yield day, moment
            day += _DAY

    def next_after(self, now: datetime, *, last: date | None = None) -> datetime:
        """Return the first moment after `now` whose date is later than `last`."""
        start = self.date_of(now) - _DAY
        return next(moment for day, moment in self.days(start) if moment > now and (last is None or day > last))

    def date_of(self, moment: datetime) -> date:
        """Return the local date of a moment."""
        return _on(moment, ZoneInfo(self.zone)).date()

    def day_of(self, moment: datetime) -> date:
        """Return the date of the day that begins at a moment; a day that was postponed past midnight keeps its date."""
        here = self.date_of(moment)
        started = [day for number in range(_BACK, -1, -1) if (day := self._started_on(here - number * _DAY, moment))]
        return started[-1] if started else here

    def _started_on(self, day: date, moment: datetime) -> date | None:
        """Return the date if its day has begun by a moment."""
        regular = self.at(day) if self.wanted(day) else None
        return day if regular is not None and regular <= moment else None

    def missed(self, due: datetime, now: datetime) -> tuple[int, date]:
        """Return the number of moments from `due` to `now`, at least one, and the date of the last."""
        count, last = 1, self.day_of(due)
        for day, moment in self.days(last + _DAY):
            if moment > now:
                return count, last
            if moment > due:
                count, last = count + 1, day
        raise AssertionError("days never end")

    def without(self, weekdays: int) -> Hours:
        """Return the same hour on other weekdays."""
        return replace(self, weekdays=weekdays)

    @property
    def shortest(self) -> timedelta:
        """The shortest time between two days, without clock changes."""
        every = [day for day in range(14) if self.weekdays >> day % 7 & 1]
        return _DAY * min(later - one for one, later in pairwise(every)) if every[1:] else 7 * _DAY


def _on(moment: datetime, zone: ZoneInfo) -> datetime:
    """Return a moment as local time in a zone."""
    return moment.astimezone(zone).replace(tzinfo=None)


def _gap(one: datetime, other: datetime, zone: ZoneInfo) -> datetime:
    """Return the moment between two at which the clocks change: the first moment that has the UTC offset of the later
    one.
    """
    early, late = sorted((one, other))
    after = late.astimezone(zone).utcoffset()
    least, most = 0, int((late - early) / _SECOND)
    while most - least > 1:
        middle = (least + most) // 2
        if (early + middle * _SECOND).astimezone(zone).utcoffset() == after:
            most = middle
        else:
            least = middle
    return early + most * _SECOND
