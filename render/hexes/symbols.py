"""Silhouettes of troops for counters, on a grid of 100 × 100."""

from __future__ import annotations

from collections.abc import Callable

from render.pictures.drawing import Box, Colour, Pen
from render.pictures.stencil import Stencil


def _rifles(on: Stencil) -> None:
    """Draw a rifle with its bayonet, aslant."""
    on.area((2, 88), (10, 68), (26, 62), (34, 74), (16, 98))  # the butt
    on.line((20, 78), (70, 28), width=13)
    on.line((40, 76), (34, 62), width=6)
    on.area((66, 24), (76, 34), (100, 0))  # the bayonet
    on.line((44, 46), (52, 54), width=5, light=True)


def _spears(on: Stencil) -> None:
    """Draw two crossed spears behind a round shield."""
    for one, two, tip in (
        ((8, 98), (80, 22), ((72, 18), (98, 0), (84, 30))),
        ((92, 98), (20, 22), ((28, 18), (2, 0), (16, 30))),
    ):
        on.line(one, two, width=8)
        on.area(*tip)
    on.oval(30, 44, 70, 86)
    on.oval(38, 52, 62, 78, light=True)
    on.oval(45, 60, 55, 70)


def _horse(on: Stencil) -> None:
    """Draw a horse's head and neck."""
    on.area(
        (34, 98),
        (30, 66),
        (38, 40),
        (50, 22),
        (54, 2),
        (64, 16),
        (80, 28),
        (94, 54),
        (90, 66),
        (78, 68),
        (70, 58),
        (62, 56),
        (72, 78),
        (86, 98),
    )
    on.area((34, 98), (12, 98), (16, 60), (30, 30), (48, 12), (40, 34), (32, 60))  # the mane
    on.line((31, 94), (31, 62), (39, 38), (50, 18), width=5, light=True)
    on.oval(66, 30, 74, 39, light=True)


def _gun(on: Stencil) -> None:
    """Draw a gun in position."""
    on.line((10, 80), (48, 48), width=10)
    on.area((30, 44), (34, 30), (92, 16), (96, 28), (42, 58))
    on.ring(32, 36, 78, 90, 8)
    on.line((55, 40), (55, 86), width=5)
    on.line((34, 63), (76, 63), width=5)
    on.area((2, 98), (8, 90), (92, 90), (98, 98))
    on.area((84, 90), (88, 56), (98, 56), (98, 90))


def _limber(on: Stencil) -> None:
    """Draw a gun on the move."""
    on.area((0, 34), (0, 22), (46, 36), (44, 52))
    on.line((36, 48), (98, 30), width=8)
    for left in (14, 56):
        on.ring(left, 50, left + 40, 96, 8)
        on.oval(left + 15, 67, left + 25, 79)
    on.line((34, 72), (76, 72), width=8)


def _leader(on: Stencil) -> None:
    """Draw a sabre over a star."""
    on.area((50, 0), (62, 36), (100, 36), (70, 58), (82, 98), (50, 74), (18, 98), (30, 58), (0, 36), (38, 36))


def _rifle_marker(on: Stencil) -> None:
    """Draw two crossed rifles."""
    for one, two in (((8, 92), (92, 10)), ((92, 92), (8, 10))):
        on.line(one, two, width=11)
    on.area((0, 86), (14, 74), (26, 86), (12, 100))
    on.area((100, 86), (86, 74), (74, 86), (88, 100))


PAINT: dict[str, Callable[[Stencil], None]] = {
    "rifles": _rifles,
    "spears": _spears,
    "horse": _horse,
    "gun": _gun,
    "limber": _limber,
    "leader": _leader,
    "rifle": _rifle_marker,
}
"""The functions that draw silhouettes, keyed by name: riflemen, spearmen, horse, guns in position and limbered, a
leader, and dropped rifles.
"""


def symbol(pen: Pen, name: str, box: Box, *, fill: Colour, ground: Colour) -> None:
    """Draw a symbol as a silhouette into a rectangle. `ground` is the background colour."""
    PAINT[name](Stencil(pen, box, fill, ground))
