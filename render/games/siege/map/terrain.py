"""Draws the different kinds of zones, such as streets, bridges and the city wall."""

from __future__ import annotations

import math

from engine.games.siege.map.board import Zone, board
from render.games.siege.map.buildings import Plot
from render.games.siege.map.layout import Layout, PixelBox
from render.games.siege.theme import Theme
from render.pictures.drawing import Colour, Pen, mix

LANE = 5
"""The width of the lane outside a compound's wall, in pixels."""

NAME_ROOM = 24
"""The height that buildings leave free for the name at the top of a zone, in pixels."""

TOWER_EVERY, TOWER_WIDE, TOWER_DEEP = 118, 46, 27
"""The towers on the outside of the city wall: spacing, width and depth in pixels."""

Point = tuple[float, float]


def tint_of(zone: Zone, theme: Theme) -> Colour:
    """Return the colour of a zone's ground."""
    if zone.legation:
        return theme.powers[zone.power or ""]
    return {
        "street": theme.street,
        "buildings": theme.buildings,
        "canal": theme.canal,
        "bridge": theme.bridge,
        "wall": theme.wall,
    }[zone.terrain]


def draw_zone(pen: Pen, zone: Zone, layout: Layout, theme: Theme) -> None:
    """Draw the ground of a zone."""
    box = layout.zones[zone.id]
    if zone.legation or zone.terrain == "buildings":
        _compound(pen, zone, box, theme)
        return
    pen.box(box, tint_of(zone, theme))
    match zone.terrain:
        case "street":
            _street(pen, box, theme)
        case "canal":
            _canal(pen, box, theme)
        case "bridge":
            _bridge(pen, box, theme)
        case "wall":
            _wall(pen, zone, box, theme)


def _estate(zone: Zone) -> str:
    """Return the name of the walled area to which a zone belongs. Both halves of a Legation share it."""
    return zone.power or ("fu" if zone.id.startswith("fu-") else zone.id)


def _open_sides(zone: Zone) -> dict[str, bool]:
    """Return whether each side of a zone has a wall."""
    sides = dict.fromkeys(("left", "top", "right", "low"), True)
    x0, y0, x1, y1 = zone.rect
    for name in zone.touch:
        other = board().zones[name]
        if _estate(other) != _estate(zone):
            continue
        ox0, oy0, ox1, oy1 = other.rect
        for side, touches in (("left", ox1 == x0), ("right", ox0 == x1), ("top", oy1 == y0), ("low", oy0 == y1)):
            if touches:
                sides[side] = False
    return sides


def _compound(pen: Pen, zone: Zone, box: PixelBox, theme: Theme) -> None:
    tint = tint_of(zone, theme)
    walls = _open_sides(zone)
    pen.box(box, theme.street)
    x0, y0, x1, y1 = box
    inner = (
        x0 + (LANE if walls["left"] else 0),
        y0 + (LANE if walls["top"] else 0),
        x1 - (LANE if walls["right"] else 0),
        y1 - (LANE if walls["low"] else 0),
    )
    corners = _corners(inner, walls, Plot(pen, zone.id, tint, theme))
    pen.area([point for corner in corners for point in corner], tint)
    plot = Plot(pen, zone.id, tint, theme)
    room = (inner[0] + 6, max(inner[1] + 4, y0 + NAME_ROOM), inner[2] - 6, inner[3] - 5)
    if zone.legation:
        plot.park(room)
    else:
        plot.courts(room)
    _walls(pen, corners, walls, theme)


def _corners(inner: tuple[int, int, int, int], walls: dict[str, bool], plot: Plot) -> list[list[Point]]:
    """Return the four corners of a compound, clockwise from the upper left.

    Each is a point or a cut-off corner.
    """
    x0, y0, x1, y1 = inner
    found: list[list[Point]] = []
    ways = (
        ((x0, y0), (0, 1), (1, 0), ("left", "top")),
        ((x1, y0), (-1, 0), (0, 1), ("top", "right")),
        ((x1, y1), (0, -1), (-1, 0), ("right", "low")),
        ((x0, y1), (1, 0), (0, -1), ("low", "left")),
    )
    for (x, y), before, after, sides in ways:
        cut = plot.chance.choice((0, 6, 9, 12)) if all(walls[side] for side in sides) else 0
        if not cut:
            found.append([(x, y)])
            continue
        first = (x + before[0] * cut, y + before[1] * cut)
        last = (x + after[0] * cut, y + after[1] * cut)
        step = [(first[0] + after[0] * cut, first[1] + after[1] * cut)] if plot.chance.random() < 0.5 else []
        found.append([first, *step, last])
    return found


def _walls(pen: Pen, corners: list[list[Point]], walls: dict[str, bool], theme: Theme) -> None:
    """Draw the compound's wall, with fences inside the estate."""
    for place, side in enumerate(("top", "right", "low", "left")):
        start, end = corners[place], corners[(place + 1) % 4]
        if walls[side]:
            way = [*start[len(start) // 2 :], end[0]] if len(start) > 1 else [start[0], end[0]]
            whole = [*start, end[0]]
            pen.line(whole if len(start) > 1 else way, theme.edge, width=3.4)
            pen.line(whole if len(start) > 1 else way, theme.card, width=1)
            _gate(pen, start[-1], end[0], theme)
        else:
            pen.dashes(start[-1], end[0], theme.edge, width=1.6, dash=6)


def _gate(pen: Pen, one: Point, two: Point, theme: Theme) -> None:
    """Draw a gatehouse in the middle of a long wall."""
    long = abs(two[0] - one[0]) + abs(two[1] - one[1])
    if long < 120:
        return
    x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    wide, high = (7, 3.5) if one[1] == two[1] else (3.5, 7)
    pen.box((x - wide, y - high, x + wide, y + high), theme.card, edge=theme.edge, width=1.3)


def _street(pen: Pen, box: PixelBox, theme: Theme) -> None:
    """Draw bare ground with the ruts of carts along it."""
    x0, y0, x1, y1 = box
    rut = mix(theme.street, theme.ink, 0.13)
    if x1 - x0 > y1 - y0:
        middle = y1 - (y1 - y0) * 0.3
        for shift in (-4, 4):
            pen.dashes((x0 + 14, middle + shift), (x1 - 10, middle + shift), rut, width=1, dash=9)
    else:
        middle = x0 + (x1 - x0) * 0.62
        for shift in (-4, 4):
            pen.dashes((middle + shift, y0 + 14), (middle + shift, y1 - 10), rut, width=1, dash=9)


def _canal(pen: Pen, box: PixelBox, theme: Theme) -> None:
    """Draw the canal in a dry summer."""
    x0, y0, x1, y1 = box
    slope = mix(theme.canal, theme.ink, 0.4)
    for place, y in enumerate(range(y0 + 2, y1, 4)):
        long = (16, 8, 12, 8)[place % 4]
        pen.line([(x0 + 4, y), (x0 + 4 + long, y)], slope, width=0.8)
        pen.line([(x1 - 4 - long, y), (x1 - 4, y)], slope, width=0.8)
    middle = (x0 + x1) / 2
    water = mix(theme.canal, theme.canal_line, 0.75)
    for shift, wide in ((-4.0, 1.2), (5.0, 0.8)):
        points = [(middle + shift + 3.5 * math.sin(y / 23), y) for y in range(y0, y1 + 1, 4)]
        pen.line([*points, (middle + shift + 3.5 * math.sin(y1 / 23), y1)], water, width=wide)
    for x in (x0 + 2.5, x1 - 2.5):
        pen.line([(x, y0), (x, y1)], theme.edge, width=2.4)


def _bridge(pen: Pen, box: PixelBox, theme: Theme) -> None:
    """Draw a stone bridge over the canal."""
    x0, y0, x1, y1 = box
    slab = mix(theme.bridge, theme.ink, 0.16)
    for x in range(x0 + 10, x1 - 4, 13):
        pen.line([(x, y0 + 12), (x, y1 - 12)], slab, width=1)
    third = (x1 - x0) / 3
    for y, turn in ((y0, 1), (y1, -1)):
        for arch in range(3):
            middle = x0 + third * (arch + 0.5)
            near, far = sorted((y - turn * 9, y + turn * 9))
            pen.oval((middle - third * 0.34, near, middle + third * 0.34, far), theme.canal, edge=theme.edge, width=1)
        edge = y + turn * 9.5
        pen.box((x0, min(edge, edge - turn * 4), x1, max(edge, edge - turn * 4)), theme.card, edge=theme.edge, width=1)
        for post in range(6):
            at = x0 + 3 + (x1 - x0 - 6) * post / 5
            pen.box((at - 2.5, edge - 4.5, at + 2.5, edge + 3), theme.edge)


def _wall(pen: Pen, zone: Zone, box: PixelBox, theme: Theme) -> None:
    """Draw the Tartar Wall from above."""
    x0, y0, x1, y1 = box
    pen.hatch((x0, y0 + 6, x1, y1 - 10), theme.wall_line, step=8, width=0.8)
    pen.box((x0, y0, x1, y0 + 6), theme.wall)
    pen.line([(x0, y0 + 5.5), (x1, y0 + 5.5)], theme.edge, width=1.2)
    pen.box((x0, y1 - 10, x1, y1), theme.wall)
    pen.line([(x0, y1 - 10), (x1, y1 - 10)], theme.edge, width=1.2)
    for x in range(x0 - x0 % 14 + 14, x1, 14):
        pen.box((max(x, x0), y1 - 7, min(x + 8, x1), y1), theme.edge)
    if zone.entry:
        _gate_tower(pen, box, theme, left=zone.rect[0] == 0)
        return
    for x in range(TOWER_EVERY // 2, x1, TOWER_EVERY):
        if x0 + 12 < x and x + TOWER_WIDE < x1 - 12:
            _tower(pen, (x, y1 - TOWER_DEEP, x + TOWER_WIDE, y1), theme)
    if zone.id == "water-gate":
        _sluice(pen, box, theme)


def _tower(pen: Pen, box: PixelBox, theme: Theme) -> None:
    pen.box(box, mix(theme.wall, theme.ink, 0.12))
    pen.hatch(box, mix(theme.wall_line, theme.ink, 0.3), step=5, width=0.8, falling=True)
    pen.box(box, edge=theme.edge, width=1.8)


def _gate_tower(pen: Pen, box: PixelBox, theme: Theme, *, left: bool) -> None:
    """Draw the tower over one of the great gates."""
    x0, _, x1, y1 = box
    middle = (x0 + x1) / 2 + (12 if left else -12)
    roof = mix(theme.wall, theme.ink, 0.14)
    for wide, high, low in ((66, 34, 6), (44, 18, 14)):
        outer = (middle - wide / 2, y1 - low - high, middle + wide / 2, y1 - low)
        pen.box(outer, roof, edge=theme.edge, width=1.6)
    a0, b0, a1, b1 = middle - 33, y1 - 40.0, middle + 33, y1 - 6.0
    for corner, inner in (
        ((a0, b0), (a0 + 11, b0 + 8)),
        ((a1, b0), (a1 - 11, b0 + 8)),
        ((a0, b1), (a0 + 11, b1 - 8)),
        ((a1, b1), (a1 - 11, b1 - 8)),
    ):
        pen.line([corner, inner], theme.edge, width=1.2)
    pen.line([(middle - 14, y1 - 23), (middle + 14, y1 - 23)], theme.edge, width=1.6)


def _sluice(pen: Pen, box: PixelBox, theme: Theme) -> None:
    """Draw the sluice gate where the canal leaves the city."""
    x0, y0, x1, _ = box
    middle = x0 + (x1 - x0) * 0.5
    pen.box((middle - 24, y0 - 1, middle + 24, y0 + 12), theme.canal, edge=theme.edge, width=1.4)
    for x in range(-18, 24, 7):
        pen.line([(middle + x, y0), (middle + x, y0 + 11)], theme.edge, width=1.2)


def draw_ramps(pen: Pen, layout: Layout, theme: Theme) -> None:
    """Draw the ramps down from the city wall."""
    for zone, (x0, x1) in layout.stairs.items():
        top = layout.zones[zone][1]
        middle = (x0 + x1) / 2
        light = mix(theme.wall, theme.card, 0.45)
        for start, end in ((x0, middle - 5), (x1, middle + 5)):
            slope = [(start, top - 16), (end, top - 16), (end, top + 12), (start, top - 8)]
            pen.area(slope, light)
            steps = 9
            for step in range(1, steps):
                part = step / steps
                x = start + (end - start) * part
                pen.line([(x, top - 16), (x, top - 8 + 20 * part)], theme.edge, width=1)
            pen.line([*slope, slope[0]], theme.edge, width=1.8)
        pen.box((middle - 5, top - 16, middle + 5, top + 12), light, edge=theme.edge, width=1.4)
