"""§V77 Joining the crew of the machine gun."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.context import Context
from engine.games.revolte.combat.obstacles import is_free
from engine.games.revolte.contacts import carries
from engine.games.revolte.events import ThingChanged
from engine.games.revolte.figures import RADIUS, STEADY, TOUCH
from engine.games.revolte.phases.marching import PLACES, march
from engine.games.revolte.phases.orders import CRAWL, RUN, Order, cost_of, reach, ways
from engine.games.revolte.position import Position
from engine.tabletop.points import Point, squared

HERE: Final = "here"
"""The word for a figure that is already at its place in the crew: no move, no cost."""


def can_serve(position: Position, figure: str) -> bool:
    """§V77 Return whether a figure can join the machine gun's crew."""
    weapon, battle = position.mg, position.battle.mg
    if weapon is None or battle is None or weapon.broken:
        return False
    if position.side_of(figure) != position.side_of(battle.gunner) or figure in (weapon.gunner, weapon.loader):
        return False
    each = position.figures[figure]
    # §V50 A figure on a roof cannot join a crew, and no figure can join a crew on a roof.
    crew = [name for name in (weapon.gunner, weapon.loader) if name]
    below = not any(position.figures[name].roof for name in (figure, *crew))
    free = each.state == STEADY and below and not each.ladder and not carries(position, figure)
    return free and ((not weapon.gunner and weapon.at is not None) or (bool(weapon.gunner) and not weapon.loader))


def choices(position: Position, figure: str) -> Iterator[tuple[str, int]]:
    """§V77 Yield the ways to reach the machine gun, each with its cost."""
    if not can_serve(position, figure):
        return
    if _in_place(position, figure):
        yield HERE, 0
        return
    goal = place(position, figure)
    for mode in (CRAWL, RUN):
        yield mode, cost_of(position, Order((figure,), mode, goal))


def place(position: Position, figure: str) -> Point:
    """§V77 Return where a figure must go to join the crew of the machine gun."""
    centres = _centres(position)
    at = position.at(figure)
    around = [Point(each.x + x, each.y + y) for each in centres for x, y in PLACES]
    found = sorted((point for point in around if is_free(position, point, figure)), key=lambda p: (squared(p, at), p))
    if position.mg is not None and not position.mg.gunner:
        found = [point for point in centres[:1] if is_free(position, point, figure)] + found
    return next(iter(found), centres[0])


def _centres(position: Position) -> list[Point]:
    """Return the points next to which a new crew member can stand."""
    weapon = position.mg
    assert weapon is not None
    found = [Point(*weapon.at)] if not weapon.gunner and weapon.at is not None else []
    return found + [position.at(name) for name in (weapon.gunner, weapon.loader) if name]


def _in_place(position: Position, figure: str) -> bool:
    reach_ = (TOUCH + 2 * RADIUS) ** 2
    return any(squared(position.at(figure), each) <= reach_ for each in _centres(position))


def serve(position: Position, context: Context, figure: str, how: str) -> None:
    """§V77 Move a figure to the machine gun. If it arrives, it joins the crew."""
    weapon = position.mg
    assert weapon is not None
    if how != HERE:
        order = Order((figure,), how, place(position, figure))
        die = context.roll(f"move {figure}")
        most = reach(order, die)
        found = ways(position, order)
        position.figures[figure].moving = order.runs
        march(position, context, order, found, most)
    arrived = _in_place(position, figure)
    if arrived and not weapon.gunner:
        weapon.gunner, weapon.at, weapon.since = figure, None, position.turn
    elif arrived:
        weapon.loader, weapon.since = figure, position.turn
    context.emit(ThingChanged(what="mg", how="served" if arrived else "missed", figures=(figure,)))
