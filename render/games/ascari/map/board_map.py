"""Draws the board as a picture. Other modules call only `draw_map`."""

from __future__ import annotations

from PIL import Image

from engine.games.ascari.pieces import DEPLOYMENT
from engine.games.ascari.world import View
from render.board_map import BoardMap, Shown
from render.games.ascari.map import action, overlays
from render.games.ascari.map.whole_map import draw_near, draw_whole, prepare_near
from render.games.ascari.text.catalogue import say
from render.hexes.overlays import NOTHING
from render.two_sided.close_ups import HAPPENED


def _draw(shown: Shown[View]) -> Image.Image:
    """Return a picture of the board or of a quarter of it."""
    view, look, events, part, ask, overlay, _ = shown
    position = view.position
    over = overlays.layer(view, ask, overlay, look=look) if overlay and overlay[0] != HAPPENED else NOTHING
    size = overlays.near_size(over, overlay)
    if over == NOTHING:
        over = action.traces(events)
    if part:
        name = dict(overlays.parts()).get(part, "")
        return draw_near(position, overlays.middle_of(position, part), over, name=name, look=look)
    if size is not None:
        name = say(f"overlay-{overlay[0]}")
        hexes = overlays.concerned(over)
        return draw_near(position, hexes, over, name=name, look=look, size=size)
    if position.phase == DEPLOYMENT:
        prepare_near(position, look)
    return draw_whole(position, over, look=look)


draw_map = BoardMap(_draw).draw_map
