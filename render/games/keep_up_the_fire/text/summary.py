"""Summary of events in at most eight lines: in their order, the newest whole, the oldest folded into one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say
from render.games.keep_up_the_fire.text.event_sentences import sentence, track
from render.games.keep_up_the_fire.text.story_fold import FOLD
from render.story import Part, Summary

_UNTOLD = (e.TurnEnded, e.BlockerReturned)
"""Events that the title and the picture show already."""
_WEIGHTY = (
    e.GameEnded,
    e.CardTurned,
    e.LegationLost,
    e.FeatTried,
    e.ColumnMarched,
    e.ColumnAttacked,
    e.BlockadeAttacked,
    e.PeitangAttacked,
    e.SpecialBegan,
)
_LIGHT = (e.PlacingBarred, e.UnitMoved, e.UnitsSwapped, e.TrackChanged, e.EventPassed)
"""Events that a printed page leaves out first if there is no room."""


def worth_telling(event: Event) -> bool:
    """Return whether the story tells an event."""
    return not isinstance(event, _UNTOLD)


def _parts(events: Sequence[Event]) -> list[Part]:
    """Return a part for each event; events of a kind that follow one another share one where they are told together."""
    found: list[Part] = []
    for place, event in enumerate(events):
        if not worth_telling(event):
            continue
        kind = type(event)
        if found and kind in _TOGETHER and type(events[found[-1].events[-1]]) is kind:
            found[-1] = Part(found[-1].kind, min(found[-1].weight, 1), (*found[-1].events, place))
        else:
            found.append(Part(kind.__name__, _weight(event), (place,)))
    return found


def _text(group: Sequence[Any]) -> str:
    return _TOGETHER[type(group[0])](group) if len(group) > 1 else sentence(group[0])


def _weight(event: Event) -> int:
    return 0 if isinstance(event, _WEIGHTY) else 2 if isinstance(event, _LIGHT) else 1


def _placed(group: Sequence[Any]) -> str:
    who = [
        say(
            "story-placed-part",
            kind=catalogue.kind(event.kind),
            strength=event.strength,
            side=say(f"side-{event.wall}"),
        )
        for event in group
    ]
    return say("story-placed", who=", ".join(who))


def _advanced(group: Sequence[Any]) -> str:
    who = [
        say(
            "danger-foe",
            kind=catalogue.kind(event.kind),
            strength=event.strength,
            where=catalogue.space(event.end, event.wall),
        )
        for event in group
    ]
    return say("story-advanced", who=catalogue.separated(who))


def _fortified(group: Sequence[Any]) -> str:
    levels = {event.wall: event.level for event in group}
    walls = [f"{catalogue.wall(wall)} {level}" for wall, level in levels.items()]
    return say("story-fortified", walls=", ".join(walls))


def _barred(group: Sequence[Any]) -> str:
    walls = [catalogue.wall(event.wall) for event in group]
    return say("story-barred", walls=catalogue.listed(walls))


def _moved(group: Sequence[Any]) -> str:
    ends = {event.unit: event.end for event in group}
    who = [f"{catalogue.unit(unit)} ({say(f'side-{end}')})" for unit, end in ends.items()]
    return say("story-moved", who=", ".join(who))


def _tracks(group: Sequence[Any]) -> str:
    values = {event.track: event.value for event in group}
    return ", ".join(f"{track(name)} +{value}" for name, value in values.items())


_TOGETHER: dict[type[Event], Callable[[Sequence[Any]], str]] = {
    e.ForcesPlaced: _placed,
    e.ForcesAdvanced: _advanced,
    e.WallFortified: _fortified,
    e.PlacingBarred: _barred,
    e.UnitMoved: _moved,
    e.TrackChanged: _tracks,
}

_SUMMARY = Summary(_parts, _text, FOLD.line)
lines, story = _SUMMARY.lines, _SUMMARY.story
