"""§V107 The ways that the engine finds: round lines, houses and zones, past enemies.

Which corners see each other over open ground is reckoned once for each state of the ground; a walker adds the legs from
where he is and to where he goes, and leaves out those that his enemies bar.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from engine.games.revolte.ground.terrain import Ground, Piece
from engine.games.revolte.ground.walking import APART, Walker, clear_of_lines, crossable, on_table
from engine.tabletop.points import Point, length, squared
from engine.tabletop.segments import apart, cross, meets, nearer, nearness
from engine.tabletop.ways import corners_around

AROUND = 11
"""§V107 How far from corners ways go round them."""


class Leg(NamedTuple):
    """A straight leg between two corners: its length, and the zones that it enters."""

    end: Point
    length: int
    zones: frozenset[str]


def find_way(ground: Ground, walker: Walker, goal: Point) -> tuple[Point, ...]:
    """§V107 Return the shortest legal way to a point, or the straight one where there is none.

    Of equal ways the first by its points.
    """
    key = (walker, goal)
    found = ground.found.get(key)
    if found is None:
        if len(ground.found) > _MOST:
            ground.found.clear()
        found = ground.found[key] = _find(ground, walker, goal)
    return found


def _find(ground: Ground, walker: Walker, goal: Point) -> tuple[Point, ...]:
    start = walker.start
    straight = (start, goal)
    if start == goal or _free(ground, walker, goal, start, goal):
        return straight
    if not _reachable(ground, walker, goal):
        return straight
    allowed = ground.zones_at(start) | ground.zones_at(goal)
    net = net_of(ground, walker.clear)
    done: set[Point] = set()
    # the first and the last legs are looked at only when no shorter way is left: most are never
    waiting: list[tuple[int, int, tuple[Point, ...], bool]] = []
    for at in net.points:
        far = length(start, at)
        heappush(waiting, (far + length(at, goal), far, (start, at), True))
    while waiting:
        _, so_far, way, unproved = heappop(waiting)
        at = way[-1]
        if at in done:
            continue
        if unproved and not _free(ground, walker, goal, way[-2], at):
            continue
        if at == goal:
            return way
        done.add(at)
        total = so_far + length(at, goal)
        heappush(waiting, (total, total, (*way, goal), True))
        for leg in net.legs(at):
            if leg.end not in done and leg.zones <= allowed and not _pushed(walker, at, leg.end):
                total = so_far + leg.length
                heappush(waiting, (total + length(leg.end, goal), total, (*way, leg.end), False))
    return straight


_MOST = 4_000


def _reachable(ground: Ground, walker: Walker, goal: Point) -> bool:
    """Return whether a goal can be stood on at all, as far as lines, water and the table's edge go."""
    return on_table(ground, goal, walker.clear) and clear_of_lines(ground, goal, walker.clear)


class Net:
    """The corners of a ground, and the legs between them over open ground; those of a corner are reckoned when asked."""

    def __init__(self, ground: Ground, clear: int) -> None:
        self._ground, self._clear = ground, clear
        self.points = tuple(
            at
            for at in corners(ground)
            if on_table(ground, at, clear)
            and clear_of_lines(ground, at, clear)
            and not any(at in zone.polygon for zone in ground.water)
        )
        self._legs: dict[Point, tuple[Leg, ...]] = {}

    def legs(self, at: Point) -> tuple[Leg, ...]:
        """Return the legs of a corner over ground where nobody crosses a line."""
        found = self._legs.get(at)
        if found is None:
            found = self._legs[at] = tuple(
                Leg(other, length(at, other), self._zones(at, other))
                for other in self.points
                if other != at and _open(self._ground, at, other, self._clear)
            )
        return found

    def _zones(self, one: Point, other: Point) -> frozenset[str]:
        return frozenset(zone.id for zone in self._ground.zones if zone.polygon.enters(one, other))


@lru_cache(maxsize=64)
def net_of(ground: Ground, clear: int) -> Net:
    """Return the net of a ground."""
    return Net(ground, clear)


def _open(ground: Ground, one: Point, other: Point, clear: int) -> bool:
    if any(zone.polygon.enters(one, other) for zone in ground.water):
        return False
    return all(apart(one, other, each.start, each.end, clear) for each in ground.beside(one, other, clear))


def corners(ground: Ground) -> tuple[Point, ...]:
    """§V107 Return the points round which ways turn: beside the ends of lines and the corners of areas.

    Where a wall goes straight on in its next section, there is no corner.
    """
    ends: dict[Point, list[Point]] = {}
    for piece in (*ground.lines, *ground.outlines):
        ends.setdefault(piece.start, []).append(piece.end)
        ends.setdefault(piece.end, []).append(piece.start)
    found = [at for at, others in ends.items() if not _goes_straight_on(at, others)]
    for zone in (*ground.zones, *ground.water):
        found += zone.polygon.points
    return corners_around(found, AROUND)


def _goes_straight_on(at: Point, others: list[Point]) -> bool:
    if len(others) != 2:
        return False
    one, other = others
    between = (one.x - at.x) * (other.x - at.x) + (one.y - at.y) * (other.y - at.y)
    return cross(at, one, other) == 0 and between < 0


def _free(ground: Ground, walker: Walker, goal: Point, one: Point, other: Point) -> bool:
    """Return whether a straight leg of a way to a goal is legal, as far as one leg can be looked at alone."""
    return (
        _clear_of_lines(ground, walker, one, other)
        and not any(zone.polygon.enters(one, other) for zone in ground.water)
        and not _through_zones(ground, walker, goal, one, other)
        and not _pushed(walker, one, other)
    )


def _clear_of_lines(ground: Ground, walker: Walker, one: Point, other: Point) -> bool:
    for piece in ground.beside(one, other, walker.clear):
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
        zone.polygon.enters(one, other) and walker.start not in zone.polygon and goal not in zone.polygon
        for zone in ground.zones
    )


def _pushed(walker: Walker, one: Point, other: Point) -> bool:
    """§V40 Return whether a leg comes nearer than 20 mm to an enemy, and nearer than it began."""
    left, right = min(one[0], other[0]) - APART, max(one[0], other[0]) + APART
    top, bottom = min(one[1], other[1]) - APART, max(one[1], other[1]) + APART
    for enemy in walker.enemies:
        if left < enemy[0] < right and top < enemy[1] < bottom and nearer(enemy, one, other, APART):
            over, below = nearness(enemy, one, other)
            if over < squared(one, enemy) * below:
                return True
    return False
