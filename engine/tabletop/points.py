"""Points of a table and their distances, in whole millimetres."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from math import isqrt
from typing import NamedTuple


class Point(NamedTuple):
    """A point of a table, in millimetres: x to the right, y down."""

    x: int
    y: int


def squared(one: Point, other: Point) -> int:
    """Return the square of the distance between two points."""
    across, down = one[0] - other[0], one[1] - other[1]
    return across * across + down * down


def length(one: Point, other: Point) -> int:
    """Return the distance between two points, rounded up to whole millimetres."""
    across, down = one[0] - other[0], one[1] - other[1]
    number = across * across + down * down
    return isqrt(number - 1) + 1 if number else 0  # `root_up`, written out


def root_up(number: int) -> int:
    """Return the square root of a non-negative number, rounded up."""
    return 0 if number == 0 else isqrt(number - 1) + 1


def within(one: Point, other: Point, reach: int) -> bool:
    """Return whether two points are at most `reach` millimetres apart.

    Return False if `reach` is negative.
    """
    return reach >= 0 and squared(one, other) <= reach * reach


def towards(start: Point, end: Point, distance: int) -> Point:
    """Return the point `distance` millimetres from `start` towards `end`, but never beyond it.

    Each coordinate is rounded towards the start.
    """
    (ax, ay), (bx, by) = start, end
    whole = length(start, end)
    if distance >= whole:
        return end
    across, down = (bx - ax) * distance, (by - ay) * distance
    return Point(
        ax + (across // whole if across >= 0 else -(-across // whole)),
        ay + (down // whole if down >= 0 else -(-down // whole)),
    )


def toward_zero(number: int, divisor: int) -> int:
    """Return the quotient of two numbers, rounded towards zero. The divisor must be positive."""
    return number // divisor if number >= 0 else -(-number // divisor)


def turned_left(step: Point) -> Point:
    """Return a step turned left by a right angle. The y coordinate increases downwards."""
    return Point(step.y, -step.x)


def turned_right(step: Point) -> Point:
    """Return a vector turned to the right by 90 degrees."""
    return Point(-step.y, step.x)


def middle(one: Point, other: Point) -> Point:
    """Return the point half-way between two points. Coordinates are rounded down."""
    return Point((one.x + other.x) // 2, (one.y + other.y) // 2)


def walk(chain: tuple[Point, ...]) -> Iterator[Point]:
    """Yield the points of a path, one for each millimetre, without the first.

    Each leg is measured from its own start.
    """
    for start, end in itertools.pairwise(chain):
        for distance in range(1, length(start, end) + 1):
            yield towards(start, end, distance)


def way_length(chain: tuple[Point, ...]) -> int:
    """Return the length of a path in millimetres. Each leg is rounded up separately."""
    return sum(length(start, end) for start, end in itertools.pairwise(chain))
