"""The adviser's moves for guns (§3.6)."""

from __future__ import annotations

from typing import Final

from engine.games.ascari.map.costs import nearby_ends
from engine.games.ascari.phases import moves
from engine.games.ascari.phases.routes import limbered_ends
from engine.games.ascari.steward.advice import Advice, said
from engine.games.ascari.steward.field import Field, Soldier
from engine.games.ascari.steward.marches import Marches
from engine.games.ascari.tables import tables

TOO_NEAR: Final = 3
"""The distance to an enemy in hexes at which guns do not leave their place, and to which they never approach."""


def move(marches: Marches, soldier: Soldier) -> Advice | None:
    """Return the best move for guns; None if they should stay."""
    field = marches.field
    position = field.position
    if position.roster[soldier.unit].fixed:
        return None
    aims = soldier._replace(reach=tables().gun_range)
    ready = not position.pieces[soldier.unit].limbered
    if field.prospect(aims, soldier.at) > 0:
        return None if ready else said(("move", soldier.unit, moves.UNLIMBER), "guns-unlimber", at=soldier.at)
    if soldier.at in position.battle.goals or field.near(soldier.at, TOO_NEAR):
        return None
    return _limber(field, soldier.unit, aims) if ready else _go_on(field, aims)


def _limber(field: Field, unit: str, aims: Soldier) -> Advice | None:
    """Return advice to limber guns, and then to move to the best hex or to stay (§3.61)."""
    ends = [at for at in limbered_ends(field.position, unit) if not field.near(at, TOO_NEAR)]
    at = max([aims.at, *ends], key=lambda end: _worth(field, aims, end))
    word = moves.STAY if at == aims.at else at
    return said(("move", unit, moves.LIMBER, word), "guns-forward", at=at)


def _go_on(field: Field, aims: Soldier) -> Advice | None:
    """Return advice where to move limbered guns; None if no hex is better."""
    position, unit = field.position, aims.unit
    allowance = position.allowance(unit)
    costs = nearby_ends(position, unit, allowance).costs
    ends = [at for at in costs if at not in field.by_hex and not field.near(at, TOO_NEAR)]
    at = max(ends, key=lambda end: _worth(field, aims, end), default="")
    if not at or _worth(field, aims, at) <= _worth(field, aims, aims.at):
        return None
    leaders = moves.preset_followers(position, unit)
    kept = all(position.allowance(name) >= costs[at] for name in leaders)
    unlimbers = kept and costs[at] < allowance and field.prospect(aims, at) > 0
    how = moves.UNLIMBER if unlimbers else moves.GO if kept else moves.ALONE
    return said(("move", unit, at, how), "guns-unlimber" if unlimbers else "guns-forward", at=at)


def _worth(field: Field, aims: Soldier, at: str) -> tuple[float, int, str]:
    """Return a sort key that says how good a hex is for guns."""
    near = min((field.grid.distance(at, enemy.at) for enemy in field.enemies), default=0)
    return field.prospect(aims, at), -near, at
