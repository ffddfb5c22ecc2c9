"""Finds zones that Boxers endanger, and the points of both sides there.

Only visible facts are used. The position is never changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.games.siege.combat.modifiers import fanatics
from engine.games.siege.steward.boxer_routes import ground
from engine.games.siege.steward.moves import expectations
from engine.games.siege.steward.zone_values import threats, worth
from engine.games.siege.world import BOXES, Counter, Position, points


class Threat(NamedTuple):
    """A zone in danger, with the points of both sides. `here` is whether Boxers are already in it."""

    zone: str
    here: bool
    enemy: int
    fanatics: int
    ours: int
    civilians: int
    leaders: tuple[str, ...]


def endangered(position: Position) -> list[Threat]:
    """§6.2, §6.4 Return the threatened zones of the defenders, the worst first."""
    manned = {c.place for c in (*position.army, *position.civil) if c.place not in BOXES}
    garrisoned = [zone for zone in position.boxer_zones() if zone in manned]
    found = [_threat(position, zone, here=True) for zone in garrisoned]
    coming = expectations(position, _keepers(position, manned))
    found += [
        _threat(position, zone, here=False, coming=enemy)
        for zone, enemy in coming.items()
        if zone in manned and zone not in garrisoned
    ]
    return sorted(found, key=lambda threat: -_gravity(position, threat))


def most_at_stake(position: Position) -> list[str]:
    """§7.2 Return the occupied zones that attacks threaten most, the worst first."""
    manned = {c.place for c in (*position.army, *position.civil) if c.place not in BOXES}
    found = {zone: stake for zone, stake in threats(ground(position)).items() if stake >= 1 and zone in manned}
    return sorted(found, key=lambda zone: (-found[zone], position.board.order[zone]))


def _keepers(position: Position, zones: Iterable[str]) -> list[str]:
    """R91 Return those of `zones` that are defended. Boxers stop there to attack."""
    return [zone for zone in zones if position.defended(zone)]


def _threat(position: Position, zone: str, *, here: bool, coming: int = 0) -> Threat:
    enemies: list[Counter] = position.chinese(zone) if here else []
    return Threat(
        zone,
        here,
        points(enemies) if here else coming,
        fanatics(enemies),
        points(position.troops(zone)),
        points(position.civilians(zone)),
        tuple(leader.id for leader in position.leaders(zone)),
    )


def _gravity(position: Position, threat: Threat) -> float:
    """Return how bad a loss in a threatened zone could be."""
    lacking = max(0, threat.enemy - threat.ours)
    burden = worth(position.ruins, threat.zone) + 2 * threat.civilians + lacking + 3 * len(threat.leaders)
    return burden * (1.0 if threat.here else 0.6)
