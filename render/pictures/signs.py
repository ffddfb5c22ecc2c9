"""Signs for the results of dice, in the pictures of all games."""

from __future__ import annotations

from render.pictures.drawing import Colour, Pen

_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.73), (0.73, 0.27)),
    3: ((0.25, 0.75), (0.5, 0.5), (0.75, 0.25)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.28, 0.22), (0.28, 0.5), (0.28, 0.78), (0.72, 0.22), (0.72, 0.5), (0.72, 0.78)),
}
PIP = 0.105
"""The radius of a pip, as a share of the die's side."""
LIE = 0.14
"""The offset of a broken counter's lower half, as a share of its side."""


def draw_die(pen: Pen, at: tuple[float, float], size: float, number: int, colours: tuple[Colour, Colour]) -> None:
    """Draw the face of a die. Numbers outside 1 to 6 are written as digits.

    `colours` are the background and the ink.
    """
    ground, ink = colours
    x, y = at[0] - size / 2, at[1] - size / 2
    pen.box((x, y, x + size, y + size), ground, edge=ink, width=max(size / 13, 1.1), radius=size * 0.2)
    if number not in _PIPS:
        pen.text(at, str(number), ink, size=size * 0.7)
        return
    radius = max(size * PIP, 1.5)
    for across, down in _PIPS[number]:
        a, b = x + size * across, y + size * down
        pen.oval((a - radius, b - radius, a + radius, b + radius), ink)


def draw_broken(pen: Pen, at: tuple[float, float], size: float, colours: tuple[Colour, Colour]) -> None:
    """Draw a counter torn in two. `colours` are the ground and the ink."""
    ground, ink = colours
    x, y = at[0] - size / 2, at[1] - size / 2
    tear = [(0.62, 0.0), (0.38, 0.3), (0.6, 0.52), (0.36, 0.74), (0.5, 1.0)]
    halves = (
        ([(0.0, 0.0), *tear, (0.0, 1.0)], (-LIE / 2, -LIE / 2)),
        ([(1.0, 0.0), *tear, (1.0, 1.0)], (LIE, LIE)),
    )
    for points, (right, low) in halves:
        shape = [(x + size * (0.92 * a + right), y + size * (0.88 * b + low)) for a, b in points]
        pen.area(shape, ground)
        pen.line([*shape, shape[0], shape[1]], ink, width=max(size / 13, 1.1))
