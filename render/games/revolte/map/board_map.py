"""Draws the table as a picture. `draw_map` is the only entry point."""

from __future__ import annotations

from PIL import Image

from engine.games.revolte.world import View
from render.board_map import BoardMap, Shown
from render.games.revolte.map import overlays
from render.games.revolte.map.board_picture import draw_board
from render.games.revolte.map.framed import draw_near, draw_whole
from render.games.revolte.map.traces import NOTHING, traces
from render.games.revolte.text.catalogue import say
from render.two_sided.close_ups import HAPPENED


def _draw(shown: Shown[View]) -> Image.Image:
    """Return a picture of the table or a part of it."""
    view, look, events, part, _, overlay, enlarged = shown
    if enlarged:
        return draw_board(view, events, look=look)
    position = view.position
    subject = overlay if overlay and overlay[0] != HAPPENED else ()
    left = NOTHING if subject else traces(events)
    if part:
        spots, size = overlays.quarter(position, part)
        name = dict(overlays.parts()).get(part, "")
        return draw_near(position, spots, left, name=name, look=look, size=size, subject=subject)
    if subject and (spots := overlays.middle_of_subject(position, subject)):
        name = say(f"overlay-{subject[0]}")
        size = (440, 350)
        return draw_near(position, spots, left, name=name, look=look, size=size, subject=subject)
    return draw_whole(position, left, look=look, subject=subject)


draw_map = BoardMap(_draw).draw_map
