"""The fonts of the pictures: they lie beside this file, with their licences, so that every machine draws the same.

«Old Standard» is a revival of the types that set most books around 1900; «DejaVu Sans Condensed Bold» has figures that
stay legible on a counter, and the card suits.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Literal

from PIL import ImageFont

Face = Literal["text", "italic", "bold", "figures"]

FILES: dict[Face, str] = {
    "text": "OldStandard-Regular.ttf",
    "italic": "OldStandard-Italic.ttf",
    "bold": "OldStandard-Bold.ttf",
    "figures": "DejaVuSansCondensed-Bold.ttf",
}


@cache
def _bytes(face: Face) -> bytes:
    return files(__package__).joinpath(FILES[face]).read_bytes()


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels; the same on every machine, because Pillow's own layout engine sets it."""
    return ImageFont.truetype(BytesIO(_bytes(face)), size, layout_engine=ImageFont.Layout.BASIC)
