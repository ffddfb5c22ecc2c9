"""The traces that the latest events leave on the picture of the table."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

from engine.core.events import Event
from engine.games.revolte import events as e
from engine.games.revolte.scenarios import Spot

WAYS, SHOTS = 40, 24
"""The maximum numbers of paths and of shots that are drawn, the newest first: usually more than both sides make in a
turn.
"""


class Shot(NamedTuple):
    """A shot: its start and its end."""

    start: Spot
    at: Spot
    hit: bool


class Traces(NamedTuple):
    """The paths, shots, bursts and places of fallen figures to draw.

    `old` are the places of figures that fell in the previous turn.
    """

    ways: tuple[tuple[Spot, ...], ...] = ()
    shots: tuple[Shot, ...] = ()
    bursts: tuple[Spot, ...] = ()
    fallen: tuple[Spot, ...] = ()
    old: tuple[Spot, ...] = ()

    @property
    def places(self) -> tuple[Spot, ...]:
        """The places in all traces. Places of fights and losses come first."""
        ends = tuple(way[-1] for way in self.ways)
        shot = tuple(at for shot in self.shots for at in (shot.at, shot.start))
        return (*self.fallen, *self.bursts, *shot, *ends)


NOTHING = Traces()


def since_the_turn(events: Sequence[Event], back: int = 1) -> Sequence[Event]:
    """Return the events of the last `back` turns."""
    begun = [place for place, event in enumerate(events) if isinstance(event, e.TurnBegan)]
    return events[begun[-back] :] if len(begun) >= back else events


def traces(events: Sequence[Event]) -> Traces:
    """Return the traces of this turn's events, and the losses of the previous turn."""
    recent = since_the_turn(events)
    before = since_the_turn(events, 2)
    fallen = tuple(event.at for event in recent if isinstance(event, e.FigureEliminated))
    earlier = tuple(event.at for event in before if isinstance(event, e.FigureEliminated))
    ways = tuple(event.way for event in recent if isinstance(event, e.FigureMoved) and len(event.way) > 1)
    shots = tuple(Shot(event.start, event.at, event.hit) for event in recent if isinstance(event, e.ShotFired))
    bursts = tuple(event.burst for event in recent if isinstance(event, e.ShellDeviated))
    old = tuple(at for at in earlier if at not in fallen)
    return Traces(ways[-WAYS:], shots[-SHOTS:], bursts, fallen, old)


def deeds(events: Sequence[Event]) -> list[tuple[Spot, ...]]:
    """Return the places of this turn's important events, the most important event first. A shot has two places."""
    recent = since_the_turn(events)
    hits = {event.at: event.start for event in recent if isinstance(event, e.ShotFired) and event.hit}
    found: list[tuple[int, int, tuple[Spot, ...]]] = []
    for number, event in enumerate(recent):
        if isinstance(event, e.FigureEliminated):
            found.append((0, -number, (event.at, hits[event.at]) if event.at in hits else (event.at,)))
        elif isinstance(event, e.ShellDeviated):
            found.append((1, -number, (event.burst,)))
        elif isinstance(event, e.ShotFired):
            found.append((1 if event.hit else 2, -number, (event.at, event.start)))
        elif isinstance(event, e.FigureMoved) and event.way:
            found.append((3, -number, (event.way[-1],)))
    return [spots for *_, spots in sorted(found)]


def focus(events: Sequence[Event], room: tuple[int, int] = (sys.maxsize, sys.maxsize)) -> tuple[Spot, ...]:
    """Return the places of fights and losses in this turn, the newest first.

    The list starts with the newest deed that fits into `room`, in millimetres, with both its ends.
    """
    recent = since_the_turn(events)
    hits = {event.at: event.start for event in recent if isinstance(event, e.ShotFired)}
    found: list[tuple[Spot, ...]] = []
    for event in reversed(recent):
        if isinstance(event, e.FigureEliminated):
            found.append((event.at, hits[event.at]) if event.at in hits else (event.at,))
        elif isinstance(event, e.ShotFired):
            found.append((event.at, event.start))
        elif isinstance(event, e.ShellDeviated):
            found.append((event.burst,))
    first = next((spots for spots in found if _within(spots, room)), None)
    if first is None:
        return ()
    return tuple(dict.fromkeys((*first, *(spot for spots in found for spot in spots))))


def _within(spots: tuple[Spot, ...], room: tuple[int, int]) -> bool:
    return all(max(each[axis] for each in spots) - min(each[axis] for each in spots) <= room[axis] for axis in (0, 1))
