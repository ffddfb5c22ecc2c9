"""§7, §V107 Walking and finding ways once more, slowly: every millimetre and every piece is looked at.

`engine.games.revolte.ground` leaves out what cannot matter; these functions leave nothing out.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from engine.games.revolte.ground.terrain import Ground, Piece, Zone
from engine.games.revolte.ground.walking import APART, Walker, crossable, on_table
from engine.games.revolte.ground.ways import corners
from engine.tabletop.points import Point, length, squared, walk
from engine.tabletop.segments import apart, meets, nearer, nearness


class Walked(NamedTuple):
    """How far a walk went, as in `ground.walking`, with every point."""

    end: Point
    spent: int
    left: frozenset[str]
    points: tuple[Point, ...]
    why: str = ""


def go(ground: Ground, walker: Walker, chain: tuple[Point, ...], most: int) -> Walked:
    """§V107 Walk a chain of legs as far as the die allows; end at the last point before the first that is barred."""
    at = chain[0]
    inside, entered, left = set(ground.zones_at(at)), set[str](), set[str]()
    points = [at]

    def stopped(why: str = "") -> Walked:
        return Walked(at, len(points) - 1, frozenset(left), tuple(points), why)

    for leg in pairwise(chain):
        for point in walk(leg):
            if len(points) > most:
                return stopped("die")
            zones = ground.zones_at(point)
            why = _bars(ground, walker, at, point) or ("zone" if (inside - zones) & entered else "")
            if why:
                return stopped(why)
            left |= inside - zones
            entered |= zones - inside
            inside = set(zones)
            at = point
            points.append(point)
    return stopped()


def _bars(ground: Ground, walker: Walker, before: Point, point: Point) -> str:
    """§V36, §V37, §V40 Return what bars the step of a millimetre; empty if nothing does."""
    if not on_table(ground, point, walker.clear):
        return "edge"
    if any(point in zone.polygon for zone in ground.water):
        return "water"
    if any(
        _line_bars(piece, walker.clear, before, point)
        for piece in (*ground.lines, *ground.outlines)
        if not crossable(piece, walker)
    ):
        return "line"
    return "enemy" if any(_too_near(enemy, before, point) for enemy in walker.enemies) else ""


def _too_near(enemy: Point, before: Point, point: Point) -> bool:
    now = squared(point, enemy)
    return now < APART * APART and now < squared(before, enemy)


def _line_bars(piece: Piece, clear: int, before: Point, point: Point) -> bool:
    if meets(before, point, piece.start, piece.end):
        return True
    if not nearer(point, piece.start, piece.end, clear):
        return False
    now, then = nearness(point, piece.start, piece.end), nearness(before, piece.start, piece.end)
    return now[0] * then[1] < then[0] * now[1]


def find_way(ground: Ground, walker: Walker, goal: Point) -> tuple[Point, ...]:
    """§V107 Return the shortest legal way to a point, or the straight one where there is none.

    Of equal ways the first by its points. It can be walked to its end: legs on which a walk ends are left out.
    """
    straight, barred = (walker.start, goal), set[tuple[Point, Point]]()
    if walker.start == goal:
        return straight
    while True:
        found = _search(ground, walker, goal, barred)
        if found is None:
            return straight
        failed = failing_leg(ground, walker, found)
        if failed is None:
            return found
        barred.add(failed)


def failing_leg(ground: Ground, walker: Walker, way: tuple[Point, ...]) -> tuple[Point, Point] | None:
    """Return the leg of a way on which its walk ends before the goal; None if it comes there."""
    spent = go(ground, walker, way, 1_000_000).spent
    for leg in pairwise(way):
        if spent < length(*leg):
            return leg
        spent -= length(*leg)
    return None


def _search(ground: Ground, walker: Walker, goal: Point, barred: set[tuple[Point, Point]]) -> tuple[Point, ...] | None:
    start = walker.start
    if (start, goal) not in barred and is_free(ground, walker, goal, start, goal):
        return (start, goal)
    if not (on_table(ground, start, walker.clear) and stands_clear(ground, walker, goal)):
        return None
    allowed = ground.zones_at(start) | ground.zones_at(goal)
    net = net_of(ground, walker.clear)
    firsts = {
        at: length(start, at) for at in net if (start, at) not in barred and is_free(ground, walker, goal, start, at)
    }
    lasts = {at: length(at, goal) for at in net if (at, goal) not in barred and is_free(ground, walker, goal, at, goal)}
    done: set[Point] = set()
    waiting: list[tuple[int, int, tuple[Point, ...]]] = []
    for at, far in firsts.items():
        heappush(waiting, (far + length(at, goal), far, (start, at)))
    while waiting:
        _, so_far, way = heappop(waiting)
        at = way[-1]
        if at == goal:
            return way
        if at in done:
            continue
        done.add(at)
        if at in lasts:
            total = so_far + lasts[at]
            heappush(waiting, (total, total, (*way, goal)))
        for end, far, zones in net[at]:
            if end not in done and (at, end) not in barred and zones <= allowed and not pushed(walker, at, end):
                total = so_far + far
                heappush(waiting, (total + length(end, goal), total, (*way, end)))
    return None


def stands_clear(ground: Ground, walker: Walker, goal: Point) -> bool:
    """Return whether a goal can be stood on at all, as far as lines, water and the table's edge go."""
    if not on_table(ground, goal, walker.clear):
        return False
    pieces = (*ground.lines, *ground.outlines)
    return not any(nearer(goal, piece.start, piece.end, walker.clear) for piece in pieces)


@lru_cache(maxsize=2)
def net_of(ground: Ground, clear: int) -> dict[Point, tuple[tuple[Point, int, frozenset[str]], ...]]:
    """Return the legs between corners over ground where nobody crosses a line."""
    points = [
        at
        for at in corners(ground)
        if on_table(ground, at, clear)
        and not any(nearer(at, piece.start, piece.end, clear) for piece in (*ground.lines, *ground.outlines))
        and not any(at in zone.polygon for zone in ground.water)
    ]
    legs: dict[Point, list[tuple[Point, int, frozenset[str]]]] = {at: [] for at in points}
    for number, one in enumerate(points):
        for other in points[number + 1 :]:
            if _open(ground, one, other, clear):
                zones = frozenset(zone.id for zone in ground.zones if touches(zone, one, other))
                far = length(one, other)
                legs[one].append((other, far, zones))
                legs[other].append((one, far, zones))
    return {at: tuple(found) for at, found in legs.items()}


def touches(zone: Zone, one: Point, other: Point) -> bool:
    """Whether a leg has a point in common with a zone: it passes through its outline, or lies in it."""
    return one in zone.polygon or other in zone.polygon or any(meets(one, other, *edge) for edge in zone.polygon.edges)


def _open(ground: Ground, one: Point, other: Point, clear: int) -> bool:
    if any(zone.polygon.enters(one, other) for zone in ground.water):
        return False
    return all(apart(one, other, each.start, each.end, clear) for each in (*ground.lines, *ground.outlines))


def is_free(ground: Ground, walker: Walker, goal: Point, one: Point, other: Point) -> bool:
    """Return whether a straight leg of a way to a goal is legal, as far as one leg can be looked at alone."""
    return (
        _clear_of_lines(ground, walker, one, other)
        and not any(zone.polygon.enters(one, other) for zone in ground.water)
        and not _through_zones(ground, walker, goal, one, other)
        and not pushed(walker, one, other)
    )


def _clear_of_lines(ground: Ground, walker: Walker, one: Point, other: Point) -> bool:
    for piece in (*ground.lines, *ground.outlines):
        if apart(one, other, piece.start, piece.end, walker.clear) or crossable(piece, walker):
            continue
        # whoever stands near a line may still go away from it
        if meets(one, other, piece.start, piece.end) or not _goes_away(one, other, piece, walker.clear):
            return False
    return True


def _goes_away(one: Point, other: Point, piece: Piece, clear: int) -> bool:
    there, here = nearness(other, piece.start, piece.end), nearness(one, piece.start, piece.end)
    return there[0] * here[1] > here[0] * there[1] and nearer(one, piece.start, piece.end, clear)


def _through_zones(ground: Ground, walker: Walker, goal: Point, one: Point, other: Point) -> bool:
    """§V36 Return whether a leg enters a zone in which the way neither begins nor ends."""
    return any(
        walker.start not in zone.polygon and goal not in zone.polygon and touches(zone, one, other)
        for zone in ground.zones
    )


def pushed(walker: Walker, one: Point, other: Point) -> bool:
    """§V40 Return whether a leg comes nearer than 20 mm to an enemy, and nearer than it began."""
    for enemy in walker.enemies:
        if nearer(enemy, one, other, APART):
            over, below = nearness(enemy, one, other)
            if over < squared(one, enemy) * below:
                return True
    return False
