"""Computes what a figure can reach, see and hit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.games.revolte.combat import firing
from engine.games.revolte.combat.firing import Shot
from engine.games.revolte.figures import RADIUS, STOPPED
from engine.games.revolte.ground import cover
from engine.games.revolte.ground.walking import CLEAR, go
from engine.games.revolte.ground.ways import find_way
from engine.games.revolte.phases.orders import CRAWL_MOST, RUN_LEAST, RUN_MOST, walker_of
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.tables import tables
from engine.tabletop.points import Point, length, squared

STEP = 20
"""The distance between two computed places, in millimetres."""
CRAWL_LEAST = 10
OUTERMOST = 3
"""The number of figures of a group whose reach is drawn."""
NEAREST = 3
"""The number of nearest enemies against which cover is computed."""


class Field(NamedTuple):
    """A value for each point of a grid over the table.

    Points are `STEP` apart. The first is half a step from the corner of the table.
    """

    columns: int
    rows: int
    values: tuple[int, ...]


def field(position: Position, value: Callable[[Point], int]) -> Field:
    """Return a `Field` that contains the value of each point of the table. `value` computes it."""
    size = position.ground.size
    columns, rows = size.x // STEP, size.y // STEP
    half = STEP // 2
    spots = (Point(half + STEP * column, half + STEP * row) for row in range(rows) for column in range(columns))
    return Field(columns, rows, tuple(value(spot) for spot in spots))


def limits(position: Position, figure: str) -> tuple[int, int]:
    """§7 Return how far a figure can move at least and at most, in millimetres."""
    stopped = position.figures[figure].state == STOPPED
    return (CRAWL_LEAST, CRAWL_MOST) if stopped else (RUN_LEAST, RUN_MOST)


def reach_of(position: Position, figure: str) -> Field:
    """§V36, §V40, §V107 Return where a figure can move.

    The value is 2 where the figure certainly arrives, 1 where it needs a good die roll, and otherwise 0.
    """
    at, walker = position.at(figure), walker_of(position, figure)
    least, most = limits(position, figure)
    size = position.ground.size

    def value(spot: Point) -> int:
        inside = CLEAR <= spot.x <= size.x - CLEAR and CLEAR <= spot.y <= size.y - CLEAR
        if not inside or squared(at, spot) > most * most:
            return 0
        way = find_way(position.ground, walker, spot)
        if go(position.ground, walker, way, most).end != spot:
            return 0
        return 2 if go(position.ground, walker, way, least).end == spot else 1

    return field(position, value)


def reach_of_all(position: Position, figures: Sequence[str]) -> Field:
    """Return the combined reach of a group."""
    first = position.at(figures[0])
    outermost = sorted(figures[1:], key=lambda name: -squared(first, position.at(name)))[: OUTERMOST - 1]
    fields = [reach_of(position, name) for name in (figures[0], *outermost)]
    return fields[0]._replace(values=tuple(map(max, *(each.values for each in fields), fields[0].values)))


def sight_of(position: Position, figure: str) -> Field:
    """§V109, §V128 Return a field with 1 for each place that a figure sees, and 0 for the others."""
    at = position.at(figure)
    return field(position, lambda spot: int(firing.in_sight(position, at, spot)))


def rings_of(position: Position, figure: str) -> tuple[tuple[int, int], ...]:
    """§8.1 Return the ranges of a figure's weapon in millimetres, each with the score needed."""
    row = tables().fire.get(position.roster[figure].kind.fire)
    if row is None:
        return ()
    limit = position.battle.sight
    ends = [end for end in tables().columns if not limit or end <= limit]
    return tuple((end, row.scores[place]) for place, end in enumerate(ends) if place < len(row.scores))


def cover_of(position: Position, side: str) -> Field:
    """§V92 Return the cover (0, 1 or 2) of each place against the enemies near it. The worst cover counts."""
    enemies = [position.at(name) for name in position.standing(enemy_of(side))]

    def value(spot: Point) -> int:
        near = sorted(enemies, key=lambda at: squared(at, spot))[:NEAREST]
        kinds = [cover.COVERS.index(cover.to_save(position.ground, spot, at)) for at in near]
        return min(kinds, default=0)

    return field(position, value)


def distances_of(position: Position, figure: str) -> list[tuple[str, int, bool]]:
    """§V104 Return all other figures, the nearest first.

    Each has the gap to it in millimetres, and whether it is in sight.
    """
    at = position.at(figure)
    others = [name for name in position.everybody() if name != figure]
    found = [
        (name, max(0, length(at, position.at(name)) - 2 * RADIUS), firing.in_sight(position, at, position.at(name)))
        for name in others
    ]
    return sorted(found, key=lambda each: (each[1], position.roster[each[0]].number))


def shots_of(position: Position, figure: str) -> list[Shot]:
    """§8 Return the shots that a figure can fire from where it stands, the best first."""
    return firing.shots(position, figure)
