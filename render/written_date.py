"""Translates the dates of users' battles, which are written in English or in digits."""

from __future__ import annotations

import re
from datetime import date

from render.localization import Voice

_MONTHS = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)
_ENGLISH = re.compile(r"(?P<day>[0-9]{1,2}) (?P<month>[a-z]+) (?P<year>[0-9]{4})")
_DIGITS = re.compile(r"(?P<year>[0-9]{4})-(?P<month>[0-9]{2})-(?P<day>[0-9]{2})")


def written_date(text: str, voice: Voice) -> str:
    """Return a date such as “9 March 1889” or “1889-03-09”, written in the current language.

    Return any other text unchanged.
    """
    found = _ENGLISH.fullmatch(text.lower()) or _DIGITS.fullmatch(text)
    month = found["month"] if found else ""
    number = _MONTHS.index(month) + 1 if month in _MONTHS else int(month) if month.isdigit() else 0
    if found is None or not number:
        return text
    try:
        day = date(int(found["year"]), number, int(found["day"]))
    except ValueError:
        return text
    return voice.dated(day, how="long")
