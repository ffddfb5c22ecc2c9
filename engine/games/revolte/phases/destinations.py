"""The places that are offered to a group by name: the objective, what covers, what is enclosed, forward and back."""

from __future__ import annotations

from engine.games.revolte.ground.walking import CLEAR
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.victory import objective
from engine.games.revolte.world import Position
from engine.tabletop.points import Point, middle, squared, towards
from engine.tabletop.segments import cross

TWO_RUNS = 320
MOST = 12
OBJECTIVE = "objective"
APART = 30
"""Places nearer to each other than this are one."""


def named_places(position: Position, figures: list[str]) -> list[Point]:
    """Return places that make sense for a group, the most sensible first, no two of them nearly the same."""
    at = position.at(figures[0])
    found: list[Point] = []
    for point in _all(position, at):
        size = position.ground.size
        inside = CLEAR <= point.x <= size.x - CLEAR and CLEAR <= point.y <= size.y - CLEAR
        if inside and all(squared(point, other) > APART * APART for other in (at, *found)):
            found.append(point)
        if len(found) == MOST:
            break
    return found


def _all(position: Position, at: Point) -> list[Point]:
    land = position.ground
    goal = _middle_of(objective(position).points)
    enemies = [position.at(name) for name in position.standing(enemy_of(position.active))]
    found = [goal]
    pieces = [each for each in land.lines if squared(middle(each.start, each.end), at) <= TWO_RUNS**2]
    pieces.sort(key=lambda each: squared(middle(each.start, each.end), at))
    found += [_foot(piece.start, piece.end, at) for piece in pieces]
    for zone in land.zones:
        centre = _middle_of(zone.polygon.points)
        if squared(centre, at) <= TWO_RUNS**2:
            found.append(centre)
    if enemies:
        nearest = min(enemies, key=lambda enemy: squared(enemy, at))
        found += [towards(at, nearest, 100), Point(2 * at.x - nearest.x, 2 * at.y - nearest.y)]
    return found


def named_place(position: Position, word: str, at: Point) -> Point | None:
    """§V119 Return the place that the name of a feature means for who stands somewhere; None if nothing is called so.

    An area is its middle, a line its foot on the side of who comes, at the middle of its nearest piece.
    """
    land = position.ground
    if word == OBJECTIVE:
        return _middle_of(objective(position).points)
    zone = next((each for each in land.zones if each.id == word), None)
    if zone is not None:
        return _middle_of(zone.polygon.points)
    pieces = [each for each in land.lines if word in (each.line, each.id)]
    if not pieces:
        return None
    piece = min(pieces, key=lambda each: squared(middle(each.start, each.end), at))
    return _foot(piece.start, piece.end, at)


def _middle_of(points: tuple[Point, ...]) -> Point:
    return Point(sum(point.x for point in points) // len(points), sum(point.y for point in points) // len(points))


def _foot(start: Point, end: Point, at: Point) -> Point:
    """Return the point at the foot of a line on the side of who comes, at its middle."""
    centre = middle(start, end)
    right = cross(start, end, at) > 0
    ahead = Point(-(end.y - start.y), end.x - start.x)
    step = ahead if right else Point(-ahead.x, -ahead.y)
    return towards(centre, Point(centre.x + step.x * 10, centre.y + step.y * 10), 13)
