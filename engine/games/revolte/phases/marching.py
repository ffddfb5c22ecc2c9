"""§7 Carries out an order: its cost, its die roll, its paths and its effects."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.games.revolte.combat.losses import eliminate
from engine.games.revolte.combat.obstacles import is_free, light_keg, middle_of
from engine.games.revolte.contacts import carries, touches
from engine.games.revolte.events import ContactMade, FigureMoved, OrderGiven, ThingChanged
from engine.games.revolte.figures import NEAR, OVER_LINE, PINNED, RADIUS
from engine.games.revolte.ground.roofs import roofs_of
from engine.games.revolte.ground.terrain import DOOR, FOOT, HOUSE, WALL, Ground, Piece
from engine.games.revolte.ground.walking import Walked, go
from engine.games.revolte.ground.ways import Search, find_way, way_within
from engine.games.revolte.phases import exits, locating
from engine.games.revolte.phases.formation import settle
from engine.games.revolte.phases.ladders import come_down
from engine.games.revolte.phases.orders import (
    HALT,
    Order,
    are_dense,
    cost_of,
    enemies_of,
    kinds_left,
    leads_off,
    reach,
    walker_of,
    ways,
)
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.tabletop.points import Point, squared
from engine.tabletop.segments import cross, near, nearer

PLACES: Final = ((20, 0), (10, 18), (-10, 18), (-20, 0), (-10, -18), (10, -18))
"""§V105 The places around a base, as offsets from its centre in millimetres."""
BEFORE_LINE: Final = 12
"""§V105 The distance between a line and a charging figure in front of it, in millimetres."""


def carry_out(position: Position, context: Context, order: Order) -> list[tuple[str, str]]:
    """§7 Carry out an order, and return the new contacts. A contact is a pair of figure and enemy."""
    side = position.active
    found = {} if order.mode == HALT else ways(position, order)
    cost = cost_of(position, order, found)
    position.points[side] -= cost
    first = min(order.figures, key=lambda name: position.roster[name].number)
    report, most = None, 0
    if order.mode != HALT:
        die = context.roll(f"move {first}")
        most = reach(order, die)
        report = DieRollReport(purpose=f"move {first}", rule="7", dice=(die,), total=most)
    goal = position.at(order.target) if order.charges else order.goal
    context.emit(
        OrderGiven(
            side=side,
            figures=order.figures,
            mode=order.mode,
            cost=cost,
            goal=(goal.x, goal.y) if goal is not None else None,
            target=order.target,
            report=report,
            distance=most,
        )
    )
    for name in order.figures:
        each = position.figures[name]
        each.ordered = each.moved = True
        each.moving = order.runs
    if order.mode == HALT:
        return []
    on_ladder = [name for name in order.figures if position.figures[name].ladder]
    # §V49 The cost of a charge from a ladder includes nothing for zones.
    paid = frozenset((True, False)) if on_ladder else kinds_left(position, order, found)
    come_down(position, context, on_ladder, charging=True)
    contacts = []
    if order.charges:
        contacts = _charge(position, context, order, most, paid)
    else:
        march(position, context, order, found, most)
    _leave_carriers(position, context, order)
    _arrive(position, context, order)
    return contacts


def march(position: Position, context: Context, order: Order, found: dict[str, tuple[Point, ...]], most: int) -> None:
    """§V120, §V121 Move each figure of an order towards its goal."""
    far = {name: squared(found[name][0], found[name][-1]) for name in order.figures}
    line = sorted(order.figures, key=lambda name: (far[name], position.roster[name].number))
    leaves, enemies = leads_off(position, order) is not None, enemies_of(position, order.figures[0])
    for name in line:
        went = go(position.ground, walker_of(position, name, "", enemies), found[name], most)
        _walk(position, context, name, found[name], went, leaves=leaves)


def _walk(
    position: Position, context: Context, name: str, chain: tuple[Point, ...], went: Walked, *, leaves: bool = False
) -> None:
    """§V121 Move a figure along a path to a free point.

    `went` is its walk as far as the die allows. §V45 With `leaves`, a figure leaves the table at the end.
    """
    if leaves and went.end == chain[-1]:
        position.figures[name].at = went.end
        over = exits.leave(position, name)
        way = tuple((point.x, point.y) for point in dict.fromkeys((*went.corners, over)))
        context.emit(FigureMoved(figure=name, way=way, spent=went.spent, why="left"))
        return
    end = settle(position, name, chain, went)
    position.figures[name].at = end
    context.emit(
        FigureMoved(
            figure=name,
            way=tuple((point.x, point.y) for point in dict.fromkeys((*went.corners, end))),
            spent=went.spent,
            why=went.why,
        )
    )


# --- §V42 charges ---


def _charge(
    position: Position, context: Context, order: Order, most: int, paid: frozenset[bool]
) -> list[tuple[str, str]]:
    """§V42 Move each charging figure next to an enemy. Return the contacts, as pairs of figure and enemy.

    §V34 Figures leave only zones of the kinds in `paid`.
    """
    target = order.target
    line = sorted(
        (name for name in order.figures if not position.figures[name].ladder),
        key=lambda name: (squared(position.at(name), position.at(target)), position.roster[name].number),
    )
    contacts = []
    for name in line:
        enemy = _come_to(position, context, name, target, (most, paid))
        if enemy:
            position.figures[name].charged = enemy
            position.figures[enemy].contacted = True
            contacts.append((name, enemy))
            context.emit(ContactMade(figure=name, target=enemy))
    return contacts


def _come_to(position: Position, context: Context, name: str, target: str, means: tuple[int, frozenset[bool]]) -> str:
    """§V42 Move a charging figure into contact with an enemy. Return the enemy, or an empty string if it reaches none.

    `means` is the distance in millimetres, and the kinds of zones that the figure may leave.
    """
    most, paid = means
    at, search = position.at(target), Search()
    for enemy in _marks(position, name, target):
        if position.figures[enemy].ladder or position.figures[enemy].roof != position.figures[name].roof:
            continue
        walker = walker_of(position, name, enemy)
        for place in places_around(position, name, enemy):
            if squared(position.at(name), place) > most * most:
                continue  # no way is shorter than the straight line
            went = way_within(position.ground, walker, place, most, search) if is_free(position, place, name) else None
            if went is not None and are_dense(position, went.left) <= paid:
                position.figures[name].at = place
                if touches(position, name, enemy):
                    way = tuple((point.x, point.y) for point in went.corners)
                    context.emit(FigureMoved(figure=name, way=way, spent=went.spent))
                    return enemy
                position.figures[name].at = walker.start
        if touches(position, name, enemy):
            return enemy  # §V49 a figure that charged from a ladder came down next to the enemy
    chain = find_way(position.ground, walker_of(position, name, target), at)
    _walk(position, context, name, chain, go(position.ground, walker_of(position, name), chain, most))
    return ""


def _marks(position: Position, name: str, target: str) -> Iterator[str]:
    """§V42 Yield the enemies that a charging figure tries to reach. The target comes first."""
    yield target
    side, at = position.side_of(name), position.at(target)
    found = [
        each
        for each in position.standing(enemy_of(side))
        if each != target and locating.stands_located(position, each, side)
    ]
    yield from sorted(found, key=lambda each: (squared(position.at(each), at), position.roster[each].number))


def places_around(position: Position, name: str, enemy: str) -> list[Point]:
    """§V105 Return the places from which a figure touches an enemy, the best first."""
    start, at = position.at(name), position.at(enemy)
    found = sorted((Point(at.x + x, at.y + y) for x, y in PLACES), key=lambda place: squared(start, place))
    return [*_before_lines(position.ground, start, at), *found]


def _before_lines(ground: Ground, start: Point, at: Point) -> list[Point]:
    """§V105 Return the places where a figure touches an enemy across a line, the nearest first."""
    found = {
        point
        for piece in ground.about(at)
        if piece.kind != HOUSE and piece.climb and near(at, piece.start, piece.end, FOOT) and _between(piece, start, at)
        for point in _before_line(piece, at)
    }
    return sorted(found, key=lambda point: (squared(point, start), point))


@lru_cache(maxsize=1024)
def _before_line(piece: Piece, at: Point) -> tuple[Point, ...]:
    """§V105 Return the places from which a figure can touch another one across an obstacle."""
    begin, end, reach = piece.start, piece.end, OVER_LINE + 2 * RADIUS
    here, across, down = cross(begin, end, at), end.x - begin.x, end.y - begin.y
    widest = FOOT * FOOT * squared(begin, end)
    found = []
    for x in range(at.x - reach, at.x + reach + 1):
        for y in range(at.y - reach, at.y + reach + 1):
            off = across * (y - begin.y) - down * (x - begin.x)  # `cross`, written out
            # A point that is farther from the line than `FOOT` is farther from the piece as well.
            if off * here >= 0 or off * off > widest:
                continue
            point = Point(x, y)
            if squared(point, at) > reach * reach:
                continue
            if near(point, begin, end, FOOT) and not nearer(point, begin, end, BEFORE_LINE):
                found.append(point)
    return tuple(found)


def _between(piece: Piece, one: Point, other: Point) -> bool:
    return cross(piece.start, piece.end, one) * cross(piece.start, piece.end, other) < 0


# --- what happens where they arrive ---


def _leave_carriers(position: Position, context: Context, order: Order) -> None:
    """§V46, §V52 Release the carriers of ladders and rams that are left behind."""
    things = [(f"ladder-{number}", each) for number, each in enumerate(position.ladders, 1)]
    things += [(f"ram-{number}", each) for number, each in enumerate(position.rams, 1)]
    for what, ladder in things:
        went = [name for name in ladder.carriers if name in order.figures]
        if not went:
            continue
        stay = [
            name
            for name in ladder.carriers
            if name in went or any(position.gap_within(name, other, NEAR) for other in went)
        ]
        if len(stay) < len(ladder.carriers):
            left = tuple(name for name in ladder.carriers if name not in stay)
            ladder.carriers = stay
            context.emit(ThingChanged(what=what, how="let-go", figures=left))


def _arrive(position: Position, context: Context, order: Order) -> None:
    """§V48, §V85 Let figures that have arrived raise the ladder or light the keg that they carry."""
    for number, ladder in enumerate(position.ladders, 1):
        if ladder.raised or ladder.gone:
            continue
        for name in [each for each in ladder.carriers if each in order.figures]:
            pieces = [each for each in walls_at(position, name) if each.kind == WALL and not each.climb]
            pieces += _roofed_at(position, name)
            if pieces:
                at = position.at(name)
                piece = min(pieces, key=lambda each: squared(middle_of(each), at))
                raised = tuple(ladder.carriers)
                for each in raised:
                    position.figures[each].ordered = True
                ladder.raised, ladder.at, ladder.carriers = piece.id, (at.x, at.y), []
                context.emit(
                    ThingChanged(what=f"ladder-{number}", how="raised", figures=raised, at=ladder.at, piece=piece.id)
                )
                break
    for name in [each for each in order.figures if position.figures[each].at is not None]:
        if carries(position, name) == "keg":
            pieces = [each for each in walls_at(position, name) if each.kind in (WALL, DOOR)]
            pieces += _outlines_meant(position, name, order)
            if pieces:
                light_keg(position, context, name, min(pieces, key=lambda e: squared(middle_of(e), position.at(name))))


def _roofed_at(position: Position, name: str) -> list[Piece]:
    """§V48, §V50 Return the sections of roofed houses that a figure is touching or next to."""
    at, houses = position.at(name), {roof.house for roof in roofs_of(position.scenario).values()}
    return [each for each in position.ground.outlines if each.line in houses and near(at, each.start, each.end, FOOT)]


def _outlines_meant(position: Position, name: str, order: Order) -> list[Piece]:
    """§V85 Return the walls near the figure of those houses that are near the order's goal."""
    at, goal = position.at(name), order.goal
    if goal is None:
        return []
    land = position.ground
    meant = {each.line for each in land.outlines if near(goal, each.start, each.end, FOOT)}
    return [each for each in land.outlines if each.line in meant and near(at, each.start, each.end, FOOT)]


def walls_at(position: Position, name: str) -> list[Piece]:
    """§V113 Return the standing pieces of lines at whose foot a figure is."""
    at = position.at(name)
    return [each for each in position.ground.about(at) if each.kind != HOUSE and near(at, each.start, each.end, FOOT)]


def overrun_pinned(position: Position, context: Context, contacts: list[tuple[str, str]]) -> None:
    """§V43 Eliminate the pinned figures that a charge has reached."""
    fallen = [
        enemy for enemy in dict.fromkeys(enemy for _, enemy in contacts) if position.figures[enemy].state == PINNED
    ]
    if fallen:
        eliminate(position, context, fallen, "charge")
