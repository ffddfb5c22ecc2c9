"""The destinations of units: attackers go for places that they do not hold, defenders protect threatened ones."""

from __future__ import annotations

from engine.games.ascari.steward.field import Field, Soldier
from engine.games.ascari.world import Position

CROWD = 1.2
"""The distance in hexes that is added to a place for each unit already on its way there."""
CLOSE, HELP = 4, 6
"""The distances in hexes within which an enemy threatens a place, and within which a unit can help it."""


def attacks(field: Field) -> bool:
    """Return whether a side is the attacker: the one with the first move."""
    return is_attacker(field.position, field.side)


def is_attacker(position: Position, side: str) -> bool:
    """Return whether a side is the attacker of its scenario."""
    return position.battle.first == side


def goals_of(field: Field) -> dict[str, str]:
    """Return the destination of each unit of the side; a unit without one keeps its post."""
    return _attack(field) if attacks(field) else _defend(field)


def _attack(field: Field) -> dict[str, str]:
    """Return for each unit the nearest place that the side does not hold; places where many units go count as farther
    away.
    """
    position, grid = field.position, field.grid
    goals = position.battle.goals
    open_goals = [at for at in goals if position.control.get(at) != field.side] or list(goals)
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
    """Return for each unit the place to defend: units stay on threatened places, the nearest free ones go to the
    others.
    """
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
    """Return whether a unit can be sent: guns stay where they are."""
    return field.position.roster[soldier.unit].kind != "guns"
