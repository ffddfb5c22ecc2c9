"""§7, §14 Ways: what stops a figure millimetre by millimetre, and the way that is found for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.games.revolte.ground.terrain import Ground, Piece
from engine.tabletop.points import Point, squared, walk, way_length
from engine.tabletop.segments import apart, meets, nearer, nearness
from engine.tabletop.ways import corners_around, shortest

FIGURE, GUN = 10, 20
"""§V104 The radius of a base."""
CLEAR = 10
"""§V40 How near a centre comes to a line that it cannot cross, and to the table's edge."""
APART = 20
"""§V40 How near the centres of enemies come."""
AROUND = 11
"""§V107 How far from corners ways go round them."""


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
    if not _on_table(ground, point, walker.clear):
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


def _on_table(ground: Ground, point: Point, clear: int) -> bool:
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


def find_way(ground: Ground, walker: Walker, goal: Point, *, most: int | None = None) -> tuple[Point, ...]:
    """§V107 Return the shortest legal way to a point, or the straight one where there is none."""
    start = walker.start
    if _free(ground, walker, goal, start, goal):
        return (start, goal)
    found = shortest(
        start,
        goal,
        [point for point in corners(ground) if _on_table(ground, point, walker.clear)],
        lambda one, other: _free(ground, walker, goal, one, other),
        most=most,
    )
    return found.points if found is not None else (start, goal)


def corners(ground: Ground) -> tuple[Point, ...]:
    """§V107 Return the points round which ways turn: beside the ends of lines and the corners of areas."""
    ends: list[Point] = []
    for piece in (*ground.lines, *ground.outlines):
        ends += (piece.start, piece.end)
    for zone in (*ground.zones, *ground.water):
        ends += zone.polygon.points
    return corners_around(ends, AROUND)


def _free(ground: Ground, walker: Walker, goal: Point, one: Point, other: Point) -> bool:
    """Return whether a straight leg of a way to a goal is legal, as far as one leg can be looked at alone."""
    return (
        _clear_of_lines(ground, walker, one, other)
        and not any(zone.polygon.enters(one, other) for zone in ground.water)
        and not _through_zones(ground, walker, goal, one, other)
        and not any(_pushes(enemy, one, other) for enemy in walker.enemies)
    )


def _clear_of_lines(ground: Ground, walker: Walker, one: Point, other: Point) -> bool:
    for piece in (*ground.lines, *ground.outlines):
        if crossable(piece, walker) or apart(one, other, piece.start, piece.end, walker.clear):
            continue
        # whoever stands near a line may still go away from it
        if meets(one, other, piece.start, piece.end) or not _goes_away(one, other, piece):
            return False
    return True


def _goes_away(one: Point, other: Point, piece: Piece) -> bool:
    there, here = nearness(other, piece.start, piece.end), nearness(one, piece.start, piece.end)
    return there[0] * here[1] > here[0] * there[1] and nearer(one, piece.start, piece.end, CLEAR)


def _through_zones(ground: Ground, walker: Walker, goal: Point, one: Point, other: Point) -> bool:
    """§V36 Return whether a leg enters a zone in which the way neither begins nor ends."""
    return any(
        walker.start not in zone.polygon and goal not in zone.polygon and zone.polygon.enters(one, other)
        for zone in ground.zones
    )


def _pushes(enemy: Point, one: Point, other: Point) -> bool:
    """§V40 Return whether a leg comes nearer than 20 mm to an enemy, and nearer than it began."""
    if not nearer(enemy, one, other, APART):
        return False
    over, below = nearness(enemy, one, other)
    return over < squared(one, enemy) * below


def overlaps(point: Point, radius: int, others: Iterable[tuple[Point, int]]) -> bool:
    """§V40 Return whether a base would lie over another."""
    return any(squared(point, other) < (radius + each) ** 2 for other, each in others)
