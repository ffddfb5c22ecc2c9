"""Computes the exact effect of each possible die result for the rolls that can happen now.

A `Prospect` holds the effects of one roll. `supposing` does the same for slightly changed positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import NamedTuple

from engine.games.siege.analysis import odds
from engine.games.siege.analysis.odds import SIDES
from engine.games.siege.combat.fire import Manner, Volley
from engine.games.siege.combat.modifiers import Roll
from engine.games.siege.combat.step_losses import weapon_after
from engine.games.siege.phases.bombardment import read
from engine.games.siege.phases.p1_fires import CATCHES, douses
from engine.games.siege.phases.p3_soldiers_fire import manner_roll
from engine.games.siege.phases.p4_boxers_melee import FELL_BACK, refuge
from engine.games.siege.world import FANATIC, GUN, REDUCED, VALUES, Position, points

SHOT, CHARGE, BOXERS, ROUT, DOUSE, CATCH, SHELL = "shot", "charge", "boxers", "rout", "douse", "catch", "shell"
"""The kinds of prospects: fire, soldiers' melee, Boxers' melee, Boxers' morale, fire-fighting, fire spreading,
shells.
"""
EFFECT, BOTH = "effect", "both"
"""Further kinds of shots: fire for effect, and a shot followed by fire for effect."""
RULES = {SHOT: "6.3", CHARGE: "6.6", BOXERS: "6.4", ROUT: "6.7", DOUSE: "6.1", CATCH: "6.1", SHELL: "5.2"}
"""The section of the rules for each kind of prospect."""


class Effect(NamedTuple):
    """The effect of a result in a combat table. `result` is the entry in the table.

    `theirs`, `ours` and `civilians` are lost points. `fanatic` is “absorbed”, “weakened” or “gone”. `retreat` is
    whether civilians retreat. `depot` is whether food burns.
    """

    result: str = ""
    theirs: int = 0
    ours: int = 0
    civilians: int = 0
    fanatic: str = ""
    retreat: bool = False
    depot: bool = False


Measure = Callable[[Effect], int]


def _theirs(effect: Effect) -> int:
    return effect.theirs


def _ours(effect: Effect) -> int:
    return effect.ours


def _out(effect: Effect) -> int:
    return effect.result == "out"


def _caught(effect: Effect) -> int:
    return effect.result == "caught"


_MEASURES: dict[str, Measure] = {
    SHOT: _theirs,
    EFFECT: _theirs,
    BOTH: _theirs,
    CHARGE: _theirs,
    ROUT: _theirs,
    BOXERS: _ours,
    SHELL: _ours,
    DOUSE: _out,
    CATCH: _caught,
}
"""The figure that is counted for each kind: points that the target loses, or 1 if the event happens."""


class Outcome(NamedTuple):
    """A possible effect of a roll, with its probability and the natural dice that cause it.

    `dice` is empty if several dice are rolled.
    """

    effect: Effect
    chance: Fraction
    dice: tuple[int, ...] = ()


class Prospect:
    """All possible effects of one roll.

    `by_die` has the effect of each natural die from 1 to 6, if one die decides.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        zone: str,
        *,
        by_die: Sequence[Effect] = (),
        weighed: Iterable[tuple[Effect, Fraction]] = (),
        target: str = "",
        roll: Roll | None = None,
        shooters: tuple[str, ...] = (),
        word: str = "",
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.zone = zone
        self.target = target or zone
        self.roll = roll
        self.shooters = shooters
        self.word = word
        self.by_die = tuple(by_die)
        self._weighed = tuple(weighed)

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The possible effects in order of severity, with their probabilities."""
        if not self.by_die:
            merged: dict[Effect, Fraction] = {}
            for effect, chance in self._weighed:
                merged[effect] = merged.get(effect, Fraction(0)) + chance
            found = [Outcome(effect, chance) for effect, chance in merged.items()]
        else:
            dice: dict[Effect, list[int]] = {}
            for die, effect in enumerate(self.by_die, 1):
                dice.setdefault(effect if self.kind == DOUSE else effect._replace(result=""), []).append(die)
            found = [Outcome(effect, Fraction(len(by), SIDES), tuple(by)) for effect, by in dice.items()]
        return tuple(sorted(found, key=self._rank))

    def _rank(self, outcome: Outcome) -> tuple[int, ...]:
        effect = outcome.effect
        return -self._of(effect), -effect.civilians, effect.ours, -effect.depot, -effect.retreat, len(effect.fanatic)

    def _of(self, effect: Effect) -> int:
        return _MEASURES[self.kind](effect)

    @property
    def certain_kind(self) -> bool:
        """Whether the roll has only two outcomes, yes and no."""
        return self.kind in {DOUSE, CATCH}

    @property
    def mean(self) -> Fraction:
        """The average main result of this kind of roll, such as the enemy's losses."""
        return self.average(_MEASURES[self.kind])

    @property
    def price(self) -> Fraction:
        """The average loss, in points, of the side that rolls. It is 0 for shelling."""
        return self.average(_theirs if self.kind == BOXERS else _ours) if self.kind != SHELL else Fraction(0)

    def average(self, measure: Measure) -> Fraction:
        """Return the average over all outcomes. `measure` returns the number to average."""
        return sum((measure(each.effect) * each.chance for each in self.outcomes), Fraction(0))

    def at_least(self, wanted: int) -> Fraction:
        """Return the probability that the effect of the roll is at least `wanted`."""
        return sum((each.chance for each in self.outcomes if self._of(each.effect) >= wanted), Fraction(0))

    @property
    def most(self) -> int:
        """The highest possible value of the roll's number."""
        return max(self._of(each.effect) for each in self.outcomes)


# --- stacks ---------------------------------------------------------------------------------------------------------


class Stack(NamedTuple):
    """The Boxers in one zone.

    `others` are the points of the ordinary Boxers. `fanatics` are the strengths of the fanatic counters, the weakest
    first.
    """

    others: int
    fanatics: tuple[int, ...] = ()

    @property
    def weakest(self) -> int:
        """The strength of the weakest fanatic; 0 if there is none."""
        return self.fanatics[0] if self.fanatics else 0

    def after(self, toll: odds.Toll) -> Stack:
        """Return the stack after a loss."""
        if not self.fanatics:
            return Stack(self.others - toll.points)
        if toll.fanatic_gone:
            return Stack(self.others, self.fanatics[1:])
        return Stack(self.others, tuple(sorted((REDUCED, *self.fanatics[1:])))) if toll.points else self


def stack_of(position: Position, zone: str) -> Stack:
    """Return the Boxers in a zone as a `Stack`."""
    others, _ = odds.make_up(position.chinese(zone))
    return Stack(others, tuple(sorted(c.face for c in position.here(zone) if c.kind == FANATIC)))


def _hit(position: Position, stack: Stack, result: str) -> tuple[Effect, Stack]:
    """§6.3, R122-R124 Return how a fire or melee result affects Boxers, and what remains of the stack."""
    spared = position.house.weak_fanatic_3 == "nothing"
    toll = odds.toll_of(stack.others, stack.weakest, odds.harm(result), spared=spared)
    return _of_toll(result, stack, toll), stack.after(toll)


def _rout(stack: Stack, result: str) -> tuple[Effect, Stack]:
    """§3.2, §6.7, R125 Return how a combat or morale result affects Boxers, and the stack that is left."""
    toll = odds.rout_toll_of(stack.others, stack.weakest, odds.harm(result))
    return _of_toll(result, stack, toll), stack.after(toll)


def _of_toll(result: str, stack: Stack, toll: odds.Toll) -> Effect:
    fanatic = ""
    if stack.fanatics:
        fanatic = "gone" if toll.fanatic_gone else "weakened" if toll.points else "absorbed"
    return Effect(result, theirs=toll.points, fanatic=fanatic)


def troops_toll(position: Position, zone: str, hits: int) -> tuple[int, int]:
    """§6.4, R5, R7, R133 Return the points that a zone's troops lose, and the hits left for civilians."""
    paid = min(hits, points(position.soldiers(zone)))
    taken = lost = paid
    for weapon in sorted(position.weapons(zone), key=lambda counter: counter.face):
        if hits <= paid:
            break
        after, steps = weapon_after(position, weapon, hits - paid)
        worth = weapon.value - VALUES[weapon.kind][after]
        step = weapon.kind == GUN and position.house.cannon_loss == "step"
        paid, lost, taken = paid + steps, lost + worth, taken + (weapon.face - after if step else worth)
    return lost, max(0, hits - taken)


# --- the rolls ------------------------------------------------------------------------------------------------------


def shot(position: Position, volley: Volley, zone: str, *, target: str, manner: Manner) -> Prospect:
    """§6.3, §3.2, R119, R120 Return the possible results of a shot, and their odds."""
    roll = manner_roll(position, volley, zone, target=target, manner=manner)
    stack = stack_of(position, target)
    results = odds.of(position, roll).results
    if manner.effect:
        effects = [_rout(stack, result)[0] for result in results]
    else:
        effects = [_fired(position, zone, target, stack=stack, result=result) for result in results]
    shooters = tuple(counter.id for counter in manner.counters)
    kind = EFFECT if manner.effect else SHOT
    return Prospect(
        kind, roll.rule, zone, by_die=effects, target=target, roll=roll, shooters=shooters, word=manner.word
    )


def _fired(position: Position, zone: str, target: str, *, stack: Stack, result: str) -> Effect:
    if not result.endswith("S"):
        return _hit(position, stack, result)[0]
    return Effect(result, ours=troops_toll(position, zone, odds.own(result))[0] if zone == target else 0)


def shot_then_effect(
    position: Position, volley: Volley, zone: str, *, target: str, value: Manner, effect: Manner
) -> Prospect:
    """§3.1, R36 Return the prospect of a shot by value that is followed by fire for effect."""
    stack = stack_of(position, target)
    before = manner_roll(position, volley, zone, target=target, manner=value)
    first = odds.of(position, before).results
    second = odds.of(position, manner_roll(position, volley, zone, target=target, manner=effect)).results
    weighed = []
    for one, two in product(first, second):
        shot_effect, left = (Effect(one), stack) if one.endswith("S") else _hit(position, stack, one)
        ours = _fired(position, zone, target, stack=stack, result=one).ours
        tested = _rout(left, two)[0] if left.others or left.fanatics else Effect(two)
        fanatic = "gone" if "gone" in {shot_effect.fanatic, tested.fanatic} else ""
        weighed.append((Effect(theirs=shot_effect.theirs + tested.theirs, ours=ours, fanatic=fanatic), _BY_TWO))
    shooters = tuple(counter.id for counter in (*value.counters, *effect.counters))
    return Prospect(BOTH, "3.1", zone, weighed=weighed, target=target, shooters=shooters, word=value.word)


_BY_TWO = Fraction(1, SIDES * SIDES)


def charge(position: Position, zone: str) -> Prospect:
    """§6.6, R120, R142 Return the prospect of the soldiers' melee in a zone."""
    found = odds.soldiers_melee(position, zone)
    stack = stack_of(position, zone)
    effects = [_fired(position, zone, zone, stack=stack, result=result) for result in found.results]
    return Prospect(CHARGE, "6.6", zone, by_die=effects, roll=found.roll)


def boxers(position: Position, zone: str) -> Prospect:
    """§6.4, R127, R133-R136 Return the prospect for the Boxers' melee in a zone."""
    found = odds.boxers_melee(position, zone)
    stack = stack_of(position, zone)
    flees = bool(position.civilians(zone)) and refuge(position, zone) is not None
    effects = [_closed(position, zone, result, stack=stack, flees=flees) for result in found.results]
    return Prospect(BOXERS, "6.4", zone, by_die=effects, roll=found.roll)


def _closed(position: Position, zone: str, result: str, *, stack: Stack, flees: bool) -> Effect:
    held = position.held(zone)
    if result.endswith("B"):
        if not held:
            return Effect(result)
        return _hit(position, stack, str(odds.own(result)))[0]._replace(result=result)
    if result == "-":
        return Effect(result)
    lost, left = troops_toll(position, zone, int(result)) if held else (0, int(result))
    civilians = 5 if left >= FELL_BACK and position.civilians(zone) else 0
    survive = points(position.civilians(zone)) > civilians
    return Effect(result, ours=lost, civilians=civilians, retreat=bool(left) and flees and survive)


def rout(position: Position, zone: str) -> Prospect:
    """§6.7, R125, R144 Return the prospect of the Boxers' morale test."""
    found = odds.morale_test(position)
    stack = stack_of(position, zone)
    return Prospect(ROUT, "6.7", zone, by_die=[_rout(stack, result)[0] for result in found.results], roll=found.roll)


def douse(position: Position, zone: str) -> Prospect:
    """§6.1, R78 Return what each die roll would do against a fire."""
    strength = points(position.soldiers(zone))
    effects = [Effect("out" if douses(die, strength) else "burns") for die in range(1, SIDES + 1)]
    return Prospect(DOUSE, "6.1", zone, by_die=effects)


def sources(position: Position, zone: str) -> list[str]:
    """§6.1, R81 Return the zones from which fire may spread into a zone."""
    if not position.burnable(zone):
        return []
    near = [other for other in position.zone(zone).touch if other in position.fires and position.fires[other].spreads]
    return sorted(near, key=position.board.order.__getitem__)


def catch(position: Position, zone: str) -> Prospect:
    """§6.1, R81 Return the prospect that fire spreads into a zone."""
    not_caught = Fraction(SIDES - CATCHES, SIDES) ** len(sources(position, zone))
    weighed = ((Effect("caught"), 1 - not_caught), (Effect("not-caught"), not_caught))
    return Prospect(CATCH, "6.1", zone, weighed=[pair for pair in weighed if pair[1]])


def shell(position: Position, zone: str) -> Prospect:
    """§5.2, R6, R65, R66 Return the possible effects of shelling a zone."""
    found = odds.shelling(position, zone)
    civilians = bool(position.civilians(zone))
    effects = []
    for result in found.results:
        troops, civil, depot = read(result)
        lost = 5 if civil and civilians else 0
        effects.append(Effect(result, ours=troops_toll(position, zone, troops)[0], civilians=lost, depot=depot))
    return Prospect(SHELL, "5.2", zone, by_die=effects, roll=found.roll)


def leaders_at_risk(position: Position, prospect: Prospect) -> tuple[list[str], Fraction]:
    """§5.2, §6.4, R21, R22 Return the leaders whom a roll endangers, and how likely each is to fall."""
    leaders = [counter.id for counter in position.leaders(prospect.zone)]
    if prospect.kind == SHELL:
        return leaders, odds.leader_falls()
    standing = points(position.troops(prospect.zone))
    chance = Fraction(0)
    for each in prospect.outcomes:
        if each.effect.ours and each.effect.ours >= standing:
            chance += each.chance
        elif each.effect.ours and prospect.kind == BOXERS:
            chance += each.chance * odds.leader_falls()
    return (leaders, chance) if chance else ([], chance)


def quarter_chance(position: Position, zone: str) -> Fraction:
    """§5.2 Return the probability that a bombardment hits a zone's quarter."""
    quarter = position.zone(zone).quarter
    return odds.quarters().get(quarter, Fraction(0)) if quarter else Fraction(0)
