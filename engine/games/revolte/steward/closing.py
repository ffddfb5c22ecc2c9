"""The autopilot's orders for an attacker close to victory, and for an idle gun."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.asks import Answer
from engine.games.revolte.combat import heavy
from engine.games.revolte.combat.obstacles import is_free, middle_of
from engine.games.revolte.contacts import at_gun, carries, serves
from engine.games.revolte.figures import STEADY
from engine.games.revolte.ground.terrain import DOOR, WALL
from engine.games.revolte.ground.ways import way_within
from engine.games.revolte.phases import exits, works
from engine.games.revolte.phases.destinations import can_stand
from engine.games.revolte.phases.orders import (
    CRAWL,
    CRAWL_MOST,
    RUN,
    RUN_LEAST,
    RUN_MOST,
    Order,
    cost_of,
    walker_of,
    why_not,
)
from engine.games.revolte.phases.units import GUN, pushers, write_figures
from engine.games.revolte.position import Position
from engine.games.revolte.steward.field import CELL, far_by
from engine.games.revolte.steward.field import middle_of as middle_of_cell
from engine.games.revolte.steward.goals import to_objective
from engine.games.revolte.victory import holding, objective
from engine.tabletop.points import Point, length, squared, towards

ROUGHLY: Final = 110
"""The maximum difference, in millimetres, between the distance by squares to well inside the objective and that to its
edge.
"""
PUSH_STEP: Final = 12
PUSH_USUAL: Final = 60
"""The steps, in millimetres, in which the path of the gun is checked, and the distance of a push with an average die.
"""
BEFORE: Final = 40
"""The planned distance, in millimetres, between the gun and the piece that it is to destroy."""
AT_GUN: Final = tuple(
    (x, y) for x in (-31, -22, 0, 22, 31) for y in (-31, -22, 0, 22, 31) if 900 <= x * x + y * y <= 1024
)
"""§V53 Places at the gun, as offsets in millimetres: the bases do not overlap, and the gap is at most 2 mm."""
TRIES: Final = 6
"""The number of nearest places in the objective that are checked for each figure."""


def into_objective(position: Position, ready: list[str], stays: set[str]) -> Iterator[Answer]:
    """Yield orders that send single figures into the objective, if this may win the game."""
    battle, area = position.battle, objective(position)
    last = position.turn >= battle.turns
    field = to_objective(position).field
    outside = [
        name
        for name in ready
        if position.figures[name].state == STEADY
        and not position.figures[name].ladder
        and not carries(position, name)
        and serves(position, name) != "gun"
        and (at := position.at(name)) not in area
        and area.near_outline(at, RUN_MOST if last else RUN_LEAST)
        and far_by(position.ground, field, at) <= RUN_MOST + ROUGHLY
    ]
    if not outside:
        return
    held = holding(position)
    if not last and held[battle.attacker] + len(outside) < max(battle.victory.needed, held[battle.defender] + 1):
        return
    for name in sorted(outside, key=lambda name: (not position.figures[name].moving, position.roster[name].number)):
        word = write_figures([name])
        if f"{word} in" in stays:
            continue
        stays.add(f"{word} in")
        order = _run_in(position, name)
        if order is not None:
            yield word, order.word


def over_the_edge(position: Position, ready: list[str], stays: set[str]) -> Iterator[Answer]:
    """§V45 Yield orders to single figures to run off the table.

    Yield nothing if the attacker does not have to leave the table.
    """
    if position.battle.victory.exit is None:
        return
    most = RUN_MOST if position.turn >= position.battle.turns else RUN_LEAST
    for name in ready:
        word, each = write_figures([name]), position.figures[name]
        if f"{word} off" in stays or each.state != STEADY or each.ladder or each.roof or carries(position, name):
            continue
        stays.add(f"{word} off")
        for way_out in exits.open_to(position, position.active):
            goal = exits.nearest_on(position, way_out, position.at(name))
            order = Order((name,), RUN, goal)
            there = way_within(position.ground, walker_of(position, name), exits.last_place(position, goal), most)
            affordable = there is not None and cost_of(position, order) <= position.points[position.active]
            if affordable and why_not(position, order) is None:
                yield word, order.word
                break


def _run_in(position: Position, name: str) -> Order | None:
    """Return an order for a figure to run into the objective, or None if it is too far."""
    at, area = position.at(name), objective(position)
    across, down = at[0] // CELL, at[1] // CELL
    off = range(-(RUN_MOST // CELL) - 1, RUN_MOST // CELL + 2)
    places = [middle_of_cell((across + x, down + y)) for x in off for y in off]
    near = sorted(
        (squared(at, place), place)
        for place in places
        if place in area and squared(at, place) <= RUN_MOST * RUN_MOST and is_free(position, place, name)
    )
    walker = walker_of(position, name)
    for _, place in near[:TRIES]:
        if way_within(position.ground, walker, place, RUN_MOST) is None:
            continue
        order = Order((name,), RUN, place)
        if why_not(position, order) is None and cost_of(position, order) <= position.points[position.active]:
            return order
    return None


def serve_gun(position: Position, ready: list[str], stays: set[str]) -> Iterator[Answer]:
    """Yield the order to push the gun, then orders for gunners to move to it."""
    gun = position.gun
    if gun is None or gun.at is None or gun.broken or position.gone or position.points[position.active] < 1:
        return
    bars = [each for each in position.ground.lines if not each.climb and each.kind in (DOOR, WALL)]
    if not bars or heavy.gun_obstacles(position, bars) or heavy.gun_marks(position):
        return
    at = Point(*gun.at)
    if works.why_no_push(position) is None and "gun" not in stays:
        stays.add("gun")
        mark = middle_of(min(bars, key=lambda each: (each.kind != DOOR, squared(middle_of(each), at), each.id)))
        goal = _push_to(position, at, mark)
        if goal is not None:
            yield GUN, f"{works.PUSH}-{goal.x},{goal.y}"
    for name in ready:
        if serves(position, name) == "gun" and not at_gun(position, name) and position.figures[name].state == STEADY:
            order = _to_gun(position, name, at)
            if order is not None:
                yield write_figures([name]), order.word


def _push_to(position: Position, at: Point, mark: Point) -> Point | None:
    """Return the place to which the gun can be pushed so that it is nearest to `mark`. Return None if there is no
    room.
    """
    offsets = {name: (position.at(name).x - at.x, position.at(name).y - at.y) for name in pushers(position)}
    straight, others = length(at, mark), works.bystanders(position, offsets)
    aims = [
        towards(mark, at, BEFORE),
        *(Point(at.x + x, at.y + y) for x in range(-120, 121, 40) for y in range(-120, 121, 40) if x or y),
    ]
    best: tuple[int, Point] | None = None
    for aim in aims:
        end, way = at, [towards(at, aim, far) for far in range(PUSH_STEP, PUSH_USUAL + 1, PUSH_STEP)]
        most = straight - PUSH_STEP if best is None else best[0]
        if min(length(point, mark) for point in way) > most:
            continue
        for point in way:
            spots = {name: Point(point.x + x, point.y + y) for name, (x, y) in offsets.items()}
            if not works.gun_fits(position, point, spots, others):
                break
            end = point
        left = length(end, mark)
        if left <= straight - PUSH_STEP and can_stand(position, aim) and (best is None or (left, aim) < best):
            best = (left, aim)
    return None if best is None else best[1]


def _to_gun(position: Position, name: str, gun: Point) -> Order | None:
    """Return an order to crawl to the gun, or None if the gunner cannot reach it."""
    start, walker = position.at(name), walker_of(position, name)
    places = sorted((Point(gun.x + x, gun.y + y) for x, y in AT_GUN), key=lambda place: (squared(place, start), place))
    for place in places:
        if is_free(position, place, name) and way_within(position.ground, walker, place, CRAWL_MOST) is not None:
            order = Order((name,), CRAWL, place)
            affordable = cost_of(position, order) <= position.points[position.active]
            return order if affordable and why_not(position, order) is None else None
    return None
