"""Drawing helpers that belong to no game: smooth shapes, fitted text, pills, hatching."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageChops, ImageDraw

from render.fonts import Face, font

Colour = tuple[int, int, int]
Box = tuple[float, float, float, float]

FINE = 4
"""Shapes are drawn this many times larger and then reduced: Pillow's own shapes have no smooth edges."""


class Pen:
    """A sheet drawn at `scale` times its size; every coordinate and width is given at the size of the result.

    It is transparent unless it has a ground of its own.
    """

    def __init__(self, width: float, height: float, *, scale: int = FINE, ground: Colour | None = None) -> None:
        self.scale = scale
        self.size = (round(width), round(height))
        sheet = self.size[0] * scale, self.size[1] * scale
        self.sheet = Image.new("RGB", sheet, ground) if ground else Image.new("RGBA", sheet)
        self.on = ImageDraw.Draw(self.sheet)

    def _at(self, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _box(self, box: Box) -> tuple[float, float, float, float]:
        x0, y0, x1, y1 = box
        return x0 * self.scale, y0 * self.scale, x1 * self.scale - 1, y1 * self.scale - 1

    def area(self, points: Sequence[tuple[float, float]], fill: Colour) -> None:
        """A filled polygon."""
        self.on.polygon(self._at(points), fill=fill)

    def line(self, points: Sequence[tuple[float, float]], fill: Colour, *, width: float = 1) -> None:
        """A line through the points."""
        self.on.line(self._at(points), fill=fill, width=max(1, round(width * self.scale)), joint="curve")

    def dashes(
        self, start: tuple[float, float], end: tuple[float, float], fill: Colour, *, width: float, dash: float
    ) -> None:
        """A dashed line: strokes and gaps of `dash` each."""
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
        """A rectangle, rounded where a radius is given."""
        self.on.rounded_rectangle(
            self._box(box),
            radius=radius * self.scale,
            fill=fill,
            outline=edge,
            width=round(width * self.scale) if edge else 0,
        )

    def oval(self, box: Box, fill: Colour | None = None, *, edge: Colour | None = None, width: float = 1) -> None:
        """An ellipse."""
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
        """Oblique lines inside a box, or inside a polygon of it, rising to the right unless `falling`."""
        left, top, right, low = (round(edge * self.scale) for edge in box)
        wide, high = right - left, low - top
        if wide <= 0 or high <= 0:
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
            corners = [(x * self.scale - left, y * self.scale - top) for x, y in within]
            ImageDraw.Draw(shape).polygon(corners, fill=255)
            lines = ImageChops.darker(lines, shape)
        self.sheet.paste(fill, (left, top), lines)

    def text(
        self,
        at: tuple[float, float],
        said: str,
        fill: Colour,
        *,
        face: Face = "figures",
        size: float = 12,
        anchor: str = "mm",
        halo: Colour | None = None,
        halo_width: float = 2,
    ) -> None:
        """Text at a point, with Pillow's anchors; `halo` keeps it legible over lines."""
        self.on.text(
            (at[0] * self.scale, at[1] * self.scale),
            said,
            font=font(face, round(size * self.scale)),
            fill=fill,
            anchor=anchor,
            stroke_width=round(halo_width * self.scale) if halo else 0,
            stroke_fill=halo,
        )

    def done(self) -> Image.Image:
        """The sheet at its size, with smooth edges."""
        if self.scale == 1:
            return self.sheet
        return self.sheet.resize(self.size, Image.Resampling.BOX)


def text_width(said: str, *, face: Face, size: float) -> float:
    """The width of a text in pixels."""
    return float(font(face, round(size)).getlength(said))


def fit(said: str, *, face: Face, size: float, least: float, width: float) -> float:
    """The largest size, from `size` down to `least`, at which the text is no wider than `width`."""
    while size > least and text_width(said, face=face, size=size) > width:
        size -= 1
    return size


def wrap(said: str, *, face: Face, size: float, width: float) -> list[str]:
    """The text in lines no wider than `width`, broken at spaces; a longer word stands alone."""
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, face=face, size=size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def mix(one: Colour, two: Colour, part: float) -> Colour:
    """A colour between two: `part` of the second."""
    return (
        round(one[0] + (two[0] - one[0]) * part),
        round(one[1] + (two[1] - one[1]) * part),
        round(one[2] + (two[2] - one[2]) * part),
    )


def turned(width: float, height: float, paint: Callable[[Pen], None], *, scale: int = FINE) -> Image.Image:
    """What `paint` draws on a sheet of width × height, turned by a quarter to read from below."""
    pen = Pen(width, height, scale=scale)
    paint(pen)
    return pen.done().transpose(Image.Transpose.ROTATE_90)
