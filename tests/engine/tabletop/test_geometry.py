"""Distances, sides, areas and lines of a table, compared with slow fractions; 100,000 cases under stress."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from support import stress
from support.oracles.tabletop import (
    Pair,
    area,
    common_points,
    in_triangle,
    parts,
    random_outline,
    squared_distance,
    triangles,
)

from engine.tabletop import segments
from engine.tabletop.points import (
    Point,
    length,
    middle,
    root_up,
    squared,
    towards,
    turned_left,
    turned_right,
    walk,
    way_length,
    within,
)
from engine.tabletop.polygons import Polygon

CASES = stress.count("SIEGEMASTER_TABLETOP", 3_000, 100_000)


def some_points(dice: Random, count: int) -> list[Point]:
    """Points of a small table, where many are in line, or of a large one."""
    size = dice.choice((4, 12, 1200))
    return [Point(dice.randint(0, size), dice.randint(0, size)) for _ in range(count)]


def pairs_of_pieces(count: int) -> list[tuple[Point, Point, Point, Point]]:
    dice, found = Random(14), []
    while len(found) < count:
        one, other, start, end = some_points(dice, 4)
        if one != other and start != end:
            found.append((one, other, start, end))
    return found


def test_a_distance_is_rounded_up() -> None:
    dice = Random(1)
    for _ in range(CASES):
        one, other = some_points(dice, 2)
        found = length(one, other)
        assert found**2 >= squared(one, other)
        assert found == 0 or (found - 1) ** 2 < squared(one, other)
        reach = dice.randint(-1, 30)
        assert within(one, other, reach) == (found <= reach)
    assert [root_up(number) for number in (0, 1, 2, 4, 5, 10**30, 10**30 + 1)] == [0, 1, 2, 2, 3, 10**15, 10**15 + 1]


def test_walking_towards_a_point_gets_nearer_at_least_every_other_step() -> None:
    dice = Random(2)
    for _ in range(CASES // 20):
        start, end = some_points(dice, 2)
        went = [start, *walk((start, end))]
        assert went[-1] == end
        assert len(went) == way_length((start, end)) + 1
        for number, point in enumerate(went[:-1]):
            share = Fraction(number, length(start, end))
            for at, begin, stop in ((point.x, start.x, end.x), (point.y, start.y, end.y)):
                exact = begin + share * (stop - begin)
                assert abs(at - exact) < 1
                assert abs(at - begin) <= abs(exact - begin), "it is rounded towards the start"
        assert all(squared(before, after) <= 4 for before, after in pairwise(went))
    assert towards(Point(0, 0), Point(3, 4), 9) == (3, 4)
    assert list(walk((Point(0, 0), Point(2, 0), Point(2, 2)))) == [(1, 0), (2, 0), (2, 1), (2, 2)]


def test_left_and_right_are_relative_to_the_walker_with_y_running_down() -> None:
    north, east = Point(0, -1), Point(1, 0)
    assert turned_right(north) == east
    assert turned_left(east) == north
    assert segments.cross(Point(0, 0), north, east) > 0, "east is on the right of who looks north"
    assert middle(Point(0, 1), Point(5, -2)) == (2, -1)


@pytest.mark.stress
def test_the_distance_of_a_point_from_a_segment() -> None:
    for one, other, start, end in pairs_of_pieces(CASES):
        for point in (one, other):
            exact = squared_distance(point, start, end)
            over, below = segments.nearness(point, start, end)
            assert Fraction(over, below) == exact
            for reach in (0, 1, 3, 15, 100, root_up(int(exact))):
                assert segments.near(point, start, end, reach) == (exact <= reach * reach)
                assert segments.nearer(point, start, end, reach) == (exact < reach * reach)
        assert not segments.near(one, start, end, -1)


def test_whether_two_segments_meet_and_cross() -> None:
    passed = 0
    for one, other, start, end in pairs_of_pieces(CASES):
        common = common_points(one, other, start, end)
        assert segments.meets(one, other, start, end) == (common is not None)
        assert segments.meets(start, end, other, one) == (common is not None), "it is the same the other way round"
        beside = area(start, end, one) * area(start, end, other) < 0
        assert segments.separates(one, other, start, end) == (beside and common is not None)
        assert segments.separates(other, one, end, start) == segments.separates(one, other, start, end)
        passed += segments.separates(one, other, start, end)
    assert CASES / 10 < passed < CASES / 2


def test_the_distance_between_two_segments() -> None:
    for one, other, start, end in pairs_of_pieces(CASES // 4):
        exact = (
            Fraction(0)
            if common_points(one, other, start, end)
            else min(
                squared_distance(one, start, end),
                squared_distance(other, start, end),
                squared_distance(start, one, other),
                squared_distance(end, one, other),
            )
        )
        for reach in (0, 1, 5, 100):
            assert segments.apart(one, other, start, end, reach) == (exact >= reach * reach)


def test_a_mirrored_point_lies_as_far_on_the_other_side() -> None:
    for point, _, start, end in pairs_of_pieces(CASES):
        found = segments.mirrored(point, start, end)
        whole = squared(start, end)
        share = Fraction((point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y), whole)
        foot = start.x + share * (end.x - start.x), start.y + share * (end.y - start.y)
        exact = 2 * foot[0] - point.x, 2 * foot[1] - point.y
        assert abs(found.x - exact[0]) < 1
        assert abs(found.y - exact[1]) < 1
        assert abs(found.x - point.x) <= abs(exact[0] - point.x), "the step is rounded towards zero"
        assert abs(found.y - point.y) <= abs(exact[1] - point.y)
    with pytest.raises(ValueError, match="no line"):
        segments.mirrored(Point(1, 2), Point(3, 3), Point(3, 3))


@pytest.mark.parametrize(
    ("end", "lengths"),
    [((420, 0), [140, 140, 140]), ((150, 0), [150]), ((151, 0), [75, 76]), ((700, 0), [140] * 5), ((0, 90), [90])],
)
def test_a_wall_is_cut_into_as_few_equal_sections_as_are_short_enough(end: Pair, lengths: list[int]) -> None:
    sections = segments.cut(Point(0, 0), Point(*end), 150)
    assert [length(*section) for section in sections] == lengths
    assert sections[0][0] == (0, 0)
    assert sections[-1][1] == end
    assert all(before[1] == after[0] for before, after in pairwise(sections))


def polygons(count: int, seed: int) -> list[tuple[Polygon, list[Pair]]]:
    dice, found = Random(seed), []
    while len(found) < count:
        outline = random_outline(dice, dice.choice((3, 6, 400)))
        try:
            found.append((Polygon(outline), outline))
        except ValueError:
            continue
    return found


def test_points_inside_a_polygon() -> None:
    dice, seen = Random(3), {1: 0, 0: 0, -1: 0}
    for polygon, outline in polygons(CASES // 10, 4):
        cut = triangles(outline)
        if cut is None:
            continue
        most = max(max(point) for point in outline)
        ring = list(zip(outline, [*outline[1:], outline[0]], strict=True))
        for _ in range(10):
            point = Point(dice.randint(-1, most + 1), dice.randint(-1, most + 1))
            on = any(squared_distance(point, *edge) == 0 for edge in ring)
            inside = any(in_triangle(point, each) for each in cut)
            assert polygon.place(point) == (0 if on else 1 if inside else -1)
            assert (point in polygon) == inside
            reach = dice.randint(0, 30)
            near = any(squared_distance(point, *edge) <= reach * reach for edge in ring)
            assert polygon.near_outline(point, reach) == near
            seen[polygon.place(point)] += 1
    assert min(seen.values()) > CASES / 50, seen


@pytest.mark.stress
def test_parts_of_a_segment_inside_a_polygon() -> None:
    dice, several, none = Random(5), 0, 0
    for polygon, outline in polygons(CASES // 4, 6):
        most = max(max(point) for point in outline)
        for _ in range(4):
            start, end = (Point(dice.randint(-1, most + 1), dice.randint(-1, most + 1)) for _ in range(2))
            if dice.random() < 0.3:
                start = Point(*dice.choice(outline))
            if start == end or (exact := parts(outline, start, end)) is None:
                continue
            found = polygon.parts_inside(start, end)
            assert [(part.begin, part.end) for part in found] == exact, (outline, start, end)
            back = polygon.parts_inside(end, start)
            assert [(1 - part.end, 1 - part.begin) for part in reversed(back)] == exact, (
                "it is the same from the other end"
            )
            assert polygon.enters(start, end) == bool(exact)
            for part in found:
                share = part.end - part.begin
                for reach in (1, 50, root_up(squared(start, end))):
                    assert part.longer(start, end, reach) == (share * share * squared(start, end) > reach * reach)
            several += len(exact) > 1
            none += not exact
    assert several > CASES / 100
    assert none > CASES / 20


@pytest.mark.parametrize(
    "outline",
    [
        [(0, 0), (4, 4)],
        [(0, 0), (4, 4), (4, 0), (0, 4)],
        [(0, 0), (4, 0), (2, 0), (2, 4)],
        [(0, 0), (4, 0), (4, 0), (0, 4)],
        [(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)],
    ],
    ids=["two points", "crossed", "back on itself", "a point twice", "touches itself"],
)
def test_an_outline_that_meets_itself_is_refused(outline: list[Pair]) -> None:
    with pytest.raises(ValueError, match=r"at least three|meets itself|goes back"):
        Polygon(outline)
