"""Draws the last events on the map, such as moves and shots."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.games.ascari import events as e
from render.hexes.overlays import Layer, Shot, Trail

MOVES, SHOTS = 6, 10
"""The maximum numbers of trails and of lines of fire on a map; only the newest ones are drawn, to keep the map
legible.
"""
_FOUGHT = (e.MeleeFought, e.ShotFired, e.PieceHit, e.PieceEliminated, e.Retreated, e.ControlTaken)
"""The types of events that the close-up shows."""
_MARKED = (e.MoveBegan, e.ShotFired)
"""The types of events that leave a trail or a line of fire on the map."""


def since_the_turn(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of the current player-turn."""
    begun = [place for place, event in enumerate(events) if isinstance(event, e.PlayerTurnBegan)]
    return events[begun[-1] :] if begun else events


def traces(events: Sequence[Event]) -> Layer:
    """Return the trails of the last moves and the last lines of fire.

    A star shows where a moving unit was hit.
    """
    recent = _news(events)
    return Layer(trails=_trails(recent)[-MOVES:], shots=_shots(recent)[-SHOTS:])


def _news(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events since the start of the latest player-turn that has something to draw."""
    starts = [0, *(place for place, event in enumerate(events) if isinstance(event, e.PlayerTurnBegan))]
    turns = [events[start:] for start in reversed(starts)]
    return next((turn for turn in turns if any(isinstance(event, _MARKED) for event in turn)), ())


def _trails(events: Sequence[Event]) -> tuple[Trail, ...]:
    found: list[Trail] = []
    way, hits, misses = list[str](), set[str](), set[str]()

    def end() -> None:
        if len(way) > 1:
            found.append(Trail(tuple(way), tuple(sorted(hits)), tuple(sorted(misses - hits))))
        way.clear()
        hits.clear()
        misses.clear()

    for event in events:
        if isinstance(event, e.MoveBegan):
            end()
            way += [event.start] if event.start else []
        elif isinstance(event, e.HexEntered):
            way.append(event.at)
        elif isinstance(event, e.ShotFired) and event.opportunity:
            (hits if event.hits else misses).add(event.at)
        elif isinstance(event, e.MoveEnded):
            end()
    end()
    return tuple(found)


def _shots(events: Sequence[Event]) -> tuple[Shot, ...]:
    """Return a line about each shot of the fire phase."""
    return tuple(Shot(event.start, event.at, event.hits > 0) for event in events if isinstance(event, e.ShotFired))


def focus(events: Sequence[Event]) -> tuple[str, ...]:
    """Return the hexes where fighting took place in this player-turn, the newest first."""
    found: list[str] = []
    for event in reversed(since_the_turn(events)):
        if isinstance(event, _FOUGHT):
            found += [at for name in ("at", "start") if (at := getattr(event, name, ""))]
            found += getattr(event, "way", ())
    return tuple(dict.fromkeys(found))
