"""Draws the counters, markers and flags of a hex map.

Nothing depends on colour alone. Sides are light or dark. Kinds have silhouettes. Markers have letters. A reduced
counter lacks a corner, and has its value in a box.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.hexes.symbols import symbol
from render.hexes.theme import HexTheme
from render.pictures.drawing import FINE, Colour, Pen, fit

SIDE = 2.64
"""The side of a counter, in units of the layout: two thirds of a hex."""
DISC = 1.5
"""The diameter of a leader's disc next to a counter, in units."""
TAB = (0.66, 0.62)
"""The width and height of a tab, in units. A tab overlaps the counter by nearly half."""
TORN = 0.2
"""The size of the corner that a reduced counter lacks, as a share of its side."""
_STRIP = 0.27


class Paint(NamedTuple):
    """The colours of a counter."""

    ground: Colour
    ink: Colour
    strip: Colour
    on_strip: Colour


class Tab(NamedTuple):
    """A marker at a counter's edge, with letters or a silhouette."""

    text: str
    ground: Colour
    ink: Colour
    symbol: str = ""


class Counter(NamedTuple):
    """What is printed on a counter: a short name, a symbol, and two numbers.

    `reduced` counters have lost a step. `striped` counters have a stripe across.
    """

    tag: str
    symbol: str
    value: str
    speed: str
    paint: Paint
    reduced: bool = False
    striped: bool = False


class Leader(NamedTuple):
    """What is printed on a leader's round counter: a short name and the modifiers."""

    tag: str
    value: str
    paint: Paint
    reduced: bool = False


class Flag(NamedTuple):
    """The design of a flag, with vertical or horizontal bands."""

    colours: tuple[Colour, ...]
    upright: bool = False


def pixels(units: float, unit: int) -> int:
    """Convert a length from layout units to whole pixels."""
    return round(units * unit)


def draw_counter(counter: Counter, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of a counter."""
    side = pixels(SIDE, unit)
    pen = Pen(side + 2, side + 2)
    paint = counter.paint
    cut = side * TORN if counter.reduced else 0.0
    for shift, fill in ((2.0, theme.rim), (0.0, theme.rim)):
        pen.area(_torn(shift, side, cut), fill)
    edge = max(side / 34, 1.4)
    pen.area(_torn(edge, side - 2 * edge, cut * 0.94), paint.ground)
    if counter.striped:
        low = side * (0.915 if not counter.reduced else 0.9)
        pen.line([(max(cut, edge), low), (side - edge, low)], paint.ink, width=side * 0.06)
    _strip(pen, counter.tag, paint, side, theme, edge=edge)
    box = (side * 0.5, side * 0.3, side * 0.95, side * 0.69)
    symbol(pen, counter.symbol, box, fill=paint.ink, ground=paint.ground)
    _value(pen, counter, side)
    if counter.speed:
        pen.text((side * 0.74, side * 0.8), counter.speed, paint.ink, size=side * 0.21)
    return pen.done()


def _torn(inset: float, size: float, cut: float) -> list[tuple[float, float]]:
    x0, x1 = inset, inset + size
    return [(x0, x0), (x1, x0), (x1, x1), (x0 + cut, x1), (x0, x1 - cut)]


def _strip(pen: Pen, tag: str, paint: Paint, side: float, theme: HexTheme, *, edge: float) -> None:
    low = side * _STRIP
    pen.box((edge, edge, side - edge, low), paint.strip)
    pen.line([(0, low), (side, low)], theme.rim, width=max(side / 50, 1))
    size = fit(tag, face="figures", size=round(side * 0.23 * FINE), least=8, width=side * 0.92 * FINE) / FINE
    pen.text((side / 2, (edge + low) / 2), tag, paint.on_strip, size=size)


def _value(pen: Pen, counter: Counter, side: float) -> None:
    x, y, paint = side * 0.285, side * 0.565, counter.paint
    if counter.reduced:
        half = side * 0.19
        pen.box((x - half, y - half * 1.14, x + half, y + half * 1.14), paint.ink, radius=side * 0.04)
        pen.text((x, y), counter.value, paint.ground, size=side * 0.4)
    else:
        pen.text((x, y), counter.value, paint.ink, size=side * 0.5)


def tab_places(count: int, unit: int) -> tuple[tuple[float, float], ...]:
    """Return the positions of a counter's markers at its right edge.

    They are in pixels from the middle of the counter.
    """
    half, high = SIDE * unit / 2, TAB[1] * unit
    room = 2 * half * (1 - _STRIP) - high
    step = min(high * 1.04, room / max(count - 1, 1))
    return tuple((half - TAB[0] * unit * 0.44, (2 * _STRIP - 1) * half + place * step) for place in range(count))


def draw_tab(tab: Tab, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of a marker, which is drawn at the edge of a counter."""
    wide, high = TAB[0] * unit, TAB[1] * unit
    pen = Pen(wide, high)
    pen.box((0, 0, wide, high), tab.ground, edge=theme.rim, width=max(unit / 24, 1), radius=unit * 0.1)
    if tab.symbol:
        inner = high * 0.2
        box = (wide / 2 - high / 2 + inner, inner, wide / 2 + high / 2 - inner, high - inner)
        symbol(pen, tab.symbol, box, fill=tab.ink, ground=tab.ground)
    else:
        pen.text((wide / 2, high / 2), tab.text, tab.ink, size=high * (0.82 if len(tab.text) < 2 else 0.62))
    return pen.done()


def draw_leader(leader: Leader, alone: bool, unit: int, theme: HexTheme) -> Image.Image:
    """Draw a leader's round counter. It is large if the leader is `alone` in the hex."""
    size = pixels(SIDE * 0.92 if alone else DISC, unit)
    pen = Pen(size + 2, size + 2)
    paint = leader.paint
    pen.oval((2, 2, size + 2, size + 2), theme.rim)
    pen.oval((0, 0, size, size), paint.strip, edge=theme.rim, width=max(size / 30, 1.4))
    ring = size * (0.1 if alone else 0.09)
    if leader.reduced:
        ring *= 1.9
    pen.oval((ring, ring, size - ring, size - ring), paint.ground, edge=theme.rim, width=max(size / 50, 1))
    room = size - 2.4 * ring
    tag = fit(leader.tag, face="figures", size=round(size * 0.34 * FINE), least=8, width=room * FINE) / FINE
    if alone:
        symbol(pen, "leader", _middle(size, 0.3, 0.2), fill=paint.ink, ground=paint.ground)
        pen.text((size / 2, size * 0.53), leader.tag, paint.ink, size=tag)
        pen.text((size / 2, size * 0.75), leader.value, paint.ink, size=size * 0.19)
    else:
        pen.text((size / 2, size * 0.36), leader.tag, paint.ink, size=tag)
        pen.text((size / 2, size * 0.66), leader.value, paint.ink, size=size * 0.26)
    return pen.done()


def _middle(size: float, y: float, part: float) -> tuple[float, float, float, float]:
    half = size * part / 2
    return size / 2 - half, size * y - half, size / 2 + half, size * y + half


def draw_token(tab: Tab, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of a marker that lies on the ground."""
    wide, high = pixels(1.16, unit), pixels(1.02, unit)
    pen = Pen(wide + 2, high + 2)
    pen.box((2, 2, wide + 2, high + 2), theme.rim, radius=unit * 0.16)
    pen.box((0, 0, wide, high), tab.ground, edge=theme.rim, width=max(unit / 20, 1.2), radius=unit * 0.16)
    inner = high * 0.2
    box = ((wide - high) / 2 + inner, inner, (wide + high) / 2 - inner, high - inner)
    if tab.symbol:
        symbol(pen, tab.symbol, box, fill=tab.ink, ground=tab.ground)
    else:
        pen.text((wide / 2, high / 2), tab.text, tab.ink, size=high * 0.7)
    return pen.done()


def draw_flag(flag: Flag, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of a flag on its staff. The foot of the staff is the lower left corner."""
    wide, high = pixels(1.24, unit), pixels(1.3, unit)
    pen = Pen(wide, high)
    staff = max(unit * 0.1, 1.6)
    x0, y0, x1, y1 = staff, 0.0, float(wide), high * 0.62
    pen.box((0, 0, staff * 1.4, high), theme.rim)
    pen.box((x0, y0, x1, y1), theme.rim)
    edge = max(unit / 28, 1)
    x0, y0, x1, y1 = x0 + edge, y0 + edge, x1 - edge, y1 - edge
    count = len(flag.colours)
    for place, colour in enumerate(flag.colours):
        low, far = place / count, (place + 1) / count
        if flag.upright:
            pen.box((x0 + (x1 - x0) * low, y0, x0 + (x1 - x0) * far, y1), colour)
        else:
            pen.box((x0, y0 + (y1 - y0) * low, x1, y0 + (y1 - y0) * far), colour)
    return pen.done()
