"""The story of a board in at most eight lines: a move with its shots and melees is one line, and so is a shot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from engine.core.events import Event
from engine.games.ascari import events as e
from render.event_sentences import yes
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import any_piece, colon, joined, say
from render.games.ascari.text.event_sentences import sentence
from render.story import Fold, Part, Summary

_UNTOLD = (e.MarkersRemoved, e.MarkerPut, e.HexEntered, e.MoveEnded, e.DayBegan, e.GameEnded)
"""Events that the title, the picture, the result below the story, or the line of their move show already."""
_WEIGHTY = (e.PieceEliminated, e.ControlTaken, e.MeleeFought, e.PlayerTurnBegan, e.LullBegan)
_FOLLOWS_A_SHOT = (e.PieceHit, e.PieceEliminated, e.LeaderTested, e.RifleLeft)
_TELLING = ("gone", "places", "melees", "hits", "shots", "moves", "news")
_FOLDS: dict[type[Event], str] = {
    e.MoveBegan: "moves",
    e.ShotFired: "shots",
    e.MeleeFought: "melees",
    e.PieceHit: "hits",
    e.PieceEliminated: "gone",
    e.ControlTaken: "places",
}
"""The kind of the events that a fold counts; of the others those that have a line of their own are news."""
_BUT_CLAUSES = (e.HexEntered, e.MoveEnded, e.MarkerPut, e.MarkersRemoved, e.DayBegan, e.Retreated, e.RetreatChanged)


def _parts(events: Sequence[Event]) -> list[Part]:
    """Return a part for each move, each shot, and each other event."""
    groups: list[list[int]] = []
    moving = shooting = False
    for place, event in enumerate(events):
        if isinstance(event, e.MoveBegan):
            moving, shooting = True, False
            groups.append([place])
        elif groups and (moving or (shooting and isinstance(event, _FOLLOWS_A_SHOT))):
            groups[-1].append(place)
            moving = moving and not isinstance(event, e.MoveEnded)
        elif not isinstance(event, _UNTOLD):
            groups.append([place])
            shooting = isinstance(event, e.ShotFired)
    return [Part(type(events[group[0]]).__name__, _weight(events, group), tuple(group)) for group in groups]


def _weight(events: Sequence[Event], group: list[int]) -> int:
    found = [events[place] for place in group]
    if any(isinstance(event, _WEIGHTY) for event in found):
        return 0
    return 1 if any(isinstance(event, e.PieceHit | e.ShotFired) for event in found) else 2


def told(group: Sequence[Event]) -> str:
    """Return the line of a move, of a shot with what it did, or of another event."""
    first = group[0]
    if isinstance(first, e.MoveBegan):
        return _move(first, group[1:])
    if isinstance(first, e.ShotFired) and not first.opportunity:
        what = [_clause(first, "story-target"), *_clauses(group[1:])]
        return colon(any_piece(first.firer), joined(what))
    return " ".join(sentence(event) for event in group)


def _move(began: e.MoveBegan, group: Sequence[Event]) -> str:
    """Return «Olie 2: 0801 → 0805; 4/III at 2: hits; Olie 2 reduced»; of a move that comes back, all its hexes."""
    entered = [event.at for event in group if isinstance(event, e.HexEntered)]
    end = entered[-1] if entered else ""
    way = entered if end == began.start else [end]
    for event in group:
        if isinstance(event, e.Retreated | e.RetreatChanged) and event.unit == began.unit:
            way = [event.way[-1]]
    hexes = " → ".join(at for at, _ in groupby(filter(None, (began.start, *way))))
    leaders = catalogue.names_of(began.leaders) if began.leaders else ""
    with_ = [say("story-with", leaders=leaders)] if leaders else []
    what = [hexes, *with_, *_clauses(group)]
    return colon(any_piece(began.unit), joined(filter(None, what)))


def _clauses(group: Sequence[Event]) -> list[str]:
    """Return what happened on the way, in order; a unit that was eliminated was not reduced before."""
    gone = {event.piece for event in group if isinstance(event, e.PieceEliminated)}
    found = []
    for event in group:
        if isinstance(event, e.PieceHit) and event.piece in gone:
            continue
        text = _clause(event)
        if text:
            found.append(text)
    return found


def _clause(event: Event, key: str = "") -> str:
    write = _CLAUSES.get(type(event))
    if write is None:
        return ""
    name, facts = write(event)
    return say(key or name, **facts) if name else ""


Clause = tuple[str, dict[str, Any]]


def _shot(event: e.ShotFired) -> Clause:
    facts = {"firer": any_piece(event.firer), "distance": event.distance, "hits": event.hits}
    if event.opportunity:
        return "story-shot", facts
    del facts["firer"]
    return "story-target", {**facts, "target": any_piece(event.target), "at": event.at}


def _unit(key: str) -> Callable[[Any], Clause]:
    return lambda event: (key, {"unit": any_piece(event.piece)})


def _melee(event: e.MeleeFought) -> Clause:
    result = "drawn" if not event.winner else "won" if event.winner == event.attacker else "lost"
    defender = any_piece(event.defender)
    totals = {"attack": event.attack.total, "defence": event.defence.total}
    return "story-fight", {**totals, "at": event.at, "defender": defender, "result": result}


def _back(event: Any) -> Clause:
    return "story-back", {"unit": any_piece(event.unit), "end": event.way[-1]}


_CLAUSES: dict[type[Event], Callable[[Any], Clause]] = {
    e.ShotFired: _shot,
    e.PieceHit: _unit("story-hit"),
    e.PieceEliminated: _unit("story-gone"),
    e.MeleeFought: _melee,
    e.Retreated: _back,
    e.RetreatChanged: _back,
    e.RifleTaken: lambda _event: ("story-armed", {}),
    e.ControlTaken: lambda event: ("story-taken", {"at": event.at}),
    e.FormationChanged: lambda event: ("story-limbered", {"limbered": yes(event.limbered)}),
}


def _names(kind: str, events: Sequence[Any], short: bool) -> str:
    """Return who is out of the fight, where there is room."""
    return catalogue.names_of([event.piece for event in events]) if kind == "gone" and not short else ""


_FOLD = Fold(catalogue.VOICE, _FOLDS, _TELLING, names=_names, silent=_BUT_CLAUSES)
_SUMMARY = Summary(_parts, told, _FOLD.line)
lines, story = _SUMMARY.lines, _SUMMARY.story
