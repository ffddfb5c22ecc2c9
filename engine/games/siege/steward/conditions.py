"""Conditions for plans that are prepared in advance, such as an attack."""

from __future__ import annotations

from collections import Counter as Tally
from typing import Final

from engine.core.asks import Ask
from engine.games.siege.map.board import board
from engine.games.siege.world import CHINESE_FIGHTERS, Position

FIGHT: Final = "fight"
QUIET: Final = "quiet"
_ENTRY: Final = "entry-"


def conditions() -> tuple[str, ...]:
    """Return the names of the conditions that a prepared plan can have."""
    return (*(f"{_ENTRY}{number}" for number in sorted(board().entries)), FIGHT, QUIET)


def holds(condition: str, position: Position, ask: Ask) -> bool:
    """Return whether a condition is true now."""
    fight = bool(position.sequence or ask.facts.get("alarm"))
    if condition in {FIGHT, QUIET}:
        return fight == (condition == FIGHT)
    return condition == f"{_ENTRY}{come_in_at(position)}"


def come_in_at(position: Position) -> int | None:
    """Return the entry that is nearest to the largest number of Boxers. Return None if there are no Boxers."""
    found: Tally[int] = Tally()
    far, entries = board().touch_distance, board().entries
    for zone in board().zones:
        number = sum(counter.kind in CHINESE_FIGHTERS for counter in position.here(zone))
        if number:
            found[min(entries, key=lambda entry: (far[entries[entry]].get(zone, len(far)), entry))] += number
    return min(found, key=lambda entry: (-found[entry], entry)) if found else None
