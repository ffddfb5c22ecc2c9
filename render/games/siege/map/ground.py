"""Draws the parts of the map that never change during a siege."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.games.siege.map.board import Zone, board
from render.games.siege.map.badge_legend import draw_badges
from render.games.siege.map.layout import Layout, PixelBox, layout, shared_border
from render.games.siege.map.legend import draw_legend
from render.games.siege.map.map_margin import draw_city, draw_compass, draw_frame, draw_imperial, draw_scale
from render.games.siege.map.terrain import draw_ramps, draw_zone, tint_of
from render.games.siege.marks.boxer_arrows import draw_arrow, draw_entry
from render.games.siege.text.catalogue import say
from render.games.siege.theme import Theme
from render.pictures.drawing import Pen

__all__ = ["Arrow", "arrows", "draw_arrow", "draw_arrows", "draw_ground", "tint_of"]

GROUND_SCALE = 2

SIGN = 42
"""The distance from the centre of a quarter's sign to its edge, in pixels."""

ARROW = 18
"""The distance from the centre of an arrow to its end, in pixels."""


def draw_ground(layout: Layout, theme: Theme, *, window: PixelBox | None = None, zoom: float = 1) -> Pen:
    """Draw the ground of the map without names and arrows. Return the pen for further drawing.

    With `window`, only that part is drawn, enlarged by `zoom`.
    """
    x0, y0, x1, y1 = window or (0, 0, layout.width, layout.height)
    pen = Pen(x1 - x0, y1 - y0, scale=GROUND_SCALE, ground=theme.paper, origin=(x0, y0), zoom=zoom)
    draw_city(pen, layout, theme)
    draw_imperial(pen, layout, theme)
    for zone in board().zones.values():
        if pen.sees(layout.zones[zone.id]):
            draw_zone(pen, zone, layout, theme)
    _borders(pen, layout, theme)
    _quarters(pen, layout, theme)
    for number, at in layout.quarters.items():
        if x0 + SIGN <= at[0] <= x1 - SIGN and y0 + SIGN <= at[1] <= y1 - SIGN:  # half a sign is useless
            _quarter_name(pen, say("map-quarter", number=number), at, theme)
    draw_compass(pen, layout, theme, north=say("map-north"))
    draw_scale(pen, layout, theme, text=say("map-scale"))
    draw_ramps(pen, layout, theme)
    draw_frame(pen, layout, theme)
    for number, at in layout.entries.items():
        draw_entry(pen, number, at, theme)
    draw_legend(pen, layout, theme)
    draw_badges(pen, layout, theme)
    return pen


class Arrow(NamedTuple):
    """A printed arrow for the Boxers: its middle, its direction, and whether it is red."""

    at: tuple[float, float]
    way: tuple[int, int]
    red: bool


@cache
def arrows() -> tuple[Arrow, ...]:
    """Return all arrows of the map."""
    plan = layout()
    return tuple(
        _arrow(zone, colour, target, plan) for zone in board().zones.values() for colour, target in zone.arrows
    )


def draw_arrows(pen: Pen, theme: Theme) -> None:
    """Draw the Boxers' arrows on top of fires and ruins."""
    for arrow in arrows():
        x, y = arrow.at
        if pen.sees((x - ARROW, y - ARROW, x + ARROW, y + ARROW)):
            draw_arrow(pen, arrow.at, arrow.way, theme, red=arrow.red)


def _borders(pen: Pen, layout: Layout, theme: Theme) -> None:
    """Draw the borders of zones."""
    here = board()
    for one in here.zones.values():
        for name in one.touch:
            two = here.zones[name]
            if here.order[one.id] > here.order[name]:
                continue
            x0, y0, x1, y1 = shared_border(one, two)
            start, end = (layout.x(x0), layout.y(y0)), (layout.x(x1), layout.y(y1))
            if one.terrain == two.terrain and not one.legation:
                pen.dashes(start, end, theme.edge, width=1.8, dash=7)
            elif not (one.legation and one.power == two.power):
                pen.line([start, end], theme.edge, width=1.4)
    for zone in here.zones.values():
        x0, y0, x1, y1 = layout.zones[zone.id]
        for side in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x0, y1), (x1, y1)), ((x0, y0), (x0, y1))):
            if not _shared(zone, layout, side):
                pen.line(side, theme.edge, width=1.4)


def _shared(zone: Zone, layout: Layout, side: tuple[tuple[int, int], tuple[int, int]]) -> bool:
    """Return whether a side of a zone borders other zones along its whole length."""
    (x0, y0), (x1, y1) = side
    covered = 0
    for name in zone.touch:
        a0, b0, a1, b1 = shared_border(zone, board().zones[name])
        ends = (layout.x(a0), layout.y(b0), layout.x(a1), layout.y(b1))
        if min(x0, x1) <= ends[0] and ends[2] <= max(x0, x1) and min(y0, y1) <= ends[1] and ends[3] <= max(y0, y1):
            covered += ends[2] - ends[0] + ends[3] - ends[1]
    return covered >= abs(x1 - x0) + abs(y1 - y0)


def _quarters(pen: Pen, layout: Layout, theme: Theme) -> None:
    here = board()
    for one in here.zones.values():
        for name in one.touch:
            two = here.zones[name]
            if one.quarter is None or two.quarter is None or here.order[one.id] > here.order[name]:
                continue
            if one.quarter != two.quarter:
                x0, y0, x1, y1 = shared_border(one, two)
                start, end = (layout.x(x0), layout.y(y0)), (layout.x(x1), layout.y(y1))
                pen.dashes(start, end, theme.quarter, width=4, dash=11)


def _quarter_name(pen: Pen, text: str, at: tuple[int, int], theme: Theme) -> None:
    word, _, number = text.rpartition(" ")
    x, y = at
    pen.text((x, y - 19), word, theme.quarter, face="italic", size=17, halo=theme.outside, halo_width=3)
    pen.text((x, y + 9), number, theme.quarter, face="bold", size=40, halo=theme.outside, halo_width=3)


def _arrow(zone: Zone, colour: str, target: str, layout: Layout) -> Arrow:
    x0, y0, x1, y1 = shared_border(zone, board().zones[target])
    usual = layout.level_arrow if x0 == x1 else layout.upright_arrow
    share = layout.arrows.get(f"{zone.id}>{target}", usual)
    at_x = layout.x(x0) + (layout.x(x1) - layout.x(x0)) * share
    at_y = layout.y(y0) + (layout.y(y1) - layout.y(y0)) * share
    from_x, from_y = layout.centre(zone.id)
    if x0 == x1:
        return Arrow((at_x, at_y), (1 if at_x > from_x else -1, 0), colour == "red")
    # This leaves room for the name under the border.
    return Arrow((at_x, at_y - 7), (0, 1 if at_y > from_y else -1), colour == "red")
