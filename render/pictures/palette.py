"""The palette of 256 colours for a whole map. It makes pictures of the map smaller."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple

from PIL import Image

from render.pictures.drawing import Colour

SIZE = 256
LAST = 255
"""The maximum number of colours of a palette: the last index stays unused."""
FOUND = 112
"""The number of colours that are added for smooth edges: more would make no visible difference, and cost bytes."""


@dataclass(frozen=True, kw_only=True)
class ColourTable:
    """A theme of pictures. Every field is a colour, or a dictionary of colours."""

    def colours(self) -> list[Colour]:
        """Return all colours that the table needs in its palette."""
        values = [getattr(self, entry.name) for entry in fields(self)]
        found = (each for value in values for each in (value.values() if isinstance(value, dict) else (value,)))
        return list(dict.fromkeys(found))


class Palette:
    """A palette with all colours in `sure`. The other colours come from `sheets`, for smooth edges.

    `colours` lists the channels (red, green, blue) of all colours one after another.
    """

    def __init__(self, sure: list[Colour], sheets: list[Image.Image]) -> None:
        wide = max(sheet.width for sheet in sheets)
        together = Image.new("RGB", (wide, sum(sheet.height for sheet in sheets)))
        top = 0
        for sheet in sheets:
            together.paste(sheet, (0, top))
            top += sheet.height
        # Every third pixel is enough: all pixels take seconds, and the colours are the same.
        together = together.resize((together.width // 3, together.height // 3), Image.Resampling.NEAREST)
        found = (
            together.quantize(min(FOUND, LAST - len(sure)), method=Image.Quantize.MEDIANCUT, kmeans=1).getpalette()
            or []
        )
        flat = [channel for colour in sure for channel in colour] + found
        self.colours = (flat + [0] * (SIZE * 3))[: SIZE * 3]
        self._carrier = Image.new("P", (1, 1))
        self._carrier.putpalette(self.colours)
        self._sure = {colour: index for index, colour in enumerate(sure)}

    def index(self, colour: Colour) -> int:
        """Return the index of one of the `sure` colours."""
        return self._sure[colour]

    def flatten(self, picture: Image.Image) -> Image.Image:
        """Convert an RGB picture to the nearest colours of the palette."""
        return picture.quantize(palette=self._carrier, dither=Image.Dither.NONE)


class Sprite:
    """A picture in a palette's colours. The mask is None for a full rectangle.

    It has no copy of the palette, which would need more memory than the picture.
    """

    shape: Image.Image | None
    picture: Image.Image

    def __init__(self, picture: Image.Image, palette: Palette, *, under: Colour | None = None) -> None:
        if picture.mode == "RGB":
            self.shape = None
            self.picture = _indices(palette.flatten(picture))
            return
        alpha = picture.getchannel("A")
        plain = Image.new("RGB", picture.size, under)
        plain.paste(picture, (0, 0), picture)
        self.shape = alpha.point([255 if value > 110 else 0 for value in range(256)]).convert("1")
        self.picture = _indices(palette.flatten(plain))

    @classmethod
    def cut(cls, picture: Image.Image, box: tuple[int, int, int, int]) -> Sprite:
        """Return a part of a picture as a sprite. The picture must already use the palette."""
        sprite = cls.__new__(cls)
        sprite.shape, sprite.picture = None, _indices(picture.crop(box))
        return sprite

    def put(self, on: Image.Image, at: tuple[int, int]) -> None:
        """Paste the picture at a point."""
        on.paste(self.picture, at, self.shape)


class Pasted(NamedTuple):
    """A sprite and the place on a picture where it is pasted."""

    sprite: Sprite
    at: tuple[int, int]

    def put(self, on: Image.Image) -> None:
        """Paste the sprite."""
        self.sprite.put(on, self.at)


def _indices(picture: Image.Image) -> Image.Image:
    picture.palette = None
    return picture


def paste_within(picture: Image.Image, sprite: Sprite, at: tuple[int, int], within: tuple[int, int, int, int]) -> None:
    """Paste the part of a sprite that lies within a rectangle."""
    x0, y0 = max(at[0], within[0]), max(at[1], within[1])
    x1, y1 = min(at[0] + sprite.picture.width, within[2]), min(at[1] + sprite.picture.height, within[3])
    if x1 <= x0 or y1 <= y0:
        return
    if (x1 - x0, y1 - y0) == sprite.picture.size:
        sprite.put(picture, at)
        return
    seen = (x0 - at[0], y0 - at[1], x1 - at[0], y1 - at[1])
    shape = sprite.shape.crop(seen) if sprite.shape is not None else None
    picture.paste(sprite.picture.crop(seen), (x0, y0), shape)
