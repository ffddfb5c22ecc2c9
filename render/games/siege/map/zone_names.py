"""Places the zones' names on the map, where counters do not cover them."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.siege.map.board import board
from render.fonts import Face
from render.games.siege.map.ground import tint_of
from render.games.siege.map.layout import Layout, PixelBox
from render.games.siege.text.catalogue import say
from render.games.siege.theme import Theme
from render.pictures.drawing import Colour, Pen, fit, text_width, wrap
from render.pictures.flags import flag

FLAG = (20, 13)
LINE = 17
LARGEST, SMALLEST, LONE = 17, 14, 11
"""The type sizes of names; a long single word in a narrow zone may be smaller than all others."""
INSET = 6


class NameBlock(NamedTuple):
    """A zone's name, split into lines.

    `box` is the strip reserved for it. `side` says whether the strip is at the top, left or right.
    """

    zone: str
    lines: tuple[str, ...]
    face: Face
    size: int
    side: str
    box: PixelBox

    @property
    def written(self) -> PixelBox:
        """The rectangle that the words alone cover."""
        x0, y0, x1, y1 = self.box
        if self.side == "top":
            return x0, y0, self.end, y1
        half = round(text_width(self.lines[0], face=self.face, size=self.size) / 2)
        middle = (y0 + y1) // 2
        return x0, middle - half, x1, middle + half

    @property
    def end(self) -> int:
        """The x coordinate where the first line of the name ends."""
        flag_width = FLAG[0] + 5 if board().zones[self.zone].legation else 0
        return self.box[0] + INSET + flag_width + round(text_width(self.lines[0], face=self.face, size=self.size))


def name_block(layout: Layout, zone: str) -> NameBlock:
    """Return the lines of a zone's name and their place on the map."""
    text = say(f"zone-{zone}.map")
    side = layout.names.get(zone, "top")
    x0, y0, x1, y1 = layout.zones[zone]
    legation = board().zones[zone].legation
    face: Face = "bold" if legation else "italic"
    if side != "top":
        at = x0 if side == "left" else x1 - LINE - INSET
        return NameBlock(zone, (text,), face, LARGEST, side, (at, y0, at + LINE + INSET, y1))
    room = x1 - x0 - 2 * INSET - (FLAG[0] + 5 if legation else 0)
    lines, size = _set(text, face, room)
    return NameBlock(zone, lines, face, size, side, (x0, y0, x1, y0 + INSET - 1 + LINE * len(lines)))


def _set(text: str, face: Face, room: int) -> tuple[tuple[str, ...], int]:
    for size in range(LARGEST, SMALLEST - 1, -1):
        if text_width(text, face=face, size=size) <= room:
            return (text,), size
    for size in range(LARGEST - 1, SMALLEST - 2, -1):
        lines = wrap(text, face=face, size=size, width=room)
        if len(lines) <= 2 and max(text_width(line, face=face, size=size) for line in lines) <= room:
            return tuple(lines), size
    lines = wrap(text, face=face, size=SMALLEST - 1, width=room)
    longest = max(lines, key=lambda line: text_width(line, face=face, size=LARGEST))
    return tuple(lines), round(fit(longest, face=face, size=SMALLEST - 1, least=LONE, width=room))


def draw_name(pen: Pen, block: NameBlock, theme: Theme, *, ground: Colour | None = None) -> None:
    """Write a zone's name, with a halo in the colour `ground`."""
    x0, y0, _, _ = block.box
    zone = board().zones[block.zone]
    power, ground = zone.power, ground or tint_of(zone, theme)
    if block.side != "top":
        _turned(pen, block, theme, ground=ground)
        return
    left = x0 + INSET
    if power:
        flag(pen, power, (left, y0 + 7, left + FLAG[0], y0 + 7 + FLAG[1]))
        left += FLAG[0] + 5
    for place, line in enumerate(block.lines):
        at = (left, y0 + INSET + LINE * (place + 0.5))
        pen.text(at, line, theme.ink, face=block.face, size=block.size, anchor="lm", halo=ground)


def _turned(pen: Pen, block: NameBlock, theme: Theme, *, ground: Colour) -> None:
    x0, y0, x1, y1 = block.box
    other = Pen(y1 - y0, x1 - x0, scale=pen.fine, zoom=pen.zoom)
    middle = ((y1 - y0) / 2, (x1 - x0) / 2)
    other.text(middle, block.lines[0], theme.ink, face=block.face, size=block.size, halo=ground)
    turned = other.sheet.transpose(Image.Transpose.ROTATE_90 if block.side == "left" else Image.Transpose.ROTATE_270)
    pen.put(turned, (x0, y0))
