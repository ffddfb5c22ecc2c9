"""Menus shared by several phases: zones, counters, «done», and moves of counters from zone to zone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from engine.core.asks import Choice, Menu, Refused
from engine.games.siege.map.board import IMPERIAL_CITY, board
from engine.games.siege.world import SOLDIER, WEAPONS, Counter, Position, points, roster

Then = Callable[[], Menu]


def done(ask: str) -> Choice:
    """Return the choice that ends the phase's decisions; `ask` is the kind of the question, for the label."""
    return Choice("done", "done", {"ask": ask})


class Facts(Mapping[str, Any]):
    """A mapping of facts computed on first access, because most choices of a menu are never read."""

    __slots__ = ("_facts", "_make")

    def __init__(self, make: Callable[[], dict[str, Any]]) -> None:
        self._make = make
        self._facts: dict[str, Any] | None = None

    def _known(self) -> dict[str, Any]:
        if self._facts is None:
            self._facts = self._make()
        return self._facts

    def __getitem__(self, name: str) -> Any:
        return self._known()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known())

    def __len__(self) -> int:
        return len(self._known())


def zone_facts(position: Position, zone: str, **facts: Any) -> dict[str, Any]:
    """Return the facts of a zone for labels and odds panels."""
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


def zone_choice(position: Position, zone: str, then: Then | None = None, **facts: Any) -> Choice:
    """Return a zone as a choice."""
    return Choice(zone, "zone", Facts(partial(zone_facts, position, zone, **facts)), then=then)


def counter_choice(counter: Counter, then: Then | None = None, **facts: Any) -> Choice:
    """Return a counter as a choice."""
    return Choice(counter.id, "counter", Facts(partial(counter_facts, counter, **facts)), then=then)


def counter_facts(counter: Counter, **facts: Any) -> dict[str, Any]:
    """Return the facts of a counter for labels."""
    return {
        "id": counter.id,
        "kind": counter.kind,
        "power": counter.power,
        "value": counter.value,
        "face": counter.face,
        "zone": counter.place,
        **facts,
    }


def counters_menu(counters: Sequence[Counter], *, why_not: Callable[[str], Refused | None]) -> Menu:
    """Return a menu of one or more of the counters; all are preselected."""
    known = {c.id: c for c in counters}
    return Menu(
        "what",
        lambda: tuple(counter_choice(c) for c in counters),
        many=True,
        least=1,
        most=len(counters),
        preset=tuple(c.id for c in counters),
        why_not=why_not,
        one=lambda word: counter_choice(known[word]) if word in known else None,
    )


def zones_menu(
    position: Position, slot: str, zones: Iterable[str], then: Callable[[str], Then | None], *, rule: str
) -> Menu:
    """Return a menu of zones; `then` gives the menu that follows each."""
    return lazy_zones(position, slot, tuple(zones), then, why_not=unknown_zone(rule))


def lazy_zones(
    position: Position,
    slot: str,
    zones: Sequence[str],
    then: Callable[[str], Then | None],
    *,
    why_not: Callable[[str], Refused | None] | None = None,
) -> Menu:
    """Return a menu of zones whose choices are built on access."""
    return Menu(
        slot,
        lambda: tuple(zone_choice(position, zone, then(zone)) for zone in zones),
        why_not=why_not,
        one=lambda word: zone_choice(position, word, then(word)) if word in zones else None,
    )


def move_choice(
    position: Position,
    *,
    starts: Callable[[], Sequence[str]],
    able: Callable[[str], bool],
    ends: Callable[[str], Sequence[str]],
    movers: Callable[[str, str], Sequence[Counter]],
    rule: str,
    barred: Callable[[str], Refused | None] | None = None,
    stays: Callable[[str, str], Refused | None] | None = None,
    stack: Callable[[str], Sequence[Counter]] | None = None,
) -> Choice:
    """Return the choice «move»: from a zone, to a zone, with counters.

    `starts` gives the zones with counters that may move, and `able` tests one zone. `barred` explains a zone that is
    not offered. `stays` explains why a counter (by id, and its destination) cannot come along. `stack` gives the
    counters of a zone that may move, if not all may.
    """

    def what(start: str, end: str) -> Then:
        def why_not(word: str) -> Refused | None:
            if word in position.by_id and position.by_id[word].place != start:
                return Refused("not-there", rule=rule, facts={"counter": word, "zone": start})
            return unknown_counter(word) or (stays(word, end) if stays is not None else None)

        return lambda: counters_menu(movers(start, end), why_not=why_not)

    def to(start: str) -> Then:
        def menu() -> Menu:
            return lazy_zones(
                position,
                "to",
                ends(start),
                lambda end: what(start, end),
                why_not=lambda word: _said_barred(word, barred, rule),
            )

        return menu

    def start_choice(zone: str) -> Choice:
        if stack is None:
            return zone_choice(position, zone, to(zone))
        return zone_choice(position, zone, to(zone), who=tuple((c.id, c.face) for c in stack(zone)))

    def of() -> Menu:
        return Menu(
            "from",
            lambda: tuple(start_choice(zone) for zone in starts()),
            why_not=unknown_zone(rule),
            one=lambda zone: start_choice(zone) if able(zone) else None,
        )

    return Choice("move", "move", then=of)


def _said_barred(word: str, barred: Callable[[str], Refused | None] | None, rule: str) -> Refused | None:
    if word not in board().zones:
        return unknown_zone(rule)(word)
    return barred(word) if barred is not None else None


def unknown_zone(rule: str) -> Callable[[str], Refused | None]:
    """Return a function that explains a word that is no zone."""

    def explain(word: str) -> Refused | None:
        return None if word in board().zones else no_zone(word, rule=rule)

    return explain


def no_zone(word: str, *, rule: str) -> Refused:
    """§1.1 Return why a word is no zone: it is unknown, or it is the Imperial City, which nobody enters."""
    if word == IMPERIAL_CITY:
        return Refused("imperial-city", rule="1.1")
    return Refused("no-such-zone", rule=rule, facts={"word": word})


def unknown_counter(word: str) -> Refused | None:
    """Return why a word is no counter; None if it is one."""
    return None if word in roster() else Refused("no-such-counter", rule="1.4.1", facts={"word": word})
