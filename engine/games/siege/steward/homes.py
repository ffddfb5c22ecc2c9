"""Where the steward lodges civilians (§8.2): few zones that shells can hurt, away from the Boxers' ways.

A zone loses five civilian points at most by one shelling however many stand in it, and none at all while its points
are few (§5.2): so full counters share a zone, and reduced ones keep apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engine.games.siege.board import board
from engine.games.siege.deployment import lodgings, shelters
from engine.games.siege.odds import quarters
from engine.games.siege.steward.advice import Advice
from engine.games.siege.world import Counter, Position

MANY = 6
"""From so many counters on in the same Legation all go to one zone: nothing is gained by trying every way."""


def lodge(position: Position) -> list[Advice]:
    """§8.2, R155 The wishes to change, at best none."""
    groups: dict[tuple[str, ...], list[Counter]] = {}
    now: dict[str, str] = {}
    for civilian, zone in lodgings(position):
        zones = shelters(position, civilian)
        now[civilian.id] = zone
        if len(zones) > 1 and zones != board().legation_zones("GB"):
            groups.setdefault(zones, []).append(civilian)
    found: list[Advice] = []
    for zones, civilians in groups.items():
        wanted = _best(position, zones, civilians, tuple(now[c.id] for c in civilians))
        for civilian, zone in zip(civilians, wanted, strict=True):
            if now[civilian.id] != zone:
                found.append(Advice(("lodge", civilian.id, zone), "lodge", {"counter": civilian.id, "to": zone}))
    return found


def _best(position: Position, zones: Sequence[str], civilians: list[Counter], now: tuple[str, ...]) -> tuple[str, ...]:
    ways = (
        product(zones, repeat=len(civilians)) if len(civilians) < MANY else ((zone,) * len(civilians) for zone in zones)
    )
    risks = {way: _risk(position, way, civilians) for way in ways}
    best = min(risks, key=lambda way: (risks[way], way != now))
    if now in risks and risks[now] <= risks[best] + 1e-9:
        return now
    return best


def _risk(position: Position, way: tuple[str, ...], civilians: list[Counter]) -> float:
    """The steps that a shelling costs on average."""
    points: dict[str, int] = {}
    for zone, civilian in zip(way, civilians, strict=True):
        points[zone] = points.get(zone, 0) + civilian.value
    return sum(chance_of_loss(position, zone, total) for zone, total in points.items())


def chance_of_loss(position: Position, zone: str, total: int) -> float:
    """§5.2 The chance that a day's shells cost a zone with so many points five civilian points."""
    quarter = board().zones[zone].quarter
    if quarter is None:
        return 0.0
    sixths = max(0, min(total, 10) - 8) - (1 if position.truce else 0)
    return float(quarters()[quarter]) * max(0, sixths) / 6
