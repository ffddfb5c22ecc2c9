"""Computes when the game days of campaigns begin, in the local time of a time zone.

Each game day belongs to a local date. If the clocks skip the hour, the day begins right after the gap. If the hour
occurs twice, the day begins at the first.
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
    """The time of day and the weekdays at which game days begin.

    `minute` is the minutes since midnight in `zone`. `weekdays` is a bit mask.
    """

    zone: str
    minute: int
    weekdays: int = EVERY_DAY

    def at(self, day: date) -> datetime | None:
        """Return the UTC time at which a day would begin on a date.

        Weekdays are ignored. Return None for a date that the time zone skipped.
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
        """Return whether the campaign plays on the weekday of `day`."""
        return bool(self.weekdays >> day.weekday() & 1)

    def days(self, start: date) -> Iterator[tuple[date, datetime]]:
        """Yield each date from `start` on which the campaign plays, with the time (UTC) at which the day begins."""
        day = start
        while True:
            if self.wanted(day) and (moment := self.at(day)) is not None:
                yield day, moment
            day += _DAY

    def next_after(self, now: datetime, *, last: date | None = None) -> datetime:
        """Return when the next day begins after `now`. With `last`, its date must be later than `last`."""
        start = self.date_of(now) - _DAY
        return next(moment for day, moment in self.days(start) if moment > now and (last is None or day > last))

    def date_of(self, moment: datetime) -> date:
        """Return the local date of a moment."""
        return _on(moment, ZoneInfo(self.zone)).date()

    def day_of(self, moment: datetime) -> date:
        """Return the date of the game day to which `moment` belongs."""
        here = self.date_of(moment)
        started = [day for number in range(_BACK, -1, -1) if (day := self._started_on(here - number * _DAY, moment))]
        return started[-1] if started else here

    def _started_on(self, day: date, moment: datetime) -> date | None:
        """Return `day` if its game day has begun by `moment`, else None."""
        regular = self.at(day) if self.wanted(day) else None
        return day if regular is not None and regular <= moment else None

    def missed(self, due: datetime, now: datetime) -> tuple[int, date]:
        """Return how many days should have begun from `due` to `now`, and the date of the last one."""
        count, last = 1, self.day_of(due)
        for day, moment in self.days(last + _DAY):
            if moment > now:
                return count, last
            if moment > due:
                count, last = count + 1, day
        raise AssertionError("days never end")

    def without(self, weekdays: int) -> Hours:
        """Return the same time of day on the given weekdays."""
        return replace(self, weekdays=weekdays)

    @property
    def shortest(self) -> timedelta:
        """The shortest time between the beginnings of two days, ignoring clock changes."""
        every = [day for day in range(14) if self.weekdays >> day % 7 & 1]
        return _DAY * min(later - one for one, later in pairwise(every)) if every[1:] else 7 * _DAY


def _on(moment: datetime, zone: ZoneInfo) -> datetime:
    """Return `moment` as local time in `zone`."""
    return moment.astimezone(zone).replace(tzinfo=None)


def _gap(one: datetime, other: datetime, zone: ZoneInfo) -> datetime:
    """Return when the clocks of `zone` change between `one` and `other`."""
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
