"""Menus of zones, of counters, and of moves between zones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from engine.core.asks import Choice, Menu, Refused
from engine.core.menus import Facts, Tree, Words, menu, verb
from engine.games.siege.map.board import IMPERIAL_CITY, board
from engine.games.siege.world import SOLDIER, WEAPONS, Counter, Position, points, roster


def zone_facts(position: Position, zone: str, **facts: Any) -> dict[str, Any]:
    """Return the facts about a zone for labels and odds."""
    here = board().zones[zone]
    return {
        "zone": zone,
        "terrain": here.terrain,
        "points": points(c for c in position.here(zone) if c.kind == SOLDIER or c.kind in WEAPONS),
        "boxers": points(position.chinese(zone)),
        "who": tuple((c.id, c.face) for c in position.here(zone) if c.power),
        "burning": position.burning(zone),
        "ruined": position.ruined(zone),
        **facts,
    }


def zone_choice(position: Position, zone: str, then: Callable[[], Menu] | None = None, **facts: Any) -> Choice:
    """Return a menu entry for a zone."""
    return Choice(zone, "zone", Facts(partial(zone_facts, position, zone, **facts)), then=then)


def counter_choice(counter: Counter, then: Callable[[], Menu] | None = None, **facts: Any) -> Choice:
    """Return a menu entry for a counter."""
    return Choice(counter.id, "counter", Facts(partial(counter_facts, counter, **facts)), then=then)


def counter_facts(counter: Counter, **facts: Any) -> dict[str, Any]:
    """Return the facts about a counter for the labels of choices."""
    return {
        "id": counter.id,
        "kind": counter.kind,
        "power": counter.power,
        "value": counter.value,
        "face": counter.face,
        "zone": counter.place,
        **facts,
    }


def by_id(counters: Iterable[Counter]) -> dict[str, Counter]:
    """Return counters by their ids."""
    return {counter.id: counter for counter in counters}


def zones_menu(
    position: Position, slot: str, zones: Words, *, why_not: Callable[[str], Refused | None] | None = None
) -> Tree:
    """Return a menu of zones."""
    return menu(slot, zones, "zone", facts=partial(zone_facts, position), why_not=why_not)


def move_choice(
    position: Position,
    *,
    starts: Callable[[], Sequence[str]],
    stack: Callable[[str], Sequence[Counter]],
    ends: Callable[[str], Sequence[str]],
    movers: Callable[[str, str], Sequence[Counter]],
    rule: str,
    barred: Callable[[str], Refused | None],
    stays: Callable[[str, str], Refused | None] | None = None,
) -> Choice:
    """Return the menu entry «move»: the player chooses a zone, a destination, and counters.

    `starts` returns the zones with counters that may move. `stack` returns those counters of a zone. `barred` returns
    why a zone is not offered. `stays` returns why a counter (given by id and destination) cannot come along.
    """

    def stack_facts(zone: str) -> dict[str, Any]:
        return zone_facts(position, zone, who=tuple((c.id, c.face) for c in stack(zone)))

    def why_not(start: str, end: str, word: str) -> Refused | None:
        if word in position.by_id and position.by_id[word].place != start:
            return Refused("not-there", rule=rule, facts={"counter": word, "zone": start})
        return unknown_counter(word) or (stays(word, end) if stays is not None else None)

    def moves() -> Menu:
        tree = (
            menu(
                "from",
                starts,
                "zone",
                facts=stack_facts,
                able=lambda zone: zone in position.board.zones and bool(stack(zone)),
                why_not=unknown_zone(rule),
            )
            .then(
                "to",
                ends,
                "zone",
                facts=lambda _, end: zone_facts(position, end),
                why_not=lambda _, word: unknown_zone(rule)(word) or barred(word),
            )
            .then_several(
                "what",
                lambda start, end: by_id(movers(start, end)),
                "counter",
                facts=lambda _start, _end, counter: counter_facts(counter),
                why_not=why_not,
            )
        )
        return tree()

    return verb("move", moves)


def unknown_zone(rule: str) -> Callable[[str], Refused | None]:
    """Return a function that refuses a word if it does not name a zone."""

    def explain(word: str) -> Refused | None:
        return None if word in board().zones else no_zone(word, rule=rule)

    return explain


def no_zone(word: str, *, rule: str) -> Refused:
    """§1.1 Return the refusal for a word that is not the name of a zone."""
    if word == IMPERIAL_CITY:
        return Refused("imperial-city", rule="1.1")
    return Refused("no-such-zone", rule=rule, facts={"word": word})


def unknown_counter(word: str) -> Refused | None:
    """Return an error for a word that names no counter, or None if it names one."""
    return None if word in roster() else Refused("no-such-counter", rule="1.4.1", facts={"word": word})
