"""§3 What it costs to enter a hex, and what a mover can reach by which way."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.ascari.scenarios import GUNS, HORSE
from engine.games.ascari.tables import FOOT
from engine.games.ascari.world import Position
from engine.hexes.paths import Way, reach

_COLUMN = {HORSE: "horse", GUNS: "guns"}


def column_of(position: Position, piece: str) -> str:
    """§3.7 Return the column of the terrain effects chart by which a counter moves."""
    return _COLUMN.get(position.roster[piece].kind, FOOT)


def passable(position: Position, piece: str, at: str) -> bool:
    """§3.7 Return whether a counter may ever enter a hex."""
    return position.board.terrain[at].mp[column_of(position, piece)] > 0


class Ground:
    """The map as one mover finds it: costs, enemies, friends, where it has to stop.

    It is of the moment: whoever moves changes it.
    """

    def __init__(self, position: Position, piece: str) -> None:
        self.position = position
        self.piece = piece
        counters = position.roster
        side = counters[piece].side
        self.alone = counters[piece].is_leader
        self.column = column_of(position, piece)
        self.terrain = position.board.terrain
        self.enemies: set[str] = set()
        self.enemy_leaders: set[str] = set()
        self.friends: set[str] = set()
        for name, other in position.pieces.items():
            if not other.at or name == piece:
                continue
            counter = counters[name]
            if counter.side != side:
                (self.enemy_leaders if counter.is_leader else self.enemies).add(other.at)
            elif not counter.is_leader:
                self.friends.add(other.at)
        self.arms = not self.alone and position.can_arm(piece)

    def cost(self, at: str) -> int | None:
        """§3.1, §A10 Return the points to enter a hex; None if the mover may never."""
        if self.alone and (at in self.enemies or at in self.enemy_leaders):
            return None
        return self.terrain[at].mp[self.column] or None

    def stops(self, at: str) -> bool:
        """§3.2, §4.6 Return whether no way goes on behind a hex: a melee, or a rifle marker that has to be taken."""
        return at in self.enemies or (self.arms and at in self.position.rifles and at not in self.friends)

    def can_end(self, at: str) -> bool:
        """§3.4 Return whether a move may end in a hex: not in a friend's, unless it is a leader who moves alone."""
        return self.alone or at not in self.friends


def nothing(_: str) -> int:
    """Return no drawback."""
    return 0


def reachable(
    position: Position,
    piece: str,
    points: int,
    *,
    start: str = "",
    single: bool = False,
    drawback: Callable[[str], int] = nothing,
) -> dict[str, Way]:
    """§3 Return the best way to every hex that a mover can enter, ends or not.

    `start` is where it stands, if not where the counter is. `single` is a unit that may always enter one hex.
    """
    ground = Ground(position, piece)
    return _reach(ground, start or position.pieces[piece].at, points, single=single, drawback=drawback)


def _reach(
    ground: Ground, start: str, points: int, *, single: bool, drawback: Callable[[str], int] = nothing
) -> dict[str, Way]:
    grid = ground.position.board.grid
    return reach(grid, start, points, ground.cost, stops=ground.stops, drawback=drawback, step=single)


def ends_of(position: Position, piece: str, ways: dict[str, Way]) -> dict[str, Way]:
    """§3.4 Return the ways that end where a move may end."""
    ground = Ground(position, piece)
    return {at: way for at, way in ways.items() if ground.can_end(at)}


def nearby_ends(position: Position, piece: str, points: int) -> dict[str, Way]:
    """§3 Return the cheapest way to every hex where a mover's move may end, whatever could fire at it on the way."""
    ground = Ground(position, piece)
    single = not ground.alone and position.allowance(piece) == 1
    ways = _reach(ground, position.pieces[piece].at, points, single=single)
    return {at: way for at, way in ways.items() if ground.can_end(at)}
