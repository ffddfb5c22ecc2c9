"""Where the steward lodges civilians (§8.2): few zones that shells can hurt, away from the Boxers' ways.

A zone loses five civilian points at most by one shelling however many stand in it, and none at all while its points
are few (§5.2): so full counters share a zone, and reduced ones keep apart.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from engine.games.siege.board import board
from engine.games.siege.deployment import lodgings, lost_ground, shelters_of
from engine.games.siege.odds import quarters
from engine.games.siege.steward.advice import Advice
from engine.games.siege.world import BOXES, Counter, Position

MANY = 6
"""From so many counters on in the same Legation all go to one zone: nothing is gained by trying every way."""


def look(position: Position) -> tuple[object, ...]:
    """All that the wishes depend on: who is asked again while it looks alike wishes the same."""
    lodgers = [(c.id, c.face) for c in position.civil if c.place not in BOXES]
    return lodgers, position.truce, tuple(position.ruins), tuple(position.fires), tuple(position.lodgings.items())


def lodge(position: Position) -> list[Advice]:
    """§8.2, R155 The wishes to change, at best none."""
    groups: dict[tuple[str, ...], list[Counter]] = {}
    now: dict[str, str] = {}
    lost = lost_ground(position)
    british = board().legation_zones("GB")
    shelters: dict[str, tuple[str, ...]] = {}
    for civilian, zone in lodgings(position):
        power = civilian.power
        if power not in shelters:
            shelters[power] = shelters_of(power, lost)
        zones = shelters[power]
        now[civilian.id] = zone
        if len(zones) > 1 and zones != british:
            groups.setdefault(zones, []).append(civilian)
    found: list[Advice] = []
    for zones, civilians in groups.items():
        values = tuple([c.value for c in civilians])
        wanted = best_homes(zones, values, tuple([now[c.id] for c in civilians]), truce=position.truce)
        for civilian, zone in zip(civilians, wanted, strict=True):
            if now[civilian.id] != zone:
                found.append(Advice(("lodge", civilian.id, zone), "lodge", {"counter": civilian.id, "to": zone}))
    return found


@lru_cache(maxsize=4096)
def best_homes(
    zones: tuple[str, ...], values: tuple[int, ...], now: tuple[str, ...], *, truce: bool
) -> tuple[str, ...]:
    """The zone for each of the civilian counters of a Legation: as now, unless another way costs less on average."""
    few = len(values) < MANY
    ways = product(zones, repeat=len(values)) if few else ((zone,) * len(values) for zone in zones)
    risks = {way: _risk(way, values, truce=truce) for way in ways}
    best = min(risks, key=lambda way: risks[way])
    return now if _risk(now, values, truce=truce) <= risks[best] + 1e-9 else best


def _risk(way: tuple[str, ...], values: tuple[int, ...], *, truce: bool) -> float:
    """The steps that a day's shells cost on average."""
    points: dict[str, int] = {}
    for zone, value in zip(way, values, strict=True):
        points[zone] = points.get(zone, 0) + value
    return sum(chance_of_loss(zone, total, truce=truce) for zone, total in points.items())


def chance_of_loss(zone: str, total: int, *, truce: bool) -> float:
    """§5.2 The chance that a day's shells cost a Legation's zone with so many points five civilian points.

    In a Legation it takes 10 points and a 5, or 9 and a 6; after the truce one pip more.
    """
    quarter = board().zones[zone].quarter
    sixths = min(total, 10) - 8 - (1 if truce else 0)
    return float(quarters()[quarter]) * sixths / 6 if quarter is not None and sixths > 0 else 0.0
