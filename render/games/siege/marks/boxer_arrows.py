"""Map symbols of the Boxers' routes."""

from __future__ import annotations

from render.games.siege.theme import Theme
from render.pictures.drawing import Pen


def draw_arrow(
    pen: Pen, at: tuple[float, float], way: tuple[int, int], theme: Theme, *, red: bool, long: float = 13
) -> None:
    """Draw a small arrow across a border: solid if red, hollow if green."""
    along, across = way, (-way[1], way[0])

    def to(far: float, wide: float) -> tuple[float, float]:
        return at[0] + along[0] * far + across[0] * wide, at[1] + along[1] * far + across[1] * wide

    def shape(grow: float) -> list[tuple[float, float]]:
        return [
            to(-long - grow, -3 - grow),
            to(1 - grow, -3 - grow),
            to(1 - grow, -8.5 - grow * 1.4),
            to(long + grow * 1.6, 0),
            to(1 - grow, 8.5 + grow * 1.4),
            to(1 - grow, 3 + grow),
            to(-long - grow, 3 + grow),
        ]

    pen.area(shape(2), theme.card)
    if red:
        pen.area(shape(0), theme.red)
    else:
        pen.area(shape(0.6), theme.green)
        pen.area(shape(-1.5), theme.card)


def draw_entry(pen: Pen, number: int, at: tuple[int, int], theme: Theme) -> None:
    """Draw the place where Boxers enter the map, with its number."""
    x, y = at
    pen.oval((x - 17, y - 17, x + 17, y + 17), theme.boxer, edge=theme.rim, width=2)
    pen.oval((x - 14, y - 14, x + 14, y + 14), edge=theme.on_dark, width=1.2)
    pen.text((x, y), str(number), theme.on_dark, size=21)
