"""Draws the margins of a hex map, with the numbers of columns and rows."""

from __future__ import annotations

from PIL import Image

from render.hexes.layout import HexLayout, Window
from render.hexes.theme import HexTheme
from render.pictures.drawing import Pen

EVERY = 5
"""The interval of the numbers on a whole map: every fifth column and row; in a close-up each has its number."""
WIDE = 34
"""The width of the margins on the left and at the top, in pixels."""


def numbered(first: int, last: int, *, close: bool) -> tuple[int, ...]:
    """Return the numbers to print in a margin. With `close`, these are all numbers, otherwise only some."""
    return tuple(each for each in range(first, last + 1) if close or each == 1 or each % EVERY == 0)


def draw_top(layout: HexLayout, window: Window, theme: HexTheme, *, close: bool) -> Image.Image:
    """Return a picture of the margin above a window, including the left corner."""
    x0, _, x1, _ = layout.window_box(window)
    pen = Pen(x1 - x0 + WIDE, WIDE, scale=2, ground=theme.paper)
    size = 22 if close else 20
    for column in range(window.left, window.right + 1):
        x = WIDE + 2 * layout.unit + (column - 1) * layout.step - x0
        if column in numbered(window.left, window.right, close=close):
            pen.text((x, WIDE * 0.46), f"{column:02}", theme.ink, size=size)
        pen.line([(x, WIDE - 6), (x, WIDE)], theme.ink, width=1.4)
    return pen.done()


def draw_left(layout: HexLayout, window: Window, theme: HexTheme, *, close: bool) -> Image.Image:
    """Return a picture of the margin to the left of a window."""
    _, y0, _, y1 = layout.window_box(window)
    pen = Pen(WIDE, y1 - y0, scale=2, ground=theme.paper)
    size = 22 if close else 20
    for row in range(window.top, window.bottom + 1):
        y = layout.half + (row - 1) * layout.high - y0 + (layout.half if window.left % 2 == 0 else 0)
        if row in numbered(window.top, window.bottom, close=close):
            pen.text((WIDE * 0.44, y), f"{row:02}", theme.ink, size=size)
        pen.line([(WIDE - 6, y), (WIDE, y)], theme.ink, width=1.4)
    return pen.done()
