"""§7, §14 Ways: what stops a figure millimetre by millimetre, and the way that is found for it."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from engine.games.revolte.ground.terrain import Ground, Piece
from engine.tabletop.points import Point, squared, walk
from engine.tabletop.segments import apart, meets, nearer, nearness

FIGURE, GUN = 10, 20
"""§V104 The radius of a base."""
CLEAR = 10
"""§V40 How near a centre comes to a line that it cannot cross, and to the table's edge."""
APART = 20
"""§V40 How near the centres of enemies come."""


class Walker(NamedTuple):
    """Who walks: the lines at whose foot it was when its side's movement began, its enemies, how near it goes to lines.

    `start` is where its order began.
    """

    start: Point
    feet: frozenset[str]
    enemies: tuple[Point, ...]
    clear: int = CLEAR


class Walked(NamedTuple):
    """How far a walk went: where it ended, the millimetres, the zones that were left, and what stopped it.

    `why` is empty if it went all the way, or `line`, `zone`, `water`, `fire`, `enemy`, `edge`, `die`.
    """

    end: Point
    spent: int
    left: frozenset[str]
    points: tuple[Point, ...]
    why: str = ""


class _Bars(NamedTuple):
    """What could bar a leg: only what lies near it is looked at for each of its millimetres."""

    pieces: tuple[Piece, ...]
    enemies: tuple[Point, ...]


def _along(ground: Ground, walker: Walker, start: Point, end: Point) -> _Bars:
    """Return what lies near a leg; its points are up to a millimetre and a half beside the straight line."""
    margin = 2
    return _Bars(
        tuple(
            piece
            for piece in (*ground.lines, *ground.outlines)
            if not apart(start, end, piece.start, piece.end, walker.clear + margin) and not crossable(piece, walker)
        ),
        tuple(enemy for enemy in walker.enemies if nearer(enemy, start, end, APART + margin)),
    )


def go(ground: Ground, walker: Walker, chain: tuple[Point, ...], most: int) -> Walked:
    """§V107 Walk a chain of legs as far as the die allows; end at the last point before the first that is barred."""
    at = chain[0]
    inside, entered, left = set(ground.zones_at(at)), set[str](), set[str]()
    points = [at]

    def stopped(why: str = "") -> Walked:
        return Walked(at, len(points) - 1, frozenset(left), tuple(points), why)

    for leg in pairwise(chain):
        bars = _along(ground, walker, *leg)
        for point in walk(leg):
            if len(points) > most:
                return stopped("die")
            zones = ground.zones_at(point)
            why = _bars(ground, walker, bars, at, point) or ("zone" if (inside - zones) & entered else "")
            if why:
                return stopped(why)
            left |= inside - zones
            entered |= zones - inside
            inside = set(zones)
            at = point
            points.append(point)
    return stopped()


def _bars(ground: Ground, walker: Walker, bars: _Bars, before: Point, point: Point) -> str:
    """§V36, §V37, §V40 Return what bars the step of a millimetre; empty if nothing does."""
    if not on_table(ground, point, walker.clear):
        return "edge"
    if any(point in zone.polygon for zone in ground.water):
        return "water"
    if any(point in zone.polygon and before not in zone.polygon for zone in ground.closed):
        return "fire"
    if any(_line_bars(piece, walker.clear, before, point) for piece in bars.pieces):
        return "line"
    return "enemy" if any(_too_near(enemy, before, point) for enemy in bars.enemies) else ""


def _too_near(enemy: Point, before: Point, point: Point) -> bool:
    now = squared(point, enemy)
    return now < APART * APART and now < squared(before, enemy)


def on_table(ground: Ground, point: Point, clear: int) -> bool:
    """§V40 Return whether a centre is on the table, so far from its edge."""
    return clear <= point.x <= ground.size.x - clear and clear <= point.y <= ground.size.y - clear


def crossable(piece: Piece, walker: Walker) -> bool:
    """§V37 Return whether a walker may cross a piece: it can be climbed, and he began at its foot."""
    return piece.climb and piece.line in walker.feet


def _line_bars(piece: Piece, clear: int, before: Point, point: Point) -> bool:
    if meets(before, point, piece.start, piece.end):
        return True
    if not nearer(point, piece.start, piece.end, clear):
        return False
    now, then = nearness(point, piece.start, piece.end), nearness(before, piece.start, piece.end)
    return now[0] * then[1] < then[0] * now[1]
