"""Draws the board as a picture. `draw_map` is the only entry point.

The layers of the picture, from bottom to top:

1. The ground: the quarter with its lanes, and the legend (`ground`, `side_panels`). It is cached for each language and
   theme.
2. The panels: title, strengths, card, the column's road, deck, relief effort, cathedral (`side_panels`, `road`).
3. The battlements of the four walls, with their values and fortifications.
4. The counters: Legations and gun on the walls, then the Chinese units in their lanes (`counters`).
5. The badges of the events (`event_badges`).
6. An overlay: numbers next to the units or stations concerned (`enlarged_map`).

An enlarged part is cut from the finished picture (`enlarged_map`). `whole_map` draws layers 1 to 5. Everything uses the
same palette of 256 colours, so that the parts can be cached and pasted (`render.pictures.palette`).
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.keep_up_the_fire.world import Position
from render.board_map import BoardMap, Shown
from render.games.keep_up_the_fire.map import enlarged_map
from render.games.keep_up_the_fire.map.whole_map import WholeMap
from render.games.keep_up_the_fire.text.catalogue import VOICE
from render.games.keep_up_the_fire.theme import THEMES
from render.language import language, speaking
from render.presenter import Look


def _draw(shown: Shown[Position]) -> Image.Image:
    """Return a picture of the board in 256 colours."""
    full = whole_map(VOICE.language(language()), shown.look)
    return enlarged_map.draw_part(full, shown.view, shown.part, shown.overlay, events=shown.events)


draw_map = BoardMap(_draw).draw_map


MAPS = 4
"""The maximum number of cached boards."""


@lru_cache(MAPS)
def whole_map(language: str, look: Look) -> WholeMap:
    """Return the cached map of the board in a language and theme."""
    with speaking(language):
        return WholeMap(theme=THEMES[look])
