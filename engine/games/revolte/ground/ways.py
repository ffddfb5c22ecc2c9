"""§V107 Finds paths around lines, houses, zones and enemies.

A path consists of straight lines between corners. The lines over open ground are computed once for each state of the
ground.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heapify, heappop, heappush
from math import isqrt
from typing import Final

from engine.games.revolte.ground.terrain import Ground, Piece, Zone
from engine.games.revolte.ground.walking import APART, Walked, Walker, clear_of_lines, crossable, go, on_table
from engine.tabletop.points import Point, length, squared
from engine.tabletop.segments import apart, cross, meets, nearer, nearness
from engine.tabletop.ways import corners_around

SEARCHES: Final = 40
"""§V107 The maximum number of paths that are searched and walked; after this many failures a figure goes straight."""
MOST_LOOKED: Final = 30_000
"""§V107 The maximum number of legs that all searches for one path check; after that the figure goes straight."""
AROUND: Final = 11
"""§V107 The distance, in millimetres, that paths keep from the corners around which they turn."""


class Search:
    """The effort of a search for a path, and the legs known to be blocked.

    The effort is counted in checked legs. Several searches can share one object, and so one limit.
    """

    def __init__(self) -> None:
        self.legs = 0
        self.barred: frozenset[Leg] = frozenset()

    @property
    def given_up(self) -> bool:
        """Whether the search has reached its limit."""
        return self.legs > MOST_LOOKED


def find_way(ground: Ground, walker: Walker, goal: Point) -> tuple[Point, ...]:
    """§V107 Return the shortest legal path to a point. If there is none, return the straight line."""
    return _found(ground, walker, goal)[0]


def legs_looked_at(ground: Ground, walker: Walker, goal: Point) -> int:
    """Return how many legs were checked to find the path to `goal`."""
    return _found(ground, walker, goal)[1]


def _found(ground: Ground, walker: Walker, goal: Point) -> tuple[tuple[Point, ...], int]:
    key = (walker, goal)
    found = ground.found.get(key)
    if found is None:
        if len(ground.found) > _MOST:
            ground.found.clear()
        search = Search()
        found = ground.found[key] = _find(ground, walker, goal, search), search.legs
    return found


def way_within(ground: Ground, walker: Walker, goal: Point, most: int, search: Search | None = None) -> Walked | None:
    """§V42 Return a figure's walk to `goal`; None if it is longer than `most` millimetres."""
    if length(walker.start, goal) > most:
        return None
    straight = (walker.start, goal)
    went = go(ground, walker, straight, most)
    if walker.roof is not None:
        return went if went.end == goal else None
    if went.end == goal:
        # It arrives there, unless there is another, legal way, which is longer.
        went = go(ground, walker, find_way(ground, walker, goal), most)
        return went if went.end == goal else None
    if walker.start == goal or not _reachable(ground, walker, goal):
        return None
    return _walked(ground, walker, goal, most, search or Search())


def _find(ground: Ground, walker: Walker, goal: Point, search: Search) -> tuple[Point, ...]:
    straight = (walker.start, goal)
    if walker.start == goal or walker.roof is not None:
        return straight
    if _free(ground, walker, goal, *straight) and go(ground, walker, straight, _FAR).end == goal:
        return straight
    if not _reachable(ground, walker, goal) or _cut_off(ground, walker, goal):
        return straight
    went = _walked(ground, walker, goal, _FAR, search)
    return went.corners if went is not None else straight


def _walked(ground: Ground, walker: Walker, goal: Point, most: int, search: Search) -> Walked | None:
    """§V107 Return a figure's walk along the shortest path. Return None if it is longer than `most` millimetres.

    If rounding makes a part of the path illegal, the search starts again without it.
    """
    search.barred = frozenset()
    for _ in range(SEARCHES if not search.given_up else 0):
        way = _shortest(ground, walker, goal, most, search)
        if way is None:
            return None
        went = go(ground, walker, way, _FAR)
        if went.end == goal:
            return went
        passed = len(went.corners)
        search.barred |= {(way[passed - 1], way[passed])}
    return None


def _cut_off(ground: Ground, walker: Walker, goal: Point) -> bool:
    """Return whether an obstacle across the whole table separates the walker from its goal."""
    return any(
        (walker.start[axis] - at) * (goal[axis] - at) < 0 and not any(crossable(piece, walker) for piece in pieces)
        for axis, at, pieces in _across(ground)
    )


@lru_cache(maxsize=64)
def _across(ground: Ground) -> tuple[tuple[int, int, tuple[Piece, ...]], ...]:
    """Return straight rows of obstacle segments, each as (axis, coordinate, segments).

    Only rows that span the whole table are returned.
    """
    found = []
    for axis in (0, 1):
        other = 1 - axis
        lines: dict[int, list[Piece]] = {}
        for piece in ground.standing:
            if piece.start[axis] == piece.end[axis]:
                lines.setdefault(piece.start[axis], []).append(piece)
        for at, pieces in lines.items():
            reached = 0
            for low, high in sorted(sorted((piece.start[other], piece.end[other])) for piece in pieces):
                if low <= reached:
                    reached = max(reached, high)
            if reached >= ground.size[other]:
                found.append((axis, at, tuple(pieces)))
    return tuple(found)


_CORNER: Final = (1 << 16) - 1
_LEG: Final = 16
_LONGEST: Final = (1 << 20) - 1
_TOTAL: Final = 36
"""The parts of a leg's key, an integer: its corner's number in the lowest bits, then the leg's length, then a sum of
lengths.
"""
_PATIENCE: Final = 80
_LONG_PATIENCE: Final = 480
"""The numbers of checked legs after which a search first looks for the corners that reach the goal, and then whether
any can.
"""
_BACK: Final = 12
"""The number of corners that the search backwards from the goal checks."""
_Ahead = tuple[tuple[Point, ...], int, list[int]]
"""The legs that continue from the end of a path: the path, its length, and the keys of the legs as a heap."""
Leg = tuple[Point, Point]
_Waiting = tuple[int, int, tuple[Point, ...], int, _Ahead | None]
"""A queued path: its minimum length to the goal, its length so far, its points, its corner, its further legs."""


class _Front:
    """The queue of unfinished paths in a search, the shortest first.

    For each corner, only its best next step is in the queue. `within` are the numbers of the corners to check; None
    means all corners.
    """

    def __init__(
        self, points: tuple[Point, ...], rest: list[int], search: Search, most: int, within: list[int] | None
    ) -> None:
        self._points, self._search, self._most, self._within = points, search, most, within
        self._rest = [far << _TOTAL for far in rest]
        self._waiting: list[_Waiting] = []

    def __bool__(self) -> bool:
        return bool(self._waiting) and not self._search.given_up

    def take(self) -> tuple[int, tuple[Point, ...], int]:
        """Remove the next path from the queue.

        Return its length so far, its points, and the number of its last corner.
        """
        self._search.legs += 1
        _, so_far, way, corner, ahead = heappop(self._waiting)
        if ahead is not None:
            self._wait(ahead)
        return so_far, way, corner

    def arrive(self, way: tuple[Point, ...], whole: int) -> None:
        """Queue a path that ends at the goal. `whole` is the length of the whole path."""
        heappush(self._waiting, (whole, whole, way, -1, None))

    def begin(self, start: Point, far: list[int]) -> None:
        """Queue the straight lines from the start to the corners. `far` contains the corners' distances from it."""
        rest = self._rest
        numbers = range(len(far)) if self._within is None else self._within
        keys = [(far[each] << _TOTAL) + (far[each] << _LEG) + each + rest[each] for each in numbers]
        heapify(keys)
        self._wait(((start,), 0, keys))

    def lead_on(self, way: tuple[Point, ...], so_far: int, legs: dict[int, int]) -> None:
        """Queue the line segments that can continue a path.

        `legs` maps their numbers to their sort keys.
        """
        rest = self._rest
        if self._within is None:
            keys = [key + rest[number] for number, key in legs.items()]
        else:
            keys = [legs[number] + rest[number] for number in self._within if number in legs]
        heapify(keys)
        self._wait((way, so_far, keys))

    def _wait(self, ahead: _Ahead) -> None:
        way, so_far, keys = ahead
        if not keys:
            return
        key = heappop(keys)
        # If the best leg of a heap is too long, so are all others.
        if (least := so_far + (key >> _TOTAL)) <= self._most:
            corner = key & _CORNER
            legs = so_far + (key >> _LEG & _LONGEST)
            heappush(self._waiting, (least, legs, (*way, self._points[corner]), corner, ahead))


def _shortest(ground: Ground, walker: Walker, goal: Point, most: int, search: Search) -> tuple[Point, ...] | None:
    """Return the shortest path of at most `most` millimetres; None if there is none.

    It avoids the straight stretches in `search.barred`.
    """
    net = net_of(ground, walker.clear)
    first, last, within = net.between(walker.start, goal, most)
    allowed = ground.zones_at(walker.start) | ground.zones_at(goal)
    done, looked = bytearray(len(last)), 0
    front = _Front(net.points, last, search, most, within)
    front.begin(walker.start, first)
    while front:
        so_far, way, corner = front.take()
        before, at = way[-2:]
        if (before, at) in search.barred:
            continue
        if at == goal:
            if _free(ground, walker, goal, before, at):
                return way
            continue
        if done[corner]:
            continue
        looked += 1
        if looked == _PATIENCE:
            search.legs += len(last)
            ends = [at for at, far in zip(net.points, net.far(goal), strict=True) if far <= most]
            ends = [at for at in ends if _free(ground, walker, goal, at, goal)]
            if not ends:
                return None
            done = bytearray(len(last))
            front = _Front(net.points, _rest(net, goal, ends), search, most, within)
            front.begin(walker.start, first)
            continue
        if looked == _LONG_PATIENCE and _closed_in(ground, net, walker, goal, search):
            return None
        if not (_free(ground, walker, goal, before, at) if len(way) == 2 else _legal(net, walker, allowed, before, at)):
            continue
        done[corner] = 1
        front.arrive((*way, goal), so_far + last[corner])
        front.lead_on(way, so_far, net.legs(corner))
    return None


def _rest(net: Net, goal: Point, ends: list[Point]) -> list[int]:
    """Return a lower limit for the distance from each corner to the goal.

    `ends` are the corners from which the goal can be reached directly.
    """
    ways = []
    for at in ends:
        last = length(at, goal)
        ways.append([off + last for off in net.far(at)])
    found = list(map(min, *ways)) if len(ways) > 1 else ways[0]
    if (there := net.number(goal)) is not None:
        found[there] = 0
    return found


def _closed_in(ground: Ground, net: Net, walker: Walker, goal: Point, search: Search) -> bool:
    """Return whether a search backwards from the goal proves that no path exists.

    False means that a path may exist.
    """
    search.legs += _BACK * len(net.points)
    allowed = ground.zones_at(walker.start) | ground.zones_at(goal)
    back = [at for at in net.points if _free(ground, walker, goal, at, goal)]
    found = set(back)
    for number, at in enumerate(back):
        if number == _BACK or _free(ground, walker, goal, walker.start, at):
            return False
        before = [each for each in net.points if each not in found and _legal(net, walker, allowed, each, at)]
        found.update(before)
        back += before
    return True


def _legal(net: Net, walker: Walker, allowed: frozenset[str], one: Point, other: Point) -> bool:
    zones = net.zones(one, other)
    return zones is not None and zones <= allowed and not _pushed(walker, one, other)


def way_round(ground: Ground, walker: Walker, goal: Point, most: int) -> tuple[Point, ...] | None:
    """Return the shortest path to a point, or None if there is none of at most `most` millimetres."""
    reachable = walker.roof is None and _reachable(ground, walker, goal)
    went = _walked(ground, walker, goal, most, Search()) if reachable else None
    return went.corners if went is not None else None


def is_free(ground: Ground, walker: Walker, goal: Point) -> bool:
    """Return whether the figure can legally walk straight to `goal`."""
    return _reachable(ground, walker, goal) and _free(ground, walker, goal, walker.start, goal)


_FAR: Final = 1_000_000
_MOST: Final = 4_000
_MOST_LEGS: Final = 20_000


def _reachable(ground: Ground, walker: Walker, goal: Point) -> bool:
    """Return whether a figure could stand at `goal` if there were no other figures.

    §V40 A figure that starts too close to the table's edge cannot walk.
    """
    inside = on_table(ground, walker.start, walker.clear) and on_table(ground, goal, walker.clear)
    return inside and clear_of_lines(ground, goal, walker.clear)


def _pair(one: Point, other: Point) -> tuple[Point, Point]:
    return (one, other) if one < other else (other, one)


@lru_cache(maxsize=64)
def _opens(pieces: tuple[Piece, ...], water: tuple[Zone, ...], clear: int) -> dict[tuple[Point, Point], bool]:
    """Return a new cache of unobstructed path segments. Grounds with equal obstacles share it."""
    del pieces, water, clear
    return {}


class Net:
    """The corners of a ground, and the straight paths between them over open ground."""

    def __init__(self, ground: Ground, clear: int) -> None:
        self._ground, self._clear = ground, clear
        self.points = tuple(
            at
            for at in corners(ground)
            if on_table(ground, at, clear)
            and clear_of_lines(ground, at, clear)
            and not any(at in zone.polygon for zone in ground.water)
        )
        self._numbers = {at: number for number, at in enumerate(self.points)}
        self._far: dict[Point, list[int]] = {}
        self._legs: dict[int, dict[int, int]] = {}
        self._zones: dict[tuple[Point, Point], frozenset[str]] = {}
        self._open = _opens(ground.standing, ground.water, clear)

    def number(self, at: Point) -> int | None:
        """Return the number of the corner at a point. Return None if no corner is at the point."""
        return self._numbers.get(at)

    def far(self, start: Point) -> list[int]:
        """Return the distance from `start` to each corner in millimetres, rounded up."""
        found = self._far.get(start)
        if found is None:
            if len(self._far) > _MOST:
                self._far.clear()
            left, top = start
            found = self._far[start] = [
                isqrt(off - 1) + 1 if (off := (x - left) ** 2 + (y - top) ** 2) else 0 for x, y in self.points
            ]
        return found

    def between(self, start: Point, goal: Point, most: int) -> tuple[list[int], list[int], list[int] | None]:
        """Return the distances of corners from `start` and from `goal`, and the useful corners.

        A useful corner is on a path of at most `most` millimetres. The distances of other corners are not filled in. If
        `most` sets no limit, the third result is None.
        """
        if most >= _FAR:
            return self.far(start), self.far(goal), None
        left, right = (start[0] + goal[0] - most) // 2, (start[0] + goal[0] + most) // 2 + 1
        top, bottom = (start[1] + goal[1] - most) // 2, (start[1] + goal[1] + most) // 2 + 1
        first, last, within = [0] * len(self.points), [0] * len(self.points), []
        for number in [
            number for number, (x, y) in enumerate(self.points) if left <= x <= right and top <= y <= bottom
        ]:
            # No path around a corner is shorter than the straight lines to it and on from it.
            here, there = length(self.points[number], start), length(self.points[number], goal)
            if here + there <= most:
                first[number], last[number] = here, there
                within.append(number)
        return first, last, within

    def legs(self, corner: int) -> dict[int, int]:
        """Return a sort key for the straight path from `corner` to each other corner. Blocked paths are left out."""
        found = self._legs.get(corner)
        if found is None:
            at, is_open = self.points[corner], self._open
            found = self._legs[corner] = {
                number: (far << _TOTAL) + (far << _LEG) + number
                for number, far in enumerate(self.far(at))
                if number != corner and is_open.get(_pair(at, self.points[number]), True)
            }
        return found

    def zones(self, one: Point, other: Point) -> frozenset[str] | None:
        """Return the zones that a straight stretch of path touches; None if the stretch is blocked."""
        pair = _pair(one, other)
        passes = self._open.get(pair)
        if passes is None:
            passes = self._open[pair] = _open(self._ground, *pair, self._clear)
        if not passes:
            for here, there in (pair, pair[::-1]):
                if (legs := self._legs.get(self._numbers[here])) is not None:
                    legs.pop(self._numbers[there], None)
            return None
        zones = self._zones.get(pair)
        if zones is None:
            zones = self._zones[pair] = self._touched(*pair)
        return zones

    def _touched(self, one: Point, other: Point) -> frozenset[str]:
        return frozenset(zone.id for zone in self._ground.zones_beside(one, other) if zone.polygon.touches(one, other))


@lru_cache(maxsize=64)
def net_of(ground: Ground, clear: int) -> Net:
    """Return the `Net` of a ground for paths at least `clear` millimetres from lines."""
    return Net(ground, clear)


def _open(ground: Ground, one: Point, other: Point, clear: int) -> bool:
    if any(zone.polygon.enters(one, other) for zone in ground.water):
        return False
    return all(apart(one, other, each.start, each.end, clear) for each in ground.beside(one, other, clear))


def corners(ground: Ground) -> tuple[Point, ...]:
    """§V107 Return the points around which paths turn."""
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
    """Return whether a leg of a path to `goal` is legal by itself."""
    return (
        _clear_of_lines(ground, walker, one, other)
        and not any(zone.polygon.enters(one, other) for zone in ground.water)
        and not _through_zones(ground, walker, goal, one, other)
        and not _pushed(walker, one, other)
    )


def _clear_of_lines(ground: Ground, walker: Walker, one: Point, other: Point) -> bool:
    """Return whether no line of the ground blocks a straight path. The result is cached."""
    key = (one, other, walker.feet, walker.clear)
    found = ground.clear_legs.get(key)
    if found is None:
        if len(ground.clear_legs) > _MOST_LEGS:
            ground.clear_legs.clear()
        found = ground.clear_legs[key] = _no_line_bars(ground, walker, one, other)
    return found


def _no_line_bars(ground: Ground, walker: Walker, one: Point, other: Point) -> bool:
    for piece in ground.beside(one, other, walker.clear):
        if apart(one, other, piece.start, piece.end, walker.clear) or crossable(piece, walker):
            continue
        # A figure near a line may still move away from it.
        if meets(one, other, piece.start, piece.end) or not _goes_away(one, other, piece, walker.clear):
            return False
    return True


def _goes_away(one: Point, other: Point, piece: Piece, clear: int) -> bool:
    there, here = nearness(other, piece.start, piece.end), nearness(one, piece.start, piece.end)
    return there[0] * here[1] > here[0] * there[1] and nearer(one, piece.start, piece.end, clear)


def _through_zones(ground: Ground, walker: Walker, goal: Point, one: Point, other: Point) -> bool:
    """§V36 Return whether a straight stretch of path touches a zone that contains neither start nor goal."""
    return any(
        zone.polygon.touches(one, other) and walker.start not in zone.polygon and goal not in zone.polygon
        for zone in ground.zones_beside(one, other)
    )


def _pushed(walker: Walker, one: Point, other: Point) -> bool:
    """§V40 Return whether a straight path from `one` to `other` comes too close to an enemy."""
    left, right = min(one[0], other[0]) - APART, max(one[0], other[0]) + APART
    top, bottom = min(one[1], other[1]) - APART, max(one[1], other[1]) + APART
    for enemy in walker.enemies:
        if left < enemy[0] < right and top < enemy[1] < bottom and nearer(enemy, one, other, APART):
            over, below = nearness(enemy, one, other)
            if over < squared(one, enemy) * below:
                return True
    return False
