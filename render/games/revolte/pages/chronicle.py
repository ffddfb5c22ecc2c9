"""A replayed game turn by turn: the last position of each turn, and its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.events import Event
from engine.core.replay import Scene
from engine.games.revolte import events as e
from engine.games.revolte.world import Position


class Turn(NamedTuple):
    """A turn: its number, the position at its end, its events."""

    number: int
    position: Position
    events: tuple[Event, ...]


def turns(scenes: Sequence[Scene]) -> list[Turn]:
    """Return all turns that began; the last one may not be over."""
    found: list[Turn] = []
    number, events = 0, list[Event]()
    for scene in scenes:
        for event in scene.events:
            if isinstance(event, e.TurnBegan):
                number, events = event.turn, []
            events.append(event)
        if number:
            turn = Turn(number, scene.view.position, tuple(events))
            if found and found[-1].number == number:
                found[-1] = turn
            else:
                found.append(turn)
    return found
