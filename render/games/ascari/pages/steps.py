"""The curves of the steps that both sides had left, turn by turn, for printed pages."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.games.ascari.pages.chronicle import Turn
from render.games.ascari.text import catalogue
from render.games.ascari.text.state import force_of
from render.pictures.plots import Curve, Scale, Style, plot

_STYLES: tuple[Style, Style] = ("solid", "dashed")
"""The curves of the Italians and of the other side."""


def steps(all_turns: Sequence[Turn]) -> dict[str, tuple[float, ...]]:
    """Return the steps that each side had left at the end of each turn."""
    sides = all_turns[0].position.battle.sides
    return {side: tuple(float(force_of(turn.position, side).steps) for turn in all_turns) for side in sides}


def curves(all_turns: Sequence[Turn], size: tuple[int, int], font_size: int, *, locale: str) -> Image.Image:
    """Draw the steps of both sides, turn by turn."""
    found = steps(all_turns)
    top = (int(max(max(values) for values in found.values())) // 10 + 1) * 10
    periods = max(len(all_turns), 2)
    scale = Scale(periods, 0, top * 1.06, tuple(range(0, top + 1, 10)), tuple(range(1, periods + 1)))
    drawn = tuple(
        Curve(catalogue.side_short(side, locale=locale), values, style)
        for (side, values), style in zip(found.items(), _STYLES, strict=True)
    )
    return plot(drawn, scale, size=size, font_size=font_size)
