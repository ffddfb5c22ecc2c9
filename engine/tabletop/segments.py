"""Exact geometry of straight segments: sides, intersections and distances."""

from __future__ import annotations

import itertools

from engine.tabletop.points import Point, squared, toward_zero


def cross(start: Point, end: Point, point: Point) -> int:
    """Return twice the signed area of a triangle.

    It is positive if `point` is to the right, seen from `start` towards `end`.
    """
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def sign(number: int) -> int:
    """Return the sign of a number: -1, 0 or 1."""
    return (number > 0) - (number < 0)


def separates(one: Point, other: Point, start: Point, end: Point) -> bool:
    """Return whether the segment between two points crosses another segment.

    Passing through `start` or `end` counts as crossing.
    """
    # `cross` is written out here: every line of sight calls this function for many segments.
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = one, other, start, end
    across, down = dx - cx, dy - cy
    if (across * (ay - cy) - down * (ax - cx)) * (across * (by - cy) - down * (bx - cx)) >= 0:
        return False
    across, down = bx - ax, by - ay
    return (across * (cy - ay) - down * (cx - ax)) * (across * (dy - ay) - down * (dx - ax)) <= 0


def meets(one: Point, other: Point, start: Point, end: Point) -> bool:
    """Return whether two segments have any point in common."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = one, other, start, end
    across, down = dx - cx, dy - cy  # `cross`, written out
    first, second = across * (ay - cy) - down * (ax - cx), across * (by - cy) - down * (bx - cx)
    if (first > 0 and second > 0) or (first < 0 and second < 0):
        return False
    across, down = bx - ax, by - ay
    third, fourth = across * (cy - ay) - down * (cx - ax), across * (dy - ay) - down * (dx - ax)
    if (third > 0 and fourth > 0) or (third < 0 and fourth < 0):
        return False
    if first and second and third and fourth:
        return True
    return (
        (first == 0 and _in_box(one, start, end))
        or (second == 0 and _in_box(other, start, end))
        or (third == 0 and _in_box(start, one, other))
        or (fourth == 0 and _in_box(end, one, other))
    )


def _in_box(point: Point, start: Point, end: Point) -> bool:
    return min(start[0], end[0]) <= point[0] <= max(start[0], end[0]) and (
        min(start[1], end[1]) <= point[1] <= max(start[1], end[1])
    )


def near(point: Point, start: Point, end: Point, reach: int) -> bool:
    """Return whether a point is at most `reach` millimetres from a segment."""
    over, below = nearness(point, start, end)
    return reach >= 0 and over <= reach * reach * below


def nearer(point: Point, start: Point, end: Point, reach: int) -> bool:
    """Return whether a point is less than `reach` millimetres away from a segment."""
    if reach < 0:
        return False
    # `nearness` is written out here: this is one of the most frequent calls.
    (x, y), (left, top), (right, bottom) = point, start, end
    from_x, from_y, along_x, along_y = x - left, y - top, right - left, bottom - top
    along = from_x * along_x + from_y * along_y
    if along <= 0:
        return from_x * from_x + from_y * from_y < reach * reach
    whole = along_x * along_x + along_y * along_y
    if along >= whole:
        from_x, from_y = x - right, y - bottom
        return from_x * from_x + from_y * from_y < reach * reach
    off = along_x * from_y - along_y * from_x
    return off * off < reach * reach * whole


def nearness(point: Point, start: Point, end: Point) -> tuple[int, int]:
    """Return the squared distance of a point from a segment, as numerator and denominator."""
    from_x, from_y = point[0] - start[0], point[1] - start[1]
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    along = from_x * along_x + from_y * along_y
    if along <= 0:
        return from_x * from_x + from_y * from_y, 1
    whole = along_x * along_x + along_y * along_y
    if along >= whole:
        return squared(point, end), 1
    off = along_x * from_y - along_y * from_x
    return off * off, whole


def apart(one: Point, other: Point, start: Point, end: Point, reach: int) -> bool:
    """Return whether two segments are at least `reach` millimetres apart at every point."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = one, other, start, end
    if reach > 0 and (
        (ax if ax > bx else bx) + reach <= (cx if cx < dx else dx)
        or (cx if cx > dx else dx) + reach <= (ax if ax < bx else bx)
        or (ay if ay > by else by) + reach <= (cy if cy < dy else dy)
        or (cy if cy > dy else dy) + reach <= (ay if ay < by else by)
    ):
        return True
    # `cross` of each end with the other segment is written out here: this is the most frequent call.
    across, down = bx - ax, by - ay
    third = across * (cy - ay) - down * (cx - ax)
    fourth = across * (dy - ay) - down * (dx - ax)
    # Both ends of one segment are on the same side of the other's line, and far enough from it.
    if third * fourth > 0:
        wide = reach * reach * (across * across + down * down)
        if third * third >= wide and fourth * fourth >= wide:
            return True
    across, down = dx - cx, dy - cy
    first = across * (ay - cy) - down * (ax - cx)
    second = across * (by - cy) - down * (bx - cx)
    if first * second > 0:
        wide = reach * reach * (across * across + down * down)
        if first * first >= wide and second * second >= wide:
            return True
    if first * second < 0 and third * fourth < 0:
        return reach <= 0
    if meets(one, other, start, end):
        return reach <= 0
    return not (
        nearer(one, start, end, reach)
        or nearer(other, start, end, reach)
        or nearer(start, one, other, reach)
        or nearer(end, one, other, reach)
    )


def mirrored(point: Point, start: Point, end: Point) -> Point:
    """Return the mirror image of a point across the line through `start` and `end`.

    Raise `ValueError` if `start` and `end` are the same point.
    """
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    whole = along_x * along_x + along_y * along_y
    if whole == 0:
        raise ValueError("two points that are one have no line")
    off = 2 * cross(start, end, point)
    return Point(point[0] + toward_zero(off * along_y, whole), point[1] - toward_zero(off * along_x, whole))


def cut(start: Point, end: Point, most: int) -> tuple[tuple[Point, Point], ...]:
    """Return a segment cut into few equal sections of at most `most` millimetres."""
    across, down = end[0] - start[0], end[1] - start[1]
    whole = squared(start, end)
    count = 1
    while whole > (count * most) ** 2:
        count += 1
    points = [
        Point(start[0] + toward_zero(across * number, count), start[1] + toward_zero(down * number, count))
        for number in range(count + 1)
    ]
    return tuple(itertools.pairwise(points))
