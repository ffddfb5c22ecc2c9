"""Placement of callouts: as near their zone as possible without hiding counters."""

from __future__ import annotations

from copy import copy
from itertools import accumulate
from typing import NamedTuple

from render.games.siege.map.layout import Layout, PixelBox

CELL = 20
HIDES_COUNTERS, HIDES_NAME, HIDES_ENTRY, HIDES_SIGN = 90.0, 5.0, 25.0, 4.0
FAR = 0.7


class Room:
    """The weight of each cell of the map that should stay free. The sum over any box takes four look-ups."""

    def __init__(self, layout: Layout) -> None:
        self.map = layout.map
        self.columns = (self.map[2] - self.map[0]) // CELL
        self.rows = (self.map[3] - self.map[1]) // CELL
        self.cells = [[0.0] * self.columns for _ in range(self.rows)]

    def copy(self) -> Room:
        """Return a copy with the same blocked cells."""
        other = copy(self)
        other.cells = [line.copy() for line in self.cells]
        return other

    def block(self, box: PixelBox, weight: float) -> None:
        """Mark a box as one that should stay free, with a weight."""
        x0, y0, x1, y1 = self._cells(box)
        for row in range(y0, y1):
            line = self.cells[row]
            for column in range(x0, x1):
                line[column] = max(line[column], weight)

    def _cells(self, box: PixelBox) -> tuple[int, int, int, int]:
        left, top = self.map[0], self.map[1]
        return (
            max((box[0] - left) // CELL, 0),
            max((box[1] - top) // CELL, 0),
            min((box[2] - left - 1) // CELL + 1, self.columns),
            min((box[3] - top - 1) // CELL + 1, self.rows),
        )

    def place(self, sizes: list[tuple[int, int]], near: PixelBox) -> tuple[int, PixelBox]:
        """Return the index of the best size and its box: it hides little and is near the zone."""
        sums = self._sums()
        best = _Spot(float("inf"), 0, 0, 0)
        for which, size in enumerate(sizes):
            best = self._better(best, which, size, near, sums)
        wide, high = sizes[best.which]
        x = min(self.map[0] + best.column * CELL, self.map[2] - wide - 4)
        y = min(self.map[1] + best.row * CELL, self.map[3] - high - 4)
        return best.which, (x, y, x + wide, y + high)

    def _better(self, best: _Spot, which: int, size: tuple[int, int], near: PixelBox, sums: list[list[float]]) -> _Spot:
        """Return the best place of one size if it beats `best`; the nearest are tried first, distant ones skipped."""
        wide, high = -(-size[0] // CELL), -(-size[1] // CELL)
        columns = _by_gap(self.columns - wide, wide, near[0] - self.map[0], near[2] - self.map[0])
        for far_y, row in _by_gap(self.rows - high, high, near[1] - self.map[1], near[3] - self.map[1]):
            low, up = sums[row + high], sums[row]
            for far_x, column in columns:
                far = far_x + far_y
                if far >= best.price:
                    break
                right = column + wide
                price = low[right] - low[column] - up[right] + up[column] + far
                if price < best.price:
                    best = _Spot(price, which, column, row)
        return best

    def _sums(self) -> list[list[float]]:
        sums = [[0.0] * (self.columns + 1)]
        for line in self.cells:
            row = accumulate(line, initial=0.0)
            sums.append([above + here for above, here in zip(sums[-1], row, strict=True)])
        return sums


class _Spot(NamedTuple):
    price: float
    which: int
    column: int
    row: int


def _by_gap(last: int, cells: int, low: int, high: int) -> list[tuple[float, int]]:
    """Return the possible first cells of a stretch as (price, cell), nearest to a zone's stretch first.

    The distance of the middles breaks ties.
    """
    found = []
    for cell in range(last + 1):
        one, two = cell * CELL, (cell + cells) * CELL
        apart = max(low - two, one - high, 0)
        found.append((FAR * (apart + abs((one + two) - (low + high)) * 0.05), cell))
    return sorted(found)
