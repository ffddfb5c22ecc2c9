"""Draws fires, ruins and barricades over the ground."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PIL import Image

from render.games.siege.counters.glyphs import glyph
from render.games.siege.map.layout import PixelBox
from render.games.siege.theme import Theme
from render.pictures.drawing import Box, Colour, Pen, mix, text_width

BARRICADE_HIGH = 22
"""The height of the row of sandbags along a zone's lower edge, in pixels."""

WORD = 18

LIGHT = 0.7
"""How light the ground behind words on ruins is: from 0, the ruins' colour, to 1, a card's."""

COVERS = {"fire": 0.82, "ruin": 1.0}
"""The opacity of each state over the ground."""


def state_patch(
    ground: Image.Image,
    box: PixelBox,
    state: str,
    *,
    theme: Theme,
    text: str,
    after: int,
    barricade: str,
    name: Callable[[Pen, Colour | None], None],
    zoom: float = 1,
) -> Image.Image:
    """Return a picture of a zone that burns (`fire`), lies in ruins (`ruin`) or has a barricade.

    `ground` is the picture of the empty zone, and `box` is its place on the map. `text` is the word for the state,
    written to the right of `after`, where the zone's name ends. `barricade` is the word for a barricade; empty if there
    is none. `name` draws the zone's name on a background of the given colour.
    """
    x0, y0, x1, y1 = box
    low = y1 - (BARRICADE_HIGH if barricade else 0)
    tint = {"fire": theme.fire_ground, "ruin": theme.ruin_ground}.get(state)
    plain = Image.blend(ground, Image.new("RGB", ground.size, tint), COVERS[state]) if tint else ground.copy()
    pen = Pen(x1 - x0, y1 - y0, scale=3, origin=(x0, y0), zoom=zoom)
    if state:
        paint = fire_ground if state == "fire" else ruin_ground
        paint(pen, (x0, y0, x1, low), theme, over=True)
        _word(pen, text, state, theme, box=(x0, y0, x1, low), after=after)
    if barricade:
        sandbags(pen, (x0, y1 - BARRICADE_HIGH, x1, y1), theme)
        if x1 - x0 > 170:
            _barricade_word(pen, barricade, ((x0 + x1) / 2, y1), theme=theme)
    name(pen, _around(state, theme) if state else None)
    over = pen.done()
    plain.paste(over, (0, 0), over)
    return plain


def _around(state: str, theme: Theme) -> Colour:
    """Return the colour behind the words on a burning or ruined zone."""
    return theme.fire_ground if state == "fire" else mix(theme.ruin_ground, theme.card, LIGHT)


def _word(pen: Pen, text: str, state: str, theme: Theme, *, box: PixelBox, after: int) -> None:
    x0, y0, x1, low = box
    ink, tint = theme.fire_ink if state == "fire" else theme.ruin_ink, _around(state, theme)
    width = text_width(text, face="bold", size=WORD)
    spot = (after + 12, y0 + 14) if after + 14 + width < x1 - 8 else (x0 + 10, low - 14)
    pen.text(spot, text, ink, face="bold", size=WORD, anchor="lm", halo=tint, halo_width=4)


def _barricade_word(pen: Pen, text: str, at: tuple[float, float], *, theme: Theme) -> None:
    middle, low = at
    word = text_width(text, face="italic", size=15)
    pen.box((middle - word / 2 - 7, low - 20, middle + word / 2 + 7, low - 3), theme.card, edge=theme.ink)
    pen.text((middle, low - 11.5), text, theme.ink, face="italic", size=15)


def sandbags(pen: Pen, box: Box, theme: Theme) -> None:
    """Draw a barricade: two rows of sandbags."""
    x0, _, x1, y1 = box
    for row, y in enumerate((y1 - 12, y1 - 21)):
        x = x0 + 3.0 + row * 8
        while x + 16 < x1 - 2:
            pen.oval((x, y, x + 17, y + 10), theme.sandbag, edge=theme.rim, width=1.1)
            x += 16


def fire_ground(pen: Pen, box: Box, theme: Theme, *, over: bool = False) -> None:
    """Draw a burning zone."""
    x0, y0, x1, y1 = box
    if not over:
        pen.box(box, theme.fire_ground)
    tall = min((y1 - y0) * 0.62, 58)
    wide = tall * 0.62
    x, place = x0 + 3, 0
    while x + wide * 0.6 < x1 - 2:
        grown = (1.0, 0.62, 0.82, 0.5)[place % 4]
        step = min(wide * grown, x1 - 3 - x)
        flame = (x, y1 - 3 - tall * grown, x + step, y1 - 3)
        glyph(pen, "flame", flame, fill=theme.fire, ground=theme.flame)
        x += step + 1
        place += 1
    pen.box((x0 + 2, y0 + 2, x1 - 2, y1 - 2), edge=theme.fire, width=4)


def ruin_ground(pen: Pen, box: Box, theme: Theme, *, over: bool = False) -> None:
    """Draw a zone in ruins."""
    x0, y0, x1, y1 = box
    if not over:
        pen.box(box, theme.ruin_ground)
    pen.hatch(box, mix(theme.ruin_ground, theme.ruin, 0.4), step=8, width=2)
    chance = Random(round(x1 - x0))
    step_x, step_y = 52, 38
    for row, y in enumerate(range(round(y0) + min(34, round((y1 - y0) / 2)), round(y1) - 12, step_y)):
        for x in range(round(x0) + 22 + row % 2 * 20, round(x1) - 16, step_x):
            _stump(pen, (x + chance.uniform(-5, 5), y + chance.uniform(-4, 4)), theme, turn=chance.randrange(4))
    pen.box((x0 + 2, y0 + 2, x1 - 2, y1 - 2), edge=theme.ruin, width=3.4)
    for x in range(round(x0) + 24, round(x1) - 10, 46):
        pen.box((x, y1 - 6, x + 9, y1), theme.ruin_ground)
        pen.box((x + 12, y0, x + 19, y0 + 6), theme.ruin_ground)


def _stump(pen: Pen, at: tuple[float, float], theme: Theme, *, turn: int) -> None:
    """Draw the remains of a house."""
    x, y = at
    way_x, way_y = (1 if turn % 2 else -1), (1 if turn > 1 else -1)
    corner = [(x - 13 * way_x, y + 3), (x - 13 * way_x, y), (x, y), (x, y + 9 * way_y), (x + 3 * way_x, y + 11 * way_y)]
    pen.line(corner, theme.ruin, width=4.4)
    pen.line([(x - 17 * way_x, y - 1), (x - 19 * way_x, y + 2)], theme.ruin, width=3.6)
    for far, down in ((6, 4), (10, 9), (4, 13)):
        left, top = x - far * way_x, y + down * way_y
        pen.box((left - 1.7, top - 1.5, left + 1.7, top + 1.5), theme.ruin)
