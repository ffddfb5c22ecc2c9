"""The orders that the adviser suggests: ladders and charges first, then runs of groups."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.asks import DONE, Answer
from engine.games.revolte.combat import firing
from engine.games.revolte.contacts import carries, chains, is_steady, serves
from engine.games.revolte.figures import PINNED, STEADY
from engine.games.revolte.phases import ladders, works
from engine.games.revolte.phases.orders import HALT, RUN, Order, cost_of, walker_of, why_not
from engine.games.revolte.phases.units import able, why_no_unit, write_figures
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import RIFLE, enemy_of
from engine.games.revolte.steward import goals
from engine.games.revolte.steward.charges import best_charge
from engine.games.revolte.steward.closing import into_objective, over_the_edge, serve_gun
from engine.games.revolte.steward.field import far_by, next_stop
from engine.games.revolte.steward.goals import Goal
from engine.games.revolte.steward.plans import OWN, Stance
from engine.games.revolte.victory import objective
from engine.tabletop.points import Point, squared

RUN_USUAL: Final = 135
STEP: Final = 6
CLOSE: Final = 30
"""The distance to its goal, in millimetres, within which a figure stays."""


def best_order(position: Position, stays: set[str], stance: Stance = OWN) -> Answer:
    """Return the best order of the moving side. Return `DONE` if there is none.

    `stays` are the groups already known to stay in this phase.
    """
    return next(_orders(position, stays, stance), DONE)


def _orders(position: Position, stays: set[str], stance: Stance) -> Iterator[Answer]:
    ready = able(position)
    if position.ladders:
        yield from _ladders(position, ready)
    yield from _serving(position, ready)
    charge = best_charge(position, ready, stance)
    if charge is not None:
        yield write_figures(charge.order.figures), charge.order.word
    if goals.attacks(position):
        yield from serve_gun(position, ready, stays)
    if stance.marches:
        if goals.attacks(position):
            yield from over_the_edge(position, ready, stays)
            yield from into_objective(position, ready, stays)
        yield from _marches(position, ready, stays, stance)


def _ladders(position: Position, ready: list[str]) -> Iterator[Answer]:
    """Yield the orders to climb a ladder, and to come down on the other side."""
    points = position.points[position.active]
    if points < 1:
        return
    for number, ladder in enumerate(position.ladders, 1):
        above = [name for name in ready if position.figures[name].ladder == number and is_steady(position, name)]
        if above and ladders.inner_foot(position, ladder, shunned=position.inactive) is not None:
            yield write_figures(above), works.Work(works.OVER, str(number), 1).word
    for number, ladder in enumerate(position.ladders, 1):
        if ladder.raised and not ladder.gone and ladder.at is not None:
            figures = _climbers(position, ready, number, Point(*ladder.at))
            if figures:
                yield write_figures(figures), works.Work(works.CLIMB, str(number), 1).word


def _climbers(position: Position, ready: list[str], number: int, foot: Point) -> list[str]:
    """Return the figures that should climb a ladder."""
    area = objective(position)
    room = ladders.ON_LADDER - sum(each.ladder == number for each in position.figures.values())
    near = [
        name
        for name in ready
        if position.figures[name].state == STEADY
        and not position.figures[name].ladder
        and not carries(position, name)
        and not position.roster[name].kind.fire
        and position.at(name) not in area
        and squared(position.at(name), foot) <= ladders.CLIMB_FROM**2
    ]
    near.sort(key=lambda name: (squared(position.at(name), foot), position.roster[name].number))
    for moving in (True, False):
        alike = [name for name in near if position.figures[name].moving == moving]
        for many in range(min(room, len(alike)), 0, -1):
            figures = sorted(alike[:many], key=lambda name: position.roster[name].number)
            if why_no_unit(position, figures) is None:
                return figures
    return []


def _serving(position: Position, ready: list[str]) -> Iterator[Answer]:
    """Yield the autopilot's orders for figures to join the machine gun's crew."""
    weapon = position.mg
    if weapon is None or weapon.broken or (weapon.gunner and weapon.loader):
        return
    goal = Point(*weapon.at) if weapon.at is not None else position.at(weapon.gunner) if weapon.gunner else None
    if goal is None:
        return
    for name in sorted(ready, key=lambda name: squared(position.at(name), goal)):
        if squared(position.at(name), goal) > 80 * 80:
            return
        for work in works.works(position, [name]):
            if work.mode == works.SERVE and work.cost <= position.points[position.active]:
                yield write_figures([name]), work.word


# --- marches ---


def _marches(position: Position, ready: list[str], stays: set[str], stance: Stance) -> Iterator[Answer]:
    """Yield a run order for each group that should move. Add the other groups to `stays`."""
    attacks = goals.attacks(position)
    for figures in _groups(position, ready):
        word = write_figures(figures)
        if word in stays:
            continue
        order = _advance(position, figures, stance) if attacks else _reinforce(position, figures, stance)
        if order is not None:
            yield word, order.word
        stays.add(word)


def _groups(position: Position, able_: list[str]) -> Iterator[list[str]]:
    """Yield the groups of figures that can get an order together."""
    ready = [name for name in able_ if position.figures[name].state == STEADY and not position.figures[name].ladder]
    loads = {name: carries(position, name) for name in ready}
    for load in dict.fromkeys(load for load in loads.values() if load):
        crew = [name for name in ready if loads[name] == load]
        for alike in _alike(position, crew):
            for chain in chains(position, alike, starts=True):
                if load == "keg" or len(chain) > 1:
                    yield chain
    area = objective(position)
    free = [name for name in ready if not loads[name] and serves(position, name) != "gun"]
    for moving in (True, False):
        alike = [name for name in free if position.figures[name].moving == moving]
        for group in dict.fromkeys(position.roster[name].group for name in alike):
            part = [name for name in alike if position.roster[name].group == group]
            # Figures that have reached the objective stay there while the others follow.
            for there in (False, True):
                found = [name for name in part if (position.at(name) in area) == there]
                yield from chains(position, found, starts=True)


def _alike(position: Position, figures: list[str]) -> tuple[list[str], list[str]]:
    """Split figures into those that are moving and the others. The two groups need separate orders."""
    moving = [name for name in figures if position.figures[name].moving]
    return moving, [name for name in figures if name not in moving]


def _advance(position: Position, figures: list[str], stance: Stance) -> Order | None:
    """Return the order for attackers to advance or halt. Return None if they need no order."""
    goal = goals.goal_of(position, figures)
    if goal is None:
        return None
    if stance.stands and _fires_on(position, figures, goal, stance):
        moving = position.figures[figures[0]].moving
        return Order(tuple(figures), HALT) if moving and position.points[position.active] >= 1 else None
    return _run(position, figures, goal)


def _fires_on(position: Position, figures: list[str], goal: Goal, stance: Stance) -> bool:
    """Return whether a group of riflemen should stay and fire."""
    firers = [name for name in figures if position.roster[name].kind.fire == RIFLE]
    if 2 * len(firers) < len(figures):
        return False
    left = position.battle.turns - position.turn
    far = far_by(position.ground, goal.field, position.at(figures[0]))
    if left * RUN_USUAL < far + stance.reserve:
        return False
    side = position.active
    seen = [
        name
        for name, spot in position.spots(enemy_of(side))
        if position.figures[name].state != PINNED
        and any(
            squared(position.at(each), spot) <= stance.range**2 and firing.in_sight(position, position.at(each), spot)
            for each in firers
        )
    ]
    return bool(seen)


def _run(position: Position, figures: list[str], goal: Goal) -> Order | None:
    lead = min(figures, key=lambda name: (goals.far_from(position, name, goal), position.roster[name].number))
    at = position.at(lead)
    least = 1 if carries(position, lead) else STEP if position.figures[lead].moving else CLOSE
    if goal.point is not None and squared(goal.point, at) < least * least:
        return None
    end = next_stop(position, walker_of(position, lead), goal.field, goal.point)
    if end is None or squared(end, at) < least * least:
        return None
    order = Order(tuple(figures), RUN, end)
    affordable = why_not(position, order) is None and cost_of(position, order) <= position.points[position.active]
    return order if affordable else None


def _reinforce(position: Position, figures: list[str], stance: Stance) -> Order | None:
    """Return the order for defenders to run where they are needed, or None if they should stay."""
    if position.points[position.active] < 1:
        return None
    at = position.at(figures[0])
    if position.turn >= stance.back:
        return None if at in objective(position) else _run(position, figures, goals.to_objective(position))
    if next(firing.seen_from(position, at, position.spots(enemy_of(position.active))), ""):
        return None
    spot = goals.threatened(position, at)
    return None if spot is None else _run(position, figures, goals.to_point(position.ground, spot))
