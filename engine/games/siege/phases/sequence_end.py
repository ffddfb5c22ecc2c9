"""§6.9 The ninth phase: another sequence, or the end of the assault."""

from __future__ import annotations

from engine.core.table import Table
from engine.games.siege.events import BoxersLeft
from engine.games.siege.losses import withdraw_all
from engine.games.siege.world import Position, World

LONGEST = 60
"""§6.9, R146 The sequences of an assault, at most."""


def end_sequence(world: World, table: Table) -> None:
    """§6.9, R145, R146 The assault ends when no Boxer is left, when nothing stirs any more, or after 60 sequences."""
    position = world.position
    position.idle = 0 if position.stirred else position.idle + 1
    why = over(position)
    if why is not None:
        table.tell(BoxersLeft(why=why, counters=withdraw_all(position)))


def over(position: Position) -> str | None:
    """§6.9, R146 Why the assault is over: «beaten», «idle», «cap»; None when another sequence follows.

    A sequence is idle when nobody lost a point in it and no zone burned for the first time that day.
    """
    if not position.piles:
        return "beaten"
    if position.idle >= int(position.house.idle_limit):
        return "idle"
    return "cap" if position.sequence >= LONGEST else None
