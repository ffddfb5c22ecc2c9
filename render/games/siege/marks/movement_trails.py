"""The lines that show the latest events: movement, fire, and fires that spread.

They can be told apart without colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.core.events import Event
from engine.games.siege import events as e
from render.games.siege.map.layout import Layout
from render.games.siege.theme import Theme
from render.pictures.drawing import Colour, Pen

Point = tuple[float, float]

MOST = 16
"""The maximum number of lines on the map; more would hide it, and the summary reports the others."""

MARGIN = 22
INSIDE = 20
LANE = 9
"""The distance between lines over the same border, in pixels, so that both halves of a stack that splits stay
visible.
"""
PILE, MOVE, VOLLEY, LEAP = "pile", "move", "volley", "leap"
FIRST, OTHER = "first", "other"
"""The kinds of the Boxers' two routes, drawn on request."""


class Stroke(NamedTuple):
    """The shape of a line, relative to the corner of the rectangle around it."""

    kind: str
    points: tuple[Point, ...]
    size: tuple[int, int]
    scale: float


class Trail(NamedTuple):
    """A line over the map, as points in pixels."""

    kind: str
    points: tuple[Point, ...]
    scale: float = 1

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The rectangle that the line may cover."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        margin = round(MARGIN * self.scale)
        return round(min(xs)) - margin, round(min(ys)) - margin, round(max(xs)) + margin, round(max(ys)) + margin

    @property
    def stroke(self) -> Stroke:
        """The shape of the line without its place."""
        x0, y0, x1, y1 = self.box
        points = tuple((x - x0, y - y0) for x, y in self.points)
        return Stroke(self.kind, points, (x1 - x0, y1 - y0), self.scale)

    def enlarged(self, origin: Point, by: float) -> Trail:
        """Return the line on an enlarged part of the map. The part begins at `origin` and is `by` times larger."""
        points = tuple(((x - origin[0]) * by, (y - origin[1]) * by) for x, y in self.points)
        return Trail(self.kind, points, self.scale * by)


def trails(events: Iterable[Event], layout: Layout) -> list[Trail]:
    """Return the lines to draw for the events, in the order of `routes`."""
    lanes: dict[tuple[str, ...], int] = {}
    return [_trail(layout, kind, zones, lanes) for kind, zones in routes(events, layout)]


def routes(events: Iterable[Event], layout: Layout) -> list[tuple[str, Sequence[str]]]:
    """Return the lines to draw for the latest events. Each has a kind and the zones on it."""
    found: dict[tuple[str, ...], Sequence[str]] = {}
    drawn_events = list(events)
    assault = any(isinstance(event, e.PileMoved) for event in drawn_events)
    for event in drawn_events:
        if isinstance(event, e.CardDrawn):
            found.clear()  # only the last of several days
        if assault and isinstance(event, e.CountersMoved) and event.why == "reposition":
            continue
        kind, zones = way_of(event)
        if len(zones) > 1 and all(zone in layout.zones for zone in zones):
            key = (kind, *zones)
            found.pop(key, None)
            found[key] = zones
    return [(key[0], zones) for key, zones in list(found.items())[-MOST:]]


def way_of(event: Event) -> tuple[str, Sequence[str]]:
    """Return the kind of trail that an event leaves, and its zones; ("", ()) if it leaves none."""
    kind, way = "", tuple[str, ...]()
    match event:
        case e.PileMoved():
            kind, way = PILE, event.path
        case e.CountersMoved() if event.why not in {"lodge", "deploy", "redraw"}:
            kind, way = MOVE, (event.start, event.end)
        case e.CiviliansRetreated() | e.BarricadeMoved():
            kind, way = MOVE, (event.start, event.end)
        case e.LeaderFell() if event.end is not None:
            kind, way = MOVE, (event.zone, event.end)
        case e.ShotFired() | e.EffectFired():
            kind, way = VOLLEY, (event.zone, event.target)
        case e.FireSpread() if event.caught:
            kind, way = LEAP, (event.start, event.zone)
    return (kind, way) if len(set(way)) > 1 else ("", ())


def _trail(layout: Layout, kind: str, zones: Sequence[str], lanes: dict[tuple[str, ...], int]) -> Trail:
    """Return a line that connects the zones in order."""
    steps = [(kind, *sorted(step)) for step in pairwise(zones)]
    lane = max(lanes.get(step, 0) for step in steps)
    lanes.update(dict.fromkeys(steps, lane + 1))
    shift = {PILE: 0, MOVE: 12, VOLLEY: -12, LEAP: 4}[kind]  # lines of two kinds lie side by side
    aside = (1 if lane % 2 else -1) * LANE * ((lane + 1) // 2)
    middles = [layout.centre(zone) for zone in zones]
    start = _edge(layout.zones[zones[0]], middles[0], middles[1])
    end = _edge(layout.zones[zones[-1]], middles[-1], middles[-2])
    return Trail(kind, tuple((x + shift + aside, y + shift - aside) for x, y in (start, *middles[1:-1], end)))


def _edge(box: tuple[int, int, int, int], middle: Point, towards: Point) -> Point:
    """Return a point just inside the edge of a zone, in the direction of another point."""
    across, down = towards[0] - middle[0], towards[1] - middle[1]
    room_x = (box[2] - box[0]) / 2 - INSIDE
    room_y = (box[3] - box[1]) / 2 - INSIDE
    part = min(room_x / abs(across) if across else 1, room_y / abs(down) if down else 1, 1)
    return middle[0] + across * part, middle[1] + down * part


def draw_trail(trail: Trail, theme: Theme) -> Image.Image:
    """Return a picture of a line on a transparent background."""
    return draw_stroke(trail.stroke, theme)


def draw_stroke(stroke: Stroke, theme: Theme) -> Image.Image:
    """Return a picture of a line on a transparent background."""
    (wide, high), by = stroke.size, stroke.scale
    pen = Pen(wide / by, high / by, scale=3)
    _PAINT[stroke.kind](pen, [(x / by, y / by) for x, y in stroke.points], theme)
    sheet = pen.done() if by == 1 else pen.sheet
    return sheet if sheet.size == stroke.size else sheet.resize(stroke.size, Image.Resampling.BICUBIC)


def _draw_volley(pen: Pen, points: list[Point], theme: Theme) -> None:
    _dots(pen, points[0], points[-1], theme.fire, theme.card)
    _burst(pen, points[-1], theme)


def _draw_way(pen: Pen, points: list[Point], theme: Theme, *, ink: Colour, dashed: bool) -> None:
    end = _short_of(points[-2], points[-1], 10)
    line = [*points[:-1], end]
    pen.line(line, theme.card, width=10)
    if dashed:
        pen.dashes(line[0], line[-1], ink, width=5, dash=11)
    else:
        pen.line(line, ink, width=5.5)
    _head(pen, points[-2], points[-1], ink, theme.card)


def _draw_leap(pen: Pen, points: list[Point], theme: Theme) -> None:
    """Draw a wavy line for a spreading fire."""
    one, two = points[0], _short_of(points[-2], points[-1], 10)
    along = _way_of(one, two)
    steps = max(int(math.dist(one, two) / 5), 2)
    wave = []
    for step in range(steps + 1):
        x, y = one[0] + (two[0] - one[0]) * step / steps, one[1] + (two[1] - one[1]) * step / steps
        off = 4.5 * math.sin(step * 1.3)
        wave.append((x - along[1] * off, y + along[0] * off))
    pen.line(wave, theme.card, width=8)
    pen.line(wave, theme.fire, width=4)
    _head(pen, points[-2], points[-1], theme.fire, theme.card)


_PAINT: dict[str, Callable[[Pen, list[Point], Theme], None]] = {
    PILE: lambda pen, points, theme: _draw_way(pen, points, theme, ink=theme.boxer, dashed=False),
    MOVE: lambda pen, points, theme: _draw_way(pen, points, theme, ink=theme.title, dashed=True),
    VOLLEY: _draw_volley,
    LEAP: _draw_leap,
    FIRST: lambda pen, points, theme: _draw_way(pen, points, theme, ink=theme.red, dashed=False),
    OTHER: lambda pen, points, theme: _draw_way(pen, points, theme, ink=theme.green, dashed=True),
}


def _way_of(one: Point, two: Point) -> Point:
    far = max(math.dist(one, two), 1e-6)
    return (two[0] - one[0]) / far, (two[1] - one[1]) / far


def _short_of(one: Point, two: Point, by: float) -> Point:
    along = _way_of(one, two)
    return two[0] - along[0] * by, two[1] - along[1] * by


def _head(pen: Pen, one: Point, two: Point, ink: Colour, halo: Colour) -> None:
    along = _way_of(one, two)
    for grow, fill in ((3.0, halo), (0.0, ink)):
        tip = (two[0] + along[0] * grow, two[1] + along[1] * grow)
        foot = (two[0] - along[0] * (17 + grow), two[1] - along[1] * (17 + grow))
        half = 10 + grow
        left = (foot[0] - along[1] * half, foot[1] + along[0] * half)
        right = (foot[0] + along[1] * half, foot[1] - along[0] * half)
        pen.area([tip, left, right], fill)


def _dots(pen: Pen, one: Point, two: Point, ink: Colour, halo: Colour) -> None:
    steps = max(int(math.dist(one, two) / 11), 1)
    for grow, fill in ((5.0, halo), (3.2, ink)):
        for step in range(steps):
            part = step / steps
            x, y = one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part
            pen.oval((x - grow, y - grow, x + grow, y + grow), fill)


def _burst(pen: Pen, at: Point, theme: Theme) -> None:
    for size, fill in ((19.0, theme.card), (15.0, theme.fire), (8.0, theme.flame)):
        points: list[Point] = []
        for place in range(16):
            far = size if place % 2 == 0 else size * 0.55
            turn = math.pi * place / 8
            points.append((at[0] + far * math.cos(turn), at[1] + far * math.sin(turn)))
        pen.area(points, fill)
