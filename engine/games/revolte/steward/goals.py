"""Chooses the places to which the autopilot sends its groups."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.games.revolte.contacts import carries, gunners
from engine.games.revolte.figures import PINNED
from engine.games.revolte.ground.terrain import DOOR, WALL, Ground, Piece
from engine.games.revolte.ground.walking import FIGURE
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.steward.field import (
    CELL,
    NOWHERE,
    Cell,
    Field,
    cell_on,
    far_by,
    field_to,
    middle_of,
)
from engine.games.revolte.victory import holding, objective
from engine.tabletop.points import Point, middle, squared, towards
from engine.tabletop.polygons import Polygon

WELL_INSIDE: Final = 40
FOOT_OFF: Final = 12
AT_LADDER: Final = 60
LADDER_FAR: Final = 350
"""The maximum distance in millimetres at which figures go to a ladder while the attacker can still break a wall."""
FAR_OFF: Final = 190
"""The distance from the objective, in millimetres, beyond which defenders do not leave their posts for it."""
WAITING: Final = 60
"""The distance from the wall, in millimetres, at which figures wait until they can cross it."""


def attacks(position: Position) -> bool:
    """Return whether the active side is the attacker in the scenario."""
    return position.active == position.battle.attacker


def hurry(position: Position) -> float:
    """Return how urgently the active side must act, from 0 to 1."""
    late = position.turn / position.battle.turns
    if attacks(position):
        return late
    held = holding(position)
    need = max(1, position.battle.victory.needed)
    return min(1.0, held[position.battle.attacker] / need)


class Goal(NamedTuple):
    """The goal of a group of figures.

    `field` holds the distances to the goal. `point` is None if the goal is an area.
    """

    field: Field
    point: Point | None = None


def to_point(land: Ground, point: Point) -> Goal:
    """Return the goal of going to a point."""
    return Goal(field_to(land, (cell_on(land, point),)), point)


def to_objective(position: Position) -> Goal:
    """Return the goal of going into the objective."""
    return Goal(field_to(position.ground, _inner_cells(objective(position), position.ground.size)))


@lru_cache(maxsize=16)
def _inner_cells(area: Polygon, size: Point) -> tuple[Cell, ...]:
    """Return the squares of an area that are not at its edge."""
    cells = [(x, y) for x in range(size.x // CELL + 1) for y in range(size.y // CELL + 1)]
    inside = {cell for cell in cells if middle_of(cell) in area}
    off = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    on = {cell for cell in cells if middle_of(cell).x <= size.x - FIGURE and middle_of(cell).y <= size.y - FIGURE}
    return tuple(
        cell
        for cell in cells
        if cell in inside
        and cell in on
        and all((beside := (cell[0] + x, cell[1] + y)) in inside or beside not in on for x, y in off)
    )


def far_from(position: Position, figure: str, goal: Goal) -> int:
    """Return the distance of a figure from a goal."""
    at = position.at(figure)
    return squared(at, goal.point) if goal.point is not None else far_by(position.ground, goal.field, at)


def goal_of(position: Position, figures: list[str]) -> Goal | None:
    """Return the goal of a group of attackers. Return None if the group should stay where it is."""
    land, at = position.ground, position.at(figures[0])
    load = carries(position, figures[0])
    if load:
        piece = _target_of(position, load, at)
        return None if piece is None else to_point(land, _foot(piece, at))
    if at in objective(position):
        prey = _prey(position, at)
        return None if prey is None else to_point(land, prey)
    goal = to_objective(position)
    if far_by(land, goal.field, at) < NOWHERE:
        return goal
    spot = _to_ladder(position, at) or _before_wall(land, at)
    return None if spot is None else to_point(land, spot)


def _target_of(position: Position, load: str, at: Point) -> Piece | None:
    """Return the wall or door that a group can attack with its ladder, ram or keg, or None."""
    kinds = (WALL,) if load.startswith("ladder") else (DOOR, WALL)
    pieces = [each for each in position.ground.lines if not each.climb and each.kind in kinds]
    if not pieces:
        return None
    taken = {each.raised for each in position.ladders if each.raised and not each.gone}
    door = [each for each in pieces if each.kind == DOOR and squared(middle(each.start, each.end), at) <= 500 * 500]
    found = door if load == "keg" and door else [each for each in pieces if each.id not in taken] or pieces
    return min(found, key=lambda each: squared(middle(each.start, each.end), at))


def _foot(piece: Piece, at: Point) -> Point:
    """Return a point in front of an obstacle, on the same side as `at`."""
    centre = middle(piece.start, piece.end)
    if piece.start.y == piece.end.y:
        return Point(centre.x, centre.y + (FOOT_OFF if at.y > centre.y else -FOOT_OFF))
    if piece.start.x == piece.end.x:
        return Point(centre.x + (FOOT_OFF if at.x > centre.x else -FOOT_OFF), centre.y)
    return towards(centre, at, FOOT_OFF)


def _prey(position: Position, at: Point) -> Point | None:
    """Return the place of an enemy in the objective that is worth attacking from `at`.

    Return None if the attackers should stay.
    """
    held = holding(position)
    battle, area = position.battle, objective(position)
    other = battle.defender
    if held[battle.attacker] >= battle.victory.needed and held[battle.attacker] > held[other]:
        return None
    inside = [spot for name, spot in position.spots(other) if spot in area and position.figures[name].state != PINNED]
    prey = min(inside, key=lambda spot: (squared(spot, at), spot), default=None)
    if prey is None or squared(prey, at) <= 100 * 100:
        return None
    return prey


def nearest_inside(position: Position, at: Point) -> Point:
    """Return a point inside the objective, near to a given point."""
    points = objective(position).points
    left, right = min(p.x for p in points) + WELL_INSIDE, max(p.x for p in points) - WELL_INSIDE
    top, bottom = min(p.y for p in points) + WELL_INSIDE, max(p.y for p in points) - WELL_INSIDE
    return Point(min(max(at.x, left), right), min(max(at.y, top), bottom))


def _to_ladder(position: Position, at: Point) -> Point | None:
    """Return the foot of the nearest raised ladder. Return None if there is no reason to go to one."""
    feet = [Point(*each.at) for each in position.ladders if each.raised and not each.gone and each.at is not None]
    foot = min(feet, key=lambda spot: squared(spot, at), default=None)
    if foot is None or squared(foot, at) <= AT_LADDER**2:
        return None
    return foot if squared(foot, at) <= LADDER_FAR**2 or not _opens(position) else None


def _opens(position: Position) -> bool:
    """Return whether the attacker still has a means to break through a wall."""
    keg, gun = position.keg, position.gun
    return (keg is not None and not keg.gone) or (gun is not None and not gun.broken and bool(gunners(position)))


def _before_wall(land: Ground, at: Point) -> Point | None:
    """Return the point where figures wait in front of the nearest wall.

    Return None if there is no wall or they are already there.
    """
    walls = [each for each in land.lines if not each.climb and each.kind in (WALL, DOOR)]
    if not walls:
        return None
    nearest = min(walls, key=lambda each: squared(middle(each.start, each.end), at))
    foot = _foot(nearest, at)
    centre = middle(nearest.start, nearest.end)
    off = WAITING // FOOT_OFF
    spot = Point(centre.x + (foot.x - centre.x) * off, centre.y + (foot.y - centre.y) * off)
    return spot if squared(spot, at) > 60 * 60 else None


def threatened(position: Position, at: Point) -> Point | None:
    """Return where defenders go to defend the objective. Return None if they should stay where they are."""
    area = objective(position)
    inside = [spot for _, spot in position.spots(enemy_of(position.active)) if spot in area]
    if inside:
        return min(inside, key=lambda spot: (squared(spot, at), spot))
    goal = nearest_inside(position, at)
    return goal if squared(goal, at) > FAR_OFF * FAR_OFF else None
