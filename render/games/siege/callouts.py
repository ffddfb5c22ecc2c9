"""Where a callout may stand: as near its zone as can be without hiding counters."""

from __future__ import annotations

from itertools import accumulate

from render.games.siege.layout import Layout, PixelBox

CELL = 20
HIDES_COUNTERS, HIDES_NAME, HIDES_ENTRY = 90.0, 5.0, 25.0
FAR = 0.7


class Room:
    """How much each part of the map matters, in cells; the sum over any box is four look-ups."""

    def __init__(self, layout: Layout) -> None:
        self.map = layout.map
        self.columns = (self.map[2] - self.map[0]) // CELL
        self.rows = (self.map[3] - self.map[1]) // CELL
        self.cells = [[0.0] * self.columns for _ in range(self.rows)]

    def block(self, box: PixelBox, weight: float) -> None:
        """Say that a box should stay free."""
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
        """The best of several sizes and where it stands: little hidden, and near a zone."""
        sums = self._sums()
        found = [self._best(size, near, sums) for size in sizes]
        which = min(range(len(sizes)), key=lambda one: found[one][0])
        _, column, row = found[which]
        wide, high = sizes[which]
        x = min(self.map[0] + column * CELL, self.map[2] - wide - 4)
        y = min(self.map[1] + row * CELL, self.map[3] - high - 4)
        return which, (x, y, x + wide, y + high)

    def _best(self, size: tuple[int, int], near: PixelBox, sums: list[list[float]]) -> tuple[float, int, int]:
        wide, high = -(-size[0] // CELL), -(-size[1] // CELL)
        far_x = [FAR * _gap(column, wide, near[0], near[2], self.map[0]) for column in range(self.columns - wide + 1)]
        best = (float("inf"), 0, 0)
        for row in range(self.rows - high + 1):
            low, up = sums[row + high], sums[row]
            far_y = FAR * _gap(row, high, near[1], near[3], self.map[1])
            for column, far in enumerate(far_x):
                right = column + wide
                price = low[right] - low[column] - up[right] + up[column] + far + far_y
                if price < best[0]:
                    best = (price, column, row)
        return best

    def _sums(self) -> list[list[float]]:
        sums = [[0.0] * (self.columns + 1)]
        for line in self.cells:
            row = accumulate(line, initial=0.0)
            sums.append([above + here for above, here in zip(sums[-1], row, strict=True)])
        return sums


def _gap(cell: int, cells: int, low: int, high: int, start: int) -> float:
    """How far a stretch of cells lies from a zone's stretch; nearer middles break ties."""
    one, two = start + cell * CELL, start + (cell + cells) * CELL
    apart = max(low - two, one - high, 0)
    return apart + abs((one + two) - (low + high)) * 0.05
