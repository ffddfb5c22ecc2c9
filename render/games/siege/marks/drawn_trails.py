"""Draws the lines that show events, and caches the pictures by their shape.

The picture of a long line is cut into bands around it, because its rectangle would be large.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

from render.games.siege.map.callouts import overlap
from render.games.siege.map.layout import Layout, PixelBox
from render.games.siege.marks.movement_trails import Stroke, Trail, draw_stroke
from render.games.siege.theme import Theme
from render.pictures.keeping import EACH, PIECES
from render.pictures.palette import Palette, Pasted, Sprite, paste_within

STEP = 32
"""The length of a band along the longer side of a line's box, in pixels."""


class Band(NamedTuple):
    """A rectangular part of a drawn line's picture, and its position in that picture."""

    at: tuple[int, int]
    picture: Image.Image


class PackedBand(NamedTuple):
    """A compressed `Band` for the cache."""

    at: tuple[int, int]
    size: tuple[int, int]
    packed: bytes


class DrawnTrails:
    """Draws the lines of events on the map. It caches the pictures."""

    def __init__(self, theme: Theme, palette: Palette, layout: Layout) -> None:
        self._theme, self._palette, self._layout = theme, palette, layout
        self._blended = PIECES.number()
        self._smooth = PIECES.keeping(self._draw_smooth)
        self._plain = PIECES.keeping(self._draw_plain)

    def blend(self, picture: Image.Image, trails: Sequence[Trail], states: Mapping[str, Hashable]) -> None:
        """Draw lines with smooth edges on the whole map.

        `states` are the states of the zones that are already drawn. A cached picture is used only for the same states.
        """
        boxes = [trail.box for trail in trails]
        zones = [(state, self._layout.zones[state[0]]) for state in states.items()]
        for place, (trail, box) in enumerate(zip(trails, boxes, strict=True)):
            if not _within(box, self._layout.map):
                self._blend(picture, trail)  # what lies there is not known: the strips above and below the map change
                continue
            below = tuple(earlier for earlier, other in zip(trails, boxes[:place], strict=False) if overlap(box, other))
            under = tuple(state for state, zone in zones if overlap(box, zone))
            for piece in PIECES.found(self._blended, (trail, below, under), partial(self._blend, picture, trail)):
                piece.put(picture)

    def _blend(self, picture: Image.Image, trail: Trail) -> tuple[Pasted, ...]:
        """Draw a line with smooth edges. Return the drawn pieces for the cache."""
        left, top = trail.box[:2]
        boxes = []
        for (x, y), size, packed in self._smooth(trail.stroke):
            over = Image.frombytes("RGBA", size, isal_zlib.decompress(packed))
            at = left + x, top + y
            boxes.append((*at, at[0] + over.width, at[1] + over.height))
            under = picture.crop(boxes[-1]).convert("RGB")
            under.paste(over, (0, 0), over)
            picture.paste(self._palette.flatten(under), at)
        return tuple(Pasted(Sprite.cut(picture, box), box[:2]) for box in _joined(boxes))

    def put(self, picture: Image.Image, trail: Trail, within: PixelBox, *, by: tuple[int, int] = (0, 0)) -> None:
        """Draw the part of a line that is inside the rectangle `within`. The line is moved `by` pixels."""
        x0, y0, x1, y1 = trail.box
        left, top = x0 + by[0], y0 + by[1]
        a, b, c, d = within
        if min(x1 + by[0], c) <= max(left, a) or min(y1 + by[1], d) <= max(top, b):
            return
        for (x, y), sprite in self._plain(trail.stroke):
            paste_within(picture, sprite, (left + x, top + y), within)

    def _draw_smooth(self, stroke: Stroke) -> tuple[PackedBand, ...]:
        found = bands(draw_stroke(stroke, self._theme))
        return tuple(PackedBand(at, each.size, isal_zlib.compress(each.tobytes(), 1)) for at, each in found)

    def _draw_plain(self, stroke: Stroke) -> tuple[tuple[tuple[int, int], Sprite], ...]:
        found = bands(draw_stroke(stroke, self._theme))
        return tuple((at, Sprite(picture, self._palette, under=self._theme.edge)) for at, picture in found)


def _within(box: PixelBox, other: PixelBox) -> bool:
    return box[0] >= other[0] and box[1] >= other[1] and box[2] <= other[2] and box[3] <= other[3]


def _joined(boxes: Iterable[PixelBox]) -> list[PixelBox]:
    """Return fewer rectangles that together cover `boxes`. They are faster to paste."""
    found: list[PixelBox] = []
    for box in boxes:
        if found:
            last = found[-1]
            both = min(last[0], box[0]), min(last[1], box[1]), max(last[2], box[2]), max(last[3], box[3])
            if _area(both) <= _area(last) + _area(box) + EACH:
                found[-1] = both
                continue
        found.append(box)
    return found


def _area(box: PixelBox) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def bands(sheet: Image.Image) -> Iterator[Band]:
    """Split a transparent sheet into pieces, and yield those that are not empty."""
    wide, high = sheet.size
    for start in range(0, max(wide, high), STEP):
        box = (start, 0, min(start + STEP, wide), high) if wide >= high else (0, start, wide, min(start + STEP, high))
        seen = sheet.crop(box).getchannel("A").getbbox()
        if seen is not None:
            x, y = box[0] + seen[0], box[1] + seen[1]
            yield Band((x, y), sheet.crop((x, y, box[0] + seen[2], box[1] + seen[3])))
