"""Shared command: the Powers whose pieces an answer uses, and the Powers that can still act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final

from engine.core.asks import JOIN, Answer, Ask
from engine.games.siege.combat.fire import EFFECT, SOLDIERS, Volley, firing_zones, manners, targets
from engine.games.siege.combat.loss_choices import other_ways, read_way
from engine.games.siege.combat.modifiers import small_arms
from engine.games.siege.map.movement import March, reaches, starts
from engine.games.siege.phases.lodging import lodge_choice
from engine.games.siege.phases.wounded import pairs
from engine.games.siege.world import ARMY, BOXES, POOL, SOLDIER, Counter, Position, roster

VOLUNTEERS: Final = "volunteers"
FLAGS: Final = frozenset({"GB", "FR"})
"""§8.1, §3.4 The two flags on the volunteers' counters: either Power may order the volunteers, and also Betsy."""

_ENDING: Final = frozenset({"done", "begin", "historical"})
"""Answers that end the orders of all Powers or discard them all."""


@cache
def parties() -> tuple[str, ...]:
    """§8.1 Return the Powers that have soldiers of their own, in counter order."""
    soldiers = (entry.power for entry in roster().values() if entry.kind == SOLDIER)
    return tuple(dict.fromkeys(power for power in soldiers if power != VOLUNTEERS))


def concerns(position: Position, answer: Answer) -> frozenset[str]:
    """§8.1 Return the Powers whose counters an answer uses (§1.6)."""
    return _powers(_ordered(position, answer))


def awaited(position: Position, ask: Ask, answer: Answer) -> frozenset[str]:
    """Return the Powers that would lose their chance to act by this answer."""
    if answer[0] not in _ENDING:
        return frozenset()
    able = _ABLE.get(ask.kind)
    return _powers(able(position, ask)) if able is not None else frozenset()


def _powers(counters: Iterable[Counter]) -> frozenset[str]:
    found = {counter.power for counter in counters}
    if VOLUNTEERS in found:
        found |= FLAGS
    return frozenset(found.intersection(parties()))


# --- counters that an answer uses ---


def _ordered(position: Position, answer: Answer) -> Iterable[Counter]:
    verb, *words = answer
    if verb == "fire":
        return _shooters(position, words[0], words[2])
    if verb == "losses":
        return _payers(position, int(words[0]), words[1])
    if verb == "lodge":
        return _named(position, words[0])
    if verb == "place" and len(words) == 1:
        return (position.by_id["betsy"],)
    return _named(position, words[-1]) if verb in {"move", "place", "merge"} else ()


def _named(position: Position, word: str) -> list[Counter]:
    return [position.by_id[name] for name in word.split(JOIN)]


def _shooters(position: Position, zone: str, word: str) -> Iterator[Counter]:
    for name in word.removeprefix(EFFECT).split(","):
        if name == SOLDIERS:
            yield from small_arms(position, zone)
        else:
            yield position.by_id[name]


def _payers(position: Position, number: int, way: str) -> list[Counter]:
    """§5.2, R5, R6 Return the counters that take the losses now, or would take them in the way `way`."""
    names = {loss.counter for loss in position.debts[number].paid} | {name for name, _ in read_way(way)}
    return [position.by_id[name] for name in sorted(names)]


# --- counters that could still act ---


def _on_the_map(position: Position, _ask: Ask) -> list[Counter]:
    return [c for c in position.counters if c.kind in ARMY and c.place not in BOXES]


def _could_fire(position: Position, ask: Ask) -> Iterator[Counter]:
    volley: Volley = ask.facts["volley"]
    for zone in firing_zones(position, volley):
        for target in targets(position, volley, zone):
            for manner in manners(position, volley, zone, target=target):
                yield from manner.counters


def _could_march(position: Position, ask: Ask) -> Iterator[Counter]:
    march = March(dict(ask.facts["left"]))
    for zone in starts(position, march):
        yield from (counter for counter, ends in reaches(position, march, zone) if ends)


def _could_return(position: Position, ask: Ask) -> Iterator[Counter]:
    if ask.facts["points"]:
        yield from position.here(POOL)
    for stacks in pairs(position).values():
        yield from (counter for pair in stacks for counter in pair)


def _could_pay(position: Position, _ask: Ask) -> list[Counter]:
    """§5.2, R5, R6 Return the counters whose losses can be changed, and those that could take them instead."""
    names: set[str] = set()
    for debt in position.debts:
        ways = other_ways(position, debt)
        names.update(name for way in ways for name, _ in way)
        names.update(loss.counter for loss in debt.paid if ways)
    return [position.by_id[name] for name in sorted(names)]


def _could_lodge(position: Position, _ask: Ask) -> list[Counter]:
    return [c for c in position.civil if c.place not in BOXES] if list(lodge_choice(position)) else []


_ABLE: Final[dict[str, Callable[[Position, Ask], Iterable[Counter]]]] = {
    "muster": _on_the_map,
    "reposition": _on_the_map,
    "fire": _could_fire,
    "march": _could_march,
    "wounded": _could_return,
    "share": _could_pay,
    "day-end": _could_lodge,
}
