"""§7 A side's movement: each step is one order."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.asks import DONE, REACTION, Ask, Choice, Menu
from engine.core.context import Context
from engine.core.sequence import Asking, Flow
from engine.games.revolte.combat import firing, heavy
from engine.games.revolte.combat.melee import Fight, advantage
from engine.games.revolte.combat.saves import SWEEP
from engine.games.revolte.contacts import can_fight, enemies_in_contact
from engine.games.revolte.figures import FIRE, MOVEMENT
from engine.games.revolte.phases import locating, marching, order_menu, orders, works
from engine.games.revolte.phases.units import is_anybody_able, read_figures
from engine.games.revolte.position import Position
from engine.games.revolte.world import World
from engine.tabletop.points import Point

HOLD: Final = "hold"
RULE: Final = "7"


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
    """§7 Return whether a side has not yet finished its movement."""
    position = world.position
    return position.phase == MOVEMENT and not position.over and len(position.ready) < 2


def move(world: World, context: Context) -> Flow:
    """§7 Ask the moving side for one order, and carry it out. «done» ends its movement."""
    position = world.position
    side = position.active
    if not is_anybody_able(position):
        _end_movement(position, context)
        return
    facts = {"points": position.points[side], "turn": position.turn}
    answer = yield Ask(
        "order", RULE, partial(order_menu.menu, position), facts, side=side, lapse=DONE, apart=True, posted=1
    )
    if answer == DONE:
        _end_movement(position, context)
        return
    who, word = answer
    if who == order_menu.GUN:
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
        return  # §V25 the order is not given and costs nothing; another order may follow
    contacts = marching.carry_out(position, context, order)
    if contacts:
        contacts = all_contacts(position, contacts)
        marching.overrun_pinned(position, context, contacts)
        yield from _defence(world, context, contacts)


def _end_movement(position: Position, context: Context) -> None:
    """§V25 End a side's movement, and let figures try to locate enemies."""
    locating.look_around(position, context)
    position.ready.append(position.active)
    if len(position.ready) < 2:
        position.active = position.second
        _note_starts(position)
    else:
        position.phase = FIRE


# --- §8.4 fire at a charge ---


def all_contacts(position: Position, contacts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """§V43 Return all contacts of a charge, including those with other enemies."""
    found = list(contacts)
    for figure in dict.fromkeys(figure for figure, _ in contacts):
        for enemy in enemies_in_contact(position, figure):
            if (figure, enemy) not in found:
                position.figures[enemy].contacted = True
                found.append((figure, enemy))
    return found


def _defence(world: World, context: Context, contacts: list[tuple[str, str]]) -> Asking[None]:
    """§V43, §V72 Let each charged figure fire at one of its attackers."""
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
    """§V73 Let the charged machine gun sweep its attackers by house rule."""
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
    """§V72 Decide at which charging figure `name` fires, and return it; empty if at none."""
    position = world.position
    side = position.side_of(name)
    order = world.orders[side].defence
    best = max(chargers, key=lambda each: (_threat(position, each, name), -position.roster[each].number))
    if order == "never":
        return ""
    if order == "ask" and position.house.reaction == "instant":
        return best  # the default answer
    if order == "ask":
        answer = yield _defence_ask(position, name, chargers, best)
        return "" if answer[0] == HOLD else answer[1]
    if order == "always":
        return best
    chance = firing.chance(firing.defensive_shot(position, name, best))
    return best if chance >= 300 else ""


def _threat(position: Position, figure: str, charged: str) -> tuple[bool, int]:
    """§V72 Return how dangerous a charging figure is, as a sort key (§V96).

    A pinned figure cannot fight (§V131).
    """
    fight = Fight(position.side_of(figure), figure, charged, assault=True)
    return can_fight(position, figure), advantage(position, fight)


def _defence_ask(position: Position, name: str, chargers: list[str], best: str) -> Ask:
    def targets() -> Menu:
        return Menu("at", tuple(Choice(each, "charger", {"figure": each}) for each in chargers))

    menu = Menu("do", (Choice("fire", "fire", then=targets), Choice(HOLD, HOLD)))
    return Ask(
        "defend",
        "8.4",
        lambda: menu,
        {"figure": name, "chargers": list(chargers)},
        side=position.side_of(name),
        lapse=("fire", best),
        pace=REACTION,
        apart=True,
        posted=2,
    )
