"""What the steward fires (§6.3): each zone's best way, strong shots before weak ones, tests with what is left."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Ask, Choice, Menu
from engine.games.siege import combat, odds
from engine.games.siege.steward.advice import Advice, done
from engine.games.siege.world import Counter, Position, points

OWN_POINT = 1.5
"""What a point of our own soldiers weighs against a point of theirs: it costs morale too (§4)."""
FANATIC_GONE = 2.0
"""What it is worth beside its points that a fanatic no longer covers the others, and lifts morale (§4)."""
LEAST = 0.1


def fire(position: Position, ask: Ask) -> Advice:
    """The best shot that is still to be fired, or to hold fire."""
    zones = sorted(ask.facts["zones"], key=lambda zone: -_strength(position, zone))
    for zone in zones:
        advice = _zone(position, ask, zone)
        if advice is not None:
            return advice
    return done("hold-fire")


def _strength(position: Position, zone: str) -> float:
    bonus = sum(modifier.value for modifier in combat.leader_bonus(position, zone))
    weapons = any(combat.intact(c) for c in position.weapons(zone))
    return min(points(position.troops(zone)), 10) + bonus + (4 if weapons and position.has_boxers(zone) else 0)


def _zone(position: Position, ask: Ask, zone: str) -> Advice | None:
    """The zone's best first answer: a shot by value with what it leaves for tests, or the best test alone."""
    targets = _choices(ask.level(("fire", zone)))
    shots: list[tuple[float, str, Choice]] = []
    tests: list[tuple[float, str, Choice]] = []
    for target in targets:
        for choice in _choices(ask.level(("fire", zone, target.word))):
            if choice.label == "effect":
                tests.append((_test_gain(position, zone, target.word), target.word, choice))
            else:
                shots.append((_shot_gain(position, zone, target.word, choice), target.word, choice))
    best: tuple[float, float, str, Choice] | None = None
    for gain, target_zone, choice in shots:
        total = gain + _left_for_tests(choice, target_zone, tests)
        if gain > LEAST and (best is None or total > best[0]):
            best = (total, gain, target_zone, choice)
    alone = max(tests, key=lambda test: test[0], default=None)
    if alone is not None and (best is None or alone[0] > best[0]):
        return _advice(position, zone, alone[1], alone[2], gain=alone[0])
    if best is None:
        return None
    return _advice(position, zone, best[2], best[3], gain=best[1])


def _choices(menu: Menu | None) -> Sequence[Choice]:
    return menu.choices if menu is not None else ()


def _left_for_tests(shot: Choice, target: str, tests: list[tuple[float, str, Choice]]) -> float:
    """What the weapons that do not join the shot can still do; none tests a target that a weapon's value hit (R36)."""
    busy = set(shot.facts["shooters"])
    weighed = any(choice.word.partition(":")[2] in busy for _, at, choice in tests if at == target)
    gains: dict[str, float] = {}
    for gain, at, choice in tests:
        weapon = choice.word.partition(":")[2]
        if weapon not in busy and not (weighed and at == target):
            gains[weapon] = max(gains.get(weapon, 0.0), gain)
    return sum(gains.values())


def _shot_gain(position: Position, zone: str, target: str, choice: Choice) -> float:
    roll = combat.shot(position, zone, target, shooters=_shooters(position, choice))
    table = odds.of(position, roll)
    gain = 0.0
    for result in table.results:
        taken = odds.toll(position, target, odds.harm(result))
        gain += taken.points + (FANATIC_GONE if taken.fanatic_gone else 0.0)
        if zone == target:
            gain -= OWN_POINT * odds.own(result)
    return gain / len(table.results)


def _shooters(position: Position, choice: Choice) -> list[Counter]:
    return [position.by_id[name] for name in choice.facts["shooters"]]


def _test_gain(position: Position, zone: str, target: str) -> float:
    table = odds.effect(position, zone, target)
    gain = 0.0
    for result in table.results:
        taken = odds.rout_toll(position, target, odds.harm(result))
        gain += taken.points + (FANATIC_GONE if taken.fanatic_gone else 0.0)
    return gain / len(table.results)


def _advice(position: Position, zone: str, target: str, choice: Choice, *, gain: float) -> Advice:
    covered = any(c.kind == "fanatic" for c in position.here(target))
    facts = {"from": zone, "at": target, "gain": round(gain, 1), "with": choice.word}
    if choice.label == "effect":
        return Advice(("fire", zone, target, choice.word), "panic", facts)
    if not covered:
        return Advice(("fire", zone, target, choice.word), "good-shot", facts)
    table = odds.of(position, combat.shot(position, zone, target, shooters=_shooters(position, choice)))
    sixths = sum(odds.harm(result) >= 3 for result in table.results)
    return Advice(("fire", zone, target, choice.word), "kill-fanatic", {**facts, "sixths": sixths})
