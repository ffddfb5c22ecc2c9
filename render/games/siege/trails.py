"""What has just happened, drawn under the counters: ways of piles, moves of the garrison, volleys.

They differ without colour: a pile's way is a solid line, a move is dashed, a volley dotted with a burst at its end.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from engine.core.event import Event
from engine.games.siege import events as e
from render.draw import Colour, Pen
from render.games.siege.layout import Layout
from render.games.siege.theme import Theme

Point = tuple[float, float]

MOST = 16
"""So many trails are drawn: more would hide the map, and the story tells them."""

MARGIN = 22
INSIDE = 20
PILE, MOVE, VOLLEY = "pile", "move", "volley"


class Trail(NamedTuple):
    """A way over the map, as points in pixels."""

    kind: str
    points: tuple[Point, ...]

    @property
    def box(self) -> tuple[int, int, int, int]:
        """What it may cover."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return round(min(xs)) - MARGIN, round(min(ys)) - MARGIN, round(max(xs)) + MARGIN, round(max(ys)) + MARGIN


def trails(events: Iterable[Event], layout: Layout) -> list[Trail]:
    """The trails of the events, each way once, the latest of them when there are too many.

    Once Boxers have come on, the morning's redeployment is left out: it would hide what they do.
    """
    found: dict[tuple[str, ...], Trail] = {}
    told = list(events)
    assault = any(isinstance(event, e.PileMoved) for event in told)
    for event in told:
        if assault and isinstance(event, e.CountersMoved) and event.why == "reposition":
            continue
        kind, zones = _way(event)
        if len(zones) > 1 and all(zone in layout.zones for zone in zones):
            found[(kind, *zones)] = Trail(kind, _points(layout, zones, kind))
    return list(found.values())[-MOST:]


def _way(event: Event) -> tuple[str, Sequence[str]]:
    match event:
        case e.PileMoved():
            return PILE, event.path
        case e.CountersMoved() if event.why not in {"lodge", "deploy"}:
            return MOVE, (event.start, event.end)
        case e.CiviliansRetreated():
            return MOVE, (event.start, event.end)
        case e.ShotFired() | e.EffectFired():
            return VOLLEY, (event.zone, event.target)
    return "", ()


def _points(layout: Layout, zones: Sequence[str], kind: str) -> tuple[Point, ...]:
    """The way over the map: out of the first zone, through the middles between, a little into the last."""
    shift = {PILE: 0, MOVE: 12, VOLLEY: -12}[kind]  # trails of two kinds lie beside each other
    middles = [layout.centre(zone) for zone in zones]
    start = _edge(layout.zones[zones[0]], middles[0], middles[1])
    end = _edge(layout.zones[zones[-1]], middles[-1], middles[-2])
    return tuple((x + shift, y + shift) for x, y in (start, *middles[1:-1], end))


def _edge(box: tuple[int, int, int, int], middle: Point, towards: Point) -> Point:
    """A point a little inside a zone, on the line from its middle to another point: clear of most counters."""
    across, down = towards[0] - middle[0], towards[1] - middle[1]
    room_x = (box[2] - box[0]) / 2 - INSIDE
    room_y = (box[3] - box[1]) / 2 - INSIDE
    part = min(room_x / abs(across) if across else 1, room_y / abs(down) if down else 1, 1)
    return middle[0] + across * part, middle[1] + down * part


def draw_trail(trail: Trail, theme: Theme) -> Image.Image:
    """A trail on a transparent sheet of the size of its box."""
    x0, y0, x1, y1 = trail.box
    pen = Pen(x1 - x0, y1 - y0, scale=3)
    points = [(x - x0, y - y0) for x, y in trail.points]
    ink = {PILE: theme.boxer, MOVE: theme.title, VOLLEY: theme.fire}[trail.kind]
    if trail.kind == VOLLEY:
        _dots(pen, points[0], points[-1], ink, theme.card)
        _burst(pen, points[-1], theme)
        return pen.done()
    end = _short_of(points[-2], points[-1], 10)
    line = [*points[:-1], end]
    pen.line(line, theme.card, width=10)
    if trail.kind == PILE:
        pen.line(line, ink, width=5.5)
    else:
        pen.dashes(line[0], line[-1], ink, width=5, dash=11)
    _head(pen, points[-2], points[-1], ink, theme.card)
    return pen.done()


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
