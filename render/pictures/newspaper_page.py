"""The layout of a newspaper page and of a poster: measures, mastheads, headings, paragraphs, frames.

A page is set from top to bottom: each function draws at a y, and returns the y below what it drew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from render.fonts import Face
from render.pictures.print_page import Sheet, broken, fitted

WIDTH, MARGIN = 1280, 44
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
INNER = RIGHT - LEFT
TALL = 3_000
"""The height of the sheet on which a newspaper page is set, before it is cut."""
BODY, STEP = 29, 36
"""The size of the text, and the distance of its lines."""


class HeadingStyle(NamedTuple):
    """The measures of a column's title: sizes, the y of its middle and of its ornament, and its whole height."""

    size: float
    least: float
    middle: float
    ornament: float
    high: float


def dateline(sheet: Sheet, y: float, left: str, middle: str, right: str) -> float:
    """Draw the line under the newspaper's name, between a double rule and a thin one: number, place and date, price."""
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    sheet.text((LEFT, y + 28), left, face="italic", size=28, anchor="lm")
    sheet.text((WIDTH / 2, y + 28), middle, face="text", size=30, anchor="mm")
    sheet.text((RIGHT, y + 28), right, face="italic", size=28, anchor="rm")
    sheet.rule(y + 52, x0=LEFT, x1=RIGHT, width=1)
    return y + 52


def centred(
    sheet: Sheet, lines: Iterable[str], y: float, *, face: Face, size: float, step: float, middle: float = 0
) -> float:
    """Set lines in the middle of the page, each with its own middle at `middle` below its y."""
    for line in lines:
        sheet.text((WIDTH / 2, y + middle), line, face=face, size=size, anchor="mm")
        y += step
    return y


def heading(sheet: Sheet, text: str, at: tuple[float, float], wide: float, style: HeadingStyle) -> float:
    """Set the title of a column, with its ornament."""
    x, y = at
    size = fitted(text, face="bold", size=style.size, least=style.least, width=wide)
    sheet.text((x + wide / 2, y + style.middle), text, face="bold", size=size, anchor="mm")
    sheet.ornament(y + style.ornament, x0=x, x1=x + wide)
    return y + style.high


def paragraphs(sheet: Sheet, texts: Iterable[str], at: tuple[float, float], wide: float) -> float:
    """Set short texts under one another in a column."""
    x, y = at
    for text in texts:
        y = sheet.lines((x, y), broken(text, face="text", size=BODY, width=wide), size=BODY, step=STEP) + 10
    return y


def engraved(sheet: Sheet, picture: Image.Image, box: Sequence[int], y: float) -> float:
    """Print a part of a picture over the width of the page."""
    board = picture.crop((box[0], box[1], box[2], box[3]))
    high = round(board.height * (INNER - 8) / board.width)
    sheet.engraving(board, (LEFT + 4, round(y) + 4), (INNER - 8, high))
    return y + high


def frame(sheet: Sheet, low: int) -> int:
    """Draw a double frame around the page down to `low`; return the height of the page with it."""
    sheet.on.rectangle((14, 14, WIDTH - 15, low), outline=0, width=5)
    sheet.on.rectangle((24, 24, WIDTH - 25, low - 10), outline=0, width=1)
    return low + 15
