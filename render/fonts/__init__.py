"""The fonts of the pictures: they lie beside this file, with their licences, so that every machine draws the same.

«Old Standard» is a revival of the types that set most books around 1900; «DejaVu Sans Condensed Bold» has figures that
stay legible on a counter, and the card suits.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont

Face = Literal["text", "italic", "bold", "figures"]

FILES: dict[Face, str] = {
    "text": "OldStandard-Regular.ttf",
    "italic": "OldStandard-Italic.ttf",
    "bold": "OldStandard-Bold.ttf",
    "figures": "DejaVuSansCondensed-Bold.ttf",
}


OPEN = 48
"""So many sizes are kept open: each takes a third of a megabyte, and opening it again a twentieth of a millisecond."""


@lru_cache(OPEN)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels; the same on every machine, because Pillow's own layout engine sets it.

    It is opened by its path: from memory, each size would keep a copy of the whole file.
    """
    return ImageFont.truetype(Path(__file__).with_name(FILES[face]), size, layout_engine=ImageFont.Layout.BASIC)
