"""Draws the ground of a table from above. Lengths are in millimetres, and north is at the top."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.revolte.ground.terrain import (
    BARRICADE,
    BUILDING,
    DOOR,
    HEDGE,
    HOUSE,
    LOW,
    RUIN,
    SCRUB,
    WALL,
    WATER,
    Piece,
    pieces_of,
)
from engine.games.revolte.scenarios import Area, Spot, scenario
from engine.games.revolte.victory import area_of
from engine.tabletop.points import Point
from engine.tabletop.polygons import Polygon
from render.games.revolte.theme import Theme
from render.pictures.drawing import Box, Colour, Pen

Dot = tuple[float, float]

SQUARE = 100
"""The side of the squares of the grid in millimetres."""


class Scenery(NamedTuple):
    """The parts of the ground that change: destroyed pieces, open doors, barricades, fires, damage."""

    scenario: str
    gone: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    barricades: tuple[tuple[Spot, Spot], ...] = ()
    fires: tuple[Spot, ...] = ()
    damage: tuple[tuple[str, int], ...] = ()


def draw_ground(scenery: Scenery, theme: Theme, box: Box, *, zoom: float, grid: bool, fine: int = 2) -> Image.Image:
    """Return a picture of the part `box` of the ground.

    `zoom` is in pixels per millimetre. A point looks the same in every part.
    """
    x0, y0, x1, y1 = box
    pen = Pen(x1 - x0, y1 - y0, scale=fine, ground=theme.paper, origin=(x0, y0), zoom=zoom)
    battle = scenario(scenery.scenario)
    wide, high = battle.size
    pen.area([(0, 0), (wide, 0), (wide, high), (0, high)], theme.earth)
    _grains(pen, theme, box, battle.size)
    areas = sorted(battle.area, key=lambda area: (not area.height, area.kind == BUILDING))
    for area in areas:
        _area(pen, area, theme)
    if grid:
        _grid(pen, theme, battle.size)
    _goal(pen, area_of(battle), battle.size, theme)
    for piece in _pieces(scenery):
        _piece(pen, piece, scenery, theme)
    for at in scenery.fires:
        _fire(pen, at, theme)
    return pen.done()


def _grains(pen: Pen, theme: Theme, box: Box, size: Spot) -> None:
    """Draw small strokes that give the ground a texture."""
    step = 25
    for column in range(max(0, int(box[0]) // step), min(size[0], int(box[2])) // step + 1):
        for row in range(max(0, int(box[1]) // step), min(size[1], int(box[3])) // step + 1):
            mixed = (column * 73_856_093) ^ (row * 19_349_663)
            x, y = column * step + mixed % 23, row * step + mixed // 23 % 23
            if mixed // 529 % 3 == 0 and x + 5 < size[0] and y < size[1]:
                pen.line([(x, y), (x + 5, y - 1)], theme.grain, width=1)


def _grid(pen: Pen, theme: Theme, size: Spot) -> None:
    for x in range(SQUARE, size[0], SQUARE):
        pen.line([(x, 0), (x, size[1])], theme.grid, width=0.7)
    for y in range(SQUARE, size[1], SQUARE):
        pen.line([(0, y), (size[0], y)], theme.grid, width=0.7)


def _around(points: Sequence[Dot]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _area(pen: Pen, area: Area, theme: Theme) -> None:
    points: list[Dot] = list(area.poly)
    box = _around(points)
    if not pen.sees(box):
        return
    closed = [*points, points[0]]
    if area.kind == BUILDING:
        pen.area(points, theme.roof)
        pen.hatch(box, theme.roof_line, step=9, width=0.8, within=points)
    elif area.kind == RUIN:
        pen.area(points, theme.ruin)
        for x, y in _scattered(area, 13):
            pen.box((x - 2, y - 2, x + 2, y + 2), theme.rubble)
        _dashed(pen, closed, theme.rubble, width=2)
    elif area.kind == SCRUB:
        pen.area(points, theme.scrub)
        for x, y in _scattered(area, 17):
            pen.line([(x - 3, y - 5), (x, y + 3), (x + 3, y - 5)], theme.leaf, width=1.1)
            pen.line([(x, y - 6), (x, y + 3)], theme.leaf, width=1.1)
    elif area.kind == WATER:
        pen.area(points, theme.water)
        for x, y in _scattered(area, 22):
            pen.line([(x - 6, y), (x - 3, y - 2), (x, y), (x + 3, y - 2), (x + 6, y)], theme.wave, width=1)
        pen.line(closed, theme.wave, width=2)
    else:
        pen.area(points, theme.bank)
    if area.height:
        _crest(pen, points, theme)


def _crest(pen: Pen, points: Sequence[Dot], theme: Theme) -> None:
    """Draw the edge of a hill: a line with hachures that point outwards."""
    centre = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        pen.line([(x0, y0), (x1, y1)], theme.bank_line, width=1.6)
        length = math.hypot(x1 - x0, y1 - y0)
        across = ((y1 - y0) / length, -(x1 - x0) / length)
        middle_of = ((x0 + x1) / 2 - centre[0], (y0 + y1) / 2 - centre[1])
        out = 1 if across[0] * middle_of[0] + across[1] * middle_of[1] > 0 else -1
        for step in range(int(length / 8)):
            t = (step + 0.5) * 8 / length
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            pen.line([(x, y), (x + across[0] * out * 8, y + across[1] * out * 8)], theme.bank_line, width=0.8)


def _scattered(area: Area, step: int) -> Iterator[Dot]:
    """Yield points scattered over an area. The points are always the same."""
    x0, y0, x1, y1 = _around(area.poly)
    inside = Polygon(area.poly)
    for row, y in enumerate(range(int(y0) + 9, int(y1) - 4, step)):
        for x in range(int(x0) + 9 + row % 2 * step // 2, int(x1) - 4, step):
            mixed = (x * 31 + y * 17) % 7 - 3
            if Point(x + mixed, y) in inside:
                yield x + mixed, y


def _goal(pen: Pen, poly: tuple[Spot, ...], size: Spot, theme: Theme) -> None:
    """Draw the dashed outline of the objective, except along the edges of the table."""
    for (x0, y0), (x1, y1) in zip(poly, [*poly[1:], poly[0]], strict=True):
        on_edge = (x0 == x1 and x0 in {0, size[0]}) or (y0 == y1 and y0 in {0, size[1]})
        if not on_edge:
            pen.dashes((x0, y0 + 9), (x1, y1 + 9), theme.goal, width=2.2, dash=14)


# --- lines ---


def _pieces(scenery: Scenery) -> Iterator[Piece]:
    yield from sorted(pieces_of(scenery.scenario), key=lambda piece: piece.kind != HOUSE)
    for number, (start, end) in enumerate(scenery.barricades, 1):
        name = f"barricade-{number}"
        yield Piece(name, name, BARRICADE, Point(*start), Point(*end), True)


def _piece(pen: Pen, piece: Piece, scenery: Scenery, theme: Theme) -> None:
    start, end = (piece.start.x, piece.start.y), (piece.end.x, piece.end.y)
    box = _around([start, end])
    if not pen.sees((box[0] - 12, box[1] - 12, box[2] + 12, box[3] + 12)):
        return
    if piece.id in scenery.gone:
        _breach(pen, start, end, theme)
        return
    if piece.kind == DOOR:
        _door(pen, start, end, theme, opened=piece.line in scenery.opened)
    elif piece.kind in (WALL, HOUSE):
        _wall(pen, start, end, theme, house=piece.kind == HOUSE)
    elif piece.kind == HEDGE:
        _hedge(pen, start, end, theme)
    elif piece.kind == LOW:
        pen.line([start, end], theme.low, width=3)
        _ticks(pen, start, end, theme.low, step=16, length=4)
    else:
        pen.line([start, end], theme.barricade, width=9)
        pen.dashes(start, end, theme.earth, width=4.5, dash=7)
    damage = dict(scenery.damage).get(piece.id, 0)
    if damage:
        _damage(pen, start, end, damage, theme)


def _across(start: Dot, end: Dot) -> Dot:
    length = max(math.hypot(end[0] - start[0], end[1] - start[1]), 1e-6)
    return (end[1] - start[1]) / length, -(end[0] - start[0]) / length


def _wall(pen: Pen, start: Dot, end: Dot, theme: Theme, *, house: bool) -> None:
    if house:
        pen.line([start, end], theme.outline, width=3.4)
        return
    pen.line([start, end], theme.wall, width=9)
    pen.line([start, end], theme.stone, width=4)
    x, y = _across(start, end)
    for at in (start, end):  # a joint at each end of a section
        pen.line([(at[0] - x * 4, at[1] - y * 4), (at[0] + x * 4, at[1] + y * 4)], theme.wall, width=1.6)


def _door(pen: Pen, start: Dot, end: Dot, theme: Theme, *, opened: bool) -> None:
    x, y = _across(start, end)
    for at in (start, end):
        pen.box((at[0] - 5, at[1] - 5, at[0] + 5, at[1] + 5), theme.wall)
    if not opened:
        pen.line([start, end], theme.wall, width=9)
        pen.line([start, end], theme.door, width=6)
        pen.dashes(start, end, theme.wall, width=1.2, dash=9)
        return
    half = math.hypot(end[0] - start[0], end[1] - start[1]) / 2
    for at in (start, end):  # two leaves stand open
        pen.line([at, (at[0] - x * half, at[1] - y * half)], theme.door, width=3.4)


def _hedge(pen: Pen, start: Dot, end: Dot, theme: Theme) -> None:
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    for step in range(int(length / 9) + 1):
        t = min(step * 9 / length, 1)
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        pen.oval((x - 6.5, y - 6.5, x + 6.5, y + 6.5), theme.hedge)
        pen.oval((x - 3.2, y - 4.4, x + 1.2, y), theme.scrub)


def _ticks(pen: Pen, start: Dot, end: Dot, colour: Colour, *, step: float, length: float) -> None:
    whole = math.hypot(end[0] - start[0], end[1] - start[1])
    x, y = _across(start, end)
    for number in range(1, int(whole / step)):
        t = number * step / whole
        at = (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)
        pen.line(
            [(at[0] - x * length, at[1] - y * length), (at[0] + x * length, at[1] + y * length)], colour, width=1.2
        )


def _breach(pen: Pen, start: Dot, end: Dot, theme: Theme) -> None:
    """Draw the rubble of a destroyed piece."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    x, y = _across(start, end)
    for step in range(int(length / 8)):
        t, side = (step + 0.5) * 8 / length, (step * 5) % 13 - 6
        at = (start[0] + (end[0] - start[0]) * t + x * side, start[1] + (end[1] - start[1]) * t + y * side)
        size = 1.6 + step % 3
        pen.box((at[0] - size, at[1] - size, at[0] + size, at[1] + size), theme.rubble)


def _damage(pen: Pen, start: Dot, end: Dot, points: int, theme: Theme) -> None:
    """Draw a cross for each point of damage, side by side."""
    for number in range(points):
        t = (number + 1) / (points + 1)
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        for one in (-1, 1):
            pen.line([(x - 7, y - 7 * one), (x + 7, y + 7 * one)], theme.hit, width=3)


def _fire(pen: Pen, at: Spot, theme: Theme) -> None:
    x, y = at
    for dx, dy, size in ((-24, 10, 26), (20, 12, 28), (0, -18, 30)):
        pen.oval((x + dx - size, y + dy - size, x + dx + size, y + dy + size), theme.smoke)
    for dx, tall in ((-16, 20), (0, 32), (16, 22)):
        pen.area([(x + dx - 9, y + 16), (x + dx, y + 16 - tall), (x + dx + 9, y + 16)], theme.fire)


def _dashed(pen: Pen, points: Sequence[Dot], colour: Colour, *, width: float) -> None:
    for start, end in itertools.pairwise(points):
        pen.dashes(start, end, colour, width=width, dash=9)
