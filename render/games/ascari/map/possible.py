"""What a unit can do, such as where it can move."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.ascari.combat import shooting
from engine.games.ascari.combat.shooting import Shot, Watch
from engine.games.ascari.phases import windows
from engine.games.ascari.phases.routes import LIMBERING, Routes, limbered_ends
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS
from engine.hexes.paths import Way
from render.hexes.overlays import Reach


class Step(NamedTuple):
    """A hex of a path, and the number of enemies that could fire there."""

    at: str
    threats: int


def routes_of(position: Position, unit: str) -> Routes:
    """§3, §5.42 Return the paths that a unit can still take."""
    mover = position.mover
    return Routes(position, unit, mover.left if mover is not None and mover.unit == unit else position.allowance(unit))


def reach_of(position: Position, unit: str) -> tuple[Reach, ...]:
    """§3 Return the hexes where a unit could end a move, with costs and dangers."""
    counter, piece, routes = position.roster[unit], position.pieces[unit], routes_of(position, unit)
    ends = routes.ends
    if counter.kind == GUNS and not piece.limbered and piece.at:
        ends = {at: Way(LIMBERING + ends[at].cost, ends[at].drawback, (at,)) for at in limbered_ends(position, unit)}
    watch = Watch(position, unit)
    return tuple(
        Reach(at, way.cost, len({name for each in way.hexes for name in watch.at(each)}))
        for at, way in sorted(ends.items())
    )


def way_of(position: Position, unit: str, end: str, by: str = "") -> Way | None:
    """§A31 Return the path of a unit to the hex `end`; None if it cannot get there.

    If `by` is given, the path leads through that hex.
    """
    routes = routes_of(position, unit)
    return routes.by_way_of(by, end) if by else routes.ends.get(end)


def steps_of(position: Position, unit: str, way: Way) -> tuple[Step, ...]:
    """§4.3 Return the hexes of a path, each with the number of enemies that threaten it."""
    watch = Watch(position, unit)
    return tuple(Step(at, sum(1 for _ in watch.at(at))) for at in way.hexes)


def sight_of(position: Position, unit: str) -> tuple[frozenset[str], frozenset[str]]:
    """§4.2 Return the hexes in range that a unit sees, and the hidden ones."""
    units, far = position.units(), shooting.range_of(position, unit)
    near = set(position.board.grid.within(position.pieces[unit].at, far)) - {position.pieces[unit].at}
    seen = frozenset(at for at in near if shooting.sees(position, unit, at, units))
    return seen, frozenset(near - seen)


def threat_of(position: Position, side: str) -> tuple[tuple[str, int], ...]:
    """§4 Return the hexes at which a side can fire, each with the number of its units that can.

    Markers that prevent fire are ignored.
    """
    units = position.units()
    counts: dict[str, int] = {}
    for name in position.units_of(side):
        at, far = position.pieces[name].at, shooting.range_of(position, name)
        for other in position.board.grid.within(at, far) if far else ():
            if other != at and shooting.sees(position, name, other, units):
                counts[other] = counts.get(other, 0) + 1
    return tuple(sorted(counts.items()))


def window_of(position: Position) -> tuple[str, list[Shot]]:
    """§4.3 Return the hex of the moving unit, and the enemy's possible shots at it.

    Both are empty if no unit is moving.
    """
    at = position.pieces[position.mover.unit].at if position.mover is not None else ""
    return at, windows.eligible(position, at) if at else []
