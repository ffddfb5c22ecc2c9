"""The legend under the map, with the meaning of every sign."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.games.siege.world import FULL, REDUCED, SOLDIER
from render.games.siege.counters import counters
from render.games.siege.map.layout import Layout
from render.games.siege.map.map_margin import legend_width, legend_word
from render.games.siege.map.zone_states import fire_ground, ruin_ground, sandbags
from render.games.siege.marks.boxer_arrows import draw_arrow, draw_entry
from render.games.siege.text.catalogue import say
from render.games.siege.theme import Theme
from render.pictures.drawing import Pen

Paint = Callable[[Pen, float, float, Theme], None]

GAP = 8


class Sign(NamedTuple):
    """An entry in the legend of the map.

    It has the key of its text, its width, and the function that draws it.
    """

    key: str
    wide: float
    paint: Paint


def _first(pen: Pen, x: float, y: float, theme: Theme) -> None:
    draw_arrow(pen, (x, y), (1, 0), theme, red=True)


def _second(pen: Pen, x: float, y: float, theme: Theme) -> None:
    draw_arrow(pen, (x, y), (1, 0), theme, red=False)


def _entry(pen: Pen, x: float, y: float, theme: Theme) -> None:
    draw_entry(pen, 1, (round(x), round(y)), theme)


def _quarter(pen: Pen, x: float, y: float, theme: Theme) -> None:
    pen.dashes((x - 20, y), (x + 20, y), theme.quarter, width=4, dash=11)


def _ramp(pen: Pen, x: float, y: float, theme: Theme) -> None:
    slope = [(x - 20, y - 10), (x + 20, y - 10), (x + 20, y + 12), (x - 20, y - 2)]
    pen.area(slope, theme.wall)
    for step in range(1, 8):
        part = step / 8
        pen.line([(x - 20 + 40 * part, y - 10), (x - 20 + 40 * part, y - 2 + 14 * part)], theme.edge, width=1)
    pen.line([*slope, slope[0]], theme.edge, width=1.6)


def _barricade(pen: Pen, x: float, y: float, theme: Theme) -> None:
    sandbags(pen, (x - 22, y - 10, x + 24, y + 10), theme)


def _fire(pen: Pen, x: float, y: float, theme: Theme) -> None:
    fire_ground(pen, (x - 20, y - 20, x + 20, y + 20), theme)


def _ruin(pen: Pen, x: float, y: float, theme: Theme) -> None:
    ruin_ground(pen, (x - 20, y - 20, x + 20, y + 20), theme)


def _paste(pen: Pen, picture: counters.Drawn, x: float, y: float) -> None:
    grown = picture.resize((round(picture.width * pen.scale), round(picture.height * pen.scale)))
    pen.put(grown, (x - picture.width / 2, y - picture.height / 2))


def _reduced(pen: Pen, x: float, y: float, theme: Theme) -> None:
    for face, shift in ((FULL, -22), (REDUCED, 22)):
        _paste(pen, counters.stack(counters.Group(SOLDIER, "GB", face, 1), 40, theme), x + shift, y)


def _ours(pen: Pen, x: float, y: float, theme: Theme) -> None:
    _paste(pen, counters.total(8, "+3", 34, theme, chinese=False), x, y)


def _theirs(pen: Pen, x: float, y: float, theme: Theme) -> None:
    _paste(pen, counters.total(9, "", 34, theme, chinese=True), x, y)


SIGNS = (
    Sign("legend-entry", 36, _entry),
    Sign("legend-first", 32, _first),
    Sign("legend-second", 32, _second),
    Sign("legend-quarter", 42, _quarter),
    Sign("legend-ramp", 42, _ramp),
    Sign("legend-barricade", 48, _barricade),
    Sign("legend-fire", 42, _fire),
    Sign("legend-ruin", 42, _ruin),
    Sign("legend-reduced", 86, _reduced),
    Sign("legend-ours", 46, _ours),
    Sign("legend-theirs", 30, _theirs),
)


def draw_legend(pen: Pen, layout: Layout, theme: Theme) -> None:
    """Draw the legend: signs and texts in a row, evenly spaced."""
    if not pen.sees(layout.legend):
        return
    x0, y0, x1, y1 = layout.legend
    middle = (y0 + y1) / 2
    left, right = x0 + 16.0, x1 - 16.0
    pen.box((x0 + 4, y0 + 1, x1 - 4, y1 - 1), theme.card, edge=theme.edge, width=1)
    words = (right - left - sum(sign.wide + GAP for sign in SIGNS)) / len(SIGNS) - 10
    wide = [legend_width(say(sign.key), words) for sign in SIGNS]
    used = sum(wide) + sum(sign.wide + GAP for sign in SIGNS)
    space = (right - left - used) / (len(SIGNS) - 1)
    for sign, long in zip(SIGNS, wide, strict=True):
        sign.paint(pen, left + sign.wide / 2, middle, theme)
        left += sign.wide + GAP
        legend_word(pen, (left, middle), say(sign.key), words, theme)
        left += long + space
