"""Computes lines of sight over the ground, and the hexes whose pieces could block them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine.hexes.grid import HexGrid

Blocks = Callable[[str, str, str], bool | None]
"""A function that returns whether the ground of a hex (the first) blocks a line from the second hex to the third.

It returns None if even pieces in the hex would not block the line.
"""


class Line(NamedTuple):
    """A line of sight between two hexes.

    `clear` is False if the ground blocks it. Otherwise one piece in any of `hexes` blocks it, or two pieces in both
    hexes of any of `pairs`.
    """

    clear: bool
    hexes: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()


BLOCKED: Final = Line(clear=False)
"""A line of sight that the ground blocks."""
OPEN: Final = Line(clear=True)
"""A line of sight that nothing can block."""


class _From(dict[str, Line]):
    """A cache of the lines of sight from a hex, keyed by the hex at the other end."""

    def __init__(self, compute: Callable[[str, str], Line], start: str) -> None:
        super().__init__()
        self._compute = compute
        self._start = start

    def __missing__(self, end: str) -> Line:
        found = self[end] = self._compute(self._start, end)
        return found


class _Lines(dict[str, Mapping[str, Line]]):
    """A cache of lines of sight, keyed by the first hex and then by the second."""

    def __init__(self, compute: Callable[[str, str], Line]) -> None:
        super().__init__()
        self._compute = compute

    def __missing__(self, start: str) -> Mapping[str, Line]:
        found = self[start] = _From(self._compute, start)
        return found


class Sight:
    """The lines of sight of a map whose ground does not change.

    A hex blocks a line that crosses its inside. A line along the common side of two hexes is blocked only if both hexes
    have blocking ground. A hex off the map counts as blocking ground.
    """

    def __init__(self, grid: HexGrid, blocks: Blocks) -> None:
        self.grid = grid
        self._blocks = blocks
        self.lines: Mapping[str, Mapping[str, Line]] = _Lines(self._compute)
        """The lines of sight, keyed by the first hex and then by the second.

        These two hexes never block the line. All lines that nothing can block are `OPEN`, those that the ground blocks
        are `BLOCKED`.
        """

    def _compute(self, start: str, end: str) -> Line:
        between = self.grid.between(start, end)
        hexes: list[str] = []
        pairs: list[tuple[str, str]] = []
        for at in between.hexes:
            blocks = self._blocks(at, start, end)
            if blocks:
                return BLOCKED
            if blocks is False:
                hexes.append(at)
        for one, other in between.pairs:
            first, second = (at is None or self._blocks(at, start, end) for at in (one, other))
            if first and second:
                return BLOCKED
            if first is None or second is None:
                continue
            if not first and not second and one is not None and other is not None:
                pairs.append((one, other))
            else:
                hexes.extend(at for at, blocks in ((one, first), (other, second)) if at is not None and not blocks)
        return Line(True, tuple(hexes), tuple(pairs)) if hexes or pairs else OPEN
