"""The garrisons of the major Legations, and the morale lost without them (§6.5, §8.1)."""

from __future__ import annotations

from engine.core.context import Context
from engine.games.siege import morale
from engine.games.siege.events import LegationUnguarded
from engine.games.siege.map.board import MAJOR
from engine.games.siege.world import Position


def unguarded(position: Position) -> list[str]:
    """§6.5, R42, R54, R168 Return the major Powers whose Legation is without a garrison."""
    lost, legations, held = {*position.ruins, *position.fires}, position.board.legations, position.held
    found = []
    for power in MAJOR:
        excused = True
        for zone in legations[power]:
            if zone not in lost:
                excused = False
                if held(zone):
                    break
        else:
            if not excused:
                found.append(power)
    return found


def test_garrisons(position: Position, context: Context) -> None:
    """§4, §6.5, R54 Lose 1 morale for each major Legation without a garrison, once a day.

    Call this after repositioning (R180), after the soldiers' movement, and at the end of the day.
    """
    for power in unguarded(position):
        if power not in position.unguarded:
            position.unguarded.append(power)
            context.emit(LegationUnguarded(power=power))
            morale.change(position, context, "unguarded", rule="6.5", by=-1)
