"""Computes zones, adjacency, distances and arrows of the board (§1.1, §2.3).

Two zones touch if their rectangles share an edge of positive length. Counters walk between touching zones. Across the
edge of the wall, they walk only between a wall zone with stairs and a street (R9, R10).
"""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeVar

K = TypeVar("K")

BURNABLE: Final = frozenset({"legation", "buildings"})
MAJOR: Final = ("GB", "RU", "US", "DE", "FR")
IMPERIAL_CITY: Final = "imperial-city"
"""§1.1 The name of an area that is drawn on the map but is not a zone."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of the board. `terrain` is wall, street, bridge, canal, legation or buildings.

    `power` is the Power to whose Legation the zone belongs, if any. `legation` is whether the terrain is legation.
    """

    id: str
    name: str
    terrain: str
    rect: tuple[float, float, float, float]
    quarter: int | None
    entry: int | None
    stairs: bool
    red: str | None
    green: str | None
    power: str | None
    major: bool
    legation: bool
    touch: tuple[str, ...]
    walk: tuple[str, ...]
    arrows: tuple[tuple[str, str], ...]
    """The arrows out of the zone as (colour, zone), red first."""


@dataclass(frozen=True)
class Board:
    """The board: all zones in map order, and their distances."""

    zones: dict[str, Zone]
    touch_distance: dict[str, dict[str, int]]
    walk_distance: dict[str, dict[str, int]]
    entries: dict[int, str]
    order: dict[str, int]
    legations: dict[str, tuple[str, ...]]
    quarters: dict[int, tuple[str, ...]]

    def legation_zones(self, power: str) -> tuple[str, ...]:
        """Return the zones of a Power's Legation, in map order."""
        return self.legations.get(power, ())

    def quarter_zones(self, quarter: int) -> tuple[str, ...]:
        """Return the zones of a bombardment quarter, in map order."""
        return self.quarters.get(quarter, ())

    def deployable(self, zone: str) -> bool:
        """§8, R58 Return whether soldiers may be placed in the zone."""
        here = self.zones[zone]
        if here.entry is not None:
            return False
        return here.terrain == "wall" or not any(self.zones[near].entry for near in here.touch)

    def canal_step(self, start: str, end: str) -> bool:
        """§6.2, R93 Return whether a step enters or leaves the canal bed."""
        return (self.zones[start].terrain == "canal") != (self.zones[end].terrain == "canal")


def _share_edge(one: list[float], two: list[float]) -> bool:
    wide = min(one[2], two[2]) - max(one[0], two[0])
    high = min(one[3], two[3]) - max(one[1], two[1])
    return (wide == 0 and high > 0) or (high == 0 and wide > 0)


def _walkable(one: dict[str, Any], two: dict[str, Any]) -> bool:
    if (one["terrain"] == "wall") == (two["terrain"] == "wall"):
        return True
    wall, other = (one, two) if one["terrain"] == "wall" else (two, one)
    return bool(wall.get("stairs")) and other["terrain"] == "street"


def _distances(near: dict[str, tuple[str, ...]]) -> dict[str, dict[str, int]]:
    table: dict[str, dict[str, int]] = {}
    for start in near:
        found = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in near[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        table[start] = found
    return table


@cache
def board() -> Board:
    """Return the board of the siege.

    Raise `ValueError` if an arrow connects zones that do not touch (R105).
    """
    raw = tomllib.loads(files("engine.games.siege").joinpath("data/board.toml").read_text(encoding="utf-8"))["zone"]
    touch = {
        one["id"]: tuple(two["id"] for two in raw if two is not one and _share_edge(one["rect"], two["rect"]))
        for one in raw
    }
    by_id = {entry["id"]: entry for entry in raw}
    walk = {name: tuple(n for n in near if _walkable(by_id[name], by_id[n])) for name, near in touch.items()}
    zones = {entry["id"]: _zone(entry, touch, walk) for entry in raw}
    for zone in zones.values():
        for colour, target in zone.arrows:
            if target not in zone.touch:
                raise ValueError(f"the {colour} arrow of {zone.id} leads to {target}, which it does not touch")
    return Board(
        zones=zones,
        touch_distance=_distances(touch),
        walk_distance=_distances(walk),
        entries={zone.entry: zone.id for zone in zones.values() if zone.entry is not None},
        order={name: place for place, name in enumerate(zones)},
        legations=_by(zones, lambda zone: zone.power),
        quarters=_by(zones, lambda zone: zone.quarter),
    )


def _by(zones: dict[str, Zone], key: Callable[[Zone], K | None]) -> dict[K, tuple[str, ...]]:
    """Return the ids of the zones grouped by `key`. A zone with the key None is left out."""
    names = dict.fromkeys(found for zone in zones.values() if (found := key(zone)) is not None)
    return {name: tuple(zone.id for zone in zones.values() if key(zone) == name) for name in names}


def _zone(entry: dict[str, Any], touch: dict[str, tuple[str, ...]], walk: dict[str, tuple[str, ...]]) -> Zone:
    x0, y0, x1, y1 = entry["rect"]
    return Zone(
        id=entry["id"],
        name=entry["name"],
        terrain=entry["terrain"],
        rect=(x0, y0, x1, y1),
        quarter=entry.get("quarter"),
        entry=entry.get("entry"),
        stairs=entry.get("stairs", False),
        red=entry.get("red"),
        green=entry.get("green"),
        power=entry.get("power"),
        major=entry.get("major", False),
        legation=entry["terrain"] == "legation",
        touch=touch[entry["id"]],
        walk=walk[entry["id"]],
        arrows=tuple((colour, entry[colour]) for colour in ("red", "green") if entry.get(colour) is not None),
    )
