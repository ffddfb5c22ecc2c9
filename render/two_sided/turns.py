"""The turns of a replayed game for printed pages, and a chart of the sides' strength."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, Protocol

from PIL import Image

from engine.core.events import Event
from render.pictures.plots import Curve, Scale, Style, plot

_STYLES: tuple[Style, Style] = ("solid", "dashed")
"""The line styles of the curves of the first and of the second side."""


class Turn(Protocol):
    """One turn of a game, with its events and its final position."""

    @property
    def number(self) -> int:
        """The number of the turn, from 1."""

    @property
    def position(self) -> Any:
        """The position at the end of the turn. If the turn is not over, it is the latest position."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the turn, in order."""

    @property
    def over(self) -> bool:
        """Whether the turn has ended."""

    @property
    def shots(self) -> Sequence[Event]:
        """The events of all shots of the turn."""

    @property
    def lost(self) -> Mapping[str, int]:
        """How much each side lost in the turn, keyed by side."""


def curves(
    rows: Mapping[str, Sequence[float]],
    size: tuple[int, int],
    font_size: int,
    *,
    short: Callable[..., str],
    beside: float = 0,
) -> Image.Image:
    """Return a chart of the strength of each side after each turn.

    `short` returns the name of a side, which is written at its curve. `beside` is extra room for a long name, in
    multiples of the type size.
    """
    top = (int(max(max(values) for values in rows.values())) // 10 + 1) * 10
    periods = max(*map(len, rows.values()), 2)
    wide = beside * font_size
    room = ceil(periods * wide / (size[0] - 2 * wide))
    scale = Scale(periods + room, 0, top * 1.06, tuple(range(0, top + 1, 10)), tuple(range(1, periods + 1)))
    drawn = tuple(
        Curve(short(side), tuple(values), style) for (side, values), style in zip(rows.items(), _STYLES, strict=True)
    )
    return plot(drawn, scale, size=size, font_size=font_size)
