"""Drawn lines of the events, kept by their shape: cut into bands around the stroke, because their boxes are large."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from render.games.siege.map.layout import PixelBox
from render.games.siege.marks.movement_trails import Stroke, Trail, draw_stroke
from render.games.siege.theme import Theme
from render.pictures.keeping import PIECES
from render.pictures.palette import Palette, Sprite, paste_within

STEP = 32
"""Length of a band along the longer side of a line's box."""


class Band(NamedTuple):
    """A piece of a drawn line, in full colour, and its corner in the line's box."""

    at: tuple[int, int]
    picture: Image.Image


class DrawnTrails:
    """The lines of the events in one theme and palette."""

    def __init__(self, theme: Theme, palette: Palette) -> None:
        self._theme, self._palette = theme, palette
        self._smooth = PIECES.keeping(self._draw_smooth)
        self._plain = PIECES.keeping(self._draw_plain)

    def blend(self, picture: Image.Image, trail: Trail) -> None:
        """Draw a line with smooth edges."""
        left, top = trail.box[:2]
        for (x, y), over in self._smooth(trail.stroke):
            at = left + x, top + y
            under = picture.crop((*at, at[0] + over.width, at[1] + over.height)).convert("RGB")
            under.paste(over, (0, 0), over)
            picture.paste(self._palette.flatten(under), at)

    def put(self, picture: Image.Image, trail: Trail, within: PixelBox, *, by: tuple[int, int] = (0, 0)) -> None:
        """Draw the part of a line that lies within a box, with hard edges, moved by whole pixels."""
        x0, y0, x1, y1 = trail.box
        left, top = x0 + by[0], y0 + by[1]
        a, b, c, d = within
        if min(x1 + by[0], c) <= max(left, a) or min(y1 + by[1], d) <= max(top, b):
            return
        for (x, y), sprite in self._plain(trail.stroke):
            paste_within(picture, sprite, (left + x, top + y), within)

    def _draw_smooth(self, stroke: Stroke) -> tuple[Band, ...]:
        return tuple(bands(draw_stroke(stroke, self._theme)))

    def _draw_plain(self, stroke: Stroke) -> tuple[tuple[tuple[int, int], Sprite], ...]:
        found = bands(draw_stroke(stroke, self._theme))
        return tuple((at, Sprite(picture, self._palette, under=self._theme.edge)) for at, picture in found)


def bands(sheet: Image.Image) -> Iterator[Band]:
    """Yield the pieces of a transparent sheet that are not empty, cut across its longer side."""
    wide, high = sheet.size
    for start in range(0, max(wide, high), STEP):
        box = (start, 0, min(start + STEP, wide), high) if wide >= high else (0, start, wide, min(start + STEP, high))
        seen = sheet.crop(box).getchannel("A").getbbox()
        if seen is not None:
            x, y = box[0] + seen[0], box[1] + seen[1]
            yield Band((x, y), sheet.crop((x, y, box[0] + seen[2], box[1] + seen[3])))
