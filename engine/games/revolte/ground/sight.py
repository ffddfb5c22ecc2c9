"""§6.2, §14 Lines of sight between the centres of figures.

If one figure sees another, the other also sees it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from engine.games.revolte.ground.terrain import BUILDING, EDGE, HIGH, LIGHT, RUIN, Ground, Piece, Zone
from engine.tabletop.points import Point
from engine.tabletop.segments import nearer, separates

THROUGH_EDGE: Final = 50
"""§V110 The longest line of sight through a zone for a figure at its edge, in millimetres."""
SMOKE: Final = 100
"""§V118 A shot that passes nearer than this to the middle of a fire, in millimetres, goes through smoke."""
MOST_STARTS: Final = 1_000
MOST_ENDS: Final = 200
"""The maximum number of points whose lines of sight a ground caches, and the maximum number of lines for each."""
_CUTS: Final = frozenset((BUILDING, RUIN))


def sees(ground: Ground, one: Point, other: Point) -> bool:
    """§V109 Return whether there is a line of sight between two centres."""
    found = lines_from(ground, one).get(other)
    if found is None:
        # The roundings of the geometry must not depend on the direction, so the line always runs from the lesser point.
        start, end = (one, other) if one < other else (other, one)
        found = one == other or not (
            _cut_by_lines(ground, start, end) or _cut_by_zones(ground, start, end) or _cut_by_hills(ground, start, end)
        )
        lines_from(ground, one)[other] = lines_from(ground, other)[one] = found
    return found


def lines_from(ground: Ground, point: Point) -> dict[Point, bool]:
    """Return the cached lines of sight from a point, keyed by the other point."""
    found = ground.seen.get(point)
    if found is None or len(found) > MOST_ENDS:
        if len(ground.seen) > MOST_STARTS:
            ground.seen.clear()
        found = ground.seen[point] = {}
    return found


def sees_piece(ground: Ground, one: Point, other: Point, piece: Piece) -> bool:
    """§V80 Return whether there is a line of sight to a point of an obstacle.

    The obstacle itself does not block it.
    """
    return one == other or not (
        _cut_by_lines(ground, one, other, but=piece.line)
        or _cut_by_zones(ground, one, other)
        or _cut_by_hills(ground, one, other)
    )


def _cut_by_lines(ground: Ground, one: Point, other: Point, *, but: str = "") -> bool:
    """§V111 Return whether a high line, such as a wall, blocks sight."""
    for piece in ground.beside(one, other, 0):
        if piece.kind not in HIGH or piece.line == but or not separates(one, other, piece.start, piece.end):
            continue
        if piece.line not in ground.lines_at(one) and piece.line not in ground.lines_at(other):
            return True
    return False


def _cut_by_zones(ground: Ground, one: Point, other: Point) -> bool:
    for zone in ground.zones_beside(one, other):
        if zone.kind in _CUTS:
            if _dense_cuts(zone, one, other):
                return True
        elif zone.kind in LIGHT and _looks_through(zone, one, other):
            return True
    return False


def _looks_through(zone: Zone, one: Point, other: Point) -> bool:
    """§V112 Return whether a line of sight passes through a light zone, which blocks it."""
    return one not in zone.polygon and other not in zone.polygon and zone.polygon.enters(one, other)


def _dense_cuts(zone: Zone, one: Point, other: Point) -> bool:
    """§V110 Return whether a dense zone blocks the line of sight between two figures."""
    if not zone.polygon.enters(one, other):
        return False
    inside = [point for point in (one, other) if point in zone.polygon]
    if len(inside) != 1:
        return not inside
    parts = zone.polygon.parts_inside(one, other)
    share = sum((part.end - part.begin for part in parts), Fraction(0))
    whole = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
    short = share.numerator**2 * whole <= (THROUGH_EDGE * share.denominator) ** 2
    return not (short and zone.polygon.near_outline(inside[0], EDGE))


def _cut_by_hills(ground: Ground, one: Point, other: Point) -> bool:
    """§V114 Return whether hills block the line of sight between two figures."""
    if not ground.hills:
        return False
    heights = [_height(ground, point) for point in (one, other)]
    if heights[0][0] == heights[1][0]:
        return any(hill.height > heights[0][0] and hill.polygon.enters(one, other) for hill in ground.hills)
    _, hill = max(heights, key=lambda each: each[0])
    higher = one if heights[0][0] > heights[1][0] else other
    return hill is None or not hill.polygon.near_outline(higher, EDGE)


def _height(ground: Ground, point: Point) -> tuple[int, Zone | None]:
    here = [hill for hill in ground.hills if point in hill.polygon]
    highest = max(here, key=lambda hill: hill.height, default=None)
    return (highest.height, highest) if highest is not None else (0, None)


def through_smoke(ground: Ground, one: Point, other: Point) -> bool:
    """§V118 Return whether a shot passes through the smoke of a fire."""
    return any(nearer(at, one, other, SMOKE) for at in ground.fires)
