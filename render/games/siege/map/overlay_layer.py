"""Draws overlays on a map, under its counters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

from render.games.siege.map.layout import PixelBox
from render.games.siege.marks.badges import badge
from render.games.siege.marks.event_badges import Cover, Standing, reach, stick
from render.games.siege.marks.event_marks import Mark
from render.games.siege.marks.movement_trails import Trail, draw_trail
from render.games.siege.theme import Theme
from render.pictures.drawing import Colour, Pen

NEAR, FAR = "near", "far"
"""The kinds of outlines of zones: near is solid, far is dashed."""


class Layer(NamedTuple):
    """The drawings of an overlay.

    `outlined` are zones, each with the kind of its outline. `lines` are paths in pixels of the map.
    """

    outlined: tuple[tuple[str, str], ...] = ()
    lines: tuple[Trail, ...] = ()
    marks: tuple[Mark, ...] = ()


class Sheet(NamedTuple):
    """A picture for an overlay, with the counters on it. Zones and names are in pixels of the picture.

    `place` converts a line from map pixels to pixels of the picture.
    """

    picture: Image.Image
    standing: Standing
    zones: dict[str, PixelBox]
    names: Sequence[PixelBox]
    within: PixelBox
    high: int
    place: Callable[[Trail], Trail]


def lay_over(sheet: Sheet, layer: Layer, theme: Theme) -> Image.Image:
    """Return a picture with a layer drawn under its counters."""
    cover = Cover(sheet.standing, reach(layer.marks, sheet.zones, sheet.high))
    free = ImageChops.invert(sheet.standing.mask((0, 0, *sheet.picture.size)))
    whole = sheet.picture.convert("RGB")
    for zone, how in layer.outlined:
        if zone in sheet.zones:
            _outline(whole, free, sheet, sheet.zones[zone], theme, dashed=how == FAR)
    for line in layer.lines:
        placed = sheet.place(line)
        _paste(whole, free, draw_trail(placed, theme), placed.box[:2], sheet.within)
    for name in sheet.names:
        cover.add(name, name=True)
    for stuck in stick(layer.marks, sheet.zones, cover, high=sheet.high, within=sheet.within):
        _paste(whole, free, badge(stuck.mark, sheet.high, theme), stuck.box[:2], sheet.within)
    return whole.quantize(palette=sheet.picture, dither=Image.Dither.NONE)


def _paste(whole: Image.Image, free: Image.Image, over: Image.Image, at: tuple[int, int], within: PixelBox) -> None:
    """Paste `over` on the map where no counter covers it."""
    x0, y0 = max(at[0], within[0]), max(at[1], within[1])
    x1, y1 = min(at[0] + over.width, within[2]), min(at[1] + over.height, within[3])
    if x1 <= x0 or y1 <= y0:
        return
    seen = over.crop((x0 - at[0], y0 - at[1], x1 - at[0], y1 - at[1]))
    shape = ImageChops.multiply(seen.getchannel("A"), free.crop((x0, y0, x1, y1)))
    whole.paste(seen.convert("RGB"), (x0, y0), shape)


def _outline(whole: Image.Image, free: Image.Image, sheet: Sheet, box: PixelBox, theme: Theme, *, dashed: bool) -> None:
    x0, y0, x1, y1 = box
    wide, high = x1 - x0, y1 - y0
    thick = max(sheet.high / 6, 4)
    pen = Pen(wide, high, scale=2)
    inset = thick / 2 + 1
    corners = [(inset, inset), (wide - inset, inset), (wide - inset, high - inset), (inset, high - inset)]
    sides = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    inks: tuple[tuple[Colour, float], ...] = ((theme.card, thick + 3), (theme.quarter, thick))
    for ink, width in inks:
        for one, two in sides:
            if dashed:
                pen.dashes(one, two, ink, width=width, dash=thick * 3)
            else:
                pen.line([one, two], ink, width=width)
    _paste(whole, free, pen.done(), (x0, y0), sheet.within)
