"""Draws the map of the siege as a picture. `draw_map` is the only entry point.

The ground is drawn first: terrain, zones, names, margin and legend (`map_ground`). It is cached for each language and
theme, and for each enlarged quarter.

Then come the title and the tracks (`title_and_tracks`), the states of the zones (`zone_states`), and the lines of the
events' movement and fire (`marks.movement_trails`).

Counters follow, stack by stack (`counters.counter_stacks`). Counters without room in their zone are in a callout
(`callouts`) or, in an enlarged quarter, on a shelf below the map (`overflow_shelves`).

The badges of the events come last (`marks.event_badges`). An overlay lies under the counters, and replaces the lines
and badges (`overlays`, `overlay_layer`).

Everything uses the 256 colours of one palette, so that pieces can be cached and pasted (`render.pictures.palette`).
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.siege.world import Position
from render.board_map import BoardMap, Shown
from render.games.siege.map import enlarged_map, overlays
from render.games.siege.map.overlay_layer import Layer
from render.games.siege.map.whole_map import WholeMap
from render.games.siege.text.catalogue import language_of
from render.games.siege.theme import THEMES
from render.language import language, speaking
from render.presenter import Look


def _draw(shown: Shown[Position]) -> Image.Image:
    """Return a picture of the map or a quarter of it."""
    full = whole_map(language_of(language()), shown.look)
    layer = overlays.layer(shown.view, shown.ask, shown.overlay, full.layout) if shown.overlay else Layer()
    return enlarged_map.draw_part(full, shown.view, int(shown.part or 0), layer, events=shown.events)


draw_map = BoardMap(_draw).draw_map


MAPS = 4
"""The maximum number of cached grounds; each takes some megabytes."""


@lru_cache(MAPS)
def whole_map(language: str, look: Look) -> WholeMap:
    """Return the map in a language and theme. It is cached."""
    with speaking(language):
        return WholeMap(theme=THEMES[look])
