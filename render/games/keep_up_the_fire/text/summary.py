"""Summary of events in at most eight lines: the important first, similar ones merged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say
from render.games.keep_up_the_fire.text.event_sentences import sentence, track
from render.panel import STORY_LINES

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
"""Events that are dropped first if there is no room."""


class Line(NamedTuple):
    """A line of the summary: its weight (0 is the most important), and the number of events that it reports."""

    weight: int
    text: str
    events: int = 1


def story(events: Sequence[Event], *, locale: str, most: int = STORY_LINES, rest: bool = True) -> tuple[str, ...]:
    """Return the summary of the events, at most `most` lines; with `rest`, the last counts the events left out."""
    lines = _lines([event for event in events if not isinstance(event, _UNTOLD)], locale=locale)
    if len(lines) <= most:
        return tuple(line.text for line in lines)
    room = most - 1 if rest else most
    ranked = sorted(range(len(lines)), key=lambda place: (lines[place].weight, -place))[:room]
    kept = [lines[place].text for place in sorted(ranked)]
    left = sum(line.events for place, line in enumerate(lines) if place not in ranked)
    return (*kept, say("story-more", locale=locale, count=left)) if rest else tuple(kept)


def _lines(events: Sequence[Event], *, locale: str) -> list[Line]:
    found: list[Line] = []
    place = 0
    while place < len(events):
        kind = type(events[place])
        end = place
        while end < len(events) and type(events[end]) is kind:
            end += 1
        group = events[place:end]
        together = _TOGETHER.get(kind)
        if together is not None and len(group) > 1:
            found.append(Line(1, together(group, locale), len(group)))
        else:
            found += [Line(_weight(event), sentence(event, locale=locale)) for event in group]
        place = end
    return found


def _weight(event: Event) -> int:
    return 0 if isinstance(event, _WEIGHTY) else 2 if isinstance(event, _LIGHT) else 1


def _placed(group: Sequence[Any], locale: str) -> str:
    who = [
        say(
            "story-placed-part",
            locale=locale,
            kind=catalogue.kind(event.kind, locale=locale),
            strength=event.strength,
            side=say(f"side-{event.wall}", locale=locale),
        )
        for event in group
    ]
    return say("story-placed", locale=locale, who=", ".join(who))


def _advanced(group: Sequence[Any], locale: str) -> str:
    who = [
        say(
            "danger-foe",
            locale=locale,
            kind=catalogue.kind(event.kind, locale=locale),
            strength=event.strength,
            where=catalogue.space(event.end, event.wall, locale=locale),
        )
        for event in group
    ]
    return say("story-advanced", locale=locale, who=catalogue.separated(who))


def _fortified(group: Sequence[Any], locale: str) -> str:
    levels = {event.wall: event.level for event in group}
    walls = [f"{catalogue.wall(wall, locale=locale)} {level}" for wall, level in levels.items()]
    return say("story-fortified", locale=locale, walls=", ".join(walls))


def _barred(group: Sequence[Any], locale: str) -> str:
    walls = [catalogue.wall(event.wall, locale=locale) for event in group]
    return say("story-barred", locale=locale, walls=catalogue.listed(walls, locale=locale))


def _moved(group: Sequence[Any], locale: str) -> str:
    ends = {event.unit: event.end for event in group}
    who = [f"{catalogue.unit(unit, locale=locale)} ({say(f'side-{end}', locale=locale)})" for unit, end in ends.items()]
    return say("story-moved", locale=locale, who=", ".join(who))


def _tracks(group: Sequence[Any], locale: str) -> str:
    values = {event.track: event.value for event in group}
    return ", ".join(f"{track(name, locale=locale)} +{value}" for name, value in values.items())


_TOGETHER: dict[type[Event], Callable[[Sequence[Any], str], str]] = {
    e.ForcesPlaced: _placed,
    e.ForcesAdvanced: _advanced,
    e.WallFortified: _fortified,
    e.PlacingBarred: _barred,
    e.UnitMoved: _moved,
    e.TrackChanged: _tracks,
}
