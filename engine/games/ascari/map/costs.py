"""Movement costs, and the hexes that a unit can reach, with paths (§3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS, HORSE
from engine.games.ascari.tables import FOOT
from engine.hexes.paths import Way, reach

_COLUMN: Final = {HORSE: "horse", GUNS: "guns"}


def column_of(position: Position, piece: str) -> str:
    """Return a counter's movement column of the terrain effects chart (§3.7)."""
    return _COLUMN.get(position.roster[piece].kind, FOOT)


def passable(position: Position, piece: str, at: str) -> bool:
    """§3.7 Return whether a counter may ever enter a hex."""
    return position.board.terrain[at].mp[column_of(position, piece)] > 0


class Ground:
    """The map as one moving unit sees it: costs, enemies, friends, and hexes where it must stop.

    It becomes invalid after the next move.
    """

    def __init__(self, position: Position, piece: str) -> None:
        self.position = position
        self.piece = piece
        counters = position.roster
        side = counters[piece].side
        self.alone = counters[piece].is_leader
        self.column = column_of(position, piece)
        self.terrain = position.board.terrain
        pieces, ranks, enemy = position.pieces, position.ranks, position.battle.enemy_of(side)
        self.enemies = {pieces[name].at for name in ranks.units_of[enemy]}
        self.enemy_leaders = {pieces[name].at for name in ranks.leaders_of[enemy]} if self.alone else set[str]()
        self.friends = {pieces[name].at for name in ranks.units_of[side] if name != piece}
        for hexes in (self.enemies, self.enemy_leaders, self.friends):
            hexes.discard("")
        self.arms = not self.alone and position.can_arm(piece)

    def cost(self, at: str) -> int | None:
        """Return the movement points to enter a hex; None if this is forbidden (§3.1, §A10)."""
        if self.alone and (at in self.enemies or at in self.enemy_leaders):
            return None
        return self.terrain[at].mp[self.column] or None

    def stops(self, at: str) -> bool:
        """Return whether the moving unit must stop in a hex (§3.2, §4.6)."""
        return at in self.enemies or (self.arms and at in self.position.rifles and at not in self.friends)

    def can_end(self, at: str) -> bool:
        """Return whether a move may end in a hex (§3.4)."""
        return self.alone or at not in self.friends


def nothing(_: str) -> int:
    """Return 0 for every hex. This is the default for `drawback`."""
    return 0


def reachable(
    position: Position,
    piece: str,
    points: int,
    *,
    start: str = "",
    single: bool = False,
    drawback: Callable[[str], int] = nothing,
    end: str = "",
) -> dict[str, Way]:
    """Return the best path to every hex that a unit can enter, even if it may not end there (§3).

    With `end`, return only the path to that hex. `start` is the hex from which the unit moves, if it is not the
    counter's hex. With `single`, the unit may always enter one hex.
    """
    ground, grid = Ground(position, piece), position.board.grid
    start = start or position.pieces[piece].at
    return reach(grid, start, points, ground.cost, stops=ground.stops, drawback=drawback, step=single, end=end)


def ends_of(position: Position, piece: str, ways: dict[str, Way]) -> dict[str, Way]:
    """Return the paths to hexes in which the move may end (§3.4)."""
    ground = Ground(position, piece)
    return {at: way for at, way in ways.items() if ground.can_end(at)}


class Near(NamedTuple):
    """The hexes where a move may end. Each has its cost and the hex before it on the path."""

    costs: dict[str, int]
    before: dict[str, str]


def nearby_ends(position: Position, piece: str, points: int) -> Near:
    """Return the hexes where a move may end, with the cheapest paths (§3).

    It ignores enemy fire and is faster than `reachable`.
    """
    ground = Ground(position, piece)
    start = position.pieces[piece].at
    steps = position.board.steps(ground.column)
    costs, before = {start: 0}, {}
    shut = ground.enemies | ground.enemy_leaders if ground.alone else frozenset[str]()
    stops = ground.enemies | (position.rifles.keys() - ground.friends) if ground.arms else ground.enemies
    waves: list[list[str]] = [[] for _ in range(points + 1)]
    waves[0].append(start)
    for cost, wave in enumerate(waves[:-1]):
        for name in wave:
            if costs[name] != cost or (name in stops and cost):
                continue
            for following, price in steps[name]:
                total = cost + price
                if total <= points and total < costs.get(following, total + 1) and following not in shut:
                    costs[following], before[following] = total, name
                    waves[total].append(following)
    if not ground.alone and position.allowance(piece) == 1:
        _one_step(steps[start], costs, before, start)
    del costs[start]
    if not ground.alone:
        for friend in ground.friends:
            costs.pop(friend, None)
    return Near(costs, before)


def _one_step(steps: tuple[tuple[str, int], ...], costs: dict[str, int], before: dict[str, str], start: str) -> None:
    """Add the adjacent hexes to `costs`. A unit may always move one hex (§3)."""
    for following, price in steps:
        if following not in costs:
            costs[following], before[following] = price, start
