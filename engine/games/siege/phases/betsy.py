"""§3.4 Placement of Betsy, the international gun."""

from __future__ import annotations

from typing import Final

from engine.core.asks import Ask, Menu
from engine.core.context import Context
from engine.core.menus import verb
from engine.core.sequence import Flow
from engine.games.siege.combat.loss_choices import asking
from engine.games.siege.events import BetsyHeld, BetsyPlaced
from engine.games.siege.map.board import board
from engine.games.siege.menus import unknown_zone, zones_menu
from engine.games.siege.world import Position, World

RULE: Final = "3.4"


def betsy_zones(position: Position) -> tuple[str, ...]:
    """§3.4, R41, R177 Return the zones where the gun Betsy may be placed."""
    homes = [z for z in board().zones.values() if z.power in {"DE", "FR"}]
    intact = tuple(zone.id for zone in homes if zone.id not in position.ruins)
    if intact:
        return intact
    return tuple(z.id for z in board().zones.values() if z.legation and position.soldiers(z.id))


def place_betsy(world: World, context: Context) -> Flow:
    """§3.4, R40, R41 Ask where to place the gun Betsy today."""
    position = world.position
    zones = betsy_zones(position)
    if not zones:
        context.emit(BetsyHeld())
        return
    zone = zones[0]
    if len(zones) > 1:
        answer = yield from asking(position, context, Ask("betsy", RULE, lambda: _menu(position, zones)))
        zone = answer[1]
    position.put(position.by_id["betsy"], zone)
    context.emit(BetsyPlaced(zone=zone))


def _menu(position: Position, zones: tuple[str, ...]) -> Menu:
    return Menu("do", (verb("place", zones_menu(position, "to", zones, why_not=unknown_zone(RULE))),))
