"""The menus of facts that players can display on the map: arrows, ranges and moves.

`survey` is the menu of everything that can be shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from engine.core.asks import Ask, Choice, Menu, Refused
from engine.games.siege.combat.fire import barred
from engine.games.siege.combat.modifiers import distance, in_reach, intact
from engine.games.siege.map.board import board
from engine.games.siege.map.movement import March, destinations, goers, reaches, walks
from engine.games.siege.menus import counter_choice, zone_choice
from engine.games.siege.world import BOXES, Counter, Position

KIND = "map"
HAPPENED, ARROWS, RANGE, REACH = "happened", "arrows", "range", "reach"
ALL = "all"

RULES = {HAPPENED: "6", ARROWS: "6.2", RANGE: "3.1", REACH: "6.5"}
"""The section of the rules for each item."""


class Arrow(msgspec.Struct, frozen=True):
    """§6.2 An arrow that Boxers follow to the next zone. `red` is whether it is red."""

    start: str
    end: str
    red: bool


class Target(msgspec.Struct, frozen=True):
    """§3.1, §6.3 A zone within range of a weapon or of troops.

    `distance` is in zones. `value` says whether fire by value is possible. `test` says whether fire for effect is
    possible. `boxers` says whether Boxers are in the zone. `why` is the reason why they cannot be fired at, if any.
    """

    zone: str
    distance: int
    value: bool
    test: bool
    boxers: bool
    why: Refused | None = None


class Way(msgspec.Struct, frozen=True):
    """§6.5 A possible destination of counters.

    `cost` is its cost in movement points, or 0 where points do not count. `counters` are the counters that may go
    there.
    """

    zone: str
    cost: int
    counters: tuple[str, ...]
    boxers: bool = False


def survey(position: Position, ask: Ask | None) -> Ask:
    """Return the menu of everything that can be shown on the map."""
    return Ask(KIND, ask.rule if ask is not None else "6", lambda: _root(position, ask))


def _root(position: Position, ask: Ask | None) -> Menu:
    shown: tuple[tuple[str, Callable[[], Menu] | None], ...] = (
        (HAPPENED, None),
        (ARROWS, lambda: _arrows_of(position)),
        (RANGE, lambda: _of(position, _weapons(position), _armed(position), none="nobody-reaches", rule="3.1")),
        (REACH, lambda: _movers(position, ask)),
    )
    return Menu("show", tuple(Choice(word, f"show-{word}", then=then) for word, then in shown))


def _arrows_of(position: Position) -> Menu:
    choices = [Choice(ALL, "everywhere")]
    choices += [zone_choice(position, zone.id) for zone in board().zones.values() if zone.arrows]
    return Menu("of", tuple(choices), why_not=_unknown)


def _movers(position: Position, ask: Ask | None) -> Menu:
    found = [c for c in position.counters if c.power and c.place not in BOXES]
    held = {c.place for c in found}
    zones = [zone for zone in board().zones if zone in held]
    if ask is not None and ask.kind == "march":
        able = [c for c in found if destinations(position, _march(ask), c)]
        zones = [zone for zone in zones if any(c.place == zone for c in able)] or zones
    return _of(position, found, zones, none="nobody-there", rule="6.5", zones_first=True)


def _of(
    position: Position,
    counters: Iterable[Counter],
    zones: Iterable[str],
    *,
    none: str,
    rule: str,
    zones_first: bool = False,
) -> Menu:
    """Return a menu of counters and zones.

    The menu refuses other zones with the reason `none`.
    """
    pieces = [counter_choice(counter) for counter in counters]
    places = [zone_choice(position, zone) for zone in zones]

    def why_not(word: str) -> Refused | None:
        if word in board().zones:
            return Refused(none, rule=rule, facts={"zone": word})
        return _unknown(word)

    return Menu("of", tuple([*places, *pieces] if zones_first else [*pieces, *places]), why_not=why_not)


def _unknown(word: str) -> Refused | None:
    return None if word in board().zones else Refused("no-such-zone", rule="1.1", facts={"word": word})


def _weapons(position: Position) -> list[Counter]:
    return [c for c in position.heavy if c.place not in BOXES and intact(c)]


def _armed(position: Position) -> list[str]:
    return [zone for zone in board().zones if position.held(zone)]


# --- the facts ------------------------------------------------------------------------------------------------------


def arrows(of: str = ALL) -> tuple[Arrow, ...]:
    """§6.2 Return all arrows on the map, or only those that Boxers in the zone `of` can follow."""
    zones = board().zones
    if of == ALL:
        return tuple(Arrow(zone.id, end, colour == "red") for zone in zones.values() for colour, end in zone.arrows)
    found: list[Arrow] = []
    waiting, seen = [of], {of}
    while waiting:
        here = waiting.pop(0)
        for colour, end in zones[here].arrows:
            found.append(Arrow(here, end, colour == "red"))
            if end not in seen:
                seen.add(end)
                waiting.append(end)
    return tuple(found)


def ranges(position: Position, of: str) -> tuple[Target, ...]:
    """§3.1, §6.3, R31, R32 Return the zones within range of a weapon or a zone, the nearest first."""
    if of in position.board.zones:
        start, weapons = of, [c for c in position.weapons(of) if intact(c)]
        small = len(position.troops(of)) > len(weapons)
    else:
        weapon = position.by_id[of]
        start, weapons, small = weapon.place, [weapon], False
    found = []
    for zone in position.board.zones:
        away = distance(position, start, zone)
        heavy = any(in_reach(position, weapon, zone) for weapon in weapons)
        target = _target(position, start, zone, away=away, heavy=heavy, small=small and away <= 1)
        if target.value or target.test:
            found.append(target)
    return tuple(sorted(found, key=lambda target: target.distance))


def _target(position: Position, start: str, zone: str, *, away: int, heavy: bool, small: bool) -> Target:
    two = position.house.distance2
    boxers = position.has_boxers(zone)
    return Target(
        zone,
        away,
        value=small or (heavy and (away <= 1 or (away == 2 and two == "value_no_bonus"))),
        test=heavy and (away != 2 or two != "none"),
        boxers=boxers,
        why=barred(position, start, zone) if boxers else None,
    )


def ways(position: Position, ask: Ask | None, of: str) -> tuple[Way, ...]:
    """§6.5 Return the destinations of a counter or of a zone's counters, with costs. The nearest comes first."""
    start = of if of in position.board.zones else position.by_id[of].place
    allowed = _allowed(ask, start)
    if allowed is not None:
        return tuple(_deployed(position, ask, (start, end), of) for end in allowed)
    march = _march(ask)
    if of in position.board.zones:
        able = reaches(position, march, start)
        ends = {end: goers(position, able, end) for end in dict.fromkeys(end for _, ends in able for end in ends)}
        found = {end: _cost(going) for end, going in ends.items() if going}
        who = {end: tuple(counter.id for counter, _ in going) for end, going in ends.items()}
    else:
        found = destinations(position, march, position.by_id[of])
        who = dict.fromkeys(found, (of,))
    order = position.board.order
    made = [Way(end, cost, who[end], position.has_boxers(end)) for end, cost in found.items()]
    return tuple(sorted(made, key=lambda way: (way.cost, order[way.zone])))


def _cost(going: list[tuple[Counter, int]]) -> int:
    """Return the highest cost that a soldier or leader must pay; 0 if there is none."""
    return max((cost for counter, cost in going if walks(counter)), default=0)


def _deployed(position: Position, ask: Ask | None, way: tuple[str, str], of: str) -> Way:
    start, end = way
    menu = ask.level(("move", start, end)) if ask is not None else None
    who = tuple(choice.word for choice in menu.choices) if menu is not None else ()
    return Way(end, 0, (of,) if of in who else who, position.has_boxers(end))


def _allowed(ask: Ask | None, start: str) -> tuple[str, ...] | None:
    """Return the zones to which counters of a zone may go when they need no movement points.

    Return None if the question is not about such moves.
    """
    if ask is None or ask.kind not in {"muster", "reposition"}:
        return None
    try:
        menu = ask.level(("move", start))
    except Refused:
        return None
    return tuple(choice.word for choice in menu.choices) if menu is not None else None


def _march(ask: Ask | None) -> March:
    """Return how many movement points each counter has left."""
    left = ask.facts.get("left") if ask is not None and ask.kind == "march" else None
    return March(left=dict(left or {}))
