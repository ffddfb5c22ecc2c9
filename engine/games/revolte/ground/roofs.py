"""§V50 Walkable roofs of houses.

For sight and cover, a figure on a roof is in the zone of the house. It does not touch, see or block figures inside the
house.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.games.revolte.scenarios import KEPT, scenario
from engine.tabletop.points import Point
from engine.tabletop.polygons import Polygon
from engine.tabletop.segments import nearer


class Roof(NamedTuple):
    """A roof with its outline, the house below it, and the lower ends of its stairs."""

    polygon: Polygon
    house: str
    stairs: tuple[Point, ...]

    def has_room(self, point: Point, radius: int) -> bool:
        """Return whether a base with its centre at `point` fits on the roof. Other figures are ignored."""
        return point in self.polygon and not any(nearer(point, *edge, radius) for edge in self.polygon.edges)


@lru_cache(KEPT)
def roofs_of(name: str) -> Mapping[str, Roof]:
    """Return the walkable roofs of a scenario, keyed by id. Callers must not change the result."""
    areas = scenario(name).area
    houses = {area.poly: area.id for area in areas if area.kind == "building" and not area.roof}
    return {
        area.id: Roof(Polygon(area.poly), houses[area.poly], tuple(Point(*each) for each in area.stairs))
        for area in areas
        if area.roof
    }


def roof_over(name: str, house: str) -> str:
    """Return the id of a house's walkable roof; empty if it has none."""
    return next((roof for roof, each in roofs_of(name).items() if each.house == house), "")
