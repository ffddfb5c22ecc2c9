"""Draws the ground of a map of hexes. Any part can be drawn alone.

Shapes that continue across hexes are drawn as one mask, which is blurred and then cut at a tone. This rounds their
corners.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.fonts import font
from render.hexes import terrain
from render.hexes.counters import SIDE
from render.hexes.layout import HexLayout
from render.hexes.theme import HexTheme
from render.pictures.drawing import Box, Colour, Pen, mix

ROCKS, GROVE, RIVERBED, SLOPE, CREST, CLIFF, HUTS, THORNS, WALL, SPRING = (
    "rocks",
    "grove",
    "riverbed",
    "slope",
    "crest",
    "cliff",
    "huts",
    "thorns",
    "wall",
    "spring",
)
FEATURES = (RIVERBED, SLOPE, CREST, CLIFF, GROVE, ROCKS, HUTS, THORNS, WALL, SPRING)
"""The features of a hex. Riverbeds and walls join those of neighbouring hexes."""
HIGHEST = 3
"""The highest elevation that has a tint of its own."""
BENDS = 10
"""The number of straight pieces of a riverbed's bend."""
BEYOND = 2
"""The margin around a hex for everything that is drawn or blurred, in units of the layout."""
NUMBER, NUMBER_INK = 20, 0.35
"""The minimum size of a hex's number in pixels, and the opacity of its ink: 7 pixels on a computer's screen."""
FINE = 2
"""The factor of supersampling; the masks are smooth without it."""


Spot = tuple[float, float]


class Ground(NamedTuple):
    """The ground of a hex: its elevation and its features."""

    elevation: int = 0
    features: frozenset[str] = frozenset()


@dataclass(frozen=True)
class HexMap:
    """The layout of a map, with the ground of each hex.

    If `numbered`, each hex shows its number at its top edge.
    """

    layout: HexLayout
    ground: Mapping[str, Ground]
    numbered: bool = False

    def has(self, name: str | None, feature: str) -> bool:
        """Return whether a hex is on the map and has a feature."""
        return name is not None and feature in self.ground[name].features

    def elevation(self, name: str | None, otherwise: int = 0) -> int:
        """Return the elevation of a hex; `otherwise` for a hex off the map."""
        return self.ground[name].elevation if name is not None else otherwise


class Mask:
    """The mask of a shape whose corners are rounded at the end."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.shape = Image.new("L", pen.sheet.size)
        self.on = ImageDraw.Draw(self.shape)

    def _at(self, points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        left, top = self.pen.origin
        return [((x - left) * self.pen.scale, (y - top) * self.pen.scale) for x, y in points]

    def area(self, points: Iterable[tuple[float, float]]) -> None:
        """Add a polygon."""
        self.on.polygon(self._at(points), fill=255)

    def line(self, points: Iterable[tuple[float, float]], width: float) -> None:
        """Add a line with round ends."""
        spots, wide = self._at(points), width * self.pen.scale
        self.on.line(spots, fill=255, width=round(wide))
        for x, y in spots:
            self.on.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)

    def rounded(self, radius: float) -> Image.Image:
        """Return the shape blurred by a radius."""
        return self.shape.filter(ImageFilter.GaussianBlur(radius * self.pen.scale))


def cut(blurred: Image.Image, at: int) -> Image.Image:
    """Return a mask of the pixels of a blurred shape that are brighter than `at`."""
    return blurred.point([255 if tone > at else 0 for tone in range(256)])


def draw_ground(board: HexMap, theme: HexTheme, box: Box, *, zoom: float = 1, fine: int = FINE) -> Image.Image:
    """Draw the part of the ground inside `box`, in the layout's coordinates.

    A point looks the same in every part.
    """
    margin = round(board.layout.unit * BEYOND)
    x0, y0, x1, y1 = box
    pen = Pen(
        x1 - x0 + 2 * margin,
        y1 - y0 + 2 * margin,
        scale=fine,
        ground=theme.desk,
        origin=(x0 - margin, y0 - margin),
        zoom=zoom,
    )
    names = board.layout.touching((x0 - margin, y0 - margin, x1 + margin, y1 + margin))
    for paint in (_heights, _riverbeds, _features, _walls, _grid, _hachures, _springs, _numbers):
        paint(pen, board, theme, names)
    edge = round(margin * zoom)
    whole = pen.done()
    return whole.crop((edge, edge, whole.width - edge, whole.height - edge))


def _heights(pen: Pen, board: HexMap, theme: HexTheme, names: tuple[str, ...]) -> None:
    layout = board.layout
    for name in names:
        pen.area(layout.corners(name), theme.height_0)
        terrain.grain(pen, layout, name, theme)
    land = Mask(pen)
    for name in names:
        land.area(layout.corners(name))
    for level in range(1, HIGHEST + 1):
        high = [name for name in names if board.ground[name].elevation >= level]
        if not high:
            continue
        mask = Mask(pen)
        for name in high:
            mask.area(layout.corners(name))
            for beyond in _off_the_map(layout, name):
                mask.area(beyond)
        blurred = ImageChops.darker(mask.rounded(layout.unit * 0.34), land.shape)
        _fill(pen, theme.contour, cut(blurred, 104))
        _fill(pen, getattr(theme, f"height_{level}"), cut(blurred, 146))
    for name in names:
        if board.ground[name].elevation:
            terrain.grain(pen, layout, name, theme, tone=theme.contour, count=3)


def _off_the_map(layout: HexLayout, name: str) -> Iterator[list[tuple[float, float]]]:
    """Yield the off-map corners of the hexes next to `name`."""
    x, y = layout.centre(name)
    corners = layout.corners(name)
    for way in range(6):
        if layout.grid.neighbour(name, way) is None:
            (ax, ay), (bx, by) = layout.side(name, way)
            yield [(a + ax + bx - 2 * x, b + ay + by - 2 * y) for a, b in corners]


def _fill(pen: Pen, colour: Colour, mask: Image.Image) -> None:
    pen.sheet.paste(colour, (0, 0), mask)


def _riverbeds(pen: Pen, board: HexMap, theme: HexTheme, names: tuple[str, ...]) -> None:
    layout, unit = board.layout, board.layout.unit
    beds = [name for name in names if board.has(name, RIVERBED)]
    if not beds:
        return
    land, bed = Mask(pen), Mask(pen)
    for name in names:
        land.area(layout.corners(name))
    courses = [course for name in beds for course in _courses(board, name)]
    for course in courses:
        bed.line(course, 2.1 * unit)
    blurred = ImageChops.darker(bed.rounded(unit * 0.3), land.shape)
    _fill(pen, theme.bank, cut(blurred, 96))
    _fill(pen, theme.sand, cut(blurred, 150))
    for course in courses:
        for one, two in zip(course[1::2], course[2::2], strict=False):
            pen.line([one, two], theme.bank, width=unit * 0.09)
    for name in beds:
        terrain.pebbles(pen, layout, name, theme)


def _courses(board: HexMap, name: str) -> list[list[Spot]]:
    """Return lines of points for a hex's riverbed."""
    layout, grid = board.layout, board.layout.grid
    centre = layout.centre(name)
    on = [way for way in range(6) if board.has(grid.neighbour(name, way), RIVERBED)]
    off = [way for way in range(6) if grid.neighbour(name, way) is None]
    if len(on) == 1 and off:
        on.append(min(off, key=lambda way: abs((way - on[0]) % 6 - 3)))
    ends = []
    for way in on:
        (ax, ay), (bx, by) = layout.side(name, way)
        ends.append(((ax + bx) / 2, (ay + by) / 2))
    if len(ends) == 2:
        return [_bend(ends[0], centre, ends[1])]
    return [_bend(centre, centre, end) for end in ends] or [[centre, (centre[0] + 1, centre[1])]]


def _bend(one: Spot, by: Spot, two: Spot) -> list[Spot]:
    """Return the points of a curve from `one` to `two`, pulled towards `by`."""
    parts = [step / BENDS for step in range(BENDS + 1)]
    return [
        (
            (1 - t) ** 2 * one[0] + 2 * t * (1 - t) * by[0] + t * t * two[0],
            (1 - t) ** 2 * one[1] + 2 * t * (1 - t) * by[1] + t * t * two[1],
        )
        for t in parts
    ]


_DRAWN: Mapping[str, Callable[[Pen, HexLayout, str, HexTheme], None]] = {
    SLOPE: terrain.slope,
    CREST: terrain.crest,
    GROVE: terrain.grove,
    ROCKS: terrain.rocks,
    CLIFF: terrain.cliff,
    HUTS: terrain.huts,
    THORNS: terrain.thorns,
}


def _features(pen: Pen, board: HexMap, theme: HexTheme, names: tuple[str, ...]) -> None:
    for feature, paint in _DRAWN.items():
        for name in names:
            if board.has(name, feature):
                paint(pen, board.layout, name, theme)


def _walls(pen: Pen, board: HexMap, theme: HexTheme, names: tuple[str, ...]) -> None:
    """Draw a wall with bastions around each group of walled hexes."""
    layout, unit = board.layout, board.layout.unit
    walled = [name for name in names if board.has(name, WALL)]
    if not walled:
        return
    inner = [name for name in walled if board.ground[name].elevation > _lowest(board, name)]
    for name in walled:
        x, y = layout.centre(name)
        shape = [(x + (a - x) * 0.985, y + (b - y) * 0.985) for a, b in layout.corners(name)]
        pen.hatch(layout.box(name), theme.wall, step=unit * 0.42, width=unit * 0.05, within=shape)
    for name in inner:  # the higher part of a fort has a wall of its own
        sides = [
            way for way in range(6) if board.elevation(layout.grid.neighbour(name, way)) < board.ground[name].elevation
        ]
        _wall_sides(pen, layout, name, sides, theme, inset=0.9, thick=0.3)
    for name in walled:
        sides = [way for way in range(6) if not board.has(layout.grid.neighbour(name, way), WALL)]
        _wall_sides(pen, layout, name, sides, theme, inset=0.97, thick=0.46)
    for name in walled:
        for place, corner in enumerate(layout.corners(name)):
            beside = (layout.grid.neighbour(name, place), layout.grid.neighbour(name, (place - 1) % 6))
            if not all(board.has(near, WALL) for near in beside):
                _bastion(pen, corner, unit, theme)


def _lowest(board: HexMap, name: str) -> int:
    near = board.layout.grid.neighbours(name)
    return min((board.ground[other].elevation for other in near if board.has(other, WALL)), default=99)


def _wall_sides(
    pen: Pen, layout: HexLayout, name: str, sides: list[int], theme: HexTheme, *, inset: float, thick: float
) -> None:
    x, y = layout.centre(name)
    for colour, width in ((theme.wall_line, thick), (theme.wall, thick - 0.16)):
        for way in sides:
            ends = [(x + (a - x) * inset, y + (b - y) * inset) for a, b in layout.side(name, way)]
            pen.line(ends, colour, width=layout.unit * width)


def _bastion(pen: Pen, at: tuple[float, float], unit: int, theme: HexTheme) -> None:
    x, y = at
    half = unit * 0.3
    pen.box((x - half, y - half, x + half, y + half), theme.wall, edge=theme.wall_line, width=unit * 0.08)


def _grid(pen: Pen, board: HexMap, theme: HexTheme, names: tuple[str, ...]) -> None:
    layout = board.layout
    width = max(layout.unit / 26, 0.9)
    for name in sorted(names, key=lambda each: board.ground[each].elevation):
        corners = layout.corners(name)
        level = min(board.ground[name].elevation, HIGHEST)
        pen.line([*corners, corners[0]], mix(theme.grid, theme.contour, level * 0.3), width=width)
    for side in layout.border(names):
        if layout.grid.neighbour(*side) is None:
            pen.line(layout.side(*side), theme.ink, width=max(layout.unit / 12, 1.5))


def _numbers(pen: Pen, board: HexMap, theme: HexTheme, names: tuple[str, ...]) -> None:
    """Write the numbers of hexes above their counters."""
    if not board.numbered:
        return
    layout = board.layout
    ink = Image.new("L", pen.sheet.size)
    on = ImageDraw.Draw(ink)
    face = font("figures", round(max(NUMBER, layout.unit * 0.5) * pen.scale))
    left, top = pen.origin
    for name in names:
        x, y = layout.centre(name)
        at = (x - left) * pen.scale, (y - layout.unit * SIDE / 2 - 1 - top) * pen.scale
        on.text(at, name, font=face, fill=round(255 * NUMBER_INK), anchor="ms")
    pen.sheet.paste(theme.ink, (0, 0), ink)


def _hachures(pen: Pen, board: HexMap, theme: HexTheme, names: tuple[str, ...]) -> None:
    layout = board.layout
    for name in names:
        here = board.ground[name].elevation
        if not here:
            continue
        for way in range(6):
            near = layout.grid.neighbour(name, way)
            fall = here - board.elevation(near, here)
            if fall > 0:
                terrain.hachures(pen, layout, (name, way), theme.hachure, fall=fall)


def _springs(pen: Pen, board: HexMap, theme: HexTheme, names: tuple[str, ...]) -> None:
    for name in names:
        if board.has(name, SPRING):
            terrain.spring(pen, board.layout, name, theme)
