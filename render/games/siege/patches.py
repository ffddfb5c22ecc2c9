"""What becomes of a zone: fires, ruins and barricades, drawn over a cut-out of the ground."""

from __future__ import annotations

from PIL import Image

from render.draw import Pen, mix, text_width
from render.games.siege.glyphs import glyph
from render.games.siege.theme import Theme

BARRICADE_HIGH = 22
"""The height of the row of sandbags along a zone's lower edge."""


def state_patch(
    ground: Image.Image, name: Image.Image, state: str, *, theme: Theme, said: str, after: int, barricade: str
) -> Image.Image:
    """A zone's picture when it burns (`fire`), lies in ruins (`ruin`) or has a barricade.

    `ground` is its cut-out in RGB, `name` its name on a transparent sheet of the same size; `said` is the word for the
    state, written after the name's end (`after`) where there is room, and `barricade` the one for the barricade.
    """
    wide, high = ground.size
    low = high - (BARRICADE_HIGH if barricade else 0)
    pen = Pen(wide, high, scale=3)
    plain = ground
    if state:
        tint = theme.fire_ground if state == "fire" else theme.ruin_ground
        plain = Image.blend(ground, Image.new("RGB", ground.size, tint), 0.72)
        edge = theme.fire if state == "fire" else theme.ruin
        if state == "fire":
            _flames(pen, wide, high, theme)
        else:
            _rubble(pen, wide, high, theme)
        ink = mix(edge, theme.ink, 0.4)
        width = text_width(said, face="bold", size=18)
        left = 6.0
        if after + 14 + width < wide - 8:
            pen.text((after + 12, 14), said, ink, face="bold", size=18, anchor="lm", halo=tint, halo_width=4)
        else:
            pen.text((8, low - 13), said, ink, face="bold", size=18, anchor="lm", halo=tint, halo_width=4)
            left += width + 8
        pen.box((2, 2, wide - 2, high - 2), edge=edge, width=4 if state == "fire" else 2.5)
        if state == "fire":
            _flame_row(pen, left, wide, low, theme)
    if barricade:
        _sandbags(pen, wide, high, barricade, theme=theme)
    for layer in (pen.done(), name):
        plain.paste(layer, (0, 0), layer)
    return plain


def _sandbags(pen: Pen, wide: int, high: int, said: str, *, theme: Theme) -> None:
    for row, y in enumerate((high - 12, high - 21)):
        x = 3.0 + row * 8
        while x + 16 < wide - 2:
            pen.oval((x, y, x + 17, y + 10), theme.sandbag, edge=theme.ink, width=1.1)
            x += 16
    if wide > 170:
        word = text_width(said, face="italic", size=15)
        pen.box((wide / 2 - word / 2 - 7, high - 20, wide / 2 + word / 2 + 7, high - 3), theme.card, edge=theme.ink)
        pen.text((wide / 2, high - 11.5), said, theme.ink, face="italic", size=15)


def _flames(pen: Pen, wide: int, high: int, theme: Theme) -> None:
    pen.hatch((0, 0, wide, high), mix(theme.fire_ground, theme.fire, 0.4), step=16, width=2)


def _flame_row(pen: Pen, left: float, wide: int, high: int, theme: Theme) -> None:
    x = left
    while x + 18 < wide - 6:
        glyph(pen, "flame", (x, high - 27, x + 18, high - 4), fill=theme.fire, ground=theme.flame)
        x += 25


def _rubble(pen: Pen, wide: int, high: int, theme: Theme) -> None:
    line = mix(theme.ruin_ground, theme.ruin, 0.55)
    pen.hatch((0, 0, wide, high), line, step=11, width=1.2)
    pen.hatch((0, 0, wide, high), line, step=11, width=1.2, falling=True)
