"""Drawing helpers for all games: smooth shapes, fitted text, hatching."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.fonts import Face, font

Colour = tuple[int, int, int]
Box = tuple[float, float, float, float]

FINE = 4
"""The factor of supersampling: Pillow's own shapes have no smooth edges."""
_LARGE = 2**18
"""The number of pixels from which it is worth looking for the part of a sheet that is not empty."""


class Pen:
    """A sheet to draw on, at `scale` times its final size.

    All coordinates and widths are given for the final size. Without a `ground` colour it is transparent. With an
    `origin` and a `zoom` it shows an enlarged part of a larger picture. Coordinates are then those of the larger
    picture.
    """

    def __init__(
        self,
        width: float,
        height: float,
        *,
        scale: int = FINE,
        ground: Colour | None = None,
        origin: tuple[float, float] = (0, 0),
        zoom: float = 1,
    ) -> None:
        self.fine, self.zoom, self.origin = scale, zoom, origin
        self.scale = scale * zoom
        self.size = (round(width * zoom), round(height * zoom))
        sheet = self.size[0] * scale, self.size[1] * scale
        self.sheet = Image.new("RGB", sheet, ground) if ground else Image.new("RGBA", sheet)
        self.on = ImageDraw.Draw(self.sheet)

    def sees(self, box: Box) -> bool:
        """Return whether any part of a rectangle is on the sheet."""
        x0, y0, x1, y1 = self._box(box)
        return x1 >= 0 and y1 >= 0 and x0 < self.sheet.width and y0 < self.sheet.height

    def put(self, picture: Image.Image, at: tuple[float, float]) -> None:
        """Paste a transparent picture on a sheet that has a ground colour.

        The picture must be drawn at the sheet's scale.
        """
        x, y = self._at([at])[0]
        self.sheet.paste(picture, (round(x), round(y)), picture)

    def _at(self, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        left, top = self.origin
        return [((x - left) * self.scale, (y - top) * self.scale) for x, y in points]

    def _box(self, box: Box) -> tuple[float, float, float, float]:
        (x0, y0), (x1, y1) = self._at([(box[0], box[1]), (box[2], box[3])])
        return x0, y0, max(x1 - 1, x0), max(y1 - 1, y0)

    def area(self, points: Sequence[tuple[float, float]], fill: Colour) -> None:
        """Draw a filled polygon."""
        self.on.polygon(self._at(points), fill=fill)

    def line(self, points: Sequence[tuple[float, float]], fill: Colour, *, width: float = 1) -> None:
        """Draw a line through the points."""
        self.on.line(self._at(points), fill=fill, width=max(1, round(width * self.scale)), joint="curve")

    def dashes(
        self, start: tuple[float, float], end: tuple[float, float], fill: Colour, *, width: float, dash: float
    ) -> None:
        """Draw a dashed line whose dashes and gaps have the length `dash`."""
        (x0, y0), (x1, y1) = start, end
        length = max(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5, 1e-6)
        steps = int(length / dash)
        for step in range(0, steps + 1, 2):
            one, two = step * dash / length, min((step + 1) * dash / length, 1)
            if one < 1:
                self.line([(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (one, two)], fill, width=width)

    def box(
        self,
        box: Box,
        fill: Colour | None = None,
        *,
        edge: Colour | None = None,
        width: float = 1,
        radius: float = 0,
    ) -> None:
        """Draw a rectangle. If `radius` is given, its corners are rounded."""
        self.on.rounded_rectangle(
            self._box(box),
            radius=radius * self.scale,
            fill=fill,
            outline=edge,
            width=round(width * self.scale) if edge else 0,
        )

    def oval(self, box: Box, fill: Colour | None = None, *, edge: Colour | None = None, width: float = 1) -> None:
        """Draw an ellipse."""
        self.on.ellipse(self._box(box), fill=fill, outline=edge, width=round(width * self.scale) if edge else 0)

    def hatch(
        self,
        box: Box,
        fill: Colour,
        *,
        step: float,
        width: float,
        falling: bool = False,
        within: Sequence[tuple[float, float]] | None = None,
    ) -> None:
        """Draw oblique lines in a rectangle, or in a polygon inside it.

        The lines rise to the right, unless `falling` is set.
        """
        (x0, y0), (x1, y1) = self._at([(box[0], box[1]), (box[2], box[3])])
        left, top, wide, high = round(x0), round(y0), round(x1) - round(x0), round(y1) - round(y0)
        if wide <= 0 or high <= 0 or not self.sees(box):
            return
        lines = Image.new("L", (wide, high), 0)
        on = ImageDraw.Draw(lines)
        x: float = -high
        while x < wide:
            ends = [(x, 0), (x + high, high)] if falling else [(x, high), (x + high, 0)]
            on.line(ends, fill=255, width=max(1, round(width * self.scale)))
            x += step * self.scale
        if within is not None:
            shape = Image.new("L", (wide, high), 0)
            corners = [(x - left, y - top) for x, y in self._at(within)]
            ImageDraw.Draw(shape).polygon(corners, fill=255)
            lines = ImageChops.darker(lines, shape)
        self.sheet.paste(fill, (left, top), lines)

    def text(
        self,
        at: tuple[float, float],
        text: str,
        fill: Colour,
        *,
        face: Face = "figures",
        size: float = 12,
        anchor: str = "mm",
        halo: Colour | None = None,
        halo_width: float = 2,
    ) -> None:
        """Draw text at a point, with Pillow's anchors.

        A `halo` around the letters keeps the text legible over lines.
        """
        self.on.text(
            self._at([at])[0],
            text,
            font=font(face, round(size * self.scale)),
            fill=fill,
            anchor=anchor,
            stroke_width=round(halo_width * self.scale) if halo else 0,
            stroke_fill=halo,
        )

    def done(self) -> Image.Image:
        """Return the sheet at its final size, with smooth edges."""
        if self.fine == 1:
            return self.sheet
        if self.sheet.mode == "RGBA" and self.sheet.width * self.sheet.height >= _LARGE:
            return self._done_in_part()
        return self.sheet.resize(self.size, Image.Resampling.BOX)

    def _done_in_part(self) -> Image.Image:
        """Return a large transparent sheet, scaled to its final size. Only the part with a drawing is scaled."""
        fine, box = self.fine, self.sheet.getbbox()
        if box is None:
            return Image.new("RGBA", self.size)
        x0, y0, x1, y1 = box[0] // fine, box[1] // fine, -(-box[2] // fine), -(-box[3] // fine)
        if 2 * (x1 - x0) * (y1 - y0) > self.size[0] * self.size[1]:
            return self.sheet.resize(self.size, Image.Resampling.BOX)  # copying the part would not pay
        # Each pixel is the mean of its own square, so the part looks as it would in the whole.
        part = self.sheet.crop((x0 * fine, y0 * fine, x1 * fine, y1 * fine))
        done = Image.new("RGBA", self.size)
        done.paste(part.resize((x1 - x0, y1 - y0), Image.Resampling.BOX), (x0, y0))
        return done


@lru_cache(4_096)
def text_width(text: str, *, face: Face, size: float) -> float:
    """Return the width of a text in pixels."""
    return float(font(face, round(size)).getlength(text))


def fit(text: str, *, face: Face, size: float, least: float, width: float) -> float:
    """Return the largest size from `least` to `size` at which the text fits into `width`."""
    while size > least and text_width(text, face=face, size=size) > width:
        size -= 1
    return size


def wrap(text: str, *, face: Face, size: float, width: float) -> list[str]:
    """Split a text at spaces into lines of at most `width` pixels.

    A longer word gets a line of its own.
    """
    lines: list[str] = []
    for word in filter(None, text.replace("\n", " ").split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, face=face, size=size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def mix(one: Colour, two: Colour, part: float) -> Colour:
    """Return a blend of two colours. `part` is the share of the second, from 0 to 1."""
    return (
        round(one[0] + (two[0] - one[0]) * part),
        round(one[1] + (two[1] - one[1]) * part),
        round(one[2] + (two[2] - one[2]) * part),
    )


def turned(width: float, height: float, paint: Callable[[Pen], None], *, scale: int = FINE) -> Image.Image:
    """Return what `paint` draws, turned so that it reads from bottom to top.

    `width` and `height` are the size before turning.
    """
    pen = Pen(width, height, scale=scale)
    paint(pen)
    return pen.done().transpose(Image.Transpose.ROTATE_90)
