"""How a plan's goal changes the moves and shots that the adviser suggests."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from engine.games.siege.map.board import board
from engine.games.siege.steward.goals import Goal
from engine.games.siege.world import Position, points

NEAR_CIVILIANS: Final = 0.1
AT_LEGATION: Final = 0.5
"""The value that each point of civilians at the target, and a Legation there, adds to a shot."""


def outer_zones(position: Position, enemies: Collection[str]) -> list[str]:
    """Return the zones outside Legations with troops but without enemies or civilians."""
    return [
        name
        for name, zone in board().zones.items()
        if not zone.legation and name not in enemies and position.held(name) and not position.civilians(name)
    ]


def wanted_by(goal: Goal, position: Position, zone: str, *, fight: bool) -> bool:
    """Return whether a goal allows the adviser to send troops to a zone.

    `fight` says whether there are Boxers to fight.
    """
    if goal.outside:
        return fight or not goal.afield
    inside = position.standing_legation(zone) or bool(position.civilians(zone))
    return inside or (fight and position.held(zone))


def frightening(endangered: frozenset[str], enemies: Iterable[str], *, shy: int) -> frozenset[str]:
    """§6.5 Return the zones that civilians should leave: those `endangered`, and those within `shy` zones of
    `enemies`.
    """
    if not shy:
        return endangered
    away = board().touch_distance
    return endangered.union(zone for enemy in enemies for zone, steps in away[enemy].items() if steps <= shy)


def further(zones: Iterable[str], start: str, enemies: Collection[str]) -> list[str]:
    """Return those of the `zones` that are farther from the Boxers than `start`."""
    here = _nearest(start, enemies)
    return [zone for zone in zones if _nearest(zone, enemies) > here]


def _nearest(zone: str, enemies: Collection[str]) -> int:
    away = board().touch_distance[zone]
    return min((away[enemy] for enemy in enemies), default=9)


def aim(goal: Goal, position: Position, target: str) -> float:
    """§6.3 Return how strongly a goal favours a shot at the zone `target`."""
    weight = 1.0
    if goal.civilian:
        near = (target, *board().zones[target].touch)
        weight += NEAR_CIVILIANS * sum(points(position.civilians(zone)) for zone in near)
    if goal.legation > 1 and position.standing_legation(target):
        weight += AT_LEGATION
    return weight
