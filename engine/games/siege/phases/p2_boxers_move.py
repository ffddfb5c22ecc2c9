"""§6.2 The second phase: the stacks of Boxers move along their arrows."""

from __future__ import annotations

from engine.core.context import Context
from engine.games.siege.events import PileMoved, PileStayed
from engine.games.siege.map.boxer_routes import POINTS, affordable, choose, pinned, stop
from engine.games.siege.map.piles import divides, join, split
from engine.games.siege.world import Pile, Position, World


def move_boxers(world: World, context: Context) -> None:
    """§6.2, R107, R162 Move each stack, the oldest first, then join stacks."""
    position = world.position
    for pile in tuple(position.piles):
        if pinned(position, pile.zone):
            context.emit(PileStayed(zone=pile.zone, why="pinned"))
        else:
            _March(position, context, pile, left=POINTS, seen=(pile.zone,)).go()
    join(position, context)


class _March:
    """The movement of a stack of counters.

    `left` are its remaining points, and `seen` are the zones where it has been (R104).
    """

    def __init__(self, position: Position, context: Context, pile: Pile, *, left: int, seen: tuple[str, ...]) -> None:
        self.position = position
        self.table = context
        self.pile = pile
        self.left = left
        self.seen = list(seen)
        self.path = [pile.zone]
        self.through: list[str] = []
        self.spent = 0

    def go(self) -> None:
        """§6.2, R95, R96 Move the stack until it stops or splits."""
        why: str | None = None
        while why is None:
            if divides(self.position, self.pile):
                self._divide()
                return
            why = self._step()
        self._tell(why)

    def _divide(self) -> None:
        """§6.2, R96, R98 Split the stack and move both halves. The red half moves first."""
        if len(self.path) > 1:
            self._tell("split")
        other = split(self.position, self.table, self.pile)
        for half in (self.pile, other):
            _March(self.position, self.table, half, left=self.left, seen=tuple(self.seen)).go()

    def _step(self) -> str | None:
        """Move the stack one step. Return why it stops, or None if it goes on."""
        pile = self.pile
        arrow, way = choose(self.position, pile)
        if arrow is None:
            return "arrows"
        if way is None:
            return "fire"
        if way.end in self.seen:  # R104, R173; a half keeps its assigned arrow
            return "loop"
        if not affordable(self.position, way, left=self.left):
            pile.held = arrow  # R98, R174
            return "ruin" if way.through and way.end in self.position.ruins else "points"
        self.left = max(0, self.left - way.cost)
        self.spent += way.cost
        self.path += way.zones
        self.through += way.through
        self.seen.append(way.end)
        self._carry(way.end)
        return stop(self.position, way.end)

    def _carry(self, zone: str) -> None:
        pile = self.pile
        pile.zone, pile.held = zone, None
        by_id = self.position.by_id
        self.position.put_all([by_id[name] for name in pile.counters], zone)

    def _tell(self, why: str) -> None:
        if len(self.path) == 1:
            self.table.emit(PileStayed(zone=self.pile.zone, why="points" if why == "ruin" else why))
            return
        self.table.emit(
            PileMoved(
                counters=tuple(self.pile.counters),
                path=tuple(self.path),
                through=tuple(self.through),
                cost=self.spent,
                stopped=why,
            )
        )
