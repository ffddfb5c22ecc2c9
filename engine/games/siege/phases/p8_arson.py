"""§6.8 The eighth phase: the Boxers set fire to their zones."""

from __future__ import annotations

from engine.core.context import Context
from engine.games.siege.events import ZonesLit
from engine.games.siege.phases.p1_fires import ignite
from engine.games.siege.world import Position, World


def light_fires(world: World, context: Context) -> None:
    """§6.8, R83, R84 Set every burnable zone with Boxers on fire."""
    position = world.position
    zones = to_be_lit(position)
    for zone in zones:
        ignite(position, zone, spreads=True)
    if zones:
        context.emit(ZonesLit(zones=tuple(zones)))


def to_be_lit(position: Position) -> list[str]:
    """§6.8, R84 Return the zones that Boxers will set on fire."""
    spare = position.house.arson_occupied == "no"
    return [zone for zone in position.boxer_zones() if position.burnable(zone) and not (spare and position.held(zone))]
