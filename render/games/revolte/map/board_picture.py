"""Draws the table for a board message: enlarged parts, and a small map."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.events import Event
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES, Spot, scenario
from engine.games.revolte.world import View
from render.games.revolte.map.bases import RADIUS
from render.games.revolte.map.crops import GAP, Layout, layout
from render.games.revolte.map.frame import EDGE, title_of
from render.games.revolte.map.framed import draw_whole, head_of, rulers_of
from render.games.revolte.map.ground import Scenery, draw_ground
from render.games.revolte.map.scene import Window, draw_table, palette_of, scenery_of
from render.games.revolte.map.traces import Traces, traces
from render.games.revolte.theme import THEMES
from render.pictures.drawing import Pen
from render.pictures.keeping import PIECES
from render.pictures.palette import Sprite
from render.presenter import Look
from render.two_sided.frame import framed

INSET = 400
"""The width in pixels of the small picture of the whole table; on a computer it is shown half as wide."""
EDGE_OF = 8
"""The gap between the small table and the edge of a part, in pixels."""
ASIDE = 20
"""The distance between two positions that are tried for the small table, in millimetres."""


def draw_board(view: View, events: Sequence[Event], *, look: Look) -> Image.Image:
    """Return a picture of the parts of the table with events this turn, or of the whole table if there are none."""
    position = view.position
    found = layout(position.scenario, events) if not position.over else None
    left = traces(events)
    if found is None:
        return draw_whole(position, left, look=look, legend=False)
    parts = [
        framed(draw_table(position, each, left, look=look), None, None, rulers_of(each, look), edge=EDGE)
        for each in found.windows
    ]
    inset = _inset(position, found.windows, look)
    free = _free_place(position, found, left, inset.size)
    if free is None:
        return _together(position, [*parts, inset], found, look)
    number, (x, y) = free
    parts[number].paste(inset, (EDGE + x, EDGE + y))
    return _together(position, parts, found, look)


def _together(position: Position, parts: Sequence[Image.Image], found: Layout, look: Look) -> Image.Image:
    """Return one picture of the title, the enlarged parts and the small map."""
    shown = len(found.windows)
    places, x, y = list[tuple[int, int]](), 0, 0
    for part in parts[:shown]:
        places.append((x, y))
        x, y = (x + part.width + GAP, y) if found.beside else (x, y + part.height + GAP)
    wide = max(at[0] + part.width for at, part in zip(places, parts, strict=False))
    below = max(at[1] + part.height for at, part in zip(places, parts, strict=False))
    places += [((wide - part.width) // 2, below + GAP) for part in parts[shown:]]
    high = max(at[1] + part.height for at, part in zip(places, parts, strict=True))
    head = head_of(title_of(position), look, wide)
    palette = palette_of(look)
    picture = palette.flatten(Image.new("RGB", (wide, head.picture.height + high), THEMES[look].paper))
    picture.putpalette(palette.colours)
    head.put(picture, (0, 0))
    for part, (left, top) in zip(parts, places, strict=True):
        picture.paste(part, (left, head.picture.height + top))
    return picture


def _free_place(
    position: Position, found: Layout, left: Traces, size: tuple[int, int]
) -> tuple[int, tuple[int, int]] | None:
    """Return a place where the small map hides nothing. Return None if there is no such place.

    The place is the number of an enlarged part, and the pixels from the corner of that part.
    """
    busy: list[tuple[float, float]] = [
        at for name in position.everybody() if (at := position.figures[name].at) is not None
    ]
    busy += [spot for start, end in _lines(left) for spot in _between(start, end)] + list(left.places)
    for number, window in enumerate(found.windows):
        room = window.size[0] - size[0] - 2 * EDGE_OF, window.size[1] - size[1] - 2 * EDGE_OF
        if min(room) < 0:
            continue
        for x, y in _along_the_edges(room, round(ASIDE * window.unit)):
            x0, y0 = window.left + x / window.unit - RADIUS, window.top + y / window.unit - RADIUS
            x1, y1 = (
                x0 + (size[0] + 2 * EDGE_OF) / window.unit + 2 * RADIUS,
                y0 + (size[1] + 2 * EDGE_OF) / window.unit + 2 * RADIUS,
            )
            if not any(x0 <= spot[0] <= x1 and y0 <= spot[1] <= y1 for spot in busy):
                return number, (x + EDGE_OF, y + EDGE_OF)
    return None


def _along_the_edges(room: tuple[int, int], step: int) -> Iterator[tuple[int, int]]:
    """Yield positions along the edges of an area, starting with its corners."""
    across, down = room
    yield from ((across, down), (across, 0), (0, down), (0, 0))
    yield from ((x, y) for y in range(down - step, 0, -step) for x in (across, 0))
    yield from ((x, y) for x in range(across - step, 0, -step) for y in (down, 0))


def _lines(left: Traces) -> list[tuple[Spot, Spot]]:
    """Return the drawn shots and paths as straight lines."""
    ways = [line for way in left.ways for line in itertools.pairwise(way)]
    return [*((shot.start, shot.at) for shot in left.shots), *ways]


def _between(start: Spot, end: Spot) -> list[tuple[float, float]]:
    """Return points spread evenly along a line."""
    steps = 12
    return [
        (start[0] + (end[0] - start[0]) * n / steps, start[1] + (end[1] - start[1]) * n / steps) for n in range(steps)
    ]


def _inset(position: Position, windows: Sequence[Window], look: Look) -> Image.Image:
    """Return a small map of the table, on which each figure is a dot."""
    theme, (wide, high) = THEMES[look], scenario(position.scenario).size
    zoom = INSET / wide
    picture = _small(scenery_of(position), look).copy()
    picture.putpalette(palette_of(look).colours)
    pen = Pen(wide, high, scale=3, zoom=zoom)
    dot = RADIUS * 1.2
    for name in position.everybody():
        at = position.figures[name].at
        if at is not None:
            european = position.side_of(name) == SIDES[0]
            box = at[0] - dot, at[1] - dot, at[0] + dot, at[1] + dot
            pen.oval(box, theme.european if european else theme.boxer, edge=theme.rim, width=3)
    for each in windows:
        pen.box((each.left, each.top, each.right, each.bottom), edge=theme.hit, width=7)
    line = 2 / zoom
    pen.box((line / 2, line / 2, wide - line / 2, high - line / 2), edge=theme.ink, width=line)
    Sprite(pen.done(), palette_of(look), under=theme.earth).put(picture, (0, 0))
    return picture


@PIECES.keeping
def _small(scenery: Scenery, look: Look) -> Image.Image:
    wide, high = scenario(scenery.scenario).size
    drawn = draw_ground(scenery, THEMES[look], (0, 0, wide, high), zoom=INSET / wide, grid=False)
    return palette_of(look).flatten(drawn)
