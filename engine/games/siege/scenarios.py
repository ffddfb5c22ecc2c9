"""Scenarios: parts of the siege that can be played on their own.

Scenarios that come with the game have a name. Users' scenarios have a code computed from their text.
"""

from __future__ import annotations

from engine.core.battles.starts import Start
from engine.core.battles.store import Battles
from engine.games.siege.reading.start import LAST_DAY, read_start

__all__ = ["LAST_DAY", "LIBRARY", "SCENARIOS", "Start", "first_evening", "is_known", "last_day", "own_text", "scenario"]

NAME = "siege"
SCENARIOS = ("ten-days",)
LIBRARY = ("hanlin",)
"""The names of the starts that come as files for the libraries of all servers."""

BATTLES = Battles(NAME, SCENARIOS, read_start)
is_known, own_text, scenario = BATTLES.is_known, BATTLES.own_text, BATTLES.scenario


def last_day(name: str) -> int:
    """§1.2 Return the last day of a scenario. An empty name is the whole siege."""
    return scenario(name).last if name else LAST_DAY


def first_evening(name: str) -> int:
    """Return the day before a scenario begins; 0 for the whole siege."""
    return int(scenario(name).position["day"]) if name else 0
