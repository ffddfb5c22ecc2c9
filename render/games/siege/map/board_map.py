"""The map of the siege as a picture. `draw_map` is its only entry point; it draws in this order:

1. The ground: paper, terrain, buildings, borders and names of the zones, margin, legend (`map_ground`). It is drawn
   once for each language and theme, or for each enlarged quarter of them, and cached.
2. The title, and the tracks in the lower strip (`title_and_tracks`); of an enlarged quarter, its heading. 3. The states
of the zones: fires, ruins, barricades (`zone_states`). 4. The lines of the events' movement and fire
(`marks.movement_trails`). 5. The counters, stack by stack (`counters.counter_stacks`). Those without room in their zone
are drawn in a callout
   next to it (`callouts`); of an enlarged quarter, on a shelf below the map (`overflow_shelves`).
6. The badges of the events, clear of the counters and names (`marks.event_badges`). 7. An overlay, under the counters
and in place of the events' lines and badges (`overlays`, `overlay_layer`).

`whole_map` runs the steps for the whole map, `enlarged_map` for a quarter. Everything uses the 256 colours of one
palette, so the pieces can be cached and pasted (`render.pictures.palette`).
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
    """Return a picture of the map in 256 colours, with the lines and badges of the events; a part is the number of a
    quarter.
    """
    full = whole_map(language_of(language()), shown.look)
    layer = overlays.layer(shown.view, shown.ask, shown.overlay, full.layout) if shown.overlay else Layer()
    return enlarged_map.draw_part(full, shown.view, int(shown.part or 0), layer, events=shown.events)


draw_map = BoardMap(_draw).draw_map


MAPS = 4
"""The maximum number of cached grounds; each takes some megabytes."""


@lru_cache(MAPS)
def whole_map(language: str, look: Look) -> WholeMap:
    """Return the map in a language and theme; the most recently used ones are cached."""
    with speaking(language):
        return WholeMap(theme=THEMES[look])
