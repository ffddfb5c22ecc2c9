"""Where a choice is on the map: a zone, or the zone of a counter."""

from __future__ import annotations

from engine.core.asks import Answer, Ask, Choice
from engine.games.siege.world import Position as View
from render.games.siege.map.layout import layout
from render.touch import Points, Shape, box


def shapes_of(view: View, ask: Ask, path: Answer, choice: Choice, /) -> tuple[Shape, ...]:
    """Return the zone of a choice; counters, which are picked in one zone, stand in a list."""
    del view, ask, path
    return _zone(choice.word) if choice.label == "zone" else ()


def picked_shapes(view: View, ask: Ask, path: Answer, /) -> tuple[Shape, ...]:
    """Return the zones picked so far."""
    del view, ask
    return tuple(shape for word in path for shape in _zone(word))


def words_at(view: View, ask: Ask, path: Answer, points: Points, /) -> tuple[str, ...]:
    """Return nothing: all zones are listed."""
    del view, ask, path, points
    return ()


def badge(choice: Choice, /) -> str:
    """Return what a move costs."""
    return str(choice.facts["cost"]) if choice.label == "zone" and "cost" in choice.facts else ""


def _zone(name: str) -> tuple[Shape, ...]:
    zones = layout().zones
    return (box(zones[name]),) if name in zones else ()
