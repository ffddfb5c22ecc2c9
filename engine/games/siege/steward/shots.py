"""The steward's fire (§6.3): each zone's best shot, strong zones before weak ones, fire for effect with the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.events import Modifier
from engine.games.siege.analysis import odds
from engine.games.siege.combat import modifiers
from engine.games.siege.combat.fire import Manner, Volley, field_of_fire, manners, open_to_fire
from engine.games.siege.combat.modifiers import Roll
from engine.games.siege.steward.advice import Advice, done
from engine.games.siege.steward.goal_moves import aim
from engine.games.siege.steward.goals import OWN, Goal
from engine.games.siege.world import FULL, WEAPONS, Position, points

FANATIC_GONE = 2.0
"""The extra value of eliminating a fanatic, who would protect the others, and whose loss raises morale (§4)."""
LEAST = 0.1
"""Shots with no more gain than this are not fired."""
MOST_HITS = 5


class Shot(msgspec.Struct, frozen=True):
    """A way to fire, with its gain in points and its roll."""

    gain: float
    zone: str
    target: str
    manner: Manner
    roll: Roll

    @property
    def test(self) -> bool:
        """Whether it is fire for effect."""
        return self.manner.effect


class _Range:
    """The possible targets and the effects of results on them, computed once per question."""

    def __init__(self, position: Position, volley: Volley, goal: Goal = OWN) -> None:
        self.goal = goal
        self.position = position
        self.volley = volley
        self.field = field_of_fire(position)
        self.spared = position.house.weak_fanatic_3 == "nothing"
        self._known: dict[str, tuple[int, int]] = {}
        self._leaders: dict[str, tuple[Modifier, ...]] = {}
        self._burdens: dict[str, list[Modifier]] = {}

    def make_up(self, target: str) -> tuple[int, int]:
        """§6.3, §3.2 Return the values of a zone's Boxers that decide the losses of a result (see `odds.make_up`)."""
        if target not in self._known:
            self._known[target] = odds.make_up(self.position.chinese(target))
        return self._known[target]

    def leaders(self, zone: str) -> tuple[Modifier, ...]:
        """§1.5.2 Return the modifiers of a zone's leaders."""
        if zone not in self._leaders:
            self._leaders[zone] = modifiers.leader_bonus(self.position, zone)
        return self._leaders[zone]

    def shot(self, zone: str, target: str, manner: Manner) -> Roll:
        """§6.3 Return the roll of a shot that uses the counters' values; leaders modify only the first shot of their
        zone.
        """
        if target not in self._burdens:
            self._burdens[target] = modifiers.against(self.position, target)
        leaders = () if zone in self.volley.shots else self.leaders(zone)
        away = modifiers.distance(self.position, zone, target)
        return modifiers.shot_of(leaders, manner.counters, away=away, burdens=self._burdens[target])

    def strength(self, zone: str) -> int:
        """Return the sort key of a zone: points up to ten, leaders, and a weapon that may fire among Boxers."""
        position = self.position
        leaders = sum([modifier.value for modifier in self.leaders(zone)])
        armed = position.has_boxers(zone) and modifiers.armed(position.weapons(zone))
        return min(points(position.troops(zone)), 10) + leaders + (4 if armed else 0)


@lru_cache(maxsize=16384)
def _means(results: tuple[str, ...], others: int, weakest: int, *, test: bool, spared: bool) -> tuple[float, float]:
    """Return two averages for a roll with these results against a stack: its value, and the cost of the result S."""
    gain, own = 0.0, 0
    for result in results:
        hits = min(odds.harm(result), MOST_HITS)
        if test:
            gain += _worth(odds.rout_toll_of(others, weakest, hits))
        else:
            gain += _worth(odds.toll_of(others, weakest, hits, spared=spared))
        own += odds.own(result)
    return gain / len(results), own / len(results)


def _worth(toll: odds.Toll) -> float:
    return toll.points + (FANATIC_GONE if toll.fanatic_gone else 0.0)


def fire(position: Position, ask: Ask, goal: Goal = OWN) -> Advice:
    """Return the best shot of the strongest zone that has one worth firing, or the advice to hold fire."""
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
    """Return each zone's best shot in the present position, the highest gain first; a shot's result may change the
    others.
    """
    known = _Range(position, ask.facts["volley"])
    found = [shot for zone in ask.facts["zones"] if (shot := _best(known, zone)) is not None]
    return [_advice(known, shot) for shot in sorted(found, key=lambda shot: -shot.gain)]


def judged(position: Position, ask: Ask) -> dict[Answer, float]:
    """Return the average gain in points of each possible shot, by answer."""
    known = _Range(position, ask.facts["volley"])
    return {
        ("fire", zone, target, manner.word): _judged(known, zone, target, manner).gain
        for zone in ask.facts["zones"]
        for target in open_to_fire(position, known.field, zone)
        for manner in manners(position, known.volley, zone, target=target)
    }


def _best(known: _Range, zone: str) -> Shot | None:
    """Return the zone's best next shot, by value or for effect; None if it has none.

    The gain of a shot by value includes what weapons can still gain by fire for effect.
    """
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
    position, test = known.position, manner.effect
    roll = modifiers.effect(position, zone, target) if test else known.shot(zone, target, manner)
    others, weakest = known.make_up(target)
    gain, own = _means(odds.results(position, roll), others, weakest, test=test, spared=known.spared)
    if zone == target and not test:
        gain -= known.goal.own_point * own
    if known.goal is not OWN:
        gain *= aim(known.goal, position, target)
    return Shot(gain, zone, target, manner, roll)


def _left_for_tests(shot: Shot, tests: list[Shot]) -> float:
    """Return the total gain that the zone's other weapons can still get by fire for effect after a shot by value.

    The weapons of the shot cannot fire again; if it has any, no weapon can fire for effect at its target (R36).
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
    if shot.test:
        return Advice(answer, "panic", facts)
    _, weakest = known.make_up(shot.target)
    if not weakest:
        return Advice(answer, "good-shot", facts)
    sixths = sum([odds.harm(result) >= 3 for result in odds.results(known.position, shot.roll)])
    return Advice(answer, "kill-fanatic", {**facts, "sixths": sixths})
