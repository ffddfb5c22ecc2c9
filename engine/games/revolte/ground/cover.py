"""§6, §10.2, §10.3 Cover of a target from an observer, a shot or an explosion."""

from __future__ import annotations

from typing import Final

from engine.games.revolte.ground.terrain import BARRICADE, DENSE, DOOR, LIGHT, WALL, Ground
from engine.tabletop.points import Point
from engine.tabletop.segments import separates

OPEN: Final = "open"
LIGHTLY: Final = "light"
DENSELY: Final = "dense"
COVERS: Final = (OPEN, LIGHTLY, DENSELY)

_DENSE_LINES: Final = frozenset((WALL, DOOR))


def to_locate(ground: Ground, target: Point, observer: Point) -> str:
    """§V28 Return the cover that hides a target from an observer (§V29)."""
    kinds = lines_between(ground, target, observer)
    return _best(_zones(ground, target, observer), dense=bool(kinds & (_DENSE_LINES | {BARRICADE})), light=bool(kinds))


def to_save(ground: Ground, target: Point, shooter: Point) -> str:
    """§V92 Return the best cover that a target has against a shot."""
    kinds = lines_between(ground, target, shooter)
    return _best(_zones(ground, target, shooter), dense=bool(kinds & _DENSE_LINES), light=bool(kinds))


def from_burst(ground: Ground, target: Point, burst: Point) -> str:
    """§V94, §V95 Return the cover of a target from an explosion."""
    kinds = lines_between(ground, target, burst)
    zones = {zone.id: zone.kind for zone in ground.zones}
    of_target, of_burst = ground.zones_at(target), ground.zones_at(burst)
    dense_here = {each for each in of_target if zones[each] in DENSE}
    dense_there = {each for each in of_burst if zones[each] in DENSE}
    # The house in which the shell bursts covers nobody inside it, but it covers figures outside.
    apart = bool(dense_here - of_burst) or bool(dense_there - of_target)
    walls = any(each.kind in _DENSE_LINES and separates(target, burst, each.start, each.end) for each in ground.lines)
    light = any(zones[each] in LIGHT for each in of_target)
    dense = apart or walls or bool(kinds & _DENSE_LINES)
    return DENSELY if dense else LIGHTLY if light or kinds else OPEN


def by_lines(ground: Ground, target: Point, shooter: Point) -> str:
    """§V78 Return how well walls and other lines cover a target against a shot."""
    kinds = lines_between(ground, target, shooter)
    return DENSELY if kinds & _DENSE_LINES else LIGHTLY if kinds else OPEN


def best(*covers: str) -> str:
    """Return the best of several covers."""
    return max(covers, key=COVERS.index)


def lines_between(ground: Ground, target: Point, other: Point) -> frozenset[str]:
    """§V92 Return the kinds of lines that protect a target against `other`."""
    here = ground.lines_at(target)
    if not here:
        return frozenset()
    return frozenset(
        each.kind
        for each in ground.beside(target, other, 0)
        if each.line in here and separates(target, other, each.start, each.end)
    )


def _zones(ground: Ground, target: Point, other: Point) -> frozenset[str]:
    """Return the kinds of the zones that contain `target` but not `other`."""
    here = ground.zones_at(target) - ground.zones_at(other)
    return frozenset(zone.kind for zone in ground.zones if zone.id in here)


def _best(zones: frozenset[str], *, dense: bool, light: bool) -> str:
    if dense or zones & DENSE:
        return DENSELY
    return LIGHTLY if light or zones & LIGHT else OPEN
