"""§8.5, §9 The machine gun and the gun, and all ways in which they fire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.revolte.combat import firing
from engine.games.revolte.combat.obstacles import damage_piece, middle_of
from engine.games.revolte.combat.saves import EXPLOSION, ONE_TARGET, SWEEP, save, save_all
from engine.games.revolte.contacts import at_gun, gunners, in_contact
from engine.games.revolte.events import ShellDeviated, ShotFired
from engine.games.revolte.figures import RADIUS, STOPPED
from engine.games.revolte.ground import cover, sight
from engine.games.revolte.ground.terrain import BARRICADE, BUILDING, DOOR, HOUSE, WALL, Ground, Piece
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import FANATIC, SIDES, enemy_of
from engine.games.revolte.tables import FireRow, tables
from engine.tabletop.points import Point, length, squared, toward_zero, turned_left, turned_right
from engine.tabletop.polygons import Polygon
from engine.tabletop.segments import nearness

BLAST: Final = 100
"""§8.5, §9.1, §9.4, §9.5 The radius of a sweep or a burst in millimetres, from its centre to the edge of a base."""
GUN_RADIUS: Final = 20
DIRECT: Final = "direct"
AT_OBSTACLE: Final = "obstacle"
BOMBARD: Final = "bombard"
RESISTANCE: Final = {DOOR: "door", BARRICADE: "barricade", WALL: "wall", HOUSE: "wall"}
"""§9.2, §V80 The row of the resistance table for each kind of piece; hedges and low lines have none."""


class Aim(NamedTuple):
    """A possible shot of the gun or machine gun: its table row, score and modifiers."""

    row: FireRow
    score: int
    modifiers: tuple[Modifier, ...]

    @property
    def modifier(self) -> int:
        """The sum of the modifiers."""
        return sum(each.value for each in self.modifiers)

    @property
    def can_hit(self) -> bool:
        """§V58 Whether the best possible roll hits."""
        return self.row.dice * self.row.sides + self.modifier >= self.score


# --- machine gun ---


def sweeps(position: Position) -> list[str]:
    """§V57, §V75 Return the machine gun's possible targets, the nearest first."""
    weapon = position.mg
    if weapon is None or not firing.machine_gun_ready(position):
        return []
    found = [name for name in firing.marks(position, weapon.gunner) if machine_aim(position, name).can_hit]
    at = position.at(weapon.gunner)
    return sorted(found, key=lambda name: (squared(at, position.at(name)), position.roster[name].number))


def machine_aim(position: Position, target: str) -> Aim:
    """§V59, §V75 Return the machine gun's shot at an enemy, with its modifiers."""
    assert position.mg is not None
    gunner = position.mg.gunner
    kind, known = position.roster[gunner].kind, tables().modifiers
    found = [] if kind.class_ == FANATIC else [Modifier(kind.class_, "8.2", known[kind.class_])]
    if position.figures[gunner].state == STOPPED:
        found.append(Modifier("stopped", "8.2", known["stopped"]))
    start, at = position.at(gunner), position.at(target)
    if sight.through_smoke(position.ground, start, at):
        found.append(Modifier("smoke", "8.2", known["smoke"]))
    row = tables().fire["machine_gun"]
    score = firing.score_at(row, firing.gap(start, at), tables().columns)
    assert score is not None
    return Aim(row, score, tuple(found))


def swept(position: Position, target: str) -> list[str]:
    """§V75, §V76 Return the figures that a sweep around `target` hits."""
    weapon = position.mg
    assert weapon is not None
    start, at, reach = position.at(weapon.gunner), position.at(target), BLAST + 2 * RADIUS
    return [
        name
        for side in SIDES
        for name, spot in position.spots(side)
        if (spot[0] - at[0]) ** 2 + (spot[1] - at[1]) ** 2 <= reach * reach
        and name not in (weapon.gunner, weapon.loader)
        and firing.in_sight(position, start, spot)
        and position.share_floor(weapon.gunner, name)
    ]


def fire_machine_gun(position: Position, context: Context, target: str, mode: str) -> None:
    """§8.5 Fire the machine gun at `target`. `mode` is whether it sweeps."""
    weapon = position.mg
    assert weapon is not None
    weapon.fired = position.figures[weapon.gunner].fired = position.figures[weapon.loader].fired = True
    taken = machine_aim(position, target)
    rolls = 2 if position.house.aim == "all" and firing.aims(position, weapon.gunner) else 1
    dice = tuple(context.roll("fire mg", taken.row.sides) for _ in range(rolls))
    broken = firing.is_accident(max(dice))
    hit = max(dice) + taken.modifier >= taken.score and not broken
    weapon.broken = weapon.broken or broken
    start = position.at(weapon.gunner)
    report = _report("fire mg", "8.5", (dice, max(dice)), taken, hit=hit)
    _tell(position, context, _Fired(weapon.gunner, target, mode, report, hit, broken))
    if not hit:
        return
    if mode == SWEEP:
        covers = {name: firing.cover_of(position, name, start) for name in swept(position, target)}
        save_all(position, context, covers, SWEEP, "fire")
    else:
        save(position, context, target, ONE_TARGET, firing.cover_of(position, target, start))


# --- the gun ---


def gun_ready(position: Position) -> bool:
    """§V53, §V54 Return whether the gun can fire now."""
    gun = position.gun
    return (
        gun is not None
        and gun.at is not None
        and not (gun.moved or gun.fired or gun.broken)
        and bool(gunners(position))
        and not silenced(position)
    )


def silenced(position: Position) -> bool:
    """§V54 Return whether an enemy is in contact with the gun."""
    battle = position.battle.gun
    assert battle is not None
    enemies = position.standing(enemy_of(position.side_of(battle.crew[0])))
    return any(at_gun(position, name) and position.figures[name].stands_on("") for name in enemies)


def _gun_at(position: Position) -> Point:
    assert position.gun is not None
    assert position.gun.at is not None
    return Point(*position.gun.at)


def gun_modifiers(position: Position, at: Point | None) -> tuple[Modifier, ...]:
    """§V78 Return the gun's modifiers for a shot at a point. If `at` is missing, smoke is ignored."""
    known, crew = tables().modifiers, gunners(position)
    battle = position.battle.gun
    assert battle is not None
    kinds = {position.roster[name].kind.class_ for name in crew} - {FANATIC}
    found = [Modifier(kind, "8.2", known[kind]) for kind in sorted(kinds)[:1]]
    if battle.obsolete:
        found.append(Modifier("obsolete", "8.2", known["obsolete"]))
    lost = sum(position.figures[name].out for name in battle.crew)
    if lost:
        found.append(Modifier("gunners-lost", "9", lost * known["gunner_lost"]))
    if at is not None and sight.through_smoke(position.ground, _gun_at(position), at):
        found.append(Modifier("smoke", "8.2", known["smoke"]))
    return tuple(found)


def gun_gap(position: Position, at: Point, radius: int = RADIUS) -> int:
    """§V104 Return the distance in millimetres between the gun and a base at `at`.

    If `radius` is 0, return the distance to the point `at`.
    """
    return max(0, length(_gun_at(position), at) - GUN_RADIUS - radius)


def gun_aim(position: Position, at: Point, *, radius: int = RADIUS) -> Aim:
    """§9.1, §9.4 Return the gun's shot at a figure at `at`. With radius 0 the target is the point itself."""
    row = tables().gun
    score = firing.score_at(row, gun_gap(position, at, radius), tables().gun_columns)
    assert score is not None
    return Aim(row, score, gun_modifiers(position, at))


def bombardment(position: Position, at: Point) -> Aim:
    """§9.4, §V118 Return the gun's shot at the point `at` of a building."""
    taken = gun_aim(position, at, radius=0)
    if sight.sees(position.ground, _gun_at(position), at):
        return taken
    return taken._replace(modifiers=gun_modifiers(position, None))


def gun_marks(position: Position) -> list[str]:
    """§V57, §V78 Return the gun's possible targets, the nearest first."""
    if not gun_ready(position):
        return []
    at, enemy = _gun_at(position), enemy_of(position.side_of(gunners(position)[0]))
    found = [
        name
        for name in position.standing(enemy)
        if _gun_sees(position, at, position.at(name))
        and not in_contact(position, name)
        and gun_aim(position, position.at(name)).can_hit
    ]
    return sorted(found, key=lambda name: (squared(at, position.at(name)), position.roster[name].number))


def _gun_sees(position: Position, start: Point, at: Point) -> bool:
    limit = position.battle.sight
    if limit and gun_gap(position, at) > limit:
        return False
    return sight.sees(position.ground, start, at)


def gun_obstacles(position: Position, pieces: Sequence[Piece] | None = None) -> list[str]:
    """§V58, §V80 Return the ids of the obstacles that the gun can damage.

    Only `pieces` are checked if they are given.
    """
    if not gun_ready(position):
        return []
    land, at, known = position.ground, _gun_at(position), tables()
    best = known.gun.dice * known.gun.sides + sum(each.value for each in gun_modifiers(position, None))
    return [
        piece.id
        for piece in (land.standing if pieces is None else pieces)
        if piece.kind in RESISTANCE
        and best + _smoke_before(land, at, piece) >= known.needed[RESISTANCE[piece.kind]]
        and _sees_piece(position, at, piece)
    ]


def _smoke_before(land: Ground, at: Point, piece: Piece) -> int:
    """§V118 Return the modifier of the gun for smoke in front of an obstacle, or 0."""
    if not land.fires or not sight.through_smoke(land, at, nearest_point(at, piece)):
        return 0
    return tables().modifiers["smoke"]


def _sees_piece(position: Position, at: Point, piece: Piece) -> bool:
    """§V80 Return whether the gun sees the nearest point of an obstacle."""
    limit = position.battle.sight
    if limit:
        over, below = nearness(at, piece.start, piece.end)
        if over > (limit + GUN_RADIUS) ** 2 * below:
            return False
    seen = position.ground.seen_pieces
    found = seen.get((at, piece.id))
    if found is None:
        found = seen[at, piece.id] = sight.sees_piece(position.ground, at, nearest_point(at, piece), piece)
    return found


def nearest_point(at: Point, piece: Piece) -> Point:
    """§V80 Return the point of an obstacle nearest to `at`."""
    return closest(at, piece.start, piece.end)


def closest(at: Point, start: Point, end: Point) -> Point:
    """Return the point of a segment nearest to `at`. Coordinates are rounded towards `start`."""
    across, down = end.x - start.x, end.y - start.y
    whole = across * across + down * down
    along = (at.x - start.x) * across + (at.y - start.y) * down
    along = min(max(along, 0), whole)
    return Point(start.x + toward_zero(across * along, whole), start.y + toward_zero(down * along, whole))


def fire_direct(position: Position, context: Context, target: str) -> None:
    """§9.1, §V79 Fire the gun at a figure."""
    at = position.at(target)
    gun = position.gun
    assert gun is not None
    gun.fired = True
    firer = gunners(position)[0]
    taken = gun_aim(position, at)
    dice = context.roll_2d6("fire gun")
    broken = firing.is_accident(*dice)
    hit = sum(dice) + taken.modifier >= taken.score and not broken
    gun.broken = gun.broken or broken
    report = _report("fire gun", "9.1", (dice, sum(dice)), taken, hit=hit)
    _tell(position, context, _Fired(firer, target, DIRECT, report, hit, broken))
    if hit:
        burst(position, context, at, start=_gun_at(position))


def burst(position: Position, context: Context, at: Point, *, start: Point | None = None, why: str = "blast") -> None:
    """§9.1, §9.4, §9.5 Resolve an explosion: every figure within 10 cm rolls a save.

    `start` is the place of the gun that fired. Obstacles between it and a figure also give cover (§V78).
    """
    land, covers = position.ground, {}
    for name in position.everybody():
        spot = position.at(name)
        if squared(spot, at) > (BLAST + RADIUS) ** 2:
            continue
        found = cover.OPEN if position.figures[name].ladder else cover.from_burst(land, spot, at)
        if start is not None and not position.figures[name].ladder:
            found = cover.best(found, cover.by_lines(land, spot, start))
        covers[name] = found
    save_all(position, context, covers, EXPLOSION, why)


def fire_at_obstacle(position: Position, context: Context, name: str) -> None:
    """§9.2 Fire the gun at a wall, a door or a barricade."""
    gun = position.gun
    assert gun is not None
    gun.fired = True
    piece = position.ground.pieces[name]
    dice = context.roll_2d6("fire gun")
    gun.broken = gun.broken or firing.is_accident(*dice)
    found = gun_modifiers(position, nearest_point(_gun_at(position), piece))
    report = DieRollReport(
        purpose="fire gun", rule="9.2", dice=dice, modifiers=found, total=sum(dice) + sum(each.value for each in found)
    )
    damage_piece(position, context, piece, report, "gun")


def bombard(position: Position, context: Context, aimed: Point) -> None:
    """§9.4, §V84 Bombard a point of a building."""
    gun = position.gun
    assert gun is not None
    gun.fired = True
    taken = bombardment(position, aimed)
    dice = context.roll_2d6("fire gun")
    broken = firing.is_accident(*dice)
    hit = sum(dice) + taken.modifier >= taken.score and not broken
    gun.broken = gun.broken or broken
    report = _report("fire gun", "9.4", (dice, sum(dice)), taken, hit=hit)
    start = _gun_at(position)
    context.emit(
        ShotFired(
            firer=gunners(position)[0],
            target="",
            start=(start.x, start.y),
            at=(aimed.x, aimed.y),
            mode=BOMBARD,
            gap=gun_gap(position, aimed, 0),
            report=report,
            hit=hit,
            broken=broken,
        )
    )
    if not hit:
        return
    direction = context.roll("deviation", 4)
    distance = 10 * sum(context.roll_2d6("deviation distance"))
    at = deviated(start, aimed, direction, distance)
    context.emit(ShellDeviated(aimed=(aimed.x, aimed.y), burst=(at.x, at.y), direction=direction, distance=distance))
    burst(position, context, at)
    _shake(position, context, at)


def deviated(start: Point, aimed: Point, direction: int, distance: int) -> Point:
    """§V84, §V106 Return the point where a deviating shell bursts.

    Seen from the gun, it is left, right, beyond or short of the aimed point.
    """
    ahead = Point(aimed.x - start.x, aimed.y - start.y)
    step = (turned_left(ahead), turned_right(ahead), ahead, Point(-ahead.x, -ahead.y))[direction - 1]
    whole = length(Point(0, 0), step)
    if whole == 0:
        return aimed
    # The point on the gun's line may be nearer than the distance by which the shell deviates.
    return Point(
        aimed.x + toward_zero(step.x * distance, whole),
        aimed.y + toward_zero(step.y * distance, whole),
    )


def _shake(position: Position, context: Context, at: Point) -> None:
    """§V84 Damage the building hit by a shell, at the section nearest to the burst."""
    land = position.ground
    house = next((zone for zone in land.zones if zone.kind == BUILDING and at in zone.polygon), None)
    pieces = [piece for piece in land.outlines if house is not None and piece.line == house.id]
    if pieces:
        piece = min(pieces, key=lambda each: squared(middle_of(each), at))
        dice = context.roll_2d6("shell")
        report = DieRollReport(purpose="shell", rule="9.4", dice=dice, total=sum(dice))
        damage_piece(position, context, piece, report, "shell")


def buildings(position: Position) -> list[tuple[str, Polygon]]:
    """§9.4 Return the id and the outline of each building."""
    return [(zone.id, zone.polygon) for zone in position.ground.zones if zone.kind == BUILDING]


def can_fire(position: Position) -> bool:
    """§9 Return whether the gun can fire and has a target."""
    return gun_ready(position) and bool(gun_marks(position) or gun_obstacles(position) or bombarded(position))


def bombarded(position: Position) -> dict[str, Point]:
    """§9.4, §V58 Return the buildings that the gun can bombard, with the points to aim at."""
    if not gun_ready(position):
        return {}
    start, found = _gun_at(position), {}
    for name, polygon in buildings(position):
        points = polygon.points
        middle = Point(sum(p.x for p in points) // len(points), sum(p.y for p in points) // len(points))
        edges = (closest(start, *edge) for edge in polygon.edges)
        nearest = min((at for at in edges if at in polygon), key=lambda at: squared(start, at), default=middle)
        best = next((at for at in (middle, nearest) if bombardment(position, at).can_hit), None)
        if best is not None:
            found[name] = best
    return found


def _report(purpose: str, rule: str, rolled: tuple[tuple[int, ...], int], taken: Aim, *, hit: bool) -> DieRollReport:
    """Return the dice report of a shot.

    `rolled` contains all dice, and the total of the dice that count.
    """
    dice, kept = rolled
    total = kept + taken.modifier
    return DieRollReport(
        purpose=purpose,
        rule=rule,
        dice=dice,
        modifiers=taken.modifiers,
        total=total,
        table="gun" if rule.startswith("9") else "machine_gun",
        column=taken.score,
        result="hit" if hit else "miss",
    )


class _Fired(NamedTuple):
    """A shot by the gun or machine gun, with the result of its roll."""

    firer: str
    target: str
    mode: str
    report: DieRollReport
    hit: bool
    broken: bool


def _tell(position: Position, context: Context, fired: _Fired) -> None:
    start = position.at(fired.firer) if fired.mode != DIRECT else _gun_at(position)
    at = position.at(fired.target)
    context.emit(
        ShotFired(
            firer=fired.firer,
            target=fired.target,
            start=(start.x, start.y),
            at=(at.x, at.y),
            mode=fired.mode,
            gap=firing.gap(start, at) if fired.mode != DIRECT else gun_gap(position, at),
            report=fired.report,
            hit=fired.hit,
            broken=fired.broken,
        )
    )
