"""The story of a board in at most eight lines: an order with its ways is one line, a shot with what it did another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.events import Event
from engine.games.revolte import events as e
from engine.games.revolte.phases.units import write_figures
from render.event_sentences import NONE
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import colon, joined, say
from render.games.revolte.text.event_sentences import aimed_at, sentence, state_word
from render.games.revolte.text.where import centimetres, square
from render.story import Fold, Part, Summary

_UNTOLD = (e.SidesOrdered, e.PointsGiven, e.GameEnded)
"""Events that the title, the result below the story or the line of another event shows already."""
_WEIGHTY = (e.FigureEliminated, e.ObstacleHit, e.SectionBreached, e.KegRolled, e.TurnBegan)
_OF_AN_ORDER = (e.FigureMoved, e.ContactMade, e.ThingChanged, e.DoorTurned)
_OF_A_BLOW = (e.SaveRolled, e.FigureEliminated, e.MoraleTested)
_TELLING = ("gone", "fights", "shots", "orders", "works", "news")
_FOLDS: dict[type[Event], str] = {
    e.OrderGiven: "orders",
    e.ShotFired: "shots",
    e.FightFought: "fights",
    e.FigureEliminated: "gone",
    e.ObstacleHit: "works",
}
"""The kind of the events that a fold counts; of the others those that have a line of their own are news."""
_BUT_CLAUSES = (e.FigureMoved, e.SaveRolled, e.MoraleTested, e.ThingChanged, *_UNTOLD)


def _parts(events: Sequence[Event]) -> list[Part]:
    """Return a part for each order, each shot or fight with what it did, and each other event."""
    groups: list[list[int]] = []
    for place, event in enumerate(events):
        if groups and _belongs(event, events[groups[-1][0]]):
            groups[-1].append(place)
        elif not isinstance(event, _UNTOLD):
            groups.append([place])
    return [Part(type(events[group[0]]).__name__, _weight(events, group), tuple(group)) for group in groups]


def _belongs(event: Event, first: Event) -> bool:
    """Return whether an event is told in the line of another."""
    if isinstance(first, e.OrderGiven):
        return isinstance(event, _OF_AN_ORDER)
    if isinstance(event, e.FigurePlaced):
        return isinstance(first, e.ArrivalRolled | e.CornerDrawn)
    return isinstance(event, _OF_A_BLOW) or (isinstance(event, e.LocationTried) and isinstance(first, e.LocationTried))


def _weight(events: Sequence[Event], group: list[int]) -> int:
    found = [events[place] for place in group]
    if any(isinstance(event, _WEIGHTY) for event in found):
        return 0
    return 1 if any(isinstance(event, e.ShotFired | e.FightFought | e.ContactMade) for event in found) else 2


def told(group: Sequence[Event]) -> str:
    """Return the line of an order, of a shot or a fight with what it did, or of another event."""
    first = group[0]
    if isinstance(first, e.OrderGiven):
        return _order(first, group[1:])
    if isinstance(first, e.ShotFired):
        return _shot(first, group[1:])
    if isinstance(first, e.LocationTried):
        return _located([event for event in group if isinstance(event, e.LocationTried)])
    text = sentence(first)
    clauses = _clauses(group[1:])
    return f"{text} {catalogue.begin(joined(clauses))}." if clauses else text


def _order(order: e.OrderGiven, group: Sequence[Event]) -> str:
    """Return «b1-5: run, 14 cm; b2 → E4; contact with e3»."""
    what = [say(f"story-{order.mode}", distance=centimetres(order.distance))]
    moved = [event for event in group if isinstance(event, e.FigureMoved)]
    if moved:
        at = list(dict.fromkeys(square(event.way[-1]) for event in moved))
        what.append("→ " + ", ".join(at))
    for event in group:
        if isinstance(event, e.ContactMade):
            what.append(say("story-contact", figure=event.figure, target=event.target))
        elif not isinstance(event, e.FigureMoved):
            what.append(sentence(event).rstrip("."))
    return colon(write_figures(order.figures), joined(what))


def _located(tries: Sequence[e.LocationTried]) -> str:
    """Return who was located by a look around, and who was not."""
    found = list(dict.fromkeys(event.target for event in tries if event.found))
    hidden = list(dict.fromkeys(event.target for event in tries if not event.found and event.target not in found))
    facts = {"found": write_figures(found) or NONE, "hidden": write_figures(hidden) or NONE}
    return say("story-located", **facts)


def _shot(shot: e.ShotFired, group: Sequence[Event]) -> str:
    firer = catalogue.begin(catalogue.thing(shot.firer)) if shot.firer in ("gun", "mg") else shot.firer
    facts = {"target": aimed_at(shot), "gap": centimetres(shot.gap), "hit": "yes" if shot.hit else "no"}
    what = [say("story-shot", **facts), *_clauses(group)]
    return colon(firer, joined(what))


def _clauses(group: Sequence[Event]) -> list[str]:
    """Return what a blow did, in order; who is gone was not saved, and is told once."""
    gone = {event.figure for event in group if isinstance(event, e.FigureEliminated)}
    found = []
    for event in group:
        if isinstance(event, e.FigureEliminated):
            found.append(say("story-gone", figure=event.figure, why=event.why))
        elif isinstance(event, e.SaveRolled) and event.figure not in gone:
            found.append(say("story-saved", **_marked(event)))
        elif isinstance(event, e.MoraleTested) and event.figure not in gone and not event.passed:
            found.append(say("story-shaken", **_marked(event)))
    return found


def _marked(event: e.SaveRolled | e.MoraleTested) -> dict[str, Any]:
    return {"figure": event.figure, "state": state_word(event.state)}


def _names(kind: str, events: Sequence[Any], short: bool) -> str:
    """Return who fell, where there is room."""
    return write_figures([event.figure for event in events]) if kind == "gone" and not short else ""


_FOLD = Fold(catalogue.VOICE, _FOLDS, _TELLING, names=_names, silent=_BUT_CLAUSES)
_SUMMARY = Summary(_parts, told, _FOLD.line)
lines, story = _SUMMARY.lines, _SUMMARY.story
