"""Draws terrain on one hex. The details are near its edge, because a counter covers the middle."""

from __future__ import annotations

import math
from collections.abc import Iterator
from zlib import crc32

from render.hexes.layout import HexLayout
from render.hexes.theme import HexTheme
from render.pictures.drawing import Colour, Pen, mix

Spot = tuple[float, float]
CORNERS = ((-1.62, -0.02), (1.62, 0.04), (-0.86, -1.42), (0.88, -1.4), (-0.9, 1.4), (0.84, 1.42))
"""Places around a counter, in units from the centre: left, right, and the four corners."""


def chances(name: str, what: str) -> Iterator[float]:
    """Yield pseudorandom numbers from 0 to 1. They are always the same for a hex."""
    count = 0
    while True:
        yield crc32(f"{name} {what} {count}".encode()) / 2**32
        count += 1


def _places(layout: HexLayout, name: str, what: str, wobble: float) -> list[Spot]:
    x, y = layout.centre(name)
    unit, found = layout.unit, chances(name, what)
    return [
        (x + (a + (next(found) - 0.5) * wobble) * unit, y + (b + (next(found) - 0.5) * wobble) * unit)
        for a, b in CORNERS
    ]


def grain(
    pen: Pen, layout: HexLayout, name: str, theme: HexTheme, *, tone: Colour | None = None, count: int = 16
) -> None:
    """Draw the grain of the ground."""
    x, y = layout.centre(name)
    unit, found = layout.unit, chances(name, "grain" if tone is None else "stone")
    colour = tone or theme.grain
    for _ in range(count):
        far, turn = math.sqrt(next(found)) * 1.7, next(found) * math.tau
        a, b = x + far * unit * math.cos(turn), y + far * unit * math.sin(turn)
        size = unit * 0.035
        pen.oval((a - size, b - size, a + size, b + size), colour)
    if tone is None and next(found) < 0.34:
        far, turn = 1.35 + next(found) * 0.2, next(found) * math.tau
        a, b = x + far * unit * math.cos(turn), y + far * unit * 0.9 * math.sin(turn)
        for lean in (-0.14, 0.0, 0.14):
            pen.line([(a, b), (a + lean * unit, b - 0.22 * unit)], theme.grain, width=unit * 0.05)


def pebbles(pen: Pen, layout: HexLayout, name: str, theme: HexTheme) -> None:
    """Draw pebbles in a riverbed."""
    x, y = layout.centre(name)
    unit, found = layout.unit, chances(name, "pebbles")
    for _ in range(5):
        a, b = x + (next(found) - 0.5) * 1.5 * unit, y + (next(found) - 0.5) * 1.3 * unit
        size = unit * (0.05 + 0.05 * next(found))
        pen.oval((a - size, b - size * 0.7, a + size, b + size * 0.7), edge=theme.bank, width=unit * 0.035)


def grove(pen: Pen, layout: HexLayout, name: str, theme: HexTheme) -> None:
    """Draw palms around the middle of a hex, on green ground."""
    x, y = layout.centre(name)
    unit = layout.unit
    pen.area([(x + (a - x) * 0.93, y + (b - y) * 0.93) for a, b in layout.corners(name)], theme.grove)
    spots = _places(layout, name, "palms", 0.25)
    spots.append((x, y + 0.1 * unit))
    for spot in sorted(spots, key=lambda at: at[1]):
        _palm(pen, spot, unit * 0.66, theme)


def _palm(pen: Pen, foot: Spot, size: float, theme: HexTheme) -> None:
    x, y = foot
    crown = x + size * 0.1, y - size * 0.38
    for colour, width in ((theme.palm_line, 0.2), (theme.trunk, 0.1)):
        pen.line([(x, y + size * 0.5), crown], colour, width=size * width)
    for colour, grow in ((theme.palm_line, 1.0), (theme.palm, 0.82)):
        for turn in (-2.7, -2.1, -1.35, -0.75, -0.1, 0.55, 2.6):
            tip = crown[0] + size * 0.6 * grow * math.cos(turn), crown[1] + size * 0.44 * grow * math.sin(turn) + 0.04
            side = (math.sin(turn) * size * 0.1 * grow, -math.cos(turn) * size * 0.1 * grow)
            middle = (crown[0] + tip[0]) / 2, (crown[1] + tip[1]) / 2 - size * 0.06
            pen.area(
                [crown, (middle[0] + side[0], middle[1] + side[1]), tip, (middle[0] - side[0], middle[1] - side[1])],
                colour,
            )


def slope(pen: Pen, layout: HexLayout, name: str, theme: HexTheme) -> None:
    """Draw steep ground as fans of short strokes."""
    unit = layout.unit
    for x, y in _places(layout, name, "slope", 0.2):
        for lean in (-0.3, -0.1, 0.1, 0.3):
            top, tip = (x + lean * 0.6 * unit, y - 0.16 * unit), (x + lean * 1.3 * unit, y + 0.2 * unit)
            pen.line([top, tip], theme.hachure, width=unit * 0.055)


def crest(pen: Pen, layout: HexLayout, name: str, theme: HexTheme) -> None:
    """Draw small peaks: the top of a height."""
    unit = layout.unit
    for x, y in _places(layout, name, "crest", 0.2):
        foot = [(x - 0.26 * unit, y + 0.14 * unit), (x, y - 0.16 * unit), (x + 0.26 * unit, y + 0.14 * unit)]
        pen.line(foot, theme.hachure, width=unit * 0.065)


def rocks(pen: Pen, layout: HexLayout, name: str, theme: HexTheme) -> None:
    """Draw boulders around the middle of a hex."""
    found = chances(name, "boulder")
    x, y = layout.centre(name)
    spots = [*_places(layout, name, "rocks", 0.3), (x - layout.unit * 0.3, y), (x + layout.unit * 0.45, y + 0.3)]
    for spot in sorted(spots, key=lambda at: at[1]):
        _boulder(pen, spot, layout.unit * (0.38 + 0.12 * next(found)), theme)


def _boulder(pen: Pen, at: Spot, size: float, theme: HexTheme) -> None:
    x, y = at
    outline = [(-1.0, 0.55), (-0.8, -0.3), (-0.2, -0.85), (0.5, -0.7), (1.0, 0.1), (0.85, 0.6)]
    shape = [(x + a * size, y + b * size) for a, b in outline]
    pen.area(shape, theme.rock)
    lit = [(x + a * size, y + b * size) for a, b in ((-0.8, -0.3), (-0.2, -0.85), (0.5, -0.7), (0.1, -0.1))]
    pen.area(lit, theme.rock_light)
    pen.line([*shape, shape[0]], theme.rock_line, width=size * 0.16)
    pen.line([lit[3], (x + size * 0.2, y + size * 0.55)], theme.rock_line, width=size * 0.1)


def cliff(pen: Pen, layout: HexLayout, name: str, theme: HexTheme) -> None:
    """Draw a hex of sheer rock."""
    x, y = layout.centre(name)
    unit, found = layout.unit, chances(name, "cliff")
    pen.area(layout.corners(name), theme.cliff)
    for row in range(4):
        for column in range(4):
            a = x + (-1.5 + column + (next(found) - 0.5) * 0.5 + (0.5 if row % 2 else 0)) * 0.86 * unit
            b = y + (-1.15 + row * 0.8 + (next(found) - 0.5) * 0.25) * unit
            if not _inside(layout, name, (a, b), 0.9):
                continue
            size = unit * (0.4 + 0.15 * next(found))
            pen.area(
                [(a - size, b + size * 0.6), (a - size * 0.1, b - size * 0.8), (a, b + size * 0.6)], theme.cliff_light
            )
            pen.area(
                [(a - size * 0.1, b - size * 0.8), (a + size * 0.8, b + size * 0.6), (a, b + size * 0.6)],
                theme.cliff_line,
            )
            pen.line(
                [(a - size, b + size * 0.6), (a - size * 0.1, b - size * 0.8), (a + size * 0.8, b + size * 0.6)],
                theme.cliff_line,
                width=unit * 0.06,
            )


def _inside(layout: HexLayout, name: str, at: Spot, part: float) -> bool:
    x, y = layout.centre(name)
    across, down = abs(at[0] - x) / (layout.unit * part), abs(at[1] - y) / (layout.half * part)
    return down <= 1 and across + down <= 2


def huts(pen: Pen, layout: HexLayout, name: str, theme: HexTheme) -> None:
    """Draw round huts around the middle of a hex."""
    x, y = layout.centre(name)
    spots = [*_places(layout, name, "huts", 0.2), (x - 0.1 * layout.unit, y + 0.1 * layout.unit)]
    for spot in sorted(spots, key=lambda at: at[1]):
        _hut(pen, spot, layout.unit * 0.4, theme)


def _hut(pen: Pen, at: Spot, size: float, theme: HexTheme) -> None:
    x, y = at
    pen.box(
        (x - size * 0.62, y - size * 0.1, x + size * 0.62, y + size * 0.7),
        theme.card,
        edge=theme.hut_line,
        width=size * 0.14,
    )
    pen.box((x - size * 0.16, y + size * 0.15, x + size * 0.16, y + size * 0.7), theme.hut_line)
    roof = [(x - size * 0.95, y + size * 0.08), (x, y - size * 0.9), (x + size * 0.95, y + size * 0.08)]
    pen.area(roof, theme.hut)
    pen.line([*roof, roof[0]], theme.hut_line, width=size * 0.14)


def thorns(pen: Pen, layout: HexLayout, name: str, theme: HexTheme) -> None:
    """Draw a ring of thorn bushes inside the sides of a hex."""
    x, y = layout.centre(name)
    unit = layout.unit
    ring = [(x + (a - x) * 0.82, y + (b - y) * 0.82) for a, b in layout.corners(name)]
    pen.line([*ring, ring[0], ring[1]], mix(theme.thorn, theme.height_0, 0.62), width=unit * 0.34)
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        length = math.dist((ax, ay), (bx, by))
        along = ((bx - ax) / length, (by - ay) / length)
        count = max(round(length / (unit * 0.3)), 3)
        for place in range(count):
            far = (place + 0.5) * length / count
            a, b = ax + along[0] * far, ay + along[1] * far
            lean = 0.17 if place % 2 else -0.17
            for way in (-1, 1):
                tip = (
                    a + (along[1] * way * 0.27 + along[0] * lean) * unit,
                    b + (-along[0] * way * 0.27 + along[1] * lean) * unit,
                )
                pen.line(
                    [(a - along[0] * lean * unit, b - along[1] * lean * unit), tip], theme.thorn, width=unit * 0.075
                )


def spring(pen: Pen, layout: HexLayout, name: str, theme: HexTheme) -> None:
    """Draw drops of water at the left and right of a hex."""
    x, y = layout.centre(name)
    unit = layout.unit
    for across in (-1.58, 1.58):
        drop(pen, (x + across * unit, y), unit * 0.8, theme)


def drop(pen: Pen, at: Spot, size: float, theme: HexTheme) -> None:
    """Draw a drop of water."""
    x, y = at
    for colour, grow in ((theme.card, 1.3), (theme.water_line, 1.12), (theme.water, 0.86)):
        half = size * 0.42 * grow
        low = y + size * 0.22
        pen.oval((x - half, low - half, x + half, low + half), colour)
        pen.area(
            [(x - half * 0.92, low - half * 0.4), (x, low - size * 0.95 * grow), (x + half * 0.92, low - half * 0.4)],
            colour,
        )


def hachures(pen: Pen, layout: HexLayout, side: tuple[str, int], colour: Colour, *, fall: int) -> None:
    """Draw strokes down a slope, closer and longer if it is steeper."""
    name, way = side
    x, y = layout.centre(name)
    (ax, ay), (bx, by) = layout.side(name, way)
    middle = ((ax + bx) / 2, (ay + by) / 2)
    far = math.dist((x, y), middle)
    out = ((middle[0] - x) / far, (middle[1] - y) / far)
    unit, found = layout.unit, chances(name, f"hachures {way}")
    count = 7 if fall == 1 else 10
    for place in range(count):
        part = (place + 0.5) / count
        a, b = ax + (bx - ax) * part, ay + (by - ay) * part
        long = unit * ((0.34 if fall == 1 else 0.5) + 0.12 * next(found))
        width = unit * (0.075 if fall == 1 else 0.1)
        top = (a - out[0] * unit * 0.1, b - out[1] * unit * 0.1)
        tip = (a + out[0] * long, b + out[1] * long)
        across = (-out[1] * width, out[0] * width)
        pen.area([(top[0] - across[0], top[1] - across[1]), (top[0] + across[0], top[1] + across[1]), tip], colour)
