"""The geometry of hexes in a picture, in whole pixels.

A hex is 4 units wide and has a flat top. Columns are 3 units apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from engine.hexes.grid import HexGrid, Offset, offset_of

Point = tuple[int, int]
Box = tuple[int, int, int, int]


class Window(NamedTuple):
    """A rectangle of hexes: its first and last columns and rows, counted from 1."""

    left: int
    top: int
    right: int
    bottom: int

    def has(self, name: str) -> bool:
        """Return whether a hex lies in the window."""
        at = offset_of(name)
        return self.left <= at.column <= self.right and self.top <= at.row <= self.bottom


class HexLayout:
    """The places of the hexes of a grid.

    Hexes are 4 × `unit` pixels wide. Raise `ValueError` for a unit below 1.
    """

    def __init__(self, grid: HexGrid, unit: int) -> None:
        if unit < 1:
            raise ValueError(f"a hex is at least 4 pixels wide, not {4 * unit}")
        self.grid, self.unit = grid, unit
        self.wide, self.step, self.half = 4 * unit, 3 * unit, round(unit * sqrt(3))
        self.high = 2 * self.half
        self.size: Point = (self.step * grid.columns + unit, self.high * grid.rows + self._lower)

    @property
    def _lower(self) -> int:
        """How many pixels lower the second column of hexes is."""
        return self.half if self.grid.columns > 1 else 0

    def centre(self, name: str) -> Point:
        """Return the centre of a hex. Raise `KeyError` if the hex is off the map."""
        if name not in self.grid:
            raise KeyError(name)
        return self.place(offset_of(name))

    def place(self, at: Offset) -> Point:
        """Return the centre of the hex at a column and row, even off the map."""
        lower = self.half if at.column % 2 == 0 else 0
        return 2 * self.unit + (at.column - 1) * self.step, self.half + (at.row - 1) * self.high + lower

    def corners(self, name: str) -> tuple[Point, ...]:
        """Return the six corners of a hex, clockwise.

        The side towards direction `n` is between the corners `n` and `n` + 1.
        """
        x, y = self.centre(name)
        unit, half = self.unit, self.half
        around = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
        return tuple((x + across * unit, y + down * half) for across, down in around)

    def side(self, name: str, direction: int) -> tuple[Point, Point]:
        """Return the two corners at the ends of a hex's side.

        `direction` is 0 for north and then counts clockwise.
        """
        corners = self.corners(name)
        return corners[direction], corners[(direction + 1) % 6]

    def box(self, name: str) -> Box:
        """Return the rectangle around a hex."""
        x, y = self.centre(name)
        return x - 2 * self.unit, y - self.half, x + 2 * self.unit, y + self.half

    def border(self, names: Iterable[str]) -> tuple[tuple[str, int], ...]:
        """Return the outer edges of a group of hexes. Each is given as a hex and a direction."""
        group = set(names)
        return tuple(
            (name, direction)
            for name in sorted(group)
            for direction in range(6)
            if self.grid.neighbour(name, direction) not in group
        )

    def touching(self, box: Sequence[float]) -> tuple[str, ...]:
        """Return the hexes whose bounding boxes overlap `box`, in hex order."""
        x0, y0, x1, y1 = box
        columns = range(max(int((x0 - self.wide) // self.step), 0) + 1, self.grid.columns + 1)
        found = []
        for column in columns:
            left, top = self.place(Offset(column, 1))
            if left - 2 * self.unit > x1:
                break
            if left + 2 * self.unit < x0:
                continue
            first = max(int((y0 - top - self.half) // self.high), 0) + 1
            for row in range(first, self.grid.rows + 1):
                y = top + (row - 1) * self.high
                if y - self.half > y1:
                    break
                if y + self.half >= y0:
                    found.append(f"{column:02}{row:02}")
        return tuple(found)

    # --- close-ups ---

    def window(self, names: Sequence[str], columns: int, rows: int) -> Window:
        """Return a window of `columns` and `rows` around some hexes, within the map.

        It contains the first hex, and as many of the others, in their order, as fit.
        """
        columns, rows = min(columns, self.grid.columns), min(rows, self.grid.rows)
        left = right = offset_of(names[0]).column
        top = bottom = offset_of(names[0]).row
        for name in names:
            at = offset_of(name)
            wider = min(left, at.column), max(right, at.column)
            higher = min(top, at.row), max(bottom, at.row)
            if wider[1] - wider[0] < columns and higher[1] - higher[0] < rows:
                (left, right), (top, bottom) = wider, higher
        x = _first(left, right, columns, self.grid.columns)
        y = _first(top, bottom, rows, self.grid.rows)
        return Window(x, y, x + columns - 1, y + rows - 1)

    def whole(self) -> Window:
        """Return the window of the whole map."""
        return Window(1, 1, self.grid.columns, self.grid.rows)

    def window_box(self, window: Window) -> Box:
        """Return the rectangle around all hexes of a window."""
        lower = self.half if window.right > window.left or window.left % 2 == 0 else 0
        upper = self.half if window.right == window.left and window.left % 2 == 0 else 0
        return (
            (window.left - 1) * self.step,
            (window.top - 1) * self.high + upper,
            window.right * self.step + self.unit,
            window.bottom * self.high + lower,
        )


def _first(low: int, high: int, room: int, most: int) -> int:
    """Return the first column or row of a window around `low` to `high`.

    `room` is how many columns or rows the window has. `most` is the last column or row of the map.
    """
    begin = low - (room - (high - low + 1)) // 2
    return max(1, min(begin, most - room + 1))
