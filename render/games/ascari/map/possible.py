"""What units could do from where they stand: where a unit goes and who could fire at it there, what it sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.ascari.combat import shooting
from engine.games.ascari.combat.shooting import Shot
from engine.games.ascari.phases import windows
from engine.games.ascari.phases.moves import Routes, points_of, preset_followers
from engine.games.ascari.world import Position
from engine.hexes.paths import Way
from render.hexes.overlays import Reach


class Step(NamedTuple):
    """A hex of a way, and how many enemies could fire at a mover there."""

    at: str
    threats: int


class Watch:
    """§4.3, §A51 The enemies of a side that could fire at its movers now, whatever their orders."""

    def __init__(self, position: Position, side: str) -> None:
        enemy = position.battle.enemy_of(side)
        self._position, self._units = position, position.units()
        self._hostile = {at for at, unit in self._units.items() if position.side_of(unit) == enemy}
        self._able = [name for name in position.units_of(enemy) if shooting.can_react(position, name)]
        self._known: dict[str, frozenset[str]] = {}

    def on(self, at: str) -> frozenset[str]:
        """§4.33 Return who could fire at a mover in a hex; nobody does where it comes into a melee."""
        if at not in self._known:
            able = () if at in self._hostile else self._able
            self._known[at] = frozenset(name for name in able if shooting.sees(self._position, name, at, self._units))
        return self._known[at]

    def along(self, hexes: Sequence[str]) -> frozenset[str]:
        """Return who could fire somewhere on a way."""
        return frozenset[str]().union(*map(self.on, hexes))


def routes_of(position: Position, unit: str) -> Routes:
    """§3, §5.42 Return the ways of a unit; of the one whose move goes on, with the points that it has left."""
    mover = position.mover
    if mover is not None and mover.unit == unit:
        return Routes(position, unit, mover.left)
    return Routes(position, unit, points_of(position, unit, preset_followers(position, unit)))


def reach_of(position: Position, unit: str) -> tuple[Reach, ...]:
    """§3 Return where a unit could end a move, at what cost, and how many enemies could fire at it on the way."""
    watch, ends = Watch(position, position.side_of(unit)), routes_of(position, unit).ends
    return tuple(Reach(at, way.cost, len(watch.along(way.hexes))) for at, way in sorted(ends.items()))


def way_of(position: Position, unit: str, end: str) -> Way | None:
    """§A31 Return the way that a unit would take to a hex; None if it cannot go there."""
    return routes_of(position, unit).ends.get(end)


def steps_of(position: Position, unit: str, way: Way) -> tuple[Step, ...]:
    """§4.3 Return each hex of a way with how many enemies could fire there."""
    watch = Watch(position, position.side_of(unit))
    return tuple(Step(at, len(watch.on(at))) for at in way.hexes)


def sight_of(position: Position, unit: str) -> tuple[frozenset[str], frozenset[str]]:
    """§4.2 Return the hexes within a unit's range that it sees, and its dead ground."""
    units, far = position.units(), shooting.range_of(position, unit)
    near = set(position.board.grid.within(position.pieces[unit].at, far)) - {position.pieces[unit].at}
    seen = frozenset(at for at in near if shooting.sees(position, unit, at, units))
    return seen, frozenset(near - seen)


def threat_of(position: Position, side: str) -> tuple[tuple[str, int], ...]:
    """§4 Return how many units of a side could fire at each hex as they stand, markers left aside."""
    units = position.units()
    counts: dict[str, int] = {}
    for name in position.units_of(side):
        at, far = position.pieces[name].at, shooting.range_of(position, name)
        for other in position.board.grid.within(at, far) if far else ():
            if other != at and shooting.sees(position, name, other, units):
                counts[other] = counts.get(other, 0) + 1
    return tuple(sorted(counts.items()))


def window_of(position: Position) -> tuple[str, list[Shot]]:
    """§4.3 Return the hex of the mover, and the shots that could be fired at it there; empty without a mover."""
    at = position.pieces[position.mover.unit].at if position.mover is not None else ""
    return at, windows.eligible(position, at) if at else []
