"""§7 The menu of a side's movement: first the figures, then the order. Orders can also be typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, partial
from typing import Final

from engine.core.asks import Choice, Menu, Refused
from engine.core.menus import Facts, LateFacts, done
from engine.games.revolte.figures import STEADY
from engine.games.revolte.ground.walking import CLEAR
from engine.games.revolte.phases import locating, orders, works
from engine.games.revolte.phases.destinations import TOWARDS, Destination, named_place, named_places, nearest_place
from engine.games.revolte.phases.orders import (
    CHARGE_CRAWL,
    CHARGE_RUN,
    CRAWL,
    CRAWL_MOST,
    HALT,
    OFF_THE_TABLE,
    RUN,
    RUN_MOST,
    Order,
    cost_of,
)
from engine.games.revolte.phases.prospects import BEYOND, prospect
from engine.games.revolte.phases.typed_orders import read_spot, read_typed
from engine.games.revolte.phases.units import (
    left_to_order,
    pushers,
    read_figures,
    units,
    why_no_unit,
    write_figures,
)
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.tables import tables
from engine.tabletop.points import Point, squared

GUN: Final = "gun"
MOST_UNITS: Final = 24
MOST_ORDERS: Final = 24
MOST_LOOKED: Final = 150_000
"""The number of legs checked for paths after which no more places are offered; players can still type others."""
CREEP: Final = 150
"""The distance in millimetres up to which creeping to a place is offered."""
LONGEST_WORD: Final = 18
RULE: Final = "7"
LOCATING: Final = "6"


def menu(position: Position) -> Menu:
    """§7 Return the menu of all orders: the figures first, then what they do."""
    return Menu(
        "who",
        lambda: tuple(_who(position)),
        why_not=partial(_why_nobody, position),
        typed=partial(_typed_who, position),
    )


def _who(position: Position) -> Iterator[Choice]:
    for figures in [each for each in units(position) if _can_pay(position, each)][:MOST_UNITS]:
        facts = Facts(unit_facts, position, figures)
        yield Choice(write_figures(figures), "unit", facts, then=partial(_what, position, figures))
    if works.why_no_push(position) is None and position.points[position.active] >= 1:
        yield Choice(GUN, GUN, {}, then=partial(_pushes, position))
    yield done("order")


def _can_pay(position: Position, figures: list[str]) -> bool:
    """§V32 Return whether a side can pay for at least one order to the figures."""
    known, moving = tables().cost, position.figures[figures[0]].moving
    crawl = known["crawl_moving"] if moving else known["crawl_standing"]
    run = known["run_moving"] if moving else known["run_standing"]
    runs = all(position.figures[name].state == STEADY for name in figures)
    least = min(crawl, run) if runs else crawl
    return _paid(position, least) or any(_paid(position, work.cost) for work in works.works(position, figures))


def unit_facts(position: Position, figures: list[str]) -> dict[str, object]:
    """Return the data about a group of figures that labels show."""
    first = position.figures[figures[0]]
    return {
        "figures": list(figures),
        "groups": list(dict.fromkeys(position.roster[name].group for name in figures)),
        "moving": first.moving,
        "state": first.state,
        "at": first.at,
    }


def _typed_who(position: Position, word: str) -> Choice | None:
    figures = read_figures(position, word)
    if not figures or why_no_unit(position, figures) is not None:
        return None
    name = write_figures(figures)
    if len(name) > LONGEST_WORD:  # a group with many gaps is written by its letter
        name = position.roster[figures[0]].group
        if read_figures(position, name) != figures:
            return None
    return Choice(name, "unit", Facts(unit_facts, position, figures), then=partial(_what, position, figures))


def _why_nobody(position: Position, word: str) -> Refused | None:
    figures = read_figures(position, word)
    if figures:
        refused = why_no_unit(position, figures)
        if refused is None:
            return None
        facts = {**refused.facts, **left_to_order(position, figures)}
        return Refused(refused.reason, rule=refused.rule, facts=facts)
    group = word.strip().lower()
    if any(position.roster[name].group == group for name in position.standing(position.active)):
        return Refused("nobody-of-the-group", rule=RULE, facts={"group": group, **left_to_order(position, ())})
    return Refused("no-such-figure", rule=RULE, facts={"word": word, **left_to_order(position, ())})


class _Places:
    """The named places where a group can go, found once for each menu."""

    def __init__(self, position: Position, figures: list[str]) -> None:
        self._position, self._figures = position, figures

    @cached_property
    def found(self) -> list[Destination]:
        """The places."""
        return named_places(self._position, self._figures)

    def at(self, goal: Point | None) -> Destination | None:
        """Return the named place at a point, or None if there is none."""
        return None if goal is None else next((each for each in self.found if each.at == goal), None)


def _what(position: Position, figures: list[str]) -> Menu:
    places = _Places(position, figures)
    return Menu(
        "to",
        lambda: tuple(_orders(position, figures, places))[:MOST_ORDERS],
        why_not=partial(_why_not_that, position, figures),
        typed=partial(_typed_order, position, figures, places),
        one=partial(_one, position, figures, places),
        samples=_samples(position, figures),
    )


def _samples(position: Position, figures: list[str]) -> tuple[str, ...]:
    at = position.at(figures[0])
    size = position.ground.size
    found = (Point(min(at.x + 100, size.x - CLEAR), at.y), Point(at.x, min(at.y + 50, size.y - CLEAR)))
    return tuple(f"{mode}-{point.x},{point.y}" for point in found for mode in (RUN, CRAWL))


def _one(position: Position, figures: list[str], places: _Places, word: str) -> Choice | None:
    """Return the menu choice for the order `word`; None if the order is not possible."""
    work = works.find(position, figures, word)
    if work is not None:
        return Choice(word, work.mode, {"what": work.what, "cost": work.cost}) if _paid(position, work.cost) else None
    order = orders.read_order(position, figures, word)
    return None if order is None else _choice(position, order, places)


def _typed_order(position: Position, figures: list[str], places: _Places, typed: str) -> Choice | None:
    found = _one(position, figures, places, typed.strip().lower())  # the order's own word, though it was not listed
    if found is not None or _is_word(position, figures, typed):
        return found
    order = read_typed(position, figures, typed)
    if isinstance(order, Refused) or _too_far(position, order) is not None:
        return None
    return _choice(position, order, places)


def _is_word(position: Position, figures: list[str], typed: str) -> bool:
    """Return whether a typed text is an order, even an impossible one."""
    return orders.read_order(position, figures, typed.strip().lower()) not in (None, Order(tuple(figures), HALT))


def _paid(position: Position, cost: int) -> bool:
    return cost <= position.points[position.active]


def _choice(position: Position, order: Order, places: _Places) -> Choice | None:
    if _why_not_order(position, order) is not None:
        return None
    return Choice(order.word, order.mode, Facts(order_facts, position, order, places))


def order_facts(position: Position, order: Order, places: _Places) -> Mapping[str, object]:
    """Return the data of an order for its label, such as its target."""
    found = prospect(position, order)
    known = {} if found is None else found._asdict()
    facts = {
        **{name: list(value) if isinstance(value, tuple) else value for name, value in known.items()},
        "scenario": position.scenario,
        "figures": list(order.figures),
        "mode": order.mode,
        "goal": (order.goal.x, order.goal.y) if order.goal is not None else None,
        "target": order.target,
        "form": order.form,
        "cost": cost_of(position, order),
    }

    def named(part: int) -> str:
        place = places.at(order.goal)
        return (place.kind, place.of)[part] if place is not None else ""

    return LateFacts(facts, {"place": partial(named, 0), "of": partial(named, 1)})


def _why_not_order(position: Position, order: Order) -> Refused | None:
    refused = why_no_unit(position, list(order.figures)) or orders.why_not(position, order)
    if refused is not None:
        return _with_place(position, order, refused)
    if order.charges:
        facts = {"target": order.target}
        if position.side_of(order.target) == position.active or position.figures[order.target].at is None:
            return Refused("no-enemy", rule=LOCATING, facts=facts)
        if position.figures[order.target].roof != position.figures[order.figures[0]].roof:
            return Refused("another-floor", rule="7.3", facts=facts)
        if not locating.can_be_charged(position, order.target, position.active):
            return Refused("not-located", rule=LOCATING, facts=facts)
    return _too_few(position, cost_of(position, order))


def _with_place(position: Position, order: Order, refused: Refused) -> Refused:
    """Return the refusal of an order. Add the nearest possible place if the goal is off the table."""
    if refused.reason != OFF_THE_TABLE or order.goal is None:
        return refused
    place = nearest_place(position, order.goal)
    nearest = f"{place.x},{place.y}" if place is not None else ""
    return Refused(refused.reason, rule=refused.rule, facts={**refused.facts, "nearest": nearest})


def _too_few(position: Position, cost: int) -> Refused | None:
    if _paid(position, cost):
        return None
    return Refused("too-few-points", rule="7.1", facts={"points": position.points[position.active], "needed": cost})


def _why_not_that(position: Position, figures: list[str], word: str) -> Refused | None:
    order = orders.read_order(position, figures, word.strip().lower())
    if order is not None:
        return _with_enemies(position, order, _why_not_order(position, order))
    work = works.find(position, figures, word)
    if work is not None:
        return _too_few(position, work.cost)
    ladder = position.figures[figures[0]].ladder
    if ladder and word.strip().lower().startswith(f"{works.OVER}-{ladder}"):
        return Refused("no-room-below", rule="7.3", facts={"figures": write_figures(figures)})
    typed = read_typed(position, figures, word)
    if isinstance(typed, Refused):
        charge = Order(tuple(figures), CHARGE_RUN) if typed.rule == LOCATING else None
        return typed if charge is None else _with_enemies(position, charge, typed)
    return _with_enemies(position, typed, _why_not_order(position, typed) or _too_far(position, typed))


def _with_enemies(position: Position, order: Order, refused: Refused | None) -> Refused | None:
    """Return the refusal of an order. Add the possible targets if a charge was refused."""
    if refused is None or not order.charges or refused.rule == "7.1":
        return refused
    figures = list(order.figures)
    most = (RUN_MOST if order.runs else CRAWL_MOST) + 20
    near = [word.rsplit("-", 1)[1] for word in _charges(position, figures, order.mode, most)]
    facts = {**refused.facts, "enemies": near}
    if not near:
        on_the_way = named_place(position, f"{TOWARDS}-{order.target}", figures)
        named = (each.at for each in named_places(position, figures))
        if (place := on_the_way or next(named, None)) is not None:
            facts["nearest"] = f"{place.x},{place.y}"
    return Refused(refused.reason, rule=refused.rule, facts=facts)


def _too_far(position: Position, order: Order) -> Refused | None:
    """Return a refusal if the target of a charge is too far; otherwise None."""
    if not order.charges:
        return None
    found = prospect(position, order)
    if found is None or found.die != BEYOND:
        return None
    most = RUN_MOST if order.runs else CRAWL_MOST
    facts = {"target": order.target, "far": found.far, "reach": most}
    return Refused("too-far-to-charge", rule="7", facts=facts)


def _orders(position: Position, figures: list[str], places: _Places) -> Iterator[Choice]:
    """Yield the menu entries of the orders to figures, the most urgent first."""
    for word in _words(position, figures):
        if (found := _one(position, figures, places, word)) is not None:
            yield found
    at = position.at(figures[0])
    near = [each for each in places.found if squared(at, each.at) <= CREEP**2]
    looked = 0
    for mode, offered in ((RUN, places.found), (CRAWL, near)):
        for each in offered:
            if looked > MOST_LOOKED:
                return
            order = Order(tuple(figures), mode, each.at)
            if (found := _choice(position, order, places)) is not None:
                yield found
            looked += orders.legs_looked_at(position, order)


def _words(position: Position, figures: list[str]) -> Iterator[str]:
    lead = position.figures[figures[0]]
    for mode, most in ((CHARGE_RUN, RUN_MOST + 20), (CHARGE_CRAWL, CRAWL_MOST + 20)):
        yield from _charges(position, figures, mode, most)
    for work in works.works(position, figures):
        yield work.word
    if lead.moving:
        yield HALT


def _charges(position: Position, figures: list[str], mode: str, most: int) -> list[str]:
    """§6 Return the words for the possible charges, the nearest enemy first."""
    at = position.at(figures[0])
    enemies = [
        name
        for name in position.standing(enemy_of(position.active))
        if squared(at, position.at(name)) <= most * most and locating.can_be_charged(position, name, position.active)
    ]
    enemies.sort(key=lambda name: (squared(at, position.at(name)), position.roster[name].number))
    return [f"{mode}-{name}" for name in enemies]


def _pushes(position: Position) -> Menu:
    def listed() -> tuple[Choice, ...]:
        return tuple(_push(position, each.at, each) for each in named_places(position, pushers(position)[:1]))

    def read(word: str) -> Choice | None:
        point = read_spot(position, pushers(position)[:1], word.removeprefix(f"{works.PUSH}-"))
        return None if isinstance(point, Refused) else _push(position, point)

    def why_not(word: str) -> Refused | None:
        point = read_spot(position, pushers(position)[:1], word.removeprefix(f"{works.PUSH}-"))
        return point if isinstance(point, Refused) else None

    return Menu("to", listed, typed=read, why_not=why_not)


def _push(position: Position, point: Point, place: Destination | None = None) -> Choice:
    facts = {"goal": (point.x, point.y), "cost": 1}
    if place is not None:
        facts |= {"scenario": position.scenario, "place": place.kind, "of": place.of}
    return Choice(f"{works.PUSH}-{point.x},{point.y}", works.PUSH, facts)
