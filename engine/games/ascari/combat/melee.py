"""Melee: totals, comparison and results (§5)."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.ascari.combat.losses import eliminate
from engine.games.ascari.combat.markers import COMBAT, put
from engine.games.ascari.combat.retreats import drive_back, go_back, suffer, ways_of_attacker, ways_of_defender
from engine.games.ascari.events import MeleeFought
from engine.games.ascari.pieces import Mover
from engine.games.ascari.position import Position, commands
from engine.games.ascari.tables import tables

ATTACKER_BACK: Final = "active-retreats"
BACK: Final = "lower-retreats"
BACK_WITH_HIT: Final = "lower-retreats-with-hit"
GONE: Final = "lower-eliminated"
"""§5.2 The results of the melee table."""


class Side(NamedTuple):
    """One side of a melee before the die is rolled: its value and modifiers (§5.1)."""

    unit: str
    value: int
    modifiers: tuple[Modifier, ...]

    @property
    def strength(self) -> int:
        """The total before the die roll."""
        return self.value + sum(each.value for each in self.modifiers)


def attack_of(position: Position, unit: str, leaders: list[str]) -> Side:
    """§5.3 Return the attacker's value and modifiers. `leaders` are the leaders with the unit."""
    found = _common(position, unit, leaders)
    found += _bayonet(position, unit)
    return Side(unit, position.melee_of(unit), tuple(found))


def defence_of(position: Position, unit: str, at: str, origin: str) -> Side:
    """§5.3 Return the defender's value and modifiers against an attack from `origin` into `at`."""
    board, known = position.board, tables().melee_modifiers
    found = _common(position, unit, position.leaders_at(at))
    if board.height[origin] < board.height[at]:
        found.append(Modifier("height", known["height"][1], known["height"][0]))
    terrain = board.terrain[at]
    if terrain.melee:
        found.append(Modifier(f"in-{terrain.name}", "5.3", terrain.melee))
    if position.house.bayonet == "all":
        found += _bayonet(position, unit)
    return Side(unit, position.melee_of(unit), tuple(found))


def _common(position: Position, unit: str, leaders: list[str]) -> list[Modifier]:
    known, counters = tables().melee_modifiers, position.roster
    found: list[Modifier] = []
    if position.pieces[unit].retreat:
        found.append(Modifier("retreat", known["retreat"][1], known["retreat"][0]))
    led = max((position.melee_of(name) for name in leaders if commands(counters[name], counters[unit])), default=0)
    if led:
        found.append(Modifier("leader", "5.3", led))
    return found


def _bayonet(position: Position, unit: str) -> list[Modifier]:
    value, rule = tables().melee_modifiers["bayonet"]
    return [Modifier("bayonet", rule, value)] if position.battle.bayonet and position.roster[unit].regular else []


def compare(attack: int, defence: int) -> str:
    """§5.2 Return the result in the melee table for the totals of both sides."""
    high, low = max(attack, defence), min(attack, defence)
    difference, double = high - low, high <= 2 * low
    for row in tables().melee:
        if row.least <= difference <= row.most and row.up_to_double in (None, double):
            return row.result
    raise AssertionError(f"no row of the melee table has {attack} against {defence}")


def fight(position: Position, context: Context, mover: Mover, defender: str) -> bool:
    """Resolve the melee of a moving unit. Return whether the unit may enter the hex (§5)."""
    attacker = mover.unit
    at, origin = position.pieces[defender].at, mover.way[-1]
    sides = attack_of(position, attacker, mover.leaders), defence_of(position, defender, at, origin)
    dice = [context.roll(f"melee {side.unit}") for side in sides]
    totals = [side.strength + die for side, die in zip(sides, dice, strict=True)]
    result = compare(*totals)
    won = totals[0] > totals[1]
    reports = [_report(side, die, total, result) for side, die, total in zip(sides, dice, totals, strict=True)]
    context.emit(
        MeleeFought(
            attacker=attacker,
            defender=defender,
            start=origin,
            at=at,
            attack=reports[0],
            defence=reports[1],
            result=result,
            winner="" if result == ATTACKER_BACK else attacker if won else defender,
        )
    )
    if won:
        _beat_defender(position, context, defender, origin, result)
    else:
        _beat_attacker(position, context, mover, at, result)
        if position.fires_rifles(defender):
            put(position, context, defender, COMBAT)
    return won


def _report(side: Side, die: int, total: int, result: str) -> DieRollReport:
    return DieRollReport(
        purpose=f"melee {side.unit}",
        rule="5.1",
        dice=(die,),
        modifiers=(Modifier("melee", "5.1", side.value), *side.modifiers),
        total=total,
        table="melee",
        result=result,
    )


def _beat_defender(position: Position, context: Context, unit: str, origin: str, result: str) -> None:
    at = position.pieces[unit].at
    leaders = position.leaders_at(at)
    gone = result == GONE
    if gone:
        eliminate(position, context, unit, why="melee")
    else:
        gone = suffer(position, context, unit, hit=result == BACK_WITH_HIT, at=at)
    if not gone:
        if ways := ways_of_defender(position, unit, origin):
            drive_back(position, context, unit, ways)
            return
        eliminate(position, context, unit, why="retreat")
    for leader in leaders:
        eliminate(position, context, leader, why="melee")


def _beat_attacker(position: Position, context: Context, mover: Mover, at: str, result: str) -> None:
    unit = mover.unit
    gone = result == GONE
    if gone:
        eliminate(position, context, unit, why="melee", at=at)
    else:
        gone = suffer(position, context, unit, hit=result == BACK_WITH_HIT, at=at)
    if not gone:
        if back := ways_of_attacker(position, unit, mover.way):
            go_back(position, context, mover, back, at)
            return
        eliminate(position, context, unit, why="retreat", at=at)
    for leader in mover.leaders:
        eliminate(position, context, leader, why="melee", at=at)
