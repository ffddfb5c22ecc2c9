"""One palette of 256 colours for the whole map: pictures in it are small, and copying them is quick."""

from __future__ import annotations

from PIL import Image

from render.draw import Colour

SIZE = 256
NOTHING = 255
"""The index of no colour: where it stands on a sheet of counters, there is none."""
FOUND = 112
"""So many colours between the sure ones: more of them are not seen, and cost bytes."""


class Palette:
    """The colours of `sure`, and as many more as fit, taken from `sheets`: smooth edges need the colours between."""

    def __init__(self, sure: list[Colour], sheets: list[Image.Image]) -> None:
        wide = max(sheet.width for sheet in sheets)
        together = Image.new("RGB", (wide, sum(sheet.height for sheet in sheets)))
        top = 0
        for sheet in sheets:
            together.paste(sheet, (0, top))
            top += sheet.height
        # Every third point will do: looking at all of them takes seconds, and finds the same colours.
        together = together.resize((together.width // 3, together.height // 3), Image.Resampling.NEAREST)
        found = (
            together.quantize(min(FOUND, NOTHING - len(sure)), method=Image.Quantize.MEDIANCUT, kmeans=1).getpalette()
            or []
        )
        flat = [channel for colour in sure for channel in colour] + found
        self._carrier = Image.new("P", (1, 1))
        self._carrier.putpalette((flat + [0] * (SIZE * 3))[: SIZE * 3])
        self._sure = {colour: index for index, colour in enumerate(sure)}

    def index(self, colour: Colour) -> int:
        """The index of one of the sure colours."""
        return self._sure[colour]

    def flatten(self, picture: Image.Image) -> Image.Image:
        """An RGB picture in the palette's nearest colours."""
        return picture.quantize(palette=self._carrier, dither=Image.Dither.NONE)


class Sprite:
    """A picture in the palette, with the shape that is pasted; None when it is the whole rectangle."""

    def __init__(self, picture: Image.Image, palette: Palette, *, under: Colour | None = None) -> None:
        if picture.mode == "RGB":
            self.shape = None
            self.picture = palette.flatten(picture)
            return
        alpha = picture.getchannel("A")
        plain = Image.new("RGB", picture.size, under)
        plain.paste(picture, (0, 0), picture)
        self.shape = alpha.point([255 if value > 110 else 0 for value in range(256)]).convert("1")
        self.picture = palette.flatten(plain)

    def put(self, on: Image.Image, at: tuple[int, int]) -> None:
        """Paste it."""
        on.paste(self.picture, at, self.shape)


def empty_sheet(size: tuple[int, int]) -> Image.Image:
    """A sheet on which there is nothing."""
    return Image.new("P", size, NOTHING)
