"""The adviser's answers to each question, best first, with reasons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Final

from engine.core.asks import Answer, Ask
from engine.games.ascari.combat import shooting
from engine.games.ascari.map.costs import nearby_ends
from engine.games.ascari.phases import fire, moves
from engine.games.ascari.phases.moves import GO, STAY
from engine.games.ascari.phases.windows import PASS, eligible
from engine.games.ascari.position import Position, commands
from engine.games.ascari.scenarios import GUNS
from engine.games.ascari.steward import guns
from engine.games.ascari.steward.advice import Advice, Reason, done, said
from engine.games.ascari.steward.deployment import deployments
from engine.games.ascari.steward.field import Field, Soldier
from engine.games.ascari.steward.goals import OWN, Goal
from engine.games.ascari.steward.marches import Marches
from engine.games.ascari.steward.objectives import goals_of

Stay = Callable[[str], None]
"""A function that is called with each unit for which it is best to stay."""

LAST_STEP: Final = 1.5
"""The factor for the value of a hit that eliminates."""
CLOSE: Final = 2
RANGE_OF_GUNS: Final = 4
"""§A120 The distances in hexes within which the steward fires in a reaction window, for rifles and guns, as its
standing orders would.
"""
GOOD: Final = 2
"""The number of die faces, of six, from which the chance alone is the reason for a shot."""
BETTER: Final = 0.5
"""The minimum gain from choosing another retreat for a beaten defender."""


def moves_of(
    position: Position, side: str, aim: Goal = OWN, *, stays: Collection[str] = (), stay: Stay = lambda _: None
) -> Iterator[Advice]:
    """Yield the moves that improve a unit's position, the best first.

    `stays` are units that do not move. `stay` is called with each other unit that should not move.
    """
    waiting = [
        name
        for name in position.of_side(side)
        if not position.pieces[name].done and name not in stays and _in_corps(position, name, aim)
    ]
    if position.withdrawal is None and not waiting:
        return
    field = Field(position, side)
    yield from retreats(field)
    goals = goals_of(field)
    marches = Marches(field, goals, aim)
    for soldier in sorted(field.mine, key=lambda each: _turn_of(field, goals, each)):
        if soldier.unit not in waiting:
            continue
        found = _move(marches, soldier)
        if found is not None:
            yield found
        else:
            stay(soldier.unit)
    yield from _joins(position, waiting, stay)


def _in_corps(position: Position, name: str, aim: Goal) -> bool:
    return not aim.corps or position.roster[name].group == aim.corps


def _turn_of(field: Field, goals: dict[str, str], soldier: Soldier) -> tuple[float, float, str]:
    """Return a sort key that puts strong units near their goals first."""
    goal = goals.get(soldier.unit, "")
    return (field.grid.distance(soldier.at, goal) if goal else 0, -soldier.value, soldier.unit)


def _move(marches: Marches, soldier: Soldier) -> Advice | None:
    """Return the advised move of a unit. Return None if it should stay."""
    position = marches.field.position
    if position.roster[soldier.unit].kind == GUNS:
        return guns.move(marches, soldier)
    march = marches.best(soldier)
    if march is None:
        return None
    return Advice(walks(position, soldier.unit, march.at), partial(marches.why, soldier, march.at))


def walks(position: Position, unit: str, at: str) -> Answer:
    """Return the answer that moves a unit, with its leaders if possible."""
    leaders = moves.preset_followers(position, unit)
    if not leaders:
        return ("move", unit, at, GO)
    if position.battle.victory.commander in leaders and at in position.units():
        return ("move", unit, at, moves.ALONE)
    slowest = min(position.allowance(name) for name in leaders)
    if slowest >= position.allowance(unit):
        return ("move", unit, at, GO)
    cost = nearby_ends(position, unit, position.allowance(unit)).costs[at]
    return ("move", unit, at, GO if cost <= slowest else moves.ALONE)


def _joins(position: Position, waiting: list[str], stay: Stay) -> Iterator[Advice]:
    """Yield moves of lone leaders to units that they can command."""
    counters, units = position.roster, position.units()
    for name in waiting:
        if not counters[name].is_leader or position.pieces[name].at in units:
            continue
        stay(name)
        costs = nearby_ends(position, name, position.allowance(name)).costs
        own = [at for at in costs if at in units and commands(counters[name], counters[units[at]])]
        if own:
            at = max(own, key=lambda at: (position.melee_of(units[at]), -costs[at], at))
            yield said(("move", name, at, GO), "leader-joins", at=at, unit=units[at])


def retreats(field: Field) -> Iterator[Advice]:
    """Yield another retreat if it is worse for the beaten defender (§5.4)."""
    gone = field.position.withdrawal
    if gone is None or len(gone.ways) < 2 or field.position.side_of(gone.pieces[0]) == field.side:
        return
    worth = {end: _exposed(field, gone.pieces[0], end) for end in gone.ways}
    end = max(worth, key=lambda each: (worth[each], each))
    if worth[end] >= worth[gone.end] + BETTER:
        yield said((moves.RETREAT, end), "drives-off", unit=gone.pieces[0], at=end)


def _exposed(field: Field, unit: str, end: str) -> float:
    """Return how bad it would be for a retreat to end in a hex."""
    position = field.position
    goals = position.battle.goals
    away = min(field.grid.distance(end, goal) for goal in goals)
    held = end in goals and position.control.get(end) != position.side_of(unit)
    fire_at = sum(
        field.hits(soldier, soldier.at, end, left=position.pieces[unit].at)
        for soldier in field.mine
        if soldier.reach and shooting.can_fire_now(position, soldier.unit)
    )
    return min(away, 4) * 0.5 + fire_at - 0.5 * position.board.terrain[end].melee - 3.0 * held


# --- other questions ---


def onward(position: Position, ask: Ask, aim: Goal = OWN) -> Iterator[Advice]:
    """Yield the orders for a unit that may continue its move, the best first (§5.42)."""
    field = Field(position, ask.side)
    yield from retreats(field)
    root = ask.level(())
    assert root is not None
    mover = position.mover
    assert mover is not None
    if root.find(moves.ONWARD) is not None:
        yield said((moves.ONWARD,), "as-ordered")
    soldier = next(each for each in field.mine if each.unit == mover.unit)
    marches = Marches(field, goals_of(field), aim)
    march = marches.best(soldier, points=mover.left)
    if march is not None:
        yield Advice((GO, march.at), partial(marches.why, soldier, march.at))
    yield said((STAY,), "keeps-it", at=soldier.at)


def shots(position: Position, aim: Goal = OWN) -> Iterator[Advice]:
    """Yield the best shot of each unit, the most valuable first, and then “done” (§4.4)."""
    field = Field(position, position.active)
    found: list[tuple[float, str, str, bool]] = []
    enemies = []
    for name in fire.marks(position):
        at = position.pieces[name].at
        target = field.by_hex.get(at)
        value = (target.value * (LAST_STEP if target.last else 1.0)) if target else 1.0
        enemies.append((name, at, value, target is None or target.last))
    for soldier in field.mine:
        if not soldier.reach or not shooting.can_fire_now(position, soldier.unit):
            continue
        if not _in_corps(position, soldier.unit, aim):
            continue
        best: tuple[float, str, str, bool] | None = None
        distances = field.grid.distances[soldier.at]
        for name, at, value, last in enemies:
            if distances[at] > soldier.reach:
                continue
            worth = field.hits(soldier, soldier.at, at) * value
            if worth > 0 and (best is None or (worth, name) > (best[0], best[2])):
                best = (worth, soldier.unit, name, last)
        if best is not None:
            found.append(best)
    for _, unit, name, last in sorted(found, reverse=True):
        yield Advice(("fire", unit, name), partial(_shot, position, unit, name, last))
    yield done("hold-fire")


def _shot(position: Position, unit: str, target: str, last: bool) -> Reason:
    chance = shooting.shot(position, unit, position.pieces[target].at).chance
    return "last-step" if last else "good-shot", {"unit": unit, "enemy": target, "chance": chance}


def reactions(position: Position) -> Iterator[Advice]:
    """Yield the possible shots at a close moving enemy, and then to hold fire (§4.3)."""
    mover = position.mover
    assert mover is not None
    for shot in eligible(position, position.pieces[mover.unit].at):
        near = RANGE_OF_GUNS if position.roster[shot.firer].kind == GUNS else CLOSE
        if not shot.chance or shot.distance > near:
            continue
        if shot.chance >= GOOD:
            yield said(("fire", shot.firer), "good-chance", unit=shot.firer, chance=shot.chance)
        else:
            facts = {"unit": shot.firer, "chance": shot.chance, "distance": shot.distance}
            yield said(("fire", shot.firer), "too-near", **facts)
    yield said((PASS,), "lets-pass")


def thoughts(
    position: Position, ask: Ask, aim: Goal = OWN, *, stays: Collection[str] = (), stay: Stay = lambda _: None
) -> Iterator[Advice]:
    """Yield the adviser's answers to a question, best first."""
    if ask.kind == "move":
        yield from moves_of(position, ask.side, aim, stays=stays, stay=stay)
        yield done("stand-fast")
    elif ask.kind == "go-on":
        yield from onward(position, ask, aim)
    elif ask.kind == "retreat":
        yield from retreats(Field(position, ask.side))
        yield done("nothing-to-do")
    elif ask.kind == "fire":
        yield from shots(position, aim)
    elif ask.kind == "react":
        yield from reactions(position)
    elif ask.kind == "deploy":
        yield from deployments(position, ask.side)
    elif ask.kind == "rearrange":
        yield done("nothing-to-do")
    else:
        yield said(next(ask.answers()), "only-answer")
