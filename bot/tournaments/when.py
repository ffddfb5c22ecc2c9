"""Days of tournaments: a day that is typed, and the moments of a calendar day."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton

from bot.ui.days_and_hours import babel_locale, read_moment
from render.catalogue import FALLBACK, house_texts

_MORNING = 9 * 60 + 30


def read_when(text: str, zone: ZoneInfo, *, now: datetime, locale: str) -> datetime:
    """Return when a tournament or a day of it begins, half past nine if no hour is typed. Raise `UserError`."""
    return read_moment(text, zone, now=now, locale=locale, minute=_MORNING)


def moment(seconds: int) -> datetime:
    """Return a moment from its Unix seconds."""
    return datetime.fromtimestamp(seconds, UTC)


def end_of_day(day: int, zone: str) -> int:
    """Return the Unix seconds of the last second of a calendar day of a zone."""
    found = date.fromordinal(day) + timedelta(days=1)
    start = datetime(found.year, found.month, found.day, tzinfo=ZoneInfo(zone))
    return int(start.timestamp()) - 1


def time_said(seconds: int, zone: str, *, locale: str) -> str:
    """Return a moment in a zone, short enough for a button: «Thu 26 Nov, 21:00»."""
    language = house_texts().language(locale) or FALLBACK
    babel = "en_GB" if language == FALLBACK else babel_locale(language)
    local = datetime.fromtimestamp(seconds, ZoneInfo(zone))
    return f"{format_skeleton('MMMEd', local, locale=babel)}, {local:%H:%M}"
