"""Draws silhouettes of any size, on a grid of 100 × 100 units."""

from __future__ import annotations

from render.pictures.drawing import Box, Colour, Pen

Point = tuple[float, float]


class Stencil:
    """Draws in a rectangle of a sheet, on a grid of 100 × 100 units."""

    def __init__(self, pen: Pen, box: Box, fill: Colour, ground: Colour) -> None:
        self.pen, self.fill, self.ground = pen, fill, ground
        self.x, self.y = box[0], box[1]
        self.step_x, self.step_y = (box[2] - box[0]) / 100, (box[3] - box[1]) / 100

    def to(self, x: float, y: float) -> Point:
        """Convert a point of the grid to a point on the sheet."""
        return self.x + x * self.step_x, self.y + y * self.step_y

    def area(self, *points: Point, light: bool = False) -> None:
        """Draw a filled polygon; in the background colour if `light`."""
        self.pen.area([self.to(*point) for point in points], self.ground if light else self.fill)

    def oval(self, x0: float, y0: float, x1: float, y1: float, *, light: bool = False) -> None:
        """Draw an ellipse. If `light`, draw it in the background colour."""
        self.pen.oval((*self.to(x0, y0), *self.to(x1, y1)), self.ground if light else self.fill)

    def ring(self, x0: float, y0: float, x1: float, y1: float, width: float) -> None:
        """Draw the outline of an ellipse."""
        self.pen.oval((*self.to(x0, y0), *self.to(x1, y1)), edge=self.fill, width=width * self.step_x)

    def line(self, *points: Point, width: float, light: bool = False) -> None:
        """Draw a line. With `light`, draw it in the background colour."""
        self.pen.line(
            [self.to(*point) for point in points],
            self.ground if light else self.fill,
            width=width * self.step_x,
        )
