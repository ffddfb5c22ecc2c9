"""The flags of the Powers of 1900, simplified for the size of a counter."""

from __future__ import annotations

from collections.abc import Callable

from render.pictures.drawing import Colour, Pen

WHITE: Colour = (250, 248, 240)
RED: Colour = (186, 38, 42)
BLUE: Colour = (34, 56, 120)
BLACK: Colour = (30, 28, 28)
GREEN: Colour = (40, 120, 70)
GOLD: Colour = (236, 188, 52)
EDGE: Colour = (48, 40, 34)

Box = tuple[float, float, float, float]


def _bands(pen: Pen, box: Box, *, colours: tuple[Colour, ...], upright: bool = False) -> None:
    x0, y0, x1, y1 = box
    for place, colour in enumerate(colours):
        low, high = place / len(colours), (place + 1) / len(colours)
        if upright:
            pen.box((x0 + (x1 - x0) * low, y0, x0 + (x1 - x0) * high, y1), colour)
        else:
            pen.box((x0, y0 + (y1 - y0) * low, x1, y0 + (y1 - y0) * high), colour)


def _britain(pen: Pen, box: Box) -> None:
    x0, y0, x1, y1 = box
    high = y1 - y0
    pen.box(box, BLUE)
    for colour, width in ((WHITE, 0.26), (RED, 0.09)):
        pen.line([(x0, y0), (x1, y1)], colour, width=high * width)
        pen.line([(x0, y1), (x1, y0)], colour, width=high * width)
    middle_x, middle_y = (x0 + x1) / 2, (y0 + y1) / 2
    for colour, half in ((WHITE, 0.2), (RED, 0.11)):
        pen.box((middle_x - high * half, y0, middle_x + high * half, y1), colour)
        pen.box((x0, middle_y - high * half, x1, middle_y + high * half), colour)


def _states(pen: Pen, box: Box) -> None:
    x0, y0, x1, y1 = box
    _bands(pen, box, colours=(RED, WHITE, RED, WHITE, RED, WHITE, RED))
    across, down = x0 + (x1 - x0) * 0.46, y0 + (y1 - y0) * 4 / 7
    pen.box((x0, y0, across, down), BLUE)
    for column in range(3):
        for row in range(2):
            x = x0 + (across - x0) * (column + 0.5) / 3
            y = y0 + (down - y0) * (row + 0.5) / 2
            pen.oval((x - 0.9, y - 0.9, x + 0.9, y + 0.9), WHITE)


def _japan(pen: Pen, box: Box) -> None:
    x0, y0, x1, y1 = box
    pen.box(box, WHITE)
    middle_x, middle_y, half = (x0 + x1) / 2, (y0 + y1) / 2, (y1 - y0) * 0.31
    pen.oval((middle_x - half, middle_y - half, middle_x + half, middle_y + half), RED)


def _italy(pen: Pen, box: Box) -> None:
    _bands(pen, box, colours=(GREEN, WHITE, RED), upright=True)
    x0, y0, x1, y1 = box
    middle, high = (x0 + x1) / 2, y1 - y0
    pen.area(
        [
            (middle - high * 0.16, y0 + high * 0.26),
            (middle + high * 0.16, y0 + high * 0.26),
            (middle + high * 0.16, y0 + high * 0.55),
            (middle, y0 + high * 0.76),
            (middle - high * 0.16, y0 + high * 0.55),
        ],
        BLUE,
    )


def _volunteers(pen: Pen, box: Box) -> None:
    x0, y0, x1, y1 = box
    _britain(pen, box)
    third = (x1 - x0) / 3
    pen.area([(x0 + third * 1.5, y1), (x1, y0), (x1, y1)], RED)
    pen.area([(x0, y1), (x0 + third * 1.05, y1), (x1, y0), (x1, y0)], BLUE)
    pen.area([(x0 + third, y1), (x0 + third * 2, y1), (x1, y0 + (y1 - y0) * 0.45), (x1, y0)], WHITE)


def _spain(pen: Pen, box: Box) -> None:
    _bands(pen, box, colours=(RED, GOLD, GOLD, RED))


def _flat(*colours: Colour) -> Callable[[Pen, Box], None]:
    return lambda pen, box: _bands(pen, box, colours=colours)


def _upright(*colours: Colour) -> Callable[[Pen, Box], None]:
    return lambda pen, box: _bands(pen, box, colours=colours, upright=True)


PAINT: dict[str, Callable[[Pen, Box], None]] = {
    "GB": _britain,
    "RU": _flat(WHITE, BLUE, RED),
    "US": _states,
    "DE": _flat(BLACK, WHITE, RED),
    "FR": _upright(BLUE, WHITE, RED),
    "AT": _flat(RED, WHITE, RED),
    "IT": _italy,
    "JP": _japan,
    "NL": _flat(RED, WHITE, BLUE),
    "ES": _spain,
    "volunteers": _volunteers,
}

CODES = {power: power for power in PAINT} | {"volunteers": "Vol"}
"""The abbreviations next to flags, for readers who do not know the flags."""


def flag(pen: Pen, power: str, box: Box) -> None:
    """Draw a Power's flag into a rectangle."""
    PAINT[power](pen, box)
    pen.box(box, edge=EDGE, width=0.8)
