"""§9.2, §9.3, §9.5, §7.5 Damage to walls, doors and barricades."""

from __future__ import annotations

from typing import Final

from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.games.revolte.combat.losses import eliminate
from engine.games.revolte.combat.saves import EXPLOSION, save_all
from engine.games.revolte.events import FigurePlaced, KegRolled, ObstacleHit
from engine.games.revolte.figures import RADIUS, STOPPED
from engine.games.revolte.ground import cover
from engine.games.revolte.ground.roofs import roofs_of
from engine.games.revolte.ground.terrain import BARRICADE, DOOR, FOOT, HOUSE, WALL, Piece
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.tables import tables
from engine.tabletop.points import Point, middle, squared
from engine.tabletop.segments import near, nearer

FIRE_FROM: Final = 5
"""§9.2 The number by which a roll must exceed the resistance to start a fire."""
ROWS: Final = {DOOR: "door", BARRICADE: "barricade", WALL: "wall", HOUSE: "wall"}
EXPLODES: Final = "explodes"
DUD: Final = "dud"
CRACKED: Final = "cracked"
BREACHED: Final = "breached"
BLAST: Final = 100
GUN_RADIUS: Final = 20


def middle_of(piece: Piece) -> Point:
    """§V118 Return the middle of a piece."""
    return middle(piece.start, piece.end)


def damage_piece(position: Position, context: Context, piece: Piece, report: DieRollReport, by: str) -> None:
    """§9.2 Apply a roll to an obstacle: damage it, destroy it or set it on fire."""
    row = ROWS[piece.kind]
    over = (report.total or 0) - tables().needed[row]
    added = max(0, over)
    total = position.damage.get(piece.id, 0) + added
    falls = over >= 0 and total >= tables().destroyed[row]
    burns = middle_of(piece) if by in ("gun", "shell") and over >= FIRE_FROM else None
    if added:
        position.damage[piece.id] = total
    context.emit(
        ObstacleHit(
            piece=piece.id,
            by=by,
            report=report,
            damage=added,
            total=total,
            destroyed=falls,
            burns=(burns.x, burns.y) if burns else None,
        )
    )
    feet = at_foot(position, piece)
    if falls:
        destroy(position, context, piece)
        if by in ("gun", "shell"):
            # §V82 The destroyed piece gives no cover to the figures at its foot.
            fallen = {name: cover.from_burst(position.ground, position.at(name), middle_of(piece)) for name in feet}
            save_all(position, context, fallen, EXPLOSION, "blast")
    if burns is not None and (burns.x, burns.y) not in position.fires:
        position.fires.append((burns.x, burns.y))


def at_foot(position: Position, piece: Piece) -> list[str]:
    """§V82, §V113 Return the figures beside an obstacle, on both sides. Figures on a ladder are left out (§V49)."""
    return [
        name
        for name in position.everybody()
        if not position.figures[name].ladder and near(position.at(name), piece.start, piece.end, FOOT)
    ]


def destroy(position: Position, context: Context, piece: Piece) -> None:
    """§9.3, §V49 Remove an obstacle that was destroyed. Figures on its ladders fall."""
    position.gone.append(piece.id)
    position.gone.sort()
    position.cracked.pop(piece.id, None)
    for number, ladder in enumerate(position.ladders, 1):
        if ladder.raised != piece.id:
            continue
        ladder.gone, foot = True, ladder.at
        for name in position.everybody():
            each = position.figures[name]
            if each.ladder == number and foot is not None:
                each.ladder, each.state, each.moving = 0, max(each.state, STOPPED), False
                spot = free_near(position, Point(*foot), name)
                each.at = spot
                context.emit(FigurePlaced(figure=name, at=spot, why="fell"))


def free_near(
    position: Position, at: Point, figure: str = "", radius: int = RADIUS, beside: tuple[tuple[int, int], ...] = ()
) -> Point:
    """§V7 Return the free point nearest to `at`, on a grid of points 12 mm apart.

    `beside` are the offsets of further points where figures must fit.
    """
    for ring in range(100):
        points = (
            [at]
            if not ring
            else sorted(
                Point(at.x + 12 * x, at.y + 12 * y)
                for x in range(-ring, ring + 1)
                for y in range(-ring, ring + 1)
                if max(abs(x), abs(y)) == ring
            )
        )
        for point in points:
            if is_free(position, point, figure, radius) and all(
                is_free(position, Point(point.x + x, point.y + y)) for x, y in beside
            ):
                return point
    raise AssertionError(f"no free point about {at}")


def is_free(position: Position, point: Point, figure: str = "", radius: int = RADIUS, *, roof: str = "") -> bool:
    """§V7 Return whether there is room for a base at a point.

    §V50 On a roof, only its edge and the figures on it limit the room. `roof` defaults to the figure's roof.
    """
    land = position.ground
    floor = roof or (position.figures[figure].roof if figure in position.figures else "")
    if not (radius <= point.x <= land.size.x - radius and radius <= point.y <= land.size.y - radius):
        return False
    gun = position.gun
    if (
        gun is not None
        and gun.at is not None
        and figure != "gun"
        and not floor
        and squared(point, Point(*gun.at)) < (radius + 20) ** 2
    ):
        return False
    reach = radius + RADIUS
    for side in SIDES:
        for name, at in position.spots(side):
            beside = -reach < point[0] - at[0] < reach and -reach < point[1] - at[1] < reach
            if beside and name != figure and position.figures[name].stands_on(floor) and squared(point, at) < reach**2:
                return False
    if floor:
        return roofs_of(position.scenario)[floor].has_room(point, radius)
    if any(point in zone.polygon for zone in land.water):
        return False
    return not any(nearer(point, each.start, each.end, radius) for each in land.about(point))


def bases(position: Position, but: str = "") -> list[tuple[Point, int]]:
    """§V40, §V121 Return the centre and radius of every base on the ground.

    `but` is the base to leave out: the name of a figure, or `gun`.
    """
    found = [
        (position.at(name), RADIUS)
        for name in position.everybody()
        if name != but and not position.figures[name].ladder
    ]
    gun = position.gun
    if gun is not None and gun.at is not None and but != "gun":
        found.append((Point(*gun.at), GUN_RADIUS))
    return found


# --- §9.5 the keg ---


def light_keg(position: Position, context: Context, bearer: str, piece: Piece) -> None:
    """§9.5, §V85 Light the keg at a wall or a closed door."""
    keg = position.keg
    assert keg is not None
    die = context.roll("keg")
    result = EXPLODES if die == 1 else DUD if die == 2 else BREACHED if die == 6 else CRACKED
    if piece.kind == DOOR and result == CRACKED:
        result = BREACHED
    at = position.at(bearer)
    keg.gone, keg.carriers, keg.at = True, [], None
    report = DieRollReport(purpose="keg", rule="9.5", dice=(die,), total=die, result=result)
    context.emit(KegRolled(piece=piece.id, report=report, result=result))
    if result == EXPLODES:
        explode(position, context, at)
    elif result == BREACHED:
        destroy(position, context, piece)
    elif result == CRACKED:
        position.cracked[piece.id] = position.turn


def explode_keg(position: Position, context: Context, at: Point) -> None:
    """§V55 Explode the keg after its carrier was eliminated."""
    keg = position.keg
    assert keg is not None
    keg.gone, keg.carriers, keg.at = True, [], None
    explode(position, context, at)


def explode(position: Position, context: Context, at: Point) -> None:
    """§V85 Explode the keg: all figures within 10 cm roll a save."""
    land = position.ground
    covers = {
        name: cover.OPEN if position.figures[name].ladder else cover.from_burst(land, position.at(name), at)
        for name in position.everybody()
        if squared(position.at(name), at) <= (BLAST + 2 * RADIUS) ** 2  # measured from base to base
    }
    save_all(position, context, covers, EXPLOSION, "keg")


__all__ = ["damage_piece", "destroy", "eliminate", "explode", "free_near", "is_free", "light_keg", "middle_of"]
