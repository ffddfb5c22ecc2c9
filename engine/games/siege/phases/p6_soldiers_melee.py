"""§6.6 The sixth phase: melees of the defenders."""

from __future__ import annotations

from typing import Final

from engine.core.context import Context
from engine.games.siege.combat.leaders import lose_stranded
from engine.games.siege.combat.loss_choices import roll
from engine.games.siege.combat.losses import hit_chinese, hit_troops
from engine.games.siege.combat.modifiers import account, outcome, own_points, soldiers_melee
from engine.games.siege.events import SoldiersFought
from engine.games.siege.world import Loss, Position, World

RULE: Final = "6.6"


def soldiers_fight(world: World, context: Context) -> None:
    """§6.6, R142, R163, R167 Resolve one melee in each zone with Boxers and troops."""
    position = world.position
    for zone in position.boxer_zones():
        if position.held(zone):
            fight(position, context, zone)


def fight(position: Position, context: Context, zone: str) -> None:
    """§6.6, R119, R120 Resolve the soldiers' melee in a zone."""
    purpose = f"melee {zone}"
    before = soldiers_melee(position, zone)
    die = roll(position, context, purpose)
    result = outcome(position, before, die)
    losses: tuple[Loss, ...] = ()
    own_losses: tuple[Loss, ...] = ()
    absorbed = False
    if result.endswith("S"):
        own_losses = hit_troops(position, context, zone, points=own_points(result), rule=RULE)
    else:
        losses, absorbed = hit_chinese(position, context, zone, points=int(result))
    context.emit(
        SoldiersFought(
            zone=zone,
            account=account(before, purpose, die, result=result),
            losses=losses,
            own_losses=own_losses,
            absorbed=absorbed,
        )
    )
    if own_losses:
        lose_stranded(position, context, zone)  # R22
