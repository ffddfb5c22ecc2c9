"""The names under which daily games are stored.

A game is stored under its date, a battle under `battle_of` that date.
"""

from __future__ import annotations

BATTLE = "b"
"""The first character of the day of a battle. It sorts after every date, so no query about dates finds a battle."""
_CENTURY = "20"


def battle_of(date: str) -> str:
    """Return the name under which the battle of a date (ISO) is stored."""
    return BATTLE + date.removeprefix(_CENTURY)


def is_battle(day: str) -> bool:
    """Return whether a daily game is a daily battle, by its name."""
    return day.startswith(BATTLE) and "-" in day


def date_of(day: str) -> str:
    """Return the date (ISO) of a daily game or battle."""
    return _CENTURY + day.removeprefix(BATTLE) if is_battle(day) else day
