"""What the steward orders: the order that gains most, until none gains."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.asks import DONE, Answer
from engine.games.revolte.combat import melee
from engine.games.revolte.contacts import carries
from engine.games.revolte.ground.terrain import DOOR, WALL
from engine.games.revolte.ground.walking import go
from engine.games.revolte.ground.ways import find_way
from engine.games.revolte.phases import locating, orders, works
from engine.games.revolte.phases.orders import CHARGE_CRAWL, CHARGE_RUN, RUN, Order, cost_of, walker_of
from engine.games.revolte.phases.units import units, why_no_unit, write_figures
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.victory import holding, objective
from engine.games.revolte.world import PINNED, STOPPED, Position
from engine.tabletop.points import Point, length, middle, squared, towards, walk, way_length

RUN_USUAL = 130
FAR = 100_000


def best_order(position: Position) -> Answer:
    """Return the best order of the side that moves; «done» if none gains anything."""
    best: tuple[float, Answer] = (0.0, DONE)
    for figures in units(position):
        for score, word in _options(position, figures):
            if score > best[0]:
                best = (score, (write_figures(figures), word))
    return best[1]


def _options(position: Position, figures: list[str]) -> Iterator[tuple[float, str]]:
    points = position.points[position.active]
    for work in works.works(position, figures):
        if work.cost <= points and work.mode in (works.CLIMB, works.OVER, works.SERVE):
            yield 8.0 + len(figures), work.word
    if any(position.figures[name].ladder for name in figures) or why_no_unit(position, figures) is not None:
        return
    for order in (*_charges(position, figures), *_advance(position, figures)):
        if orders.why_not(position, order) is None and (cost := cost_of(position, order)) <= points:
            gain = _gain(position, order)
            if gain > 0:
                yield gain - 0.3 * cost, order.word


def _charges(position: Position, figures: list[str]) -> Iterator[Order]:
    """Yield the charges that may come home."""
    if any(carries(position, name) for name in figures):
        return
    stopped = any(position.figures[name].state == STOPPED for name in figures)
    at = position.at(figures[0])
    for enemy in position.standing(enemy_of(position.active)):
        far = length(at, position.at(enemy)) - 20
        mode = CHARGE_CRAWL if stopped or far <= 10 else CHARGE_RUN
        if far <= (60 if mode == CHARGE_CRAWL else 150) and locating.can_be_charged(position, enemy, position.active):
            yield Order(tuple(figures), mode, target=enemy)


def _advance(position: Position, figures: list[str]) -> Iterator[Order]:
    """Yield the run that brings attackers nearer to the objective, carriers to what they are for."""
    if position.active != position.battle.attacker or any(position.figures[n].state == STOPPED for n in figures):
        return
    goal = _goal(position, figures)
    at = position.at(figures[0])
    if goal is None or squared(goal, at) < 30 * 30:
        return
    chain = find_way(position.ground, walker_of(position, figures[0]), goal)
    stop = goal
    for number, point in enumerate(walk(chain), 1):
        if number == RUN_USUAL:
            stop = point
            break
    yield Order(tuple(figures), RUN, stop)


def _goal(position: Position, figures: list[str]) -> Point | None:
    """Return where attackers go: carriers to the wall, others into the objective by the way that is open."""
    land, at = position.ground, position.at(figures[0])
    load = carries(position, figures[0])
    walls = [each for each in land.lines if not each.climb and each.kind in (WALL, DOOR)]
    if load and walls:
        kinds = (WALL,) if load.startswith("ladder") else (WALL, DOOR)
        nearest = min((each for each in walls if each.kind in kinds), key=lambda e: squared(middle(e.start, e.end), at))
        return _foot(middle(nearest.start, nearest.end), at)
    area = objective(position)
    if at in area:
        return None
    goal = _nearest_inside(position, at)
    raised = [each for each in position.ladders if each.raised and not each.gone and each.at is not None]
    if walls and not _open_way(position, figures[0], goal):
        if raised:
            foot = min((Point(*each.at) for each in raised if each.at is not None), key=lambda p: squared(p, at))
            return foot if squared(foot, at) > 60 * 60 else None
        nearest = min(walls, key=lambda each: squared(middle(each.start, each.end), at))
        centre = middle(nearest.start, nearest.end)
        return towards(centre, at, 160) if squared(centre, at) > 200 * 200 else None
    return goal


def _foot(centre: Point, at: Point) -> Point:
    return towards(centre, at, 12)


def _nearest_inside(position: Position, at: Point) -> Point:
    """Return a point well inside the objective, near to a figure."""
    points = objective(position).points
    left, right = min(p.x for p in points) + 40, max(p.x for p in points) - 40
    top, bottom = min(p.y for p in points) + 40, max(p.y for p in points) - 40
    return Point(min(max(at.x, left), right), min(max(at.y, top), bottom))


def _open_way(position: Position, figure: str, goal: Point) -> bool:
    """Return whether there is a way that no wall bars."""
    chain = find_way(position.ground, walker_of(position, figure), goal)
    if len(chain) > 2:
        return True
    return go(position.ground, walker_of(position, figure), chain, FAR).end == chain[-1]


def _gain(position: Position, order: Order) -> float:
    if order.charges:
        return _charge_gain(position, order)
    figure = order.figures[0]
    goal = _goal(position, list(order.figures))
    assert goal is not None
    assert order.goal is not None
    before = way_length(find_way(position.ground, walker_of(position, figure), goal))
    return (before - length(order.goal, goal)) / 100 * (1 + 0.1 * len(order.figures)) + 0.5


def _charge_gain(position: Position, order: Order) -> float:
    """Return what a charge promises: how likely it comes home, and by how much it is the stronger."""
    enemy = order.target
    far = length(position.at(order.figures[0]), position.at(enemy)) - 20
    least = (far + 9) // 10 - (10 if order.runs else 0)
    chance = max(0.0, min(1.0, (7 - max(1, least)) / 6))
    if position.figures[enemy].state == PINNED:
        return 9.0 * chance
    own = max(_strength(position, name) for name in order.figures)
    odds = own + 2 + 2 * min(2, len(order.figures) - 1) - _strength(position, enemy)
    attacks = position.active == position.battle.attacker
    held = holding(position)[enemy_of(position.active)] if not attacks else 0
    base = odds + (3 if attacks else -2 + 2 * held)
    return chance * base


def _strength(position: Position, figure: str) -> float:
    return melee.die_of(position, figure)[1] + 2 * sum(
        each.value for each in melee.modifiers(position, figure, 0, assault=False)
    )
