"""Overlays that a player can ask for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Answer, Ask, Choice, Menu
from engine.core.events import Event
from engine.games.keep_up_the_fire.board import LANE, board
from engine.games.keep_up_the_fire.world import Position
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say
from render.games.keep_up_the_fire.text.deeds import story
from render.overlay import Overlay

HAPPENED, REACH, ROAD = "happened", "reach", "road"
LINES = 24
"""The maximum number of lines about the latest events next to their picture."""


def overlays(_position: Position, ask: Ask | None) -> Ask:
    """Return the menu of overlays as an `Ask`."""
    shown = tuple(Choice(word, word) for word in (HAPPENED, REACH, ROAD))
    return Ask("survey", ask.rule if ask is not None else "VI", lambda: Menu("show", shown))


def picked(_position: Position, _ask: Ask, _path: Answer) -> Answer:
    """Return an empty answer, because no choice in this game draws an overlay."""
    return ()


def overlay(position: Position, _ask: Ask | None, subject: Answer, *, events: Sequence[Event] = ()) -> Overlay:
    """Return an overlay: its title and its lines of text."""
    kind = subject[0]
    title = say(f"overlay-{kind}")
    if kind == HAPPENED:
        story_lines = story(position, events, most=LINES)
        return Overlay(title=title, lines=story_lines or (say("overlay-quiet"),))
    lines = _reach(position) if kind == REACH else _road(position)
    return Overlay(title=title, lines=lines or (say("alt-no-foes"),))


def _reach(position: Position) -> tuple[str, ...]:
    """§III Return lines about each Chinese unit's distance from the fort, the nearest first."""
    foes = sorted(position.foes, key=lambda foe: -LANE.index(foe.space))
    parts = []
    for foe in foes:
        found = catalogue.facts_of(foe)
        facts = {name: found[name] for name in ("kind", "strength", "where")}
        turns = len(LANE) - 1 - LANE.index(foe.space)
        parts.append(say("overlay-reach-line", turns=turns, **facts))
    return tuple(parts)


def _road(position: Position) -> tuple[str, ...]:
    """§V Return a line about each station of the road."""
    return tuple(
        say(
            "overlay-road-line",
            station=catalogue.station(station.id),
            danger="yes" if station.danger else "no",
            here="yes" if place == position.station else "no",
        )
        for place, station in enumerate(board().stations)
    )


def parts() -> tuple[tuple[str, str], ...]:
    """Return the parts of the picture that can be enlarged, with their names."""
    return tuple((name, say(f"part-{name}")) for name in ("siege", "road", "card", "table"))


def busiest(_position: Position, events: Sequence[Event]) -> str:
    """Return the part of the picture where most events happened."""
    column = sum(type(event).__name__.startswith(("Column", "Block", "Track")) for event in events)
    return "road" if column * 2 > len(events) else "siege"
