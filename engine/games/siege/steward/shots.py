"""Suggests the best shot of each zone, strong zones first (§6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.core.asks import Answer, Ask
from engine.core.events import Modifier
from engine.core.frozen import Frozen
from engine.games.siege.analysis import odds
from engine.games.siege.combat import modifiers
from engine.games.siege.combat.fire import Manner, Volley, field_of_fire, manners, open_to_fire
from engine.games.siege.combat.modifiers import WIDEST
from engine.games.siege.steward.advice import Advice, done
from engine.games.siege.steward.goal_moves import aim
from engine.games.siege.steward.goals import OWN, Goal
from engine.games.siege.world import FULL, WEAPONS, Position, points

FANATIC_GONE: Final = 2.0
"""The extra value of eliminating a fanatic, who would protect the others, and whose loss raises morale (§4)."""
LEAST: Final = 0.1
"""Shots with no more gain than this are not fired."""
MOST_HITS: Final = 5


class Shot(Frozen, frozen=True):
    """A shot that is possible now, with its expected gain in points."""

    gain: float
    zone: str
    target: str
    manner: Manner


class _Range:
    """The possible targets of a shot and the effects of its results, computed once for a question."""

    def __init__(self, position: Position, volley: Volley, goal: Goal = OWN) -> None:
        self.goal = goal
        self.position = position
        self.volley = volley
        self.field = field_of_fire(position)
        self.spared = position.house.weak_fanatic_3 == "nothing"
        self.plain = position.house.row0_col2 == "S/B"
        self._known: dict[str, tuple[int, int]] = {}
        self._leaders: dict[str, int] = {}
        self._burdens: dict[str, int] = {}

    def make_up(self, target: str) -> tuple[int, int]:
        """§6.3, §3.2 Return two values that decide the losses of a zone's Boxers (see `odds.make_up`)."""
        if target not in self._known:
            self._known[target] = odds.make_up(self.position.chinese(target))
        return self._known[target]

    def leaders(self, zone: str) -> int:
        """§1.5.2 Return the sum of the modifiers of a zone's leaders."""
        if zone not in self._leaders:
            self._leaders[zone] = _total(modifiers.leader_bonus(self.position, zone))
        return self._leaders[zone]

    def burdens(self, target: str) -> int:
        """§6.3 Return the total of the modifiers against fire at `target`."""
        if target not in self._burdens:
            self._burdens[target] = _total(modifiers.against(self.position, target))
        return self._burdens[target]

    def by_value(self, zone: str, target: str, manner: Manner) -> tuple[float, float]:
        """§6.3 Return the average gain and cost of a shot by value.

        Leaders modify only the first shot of their zone.
        """
        bonus = self.burdens(target) if zone in self.volley.shots else self.burdens(target) + self.leaders(zone)
        weapon = modifiers.weapon_bonus(manner.counters, away=self.position.board.touch_distance[zone][target])
        if weapon is not None:
            bonus += weapon.value
        column = min(points(manner.counters), WIDEST)
        others, weakest = self.make_up(target)
        return _means(column, bonus, others, weakest, plain=self.plain, spared=self.spared)

    def for_effect(self, zone: str, target: str) -> float:
        """§3.2 Return the average gain from fire for effect."""
        others, weakest = self.make_up(target)
        return _mean_of_test(modifiers.effect(self.position, zone, target).bonus, others, weakest)

    def strength(self, zone: str) -> int:
        """Return a sort key that says how strong a zone's fire is."""
        position = self.position
        armed = position.has_boxers(zone) and modifiers.armed(position.weapons(zone))
        return min(points(position.troops(zone)), 10) + self.leaders(zone) + (4 if armed else 0)


def _total(found: Iterable[Modifier]) -> int:
    return sum([modifier.value for modifier in found])


@lru_cache(maxsize=16384)
def _means(column: int, bonus: int, others: int, weakest: int, *, plain: bool, spared: bool) -> tuple[float, float]:
    """Return the average value of the hits of a shot, and the shooters' average loss."""
    results = odds.results_of("soldiers", column, bonus, 0, 7, plain=plain)
    tolls = [odds.toll_of(others, weakest, min(odds.harm(result), MOST_HITS), spared=spared) for result in results]
    return sum(map(_worth, tolls)) / len(results), sum(map(odds.own, results)) / len(results)


@lru_cache(maxsize=1024)
def _mean_of_test(bonus: int, others: int, weakest: int) -> float:
    """Return the average value of the losses that fire for effect causes in a stack."""
    results = odds.results_of("effect", 1, bonus, 1, 6, plain=False)
    tolls = [odds.rout_toll_of(others, weakest, min(odds.harm(result), MOST_HITS)) for result in results]
    return sum(map(_worth, tolls)) / len(results)


def _worth(toll: odds.Toll) -> float:
    return toll.points + (FANATIC_GONE if toll.fanatic_gone else 0.0)


def fire(position: Position, ask: Ask, goal: Goal = OWN) -> Advice:
    """Return the best shot of the strongest zone that has one, or the advice to hold fire."""
    zones: Sequence[str] = ask.facts["zones"]
    known = _Range(position, ask.facts["volley"], goal)
    if len(zones) > 1:
        zones = sorted(zones, key=known.strength, reverse=True)
    for zone in zones:
        shot = _best(known, zone)
        if shot is not None:
            return _advice(known, shot)
    return done("hold-fire")


def every(position: Position, ask: Ask) -> list[Advice]:
    """Return each zone's best shot now, the highest gain first."""
    known = _Range(position, ask.facts["volley"])
    found = [shot for zone in ask.facts["zones"] if (shot := _best(known, zone)) is not None]
    return [_advice(known, shot) for shot in sorted(found, key=lambda shot: -shot.gain)]


def judged(position: Position, ask: Ask) -> dict[Answer, float]:
    """Return every possible shot with its average gain in points."""
    known = _Range(position, ask.facts["volley"])
    return {
        ("fire", zone, target, manner.word): _judged(known, zone, target, manner).gain
        for zone in ask.facts["zones"]
        for target in open_to_fire(position, known.field, zone)
        for manner in manners(position, known.volley, zone, target=target)
    }


def _best(known: _Range, zone: str) -> Shot | None:
    """Return the best next shot from a zone, or None if no shot is worthwhile."""
    position, volley = known.position, known.volley
    found = [
        _judged(known, zone, target, manner)
        for target in open_to_fire(position, known.field, zone)
        for manner in manners(position, volley, zone, target=target)
    ]
    tests = [shot for shot in found if shot.manner.effect]
    best: Shot | None = None
    most = LEAST
    for shot in found:
        if shot.gain <= LEAST:
            continue
        total = shot.gain + (_left_for_tests(shot, tests) if tests and not shot.manner.effect else 0.0)
        if total > most:
            best, most = shot, total
    return best


def _judged(known: _Range, zone: str, target: str, manner: Manner) -> Shot:
    if manner.effect:
        gain = known.for_effect(zone, target)
    else:
        gain, own = known.by_value(zone, target, manner)
        if zone == target:
            gain -= known.goal.own_point * own
    if known.goal is not OWN:
        gain *= aim(known.goal, known.position, target)
    return Shot(gain, zone, target, manner)


def _left_for_tests(shot: Shot, tests: list[Shot]) -> float:
    """Return how much other weapons can still gain by fire for effect after a shot.

    Weapons that took part in the shot cannot fire again (R36).
    """
    joined = [c.id for c in shot.manner.counters if c.face == FULL and c.kind in WEAPONS]
    gains: dict[str, float] = {}
    for test in tests:
        weapon = test.manner.counters[0].id
        if weapon not in joined and not (joined and test.target == shot.target):
            gains[weapon] = max(gains.get(weapon, 0.0), test.gain)
    return sum(gains.values())


def _advice(known: _Range, shot: Shot) -> Advice:
    facts: Mapping[str, object] = {
        "from": shot.zone,
        "at": shot.target,
        "with": shot.manner.word,
        "gain": round(shot.gain, 1),
    }
    answer = ("fire", shot.zone, shot.target, shot.manner.word)
    if shot.manner.effect:
        return Advice(answer, "panic", facts)
    _, weakest = known.make_up(shot.target)
    if not weakest:
        return Advice(answer, "good-shot", facts)
    with_leaders = shot.zone not in known.volley.shots
    roll = modifiers.shot(
        known.position, shot.zone, shot.target, shooters=shot.manner.counters, with_leaders=with_leaders
    )
    sixths = sum([odds.harm(result) >= 3 for result in odds.results(known.position, roll)])
    return Advice(answer, "kill-fanatic", {**facts, "sixths": sixths})
