"""§7, §14 Walking: where a figure stops on its path."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt
from typing import Final, NamedTuple, overload

from engine.games.revolte.ground.roofs import Roof
from engine.games.revolte.ground.terrain import Ground, Piece, Zone
from engine.tabletop.points import Point, length, squared, towards
from engine.tabletop.segments import apart, meets, nearer, nearness

FIGURE: Final = 10
GUN: Final = 20
"""§V104 The radius of a figure's base and of the gun's, in millimetres."""
CLEAR: Final = 10
"""§V40 The minimum distance of a centre from the table's edge and from a line that it cannot cross, in millimetres."""
APART: Final = 20
"""§V40 The minimum distance between the centres of enemies, in millimetres."""
_FAR: Final = 1_000_000
_MOST_WALKS: Final = 4_000
"""The maximum number of unobstructed walks that a ground remembers."""


class Walker(NamedTuple):
    """A figure that moves along a path.

    `start` is where its order began. `feet` are the lines beside which it stood when its side's movement began.
    `enemies` are the places of its enemies. `clear` is the distance that it keeps from lines. `roof` is the roof on
    which it walks (§V50).
    """

    start: Point
    feet: frozenset[str]
    enemies: tuple[Point, ...]
    clear: int = CLEAR
    roof: Roof | None = None


class Trail(Sequence[Point]):
    """The points of a walk, one per millimetre."""

    __slots__ = ("_legs", "_start", "_whole")

    def __init__(self, start: Point, legs: tuple[tuple[Point, Point, int], ...]) -> None:
        self._start = start
        self._legs = legs
        self._whole = 1 + sum(steps for _, _, steps in legs)

    @property
    def corners(self) -> tuple[Point, ...]:
        """The start of the walk, and the end of each straight stretch that was walked completely."""
        return (self._start, *(end for start, end, steps in self._legs if steps == length(start, end)))

    def __len__(self) -> int:
        """Return the number of points."""
        return self._whole

    @overload
    def __getitem__(self, at: int) -> Point: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Point, ...]: ...

    def __getitem__(self, at: int | slice) -> Point | tuple[Point, ...]:
        """Return the point that is `at` millimetres from the start of the path.

        A negative number counts from the end.
        """
        if isinstance(at, slice):
            return tuple(self[number] for number in range(*at.indices(self._whole)))
        left = at + self._whole if at < 0 else at
        if not 0 <= left < self._whole:
            raise IndexError(at)
        for start, end, steps in self._legs:
            if left <= steps:
                return towards(start, end, left) if left else start
            left -= steps
        return self._start


class Walked(NamedTuple):
    """The part of a path that a figure completed.

    `end` is the point where it stopped. `spent` is the distance in millimetres. `left` are the zones that the figure
    left. `points` are all points of this part. `why` is empty if the figure completed the path. Otherwise it is `line`,
    `zone`, `water`, `fire`, `enemy`, `edge` or `die`.
    """

    end: Point
    spent: int
    left: frozenset[str]
    points: Trail
    why: str = ""

    @property
    def corners(self) -> tuple[Point, ...]:
        """The corners of the completed part of the path, including its start."""
        return self.points.corners


class _Bars(NamedTuple):
    """The obstacles near a straight stretch of path.

    `slack` is the tolerance for rounded points, in millimetres. `ends` holds the start and the end of each piece.
    `edges` are the edges of zones and water.
    """

    pieces: list[Piece]
    enemies: list[Point]
    zones: list[Zone]
    water: list[Zone]
    on_table: bool
    slack: int
    ends: list[tuple[Point, Point]]
    edges: list[tuple[Point, Point]]


def _along(ground: Ground, walker: Walker, start: Point, end: Point) -> _Bars:
    """Return the obstacles near a straight part of a path.

    Rounded points are less than a millimetre off the line.
    """
    aslant = start[0] != end[0] and start[1] != end[1]
    clear, reach = walker.clear + aslant, APART + aslant
    left, right = min(start[0], end[0]) - reach, max(start[0], end[0]) + reach
    top, bottom = min(start[1], end[1]) - reach, max(start[1], end[1]) + reach
    pieces = [
        piece
        for piece in ground.beside(start, end, clear)
        if not crossable(piece, walker) and not apart(start, end, piece.start, piece.end, clear)
    ]
    enemies = [
        enemy
        for enemy in walker.enemies
        if left <= enemy[0] <= right and top <= enemy[1] <= bottom and nearer(enemy, start, end, reach)
    ]
    zones = [zone for zone in ground.zones_beside(start, end) if _passes_outline(zone, start, end)]
    water = [zone for zone in ground.water if start in zone.polygon or _passes_outline(zone, start, end)]
    return _Bars(
        pieces,
        enemies,
        zones,
        water,
        on_table(ground, start, walker.clear) and on_table(ground, end, walker.clear),
        2 * aslant,
        [(piece.start, piece.end) for piece in pieces],
        [edge for zone in (*zones, *water) for edge in zone.polygon.edges],
    )


def _passes_outline(zone: Zone, start: Point, end: Point) -> bool:
    """Return whether a straight path passes so close to a zone's outline that rounding could put a point on the
    wrong side.
    """
    return any(not apart(start, end, *edge, 1) for edge in zone.polygon.edges)


def go(ground: Ground, walker: Walker, chain: tuple[Point, ...], most: int) -> Walked:
    """§V107 Return how far a figure moves along a path, at most `most` millimetres."""
    if walker.roof is not None:
        return _go_on_roof(walker, walker.roof, chain, most)
    key = (walker, chain)
    if key in ground.clear_walks:
        return _part_of(chain, most)
    went = _go_on_ground(ground, walker, chain, most)
    if not went.why and not went.left:
        if len(ground.clear_walks) > _MOST_WALKS:
            ground.clear_walks.clear()
        ground.clear_walks.add(key)
    return went


def _go_on_ground(ground: Ground, walker: Walker, chain: tuple[Point, ...], most: int) -> Walked:
    inside, entered, left = ground.zones_at(chain[0]), frozenset[str](), frozenset[str]()
    legs: list[tuple[Point, Point, int]] = []
    spent, at, why = 0, chain[0], ""
    for start, end in pairwise(chain):
        bars = _along(ground, walker, start, end)
        whole = length(start, end)
        steps, at = 0, start
        while steps < whole and not why:
            if spent + steps >= most:
                why = "die"
                break
            free = min(_free(walker, bars, at), whole - steps, most - spent - steps)
            if free > 1:
                # No obstacle is so near that any of these points could be barred, or be in another zone.
                steps += free
                at = towards(start, end, steps)
                continue
            point = towards(start, end, steps + 1)
            zones = ground.zones_at(point) if bars.zones else inside
            why = _bars(ground, walker, bars, at, point) or ("zone" if (inside - zones) & entered else "")
            if not why:
                left, entered, inside = left | (inside - zones), entered | (zones - inside), zones
                steps, at = steps + 1, point
        legs.append((start, end, steps))
        spent += steps
        if why:
            break
    return Walked(at, spent, left, Trail(chain[0], tuple(legs)), why)


def _part_of(chain: tuple[Point, ...], most: int) -> Walked:
    """Return the first `most` millimetres of a path without obstacles."""
    legs: list[tuple[Point, Point, int]] = []
    spent, at = 0, chain[0]
    for start, end in pairwise(chain):
        whole = length(start, end)
        steps = min(whole, most - spent)
        at = towards(start, end, steps) if steps else start
        legs.append((start, end, steps))
        spent += steps
        if steps < whole:
            return Walked(at, spent, frozenset(), Trail(chain[0], tuple(legs)), "die")
    return Walked(at, spent, frozenset(), Trail(chain[0], tuple(legs)))


def _go_on_roof(walker: Walker, roof: Roof, chain: tuple[Point, ...], most: int) -> Walked:
    """§V50 Return how far a figure gets on a roof path."""
    legs: list[tuple[Point, Point, int]] = []
    spent, at, why = 0, chain[0], ""
    for start, end in pairwise(chain):
        steps = 0
        while steps < length(start, end) and not why:
            point = towards(start, end, steps + 1)
            if spent + steps >= most:
                why = "die"
            elif not roof.has_room(point, walker.clear):
                why = "line"
            elif any(_too_near(enemy, at, point) for enemy in walker.enemies):
                why = "enemy"
            else:
                steps, at = steps + 1, point
        legs.append((start, end, steps))
        spent += steps
        if why:
            break
    return Walked(at, spent, frozenset(), Trail(chain[0], tuple(legs)), why)


def _free(walker: Walker, bars: _Bars, at: Point) -> int:
    """Return how many millimetres a figure at `at` can walk without any risk of meeting an obstacle."""
    if not bars.on_table or any(at in zone.polygon for zone in bars.water):
        return 0
    least = _FAR
    if bars.pieces:
        least = _off(at, bars.ends) - walker.clear
    for enemy in bars.enemies:
        least = min(least, isqrt(squared(at, enemy)) - APART)
    if bars.edges and least > bars.slack:
        # A point on the outline is inside.
        least = min(least, _off(at, bars.edges) - 1)
    return least - bars.slack


def _off(point: Point, pieces: list[tuple[Point, Point]]) -> int:
    """Return the distance to the nearest line segment in millimetres, rounded down."""
    # The body of `nearness` is inlined, with one square root for all pieces, because this function runs very often.
    x, y = point
    least = _FAR * _FAR
    for (left, top), (right, bottom) in pieces:
        from_x, from_y, along_x, along_y = x - left, y - top, right - left, bottom - top
        along = from_x * along_x + from_y * along_y
        if along <= 0:
            square = from_x * from_x + from_y * from_y
        elif along >= (whole := along_x * along_x + along_y * along_y):
            square = (x - right) ** 2 + (y - bottom) ** 2
        else:
            off = along_x * from_y - along_y * from_x
            square = off * off // whole
        least = min(least, square)
    return isqrt(least)


def _bars(ground: Ground, walker: Walker, bars: _Bars, before: Point, point: Point) -> str:
    """§V36, §V37, §V40 Return what prevents a step of one millimetre, such as “water”; empty if nothing does."""
    if not on_table(ground, point, walker.clear):
        return "edge"
    if any(point in zone.polygon for zone in bars.water):
        return "water"
    if ground.enters_fire(before, point):
        return "fire"
    if any(_line_bars(piece, walker.clear, before, point) for piece in bars.pieces):
        return "line"
    return "enemy" if any(_too_near(enemy, before, point) for enemy in bars.enemies) else ""


def _too_near(enemy: Point, before: Point, point: Point) -> bool:
    now = squared(point, enemy)
    return now < APART * APART and now < squared(before, enemy)


def on_table(ground: Ground, point: Point, clear: int) -> bool:
    """§V40 Return whether a point is at least `clear` millimetres inside the table."""
    return clear <= point[0] <= ground.size[0] - clear and clear <= point[1] <= ground.size[1] - clear


def clear_of_lines(ground: Ground, point: Point, clear: int = CLEAR) -> bool:
    """§V40, §V121 Return whether a point is at least `clear` millimetres from every line.

    `clear` must be at most `terrain.ABOUT`.
    """
    return not any(nearer(point, piece.start, piece.end, clear) for piece in ground.about(point))


def crossable(piece: Piece, walker: Walker) -> bool:
    """§V37 Return whether a figure may cross an obstacle."""
    return piece.climb and piece.line in walker.feet


def _line_bars(piece: Piece, clear: int, before: Point, point: Point) -> bool:
    if meets(before, point, piece.start, piece.end):
        return True
    if not nearer(point, piece.start, piece.end, clear):
        return False
    now, then = nearness(point, piece.start, piece.end), nearness(before, piece.start, piece.end)
    return now[0] * then[1] < then[0] * now[1]
