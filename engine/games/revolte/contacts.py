"""§V104 Finds figures in contact and chains of them, and what each figure can do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.revolte.figures import NEAR, OVER_LINE, PINNED, RADIUS, STEADY, TOUCH
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import Spot, enemy_of
from engine.tabletop.points import Point, squared
from engine.tabletop.segments import meets


def touches(position: Position, one: str, other: str) -> bool:
    """§V104 Return whether two figures are in contact."""
    here, there = position.figures[one], position.figures[other]
    if here.ladder or there.ladder or here.roof != there.roof:
        return False
    return touching(position, position.at(one), position.at(other))


def touching(position: Position, one: Point, other: Point) -> bool:
    """§V104 Return whether figures at two points would be in contact."""
    apart = squared(one, other)
    if apart > (OVER_LINE + 2 * RADIUS) ** 2:
        return False
    land = position.ground
    between = [piece for piece in land.about(one) if meets(one, other, piece.start, piece.end)]
    if any(not piece.climb for piece in between):
        return False
    return bool(between) or apart <= (TOUCH + 2 * RADIUS) ** 2


def enemies_in_contact(position: Position, figure: str) -> list[str]:
    """§V104 Return the enemies in contact with a figure, sorted by number."""
    enemies = position.spots(enemy_of(position.side_of(figure)))
    (left, top), reach = position.at(figure), OVER_LINE + 2 * RADIUS
    return [
        each
        for each, (x, y) in enemies
        if -reach <= x - left <= reach and -reach <= y - top <= reach and touches(position, figure, each)
    ]


def in_contact(position: Position, figure: str, enemies: Sequence[tuple[str, Spot]] | None = None) -> bool:
    """§V44 Return whether a figure is in contact with an enemy.

    Pass `enemies` if all enemies and their places are already known.
    """
    (left, top), reach = position.at(figure), OVER_LINE + 2 * RADIUS
    if enemies is None:
        enemies = position.spots(enemy_of(position.side_of(figure)))
    for each, (x, y) in enemies:
        if -reach <= x - left <= reach and -reach <= y - top <= reach and touches(position, figure, each):
            return True
    return False


def can_fight(position: Position, figure: str) -> bool:
    """§5 Return whether a figure can fight. A pinned figure cannot."""
    return position.figures[figure].state != PINNED


def carries(position: Position, figure: str) -> str:
    """§7.3, §7.5, §7.7 Return what a figure carries: `ladder-1`, `ram-1`, `keg` or an empty string."""
    for what, things in (("ladder", position.ladders), ("ram", position.rams)):
        for number, thing in enumerate(things, 1):
            if not thing.raised and figure in thing.carriers:
                return f"{what}-{number}"
    if position.keg is not None and not position.keg.gone and figure in position.keg.carriers:
        return "keg"
    return ""


def serves(position: Position, figure: str) -> str:
    """§7.6, §8.5 Return the weapon whose crew includes a figure: `gun`, `mg` or an empty string."""
    if position.gun is not None and position.battle.gun is not None and figure in position.battle.gun.crew:
        return "gun"
    if position.mg is not None and figure in (position.mg.gunner, position.mg.loader):
        return "mg"
    return ""


def at_gun(position: Position, figure: str) -> bool:
    """§V53, §V54 Return whether a figure is next to the gun."""
    gun = position.gun
    if gun is None or gun.at is None:
        return False
    return squared(position.at(figure), Point(*gun.at)) <= (TOUCH + RADIUS + 20) ** 2


def has_hands_at_gun(position: Position, figure: str) -> bool:
    """§V54, §V56 Return whether any figure is able to serve the gun."""
    each = position.figures[figure]
    return at_gun(position, figure) and not each.ladder and not each.roof and not carries(position, figure)


def gunners(position: Position) -> list[str]:
    """§V54 Return the gunners who can serve the gun now."""
    crew = position.battle.gun.crew if position.battle.gun is not None else ()
    return [
        each
        for each in crew
        if position.figures[each].at is not None
        and can_fight(position, each)
        and has_hands_at_gun(position, each)
        and not in_contact(position, each)
    ]


def known_without_die(position: Position, target: str) -> bool:
    """§V23 Return whether a figure is located without a roll."""
    each = position.figures[target]
    if each.fired or each.fired_before or each.ladder or carries(position, target):
        return True
    weapon = serves(position, target)
    for name, what in (("gun", position.gun), ("mg", position.mg)):
        if weapon == name and what is not None and (what.fired or what.fired_before):
            return True
    return in_contact(position, target)


def is_located(position: Position, target: str, side: str) -> bool:
    """§6, §V23 Return whether `side` has located an enemy."""
    return target in position.located.get(side, ()) or known_without_die(position, target)


def chains(position: Position, figures: list[str], *, starts: bool = False) -> list[list[str]]:
    """§V14 Return the chains of figures near each other, the largest first.

    If `starts` is set, use the places where the figures began their movement.
    """
    spots = {each: _spot(position, each, starts=starts) for each in figures}
    left, found = list(figures), []
    reach = (NEAR + 2 * RADIUS) ** 2
    while left:
        chain, new = [left[0]], [left.pop(0)]
        floor = position.figures[chain[0]].roof
        while new:
            at = spots[new.pop()]
            near = [each for each in left if squared(spots[each], at) <= reach and position.figures[each].roof == floor]
            left = [each for each in left if each not in near]
            chain += near
            new += near
        found.append(sorted(chain, key=figures.index))
    return sorted(found, key=lambda chain: -len(chain))


def _spot(position: Position, figure: str, *, starts: bool) -> Point:
    spot = position.starts.get(figure) if starts else None
    return Point(*spot) if spot is not None else position.at(figure)


def is_steady(position: Position, figure: str) -> bool:
    """Return whether a figure is steady: it has no morale marker."""
    return position.figures[figure].state == STEADY
