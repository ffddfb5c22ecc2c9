"""Reading and writing the weekdays, deadlines and time zones of campaigns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from typing import Any

from babel.dates import format_date, get_day_names
from babel.lists import format_list
from babel.units import format_unit

from bot.campaigns.calendar import EVERY_DAY, WEEKDAYS, WEEKEND, Hours
from bot.campaigns.zones import likely_zones, zone_named
from bot.ui.days_and_hours import babel_locale, plain, weekday_of
from bot.ui.durations import HOUR, read_minutes
from bot.ui.errors import UserError
from bot.ui.texts import quoted, say
from render.catalogue import languages
from render.language import language, speaking

_EXAMPLE = 0b0010101
_OFF = frozenset({"off", "no", "non", "0"})
_SETS = (("campaign-days-all", EVERY_DAY), ("campaign-days-weekdays", WEEKDAYS), ("campaign-days-weekend", WEEKEND))


# --- zones, days ---


def read_zone(text: str) -> str:
    """Return the time zone that a typed text names.

    Raise `UserError` with suggestions if it is unknown or ambiguous.
    """
    zone = zone_named(text)
    if zone is not None:
        return zone
    likely, unknown = likely_zones(text, locale=language())
    nearest = ", ".join(f"`{name}`" for name in likely)
    raise UserError(
        "error-campaign-zone-none" if unknown else "error-campaign-zone", zone=quoted(text), nearest=nearest
    )


def read_days(text: str) -> int:
    """Return the weekdays in a text such as “mon, wed-fri” as a bit mask.

    Raise `UserError` if the text cannot be read.
    """
    typed = plain(text)
    for each in dict.fromkeys((language(), *languages())):
        with speaking(each):
            for key, mask in _SETS:
                if typed == plain(say(key)):
                    return mask
    found = 0
    for part in filter(None, re.split(r"[,;/ ]+", re.sub(r" ?[-–] ?", "-", typed))):
        days = [weekday_of(name) for name in part.split("-")]
        if None in days or len(days) > 2:
            found = 0
            break
        first, last = days[0] or 0, days[-1] or 0
        for step in range((last - first) % 7 + 1):
            found |= 1 << (first + step) % 7
    if not found:
        words: dict[str, Any] = {key.rpartition("-")[2]: say(key) for key, _ in _SETS}
        raise UserError("error-campaign-days", days=quoted(text), example=_brief(_EXAMPLE), **words)
    return found


def _days_of(mask: int) -> Iterator[int]:
    return (day for day in range(7) if mask >> day & 1)


def _brief(mask: int) -> str:
    names = get_day_names("abbreviated", locale=babel_locale(language()))
    return ", ".join(names[day].strip(".") for day in _days_of(mask))


def days_said(mask: int) -> str:
    """Return a text that lists the weekdays of a bit mask."""
    key = next((key for key, each in _SETS if each == mask), None)
    if key is not None:
        return say(key)
    names = get_day_names("wide", locale=babel_locale(language()))
    return format_list([names[day] for day in _days_of(mask)], locale=babel_locale(language()))


def hour_said(minute: int) -> str:
    """Return the clock time for a number of minutes since midnight, as text."""
    return "{:02}:{:02}".format(*divmod(minute, 60))


def date_said(moment: datetime, hours: Hours) -> str:
    """Return the local date of a moment as text."""
    return str(format_date(hours.date_of(moment), "full", locale=babel_locale(language())))


# --- durations ---


def read_deadline(text: str, hours: Hours) -> int:
    """Return the typed number of minutes for which decisions stay open.

    Raise `UserError` for an invalid text.
    """
    minutes = read_minutes(text, bare=HOUR)
    if minutes is None:
        raise UserError("error-campaign-deadline", deadline=quoted(text))
    if minutes < LEAST:
        raise UserError("error-campaign-deadline-past", least=span_said(LEAST))
    most = int(hours.shortest / timedelta(minutes=1))
    if minutes > most:
        raise UserError("error-campaign-deadline-long", most=span_said(most))
    return minutes


LEAST = 5
"""The minimum number of minutes for which decisions are open."""


def read_before(text: str, *, most: int) -> int | None:
    """Read how many minutes before a deadline to send a reminder. Return None for “off”.

    Raise `UserError` for an invalid text, or for more than `most` minutes.
    """
    if plain(text) in _OFF | {plain(say("campaign-off"))}:
        return None
    minutes = read_minutes(text, bare=HOUR)
    if minutes is None or minutes <= 0:
        off = say("campaign-off")
        raise UserError("error-campaign-before", before=quoted(text), off=off)
    if minutes > most:
        raise UserError("error-campaign-before-long", most=span_said(most))
    return minutes


def span_said(minutes: int) -> str:
    """Return a duration in minutes as text."""
    hours, rest = divmod(minutes, 60)
    parts = [(hours, "hour"), (rest, "minute")]
    babel = babel_locale(language())
    return " ".join(format_unit(number, f"duration-{unit}", "long", locale=babel) for number, unit in parts if number)


def suggestions(words: Iterable[str], typed: str) -> list[str]:
    """Return the autocompletion suggestions: the words that contain the typed text."""
    return [word for word in words if plain(typed) in plain(word)]
