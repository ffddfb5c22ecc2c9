"""The shortest path around obstacles, compared with all possible paths."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations
from random import Random

from support import stress

from engine.tabletop import segments
from engine.tabletop.points import Point, way_length
from engine.tabletop.ways import Way, corners_around, shortest


def test_the_path_is_the_shortest_and_of_equals_the_first_by_its_points() -> None:
    dice, round_about, barred = Random(7), 0, 0
    for _ in range(stress.count("SIEGEMASTER_WAYS", 150, 5_000)):
        size = dice.choice((6, 200))
        start, goal, *corners = (Point(dice.randint(0, size), dice.randint(0, size)) for _ in range(7))
        if start == goal:
            continue
        walls = [
            tuple(Point(dice.randint(0, size), dice.randint(0, size)) for _ in range(2))
            for _ in range(dice.randint(0, 4))
        ]

        def free(one: Point, other: Point, walls: list[tuple[Point, ...]] = walls) -> bool:
            return not any(segments.separates(one, other, begin, end) for begin, end in walls)

        found = shortest(start, goal, corners, free)
        chains = [
            (start, *between, goal)
            for count in range(len(corners) + 1)
            for some in combinations([each for each in dict.fromkeys(corners) if each not in (start, goal)], count)
            for between in permutations(some)
        ]
        open_ways = [
            (way_length(chain), chain) for chain in chains if all(free(one, other) for one, other in pairwise(chain))
        ]
        assert found == (Way(*min(open_ways)) if open_ways else None)
        if found is None:
            barred += 1
            continue
        round_about += len(found.points) > 2
        assert shortest(start, goal, corners, free, most=found.length) == found
        assert shortest(start, goal, corners, free, most=found.length - 1) is None
    assert round_about > 20
    assert barred > 3


def test_a_path_to_its_own_start_is_empty() -> None:
    assert shortest(Point(3, 3), Point(3, 3), [], lambda _one, _other: False) == Way(0, (Point(3, 3),))


def test_each_corner_has_four_points_around_it() -> None:
    assert corners_around([Point(50, 50), Point(72, 50)], 11) == (
        *(Point(39, 39), Point(39, 61), Point(61, 39), Point(61, 61)),
        *(Point(83, 39), Point(83, 61)),
    )
