"""Places callouts near their zones, with leader lines that never cross."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import lru_cache
from itertools import accumulate, permutations
from operator import add
from typing import NamedTuple

from render.games.siege.map.layout import Layout, PixelBox

CELL = 20
TAKEN, HIDES_NAME, HIDES_ENTRY, HIDES_SIGN = 1e6, 5.0, 25.0, 4.0
CROSSES_COUNTERS = 60.0
"""The cost of a leader line for each counter that it would cross."""
FAR = 0.7
ORDERS = 24
"""The maximum number of orders in which the callouts are placed on trial."""
GAPS = 512
"""The number of cached lists of cells: callouts of the same sizes next to the same zones recur."""

Point = tuple[int, int]
Fee = Callable[[PixelBox], float]
"""A function that returns the cost of a place in addition to that of what it hides; infinity for a forbidden place."""


class Leader(NamedTuple):
    """The line from a callout to its zone."""

    start: Point
    end: Point


class Wanted(NamedTuple):
    """A callout to be placed, with its possible sizes.

    The sizes are in groups. A size of a later group is used only if no size of an earlier group fits.
    """

    zone: str
    room: PixelBox
    sizes: Sequence[Sequence[tuple[int, int]]]


class Callout(NamedTuple):
    """A callout and its position.

    `which` is the index of its group of sizes, and the index of its size in that group.
    """

    zone: str
    which: tuple[int, int]
    box: PixelBox
    leader: Leader


def arrange(
    room: Room, wanted: Sequence[Wanted], zones: dict[str, PixelBox], taken: Sequence[PixelBox]
) -> list[Callout]:
    """Return the callouts, placed outside the occupied areas `taken`.

    `room` holds the weights of other areas to keep free. Callouts that do not fit are left out.
    """
    best: list[Callout] = []
    for order, tried in enumerate(permutations(wanted)):
        placed = _one_by_one(room, tried, zones, taken)
        if len(placed) > len(best):
            best = placed
        if len(best) == len(wanted) or order >= ORDERS:
            break
    return best


def _one_by_one(
    room: Room, wanted: Sequence[Wanted], zones: dict[str, PixelBox], taken: Sequence[PixelBox]
) -> list[Callout]:
    room, placed = room.copy(), list[Callout]()
    for one in wanted:
        fee = _fee(one, placed, taken, room.counters)
        for group, sizes in enumerate(one.sizes):
            found = room.place(sizes, zones[one.zone], fee=fee)
            if found is not None:
                which, box = found
                placed.append(Callout(one.zone, (group, which), box, leader_of(box, one.room)))
                room.block(box, TAKEN)
                break
    return placed


def _fee(one: Wanted, placed: Sequence[Callout], taken: Sequence[PixelBox], counters: Sequence[PixelBox]) -> Fee:
    hidden = [*taken, *(other.box for other in placed)]

    def fee(box: PixelBox) -> float:
        x0, y0, x1, y1 = box
        for a, b, c, d in hidden:
            if a < x1 and c > x0 and b < y1 and d > y0:
                return math.inf
        line = leader_of(box, one.room)
        for other in placed:
            if cross(line, other.leader) or meets(line, other.box) or meets(other.leader, box):
                return math.inf
        return CROSSES_COUNTERS * _met(line, counters)

    return fee


def leader_of(box: PixelBox, room: PixelBox) -> Leader:
    """Return the shortest line from a callout into its zone."""
    middle = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
    end = (min(max(middle[0], room[0]), room[2]), min(max(middle[1], room[1] + 9), room[3]))
    start = (min(max(end[0], box[0] + 12), box[2] - 12), min(max(end[1], box[1] + 12), box[3] - 12))
    return Leader(start, end)


def overlap(one: PixelBox, two: PixelBox) -> bool:
    """Return whether two boxes share any area."""
    return min(one[2], two[2]) > max(one[0], two[0]) and min(one[3], two[3]) > max(one[1], two[1])


def cross(one: Leader, two: Leader) -> bool:
    """Return whether two lines share a point."""

    def side(a: Point, b: Point, c: Point) -> int:
        turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return (turn > 0) - (turn < 0)

    def on(a: Point, b: Point, c: Point) -> bool:
        return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])

    (a, b), (c, d) = one, two
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    turns = side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)
    if turns[0] != turns[1] and turns[2] != turns[3]:
        return True
    ends = ((a, b, c), (a, b, d), (c, d, a), (c, d, b))
    return any(turn == 0 and on(*three) for turn, three in zip(turns, ends, strict=True))


def meets(line: Leader, box: PixelBox) -> bool:
    """Return whether a line runs through a rectangle."""
    x0, y0, x1, y1 = box
    (ax, ay), (bx, by) = line
    if (ax < x0 and bx < x0) or (ax > x1 and bx > x1) or (ay < y0 and by < y0) or (ay > y1 and by > y1):
        return False  # most boxes lie to one side of the line
    if (x0 < ax < x1 and y0 < ay < y1) or (x0 < bx < x1 and y0 < by < y1):
        return True
    corners = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    return any(cross(line, Leader(corners[place - 1], corner)) for place, corner in enumerate(corners))


def _met(line: Leader, boxes: Iterable[PixelBox]) -> int:
    """Return the number of boxes that a line crosses."""
    (ax, ay), (bx, by) = line
    left, right = (ax, bx) if ax < bx else (bx, ax)
    up, low = (ay, by) if ay < by else (by, ay)
    # Most boxes lie to one side of the line: they are ruled out here, without a function call for each.
    near = [box for box in boxes if box[0] <= right and box[2] >= left and box[1] <= low and box[3] >= up]
    return sum(meets(line, box) for box in near)


class Room:
    """The weights of the map's areas, from which the best places for rectangles are found."""

    def __init__(self, layout: Layout) -> None:
        self.map = layout.map
        self.columns = (self.map[2] - self.map[0]) // CELL
        self.rows = (self.map[3] - self.map[1]) // CELL
        self.cells = [[0.0] * self.columns for _ in range(self.rows)]
        self.counters: tuple[PixelBox, ...] = ()
        """The counters, which leader lines should avoid."""
        self._summed: list[list[float]] | None = None

    def copy(self) -> Room:
        """Return a copy with the same weights."""
        other = copy(self)
        other.cells = [line.copy() for line in self.cells]
        return other

    def block(self, box: PixelBox, weight: float) -> None:
        """Give a rectangle a weight. Callouts avoid areas with high weights."""
        self._summed = None
        x0, y0, x1, y1 = self._cells(box)
        blocked = [TAKEN] * (x1 - x0)
        for row in range(y0, y1):
            line = self.cells[row]
            line[x0:x1] = blocked if weight >= TAKEN else [max(held, weight) for held in line[x0:x1]]

    def _cells(self, box: PixelBox) -> tuple[int, int, int, int]:
        left, top = self.map[0], self.map[1]
        return (
            max((box[0] - left) // CELL, 0),
            max((box[1] - top) // CELL, 0),
            min((box[2] - left - 1) // CELL + 1, self.columns),
            min((box[3] - top - 1) // CELL + 1, self.rows),
        )

    def keep_free(self, zones: Iterable[PixelBox], counters: Iterable[PixelBox]) -> None:
        """Mark the rectangles of zones and counters as areas that should stay free."""
        self.counters = tuple(counters)
        for x0, y0, x1, y1 in zones:
            if x1 - x0 > 2 * CELL and y1 - y0 > 2 * CELL:
                self.block((x0 + CELL, y0 + CELL, x1 - CELL, y1 - CELL), TAKEN)

    def place(
        self, sizes: Sequence[tuple[int, int]], near: PixelBox, *, fee: Fee = lambda _: 0.0
    ) -> tuple[int, PixelBox] | None:
        """Return the index of the best size, with its rectangle near `near`.

        Return None if there is no room.
        """
        sums = self._sums()
        best = _Spot(TAKEN, 0, (0, 0, 0, 0))
        for which, size in enumerate(sizes):
            best = self._better(best, which, size, near, (sums, fee))
        return (best.which, best.box) if best.price < TAKEN else None

    def _better(
        self, best: _Spot, which: int, size: tuple[int, int], near: PixelBox, price_of: tuple[list[list[float]], Fee]
    ) -> _Spot:
        """Return the cheapest place for a callout of this size, or `best` if that is cheaper."""
        sums, fee = price_of
        wide, high = -(-size[0] // CELL), -(-size[1] // CELL)
        columns = _by_gap(self.columns - wide, wide, near[0] - self.map[0], near[2] - self.map[0])
        for far_y, row in _by_gap(self.rows - high, high, near[1] - self.map[1], near[3] - self.map[1]):
            if far_y >= best.price:
                break
            low, up = sums[row + high], sums[row]
            for far_x, column in columns:
                far = far_x + far_y
                if far >= best.price:
                    break
                right = column + wide
                price = low[right] - low[column] - up[right] + up[column] + far
                if price < best.price:
                    box = self._box(column, row, size)
                    price += fee(box)
                    if price < best.price:
                        best = _Spot(price, which, box)
        return best

    def _box(self, column: int, row: int, size: tuple[int, int]) -> PixelBox:
        x = min(self.map[0] + column * CELL, self.map[2] - size[0] - 4)
        y = min(self.map[1] + row * CELL, self.map[3] - size[1] - 4)
        return x, y, x + size[0], y + size[1]

    def _sums(self) -> list[list[float]]:
        """Return the sum of the weights above and left of each corner of a cell."""
        if self._summed is None:
            self._summed = [[0.0] * (self.columns + 1)]
            for line in self.cells:
                self._summed.append(list(map(add, self._summed[-1], accumulate(line, initial=0.0))))
        return self._summed


class _Spot(NamedTuple):
    price: float
    which: int
    box: PixelBox


@lru_cache(GAPS)
def _by_gap(last: int, cells: int, low: int, high: int) -> tuple[tuple[float, int], ...]:
    """Return the positions along one axis, the nearest first, each as a cost and a first cell."""
    found = []
    for cell in range(last + 1):
        one, two = cell * CELL, (cell + cells) * CELL
        apart = max(low - two, one - high, 0)
        found.append((FAR * (apart + abs((one + two) - (low + high)) * 0.05), cell))
    return tuple(sorted(found))
