"""What is at stake where: the worth of zones for the final count (§7.2), and how likely the Boxers reach them."""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from engine.games.siege.board import BURNABLE, Zone, board
from engine.games.siege.steward.routes import Course, Ground, entries, forecast

MAJOR_ZONE, MINOR_ZONE, BUILDINGS = 25.0, 15.0, 1.0
"""§7.2 What a zone's ruin moves in the difference of both counts: +10 lost, -5, +10 to the Boxers, and so on."""

SOON = (1.0, 0.6, 0.3)
"""How much a threat counts by the number of moves that it still takes."""


def worth(ruins: Container[str], zone: str) -> float:
    """What the zone's ruin would cost, in victory points; nothing when it is one or cannot burn."""
    return 0.0 if zone in ruins else _stakes()[zone]


@cache
def _stakes() -> dict[str, float]:
    """What each zone's ruin costs while it stands."""
    return {name: _stake(here) for name, here in board().zones.items()}


def _stake(here: Zone) -> float:
    if here.legation:
        return MAJOR_ZONE if here.major else MINOR_ZONE
    return BUILDINGS if here.terrain in BURNABLE else 0.0


def threats(where: Ground) -> dict[str, float]:
    """For each zone what it stands to lose by an attack at a random entry, over the coming moves."""
    found: dict[str, float] = {}
    for entry in entries():
        for zone, soon in arrivals(where, entry).items():
            found[zone] = found.get(zone, 0.0) + soon * worth(where.ruins, zone) / 6
    return found


def arrivals(where: Ground, start: Course) -> dict[str, float]:
    """The zones that a pile reaches in its coming moves, each with the weight of its first coming."""
    found: dict[str, float] = {}
    for soon, ends in zip(SOON, forecast(where, start, phases=len(SOON)), strict=True):
        for zone in ends:
            found.setdefault(zone, soon)
    return found
