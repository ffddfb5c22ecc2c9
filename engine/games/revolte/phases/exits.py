"""§V45 Leaving the table: who may leave, where, and with which objects."""

from __future__ import annotations

from engine.games.revolte.ground.walking import CLEAR
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import Exit
from engine.tabletop.points import Point, squared, toward_zero
from engine.tabletop.segments import near

NORTH, SOUTH, WEST, EAST = EDGES = ("north", "south", "west", "east")


def open_to(position: Position, side: str) -> list[Exit]:
    """§V45 Return the parts of the table's edge where `side` may leave."""
    return [each for each in position.battle.exit if each.side == side]


def exit_at(position: Position, side: str, point: Point) -> Exit | None:
    """§V45 Return the exit of `side` at a point; None if there is none."""
    found = open_to(position, side)
    return next((each for each in found if near(point, Point(*each.points[0]), Point(*each.points[1]), 0)), None)


def edge_of(way_out: Exit) -> str:
    """Return the table edge of an exit: north, east, south or west."""
    (ax, ay), (bx, by) = way_out.points
    if ax == bx:
        return WEST if ax == 0 else EAST
    return NORTH if ay == by == 0 else SOUTH


def nearest_on(position: Position, way_out: Exit, point: Point) -> Point:
    """Return the point of an exit nearest to `point` where a base fits."""
    start, end = (Point(*each) for each in way_out.points)
    across, down = end.x - start.x, end.y - start.y
    along = (point.x - start.x) * across + (point.y - start.y) * down
    whole = across * across + down * down
    along = min(max(along, 0), whole)
    found = Point(start.x + toward_zero(across * along, whole), start.y + toward_zero(down * along, whole))
    inside = last_place(position, found)
    return Point(found.x if across == 0 else inside.x, found.y if down == 0 else inside.y)


def last_place(position: Position, point: Point) -> Point:
    """§V40, §V45 Return the place nearest to `point` where a base stands fully on the table."""
    size = position.ground.size
    return Point(min(max(point.x, CLEAR), size.x - CLEAR), min(max(point.y, CLEAR), size.y - CLEAR))


def goals(position: Position, figures: list[str], goal: Point, way_out: Exit) -> dict[str, Point]:
    """§V120, §V45 Return the point at which each figure of a group leaves the table."""
    spots = {name: position.at(name) for name in figures}
    order = sorted(figures, key=lambda name: (squared(spots[name], goal), position.roster[name].number))
    first, found = spots[order[0]], {}
    for name in order:
        wanted = Point(goal.x + spots[name].x - first.x, goal.y + spots[name].y - first.y)
        found[name] = last_place(position, nearest_on(position, way_out, wanted))
    return found


def leave(position: Position, figure: str) -> Point:
    """§V45 Take a figure off the table, and return the point where it left.

    If it is the gunner, the machine gun leaves with it.
    """
    at, size = position.at(figure), position.ground.size
    each = position.figures[figure]
    each.at, each.left, each.moving = None, True, False
    weapon = position.mg
    if weapon is not None and figure == weapon.gunner:
        weapon.gunner, weapon.loader, weapon.at, weapon.broken = "", "", None, True
    elif weapon is not None and figure == weapon.loader:
        weapon.loader = ""
    across = 0 if at.x <= CLEAR else size.x if at.x >= size.x - CLEAR else at.x
    down = 0 if at.y <= CLEAR else size.y if at.y >= size.y - CLEAR else at.y
    return Point(across, down)


__all__ = ["EDGES", "edge_of", "exit_at", "goals", "last_place", "leave", "nearest_on", "open_to"]
