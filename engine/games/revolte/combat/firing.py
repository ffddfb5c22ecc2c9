"""§8 Fire with small arms."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.revolte.combat.obstacles import explode_keg
from engine.games.revolte.combat.saves import save
from engine.games.revolte.contacts import can_fight, carries, in_contact, is_located, serves
from engine.games.revolte.events import ShotFired
from engine.games.revolte.figures import RADIUS, STOPPED
from engine.games.revolte.ground import cover, sight
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import FANATIC, RIFLE, enemy_of
from engine.games.revolte.tables import FireRow, tables
from engine.tabletop.points import Point, length, squared

NEAREST_COLUMN: Final = 100
"""§V72 The distance in millimetres whose column of the fire table a shot at a charging enemy uses."""
PENALTY_DIE: Final = 4
KEG_ROLL: Final = 12
"""§V55 The natural roll with which a rifle explodes a keg, by house rule."""
SMALL_ARMS: Final = "small-arms"
DEFENCE: Final = "defence"


class Shot(NamedTuple):
    """A possible shot: the score that hits, its modifiers, and how it is fired."""

    firer: str
    target: str
    arm: str
    gap: int
    row: FireRow
    score: int
    modifiers: tuple[Modifier, ...]
    modifier: int
    """The sum of the modifiers."""
    aims: bool = False
    other_target: bool = False


def gap(one: Point, other: Point) -> int:
    """§V104 Return the gap between two figures' bases in millimetres, rounded up; 0 if they overlap."""
    return max(0, length(one, other) - 2 * RADIUS)


def column(between: int, ends: tuple[int, ...]) -> int:
    """§V58 Return the index of the table column for a distance.

    `ends` are the columns' upper limits. Beyond the last limit, return `len(ends)`.
    """
    return bisect_left(ends, between)


def score_at(row: FireRow, between: int, ends: tuple[int, ...]) -> int | None:
    """§V58 Return the score needed at a distance in millimetres; None if out of range."""
    place = column(between, ends)
    return row.scores[place] if place < len(row.scores) else None


def in_sight(position: Position, one: Point, other: Point) -> bool:
    """§V109, §V128 Return whether figures at two points are in sight of each other."""
    limit = position.battle.sight
    if limit and squared(one, other) > (limit + 2 * RADIUS) ** 2:
        return False
    return sight.sees(position.ground, one, other)


def seen_from(position: Position, at: Point, spots: Iterable[tuple[str, Point]]) -> Iterator[str]:
    """§V109, §V128 Yield the names of the figures that can see the point `at`.

    `spots` are the figures to check, each with its place.
    """
    land, limit = position.ground, position.battle.sight
    most, known = (limit + 2 * RADIUS) ** 2, sight.lines_from(land, at)
    x, y = at
    for name, spot in spots:
        if limit and (spot[0] - x) ** 2 + (spot[1] - y) ** 2 > most:
            continue
        # Results cached on the ground need no call: this is the most frequent question.
        found = known.get(spot)
        if found is None:
            found = sight.sees(land, at, spot)
        if found:
            yield name


def may_fire(position: Position, figure: str, *, charged: bool = False) -> bool:
    """§V56 Return whether a figure may fire its own weapon now.

    With `charged`, it may fire even in contact with an enemy (§V72).
    """
    each, kind = position.figures[figure], position.roster[figure].kind
    if not kind.fire or each.at is None or each.broken or each.fired or each.ladder:
        return False
    if not can_fight(position, figure) or carries(position, figure):
        return False
    if not charged and (in_contact(position, figure) or machine_gun_ready(position, figure)):
        return False
    return serves(position, figure) != "gun"


def machine_gun_ready(position: Position, figure: str | None = None, *, charged: bool = False) -> bool:
    """§V75, §V56 Return whether the machine gun can fire now.

    If `figure` is given, it must belong to the crew. With `charged`, the gun may fire even in contact with an enemy
    (§V73).
    """
    weapon = position.mg
    if weapon is None or weapon.broken or weapon.fired or not weapon.gunner or not weapon.loader:
        return False
    if weapon.since and weapon.since >= position.turn:
        return False  # §V77
    crew = (weapon.gunner, weapon.loader)
    if figure is not None and figure not in crew:
        return False
    return (
        all(can_fight(position, each) and (charged or not in_contact(position, each)) for each in crew)
        and not any(position.figures[each].fired or position.figures[each].ladder for each in crew)
        and not any(carries(position, each) for each in crew)
        and not position.figures[weapon.gunner].moving
        and position.figures[weapon.gunner].roof == position.figures[weapon.loader].roof
        and position.gap_within(weapon.gunner, weapon.loader, 2)
    )


def marks(position: Position, firer: str) -> list[str]:
    """§V57 Return the enemies that a figure sees and may fire at."""
    return list(_marks(position, firer))


def _marks(position: Position, firer: str) -> Iterator[str]:
    side = position.side_of(firer)
    friends, roofs = position.spots(side), bool(position.roofs)
    for name in seen_from(position, position.at(firer), position.spots(enemy_of(side))):
        if roofs and not position.share_floor(firer, name):
            continue
        if not in_contact(position, name, friends):
            yield name


def has_shot(position: Position, firer: str) -> bool:
    """§8 Return whether a figure can fire at any enemy."""
    if not may_fire(position, firer):
        return False
    # In the worst case another enemy is nearer: a target that can be hit even then needs no second check.
    own = own_modifiers(position, firer, position.roster[firer].kind.fire)
    made = (shot(position, firer, name, nearest=-1, own=own) for name in _marks(position, firer))
    return any(each is not None and can_hit(each) for each in made) or bool(shots(position, firer))


def shots(position: Position, firer: str) -> list[Shot]:
    """§8 Return a figure's possible shots, the best first (§V58)."""
    if not may_fire(position, firer):
        return []
    seen = marks(position, firer)
    if not seen:
        return []
    nearest = nearest_located(position, firer, seen)
    own = own_modifiers(position, firer, position.roster[firer].kind.fire)
    made = [shot(position, firer, name, nearest=nearest, own=own) for name in seen]
    found = [each for each in made if each is not None and can_hit(each)]
    return sorted(found, key=lambda each: (-chance(each), each.gap, position.roster[each.target].number))


def shot_at(position: Position, firer: str, target: str) -> Shot:
    """§8 Return the shot of a figure at `target`.

    `target` must be a possible target of the figure.
    """
    nearest = nearest_located(position, firer, marks(position, firer))
    found = shot(position, firer, target, nearest=nearest)
    assert found is not None
    return found


def nearest_located(position: Position, firer: str, seen: list[str]) -> int:
    """§V66 Return the squared distance to the nearest enemy in `seen` that is located.

    Return -1 if there is none.
    """
    side, at = position.side_of(firer), position.at(firer)
    row = tables().fire[position.roster[firer].kind.fire]
    far = sorted((squared(at, spot := position.at(name)), name, spot) for name in seen)
    for off, name, spot in far:
        if score_at(row, gap(at, spot), tables().columns) is None:
            return -1  # §V58 the enemies behind it are out of range as well
        if is_located(position, name, side):
            return off
    return -1


def shot(
    position: Position, firer: str, target: str, *, nearest: int, own: Sequence[Modifier] | None = None
) -> Shot | None:
    """§8 Return a figure's shot at an enemy; None if out of range.

    `nearest` is the squared distance to the nearest located enemy, or -1. Pass `own` if the firer's modifiers are
    already known.
    """
    kind, start, at = position.roster[firer].kind, position.at(firer), position.at(target)
    row, between = tables().fire[kind.fire], gap(start, at)
    needed = score_at(row, between, tables().columns)
    if needed is None:
        return None
    # If no enemy is nearer than this one, it is another target only if it is not located.
    other = squared(start, at) > nearest or not is_located(position, target, position.side_of(firer))
    found = list(own_modifiers(position, firer, kind.fire) if own is None else own)
    if sight.through_smoke(position.ground, start, at):
        found.append(Modifier("smoke", "8.2", tables().modifiers["smoke"]))
    if other and position.house.penalty == "two":
        found.append(Modifier("other-target", "8.2", -2))
    dies = other and position.house.penalty == "d4"
    total = sum([each.value for each in found])
    return Shot(firer, target, kind.fire, between, row, needed, tuple(found), total, aims(position, firer), dies)


def defensive_shot(position: Position, firer: str, target: str) -> Shot:
    """§V72 Return a figure's shot at an enemy that charges it."""
    kind = position.roster[firer].kind
    row = tables().fire[kind.fire]
    found = own_modifiers(position, firer, kind.fire)
    if sight.through_smoke(position.ground, position.at(firer), position.at(target)):
        found.append(Modifier("smoke", "8.2", tables().modifiers["smoke"]))
    needed = score_at(row, NEAREST_COLUMN, tables().columns)
    assert needed is not None
    between = gap(position.at(firer), position.at(target))
    total = sum([each.value for each in found])
    return Shot(firer, target, kind.fire, between, row, needed, tuple(found), total)


def own_modifiers(position: Position, firer: str, arm: str) -> list[Modifier]:
    """§8.2 Return the modifiers of the firing figure itself."""
    known, each, kind = tables().modifiers, position.figures[firer], position.roster[firer].kind
    found = []
    if kind.class_ != FANATIC:
        found.append(Modifier(kind.class_, "8.2", known[kind.class_]))
    if each.moving:
        name = "moving_rifle" if arm == RIFLE else "moving"
        found.append(Modifier(name.replace("_", "-"), "8.2", known[name]))
    if each.state == STOPPED:
        found.append(Modifier("stopped", "8.2", known["stopped"]))
    if kind.obsolete and arm == RIFLE:
        found.append(Modifier("obsolete", "8.2", known["obsolete"]))
    return found


def aims(position: Position, firer: str) -> bool:
    """§V68 Return whether a figure's shot is aimed."""
    each = position.figures[firer]
    return not (each.moved or each.moved_before or each.moving or each.contacted)


def can_hit(taken: Shot) -> bool:
    """§V58 Return whether the best possible roll of a shot hits."""
    worst = -1 if taken.other_target else 0
    return taken.row.dice * taken.row.sides + taken.modifier + worst >= taken.score


def is_accident(*dice: int) -> bool:
    """§V63 Return whether all dice show a natural 1, which breaks the weapon."""
    return all(die == tables().modifiers["natural_accident"] for die in dice)


def chance(taken: Shot) -> int:
    """Return the chance that a shot hits, in thousandths, rounded down."""
    return _chance(taken.row.sides, taken.score - taken.modifier, 2 if taken.aims else 1, penalty=taken.other_target)


@cache
def _chance(sides: int, score: int, rolls: int, *, penalty: bool) -> int:
    accident = tables().modifiers["natural_accident"]
    hits = whole = 0
    for off in range(1, PENALTY_DIE + 1) if penalty else (0,):
        misses = min(sides, max(accident, score + off - 1))
        hits += sides**rolls - misses**rolls
        whole += sides**rolls
    return 1000 * hits // whole


def fire(position: Position, context: Context, taken: Shot, mode: str = SMALL_ARMS) -> None:
    """§8 Fire a shot. Roll to hit the target, and roll its save."""
    firer = position.figures[taken.firer]
    firer.fired = True
    purpose = f"fire {taken.firer}"
    dice = tuple(context.roll(purpose, taken.row.sides) for _ in range(2 if taken.aims else 1))
    kept = max(dice)
    total, penalty, modifiers = kept + taken.modifier, None, taken.modifiers
    if taken.other_target:
        off = context.roll(f"{purpose} other-target", PENALTY_DIE)
        penalty = DieRollReport(purpose=f"{purpose} other-target", rule="8.2", dice=(off,), total=-off)
        total -= off
        modifiers = (*modifiers, Modifier("other-target", "8.2", -off))
    broken = is_accident(kept)
    hit = total >= taken.score and not broken
    firer.broken = firer.broken or broken
    if mode == DEFENCE:
        firer.defended = True
    report = DieRollReport(
        purpose=purpose,
        rule="8.4" if mode == DEFENCE else "8",
        dice=dice,
        modifiers=modifiers,
        total=total,
        table=taken.arm,
        column=taken.score,
        result="hit" if hit else "miss",
    )
    start, at = position.at(taken.firer), position.at(taken.target)
    context.emit(
        ShotFired(
            firer=taken.firer,
            target=taken.target,
            start=(start.x, start.y),
            at=(at.x, at.y),
            mode=mode,
            gap=taken.gap,
            report=report,
            penalty=penalty,
            hit=hit,
            broken=broken,
        )
    )
    if hit and kept == KEG_ROLL and taken.arm == RIFLE and _keg_of(position, taken.target):
        explode_keg(position, context, at)  # V55: the blast takes the place of the shot's own save
    elif hit:
        save(position, context, taken.target, taken.arm, cover_of(position, taken.target, start))


def _keg_of(position: Position, target: str) -> bool:
    """§V55 Return whether `target` carries a keg that a rifle shot may explode."""
    return position.house.keg == "explodes" and carries(position, target) == "keg"


def cover_of(position: Position, target: str, shooter: Point) -> str:
    """§V92, §V49 Return the cover of a target."""
    if position.figures[target].ladder:
        return cover.OPEN
    return cover.to_save(position.ground, position.at(target), shooter)
