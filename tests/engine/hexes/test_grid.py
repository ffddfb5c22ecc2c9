"""Coordinates, distances and lines of a hex map, compared with a slower, independent computation."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from support import stress

from engine.hexes.grid import HexGrid, Offset, label, offset_of, to_axial, to_offset

GRID = HexGrid(9, 8)
Point = tuple[Fraction, Fraction]


def centre(name: str) -> Point:
    """The centre in a plane in which a column is 3 wide and a row 2 high; the distortion keeps lines and insides."""
    column, row = offset_of(name)
    return Fraction(3 * column), Fraction(2 * row + (1 if column % 2 == 0 else 0))


def corners(name: str) -> list[Point]:
    x, y = centre(name)
    return [(x + dx, y + dy) for dx, dy in ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))]


def clipped(name: str, one: Point, other: Point) -> tuple[Fraction, Fraction, bool] | None:
    """The part of the line within a hex, from 0 to 1, and whether it is on the hex's border all along."""
    low, high, border = Fraction(0), Fraction(1), False
    around = corners(name)
    for (ax, ay), (bx, by) in zip(around, around[1:] + around[:1], strict=True):
        # Positive inside; the corners go round in one direction.
        at_one = (bx - ax) * (one[1] - ay) - (by - ay) * (one[0] - ax)
        at_other = (bx - ax) * (other[1] - ay) - (by - ay) * (other[0] - ax)
        if at_one == at_other:
            if at_one < 0:
                return None
            border = border or at_one == 0
            continue
        meets = at_one / (at_one - at_other)
        low, high = (max(low, meets), high) if at_other > at_one else (low, min(high, meets))
    return (low, high, border) if low < high else None


def every_hex_and_those_around() -> list[str | None]:
    return [label(Offset(column, row)) for column in range(GRID.columns + 2) for row in range(GRID.rows + 2)]


def by_clipping(one: str, other: str) -> tuple[set[str], set[frozenset[str | None]]]:
    crossed: set[str] = set()
    beside: dict[tuple[Fraction, Fraction], set[str | None]] = {}
    for name in every_hex_and_those_around():
        if name in {one, other}:
            continue
        part = clipped(str(name), centre(one), centre(other))
        if part is None:
            continue
        low, high, border = part
        if border:
            beside.setdefault((low, high), set()).add(name if name in GRID else None)
        else:
            crossed.add(str(name))
    return crossed, {frozenset(pair) for pair in beside.values()}


@pytest.mark.stress("0101", "0205")
@pytest.mark.parametrize("one", stress.spread(["0101", "0504", "0408", "0901", "0205"], of=2))
def test_between_returns_the_hexes_that_the_line_crosses(one: str) -> None:
    for other in GRID.hexes:
        if other == one:
            continue
        found = GRID.between(one, other)
        crossed, beside = by_clipping(one, other)
        assert set(found.hexes) == crossed, (one, other)
        assert {frozenset(pair) for pair in found.pairs} == beside, (one, other)
        assert len(found.hexes) == len(set(found.hexes))


def test_between_is_ordered_from_start_to_end() -> None:
    for one, other in product(("0101", "0506", "0908"), GRID.hexes):
        if one == other:
            continue
        there, back = GRID.between(one, other), GRID.between(other, one)
        assert there.hexes == back.hexes[::-1]
        far = [GRID.distance(one, name) for name in there.hexes]
        assert far == sorted(far)
        assert {frozenset(pair) for pair in there.pairs} == {frozenset(pair) for pair in back.pairs}


def test_a_line_along_the_edge_has_a_side_off_the_map() -> None:
    (pair,) = GRID.between("0101", "0301").pairs
    assert set(pair) == {None, "0201"}


def test_distance_is_the_number_of_steps() -> None:
    for start in ("0101", "0504", "0208"):
        steps, ring = {start: 0}, [start]
        while ring:
            ring = [near for name in ring for near in GRID.neighbours(name)]
            ring = [near for near in dict.fromkeys(ring) if near not in steps]
            steps |= dict.fromkeys(ring, max(steps.values()) + 1)
        assert steps == {name: GRID.distance(start, name) for name in GRID.hexes}


def test_neighbours_are_next_to_each_other_in_the_plane() -> None:
    def apart(one: str, other: str) -> float:
        (ax, ay), (bx, by) = centre(one), centre(other)
        return sqrt(float(ax - bx) ** 2 / 3 + float(ay - by) ** 2)

    for name in GRID.hexes:
        assert sorted(GRID.neighbours(name)) == [
            near for near in GRID.hexes if near != name and apart(name, near) < 2.1
        ]
        for direction in range(6):
            near = GRID.neighbour(name, direction)
            assert near is None or GRID.neighbour(near, (direction + 3) % 6) == name
    assert GRID.neighbour("0504", 0) == "0503"
    assert GRID.neighbour("0504", 1) == "0603"
    assert GRID.neighbour("0404", 1) == "0504"


def test_within_returns_all_near_hexes() -> None:
    for centre_hex, distance in product(("0101", "0504", "0908"), range(5)):
        assert GRID.within(centre_hex, distance) == tuple(
            name for name in GRID.hexes if GRID.distance(centre_hex, name) <= distance
        )


def test_edges() -> None:
    assert GRID.edge("west") == tuple(f"01{row:02}" for row in range(1, 9))
    assert GRID.edge("south") == tuple(f"{column:02}08" for column in range(1, 10))
    assert GRID.edge("north")[0] == "0101"
    assert GRID.edge("east")[-1] == "0908"


def test_coordinates_convert_there_and_back() -> None:
    for name in GRID.hexes:
        assert label(to_offset(to_axial(offset_of(name)))) == name


@pytest.mark.parametrize("text", ["", "101", "01010", "o101", "१२३४", "+101", " 101"])
def test_other_texts_are_not_hexes(text: str) -> None:
    with pytest.raises(ValueError, match="four digits"):
        offset_of(text)


@pytest.mark.parametrize(("columns", "rows"), [(0, 5), (5, 0), (100, 5), (5, 100)])
def test_a_grid_too_large_for_labels_is_refused(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="1 to 99"):
        HexGrid(columns, rows)


def test_hexes_off_the_map_raise_an_error() -> None:
    assert "0909" not in GRID
    assert "0908" in GRID
    assert 908 not in GRID
