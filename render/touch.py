"""Finds the choices of a menu on the picture of the board, so that players can click on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from engine.core.events import Event

Points = tuple[tuple[float, float], ...]
"""Clicked points of the picture, as (x, y) in pixels."""


class Shape(msgspec.Struct, frozen=True, array_like=True):
    """A region of the picture in pixels.

    It is a `box` (left, top, right, bottom), a `poly` (x, y, …) or a `disc` (x, y, r). Shapes with a higher `over` lie
    above others.
    """

    kind: Literal["box", "poly", "disc"]
    at: tuple[int, ...]
    over: int = 0


class Frame(msgspec.Struct, frozen=True):
    """The place of a battle in its picture.

    `hexes` has the corners of each hex in pixels (x, y, …). For a table without hexes, `corner` is the pixel of the
    north-western corner, and `unit` is the number of pixels per millimetre.
    """

    hexes: dict[str, tuple[int, ...]] = {}
    corner: tuple[int, int] = (0, 0)
    unit: float = 0.0


def box(at: Iterable[float], *, over: int = 0) -> Shape:
    """Return a rectangle (left, top, right, bottom) as a shape."""
    return Shape("box", tuple(map(round, at)), over)


def disc(x: float, y: float, radius: float, *, over: int = 0) -> Shape:
    """Return a circle as a shape."""
    return Shape("disc", (round(x), round(y), round(radius)), over)


def poly(points: Iterable[tuple[float, float]]) -> Shape:
    """Return a polygon as a shape."""
    return Shape("poly", tuple(round(each) for point in points for each in point))


def words_of(events: Sequence[Event]) -> Iterator[str]:
    """Yield all words in the fields of events."""
    for event in events:
        for name in event.__struct_fields__:
            yield from _words(getattr(event, name))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _words(each)


def bounds(shape: Shape) -> tuple[int, int, int, int]:
    """Return the smallest rectangle that contains a shape."""
    at = shape.at
    if shape.kind == "disc":
        x, y, radius = at
        return x - radius, y - radius, x + radius, y + radius
    return min(at[::2]), min(at[1::2]), max(at[::2]), max(at[1::2])
