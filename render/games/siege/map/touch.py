"""Outlines on the map for the zones that a player can choose."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from engine.core.asks import Answer, Ask, Choice
from engine.core.events import Event
from engine.games.siege.world import Position as View
from render.games.siege.map.board_map import whole_map
from render.games.siege.map.layout import PixelBox, layout
from render.games.siege.text.catalogue import language_of
from render.language import language
from render.touch import Points, Shape, box, words_of

_KEPT = 32
"""The maximum number of cached positions."""


class _Callouts:
    """A cache of the callouts of recent positions."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[int, int], tuple[View, Ask, dict[str, PixelBox]]] = OrderedDict()

    def boxes(self, view: View, ask: Ask) -> dict[str, PixelBox]:
        """Return the rectangles of the callouts, keyed by zone. They are cached for each question."""
        key = id(view), id(ask)  # both are kept, so that no other object gets their ids
        if key not in self._known:
            full = whole_map(language_of(language()), "chart")  # all looks have the same places
            self._known[key] = view, ask, full.callout_boxes(view)
            while len(self._known) > _KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key][2]


_CALLOUTS = _Callouts()


def shapes_of(view: View, ask: Ask, path: Answer, choice: Choice, /) -> tuple[Shape, ...]:
    """Return the outlines of the zone that a choice names, and of the zone's callout.

    Return nothing for a counter.
    """
    del path
    return _zone(view, ask, choice.word) if choice.label == "zone" else ()


def picked_shapes(view: View, ask: Ask, path: Answer, /) -> tuple[Shape, ...]:
    """Return the outlines of the zones named in `path`."""
    return tuple(shape for word in path for shape in _zone(view, ask, word))


def words_at(view: View, ask: Ask, path: Answer, points: Points, /) -> tuple[str, ...]:
    """Return an empty tuple, because the menu already offers every zone."""
    del view, ask, path, points
    return ()


def event_shapes(view: View, events: Sequence[Event], /) -> tuple[Shape, ...]:
    """Return the outlines of all zones named in `events`."""
    del view
    zones = layout().zones
    return tuple(box(zones[name]) for name in dict.fromkeys(words_of(events)) if name in zones)


def badge(choice: Choice, /) -> str:
    """Return the cost of moving to a zone as text. Return an empty text for any other choice."""
    return str(choice.facts["cost"]) if choice.label == "zone" and "cost" in choice.facts else ""


def _zone(view: View, ask: Ask, name: str) -> tuple[Shape, ...]:
    zones = layout().zones
    if name not in zones:
        return ()
    beside = _CALLOUTS.boxes(view, ask).get(name)
    return (box(zones[name]), *(() if beside is None else (box(beside, over=1),)))
