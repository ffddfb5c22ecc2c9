"""§6.7 The seventh phase: morale tests of the Boxers."""

from __future__ import annotations

from engine.core.context import Context
from engine.games.siege.combat.loss_choices import roll
from engine.games.siege.combat.losses import rout_chinese
from engine.games.siege.combat.modifiers import account, morale_test, outcome
from engine.games.siege.events import MoraleTested
from engine.games.siege.world import Position, World


def test_boxers(world: World, context: Context) -> None:
    """§6.7, R125, R143, R144, R184 Roll a morale die for each zone whose Boxers lost a point."""
    position = world.position
    for zone in waverers(position):
        purpose = f"rout {zone}"
        before = morale_test()
        die = roll(position, context, purpose)
        result = outcome(position, before, die)
        losses, absorbed = rout_chinese(position, context, zone, points=int(result))
        context.emit(
            MoraleTested(
                zone=zone,
                account=account(before, purpose, die, result=result),
                losses=losses,
                absorbed=absorbed,
            )
        )


def waverers(position: Position) -> list[str]:
    """§6.7, R144 Return the zones whose Boxers lost points in this round."""
    return [zone for zone in position.boxer_zones() if zone in position.bled]
