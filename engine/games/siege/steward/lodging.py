"""The adviser's choice of homes for civilians, to protect them from shells (§8.2).

One shelling costs a zone at most five civilian points (§5.2). Full counters therefore share a zone, while reduced ones
stay in separate zones.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from engine.games.siege.analysis.odds import quarters
from engine.games.siege.map.board import board
from engine.games.siege.map.deployment import lodgings, lost_ground, shelters_of
from engine.games.siege.steward.advice import Advice
from engine.games.siege.world import BOXES, Counter, Position

MANY: Final = 6
"""The minimum number of counters of a Legation for which all go to one zone: trying more combinations would gain
nothing.
"""


def look(position: Position) -> tuple[object, ...]:
    """Return everything on which the choice of homes depends."""
    lodgers = [(c.id, c.face) for c in position.civil if c.place not in BOXES]
    return lodgers, position.truce, tuple(position.ruins), tuple(position.fires), tuple(position.lodgings.items())


def lodge(position: Position) -> list[Advice]:
    """§8.2, R155 Return the advised changes of civilians' homes."""
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
    """Return the zones where the civilian counters are safest from shells.

    The present zones `now` are returned unless others are safer.
    """
    few = len(values) < MANY
    ways = product(zones, repeat=len(values)) if few else ((zone,) * len(values) for zone in zones)
    risks = {way: _risk(way, values, truce=truce) for way in ways}
    best = min(risks, key=lambda way: risks[way])
    return now if _risk(now, values, truce=truce) <= risks[best] + 1e-9 else best


def _risk(way: tuple[str, ...], values: tuple[int, ...], *, truce: bool) -> float:
    """Return the average number of steps that civilians lose to shells in a day.

    `way` contains the zone of each group of civilians.
    """
    points: dict[str, int] = {}
    for zone, value in zip(way, values, strict=True):
        points[zone] = points.get(zone, 0) + value
    return sum(chance_of_loss(zone, total, truce=truce) for zone, total in points.items())


def chance_of_loss(zone: str, total: int, *, truce: bool) -> float:
    """§5.2 Return the chance that a day's shells cost civilians five points.

    `total` is the number of points in the civilians' zone.
    """
    quarter = board().zones[zone].quarter
    sixths = min(total, 10) - 8 - (1 if truce else 0)
    return float(quarters()[quarter]) * sixths / 6 if quarter is not None and sixths > 0 else 0.0
