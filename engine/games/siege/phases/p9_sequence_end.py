"""§6.9 The ninth phase: another round, or the end of the assault."""

from __future__ import annotations

from typing import Final

from engine.core.context import Context
from engine.games.siege.combat.losses import withdraw_all
from engine.games.siege.events import BoxersLeft
from engine.games.siege.world import Position, World

LONGEST: Final = 60
"""§6.9, R146 The maximum number of rounds of an assault."""


def end_sequence(world: World, context: Context) -> None:
    """§6.9, R145, R146 End the assault, or let another round follow."""
    position = world.position
    position.idle = 0 if position.stirred else position.idle + 1
    why = over(position)
    if why is not None:
        context.emit(BoxersLeft(why=why, counters=withdraw_all(position)))


def over(position: Position) -> str | None:
    """§6.9, R146 Return why the assault ends: “beaten”, “idle” or “cap”. Return None if it goes on."""
    if not position.piles:
        return "beaten"
    if position.idle >= int(position.house.idle_limit):
        return "idle"
    return "cap" if position.sequence >= LONGEST else None
