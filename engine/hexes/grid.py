"""A map of hexes: labels, neighbours, distances, and straight lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import prod
from typing import Final, NamedTuple

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six neighbours as steps (q, r) in axial coordinates, clockwise from north."""

LARGEST: Final = 99
"""The maximum number of columns and of rows: a label has two digits for each."""


class Offset(NamedTuple):
    """A column and a row, both from 1."""

    column: int
    row: int


class Axial(NamedTuple):
    """Axial coordinates of a hex: q counts columns, r runs south."""

    q: int
    r: int


class Between(NamedTuple):
    """The hexes that lie on the straight line between the centres of two hexes.

    `hexes` are the hexes that the line enters. `pairs` are pairs of hexes between which the line runs along their
    common side. A hex off the map is None.
    """

    hexes: tuple[str, ...]
    pairs: tuple[tuple[str | None, str | None], ...]


class _Distances(dict[str, dict[str, int]]):
    """A cache of the distances between all hexes."""

    def __init__(self, axial: Mapping[str, Axial]) -> None:
        super().__init__()
        self._axial = axial

    def __missing__(self, one: str) -> dict[str, int]:
        q0, r0 = self._axial[one]
        found = self[one] = {
            name: max(abs(q - q0), abs(r - r0), abs(q - q0 + r - r0)) for name, (q, r) in self._axial.items()
        }
        return found


class HexGrid:
    """A rectangle of hexes.

    `hexes` are the labels of the hexes, sorted by column and row. Raise `ValueError` if there are no hexes, or more
    than `LARGEST` columns or rows.
    """

    def __init__(self, columns: int, rows: int) -> None:
        if not (1 <= columns <= LARGEST and 1 <= rows <= LARGEST):
            raise ValueError(f"a grid has 1 to {LARGEST} columns and rows, not {columns} x {rows}")
        self.columns, self.rows = columns, rows
        offsets = [Offset(column, row) for column in range(1, columns + 1) for row in range(1, rows + 1)]
        self.hexes: tuple[str, ...] = tuple(label(offset) for offset in offsets)
        self._axial: dict[str, Axial] = {label(offset): to_axial(offset) for offset in offsets}
        self._labels: dict[Axial, str] = {axial: name for name, axial in self._axial.items()}
        self._neighbours: dict[str, tuple[str, ...]] = {name: self._around(at) for name, at in self._axial.items()}
        self._between: dict[tuple[str, str], Between] = {}
        self.distances: Mapping[str, Mapping[str, int]] = _Distances(self._axial)
        """For each hex, its distances from all hexes. They are computed once."""
        self._discs: dict[tuple[str, int], frozenset[str]] = {}

    def __contains__(self, name: object) -> bool:
        return name in self._axial

    def _around(self, at: Axial) -> tuple[str, ...]:
        found = (self._labels.get(Axial(at.q + dq, at.r + dr)) for dq, dr in DIRECTIONS)
        return tuple(name for name in found if name is not None)

    def neighbours(self, name: str) -> tuple[str, ...]:
        """Return the labels of a hex's neighbours, clockwise from north. Raise `KeyError` if the hex is off the map."""
        return self._neighbours[name]

    def neighbour(self, name: str, direction: int) -> str | None:
        """Return the neighbour of a hex in one of six directions; None off the map.

        Direction 0 is north; the others follow clockwise.
        """
        at, (dq, dr) = self._axial[name], DIRECTIONS[direction]
        return self._labels.get(Axial(at.q + dq, at.r + dr))

    def distance(self, one: str, other: str) -> int:
        """Return the distance between two hexes. Neighbours have distance 1."""
        return self.distances[one][other]

    def within(self, centre: str, distance: int) -> tuple[str, ...]:
        """Return the hexes up to `distance` from a hex, including the hex itself."""
        return tuple(sorted(self._near(self._axial[centre], distance)))

    def around(self, centre: str, distance: int) -> frozenset[str]:
        """Return the hexes within `distance` of `centre`, as a cached set."""
        found = self._discs.get((centre, distance))
        if found is None:
            found = self._discs[centre, distance] = frozenset(self._near(self._axial[centre], distance))
        return found

    def _near(self, at: Axial, distance: int) -> Iterator[str]:
        for dq in range(-distance, distance + 1):
            for dr in range(max(-distance, -dq - distance), min(distance, -dq + distance) + 1):
                name = self._labels.get(Axial(at.q + dq, at.r + dr))
                if name is not None:
                    yield name

    def edge(self, side: str) -> tuple[str, ...]:
        """Return the hexes at an edge of the map: `north`, `south`, `west` or `east`."""
        column, row = {"west": (1, None), "east": (self.columns, None), "north": (None, 1), "south": (None, self.rows)}[
            side
        ]
        offsets = ((to_offset(self._axial[name]), name) for name in self.hexes)
        return tuple(name for at, name in offsets if column in {None, at.column} and row in {None, at.row})

    def between(self, one: str, other: str) -> Between:
        """Return the hexes and hex sides that the line between two hex centres crosses."""
        found = self._between.get((one, other))
        if found is None:
            start, end = self._axial[one], self._axial[other]
            crossed, sides = _passed(Axial(end.q - start.q, end.r - start.r))
            found = self._between[one, other] = Between(
                tuple(name for at in crossed if (name := self._at(start, at)) is not None),
                tuple((self._at(start, left), self._at(start, right)) for left, right in sides),
            )
        return found

    def _at(self, start: Axial, step: Axial) -> str | None:
        return self._labels.get(Axial(start.q + step.q, start.r + step.r))


def label(offset: Offset) -> str:
    """Return the label of a hex from its column and row."""
    return f"{offset.column:02}{offset.row:02}"


def offset_of(name: str) -> Offset:
    """Return the column and row of a label. Raise `ValueError` for any other text."""
    if len(name) != 4 or not (name.isascii() and name.isdigit()):
        raise ValueError(f"a hex is four digits, not {name!r}")
    return Offset(int(name[:2]), int(name[2:]))


def to_axial(offset: Offset) -> Axial:
    """Return the axial coordinates of a column and a row."""
    return Axial(offset.column, offset.row - (offset.column + 1) // 2)


def to_offset(axial: Axial) -> Offset:
    """Return the column and row of axial coordinates."""
    return Offset(axial.q, axial.r + (axial.q + 1) // 2)


Vector = tuple[tuple[Axial, ...], tuple[tuple[Axial, Axial], ...]]
_PASSED: Final[dict[Axial, Vector]] = {}


def _passed(end: Axial) -> Vector:
    """Return the hexes that the line from the origin to `end` crosses.

    Also return the pairs of hexes between which the line runs.
    """
    found = _PASSED.get(end)
    if found is None:
        found = _PASSED[end] = (_crossed(end), _sides(end))
    return found


def _widths(at: Axial) -> tuple[int, int, int]:
    """Return a point's coordinates on three axes, each perpendicular to two sides of a hex.

    Each side is at the distance 1 from the centre, along its axis.
    """
    x, y, z = at.q, -at.q - at.r, at.r
    return x - y, y - z, z - x


def _crossed(end: Axial) -> tuple[Axial, ...]:
    """Return the hexes that the line from the origin to `end` crosses, without the first and the last."""
    box = (
        Axial(q, r)
        for q in range(min(0, end.q), max(0, end.q) + 1)
        for r in range(min(0, end.r), max(0, end.r) + 1)
        if (q, r) not in {(0, 0), end}
    )
    entered = ((_entered(end, at), at) for at in box)
    return tuple(at for when, at in sorted((when, at) for when, at in entered if when is not None))


def _entered(end: Axial, at: Axial) -> int | None:
    """Return the distance along a line at which it enters a hex, or None if it does not.

    The distances on one line have the same unit.
    """
    line, centre = _widths(end), _widths(at)
    unit = prod(abs(width) for width in line if width)
    begin, finish = 0, unit
    for width, middle in zip(line, centre, strict=True):
        if not width:
            if middle:  # the line runs along this axis's sides, or farther away
                return None
            continue
        first, last = sorted(((middle - 1) * unit // width, (middle + 1) * unit // width))
        begin, finish = max(begin, first), min(finish, last)
    return begin if begin < finish else None


def _sides(end: Axial) -> tuple[tuple[Axial, Axial], ...]:
    """Return the pairs of hexes whose common side the line follows, in order."""
    if 0 not in _widths(end):
        return ()
    count = max(abs(end.q), abs(end.r), abs(end.q + end.r)) // 2
    corner = Axial(end.q // count, end.r // count)
    one, other = (step for step in DIRECTIONS if (corner.q - step[0], corner.r - step[1]) in DIRECTIONS)
    return tuple(
        (Axial(corner.q * n + one[0], corner.r * n + one[1]), Axial(corner.q * n + other[0], corner.r * n + other[1]))
        for n in range(count)
    )
