"""Approximate distances to a goal from every square of a fine grid.

They do not replace the rules, which check the path of each order.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from engine.games.revolte.ground.terrain import DENSE, Ground, Piece
from engine.games.revolte.ground.walking import CLEAR, FIGURE, Walker, go
from engine.games.revolte.ground.ways import is_free, way_round
from engine.games.revolte.position import Position
from engine.tabletop.points import Point, squared
from engine.tabletop.segments import apart

CELL: Final = 36
STEP: Final = 36
ASLANT: Final = 51
LINE: Final = 60
LIGHT_ZONE: Final = 60
DENSE_ZONE: Final = 130
"""The distance in millimetres that is added for crossing a climbable line, for scrub, and for ruins."""
RUN_MOST: Final = 160
FEW: Final = 2
ROUND_MOST: Final = 260
"""If a straight run covers fewer squares than the first number, a path around corners is searched; the second is the
maximum length of that path in millimetres.
"""
NOWHERE: Final = 1_000_000

Cell = tuple[int, int]
Steps = Mapping[Cell, tuple[tuple[Cell, int], ...]]


class Field:
    """The distance from each square to the nearest of several goals, without enemies."""

    def __init__(self, land: Ground, goals: tuple[Cell, ...]) -> None:
        self._steps, self._rough = _steps(land), _rough(land)
        self._known: dict[Cell, int] = {}
        self._found = dict.fromkeys(goals, 0)
        self._waiting = [(0, goal) for goal in goals]

    def far(self, cell: Cell) -> int:
        """Return the distance from a square to the nearest goal. Return `NOWHERE` if walls block every way."""
        far = self._known.get(cell)
        return self._spread_to(cell) if far is None else far

    def _spread_to(self, wanted: Cell) -> int:
        steps, rough, known, found, waiting = self._steps, self._rough, self._known, self._found, self._waiting
        while waiting:
            least, cell = heappop(waiting)
            if cell in known:
                continue
            known[cell] = least
            onward = least + rough.get(cell, 0)
            for other, cost in steps.get(cell, ()):
                far = onward + cost
                if far < found.get(other, NOWHERE):
                    found[other] = far
                    heappush(waiting, (far, other))
            if cell == wanted:
                return least
        return NOWHERE


def cell_on(land: Ground, at: Point) -> Cell:
    """Return the square that contains a point. Near the far edges, return the last square where a figure fits."""
    across, down = at[0] // CELL, at[1] // CELL
    return min(across, (land.size.x - FIGURE - CELL // 2) // CELL), min(
        down, (land.size.y - FIGURE - CELL // 2) // CELL
    )


def middle_of(cell: Cell) -> Point:
    """Return the middle of a square."""
    return Point(cell[0] * CELL + CELL // 2, cell[1] * CELL + CELL // 2)


@lru_cache(maxsize=1024)
def field_to(land: Ground, goals: tuple[Cell, ...]) -> Field:
    """Return a `Field` with the distances to the nearest of `goals`."""
    return Field(land, goals)


def far_by(land: Ground, field: Field, at: Point) -> int:
    """Return the distance from a point to the nearest goal. Return `NOWHERE` if walls block every way."""
    return field.far(cell_on(land, at))


@lru_cache(maxsize=64)
def _rough(land: Ground) -> dict[Cell, int]:
    """Return the extra cost of each square that lies in a zone."""
    found = {}
    for zone in land.zones:
        cost = DENSE_ZONE if zone.kind in DENSE else LIGHT_ZONE
        across, down = [p.x for p in zone.polygon.points], [p.y for p in zone.polygon.points]
        for x in range(min(across) // CELL, max(across) // CELL + 1):
            for y in range(min(down) // CELL, max(down) // CELL + 1):
                if middle_of((x, y)) in zone.polygon:
                    found[x, y] = cost
    return found


@lru_cache(maxsize=256)
def _steps_of(size: Point, pieces: tuple[Piece, ...]) -> Steps:
    """Return the steps from each square to its neighbours, with their costs."""
    across, down = (size.x - FIGURE + CELL // 2) // CELL, (size.y - FIGURE + CELL // 2) // CELL
    extra = _crossings(pieces)
    found: dict[Cell, tuple[tuple[Cell, int], ...]] = {}
    for x in range(across):
        for y in range(down):
            cell, steps = (x, y), []
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
                other = (x + dx, y + dy)
                if 0 <= other[0] < across and 0 <= other[1] < down:
                    more = extra.get((cell, other) if cell < other else (other, cell), 0)
                    if more < NOWHERE:
                        steps.append((other, (ASLANT if dx and dy else STEP) + more))
            found[cell] = tuple(steps)
    return found


@lru_cache(maxsize=64)
def _steps(land: Ground) -> Steps:
    return _steps_of(land.size, land.standing)


def _crossings(pieces: tuple[Piece, ...]) -> dict[tuple[Cell, Cell], int]:
    """Return what it costs to cross an obstacle, keyed by the two squares beside it.

    The cost is `NOWHERE` if the obstacle cannot be climbed.
    """
    found: dict[tuple[Cell, Cell], int] = {}
    for piece in pieces:
        left, right = sorted((piece.start.x, piece.end.x))
        top, bottom = sorted((piece.start.y, piece.end.y))
        cost = LINE if piece.climb else NOWHERE
        for x in range((left - CELL) // CELL - 1, (right + CELL) // CELL + 1):
            for y in range((top - CELL) // CELL - 1, (bottom + CELL) // CELL + 1):
                here = middle_of((x, y))
                for other in ((x + 1, y), (x, y + 1), (x + 1, y + 1), (x + 1, y - 1)):
                    if not apart(here, middle_of(other), piece.start, piece.end, CLEAR):
                        pair = ((x, y), other)
                        found[pair] = max(cost, found.get(pair, 0))
    return found


def next_stop(position: Position, walker: Walker, field: Field, goal: Point | None = None) -> Point | None:
    """Return where a figure's next run towards a goal ends. Return None if no path leads on.

    If one run is enough, return `goal`.
    """
    land, at = position.ground, walker.start
    if goal is not None and squared(at, goal) <= RUN_MOST * RUN_MOST and is_free(land, walker, goal):
        return goal
    path = _down(land, field, at)
    if not path:
        return None
    best = next((number for number in range(len(path) - 1, -1, -1) if is_free(land, walker, path[number])), -1)
    ends = [path[best]] if best >= 0 else []
    if best < len(path) - 1:
        # This leads to the foot of a line that can be climbed later, or around a corner.
        ends.append(go(land, walker, (at, path[best + 1]), RUN_MOST).end)
        if best < FEW:
            round_ = (way_round(land, walker, point, ROUND_MOST) for point in reversed(path[best + 1 : best + 4]))
            ends += [go(land, walker, found, RUN_MOST).end for found in round_ if found is not None][:1]
    return min(ends, key=lambda end: (far_by(land, field, end), squared(end, path[-1]), end), default=None)


def _down(land: Ground, field: Field, at: Point) -> list[Point]:
    """Return the centres of the next squares on the way to a goal, at most six."""
    cell = cell_on(land, at)
    far, steps, path = field.far(cell), _steps(land), list[Point]()
    while 0 < far < NOWHERE and len(path) < 6:
        nearest = min(((field.far(other), other) for other, _ in steps.get(cell, ())), default=(far, cell))
        if nearest[0] >= far:
            break
        far, cell = nearest
        path.append(middle_of(cell))
    return path


__all__ = ["cell_on", "far_by", "field_to", "middle_of", "next_stop"]
