"""§II.4 Every legal way to assign losses is offered, and no other."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.keep_up_the_fire.losses import read_split, splits, write_split


@pytest.mark.parametrize(
    ("strengths", "fort", "points", "ways"),
    [
        ((5,), 0, 2, {(2, 0)}),
        ((5,), 1, 2, {(2, 0), (1, 1)}),
        ((5,), 4, 3, {(3, 0), (2, 1), (1, 2)}),
        ((5, 5), 0, 2, {(1, 1, 0)}),
        ((5, 5), 0, 3, {(1, 2, 0), (2, 1, 0)}),
        ((5, 5), 1, 1, {(1, 0, 0), (0, 1, 0), (0, 0, 1)}),
        ((5, 5), 2, 3, {(1, 2, 0), (2, 1, 0), (1, 1, 1)}),
        ((5, 5), 4, 4, {(2, 2, 0), (1, 2, 1), (2, 1, 1), (1, 1, 2)}),
        ((1, 5), 0, 4, {(1, 3, 0)}),
        ((1, 1), 2, 9, {(1, 1, 2)}),
        ((1, 1), 0, 9, {(1, 1, 0)}),
    ],
)
def test_the_possible_ways_to_share_losses(
    strengths: tuple[int, ...], fort: int, points: int, ways: set[tuple[int, ...]]
) -> None:
    assert set(splits(strengths, fort, points)) == ways


def test_there_is_always_a_way_and_each_pays_all_that_can_be_paid() -> None:
    for first, second, fort, points in product(range(1, 9), range(9), range(5), range(1, 9)):
        strengths = (first, second) if second else (first,)
        ways = splits(strengths, fort, points)
        assert ways
        for way in ways:
            assert sum(way) == min(points, sum(strengths) + fort)
            assert way[-1] <= max(1, fort)
            assert way[-1] < 2 or all(way[:-1])


def test_a_way_is_written_and_read_again() -> None:
    powers = ("britain", "italy")
    assert write_split(powers, (2, 0, 1)) == "britain=2,fort=1"
    for way in splits((4, 3), 4, 5):
        assert read_split(powers, write_split(powers, way)) == way
