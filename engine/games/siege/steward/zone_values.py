"""Computes the value of each zone for victory, and its danger (§7.2)."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from typing import Final

from engine.games.siege.map.board import BURNABLE, Zone, board
from engine.games.siege.steward.boxer_routes import Course, Ground, entries, forecast

MAJOR_ZONE: Final = 25.0
MINOR_ZONE: Final = 15.0
BUILDINGS: Final = 1.0
"""§7.2 The effect of a zone's ruin on the difference of both totals, for a zone of a major Legation, of a minor one,
and of buildings.

A major one counts 10 for its loss, 5 as a penalty, and 10 for the Boxers.
"""

SOON: Final = (1.0, 0.6, 0.3)
"""The weight of a threat by the number of moves until it arrives, from the next move on."""


def worth(ruins: Container[str], zone: str) -> float:
    """Return the victory points that the ruin of a zone costs."""
    return 0.0 if zone in ruins else _stakes()[zone]


@cache
def _stakes() -> dict[str, float]:
    """Return how many victory points the ruin of each zone would cost."""
    return {name: _stake(here) for name, here in board().zones.items()}


def _stake(here: Zone) -> float:
    if here.legation:
        return MAJOR_ZONE if here.major else MINOR_ZONE
    return BUILDINGS if here.terrain in BURNABLE else 0.0


def threats(where: Ground) -> dict[str, float]:
    """Return the expected cost of a future attack for each zone."""
    found: dict[str, float] = {}
    for entry in entries():
        for zone, soon in arrivals(where, entry).items():
            found[zone] = found.get(zone, 0.0) + soon * worth(where.ruins, zone) / 6
    return found


def arrivals(where: Ground, start: Course) -> dict[str, float]:
    """Return the zones that a stack will soon reach.

    Each zone has a weight, which is higher the sooner the stack arrives.
    """
    found: dict[str, float] = {}
    for soon, ends in zip(SOON, forecast(where, start, phases=len(SOON)), strict=True):
        for zone in ends:
            found.setdefault(zone, soon)
    return found
