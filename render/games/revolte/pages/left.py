"""The curves of the figures that both sides had left, turn by turn, for printed pages."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PIL import Image

from engine.games.revolte.scenarios import SIDES
from render.games.revolte.map.frame import title_of
from render.games.revolte.pages.chronicle import Turn
from render.games.revolte.text import catalogue
from render.pictures.plots import Curve, Scale, Style, plot

_STYLES: tuple[Style, Style] = ("solid", "dashed")
"""The curves of the Europeans and of the Boxers."""


def figures(all_turns: Sequence[Turn]) -> dict[str, tuple[float, ...]]:
    """Return the figures that each side had left at the end of each turn."""
    forces = [title_of(turn.position).forces for turn in all_turns]
    return {side: tuple(float(force[place].figures) for force in forces) for place, side in enumerate(SIDES)}


def curves(all_turns: Sequence[Turn], size: tuple[int, int], font_size: int, *, locale: str) -> Image.Image:
    """Draw the figures of both sides, turn by turn."""
    found = figures(all_turns)
    top = (int(max(max(values) for values in found.values())) // 10 + 1) * 10
    periods = max(len(all_turns), 2)
    beside = 3.4 * font_size  # what the name of a side needs beyond the plot's own margin
    room = ceil(periods * beside / (size[0] - 2 * beside))
    scale = Scale(periods + room, 0, top * 1.06, tuple(range(0, top + 1, 10)), tuple(range(1, periods + 1)))
    drawn = tuple(
        Curve(catalogue.side_short(side, locale=locale), values, style)
        for (side, values), style in zip(found.items(), _STYLES, strict=True)
    )
    return plot(drawn, scale, size=size, font_size=font_size)
