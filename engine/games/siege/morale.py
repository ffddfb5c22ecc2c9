"""Morale (§4): every change goes through here, is clamped as it happens and is told."""

from __future__ import annotations

from engine.core.table import Table
from engine.games.siege.events import MoraleChanged
from engine.games.siege.world import Position

CEILING = 10
"""§4, R49 The box where the marker starts, and the highest unless the house rules lift it."""


def change(position: Position, table: Table, reason: str, *, rule: str, by: int) -> None:
    """§4, R49 Morale goes up or down by `by`, kept between 0 and 10; `reason` is a catalogue name.

    House rule `morale_cap`: no ceiling.
    """
    wanted = max(0, position.morale + by)
    if position.house.morale_cap == "10":
        wanted = min(wanted, CEILING)
    _set(position, table, reason, rule=rule, value=wanted)


def restore(position: Position, table: Table, reason: str, *, rule: str) -> None:
    """§5.3, R74, R183 Good news puts the marker back on 10; without a ceiling it never lowers it."""
    _set(position, table, reason, rule=rule, value=max(CEILING, position.morale))


def _set(position: Position, table: Table, reason: str, *, rule: str, value: int) -> None:
    if value == position.morale:
        return
    moved = value - position.morale
    position.morale = value
    table.tell(MoraleChanged(reason=reason, rule=rule, change=moved, morale=value))
