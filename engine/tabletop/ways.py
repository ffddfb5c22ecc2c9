"""Finds the shortest path between two points around obstacles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from engine.tabletop.points import Point, length


class Way(NamedTuple):
    """A path: its points, and its length in millimetres. The length of each segment is rounded up."""

    length: int
    points: tuple[Point, ...]


Free = Callable[[Point, Point], bool]
"""A function that returns whether a mover may go straight from one point to another."""


def corners_around(points: Iterable[Point], by: int) -> tuple[Point, ...]:
    """Return four points around each point, offset by `by` millimetres in both x and y."""
    steps = ((-by, -by), (-by, by), (by, -by), (by, by))
    return tuple(sorted({Point(point[0] + x, point[1] + y) for point in points for x, y in steps}))


def shortest(start: Point, goal: Point, corners: Iterable[Point], free: Free, *, most: int | None = None) -> Way | None:
    """Return the shortest path from `start` to `goal` around corners.

    Return None if every path is longer than `most` millimetres.
    """
    if start == goal:
        return Way(0, (start,))
    points = [point for point in dict.fromkeys((*corners, goal)) if point != start]
    done: set[Point] = set()
    waiting: list[tuple[int, int, tuple[Point, ...]]] = [(length(start, goal), 0, (start,))]
    while waiting:
        _, so_far, way = heappop(waiting)
        at = way[-1]
        if at == goal:
            return Way(so_far, way)
        if at in done:
            continue
        done.add(at)
        for point in points:
            if point in done:
                continue
            total = so_far + length(at, point)
            # No remaining path is shorter than the straight line: rounding up each leg only adds to it.
            least = total + length(point, goal)
            if (most is None or least <= most) and free(at, point):
                heappush(waiting, (least, total, (*way, point)))
    return None
