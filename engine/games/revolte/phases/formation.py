"""§V120, §V121 Where the figures of a group go, and where they stop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from engine.games.revolte.contacts import touching
from engine.games.revolte.figures import OVER_LINE, RADIUS
from engine.games.revolte.ground.roofs import Roof
from engine.games.revolte.ground.terrain import Ground
from engine.games.revolte.ground.walking import CLEAR, Walked, Walker, clear_of_lines, go
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.tabletop.points import Point, length, squared, toward_zero, towards, turned_left, turned_right
from engine.tabletop.segments import separates

KEEP: Final = "keep"
CLOSE: Final = "close"
OPEN: Final = "open"
FORMS: Final = (KEEP, CLOSE, OPEN)
PITCH: Final = {CLOSE: 25, OPEN: 75}
"""§V120 The distance between the places of a formation in millimetres, keyed by the name of the formation."""
FARTHEST: Final = 20
"""The number of steps of the lattice that are searched, in each direction."""
STEP_BACK: Final = 10
ASIDE: Final = (22, 44)

Base = tuple[Point, int]


def goals(position: Position, figures: list[str], goal: Point, form: str) -> dict[str, Point]:
    """§V120 Return a goal for each figure of a group that moves to `goal`.

    The nearest figure gets `goal` itself.
    """
    land, roof = position.ground, position.roof_of(figures[0])
    spots = {name: position.at(name) for name in figures}
    order = sorted(figures, key=lambda name: (squared(spots[name], goal), position.roster[name].number))
    first = order[0]
    found = {first: goal}
    taken = [(goal, RADIUS), *others(position, *figures)]
    for name in order[1:]:
        wanted = Point(goal.x + spots[name].x - spots[first].x, goal.y + spots[name].y - spots[first].y)
        if form == KEEP and _fits(land, roof, (goal, wanted), taken):
            found[name] = wanted
        else:
            found[name] = _on_lattice(land, roof, (goal, PITCH.get(form, PITCH[CLOSE])), taken)
        taken.append((found[name], RADIUS))
    return found


def _fits(land: Ground, roof: Roof | None, leg: tuple[Point, Point], taken: list[Base]) -> bool:
    """§V120 Return whether a figure can stop at a place that is free and has a clear way to the goal.

    `leg` is the pair of goal and place.
    """
    goal, point = leg
    if roof is not None:
        return roof.has_room(point, RADIUS) and not overlaps(point, taken)
    if not (CLEAR <= point.x <= land.size.x - CLEAR and CLEAR <= point.y <= land.size.y - CLEAR):
        return False
    if overlaps(point, taken) or not clear_of_lines(land, point):
        return False
    return not any(separates(goal, point, each.start, each.end) for each in land.beside(goal, point, 0))


def _on_lattice(land: Ground, roof: Roof | None, of: tuple[Point, int], taken: list[Base]) -> Point:
    """§V120 Return the nearest free place on a grid around a goal, or the goal itself.

    `of` is the goal and the distance of grid points in millimetres.
    """
    goal, pitch = of
    for x, y in _lattice():
        point = Point(goal.x + pitch * x, goal.y + pitch * y)
        if _fits(land, roof, (goal, point), taken):
            return point
    return goal


@cache
def _lattice() -> tuple[tuple[int, int], ...]:
    """Return the steps from the middle of a grid to its other points, the nearest first."""
    steps = ((x, y) for x in range(-FARTHEST, FARTHEST + 1) for y in range(-FARTHEST, FARTHEST + 1) if x or y)
    return tuple(sorted(steps, key=lambda step: (step[0] ** 2 + step[1] ** 2, step)))


def settle(position: Position, figure: str, chain: tuple[Point, ...], went: Walked) -> Point:
    """§V121 Return a free point where a figure ends its path.

    If the end of its walk `went` is not free, the figure goes back along the path.
    """
    standing = others(position, figure)
    if went.spent and _free(position, figure, went.end, standing):
        return went.end
    for stop in stops(chain, went.spent):
        if _free(position, figure, stop.at, standing):
            return stop.at
        for aside in _beside(stop, went.spent - stop.gone):
            if _free(position, figure, aside, standing) and _reaches(position, figure, stop.at, aside):
                return aside
    return chain[0]


class Stop(NamedTuple):
    """A point where a path can end.

    `before` is the previous point where it can end. `gone` is how many millimetres of the path lie before this point.
    """

    before: Point
    at: Point
    gone: int


def stops(chain: tuple[Point, ...], spent: int) -> Iterator[Stop]:
    """§V121 Yield the points where a path can end, beginning with the last one."""
    legs, gone = [], 0
    for start, end in pairwise(chain):
        most = min(length(start, end), spent - gone)
        if most > 0:
            legs.append((start, end, gone, most))
            gone += most
    for start, end, before_leg, most in reversed(legs):
        at = towards(start, end, most)
        for far in (most, *reversed(range(STEP_BACK, most, STEP_BACK))):
            back = (far - 1) // STEP_BACK * STEP_BACK
            before = towards(start, end, back) if back else start
            yield Stop(before, at, before_leg + far)
            at = before


def _beside(stop: Stop, back: int) -> Iterator[Point]:
    ahead = Point(stop.at.x - stop.before.x, stop.at.y - stop.before.y)
    whole = length(Point(0, 0), ahead)
    for far in ASIDE:
        if far > back or not whole:
            return
        for turn in (turned_left, turned_right):
            step = turn(ahead)
            yield Point(
                stop.at.x + toward_zero(step.x * far, whole),
                stop.at.y + toward_zero(step.y * far, whole),
            )


def others(position: Position, *figures: str) -> list[Base]:
    """§V121 Return the bases on the same level, except those of `figures`."""
    floor = position.figures[figures[0]].roof
    found = [
        (at, RADIUS)
        for name, each in position.figures.items()
        if (at := each.at) is not None and name not in figures and not each.ladder and each.roof == floor
    ]
    gun = position.gun
    if gun is not None and gun.at is not None and not floor:
        found.append((Point(*gun.at), 20))
    return found


def _free(position: Position, figure: str, point: Point, standing: list[Base]) -> bool:
    floor = position.figures[figure].roof
    if overlaps(point, standing) or not (floor or clear_of_lines(position.ground, point)):
        return False
    enemy, reach = enemy_of(position.side_of(figure)), OVER_LINE + 2 * RADIUS
    return not any(
        touching(position, point, at)
        for name, at in position.spots(enemy)
        if -reach <= at[0] - point[0] <= reach and position.figures[name].stands_on(floor)
    )


def overlaps(point: Point, standing: Sequence[Base], radius: int = RADIUS) -> bool:
    """Return whether a base at `point` would overlap a base in `standing`."""
    left, top = point
    for (x, y), other in standing:
        reach = radius + other
        if -reach < x - left < reach and (x - left) ** 2 + (y - top) ** 2 < reach * reach:
            return True
    return False


def _reaches(position: Position, figure: str, point: Point, aside: Point) -> bool:
    """§V36 to §V40 Return whether a step sideways to `aside` is legal."""
    land, enemy = position.ground, enemy_of(position.side_of(figure))
    floor = position.figures[figure].roof
    enemies = tuple(position.at(name) for name in position.standing(enemy) if position.figures[name].stands_on(floor))
    walker = Walker(point, frozenset(), enemies, roof=position.roof_of(figure))
    went = go(land, walker, (point, aside), length(point, aside))
    return went.end == aside and not went.left


__all__ = ["CLOSE", "FORMS", "KEEP", "OPEN", "goals", "others", "overlaps", "settle"]
