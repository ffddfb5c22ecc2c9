"""The areas of the board's picture that stand for choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.asks import Answer, Ask, Choice
from engine.core.events import Event
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import board
from engine.games.ascari.world import View
from render.games.ascari.map.boards import unit_of
from render.games.ascari.map.frame import HEAD
from render.games.ascari.text.labels import sixths
from render.hexes import margins
from render.hexes.layout import HexLayout
from render.touch import Points, Shape, poly, words_of


def shapes_of(view: View, ask: Ask, path: Answer, choice: Choice, /) -> tuple[Shape, ...]:
    """Return the outline of the hex that a choice names. Return nothing if it names no hex."""
    del ask, path
    at = _hex(view.position, choice.word)
    return (hex_shape(view.position.scenario, at),) if at else ()


def picked_shapes(view: View, ask: Ask, path: Answer, /) -> tuple[Shape, ...]:
    """Return the outlines of the hexes of all pieces chosen so far."""
    position = view.position
    found = (_hex(position, word) for word in (*path, str(ask.facts.get("at", ""))))
    return tuple(hex_shape(position.scenario, at) for at in dict.fromkeys(found) if at)


def words_at(view: View, ask: Ask, path: Answer, points: Points, /) -> tuple[str, ...]:
    """Return no words, because the menu already offers every hex."""
    del view, ask, path, points
    return ()


def event_shapes(view: View, events: Sequence[Event], /) -> tuple[Shape, ...]:
    """Return the outlines of the hexes where events happened."""
    position, found = view.position, list[str]()
    for event in events:
        words = list(words_of((event,)))
        found += [word for word in words if word in position.board.grid] or [_hex(position, word) for word in words]
    return tuple(hex_shape(position.scenario, at) for at in dict.fromkeys(found) if at)


def badge(choice: Choice, /) -> str:
    """Return the short text shown at a choice on the map, such as its cost."""
    facts = choice.facts
    if choice.label in {"to", "attack"} and "cost" in facts:
        return str(facts["cost"])
    return sixths(facts["chance"]) if choice.label in {"target", "unit"} and "chance" in facts else ""


def _hex(position: Position, word: str) -> str:
    if word in position.pieces:
        return position.pieces[word].at
    return word if word in position.board.grid else ""


@lru_cache(2_048)
def hex_shape(scenario: str, at: str) -> Shape:
    """Return the outline of a hex on the picture of the whole board."""
    layout = HexLayout(board(scenario).grid, unit_of(scenario))
    return poly((x + margins.WIDE, y + HEAD + margins.WIDE) for x, y in layout.corners(at))
