"""What the last events left on the table: ways that were gone, shots, crosses where somebody fell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.events import Event
from engine.games.revolte import events as e
from engine.games.revolte.scenarios import Spot

WAYS, SHOTS = 40, 24
"""The most ways and shots that are drawn, the newest ones: more than a turn of two sides has, but for a crowd."""


class Shot(NamedTuple):
    """A shot, from where to where."""

    start: Spot
    at: Spot
    hit: bool


class Traces(NamedTuple):
    """Ways, shots, bursts, and the places of those who fell; `old` fell in the turn before."""

    ways: tuple[tuple[Spot, ...], ...] = ()
    shots: tuple[Shot, ...] = ()
    bursts: tuple[Spot, ...] = ()
    fallen: tuple[Spot, ...] = ()
    old: tuple[Spot, ...] = ()

    @property
    def places(self) -> tuple[Spot, ...]:
        """All places where something happened, fights and losses first."""
        ends = tuple(way[-1] for way in self.ways)
        shot = tuple(at for shot in self.shots for at in (shot.at, shot.start))
        return (*self.fallen, *self.bursts, *shot, *ends)


NOTHING = Traces()


def since_the_turn(events: Sequence[Event], back: int = 1) -> Sequence[Event]:
    """Return the events since the last turn began, or since the one so many turns before."""
    begun = [place for place, event in enumerate(events) if isinstance(event, e.TurnBegan)]
    return events[begun[-back] :] if len(begun) >= back else events


def traces(events: Sequence[Event]) -> Traces:
    """Return what the events of this turn left; those who fell in the turn before are there, too."""
    recent = since_the_turn(events)
    before = since_the_turn(events, 2)
    fallen = tuple(event.at for event in recent if isinstance(event, e.FigureEliminated))
    earlier = tuple(event.at for event in before if isinstance(event, e.FigureEliminated))
    ways = tuple(event.way for event in recent if isinstance(event, e.FigureMoved) and len(event.way) > 1)
    shots = tuple(Shot(event.start, event.at, event.hit) for event in recent if isinstance(event, e.ShotFired))
    bursts = tuple(event.burst for event in recent if isinstance(event, e.ShellDeviated))
    old = tuple(at for at in earlier if at not in fallen)
    return Traces(ways[-WAYS:], shots[-SHOTS:], bursts, fallen, old)


def focus(events: Sequence[Event]) -> tuple[Spot, ...]:
    """Return the places where somebody fired, fought or fell in this turn, the newest first; none if nobody did."""
    found: list[Spot] = []
    for event in reversed(since_the_turn(events)):
        if isinstance(event, e.FigureEliminated):
            found.append(event.at)
        elif isinstance(event, e.ShotFired):
            found += [event.at, event.start]
        elif isinstance(event, e.ShellDeviated):
            found.append(event.burst)
    return tuple(dict.fromkeys(found))
