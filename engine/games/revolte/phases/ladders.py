"""§7.3 Ladders: who can climb them, and where the figures come down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.core.context import Context
from engine.games.revolte.combat.obstacles import is_free
from engine.games.revolte.contacts import carries, touching
from engine.games.revolte.events import ThingChanged
from engine.games.revolte.figures import RADIUS, STEADY, Carried
from engine.games.revolte.ground.roofs import Roof, roof_over
from engine.games.revolte.ground.terrain import FOOT, Piece
from engine.games.revolte.ground.walking import CLEAR
from engine.games.revolte.phases.formation import overlaps
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.tabletop.points import Point, squared
from engine.tabletop.segments import cross, mirrored, near, nearer, sign

CLIMB_FROM: Final = 70
"""§V49 The distance from a ladder's foot, in millimetres, within which a figure may begin to climb."""
ON_LADDER: Final = 3
LATTICE: Final = 12
LANDING: Final = 6
"""§V7, §V50 The pitch of the lattice around a landing place in millimetres, and the number of its rings that are
searched.
"""


def can_climb(position: Position, number: int, figures: list[str]) -> bool:
    """§V49 Return whether the figures can climb a ladder."""
    ladder = position.ladders[number - 1]
    if not ladder.raised or ladder.gone or ladder.at is None:
        return False
    above = sum(each.ladder == number for each in position.figures.values())
    foot = Point(*ladder.at)
    return above + len(figures) <= ON_LADDER and all(
        position.figures[name].state == STEADY
        and not position.figures[name].roof
        and not carries(position, name)
        and squared(position.at(name), foot) <= CLIMB_FROM**2
        and not position.ground.enters_fire(position.at(name), foot)
        for name in figures
    )


def inner_foot(position: Position, ladder: Carried, *, shunned: str = "") -> Point | None:
    """§V49 Return the point where a figure comes down from a ladder. Return None if there is no room.

    §V41 The point is not in contact with a figure of the side `shunned`. By house rule, the point is not in a fire
    (§V118).
    """
    piece = position.ground.pieces.get(ladder.raised)
    if piece is None or ladder.at is None:
        return None
    outside, roof = Point(*ladder.at), roof_over(position.scenario, piece.line)
    wanted = mirrored(outside, piece.start, piece.end)
    others = position.spots(shunned) if shunned else []
    shun = [at for name, at in others if position.figures[name].stands_on(roof)]

    def is_shunned(point: Point) -> bool:
        if position.ground.enters_fire(outside, point):
            return True
        return any(touching(position, point, at) for at in shun)

    if is_free(position, wanted, roof=roof) and not is_shunned(wanted):
        return wanted
    reach = FOOT + 3 * RADIUS
    taken = [
        (at, RADIUS)
        for at in (position.at(name) for name in position.everybody() if position.figures[name].stands_on(roof))
        if near(at, piece.start, piece.end, reach)
    ]
    for point in _feet(piece, wanted):
        if overlaps(point, taken) or is_shunned(point):
            continue
        if is_free(position, point, roof=roof):
            return point
    return None


@lru_cache(maxsize=256)
def _feet(piece: Piece, wanted: Point) -> tuple[Point, ...]:
    """Return the points at the foot of an obstacle, the nearest to `wanted` first."""
    side = sign(cross(piece.start, piece.end, wanted))
    return tuple(sorted(_foot(piece, side), key=lambda point: (squared(point, wanted), point)))


@lru_cache(maxsize=64)
def _foot(piece: Piece, side: int) -> tuple[Point, ...]:
    """Return the points on one side of an obstacle where a figure can stand."""
    start, end = piece.start, piece.end
    across, down = sorted((start.x, end.x)), sorted((start.y, end.y))
    points = (
        Point(x, y)
        for x in range(across[0] - FOOT, across[1] + FOOT + 1)
        for y in range(down[0] - FOOT, down[1] + FOOT + 1)
    )
    return tuple(
        point
        for point in points
        if sign(cross(start, end, point)) == side != 0
        and near(point, start, end, FOOT)
        and not nearer(point, start, end, CLEAR)
    )


def come_down(position: Position, context: Context, figures: list[str], *, charging: bool) -> list[str]:
    """§V49 Let figures come down from a ladder, and return those that did.

    §V41 Only charging figures may come down in contact with an enemy.
    """
    came = []
    for name in figures:
        each = position.figures[name]
        shunned = "" if charging else enemy_of(position.side_of(name))
        foot = inner_foot(position, position.ladders[each.ladder - 1], shunned=shunned)
        if foot is None:
            break
        raised = position.ground.pieces[position.ladders[each.ladder - 1].raised]
        number, each.ladder, each.at = each.ladder, 0, foot
        each.roof = roof_over(position.scenario, raised.line)
        came.append(name)
        context.emit(ThingChanged(what=f"ladder-{number}", how="over", figures=(name,), at=each.at))
    return came


def tops(position: Position, house: str) -> Iterator[tuple[int, Point]]:
    """§V50 Yield the ladders raised at a house, each with the point at its top."""
    for number, ladder in enumerate(position.ladders, 1):
        piece = position.ground.pieces.get(ladder.raised)
        if piece is not None and piece.line == house and not ladder.gone and ladder.at is not None:
            yield number, mirrored(Point(*ladder.at), piece.start, piece.end)


def landing(position: Position, figure: str, around: Point, roof: Roof, *, inside: bool) -> Point | None:
    """§V50 Return a free point near `around` where a figure lands from a roof; None if there is none.

    `inside` says whether the figure lands inside the house. The point is on the grid of §V7.
    """
    start, enemy = position.at(figure), enemy_of(position.side_of(figure))
    foes = [at for name, at in position.spots(enemy) if position.figures[name].stands_on("")]
    for ring in range(LANDING):
        steps = [(x, y) for x in range(-ring, ring + 1) for y in range(-ring, ring + 1) if max(abs(x), abs(y)) == ring]
        for point in sorted(Point(around.x + LATTICE * x, around.y + LATTICE * y) for x, y in steps):
            stands = (point in roof.polygon) == inside and is_free(position, point)
            touched = any(touching(position, point, foe) for foe in foes)
            if stands and not touched and not position.ground.enters_fire(start, point):
                return point
    return None
