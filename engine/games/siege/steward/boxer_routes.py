"""The forecast of the Boxers' routes along the arrows (§6.2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.core.frozen import Frozen
from engine.games.siege.map.board import BURNABLE, board
from engine.games.siege.map.boxer_routes import POINTS
from engine.games.siege.world import Position


class Course(Frozen, frozen=True):
    """A stack of Boxers whose route is forecast."""

    zone: str
    divided: bool = False
    held: str | None = None


class Ground(Frozen, frozen=True):
    """The state of the map that determines the Boxers' routes, such as ruins and fires."""

    ruins: frozenset[str]
    fires: frozenset[str]
    barricades: frozenset[str]
    manned: frozenset[str]

    def lit(self, zones: Iterable[str]) -> Ground:
        """Return a copy of the ground with `zones` on fire, if they can burn."""
        known = board().zones
        more = [zone for zone in zones if known[zone].terrain in BURNABLE and zone not in self.ruins]
        return Ground(self.ruins, self.fires.union(more), self.barricades, self.manned)


def ground(position: Position, *, manned: Iterable[str] = ()) -> Ground:
    """Return the ground of a position. `manned` are the zones that the Powers hold."""
    return Ground(
        frozenset(position.ruins), frozenset(position.fires), frozenset(position.barricades), frozenset(manned)
    )


def courses(position: Position) -> list[Course]:
    """Return the stacks of Boxers on the map."""
    return [Course(pile.zone, pile.divided, pile.held) for pile in position.piles]


def onward(where: Ground, course: Course) -> list[Course]:
    """Return a stack or its two halves after the next movement."""
    if course.zone in where.manned and course.zone not in where.fires:
        return [course]
    found: list[Course] = []
    _walk(where, course, POINTS, (course.zone,), found)
    return found


def _walk(where: Ground, course: Course, left: int, seen: tuple[str, ...], found: list[Course]) -> None:
    while True:
        arrows = _arrows()[course.zone]
        if not course.divided and len(arrows) > 1:
            for arrow in arrows:
                _walk(where, Course(course.zone, True, arrow), left, seen, found)
            return
        step = _next(where, course)
        if step is None or step[0] in seen:
            break
        end, cost, passed = step
        if cost > left and not (passed and left > 0 and end not in where.ruins):
            course = Course(course.zone, course.divided, _arrow(where, course))
            break
        left = max(0, left - cost)
        seen = (*seen, end)
        course = Course(end, course.divided)
        if end in where.manned or _standing(where, end):
            break
    found.append(course)


def _standing(where: Ground, zone: str) -> bool:
    return board().zones[zone].legation and zone not in where.ruins and zone not in where.fires


def _order(where: Ground, course: Course) -> tuple[str, ...]:
    """§6.2, R100 Return the zones to which the arrows of a stack lead, in order of preference."""
    arrows = _arrows()[course.zone]
    if len(arrows) < 2:
        return arrows
    red, green = arrows
    if course.held == green or (course.held != red and _blocked(where, red) and not _blocked(where, green)):
        return (green, red)
    return arrows


def _blocked(where: Ground, zone: str) -> bool:
    return zone in where.ruins or zone in where.fires


@cache
def _arrows() -> dict[str, tuple[str, ...]]:
    """Return the zones to which the arrows of each zone lead. Red arrows come first."""
    return {name: tuple(target for _, target in here.arrows) for name, here in board().zones.items()}


def _arrow(where: Ground, course: Course) -> str | None:
    return next(iter(_order(where, course)), None)


def _next(where: Ground, course: Course) -> tuple[str, int, bool] | None:
    """Return the next zone of a stack, the cost, and whether the way there passes fires.

    Return None if the stack cannot move.
    """
    for arrow in _order(where, course):
        before, zone, passed = course.zone, arrow, [course.zone]
        while zone in where.fires and zone not in passed:
            passed.append(zone)
            onwards = _order(where, Course(zone, True))
            if not onwards:
                break
            before, zone = zone, onwards[0]
        if zone not in where.fires and zone != course.zone:
            return zone, _cost(where, before, zone), len(passed) > 1
    return None


def _cost(where: Ground, start: str, end: str) -> int:
    if end in where.manned:
        return 3
    if board().zones[end].legation or end in where.ruins or end in where.barricades:
        return 2
    return 2 if board().canal_step(start, end) else 1


def forecast(where: Ground, start: Course, *, phases: int) -> list[list[str]]:
    """Predict where a stack and its halves may be after each of the next movements."""
    now, found = [start], []
    for _ in range(phases):
        now = [later for course in now for later in onward(where, course)]
        ends = [course.zone for course in now]
        found.append(ends)
        where = where.lit(ends)
    return found


def entries() -> list[Course]:
    """§5.1.4 Return a stack of Boxers for each of the six entries."""
    return [Course(zone) for _, zone in sorted(board().entries.items())]
