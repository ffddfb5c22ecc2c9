"""Reads the times that players propose: «Thu 21:00», «tomorrow 20:30», «26 November 9pm», Discord's own timestamps."""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton

from bot.campaigns.time_parsing import read_days, read_hour
from bot.tournaments.when import read_when
from bot.ui.errors import UserError
from bot.ui.texts import quoted
from render.catalogue import FALLBACK, house_texts

_STAMP = re.compile(r"<t:(\d{9,11})(?::[tTdDfFR])?>", re.ASCII)
_HOUR = re.compile(
    r"(?:^|[\s,]+)(?:(?:at|alle|ore|a|h)\s+)?(\d{1,2}(?:\s?[:.h]\s?(?:\d{2})?)?(?:\s?[ap]\.?m\.?)?)$", re.ASCII
)
_TODAY = frozenset({"", "today", "tonight", "this evening", "oggi", "stasera", "aujourd'hui", "ce soir"})
_TOMORROW = frozenset({"tomorrow", "domani", "demain", "domani sera", "demain soir", "tomorrow evening"})
_FAR = timedelta(days=366)


def read_time(text: str, zone: ZoneInfo, *, now: datetime, locale: str) -> datetime:
    """Return the moment that is meant, the next one there is. Raise `UserError` for what is none."""
    bare = _plain(text)
    if (stamp := _STAMP.fullmatch(bare)) is not None:
        return _near(text, datetime.fromtimestamp(int(stamp[1]), UTC), now)
    hour = _HOUR.search(bare)
    if hour is None:
        raise UserError("tweek-time-unreadable", when=quoted(text))
    try:
        minute = read_hour(hour[1])
        found = _moment(bare[: hour.start()].strip(" ,"), minute, zone, now=now, locale=locale)
    except (UserError, ValueError) as problem:
        raise UserError("tweek-time-unreadable", when=quoted(text)) from problem
    return _near(text, found, now)


def _near(text: str, found: datetime, now: datetime) -> datetime:
    if found + _FAR < now or found > now + _FAR:
        raise UserError("tweek-time-unreadable", when=quoted(text))
    return found.astimezone(UTC)


def _moment(day: str, minute: int, zone: ZoneInfo, *, now: datetime, locale: str) -> datetime:
    today = now.astimezone(zone).date()
    if day in _TODAY:
        found = _at(today, minute, zone)
        return found if found > now or day else _at(today + timedelta(days=1), minute, zone)
    if day in _TOMORROW:
        return _at(today + timedelta(days=1), minute, zone)
    weekday = _weekday(day, locale)
    if weekday is not None:
        found = _at(today + timedelta(days=(weekday - today.weekday()) % 7), minute, zone)
        return found if found > now else _at(found.date() + timedelta(days=7), minute, zone)
    return read_when(f"{day} {minute // 60}:{minute % 60:02}", zone, now=now)


def _weekday(day: str, locale: str) -> int | None:
    """Return the weekday that a word names; None for another word, or for several days."""
    try:
        mask = read_days(day, locale=locale)
    except UserError:
        return None
    return mask.bit_length() - 1 if mask.bit_count() == 1 else None


def _at(day: date, minute: int, zone: ZoneInfo) -> datetime:
    return datetime(day.year, day.month, day.day, *divmod(minute, 60), tzinfo=zone)


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").strip())
    bare = " ".join("".join(each for each in apart if not unicodedata.combining(each)).split())
    return bare if _STAMP.fullmatch(bare) else bare.casefold()


def time_said(seconds: int, zone: str, *, locale: str) -> str:
    """Return a moment in a zone, short enough for a button: «Thu 26 Nov, 21:00»."""
    language = house_texts().language(locale) or FALLBACK
    babel = "en_GB" if language == FALLBACK else language.replace("-", "_")
    local = datetime.fromtimestamp(seconds, ZoneInfo(zone))
    return f"{format_skeleton('MMMEd', local, locale=babel)}, {local:%H:%M}"
