"""The fonts of the pictures, packaged with their licences.

«Old Standard» looks like the typefaces of most books around 1900. «DejaVu Sans Condensed Bold» has the card suits, and
digits that stay legible on a counter.
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
"""The maximum number of cached font sizes: each takes a third of a megabyte, and opening it again 0.05 milliseconds."""


@lru_cache(OPEN)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return the font at `path` in a size in pixels."""
    return ImageFont.truetype(Path(__file__).with_name(FILES[face]), size, layout_engine=ImageFont.Layout.BASIC)
