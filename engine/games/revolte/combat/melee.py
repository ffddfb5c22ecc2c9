"""§11 Melee: fights, supporters, dice and results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.revolte.combat.losses import eliminate
from engine.games.revolte.contacts import enemies_in_contact, touches
from engine.games.revolte.events import FightFought
from engine.games.revolte.figures import PINNED, STEADY, STOPPED
from engine.games.revolte.ground.terrain import DENSE
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import BOXERS, FANATIC, SIDES, enemy_of
from engine.games.revolte.tables import tables

HANDS: Final = "hands"
PISTOL: Final = "pistol"


class Fight(NamedTuple):
    """A fight between two figures in contact.

    `owner` is the side of `attacker`. `assault` says whether the attacker charged in this turn (§V99).
    """

    owner: str
    attacker: str
    defender: str
    assault: bool


def arms(position: Position, figure: str) -> list[str]:
    """§V98, §V63 Return the weapons with which a figure can fight."""
    kind, broken = position.roster[figure].kind, position.figures[figure].broken
    return [HANDS, *(arm for arm in kind.melee if not (broken and arm == PISTOL))]


def die_of(position: Position, figure: str) -> tuple[str, int]:
    """§11.1 Return a figure's best weapon and the sides of its die."""
    land = position.ground
    here = land.zones_at(position.at(figure))
    dense = any(zone.id in here and zone.kind in DENSE for zone in land.zones)
    known = tables().melee
    return max(((arm, known[arm][int(dense)]) for arm in arms(position, figure)), key=lambda each: each[1])


def modifiers(position: Position, figure: str, supports: int, *, assault: bool) -> tuple[Modifier, ...]:
    """§11.2 Return the modifiers of a figure in a fight."""
    known, each, kind = tables().melee_modifiers, position.figures[figure], position.roster[figure].kind
    found = [Modifier("assailant", "11.2", known["assailant"])] if assault else []
    if supports:
        found.append(Modifier("support", "11.2", supports * known["support"]))
    if kind.class_ != FANATIC:
        found.append(Modifier(kind.class_, "11.2", known[kind.class_]))
    if each.state == STOPPED:
        found.append(Modifier("stopped", "11.2", known["stopped"]))
    if each.defended:
        found.append(Modifier("fired-defensively", "11.2", known["fired_defensively"]))
    return tuple(found)


def supporters(position: Position, fight: Fight, side: str) -> list[str]:
    """§V100 Return the figures that support a side unless the player chooses others."""
    return candidates(position, fight, side)[: tables().melee_modifiers["most_supports"]]


def candidates(position: Position, fight: Fight, side: str) -> list[str]:
    """§V100 Return the figures that can support a side in a fight."""
    attacked = fight.defender
    foe = fight.attacker if side == position.side_of(attacked) else attacked
    fighter = attacked if side == position.side_of(attacked) else fight.attacker
    found = []
    for name in position.standing(side):
        each = position.figures[name]
        if name == fighter or each.state != STEADY or each.fought or each.ladder:
            continue
        enemies = enemies_in_contact(position, name)
        if touches(position, name, attacked) and all(enemy in (foe, attacked) for enemy in enemies):
            found.append(name)
    return found


def pairs(position: Position) -> list[Fight]:
    """§V96, §V97 Return all fights that are possible now, in order.

    The first side's charges come first, then the second side's charges, then older fights.
    """
    first = position.first or BOXERS
    found: list[tuple[int, int, int, int, Fight]] = []
    for fight in _fights(position):
        rank = int(fight.owner != first) + (0 if fight.assault else 2)
        number, other = position.roster[fight.attacker].number, position.roster[fight.defender].number
        found.append((rank, -advantage(position, fight), number, other, fight))
    return [each[-1] for each in sorted(found, key=lambda each: each[:4])]


def is_any_left(position: Position) -> bool:
    """§V96 Return whether any melee is possible now."""
    return next(_fights(position), None) is not None


def _fights(position: Position) -> Iterator[Fight]:
    """§V96, §V97 Yield all fights that are possible now."""
    first = position.first or BOXERS
    for side in (first, enemy_of(first)):
        for name in position.standing(side):
            if not _can(position, name):
                continue
            for enemy in enemies_in_contact(position, name):
                if not _can(position, enemy):
                    continue
                assault = assails(position, name, enemy)
                if not assault and assails(position, enemy, name):
                    continue  # the fight belongs to the other figure's side
                yield Fight(side, name, enemy, assault)


def assails(position: Position, figure: str, enemy: str) -> bool:
    """§V99 Return whether a figure's charge in this turn led to contact with an enemy.

    If both charged, the side that moved later made the contact (§V44).
    """
    own, other = position.figures[figure], position.figures[enemy]
    if enemy == own.charged or figure == other.charged:
        return enemy == own.charged
    later = not other.charged or position.side_of(figure) == position.second
    return bool(own.charged) and other.contacted and later


def _can(position: Position, figure: str) -> bool:
    each = position.figures[figure]
    return each.state != PINNED and not each.fought and not each.ladder


def advantage(position: Position, fight: Fight) -> int:
    """§V96 Return how much stronger the owner of a fight is than the enemy."""
    own = _weight(position, fight.attacker, supporters(position, fight, fight.owner), assault=fight.assault)
    enemy = enemy_of(fight.owner)
    return own - _weight(position, fight.defender, supporters(position, fight, enemy), assault=False)


def _weight(position: Position, figure: str, helpers: list[str], *, assault: bool) -> int:
    found = modifiers(position, figure, len(helpers), assault=assault)
    return die_of(position, figure)[1] + 2 * sum(each.value for each in found)


def resolve(position: Position, context: Context, fight: Fight, helpers: dict[str, list[str]]) -> None:
    """§11, §V101 Resolve a fight. The figure with the lower total and its supporters are eliminated."""
    figures = (fight.attacker, fight.defender)
    reports = []
    for name in figures:
        side = position.side_of(name)
        arm, sides = die_of(position, name)
        found = modifiers(position, name, len(helpers.get(side, ())), assault=fight.assault and name == fight.attacker)
        die = context.roll(f"melee {name}", sides)
        reports.append(
            DieRollReport(
                purpose=f"melee {name}",
                rule="11",
                dice=(die,),
                modifiers=found,
                total=die + sum(each.value for each in found),
                table=arm,
                column=sides,
            )
        )
    totals = [report.total or 0 for report in reports]
    loser = "" if totals[0] == totals[1] else figures[totals[0] > totals[1]]
    supports = {side: tuple(helpers.get(side, ())) for side in SIDES}
    context.emit(
        FightFought(
            attacker=fight.attacker,
            defender=fight.defender,
            attack=reports[0],
            defence=reports[1],
            attack_supports=supports[fight.owner],
            defence_supports=supports[enemy_of(fight.owner)],
            loser=loser,
        )
    )
    for name in (*figures, *supports[SIDES[0]], *supports[SIDES[1]]):
        position.figures[name].fought = True
    if loser:
        eliminate(position, context, [loser, *supports[position.side_of(loser)]], "melee")


def overrun(position: Position, context: Context) -> None:
    """§V131 Eliminate all pinned figures that an unpinned enemy touches."""
    while fallen := _at_mercy(position):
        eliminate(position, context, fallen, "melee")


def _at_mercy(position: Position) -> list[str]:
    """§V131 Return the pinned figures that an unpinned enemy touches."""
    return [
        name
        for name in position.everybody()
        if position.figures[name].state == PINNED
        and any(position.figures[each].state != PINNED for each in enemies_in_contact(position, name))
    ]
