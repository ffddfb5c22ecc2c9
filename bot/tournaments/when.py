"""Reads the day and hour of a tournament as people write it: «22 March 9:30», «2026-12-22 09:30», «22/12 9:30»."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from babel.dates import get_month_names

from bot.ui.errors import UserError
from bot.ui.texts import quoted
from render.catalogue import languages

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_SLASHED = re.compile(r"(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?")
_NAMED = re.compile(r"(\d{1,2})(?:st|nd|rd|th|er)?\.? (?:de |di |of )?([a-z]{3,})\.?(?: (\d{4}))?")
_HOUR = re.compile(r"(?:^| )(?:at |alle |a |ore |h )?(\d{1,2})[:h.](\d{2})$|(?:^| )(\d{1,2}) ?h$")
_DEFAULT_HOUR = (9, 30)


def read_when(text: str, zone: ZoneInfo, *, now: datetime) -> datetime:
    """Return the moment that is meant, in the zone; without a year the next such day. Raise `UserError`."""
    bare = _plain(text)
    hour = _HOUR.search(bare)
    clock = (int(hour[1] or hour[3]), int(hour[2] or 0)) if hour is not None else _DEFAULT_HOUR
    day = _day(bare[: hour.start()] if hour is not None else bare, now.astimezone(zone).date())
    if day is None or clock[0] > 23 or clock[1] > 59:
        raise UserError("tournament-when-unreadable", when=quoted(text))
    return datetime(day.year, day.month, day.day, *clock, tzinfo=zone)


def _day(text: str, today: date) -> date | None:
    """Return the day that a text names; None if it names none."""
    for pattern, order in ((_ISO, (1, 2, 3)), (_SLASHED, (3, 2, 1))):
        if (found := pattern.search(text)) is not None:
            year, month, day = (int(found[place]) if found[place] else 0 for place in order)
            return _next(year, month, day, today)
    if (found := _NAMED.search(text)) is not None:
        month = months().get(found[2], 0)
        return _next(int(found[3] or 0), month, int(found[1]), today) if month else None
    return None


def _next(year: int, month: int, day: int, today: date) -> date | None:
    """Return a day; without a year the next one that there is."""
    for each in (year,) if year else range(today.year, today.year + 9):
        try:
            found = date(each, month, day)
        except ValueError:
            continue
        if year or found >= today:
            return found
    return None


@cache
def months() -> dict[str, int]:
    """Return the months by their names and short names in every language of the bot."""
    return dict(_months())


def _months() -> Iterator[tuple[str, int]]:
    for locale in languages():
        for width in ("wide", "abbreviated"):
            for number, name in get_month_names(width, locale=locale.replace("-", "_")).items():
                yield _plain(str(name)).strip("."), number


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(each for each in apart if not unicodedata.combining(each)).replace(",", " ").split())


def moment(seconds: int) -> datetime:
    """Return a moment from its Unix seconds."""
    return datetime.fromtimestamp(seconds, UTC)


def end_of_day(day: int, zone: str) -> int:
    """Return the Unix seconds of the last second of a calendar day of a zone."""
    found = date.fromordinal(day) + timedelta(days=1)
    start = datetime(found.year, found.month, found.day, tzinfo=ZoneInfo(zone))
    return int(start.timestamp()) - 1
