"""The geometry of a table once more, slowly, with fractions; shares nothing with the engine's but the points."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

Pair = tuple[int, int]


def squared_distance(point: Pair, start: Pair, end: Pair) -> Fraction:
    """The squared distance of a point from a piece, by the nearest share of it."""
    across, down = end[0] - start[0], end[1] - start[1]
    whole = across * across + down * down
    share = Fraction((point[0] - start[0]) * across + (point[1] - start[1]) * down, whole) if whole else Fraction(0)
    share = min(max(share, Fraction(0)), Fraction(1))
    x, y = start[0] + share * across, start[1] + share * down
    return (point[0] - x) ** 2 + (point[1] - y) ** 2


def common_points(one: Pair, other: Pair, start: Pair, end: Pair) -> tuple[Fraction, Fraction] | None:
    """The first and last share of the piece from one to other that also lies on start to end; None if there is none."""
    low, high = Fraction(0), Fraction(1)
    across, down = end[0] - start[0], end[1] - start[1]
    if across == down == 0:
        raise AssertionError("the second piece has a length")

    def within(value_at_0: int, value_at_1: int, least: int, most: int) -> bool:
        nonlocal low, high
        change = value_at_1 - value_at_0
        if change == 0:
            return least <= value_at_0 <= most
        first, second = sorted((Fraction(least - value_at_0, change), Fraction(most - value_at_0, change)))
        low, high = max(low, first), min(high, second)
        return low <= high

    def off(point: Pair) -> int:
        return across * (point[1] - start[1]) - down * (point[0] - start[0])

    def along(point: Pair) -> int:
        return across * (point[0] - start[0]) + down * (point[1] - start[1])

    if within(off(one), off(other), 0, 0) and within(along(one), along(other), 0, across**2 + down**2):
        return low, high
    return None


Triangle = tuple[Pair, Pair, Pair]


def area(a: Pair, b: Pair, c: Pair) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def triangles(points: Sequence[Pair]) -> list[Triangle] | None:
    """A polygon cut into triangles ear by ear, all turning the same way; None if no proper ear is found."""
    left = list(points)
    if sum(area((0, 0), a, b) for a, b in zip(left, left[1:] + left[:1], strict=True)) < 0:
        left.reverse()
    found: list[Triangle] = []
    while len(left) > 3:
        for number in range(len(left)):
            ear = left[number - 1], left[number], left[(number + 1) % len(left)]
            if area(*ear) > 0 and not any(in_triangle(each, ear) for each in left if each not in ear):
                found.append(ear)
                del left[number]
                break
        else:
            return None
    return [*found, (left[0], left[1], left[2])] if area(left[0], left[1], left[2]) > 0 else None


def in_triangle(point: Pair, triangle: Triangle) -> bool:
    a, b, c = triangle
    return area(a, b, point) >= 0 and area(b, c, point) >= 0 and area(c, a, point) >= 0


def part_in(triangle: Triangle, outline: set[tuple[Pair, Pair]], one: Pair, other: Pair) -> tuple[Fraction, Fraction]:
    """The shares between which a piece runs in a triangle; nothing if it runs along a side that is of the outline."""
    low, high = Fraction(0), Fraction(1)
    for a, b in ((triangle[0], triangle[1]), (triangle[1], triangle[2]), (triangle[2], triangle[0])):
        at_one, at_other = area(a, b, one), area(a, b, other)
        if at_one == at_other:
            if at_one < 0 or (at_one == 0 and (a, b) in outline):
                return Fraction(0), Fraction(0)
            continue
        meets = Fraction(at_one, at_one - at_other)
        low, high = (max(low, meets), high) if at_other > at_one else (low, min(high, meets))
    return (low, high) if low < high else (Fraction(0), Fraction(0))


def parts(points: Sequence[Pair], one: Pair, other: Pair) -> list[tuple[Fraction, Fraction]] | None:
    """The parts of a piece inside a polygon, from its triangles; parts that touch are one."""
    cut = triangles(points)
    if cut is None:
        return None
    ring = list(zip(points, [*points[1:], points[0]], strict=True))
    outline = {*ring, *((b, a) for a, b in ring)}
    joined: list[tuple[Fraction, Fraction]] = []
    for low, high in sorted(part_in(each, outline, one, other) for each in cut):
        if low == high:
            continue
        if joined and low <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(high, joined[-1][1])
        else:
            joined.append((low, high))
    return joined


def random_outline(dice: Random, size: int) -> list[Pair]:
    """Points in a random order round a middle: often a simple polygon, convex or not, with sides in line."""
    count = dice.randint(3, 8)
    seen: dict[tuple[bool, Fraction], Pair] = {}
    for _ in range(count):
        x, y = dice.randint(-size, size), dice.randint(-size, size)
        if (x, y) != (0, 0):
            seen.setdefault(_angle(x, y), (x, y))
    return [(x + size, y + size) for _, (x, y) in sorted(seen.items())]


def _angle(x: int, y: int) -> tuple[bool, Fraction]:
    """Something that grows with the angle of a direction, from north clockwise."""
    reach = abs(x) + abs(y)
    return (
        x < 0 or (x == 0 and y > 0),
        Fraction(y if x >= 0 else -y, reach) + (2 if x < 0 or (x == 0 and y > 0) else 0),
    )
