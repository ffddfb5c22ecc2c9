"""Roofs, courtyards and trees in the style of a survey map."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from render.games.siege.theme import Theme
from render.pictures.drawing import Box, Colour, Pen, mix

HALL = 9
"""The depth of a hall around a court, in pixels."""


def roof_of(tint: Colour, theme: Theme) -> Colour:
    """Return the colour of roofs on ground of the colour `tint`."""
    return mix(tint, theme.ink, 0.05)


class Plot:
    """A part of the ground, with its colour, on which buildings are drawn.

    Its name seeds the random numbers, so that it always looks the same.
    """

    def __init__(self, pen: Pen, name: str, tint: Colour, theme: Theme) -> None:
        self.pen, self.tint, self.theme = pen, tint, theme
        self.chance = Random(name)
        self.line = mix(tint, theme.ink, 0.42)
        self.shade = mix(tint, theme.ink, 0.22)
        self.roof = roof_of(tint, theme)
        self.leaf = mix(tint, theme.tree, 0.75)

    def hall(self, box: Box) -> None:
        """Draw a roof."""
        x0, y0, x1, y1 = box
        pen = self.pen
        pen.box(box, self.roof)
        if x1 - x0 >= y1 - y0:
            middle = (y0 + y1) // 2
            _ticks(pen, (x0 + 2, middle, x1 - 1, y1 - 1), self.shade, upright=True)
            pen.line([(x0, middle), (x1, middle)], self.line, width=0.8)
        else:
            middle = (x0 + x1) // 2
            _ticks(pen, (middle, y0 + 2, x1 - 1, y1 - 1), self.shade, upright=False)
            pen.line([(middle, y0), (middle, y1)], self.line, width=0.8)
        pen.box(box, edge=self.line, width=1)

    def court(self, box: Box) -> None:
        """Draw a court with a hall on each of its four sides."""
        x0, y0, x1, y1 = box
        deep = round(min(HALL, (y1 - y0) / 3.4, (x1 - x0) / 3.4))
        self.hall((x0 + deep, y0, x1 - deep, y0 + deep + 1))
        self.hall((x0 + deep + 4, y1 - deep + 1, x1 - deep - 4, y1))
        self.hall((x0, y0 + deep - 3, x0 + deep - 1, y1 - 4))
        self.hall((x1 - deep + 1, y0 + deep - 3, x1, y1 - 4))
        self.tree(((x0 + x1) // 2, (y0 + y1) // 2), 3)

    def house(self, box: Box) -> None:
        """Draw a European house with a wing."""
        x0, y0, x1, y1 = box
        wing = y0 + round((y1 - y0) * 0.52)
        across = x0 + round((x1 - x0) * 0.34)
        pen = self.pen
        pen.area([(x0, y0), (x1, y0), (x1, wing), (across, wing), (across, y1), (x0, y1)], self.roof)
        middle = (y0 + wing) // 2
        _ticks(pen, (across + 2, middle, x1 - 2, wing), self.shade, upright=True)
        _ticks(pen, ((x0 + across) // 2, wing, across, y1 - 2), self.shade, upright=False)
        tip = min((wing - y0) // 2, (x1 - x0) // 4)
        pen.line([(x0 + tip, middle), (x1 - tip, middle)], self.line, width=0.9)
        pen.line([(x1, y0), (x1 - tip, middle), (x1, wing)], self.line, width=0.8)
        pen.line([(x0, y0), (x0 + tip, middle), ((x0 + across) // 2, y1 - 2)], self.line, width=0.8)
        outline = [(x0, y0), (x1, y0), (x1, wing), (across, wing), (across, y1), (x0, y1), (x0, y0)]
        pen.line(outline, self.line, width=1.1)

    def chapel(self, box: Box) -> None:
        """Draw a chapel with a nave, a tower and a cross."""
        x0, y0, x1, y1 = box
        self.hall((x0, y0 + 3, x1 - 8, y1 - 3))
        self.pen.box((x1 - 9, y0, x1, y1), self.shade, edge=self.line, width=1)
        x, y = x1 - 4.5, (y0 + y1) / 2
        self.pen.line([(x - 3, y), (x + 3, y)], self.line, width=1.1)
        self.pen.line([(x, y - 4), (x, y + 4)], self.line, width=1.1)

    def tree(self, at: tuple[float, float], far: float = 4) -> None:
        """Draw a tree from above."""
        x, y = at
        self.pen.oval((x - far, y - far, x + far, y + far), edge=self.leaf, width=1)
        self.pen.oval((x - 0.8, y - 0.8, x + 0.8, y + 0.8), self.leaf)

    def grove(self, box: Box, most: int) -> None:
        """Draw up to `most` trees at random places in a rectangle."""
        x0, y0, x1, y1 = box
        for _ in range(most):
            far = self.chance.choice((3, 4, 5))
            left, right, top, low = round(x0) + far, round(x1) - far, round(y0) + far, round(y1) - far
            if right > left and low > top:
                self.tree((self.chance.randint(left, right), self.chance.randint(top, low)), far)

    def courts(self, box: Box) -> None:
        """Draw rows of courts."""
        for x0, y0, x1, y1 in _cells(box, 62, 50):
            if self.chance.random() < 0.13:
                self.grove((x0 + 6, y0 + 4, x1 - 6, y1 - 4), 4)
            else:
                self.court((x0 + 6, y0 + 4, x1 - 6, y1 - 5))

    def park(self, box: Box) -> None:
        """Draw a minister's compound with houses, garden and chapel."""
        kinds = ["house", "court", "house", "grove", "chapel"]
        for place, (x0, y0, x1, y1) in enumerate(_cells(box, 74, 58)):
            cell = (x0 + 7, y0 + 5, x1 - 7, y1 - 6)
            match kinds[(place + self.chance.randrange(2)) % len(kinds)]:
                case "house":
                    self.house(cell)
                    self.grove(((x0 + x1) / 2, y0 + (y1 - y0) * 0.62, x1 - 5, y1 - 3), 2)
                case "court":
                    self.court(cell)
                case "chapel":
                    self.chapel((cell[0], cell[1], cell[2], min(cell[3], cell[1] + 22)))
                    self.grove((cell[0], cell[1] + 24, cell[2], cell[3]), 3)
                case _:
                    self.grove(cell, 6)


def _cells(box: Box, wide: float, high: float) -> Iterator[tuple[int, int, int, int]]:
    """Divide a rectangle into equal cells of about `wide` × `high` pixels, and yield them."""
    x0, y0, x1, y1 = (round(edge) for edge in box)
    columns, rows = max(1, round((x1 - x0) / wide)), max(1, round((y1 - y0) / high))
    step_x, step_y = (x1 - x0) // columns, (y1 - y0) // rows
    left, top = x0 + (x1 - x0 - step_x * columns) // 2, y0 + (y1 - y0 - step_y * rows) // 2
    for row in range(rows):
        for column in range(columns):
            x, y = left + column * step_x, top + row * step_y
            yield x, y, x + step_x, y + step_y


def _ticks(pen: Pen, box: Box, fill: Colour, *, upright: bool) -> None:
    """Draw parallel strokes across a roof."""
    x0, y0, x1, y1 = box
    at = x0 if upright else y0
    while at < (x1 if upright else y1):
        pen.line([(at, y0), (at, y1)] if upright else [(x0, at), (x1, at)], fill, width=0.7)
        at += 4
