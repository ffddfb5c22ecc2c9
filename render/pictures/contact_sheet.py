"""Contact sheets: many pictures as thumbnails, for manual checks."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.pictures.drawing import Colour, Pen, fit

COLUMNS, ROWS = 3, 4
THUMB = (480, 380)
"""The largest width and height of a thumbnail, in pixels."""
GAP, CAPTION = 14, 26
PAPER: Colour = (238, 236, 230)
INK: Colour = (30, 28, 26)


class Print(NamedTuple):
    """A picture for a contact sheet: its caption, and its PNG."""

    caption: str
    data: bytes


class Thumb(NamedTuple):
    """A thumbnail and its caption."""

    caption: str
    picture: Image.Image


def small(shown: Print) -> Thumb:
    """Return a thumbnail of a picture. It is never larger than the picture."""
    picture = Image.open(io.BytesIO(shown.data)).convert("RGB")
    picture.thumbnail(THUMB, Image.Resampling.LANCZOS)
    return Thumb(shown.caption, picture)


def sheets(thumbs: Sequence[Thumb]) -> Iterator[Image.Image]:
    """Yield the pages with the thumbnails, in order."""
    page = COLUMNS * ROWS
    for start in range(0, len(thumbs), page):
        yield _sheet(thumbs[start : start + page])


def _sheet(thumbs: Sequence[Thumb]) -> Image.Image:
    columns = min(COLUMNS, len(thumbs))
    wide, high = THUMB[0] + GAP, THUMB[1] + CAPTION + GAP
    rows = -(-len(thumbs) // columns)
    pen = Pen(columns * wide + GAP, rows * high + GAP, scale=1, ground=PAPER)
    for place, thumb in enumerate(thumbs):
        x, y = GAP + place % columns * wide, GAP + place // columns * high
        picture = thumb.picture
        at = (x + (THUMB[0] - picture.width) // 2, y + (THUMB[1] - picture.height) // 2)
        pen.sheet.paste(picture, at)
        size = fit(thumb.caption, face="figures", size=17, least=9, width=THUMB[0])
        pen.text((x + THUMB[0] / 2, y + THUMB[1] + CAPTION / 2), thumb.caption, INK, size=size)
    return pen.done()
