"""Changes of morale (§4). This module makes and reports all of them."""

from __future__ import annotations

from typing import Final

from engine.core.context import Context
from engine.games.siege.events import MoraleChanged
from engine.games.siege.world import Position

CEILING: Final = 10
"""§4, R49 The starting value, and the maximum unless a house rule removes it."""


def change(position: Position, context: Context, reason: str, *, rule: str, by: int) -> None:
    """§4, R49 Change morale by `by`, within the limits 0 and 10. `reason` is the key of a text."""
    wanted = max(0, position.morale + by)
    if position.house.morale_cap == "10":
        wanted = min(wanted, CEILING)
    _set(position, context, reason, rule=rule, value=wanted)


def restore(position: Position, context: Context, reason: str, *, rule: str) -> None:
    """§5.3, R74, R183 Set morale back to 10 after good news, unless it is higher."""
    _set(position, context, reason, rule=rule, value=max(CEILING, position.morale))


def _set(position: Position, context: Context, reason: str, *, rule: str, value: int) -> None:
    if value == position.morale:
        return
    moved = value - position.morale
    position.morale = value
    context.emit(MoraleChanged(reason=reason, rule=rule, change=moved, morale=value))
