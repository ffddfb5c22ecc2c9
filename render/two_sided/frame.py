"""Draws the frame of a map: title, margins and legend."""

from __future__ import annotations

from typing import Protocol

from PIL import Image

from render.pictures.drawing import Colour, Pen, fit, text_width
from render.pictures.palette import Sprite

NEAR_HIGH = 70
"""The height of the title of a close-up, in pixels."""


class TitleColours(Protocol):
    """The colours that titles and legends need in the theme of a game."""

    @property
    def ink(self) -> Colour:
        """The colour of words and lines on paper."""

    @property
    def title(self) -> Colour:
        """The background of a title."""

    @property
    def on_title(self) -> Colour:
        """The colour of words in a title."""

    @property
    def soft_title(self) -> Colour:
        """The colour of less important words in a title."""


def framed(
    drawn: Image.Image, head: Sprite | None, foot: Sprite | None, margins: tuple[Sprite, Sprite], *, edge: int
) -> Image.Image:
    """Return a picture of a map framed by its title, margins and legend.

    `edge` is the width of the margins.
    """
    top = head.picture.height if head else 0
    low = foot.picture.height if foot else 0
    picture = Image.new("P", (drawn.width + edge, top + edge + drawn.height + low))
    picture.putpalette(drawn.getpalette() or [])
    if head:
        head.put(picture, (0, 0))
    margins[0].put(picture, (0, top))
    margins[1].put(picture, (0, top + edge))
    picture.paste(drawn, (edge, top + edge))
    if foot:
        foot.put(picture, (0, top + edge + drawn.height))
    return picture


def draw_near_head(name: str, line: str, theme: TitleColours, wide: int, *, largest: int) -> Image.Image:
    """Return a picture of the title of a close-up, with the text `line`. `largest` is the maximum type size."""
    pen = Pen(wide, NEAR_HIGH, scale=2, ground=theme.title)
    pen.text((18, 35), name, theme.on_title, face="bold", size=42, anchor="lm")
    room = wide - 60 - text_width(name, face="bold", size=42)
    size = fit(line, face="italic", size=largest, least=18, width=room)
    pen.text((wide - 18, 35), line, theme.soft_title, face="italic", size=size, anchor="rm")
    pen.box((2, 2, wide - 2, NEAR_HIGH - 2), edge=theme.ink, width=2)
    return pen.done()


def legend_word(pen: Pen, at: tuple[float, float], text: str, theme: TitleColours, *, room: float) -> None:
    """Write a text of the legend, smaller if it is too wide for `room`."""
    size = fit(text, face="italic", size=25, least=13, width=room)
    pen.text(at, text, theme.ink, face="italic", size=size, anchor="lm")
