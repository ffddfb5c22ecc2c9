"""Areas of a table as simple polygons, with tests for points and segments."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from engine.tabletop.points import Point, squared
from engine.tabletop.segments import cross, meets, near, sign

_NOTHING: Final = Fraction(0)
_HALF: Final = Fraction(1, 2)
_WHOLE: Final = Fraction(1)


class Part(NamedTuple):
    """A part of a segment, from `begin` to `end`. Both are fractions of the segment's length."""

    begin: Fraction
    end: Fraction

    def longer(self, start: Point, end: Point, reach: int) -> bool:
        """Return whether this part of the segment from `start` to `end` is longer than `reach` millimetres."""
        share = self.end - self.begin
        return share.numerator**2 * squared(start, end) > (reach * share.denominator) ** 2


class Polygon:
    """A simple polygon. `points` are its corners in order. `box` is its bounding box: left, top, right and bottom.

    Raise `ValueError` if there are fewer than three points, or if the outline crosses or touches itself.
    """

    __slots__ = ("_turns", "box", "edges", "points")

    def __init__(self, points: Iterable[tuple[int, int]]) -> None:
        self.points = tuple(Point(*point) for point in points)
        if len(self.points) < 3:
            raise ValueError("a polygon has at least three points")
        self.edges = tuple(zip(self.points, (*self.points[1:], self.points[0]), strict=True))
        across, down = [point.x for point in self.points], [point.y for point in self.points]
        self.box = min(across), min(down), max(across), max(down)
        self._expect_simple()
        turns = {
            sign(cross(*edge, after[1]))
            for edge, after in zip(self.edges, (*self.edges[1:], self.edges[0]), strict=True)
        }
        turns.discard(0)
        # A simple outline that turns in one direction only is convex; 0 stands for any other outline.
        self._turns = turns.pop() if len(turns) == 1 else 0

    def _expect_simple(self) -> None:
        for number, (start, end) in enumerate(self.edges):
            following = self.edges[(number + 1) % len(self.edges)][1]
            back = (start[0] - end[0]) * (following[0] - end[0]) + (start[1] - end[1]) * (following[1] - end[1])
            if start == end or (cross(start, end, following) == 0 and back > 0):
                raise ValueError(f"the outline goes back on itself at {end}")
            for other in range(number + 2, len(self.edges) - (number == 0)):
                if meets(start, end, *self.edges[other]):
                    raise ValueError(f"the outline meets itself between {start} and {end}")

    def __contains__(self, point: Point) -> bool:
        """Return whether a point is inside or on the outline."""
        left, top, right, bottom = self.box
        return left <= point[0] <= right and top <= point[1] <= bottom and self._place(point[0], point[1], 1) >= 0

    def place(self, point: Point) -> int:
        """Return 1 if a point is inside, 0 if it is on the outline, and -1 if it is outside."""
        left, top, right, bottom = self.box
        if not (left <= point[0] <= right and top <= point[1] <= bottom):
            return -1
        return self._place(point[0], point[1], 1)

    def _place(self, x: int, y: int, scale: int) -> int:
        """Do the same as `place` for a point in units of 1/`scale` millimetres."""
        inside = False
        for (ax, ay), (bx, by) in self.edges:
            start_y, end_y = ay * scale, by * scale
            off = (bx - ax) * (y - start_y) - (by - ay) * (x - ax * scale)
            beside = min(ax, bx) * scale <= x <= max(ax, bx) * scale
            if off == 0 and beside and min(start_y, end_y) <= y <= max(start_y, end_y):
                return 0
            # A ray to the east crosses the edges that pass the height of the point to the east of it.
            if (start_y > y) != (end_y > y) and (off > 0) == (end_y > start_y):
                inside = not inside
        return 1 if inside else -1

    def near_outline(self, point: Point, reach: int) -> bool:
        """Return whether the outline is at most `reach` millimetres away from a point."""
        left, top, right, bottom = self.box
        if not (left - reach <= point[0] <= right + reach and top - reach <= point[1] <= bottom + reach):
            return False
        return any(near(point, start, end, reach) for start, end in self.edges)

    def parts_inside(self, start: Point, end: Point) -> tuple[Part, ...]:
        """Return the parts of a segment that are inside, in order. Touching the outline does not count."""
        if self._misses_box(start, end):
            return ()
        found: list[Part] = []
        cuts = sorted(self._cuts(start, end))
        for begin, stop in itertools.pairwise(cuts):
            if not self._inside(start, end, (begin + stop) * _HALF):
                continue
            if found and found[-1].end == begin:
                found[-1] = Part(found[-1].begin, stop)
            else:
                found.append(Part(begin, stop))
        return tuple(found)

    def enters(self, start: Point, end: Point) -> bool:
        """Return whether any part of a segment is inside.

        A segment that only touches the outline is not.
        """
        if self._misses_box(start, end):
            return False
        return self._enters_convex(start, end) if self._turns else bool(self.parts_inside(start, end))

    def touches(self, start: Point, end: Point) -> bool:
        """Return whether a segment touches the polygon, including the outline."""
        left, right = (start[0], end[0]) if start[0] < end[0] else (end[0], start[0])
        top, bottom = (start[1], end[1]) if start[1] < end[1] else (end[1], start[1])
        if not self.in_box(left, top, right, bottom):
            return False
        return start in self or any(meets(start, end, *edge) for edge in self.edges)

    def in_box(self, left: int, top: int, right: int, bottom: int) -> bool:
        """Return whether the polygon's bounding box touches another box."""
        west, north, east, south = self.box
        return west <= right and east >= left and north <= bottom and south >= top

    def _enters_convex(self, start: Point, end: Point) -> bool:
        """Return whether any part of a segment is inside this convex polygon."""
        over, below, under, whole = 0, 1, 1, 1
        for begin, stop in self.edges:
            first, second = self._turns * cross(begin, stop, start), self._turns * cross(begin, stop, end)
            if first <= 0 and second <= 0:
                return False
            if first < 0:
                if -first * below > over * (second - first):
                    over, below = -first, second - first
            elif second < 0 and first * whole < under * (first - second):
                under, whole = first, first - second
        return over * whole < under * below

    def _misses_box(self, start: Point, end: Point) -> bool:
        left, top, right, bottom = self.box
        return (
            max(start[0], end[0]) <= left
            or min(start[0], end[0]) >= right
            or max(start[1], end[1]) <= top
            or min(start[1], end[1]) >= bottom
            or start == end
        )

    def _cuts(self, start: Point, end: Point) -> set[Fraction]:
        """Return where a segment meets the outline, as fractions of its length. 0 and 1 are always included."""
        cuts = {_NOTHING, _WHOLE}
        for edge in self.edges:
            cuts.update(_meetings(start, end, *edge))
        return cuts

    def _inside(self, start: Point, end: Point, share: Fraction) -> bool:
        over, below = share.numerator, share.denominator
        x = start[0] * below + (end[0] - start[0]) * over
        y = start[1] * below + (end[1] - start[1]) * over
        return self._place(x, y, below) > 0


def _meetings(start: Point, end: Point, begin: Point, stop: Point) -> Iterator[Fraction]:
    """Yield where along a segment it meets an edge, as fractions of its length.

    If both lie on one line, yield the ends of the edge that are on the segment.
    """
    first, second = cross(begin, stop, start), cross(begin, stop, end)
    if first == second == 0:
        whole = squared(start, end)
        for point in (begin, stop):
            along = (point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])
            if 0 < along < whole:
                yield Fraction(along, whole)
    elif sign(first) * sign(second) <= 0 and sign(cross(start, end, begin)) * sign(cross(start, end, stop)) <= 0:
        yield Fraction(first, first - second)
