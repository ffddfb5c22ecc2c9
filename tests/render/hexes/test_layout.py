"""The places of hexes, compared with an independent computation in fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from engine.hexes.grid import HexGrid, offset_of
from render.hexes.layout import HexLayout, Point, Window

GRID = HexGrid(7, 5)
UNITS = (1, 20, 33)


def inside(corners: tuple[Point, ...], x: Fraction, y: Fraction) -> bool:
    """Return whether a point is within a polygon, by its side of each edge; no point of the tests is on an edge."""
    turns = set()
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        turns.add((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0)
    return len(turns) == 1


@pytest.mark.stress("1", "33")
@pytest.mark.parametrize("unit", UNITS)
def test_hexes_cover_the_map_without_overlap(unit: int) -> None:
    """Every point of a raster that meets no side is in one hex at most; within the outer hexes in one exactly."""
    layout = HexLayout(GRID, unit)
    wide, high = layout.size
    shift = Fraction(1, 1009)
    for column, row in product(range(1, 24), range(1, 24)):
        x, y = Fraction(wide * column, 24) + shift, Fraction(high * row, 24) + shift / 3
        found = [name for name in GRID.hexes if inside(layout.corners(name), x, y)]
        assert len(found) <= 1
        if layout.wide < x < wide - layout.wide and layout.high < y < high - layout.high:
            assert len(found) == 1, (x, y)


@pytest.mark.parametrize("unit", UNITS)
def test_a_side_is_shared_with_the_neighbour_of_its_direction(unit: int) -> None:
    layout = HexLayout(GRID, unit)
    for name, direction in product(GRID.hexes, range(6)):
        near = GRID.neighbour(name, direction)
        if near is not None:
            assert set(layout.side(name, direction)) == set(layout.side(near, (direction + 3) % 6))
            assert layout.side(name, direction) == layout.side(near, (direction + 3) % 6)[::-1], "clockwise both"


def test_hexes_are_nearly_regular() -> None:
    """Heights are rounded to whole pixels: at most one pixel from a regular hex."""
    for unit in range(4, 60):
        layout = HexLayout(GRID, unit)
        assert abs(Fraction(layout.high) ** 2 - 12 * unit**2) <= 4 * layout.high


@pytest.mark.parametrize("size", [(1, 1), (1, 4), (2, 3), (7, 5)])
def test_the_size_includes_all_corners(size: tuple[int, int]) -> None:
    grid = HexGrid(*size)
    layout = HexLayout(grid, 9)
    corners = [corner for name in grid.hexes for corner in layout.corners(name)]
    assert (min(x for x, _ in corners), min(y for _, y in corners)) == (0, 0)
    assert (max(x for x, _ in corners), max(y for _, y in corners)) == layout.size
    assert layout.window_box(layout.whole()) == (0, 0, *layout.size)


def test_touching_returns_all_hexes_that_overlap_a_box() -> None:
    layout = HexLayout(GRID, 6)
    for x, y, wide, high in product(range(-30, 140, 17), range(-30, 130, 13), (0, 5, 40), (0, 7, 50)):
        box = (x, y, x + wide, y + high)
        by_hand = []
        for name in GRID.hexes:
            x0, y0, x1, y1 = layout.box(name)
            if x1 >= box[0] and x0 <= box[2] and y1 >= box[1] and y0 <= box[3]:
                by_hand.append(name)
        assert list(layout.touching(box)) == by_hand, box


def test_the_border_of_a_group_has_each_side_once() -> None:
    """The sides of a group without holes close to one line: each of its corners has two of them."""
    layout = HexLayout(GRID, 12)
    for centre, distance in product(("0403", "0101", "0705"), (0, 1, 2)):
        ends = [end for side in layout.border(GRID.within(centre, distance)) for end in layout.side(*side)]
        assert {ends.count(end) for end in ends} == {2}
    assert len(layout.border(["0403"])) == 6
    assert len(layout.border(GRID.within("0403", 1))) == 18
    assert layout.border([]) == ()


@pytest.mark.parametrize("names", [["0101"], ["0705"], ["0403", "0404"], ["0101", "0705"], ["0403", "0103", "0703"]])
def test_a_window_contains_the_first_hex_and_stays_on_the_map(names: list[str]) -> None:
    layout = HexLayout(GRID, 10)
    for columns, rows in product((1, 3, 5, 9), (1, 3, 4, 7)):
        window = layout.window(names, columns, rows)
        assert window.has(names[0])
        assert 1 <= window.left <= window.right <= GRID.columns
        assert 1 <= window.top <= window.bottom <= GRID.rows
        assert (window.right - window.left + 1, window.bottom - window.top + 1) == (min(columns, 7), min(rows, 5))
        x0, y0, x1, y1 = layout.window_box(window)
        for name in GRID.hexes:
            box = layout.box(name)
            within = box[0] >= x0 and box[1] >= y0 and box[2] <= x1 and box[3] <= y1
            at = offset_of(name)
            if window.has(name):
                assert within
            elif not window.left <= at.column <= window.right:
                assert not within


def test_a_window_is_centred_on_the_hexes_that_fit() -> None:
    layout = HexLayout(HexGrid(25, 18), 10)
    assert layout.window(["1009"], 9, 7) == Window(6, 6, 14, 12)
    both = layout.window(["1009", "1610"], 9, 7)
    assert both.has("1009")
    assert both.has("1610")
    wide = layout.window(["1009", "2510", "1409"], 9, 7)
    assert not wide.has("2510")
    assert wide.has("1409")


def test_invalid_places_raise_an_error() -> None:
    with pytest.raises(ValueError, match="4 pixels"):
        HexLayout(GRID, 0)
    with pytest.raises(KeyError, match="0806"):
        HexLayout(GRID, 5).centre("0806")
