"""Changes that would affect a roll, such as another leader or barricade.

A `Change` contains the new prospect. The position itself is never modified.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from engine.games.siege.analysis import what_if
from engine.games.siege.analysis.what_if import BOXERS, CATCH, CHARGE, DOUSE, SHELL, Prospect
from engine.games.siege.combat.fire import Manner, Volley, manners
from engine.games.siege.combat.leaders import MACDONALD
from engine.games.siege.world import BOXES, FULL, GONE, LEADER, SOLDIER, Counter, Position


class Change(NamedTuple):
    """A change to a position, and how the roll's odds would be with it.

    It has a name, a rule section, a counter or zone, and the new `prospect`.
    """

    name: str
    rule: str
    prospect: Prospect
    counter: str = ""
    zone: str = ""
    face: int = FULL


Ask = Callable[[Position], Prospect]


def with_counter(position: Position, name: str, place: str) -> Position:
    """Return a copy of the position in which a counter is in another place."""
    found = position.supposed(moving=name)
    found.put(found.by_id[name], place)
    return found


def with_barricade(position: Position, zone: str, *, built: bool) -> Position:
    """Return a copy of the position with or without a barricade in a zone."""
    found = position.supposed()
    if built:
        found.barricades.append(zone)
    else:
        found.barricades.remove(zone)
    return found


def nearest(position: Position, zone: str, counters: Iterable[Counter]) -> Counter | None:
    """Return the nearest counter in another zone, or None if none can reach the zone."""
    away = position.board.walk_distance[zone]
    here = [c for c in counters if c.place not in BOXES and c.place != zone and c.place in away]
    return min(here, key=lambda c: (away[c.place], position.rank[c.id]), default=None)


# --- shots ----------------------------------------------------------------------------------------------------------


def shot_changes(position: Position, volley: Volley, zone: str, *, target: str, manner: Manner) -> tuple[Change, ...]:
    """§6.3, §1.5.2, §3.1, §3.2 Return the changes of the position that would affect a shot."""

    def ask(other: Position) -> Prospect:
        return what_if.shot(other, volley, zone, target=target, manner=manner)

    found = list(_other_manners(position, volley, zone, target=target, manner=manner))
    if not manner.effect and zone not in volley.shots:
        found += _leaders(position, zone, ask)
    return tuple(found)


def _other_manners(position: Position, volley: Volley, zone: str, *, target: str, manner: Manner) -> Iterator[Change]:
    every = manners(position, volley, zone, target=target)
    for other in every:
        if other.word == manner.word:
            continue
        prospect = what_if.shot(position, volley, zone, target=target, manner=other)
        if other.effect:
            yield Change("effect", "3.2", prospect, counter=other.counters[0].id)
        else:
            yield Change("manner", "6.3", prospect)
    tests = [other for other in every if other.effect]
    arms = [other for other in every if not other.effect and not any(c in other.counters for c in _tested(tests))]
    for test in tests if arms else ():
        prospect = what_if.shot_then_effect(position, volley, zone, target=target, value=arms[0], effect=test)
        yield Change("both", "3.1", prospect, counter=test.counters[0].id)


def _tested(tests: Iterable[Manner]) -> list[Counter]:
    return [test.counters[0] for test in tests]


# --- the other rolls ------------------------------------------------------------------------------------------------


def changes(position: Position, prospect: Prospect) -> tuple[Change, ...]:
    """§1.5.2, §1.6, §3, §6.1 Return the changes of the position that would affect a roll. Shots are not included."""
    zone, kind = prospect.zone, prospect.kind
    if kind == CHARGE:
        ask = _asking(what_if.charge, zone)
        found = [*_leaders(position, zone, ask), *_weapons(position, zone, ask, "6.6")]
        return (*found, *_soldiers(position, zone, ask, "6.6"), *_barricade(position, zone, ask, "6.6"))
    if kind == BOXERS:
        ask = _asking(what_if.boxers, zone)
        found = [*_weapons(position, zone, ask, "6.4"), *_soldiers(position, zone, ask, "6.4")]
        held = position.held(zone)
        return (*found, *_barricade(position, zone, ask, "6.4")) if held else tuple(found)
    if kind == SHELL:
        ask = _asking(what_if.shell, zone)
        return (*_fewer(position, zone, ask), *_barricade(position, zone, ask, "5.2"))
    if kind == DOUSE:
        return tuple(_soldiers(position, zone, _asking(what_if.douse, zone), "6.1"))
    return tuple(_fires(position, zone)) if kind == CATCH else ()


def _asking(roll: Callable[[Position, str], Prospect], zone: str) -> Ask:
    return lambda position: roll(position, zone)


def _leaders(position: Position, zone: str, ask: Ask) -> Iterator[Change]:
    """§1.5.2, §1.5.3 Yield the roll with other leaders."""
    for leader in position.leaders(zone):
        prospect = ask(with_counter(position, leader.id, GONE))
        yield Change("without-leader", _leader_rule(leader), prospect, leader.id, zone, leader.face)
    others = [c for c in position.army if c.kind == LEADER]
    plain = nearest(position, zone, (c for c in others if c.id != MACDONALD))
    great = nearest(position, zone, (c for c in others if c.id == MACDONALD))
    for other in (plain, great):
        if other is not None:
            prospect = ask(with_counter(position, other.id, zone))
            yield Change("with-leader", _leader_rule(other), prospect, other.id, other.place, other.face)


def _leader_rule(leader: Counter) -> str:
    return "1.5.3" if leader.id == MACDONALD else "1.5.2"


def _weapons(position: Position, zone: str, ask: Ask, rule: str) -> Iterator[Change]:
    """§3, R39 Yield what the roll would be without each weapon, and with the nearest other weapon."""
    here = position.weapons(zone)
    for weapon in here if len(position.troops(zone)) > 1 else ():
        prospect = ask(with_counter(position, weapon.id, GONE))
        yield Change("without-weapon", rule, prospect, weapon.id, zone, weapon.face)
    other = nearest(position, zone, (c for c in position.heavy if c.face == FULL))
    if other is not None:
        yield Change("with-weapon", rule, ask(with_counter(position, other.id, zone)), other.id, other.place)


def _soldiers(position: Position, zone: str, ask: Ask, rule: str) -> Iterator[Change]:
    """Yield how the roll would change with the nearest other full soldier counter."""
    full = nearest(position, zone, (c for c in position.army if c.kind == SOLDIER and c.face == FULL))
    if full is not None:
        yield Change("with-soldiers", rule, ask(with_counter(position, full.id, zone)), full.id, full.place)


def _fewer(position: Position, zone: str, ask: Ask) -> Iterator[Change]:
    """§5.2 Yield what the roll would be without the zone's strongest soldier counter."""
    soldiers = sorted(position.soldiers(zone), key=lambda counter: -counter.face)
    for soldier in soldiers[:1]:
        other = with_counter(position, soldier.id, GONE)
        if other.defended(zone):
            yield Change("without-soldiers", "5.2", ask(other), soldier.id, zone, soldier.face)


def _barricade(position: Position, zone: str, ask: Ask, rule: str) -> Iterator[Change]:
    """§1.6, R15, R16 Yield the roll as it would be with a barricade, or without the existing one."""
    if position.standing_legation(zone):
        return
    built = position.barricaded(zone)
    if built or not position.zone(zone).legation:
        prospect = ask(with_barricade(position, zone, built=not built))
        yield Change("without-barricade" if built else "with-barricade", rule, prospect, zone=zone)


def _fires(position: Position, zone: str) -> Iterator[Change]:
    """§6.1, R81 Yield the roll as it would be without each of the adjacent fires."""
    for fire in what_if.sources(position, zone):
        other = position.supposed()
        del other.fires[fire]
        yield Change("without-fire", "6.1", what_if.catch(other, zone), zone=fire)
