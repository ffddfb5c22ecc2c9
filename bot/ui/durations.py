"""Parses durations that users type, in every language of the bot."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

DAY, HOUR, MINUTE = 1440, 60, 1
"""The minutes in each unit of time."""
_MINUTE = 60
"""The seconds in a minute."""
_CLOCKS = ((60, 60 * 86_400), (0, 7 * 86_400))
"""The minimum and maximum of a clock's bank, and of its increment, both in seconds."""

_PART = re.compile(r"(\d{1,6})(?!\d) ?(?:([a-z]+)\.?(?: ?(?:,|&|\+|(?<= )(?:and|e|et)\b))?)? *")
_THOUSANDS = re.compile(r"(?<=\d) (?=\d{3}(?!\d))")
_SIGNS = "-−–"
_UNITS: Mapping[str, int] = MappingProxyType(
    {
        **dict.fromkeys(("d", "day", "days", "g", "gg", "giorno", "giorni", "j", "jour", "jours"), DAY),
        **dict.fromkeys(("h", "hr", "hrs", "hour", "hours", "o", "ora", "ore", "heure", "heures"), HOUR),
        **dict.fromkeys(("m", "min", "mins", "minute", "minutes", "minuti", "minuto"), MINUTE),
    }
)
_SMALLER: Mapping[int, int] = MappingProxyType({DAY: HOUR, HOUR: MINUTE})
_OF_SECONDS: Mapping[str, int] = MappingProxyType(
    {unit: minutes * _MINUTE for unit, minutes in _UNITS.items()}
    | dict.fromkeys(("s", "sec", "secs", "second", "seconds", "secondo", "secondi", "seconde", "secondes"), 1)
)
_SMALLER_SECONDS: Mapping[int, int] = MappingProxyType(
    {DAY * _MINUTE: HOUR * _MINUTE, HOUR * _MINUTE: _MINUTE, _MINUTE: 1}
)


def read_minutes(text: str, *, bare: int) -> int | None:
    """Return the minutes of a typed duration such as “1h30” or “2 days”. Return None for other texts.

    The result is negative if the text has a minus sign. A number without a unit is in `bare` units; `bare` is given in
    minutes. After another number, it is in the next smaller unit.
    """
    return _read(text, bare, _UNITS, _SMALLER)


def read_clock(text: str) -> tuple[int, int] | None:
    """Return a chess clock's bank and increment in seconds from a text such as “10+15 s”.

    A bank without a unit is in minutes, an increment in seconds. Return None for other texts, or beyond the limits.
    """
    bank, _, increment = text.rpartition("+") if "+" in text else (text, "", "0")
    held = _read(bank, _MINUTE, _OF_SECONDS, _SMALLER_SECONDS)
    added = _read(increment, 1, _OF_SECONDS, _SMALLER_SECONDS)
    (least, most), (none, highest) = _CLOCKS
    if held is None or added is None or not (least <= held <= most and none <= added <= highest):
        return None
    return held, added


def _read(text: str, bare: int, units: Mapping[str, int], smaller: Mapping[int, int]) -> int | None:
    said = _plain(text)
    sign = -1 if said[:1] in _SIGNS and said else 1
    said = said.lstrip(_SIGNS + "+ ")
    total, place, last = 0, 0, 0
    for part in _PART.finditer(said):
        unit = units.get(part[2]) if part[2] else smaller.get(last) if last else bare
        if part.start() != place or unit is None:
            return None
        total, place, last = total + int(part[1]) * unit, part.end(), unit
    return sign * total if said and place == len(said) else None


def _plain(text: str) -> str:
    """Return a text in lower case without accents and superfluous spaces."""
    apart = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return _THOUSANDS.sub("", " ".join(bare.split())).strip(" .")
