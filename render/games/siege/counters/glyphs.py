"""Silhouettes for the counters. Shapes are on a grid of 100 × 100, which is scaled to a rectangle."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.pictures.drawing import Box, Colour, Pen
from render.pictures.stencil import Point, Stencil


def _soldier(on: Stencil) -> None:
    on.line((14, 96), (92, 4), width=8)  # the rifle
    on.oval(38, 26, 66, 56)
    on.area((26, 38), (78, 38), (68, 28), (62, 14), (42, 14), (36, 28))  # the pith helmet
    on.area((24, 36), (80, 36), (84, 43), (20, 43))
    on.area((20, 98), (26, 66), (42, 57), (62, 57), (78, 66), (84, 98))
    on.line((30, 96), (66, 60), width=5, light=True)


def _leader(on: Stencil) -> None:
    points: list[Point] = []
    for place in range(10):
        far = 52 if place % 2 == 0 else 21
        turn = math.pi * (place / 5 - 0.5)
        points.append((50 + far * math.cos(turn), 53 + far * math.sin(turn)))
    on.area(*points)


def _machine_gun(on: Stencil) -> None:
    on.line((2, 34), (64, 34), width=9)
    on.area((40, 22), (82, 22), (82, 48), (40, 48))
    on.area((84, 28), (98, 24), (98, 32), (84, 40))
    on.line((60, 46), (34, 96), width=8)
    on.line((60, 46), (88, 96), width=8)
    on.line((60, 46), (60, 90), width=6)
    on.area((54, 48), (72, 48), (72, 66), (54, 66))


def _gun(on: Stencil) -> None:
    on.area((0, 22), (4, 14), (70, 38), (64, 58))
    on.line((56, 50), (98, 92), width=10)
    on.ring(28, 38, 84, 96, 9)
    on.line((56, 40), (56, 94), width=5)
    on.line((30, 67), (82, 67), width=5)
    on.oval(49, 60, 63, 74)


def _crew(on: Stencil) -> None:
    for x in (8, 52):
        on.oval(x + 8, 12, x + 32, 40)
        on.area((x, 92), (x + 4, 54), (x + 14, 44), (x + 26, 44), (x + 36, 54), (x + 40, 92))


def _civilian(on: Stencil) -> None:
    on.oval(24, 4, 48, 30)
    on.area((30, 30), (42, 30), (50, 56), (62, 98), (10, 98), (22, 56))
    on.oval(66, 42, 84, 62)
    on.area((70, 62), (80, 62), (92, 98), (60, 98))
    on.line((44, 44), (66, 66), width=7)


def _irregular(on: Stencil) -> None:
    on.line((86, 98), (86, 10), width=6)  # the spear
    on.area((78, 22), (86, 0), (94, 22))
    on.area((70, 24), (102, 24), (102, 29), (70, 29))
    on.oval(26, 20, 56, 54)
    on.area((20, 28), (30, 12), (52, 12), (62, 28), (58, 34), (24, 34))  # the turban
    on.area((56, 24), (72, 30), (66, 44), (58, 34))
    on.area((8, 98), (14, 66), (32, 55), (50, 55), (68, 66), (74, 98))
    on.area((8, 76), (74, 70), (74, 78), (8, 84), light=True)


def _regular(on: Stencil) -> None:
    on.line((16, 98), (16, 2), width=7)  # the banner
    on.area((18, 4), (64, 12), (54, 20), (66, 28), (18, 36))
    on.oval(46, 36, 72, 64)
    on.area((34, 46), (59, 24), (84, 46))  # the conical hat
    on.area((30, 98), (36, 74), (50, 64), (68, 64), (82, 74), (88, 98))
    on.oval(52, 72, 66, 86, light=True)


def _fanatic(on: Stencil) -> None:
    on.oval(38, 18, 62, 44)
    on.area((36, 26), (64, 26), (60, 14), (40, 14))
    on.line((34, 56), (12, 26), width=9)
    on.line((66, 56), (88, 26), width=9)
    on.line((12, 30), (30, 2), width=6)
    on.line((88, 30), (70, 2), width=6)
    on.area((32, 50), (68, 50), (64, 74), (82, 98), (62, 98), (50, 82), (38, 98), (18, 98), (36, 74))
    on.area((33, 64), (67, 64), (66, 71), (34, 71), light=True)


def _chief(on: Stencil) -> None:
    on.oval(45, 4, 55, 14)
    on.area((50, 12), (82, 34), (18, 34))  # the official's hat
    on.area((12, 34), (88, 34), (82, 42), (18, 42))
    on.oval(34, 34, 66, 66)
    on.area((10, 98), (18, 74), (38, 64), (62, 64), (82, 74), (90, 98))
    on.line((50, 66), (50, 98), width=5, light=True)


def _flame(on: Stencil) -> None:
    on.area(
        (50, 0),
        (66, 22),
        (84, 44),
        (88, 66),
        (78, 88),
        (60, 98),
        (40, 98),
        (22, 88),
        (12, 66),
        (20, 42),
        (34, 52),
        (36, 26),
    )
    on.area((52, 40), (64, 62), (66, 78), (58, 90), (44, 90), (36, 78), (40, 64), (48, 66), light=True)


def _sandbags(on: Stencil) -> None:
    for x, y in ((2, 64), (34, 64), (66, 64), (18, 34), (50, 34), (34, 4)):
        on.oval(x, y, x + 32, y + 32)
        on.oval(x + 3, y + 4, x + 29, y + 28, light=True)


PAINT: dict[str, Callable[[Stencil], None]] = {
    "soldier": _soldier,
    "leader": _leader,
    "machine-gun": _machine_gun,
    "gun": _gun,
    "crew": _crew,
    "civilian": _civilian,
    "irregular": _irregular,
    "regular": _regular,
    "fanatic": _fanatic,
    "boxer-leader": _chief,
    "regular-leader": _chief,
    "flame": _flame,
    "sandbags": _sandbags,
}


def glyph(pen: Pen, name: str, box: Box, *, fill: Colour, ground: Colour) -> None:
    """Draw a silhouette into a rectangle; `ground` is the background colour."""
    PAINT[name](Stencil(pen, box, fill, ground))
