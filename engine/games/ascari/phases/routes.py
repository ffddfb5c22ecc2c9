"""The possible paths of a moving unit, and the fire to which they expose it (§3)."""

from __future__ import annotations

from typing import Final

from engine.games.ascari.combat import shooting
from engine.games.ascari.map.costs import Ground, ends_of, reachable
from engine.games.ascari.position import Position
from engine.hexes.paths import Way

LIMBERING: Final = 1
"""§3.61 The movement points that a change of formation costs."""


def first_hexes(position: Position, piece: str) -> dict[str, int]:
    """Return the free hexes where a reinforcement may enter, with costs (§A45)."""
    ground = Ground(position, piece)
    points = position.allowance(piece)
    costs = {at: ground.cost(at) for at in position.roster[piece].entry if at not in ground.enemies | ground.friends}
    return {at: cost for at, cost in costs.items() if cost is not None and cost <= points}


class Routes:
    """The paths that a unit can take with its movement points on the current map."""

    def __init__(self, position: Position, unit: str, points: int) -> None:
        self.position = position
        self.unit = unit
        self.points = points
        self.here = position.pieces[unit].at
        self.single = not position.roster[unit].is_leader and position.allowance(unit) == 1 and points == 1
        self._windows: dict[str, int] = {}
        self._watch: shooting.Watch | None = None
        self._ways: dict[str, Way] | None = None
        self._ends: dict[str, Way] | None = None
        self._ground: Ground | None = None

    @property
    def ground(self) -> Ground:
        """The map as it appears to the moving unit, with its costs and obstacles."""
        if self._ground is None:
            self._ground = Ground(self.position, self.unit)
        return self._ground

    def _window(self, at: str) -> int:
        """Return 1 if an enemy could fire into a hex, otherwise 0 (§A31)."""
        found = self._windows.get(at)
        if found is None:
            if self._watch is None:
                self._watch = shooting.Watch(self.position, self.unit)
            found = self._windows[at] = int(any(self._watch.at(at)))
        return found

    @property
    def ways(self) -> dict[str, Way]:
        """The best path to each hex that the unit can enter."""
        if self._ways is None:
            self._ways = self._from_here() if self.here else self._from_outside()
        return self._ways

    def _from_here(self) -> dict[str, Way]:
        return reachable(self.position, self.unit, self.points, single=self.single, drawback=self._window)

    def _from_outside(self) -> dict[str, Way]:
        found: dict[str, Way] = {}
        for first, cost in first_hexes(self.position, self.unit).items():
            entered = Way(cost, self._window(first), (first,))
            on = reachable(self.position, self.unit, self.points - cost, start=first, drawback=self._window)
            ways = {first: entered} | {
                at: Way(cost + way.cost, entered.drawback + way.drawback, (first, *way.hexes)) for at, way in on.items()
            }
            for at, way in ways.items():
                if at not in found or way < found[at]:
                    found[at] = way
        return found

    def way_to(self, end: str) -> Way:
        """Return the path to a hex where the move may end. This is faster than reading `ends`."""
        if self._ends is not None or not self.here:
            return self.ends[end]
        return reachable(self.position, self.unit, self.points, single=self.single, drawback=self._window, end=end)[end]

    @property
    def ends(self) -> dict[str, Way]:
        """The paths to all hexes where the move may end or attack."""
        if self._ends is None:
            self._ends = ends_of(self.position, self.unit, self.ways)
        return self._ends

    def by_way_of(self, middle: str, end: str) -> Way | None:
        """Return the path to `end` through `middle`; None if there is none (§A31)."""
        first = self.ways.get(middle)
        if first is None or middle == end or self.ground.stops(middle) or first.cost >= self.points:
            return None
        on = reachable(self.position, self.unit, self.points - first.cost, start=middle, drawback=self._window).get(end)
        if on is None or not self.ground.can_end(end):
            return None
        return Way(first.cost + on.cost, first.drawback + on.drawback, first.hexes + on.hexes)

    def has_by_way(self, end: str) -> bool:
        """Return whether the unit can reach the hex `end` by way of another hex (§A31)."""
        ground, around = self.ground, self.position.board.grid.neighbours
        price, back = ground.cost(end), ground.cost(self.here) if self.here else None

        def reached(middle: str, rest: int) -> bool:
            """Return whether the movement points suffice to reach `middle` and spend `rest` more points."""
            way = self.ways.get(middle)
            return way is not None and middle != end and not ground.stops(middle) and way.cost + rest <= self.points

        if price is None or not ground.can_end(end):
            return False
        if any(reached(middle, price) for middle in around(end)):
            return True
        if back is None or self.here not in around(end) or ground.stops(self.here):
            return False
        return any(reached(middle, back + price) for middle in around(self.here))

    @property
    def can_return(self) -> bool:
        """Return whether the move can end where it began, after another hex (§A134)."""
        return bool(self.here) and self.has_by_way(self.here)


def limbered_ends(position: Position, unit: str) -> list[str]:
    """Return the hexes that guns may enter after limbering (§3.61)."""
    ground = Ground(position, unit)
    single = position.allowance(unit) == 1
    near = position.board.grid.neighbours(position.pieces[unit].at)
    costs = {at: ground.cost(at) for at in sorted(near) if ground.can_end(at)}
    return [at for at, cost in costs.items() if cost is not None and (cost <= LIMBERING or single)]
