"""§V120, §V121 Where each figure of a group goes, and where it ends so that nobody lies over another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.revolte.contacts import touching
from engine.games.revolte.ground.terrain import Ground
from engine.games.revolte.ground.walking import CLEAR, clear_of_lines
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.world import RADIUS, Position
from engine.tabletop.points import Point, length, squared, towards, turned_left, turned_right
from engine.tabletop.segments import cross, separates, sign

KEEP, CLOSE, OPEN = "keep", "close", "open"
FORMS = (KEEP, CLOSE, OPEN)
PITCH = {CLOSE: 25, OPEN: 75}
"""§V120 How far the places of a formation lie apart."""
STEP_BACK = 10
ASIDE = (22, 44)

Base = tuple[Point, int]


def goals(position: Position, figures: list[str], goal: Point, form: str) -> dict[str, Point]:
    """§V120 Return where each figure of a group goes when its first goes to a point.

    The first is the nearest to it. Others keep their offset where that is free and on the same side of every line;
    else they take the nearest free place of a lattice around it.
    """
    land = position.ground
    spots = {name: position.at(name) for name in figures}
    order = sorted(figures, key=lambda name: (squared(spots[name], goal), position.roster[name].number))
    first = order[0]
    found = {first: goal}
    taken = [goal, *(position.at(name) for name in position.everybody() if name not in figures)]
    for name in order[1:]:
        wanted = Point(goal.x + spots[name].x - spots[first].x, goal.y + spots[name].y - spots[first].y)
        if form == KEEP and _fits(land, goal, wanted, taken):
            found[name] = wanted
        else:
            found[name] = _on_lattice(land, goal, PITCH.get(form, PITCH[CLOSE]), taken)
        taken.append(found[name])
    return found


def _fits(land: Ground, goal: Point, point: Point, taken: list[Point]) -> bool:
    """§V120 Return whether a place is free, on the table, and on the same side of every line as the goal.

    The first of `taken` is the goal itself.
    """
    if not (CLEAR <= point.x <= land.size.x - CLEAR and CLEAR <= point.y <= land.size.y - CLEAR):
        return False
    if any(squared(point, other) < (2 * RADIUS) ** 2 for other in taken):
        return False
    if not clear_of_lines(land, point):
        return False
    if any(separates(goal, point, each.start, each.end) for each in land.beside(goal, point, 0)):
        return False
    return land.zones_at(goal) == land.zones_at(point)


def _on_lattice(land: Ground, goal: Point, pitch: int, taken: list[Point]) -> Point:
    for ring in range(1, 40):
        around = sorted(
            (
                Point(goal.x + pitch * x, goal.y + pitch * y)
                for x in range(-ring, ring + 1)
                for y in range(-ring, ring + 1)
                if max(abs(x), abs(y)) == ring
            ),
            key=lambda point: (squared(point, goal), point),
        )
        for point in around:
            if _fits(land, goal, point, taken):
                return point
    return goal


def settle(position: Position, figure: str, points: Sequence[Point], *, charge: bool) -> Point:
    """§V121 Return where a figure ends its way so that it lies over nobody and stands on no line.

    Who would end over another, in a contact that he did not order, or nearer than 10 mm to a line, goes back along his
    way by 10 mm; at each taken point he looks aside, left before right, no farther than he has gone back.
    """
    bases = others(position, figure)
    end = points[-1]
    if _free(position, figure, end, bases, charge=charge):
        return end
    legs = _backwards(points)
    gone = 0
    for before, point in legs:
        gone = length(points[-1], point) if point == end else gone + STEP_BACK
        if _free(position, figure, point, bases, charge=charge):
            return point
        ahead = Point(point.x - before.x, point.y - before.y)
        for far in ASIDE:
            if far > gone:
                break
            for turn in (turned_left, turned_right):
                step = turn(ahead)
                whole = length(Point(0, 0), step)
                if not whole:
                    continue
                aside = towards(point, Point(point.x + step.x * 100, point.y + step.y * 100), far)
                if _free(position, figure, aside, bases, charge=charge) and _reaches(position, point, aside):
                    return aside
    return points[0]


def _backwards(points: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    """Yield the points of a way at which it can end, back from its end, each with the one 10 mm before it."""
    stops = list(range(len(points) - 1, 0, -STEP_BACK))
    for at in stops:
        yield points[max(0, at - STEP_BACK)], points[at]


def others(position: Position, figure: str) -> list[Base]:
    """§V121 Return the bases of all others on the ground; who stands on a ladder does not count."""
    found = [
        (position.at(name), RADIUS)
        for name in position.everybody()
        if name != figure and not position.figures[name].ladder
    ]
    gun = position.gun
    if gun is not None and gun.at is not None:
        found.append((Point(*gun.at), 20))
    return found


def _free(position: Position, figure: str, point: Point, bases: list[Base], *, charge: bool) -> bool:
    land = position.ground
    if any(squared(point, at) < (RADIUS + radius) ** 2 for at, radius in bases):
        return False
    if not clear_of_lines(land, point):
        return False
    if charge:
        return True
    enemy = enemy_of(position.side_of(figure))
    return not any(
        touching(position, point, Point(*at)) for name, at in position.spots(enemy) if not position.figures[name].ladder
    )


def _reaches(position: Position, point: Point, aside: Point) -> bool:
    land = position.ground
    if not (CLEAR <= aside.x <= land.size.x - CLEAR and CLEAR <= aside.y <= land.size.y - CLEAR):
        return False
    if any(separates(point, aside, each.start, each.end) for each in land.beside(point, aside, 0)):
        return False
    return land.zones_at(point) == land.zones_at(aside) and not any(aside in zone.polygon for zone in land.water)


def same_side(land: Ground, one: Point, other: Point) -> bool:
    """Return whether no line stands between two points."""
    return not any(
        sign(cross(each.start, each.end, one)) * sign(cross(each.start, each.end, other)) < 0
        and separates(one, other, each.start, each.end)
        for each in land.beside(one, other, 0)
    )


__all__ = ["CLOSE", "FORMS", "KEEP", "OPEN", "goals", "others", "same_side", "settle"]
