"""Draws what surrounds the zones of the map."""

from __future__ import annotations

import math
from random import Random

from render.games.siege.map.layout import Layout
from render.games.siege.text.catalogue import say
from render.games.siege.theme import Theme
from render.pictures.drawing import Box, Pen, mix, text_width, wrap


def draw_city(pen: Pen, layout: Layout, theme: Theme) -> None:
    """Draw the Chinese city outside the zones."""
    x0, y0, x1, y1 = layout.map
    pen.box((x0, y0, x1, y1), theme.outside)
    chance = Random("city")
    y = y0 + 7
    while y < y1 - 20:
        x = x0 + 6.0
        while x < x1 - 34:
            wide = chance.choice((26, 34, 42))
            _block(pen, (x, y, min(x + wide, x1 - 5), y + 20), theme, chance.randrange(4))
            x += wide + 7
        y += 28


def _block(pen: Pen, box: Box, theme: Theme, kind: int) -> None:
    x0, y0, x1, y1 = box
    if kind == 3:
        for x in (x0 + 6, x0 + 15):
            pen.oval((x - 3, y0 + 6, x + 3, y0 + 12), edge=theme.dots, width=1)
        return
    pen.box((x0, y0, x1, y0 + 7), edge=theme.dots, width=1)
    pen.line([(x0, y0 + 3.5), (x1, y0 + 3.5)], theme.dots, width=0.7)
    if kind:
        pen.box((x0, y0 + 7, x0 + 7, y1), edge=theme.dots, width=1)
    if kind == 2:
        pen.box((x1 - 7, y0 + 7, x1, y1), edge=theme.dots, width=1)


def draw_imperial(pen: Pen, layout: Layout, theme: Theme) -> None:
    """Draw the Imperial City in grey."""
    x0, y0, x1, y1 = layout.imperial
    pen.box(layout.imperial, theme.imperial)
    pen.hatch(layout.imperial, theme.imperial_line, step=7, width=0.8)
    pen.box((x0, y1 - 9, x1, y1), mix(theme.imperial, theme.ink, 0.18))
    for x in range(x0, x1, 16):
        pen.box((x, y1 - 9, x + 8, y1 - 4), theme.edge)
    pen.line([(x0, y1 - 3), (x1, y1 - 3)], theme.edge, width=1)
    pen.box(layout.imperial, edge=theme.edge, width=2)
    text = say("map-imperial")
    spaced = "\u00a0".join(text)
    pen.text(
        ((x0 + x1) / 2, (y0 + y1 - 8) / 2 + 1),
        spaced,
        theme.ink,
        face="bold",
        size=21,
        halo=theme.imperial,
        halo_width=5,
    )


def draw_frame(pen: Pen, layout: Layout, theme: Theme) -> None:
    """Draw the map's frame as a line of black and white pieces."""
    x0, y0, x1, y1 = layout.map
    pen.box((x0 - 8, y0 - 8, x1 + 8, y1 + 8), edge=theme.ink, width=1.2)
    step = 40
    for place, x in enumerate(range(x0, x1, step)):
        fill = theme.ink if place % 2 else theme.card
        for y in (y0 - 5.5, y1 + 2.0):
            pen.box((x, y, min(x + step, x1), y + 3.5), fill)
    for place, y in enumerate(range(y0, y1, step)):
        fill = theme.ink if place % 2 else theme.card
        for side in (x0 - 5.5, x1 + 2.0):
            pen.box((side, y, side + 3.5, min(y + step, y1)), fill)
    pen.box((x0 - 1, y0 - 1, x1 + 1, y1 + 1), edge=theme.ink, width=2.4)


def draw_compass(pen: Pen, layout: Layout, theme: Theme, *, north: str) -> None:
    """Draw a compass rose of sixteen points with its north marked."""
    x, y = layout.compass
    pen.oval((x - 34, y - 34, x + 34, y + 34), theme.outside, edge=theme.ink, width=1.4)
    pen.oval((x - 30, y - 30, x + 30, y + 30), edge=theme.ink, width=0.8)
    for turn in range(0, 360, 15):
        along = (math.sin(math.radians(turn)), math.cos(math.radians(turn)))
        pen.line([(x + along[0] * 30, y + along[1] * 30), (x + along[0] * 34, y + along[1] * 34)], theme.ink, width=1)
    for far, wide, first in ((20, 3.4, 45), (42, 7, 0)):
        for turn in range(first, 360 + first, 90):
            along = (math.sin(math.radians(turn)), -math.cos(math.radians(turn)))
            across = (-along[1], along[0])
            tip = (x + along[0] * far, y + along[1] * far)
            for side, fill in ((1, theme.ink), (-1, theme.card)):
                foot = (
                    x + along[0] * wide + across[0] * wide * side,
                    y + along[1] * wide + across[1] * wide * side,
                )
                pen.area([(x, y), foot, tip], fill)
                pen.line([(x, y), foot, tip, (x, y)], theme.ink, width=0.8)
    pen.oval((x - 3, y - 3, x + 3, y + 3), theme.card, edge=theme.ink, width=1)
    pen.text((x, y - 53), north, theme.ink, face="bold", size=19, halo=theme.outside, halo_width=3)


def draw_scale(pen: Pen, layout: Layout, theme: Theme, *, text: str) -> None:
    """Draw the approximate scale bar."""
    x, y = layout.scale
    half = layout.scale_wide / 2
    for place in range(4):
        left = x - half + place * half / 2
        fill = theme.ink if place % 2 == 0 else theme.card
        pen.box((left, y, left + half / 2, y + 6), fill, edge=theme.ink, width=1)
    for at, figure in ((x - half, "0"), (x, "50"), (x + half, "100")):
        pen.text((at, y - 9), figure, theme.ink, face="text", size=15, halo=theme.outside)
    pen.text((x, y + 18), text, theme.ink, face="italic", size=15, halo=theme.outside)


LEGEND = 16


def legend_lines(text: str, room: float) -> list[str]:
    """Return the text of a legend entry in at most two lines."""
    return wrap(text, face="italic", size=LEGEND, width=room)[:2]


def legend_width(text: str, room: float) -> float:
    """Return the width in pixels of the text of a legend entry."""
    return max(text_width(line, face="italic", size=LEGEND) for line in legend_lines(text, room))


def legend_word(pen: Pen, at: tuple[float, float], text: str, room: float, theme: Theme) -> None:
    """Write the text of a legend entry in at most two lines.

    `room` is the width of the lines.
    """
    lines = legend_lines(text, room)
    for place, line in enumerate(lines):
        y = at[1] + (place - (len(lines) - 1) / 2) * LEGEND
        pen.text((at[0], y), line, theme.ink, face="italic", size=LEGEND, anchor="lm")
