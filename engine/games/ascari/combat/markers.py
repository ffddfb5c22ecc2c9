"""Markers, rifle markers and control of hexes (§1.3)."""

from __future__ import annotations

from typing import Final

from engine.core.context import Context
from engine.games.ascari.events import ControlTaken, MarkerPut, RifleTaken
from engine.games.ascari.position import Position

MOVED: Final = "moved"
COMBAT: Final = "combat"
RETREAT: Final = "retreat"


def put(position: Position, context: Context, unit: str, marker: str) -> None:
    """Put a MOVED or COMBAT marker on a unit, unless a rule prevents it (§1.2, §1.3)."""
    piece = position.pieces[unit]
    if getattr(piece, marker) or position.commanded_by(unit):
        return
    setattr(piece, marker, True)
    context.emit(MarkerPut(piece=unit, marker=marker))


def put_retreat(position: Position, context: Context, unit: str) -> None:
    """Put a RETREAT marker on a unit (§5.41). A unit that has one gets a second.

    A unit that has none is spared if a leader commands it.
    """
    piece = position.pieces[unit]
    if not piece.retreat and position.commanded_by(unit):
        return
    piece.retreat += 1
    context.emit(MarkerPut(piece=unit, marker=RETREAT, number=piece.retreat))


def take_control(position: Position, context: Context, unit: str) -> None:
    """Give a unit's side control of the hex where the unit stands (§7).

    Nothing happens in a hex whose control is not recorded.
    """
    at, side = position.pieces[unit].at, position.side_of(unit)
    if position.control.get(at, side) != side:
        position.control[at] = side
        context.emit(ControlTaken(at=at, side=side))


def arm(position: Position, context: Context, unit: str) -> bool:
    """Let a unit pick up a rifle marker and become MOVED. Return whether it did (§4.6)."""
    at = position.pieces[unit].at
    if not position.rifles.get(at) or not position.can_arm(unit):
        return False
    position.rifles[at] -= 1
    if not position.rifles[at]:
        del position.rifles[at]
    position.pieces[unit].rifle = True
    context.emit(RifleTaken(unit=unit, at=at))
    put(position, context, unit, MOVED)
    return True
