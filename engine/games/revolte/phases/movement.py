"""§7 The movement of a side: each step is one order; a charge may be answered by fire."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.asks import DONE, REACTION, Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.menus import Facts, done
from engine.core.sequence import Asking, Flow
from engine.games.revolte.combat import firing, heavy
from engine.games.revolte.combat.melee import die_of, modifiers
from engine.games.revolte.combat.saves import SWEEP
from engine.games.revolte.contacts import enemies_in_contact
from engine.games.revolte.ground.walking import CLEAR
from engine.games.revolte.phases import locating, marching, orders, works
from engine.games.revolte.phases.destinations import named_places
from engine.games.revolte.phases.orders import CHARGE_CRAWL, CHARGE_RUN, CRAWL, HALT, RUN, Order, cost_of
from engine.games.revolte.phases.units import able, pushers, read_figures, units, why_no_unit, write_figures
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.world import FIRE, MOVEMENT, Position, World
from engine.tabletop.places import read_place
from engine.tabletop.points import Point, squared

GUN = "gun"
MOST_UNITS, MOST_ORDERS = 24, 24
HOLD = "hold"
RULE = "7"


def begin_movement(world: World, context: Context) -> None:
    """§4 Begin the movement of the first side."""
    del context
    position = world.position
    position.phase, position.active, position.ready = MOVEMENT, position.first, []
    _note_starts(position)


def _note_starts(position: Position) -> None:
    position.starts = {}
    for name in position.standing(position.active):
        at = position.at(name)
        position.starts[name] = (at.x, at.y)


def moving(world: World) -> bool:
    """§7 Return whether a side has still to move."""
    position = world.position
    return position.phase == MOVEMENT and not position.over and len(position.ready) < 2


def move(world: World, context: Context) -> Flow:
    """§7 Ask the side that moves for one order and carry it out; «done» ends its movement."""
    position = world.position
    side = position.active
    if not able(position):
        _end_movement(position, context)
        return
    facts = {"points": position.points[side], "turn": position.turn}
    answer = yield Ask("order", RULE, partial(_menu, position), facts, side=side, lapse=DONE)
    if answer == DONE:
        _end_movement(position, context)
        return
    who, word = answer
    if who == GUN:
        x, y = word.removeprefix(f"{works.PUSH}-").split(",")
        works.push(position, context, Point(int(x), int(y)))
        return
    figures = read_figures(position, who) or []
    work = works.find(position, figures, word)
    if work is not None:
        works.work(position, context, figures, work)
        return
    order = orders.read_order(position, figures, word)
    assert order is not None
    if order.charges and not locating.locate(position, context, order.target, side):
        return  # §V25 nothing is given and nothing paid; something else may be ordered
    contacts = marching.carry_out(position, context, order)
    if contacts:
        contacts = all_contacts(position, contacts)
        marching.overrun_pinned(position, context, contacts)
        yield from _defence(world, context, contacts)


def _end_movement(position: Position, context: Context) -> None:
    """§V25 End a side's movement: it looks around; then the other side moves, or fire begins."""
    locating.look_around(position, context)
    position.ready.append(position.active)
    if len(position.ready) < 2:
        position.active = position.second
        _note_starts(position)
    else:
        position.phase = FIRE


# --- §8.4 fire at a charge ---


def all_contacts(position: Position, contacts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """§V43 Return the contacts of a charge with those that came about beside them."""
    found = list(contacts)
    for figure in dict.fromkeys(figure for figure, _ in contacts):
        for enemy in enemies_in_contact(position, figure):
            if (figure, enemy) not in found:
                position.figures[enemy].contacted = True
                found.append((figure, enemy))
    return found


def _defence(world: World, context: Context, contacts: list[tuple[str, str]]) -> Asking[None]:
    """§V43, §V72 Let each figure that was charged fire at one who charged it, by standing order or when asked."""
    position = world.position
    charged = sorted({enemy for _, enemy in contacts}, key=lambda name: position.roster[name].number)
    if position.house.defence == "machine-gun":
        _sweep_away(world, context, contacts)
    for name in charged:
        if position.figures[name].at is None or not firing.may_fire(position, name, charged=True):
            continue
        chargers = [figure for figure, enemy in contacts if enemy == name and position.figures[figure].at is not None]
        chargers = [each for each in chargers if each in enemies_in_contact(position, name)]
        if not chargers:
            continue
        target = yield from _chosen(world, name, chargers)
        if target:
            firing.fire(position, context, firing.defensive_shot(position, name, target), firing.DEFENCE)


def _sweep_away(world: World, context: Context, contacts: list[tuple[str, str]]) -> None:
    """§V73 By house rule the machine gun sweeps a charge, its centre the first in contact; «never» holds it, too."""
    position = world.position
    weapon = position.mg
    if weapon is None or not firing.machine_gun_ready(position, charged=True):
        return
    crew = (weapon.gunner, weapon.loader)
    first = next((figure for figure, enemy in contacts if enemy in crew), "")
    if not first or world.orders[position.side_of(weapon.gunner)].defence == "never":
        return
    for name in crew:
        position.figures[name].defended = True
    heavy.fire_machine_gun(position, context, first, SWEEP)


def _chosen(world: World, name: str, chargers: list[str]) -> Asking[str]:
    """§V72 Return at whom a charged figure fires; empty if it holds."""
    position = world.position
    side = position.side_of(name)
    order = world.orders[side].defence
    best = max(chargers, key=lambda each: (_threat(position, each), -position.roster[each].number))
    if order == "never":
        return ""
    if order == "ask":
        answer = yield _defence_ask(position, name, chargers)
        return "" if answer[0] == HOLD else answer[1]
    if order == "always":
        return best
    chance = firing.chance(firing.defensive_shot(position, name, best))
    return best if chance >= 300 else ""


def _threat(position: Position, figure: str) -> int:
    """§V72 Return how likely a charger is to win, in the measure of §V96."""
    return die_of(position, figure)[1] + 2 * sum(each.value for each in modifiers(position, figure, 0, assault=True))


def _defence_ask(position: Position, name: str, chargers: list[str]) -> Ask:
    def targets() -> Menu:
        return Menu("at", tuple(Choice(each, "charger", {"figure": each}) for each in chargers))

    menu = Menu("do", (Choice("fire", "fire", then=targets), Choice(HOLD, HOLD)))
    return Ask(
        "defend",
        "8.4",
        lambda: menu,
        {"figure": name, "chargers": list(chargers)},
        side=position.side_of(name),
        lapse=("fire", chargers[0]),
        pace=REACTION,
        secret=True,
    )


# --- the menu ---


def _menu(position: Position) -> Menu:
    """§7 Return all orders: who, then the whole order in one word."""
    return Menu(
        "who",
        lambda: tuple(_who(position)),
        why_not=partial(_why_nobody, position),
        typed=partial(_typed_who, position),
    )


def _who(position: Position) -> Iterator[Choice]:
    for figures in units(position)[:MOST_UNITS]:
        facts = Facts(unit_facts, position, figures)
        yield Choice(write_figures(figures), "unit", facts, then=partial(_what, position, figures))
    if works.why_no_push(position) is None and position.points[position.active] >= 1:
        yield Choice(GUN, GUN, {}, then=partial(_pushes, position))
    yield done("order")


def unit_facts(position: Position, figures: list[str]) -> dict[str, object]:
    """Return the facts of a unit for labels."""
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
    if len(name) > 18:
        return None
    return Choice(name, "unit", Facts(unit_facts, position, figures), then=partial(_what, position, figures))


def _why_nobody(position: Position, word: str) -> Refused | None:
    figures = read_figures(position, word)
    if not figures:
        return Refused("no-such-figure", rule=RULE, facts={"word": word})
    return why_no_unit(position, figures)


def _what(position: Position, figures: list[str]) -> Menu:
    return Menu(
        "to",
        lambda: tuple(_orders(position, figures))[:MOST_ORDERS],
        why_not=partial(_why_not_that, position, figures),
        typed=partial(_typed_order, position, figures),
        one=partial(_one, position, figures),
        samples=_samples(position, figures),
    )


def _samples(position: Position, figures: list[str]) -> tuple[str, ...]:
    at = position.at(figures[0])
    size = position.ground.size
    found = (Point(min(at.x + 100, size.x - CLEAR), at.y), Point(at.x, min(at.y + 50, size.y - CLEAR)))
    return tuple(f"{mode}-{point.x},{point.y}" for point in found for mode in (RUN, CRAWL))


def _one(position: Position, figures: list[str], word: str) -> Choice | None:
    """Return a listed order by its word, without making the list: it is any order that is possible."""
    work = works.find(position, figures, word)
    if work is not None:
        return Choice(word, work.mode, {"what": work.what, "cost": work.cost}) if _paid(position, work.cost) else None
    order = orders.read_order(position, figures, word)
    return None if order is None else _choice(position, order)


def _typed_order(position: Position, figures: list[str], typed: str) -> Choice | None:
    found = _one(position, figures, typed.strip().lower())  # the order's own word, though it was not listed
    word = orders.canonical(position, figures, typed) if found is None else None
    return found if word is None else _one(position, figures, word)


def _paid(position: Position, cost: int) -> bool:
    return cost <= position.points[position.active]


def _choice(position: Position, order: Order) -> Choice | None:
    if _why_not_order(position, order) is not None:
        return None
    return Choice(order.word, order.mode, Facts(order_facts, position, order))


def order_facts(position: Position, order: Order) -> dict[str, object]:
    """Return the facts of an order for labels: where to, at whom, what it costs."""
    return {
        "figures": list(order.figures),
        "mode": order.mode,
        "goal": (order.goal.x, order.goal.y) if order.goal is not None else None,
        "target": order.target,
        "form": order.form,
        "cost": cost_of(position, order),
    }


def _why_not_order(position: Position, order: Order) -> Refused | None:
    refused = why_no_unit(position, list(order.figures)) or orders.why_not(position, order)
    if refused is not None:
        return refused
    if order.charges:
        facts = {"target": order.target}
        if position.side_of(order.target) == position.active or position.figures[order.target].at is None:
            return Refused("no-enemy", rule="6", facts=facts)
        if not locating.can_be_charged(position, order.target, position.active):
            return Refused("not-located", rule="6", facts=facts)
    cost = cost_of(position, order)
    if not _paid(position, cost):
        return Refused("too-few-points", rule="7.1", facts={"points": position.points[position.active], "needed": cost})
    return None


def _why_not_that(position: Position, figures: list[str], word: str) -> Refused | None:
    order = orders.read_order(position, figures, word)
    if order is None:
        typed = orders.canonical(position, figures, word)
        order = None if typed is None else orders.read_order(position, figures, typed)
    return None if order is None else _why_not_order(position, order)


def _orders(position: Position, figures: list[str]) -> Iterator[Choice]:
    """Yield the orders that are offered, each possible one once."""
    for word in _words(position, figures):
        found = _one(position, figures, word)
        if found is not None:
            yield found


def _words(position: Position, figures: list[str]) -> Iterator[str]:
    lead = position.figures[figures[0]]
    at = position.at(figures[0])
    enemies = sorted(
        position.standing(enemy_of(position.active)),
        key=lambda name: (squared(at, position.at(name)), position.roster[name].number),
    )
    for mode, most in ((CHARGE_RUN, 180), (CHARGE_CRAWL, 80)):
        for name in enemies:
            if squared(at, position.at(name)) <= most * most:
                yield f"{mode}-{name}"
    for work in works.works(position, figures):
        yield work.word
    if lead.moving:
        yield HALT
    for point in named_places(position, figures):
        yield f"{RUN}-{point.x},{point.y}"
    for point in named_places(position, figures):
        yield f"{CRAWL}-{point.x},{point.y}"


def _pushes(position: Position) -> Menu:
    def listed() -> tuple[Choice, ...]:
        return tuple(_push(point) for point in named_places(position, pushers(position)[:1]))

    def read(word: str) -> Choice | None:
        point = read_place(word.removeprefix(f"{works.PUSH}-"))
        return None if point is None or max(point) > 9999 else _push(point)

    return Menu("to", listed, typed=read)


def _push(point: Point) -> Choice:
    return Choice(f"{works.PUSH}-{point.x},{point.y}", works.PUSH, {"goal": (point.x, point.y), "cost": 1})
