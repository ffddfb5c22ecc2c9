"""The parts of a newspaper page or poster.

A page is made from top to bottom: each function draws at a y, and returns the y below its drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from render.fonts import Face
from render.localization import capitalized, cut
from render.panel import ALT_LENGTH
from render.pictures.print_page import Sheet, balanced, broken, fitted

WIDTH, MARGIN = 1280, 44
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
INNER = RIGHT - LEFT
TALL = 3_000
"""The height in pixels of the sheet on which a newspaper page is set, before it is cropped."""
BODY, STEP = 29, 36
"""The size of the text, and the distance between its lines, in pixels."""


class HeadingStyle(NamedTuple):
    """The measures of a column's title in pixels.

    They are its type sizes, the y of its middle and of its ornament, and its whole height.
    """

    size: float
    least: float
    middle: float
    ornament: float
    high: float


def dateline(sheet: Sheet, y: float, left: str, middle: str, right: str) -> float:
    """Draw the line with the date below the newspaper's name. Return the y coordinate below it."""
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    sheet.text((LEFT, y + 28), left, face="italic", size=28, anchor="lm")
    sheet.text((WIDTH / 2, y + 28), middle, face="text", size=30, anchor="mm")
    sheet.text((RIGHT, y + 28), right, face="italic", size=28, anchor="rm")
    sheet.rule(y + 52, x0=LEFT, x1=RIGHT, width=1)
    return y + 52


def centred(
    sheet: Sheet, lines: Iterable[str], y: float, *, face: Face, size: float, step: float, middle: float = 0
) -> float:
    """Write centred lines, and return the y coordinate below them.

    Each line's middle is `middle` pixels below its y coordinate.
    """
    for line in lines:
        sheet.text((WIDTH / 2, y + middle), line, face=face, size=size, anchor="mm")
        y += step
    return y


def masthead(sheet: Sheet, name: str, number: str, place: str, price: str) -> float:
    """Write the newspaper's name with a line below it. Return the y coordinate below both."""
    sheet.rule(26, x0=LEFT, x1=RIGHT, width=1)
    sheet.text(
        (WIDTH / 2, 96), name, face="bold", size=fitted(name, face="bold", size=112, least=60, width=INNER), anchor="mm"
    )
    return dateline(sheet, 166, number, place, price)


def headlines(sheet: Sheet, title: str, under: str, y: float) -> float:
    """Write the headline and the text below it. Return the y coordinate below them."""
    lines, size = balanced(title, face="bold", size=108, least=60, width=INNER)
    y = centred(sheet, lines, y + 20 + size * 0.52, face="bold", size=size, step=size * 1.04) - size * 0.5
    sheet.ornament(y + 16, x0=LEFT, x1=RIGHT)
    lines, size = balanced(under, face="italic", size=38, least=30, width=INNER, most=3)
    return centred(sheet, lines, y + 42, face="italic", size=size, step=size * 1.2, middle=size / 2) + 18


def heading(sheet: Sheet, text: str, at: tuple[float, float], wide: float, style: HeadingStyle) -> float:
    """Write the title of a column with its ornament. Return the y coordinate below them."""
    x, y = at
    size = fitted(text, face="bold", size=style.size, least=style.least, width=wide)
    sheet.text((x + wide / 2, y + style.middle), text, face="bold", size=size, anchor="mm")
    sheet.ornament(y + style.ornament, x0=x, x1=x + wide)
    return y + style.high


def paragraphs(sheet: Sheet, texts: Iterable[str], at: tuple[float, float], wide: float) -> float:
    """Write short texts one below the other. Return the y coordinate below them."""
    x, y = at
    for text in texts:
        y = sheet.lines((x, y), broken(text, face="text", size=BODY, width=wide), size=BODY, step=STEP) + 10
    return y


def figures(
    sheet: Sheet,
    tables: Iterable[tuple[str, Mapping[str, int]]],
    at: tuple[float, float],
    wide: float,
    style: HeadingStyle,
) -> float:
    """Write tables of names and values, each under its title. Return the y below them."""
    x, y = at
    for title, rows in tables:
        y = heading(sheet, title, (x, y), wide, style)
        size = min(fitted(capitalized(name), face="text", size=BODY, least=18, width=wide - 60) for name in rows)
        for name, value in rows.items():
            y += STEP
            sheet.dotted(y - 8, capitalized(name), str(value), x0=x, x1=x + wide, size=size)
        y += 26
    return y


def described(write: Callable[..., str], stand: Mapping[str, int], join: Callable[..., str], **facts: object) -> str:
    """Return the alt text of a newspaper page.

    `write` returns the texts of the newspaper. `join` makes one sentence from the rows of `stand`.
    """
    rows = [write("dispatch-alt-line", name=name, count=value) for name, value in stand.items()]
    paper = write("paper-name")
    return cut(write("dispatch-alt", paper=paper, stand=join(rows), **facts), ALT_LENGTH)


def engraved(sheet: Sheet, picture: Image.Image, box: Sequence[int], y: float) -> float:
    """Print the rectangle `box` of a picture across the page. Return the y below it."""
    board = picture.crop((box[0], box[1], box[2], box[3]))
    high = round(board.height * (INNER - 8) / board.width)
    sheet.engraving(board, (LEFT + 4, round(y) + 4), (INNER - 8, high))
    return y + high


def frame(sheet: Sheet, low: int) -> int:
    """Draw a double frame around the page down to `low`. Return the height of the framed page."""
    sheet.on.rectangle((14, 14, WIDTH - 15, low), outline=0, width=5)
    sheet.on.rectangle((24, 24, WIDTH - 25, low - 10), outline=0, width=1)
    return low + 15
