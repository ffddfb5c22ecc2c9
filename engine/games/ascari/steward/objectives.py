"""The destinations of units: places to take or to defend."""

from __future__ import annotations

from typing import Final

from engine.games.ascari.battle import FORT
from engine.games.ascari.position import Position
from engine.games.ascari.steward.field import Field, Soldier
from engine.games.ascari.victory import by_time, held

CROWD: Final = 1.2
"""The distance in hexes that is added to a place for each unit already on its way there."""
CLOSE: Final = 4
HELP: Final = 6
"""The distances in hexes within which an enemy threatens a place, and within which a unit can help it."""
FEW: Final = 2
"""The number of units up to which a side that is ahead on points stays away from the enemy."""


def attacks(field: Field) -> bool:
    """Return whether the side of `field` is the attacker."""
    return is_attacker(field.position, field.side)


def is_attacker(position: Position, side: str) -> bool:
    """Return whether a side attacks."""
    if _by_points(position):
        return by_time(position) != side
    return position.battle.first == side


def _by_points(position: Position) -> bool:
    return position.battle.victory.kind == "points"


def is_in_fort(position: Position, side: str) -> bool:
    """Return whether a side attacks a fort and controls at least one hex of it."""
    battle = position.battle
    return battle.victory.kind == FORT and side == battle.attacker and held(position, side) > 0


def keeps_away(field: Field) -> bool:
    """Return whether a side avoids the enemy to keep its lead."""
    position = field.position
    few = len(field.mine) <= FEW and len(field.mine) < len(field.enemies)
    return few and _by_points(position) and by_time(position) == field.side


def goals_of(field: Field) -> dict[str, str]:
    """Return the destination of each unit. Units without one stay."""
    return _attack(field) if attacks(field) else _defend(field)


def _attack(field: Field) -> dict[str, str]:
    """Return the nearest place that each unit should take.

    If the side holds all places but is behind in points, return the nearest enemies instead.
    """
    position, grid = field.position, field.grid
    goals = position.battle.goals
    open_goals = [at for at in goals if position.control.get(at) != field.side]
    if not open_goals:
        open_goals = [enemy.at for enemy in field.enemies] if _by_points(position) else []
    open_goals = open_goals or list(goals)
    sent = dict.fromkeys(open_goals, 0)
    found: dict[str, str] = {}
    nearest = {soldier.at: min(map(grid.distances[soldier.at].__getitem__, open_goals)) for soldier in field.mine}
    for soldier in sorted(field.mine, key=lambda each: nearest[each.at]):
        far = grid.distances[soldier.at]
        goal = min([(far[at] + CROWD * sent[at], at) for at in open_goals])[1]
        sent[goal] += 1
        found[soldier.unit] = goal
    return found


def _defend(field: Field) -> dict[str, str]:
    """Return which place each unit should defend. Units that are not needed are left out."""
    position, grid = field.position, field.grid
    found: dict[str, str] = {}
    taken = {soldier.at: soldier for soldier in field.mine}
    wanted: list[tuple[str, int]] = []
    for at in position.battle.goals:
        if at in taken:
            if field.near(at, CLOSE):
                found[taken[at].unit] = at
        elif position.control.get(at) != field.side:
            wanted.append((at, 2))
        elif field.near(at, CLOSE):
            wanted.append((at, 1))
    for at, number in wanted:
        near = sorted((grid.distance(each.at, at), each.unit) for each in field.mine if _free(each, field))
        able = [unit for far, unit in near if far <= HELP and unit not in found]
        found |= dict.fromkeys(able[:number], at)
    return found


def _free(soldier: Soldier, field: Field) -> bool:
    """Return whether a unit can be sent elsewhere. Guns cannot."""
    return field.position.roster[soldier.unit].kind != "guns"
