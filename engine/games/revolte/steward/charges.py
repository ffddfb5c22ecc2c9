"""The expected results of charges: contact, winner and losses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from engine.games.revolte.combat import firing, melee
from engine.games.revolte.contacts import can_fight, carries, in_contact, serves
from engine.games.revolte.figures import NEAR, PINNED, RADIUS, STEADY, STOPPED
from engine.games.revolte.phases import locating
from engine.games.revolte.phases.orders import CHARGE_CRAWL, CHARGE_RUN, Order, cost_of, why_not
from engine.games.revolte.phases.units import why_no_unit
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.steward.goals import hurry
from engine.games.revolte.steward.plans import OWN, Stance
from engine.games.revolte.tables import tables
from engine.games.revolte.victory import objective
from engine.tabletop.points import Point, length, squared
from engine.tabletop.segments import meets

RUN_FAR: Final = 150
CRAWL_FAR: Final = 50
MOST: Final = 4
"""The maximum number of figures that the steward sends against one enemy: one fights, two support, one is a reserve for
losses on the way.
"""


class Charge(NamedTuple):
    """An order to charge, with its expected gain `worth`."""

    worth: float
    order: Order


def best_charge(position: Position, able: list[str], stance: Stance = OWN) -> Charge | None:
    """Return the charge with the highest expected gain; None if there is none."""
    side, points = position.active, position.points[position.active]
    known = tables().cost
    if points < known["contact"]:
        return None
    ready = [
        (name, position.at(name))
        for name in able
        if not carries(position, name) and not position.figures[name].ladder and not serves(position, name)
    ]
    best: Charge | None = None
    for enemy, spot in position.spots(enemy_of(side)):
        for charge in _charges(position, ready, enemy, spot, stance, least=best.worth if best else 0.0):
            if best is None or charge.worth > best.worth:
                best = charge
    return best


def _charges(
    position: Position, ready: list[tuple[str, Point]], enemy: str, at: Point, stance: Stance, *, least: float
) -> Iterator[Charge]:
    """Yield the charges at an enemy whose expected gain is above `least`."""
    contact = tables().cost["contact"]
    reach = RUN_FAR + 2 * RADIUS
    near = sorted(
        [
            (far, position.roster[name].number, name)
            for name, spot in ready
            if -reach <= spot[0] - at[0] <= reach and (far := squared(spot, at)) <= reach * reach
        ]
    )
    if not near or not _chargeable(position, enemy):
        return
    for mode, most in ((CHARGE_RUN, RUN_FAR), (CHARGE_CRAWL, CRAWL_FAR)):
        figures = _together(position, [name for far, _, name in near if far <= (most + 2 * RADIUS) ** 2], mode)
        if not figures:
            continue
        order = Order(tuple(figures), mode, target=enemy)
        if why_not(position, order) is not None or _walled_off(position, figures[0], at):
            continue
        promised = promise(position, order) + stance.charges
        if promised - stance.cost * contact <= least:
            continue
        cost = cost_of(position, order)
        if cost > position.points[position.active]:
            continue
        worth = promised - stance.cost * cost
        if worth > 0:
            yield Charge(worth, order)


def _walled_off(position: Position, figure: str, at: Point) -> bool:
    """Return whether an obstacle that cannot be climbed blocks the line to a point."""
    start = position.at(figure)
    return any(
        not each.climb and meets(start, at, each.start, each.end) for each in position.ground.beside(start, at, 0)
    )


def _chargeable(position: Position, enemy: str) -> bool:
    return locating.can_be_charged(position, enemy, position.active)


def _together(position: Position, near: list[str], mode: str) -> list[str]:
    """Return the figures that can get an order with the nearest one.

    `near` are the candidates, the nearest first. All are equally steady and moving.
    """
    if not near:
        return []
    first = near[0]
    if position.figures[first].state == STOPPED:
        return [first] if mode == CHARGE_CRAWL else []
    moving = position.figures[first].moving
    chain, reach = [first], (NEAR + 2 * RADIUS) ** 2
    starts = {name: Point(*position.starts[name]) if name in position.starts else position.at(name) for name in near}
    for name in near[1:]:
        each = position.figures[name]
        alike = len(chain) < MOST and each.state == STEADY and each.moving == moving
        if alike and any(squared(starts[name], starts[other]) <= reach for other in chain):
            chain.append(name)
    chain.sort(key=lambda name: position.roster[name].number)
    return chain if why_no_unit(position, chain) is None else [first]


def promise(position: Position, order: Order) -> float:
    """Return the expected gain of a charge, in the value of own figures."""
    side, enemy = position.active, order.target
    target = position.figures[enemy]
    at = position.at(enemy)
    gaps = sorted(max(0, length(position.at(name), at) - 2 * RADIUS) for name in order.figures)
    home = [comes_home(gap, runs=order.runs) for gap in gaps]
    prize = worth_of(position, enemy)
    if target.state == PINNED:
        return home[0] * prize
    others = sum(home[1:])
    fires = firing.may_fire(position, enemy, charged=True) and can_fight(position, enemy)
    fighter = max(order.figures, key=lambda name: melee.die_of(position, name)[1])
    own = _bonus(position, fighter) + 1 + min(2, int(others + 0.5))
    their = _bonus(position, enemy) - 2 * fires
    helped = sum(
        squared(position.at(name), at) <= (2 * RADIUS + 4) ** 2 and position.figures[name].state == STEADY
        for name in position.standing(enemy_of(side))
        if name != enemy and not in_contact(position, name)
    )
    won, lost = odds(melee.die_of(position, fighter)[1], own, melee.die_of(position, enemy)[1], their + helped)
    fallen = 1 + min(2, others) * 0.8
    shot = 0.5 if fires else 0.0
    gain = won * prize * (1 + 0.7 * helped) - lost * fallen - shot
    if len(order.figures) == 1 and fires:
        gain -= 0.4 * prize * won
    return home[0] * gain - _given_up(position, order)


def _given_up(position: Position, order: Order) -> float:
    """Return the value, in figures, of the fire that a side gives up by charging."""
    if order.mode == CHARGE_CRAWL:
        return 0.0
    return sum(0.3 for name in order.figures if position.roster[name].kind.fire and firing.aims(position, name))


def worth_of(position: Position, enemy: str) -> float:
    """Return how many own figures an enemy is worth."""
    side = position.active
    own, their = len(position.standing(side)), len(position.standing(enemy_of(side)))
    worth = min(4.0, max(0.6, own / max(1, their)))
    if serves(position, enemy) or position.roster[enemy].kind.role == "leader":
        worth *= 1.3
    if position.at(enemy) in objective(position):
        worth *= 1 + hurry(position)
    return worth


def comes_home(gap: int, *, runs: bool) -> float:
    """Return the probability that a charging figure covers `gap` millimetres."""
    least = (gap + 9) // 10 - (10 if runs else 0)
    return max(0.0, min(1.0, (7 - least) / 6))


def _bonus(position: Position, figure: str) -> int:
    return sum(each.value for each in melee.modifiers(position, figure, 0, assault=False))


@cache
def odds(sides: int, bonus: int, against: int, other: int) -> tuple[float, float]:
    """Return the probabilities of winning and of losing a fight.

    The own die has `sides` sides and the modifier `bonus`. The enemy's die has `against` sides and the modifier
    `other`.
    """
    won = lost = 0
    for one in range(1, sides + 1):
        for two in range(1, against + 1):
            own, their = one + bonus, two + other
            won += own > their
            lost += own < their
    return won / (sides * against), lost / (sides * against)
