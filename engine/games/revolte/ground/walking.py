"""§7, §14 Ways: what stops a figure millimetre by millimetre, and the way that is found for it."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.revolte.ground.terrain import Ground, Piece
from engine.tabletop.points import Point, squared, walk, way_length
from engine.tabletop.segments import meets, nearer, nearness

FIGURE, GUN = 10, 20
"""§V104 The radius of a base."""
CLEAR = 10
"""§V40 How near a centre comes to a line that it cannot cross, and to the table's edge."""
APART = 20
"""§V40 How near the centres of enemies come."""


class Walker(NamedTuple):
    """Who walks: the lines at whose foot it was when its side's movement began, its enemies, how near it goes to lines.

    `start` is where its order began.
    """

    start: Point
    feet: frozenset[str]
    enemies: tuple[Point, ...]
    clear: int = CLEAR


class Walked(NamedTuple):
    """How far a walk went: where it ended, the millimetres, the zones that were left, and what stopped it.

    `why` is empty if it went all the way, or `line`, `zone`, `water`, `enemy`, `edge`, `die`.
    """

    end: Point
    spent: int
    left: frozenset[str]
    points: tuple[Point, ...]
    why: str = ""


def go(ground: Ground, walker: Walker, chain: tuple[Point, ...], most: int) -> Walked:
    """§V107 Walk a chain of legs as far as the die allows; end at the last point before the first that is barred."""
    at = before = chain[0]
    inside, entered, left = set(ground.zones_at(at)), set[str](), set[str]()
    points = [at]
    for spent, point in enumerate(walk(chain)):
        if spent == most:
            return Walked(at, spent, frozenset(left), tuple(points), "die")
        zones = ground.zones_at(point)
        why = _bars(ground, walker, before, point)
        if not why and (inside - zones) & entered:
            why = "zone"
        if why:
            return Walked(at, spent, frozenset(left), tuple(points), why)
        left |= inside - zones
        entered |= zones - inside
        inside = set(zones)
        at = before = point
        points.append(point)
    return Walked(at, way_length(chain), frozenset(left), tuple(points))


def _bars(ground: Ground, walker: Walker, before: Point, point: Point) -> str:
    """§V36, §V37, §V40 Return what bars the step of a millimetre; empty if nothing does."""
    if not on_table(ground, point, walker.clear):
        return "edge"
    if any(point in zone.polygon for zone in ground.water):
        return "water"
    if any(_line_bars(piece, walker, before, point) for piece in (*ground.lines, *ground.outlines)):
        return "line"
    if any(
        squared(point, enemy) < APART * APART and squared(point, enemy) < squared(before, enemy)
        for enemy in walker.enemies
    ):
        return "enemy"
    return ""


def on_table(ground: Ground, point: Point, clear: int) -> bool:
    """§V40 Return whether a centre is on the table, so far from its edge."""
    return clear <= point.x <= ground.size.x - clear and clear <= point.y <= ground.size.y - clear


def crossable(piece: Piece, walker: Walker) -> bool:
    """§V37 Return whether a walker may cross a piece: it can be climbed, and he began at its foot."""
    return piece.climb and piece.line in walker.feet


def _line_bars(piece: Piece, walker: Walker, before: Point, point: Point) -> bool:
    if crossable(piece, walker):
        return False
    if meets(before, point, piece.start, piece.end):
        return True
    if not nearer(point, piece.start, piece.end, walker.clear):
        return False
    now, then = nearness(point, piece.start, piece.end), nearness(before, piece.start, piece.end)
    return now[0] * then[1] < then[0] * now[1]
