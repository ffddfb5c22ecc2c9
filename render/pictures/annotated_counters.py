"""Draws the picture of a guide: enlarged counters with explanations.

The game draws its counters itself, so this module depends on no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.pictures.drawing import Colour, Pen, wrap

WIDTH = 720
"""The width of the picture, in pixels: a phone shows it half as wide."""
SIZE = 27
"""The type size of the texts, in pixels: more than 13 pixels on a phone."""
LINE, APART, EDGE = 33, 14, 22
COLUMN = 300
"""The left edge of the texts, in pixels; the counters are to the left of it."""
DOT = 6

Point = tuple[float, float]


class Pointer(NamedTuple):
    """The explanation of a part of a counter.

    `at` is where the part is, in fractions of the counter's width and height.
    """

    at: Point
    text: str


class Sample(NamedTuple):
    """A picture of an enlarged counter, with explanations of its details from top to bottom."""

    picture: Image.Image
    pointers: tuple[Pointer, ...]


class Colours(NamedTuple):
    """The colours of a picture that explains counters: background, texts and lines."""

    ground: Colour
    ink: Colour
    line: Colour


class Leader(NamedTuple):
    """A line that connects a part of a counter with the text about it."""

    part: Point
    end: Point
    lines: tuple[str, ...]


def laid(samples: Sequence[Sample]) -> tuple[list[tuple[float, float]], list[Leader], int]:
    """Return the positions of the counters and lines, and the height of the sheet."""
    places: list[tuple[float, float]] = []
    leaders: list[Leader] = []
    top: float = EDGE
    for sample in samples:
        written = [
            tuple(wrap(each.text, face="text", size=SIZE, width=WIDTH - COLUMN - EDGE)) for each in sample.pointers
        ]
        high = sum(len(lines) * LINE for lines in written) + APART * (len(written) - 1)
        row = max(high, sample.picture.height)
        left, up = EDGE, top + (row - sample.picture.height) / 2
        places.append((left, up))
        y = top + (row - high) / 2
        for pointer, lines in zip(sample.pointers, written, strict=True):
            part = left + pointer.at[0] * sample.picture.width, up + pointer.at[1] * sample.picture.height
            leaders.append(Leader(part, (COLUMN, y + LINE / 2), lines))
            y += len(lines) * LINE + APART
        top += row + 2 * APART
    return places, leaders, round(top - 2 * APART + EDGE)


def draw(samples: Sequence[Sample], colours: Colours) -> Image.Image:
    """Return a picture of the samples, one below another."""
    places, leaders, high = laid(samples)
    pen = Pen(WIDTH, high, scale=2, ground=colours.ground)
    for sample, (left, up) in zip(samples, places, strict=True):
        shape = sample.picture.width * 2, sample.picture.height * 2
        pen.put(sample.picture.resize(shape, Image.Resampling.BICUBIC), (left, up))
    for part, (x, y), lines in leaders:
        pen.line([part, (x - 12, y)], colours.ground, width=6)
        pen.line([part, (x - 12, y)], colours.line, width=3)
        pen.oval(
            (part[0] - DOT, part[1] - DOT, part[0] + DOT, part[1] + DOT), colours.line, edge=colours.ground, width=2
        )
        for number, line in enumerate(lines):
            pen.text((x, y + number * LINE), line, colours.ink, face="text", size=SIZE, anchor="lm")
    return pen.done()
