"""The overlays of a hex map, and the drawings of which they consist."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from render.hexes.theme import HexTheme
from render.pictures.drawing import Colour, Pen, fit

SOLID, DASHED = "solid", "dashed"
Step = tuple[int, int]
"""The offset from one middle to another, in pixels."""
Spot = tuple[float, float]


class Reach(NamedTuple):
    """A hex that a unit can reach: its cost, and the number of enemies that threaten it."""

    hex: str
    cost: int
    threats: int = 0


class Ring(NamedTuple):
    """A line around a group of hexes, with a text at its top."""

    hexes: frozenset[str]
    colour: Colour
    line: str = SOLID
    text: str = ""


class Trail(NamedTuple):
    """The path of a move, drawn as dots with stars for hits and rings for misses."""

    hexes: tuple[str, ...]
    hits: tuple[str, ...] = ()
    misses: tuple[str, ...] = ()


class Arrow(NamedTuple):
    """An arrow from hex to hex: solid for a fight, dashed for a move."""

    way: tuple[str, ...]
    fights: bool = False


class Shot(NamedTuple):
    """A line of fire from hex to hex, with a star if it hit."""

    start: str
    end: str
    hit: bool


class Layer(NamedTuple):
    """All the drawings over a map.

    `dark` hexes are out of sight, and `seen` hexes are in sight. `threats` are hexes, each with the number of enemies
    that could fire at it. `labels` are the hexes whose labels are written.
    """

    reach: tuple[Reach, ...] = ()
    rings: tuple[Ring, ...] = ()
    seen: frozenset[str] = frozenset()
    dark: frozenset[str] = frozenset()
    threats: tuple[tuple[str, int], ...] = ()
    trails: tuple[Trail, ...] = ()
    shots: tuple[Shot, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    labels: tuple[str, ...] = ()


NOTHING = Layer()


def draw_price(reach: Reach, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of a hex's label, with the hex's cost and threats below it."""
    wide, high = unit * 2.5, unit * 1.75
    pen = Pen(wide, high)
    pen.text((wide / 2, high * 0.24), reach.hex, theme.reach, size=unit * 0.66, halo=theme.card, halo_width=unit * 0.09)
    middle = wide / 2 - (unit * 0.52 if reach.threats else 0)
    half = unit * 0.47
    y = high * 0.7
    pen.oval((middle - half, y - half, middle + half, y + half), theme.card, edge=theme.reach, width=unit * 0.11)
    pen.text((middle, y), str(reach.cost), theme.reach, size=unit * 0.64)
    if reach.threats:
        _danger(pen, (middle + unit * 1.04, y), reach.threats, unit, theme)
    return pen.done()


def _danger(pen: Pen, at: tuple[float, float], count: int, unit: int, theme: HexTheme) -> None:
    """Draw the number of units that could fire at a place, on a shield."""
    x, y = at
    half = unit * 0.5
    shape = [(-1, -0.8), (1, -0.8), (1, 0.25), (0, 1.05), (-1, 0.25)]
    pen.area([(x + a * half * 1.12, y + b * half * 1.12) for a, b in shape], theme.card)
    pen.area([(x + a * half * 0.94, y + b * half * 0.94) for a, b in shape], theme.danger)
    text = str(count)
    pen.text((x, y - half * 0.1), text, theme.on_danger, size=unit * (0.66 if len(text) < 2 else 0.52))


def draw_threat(count: int, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of the number of units that could fire at a hex."""
    pen = Pen(unit * 1.2, unit * 1.25)
    _danger(pen, (unit * 0.6, unit * 0.55), count, unit, theme)
    return pen.done()


def draw_label(label: str, card: bool, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of a hex's label. With `card`, the label has a background."""
    wide, high = unit * 1.9, unit * 0.72
    pen = Pen(wide, high)
    if card:
        pen.box((0, 0, wide, high), theme.card, edge=theme.ink, width=max(unit / 30, 1), radius=high * 0.3)
    halo = None if card else theme.card
    pen.text((wide / 2, high / 2), label, theme.ink, size=unit * 0.54, halo=halo, halo_width=unit * 0.06)
    return pen.done()


def draw_side(ends: tuple[Spot, Spot], colour: Colour, line: str, unit: int, theme: HexTheme) -> Image.Image:
    """Draw a segment of a ring around hexes. The picture is centred on the middle of the segment."""
    (ax, ay), (bx, by) = ends
    thick = max(unit * 0.17, 3)
    edge = thick + 3
    pen = Pen(abs(bx - ax) + 2 * edge, abs(by - ay) + 2 * edge, origin=(min(ax, bx) - edge, min(ay, by) - edge))
    for ink, width in ((theme.card, thick + 3), (colour, thick)):
        if line == DASHED:
            pen.dashes((ax, ay), (bx, by), ink, width=width, dash=math.dist((ax, ay), (bx, by)) / 5)
        else:
            pen.line([(ax, ay), (bx, by)], ink, width=width)
            for x, y in ends:
                half = width / 2
                pen.oval((x - half, y - half, x + half, y + half), ink)
    return pen.done()


def draw_ring_text(text: str, colour: Colour, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of a small card with a ring's text."""
    size = unit * 0.56
    wide, high = unit * (0.5 + 0.36 * max(len(text), 1)), unit * 0.8
    pen = Pen(wide, high)
    pen.box((0, 0, wide, high), theme.card, edge=colour, width=max(unit * 0.08, 1), radius=high * 0.45)
    fitted = fit(text, face="figures", size=round(size * 4), least=8, width=wide * 4 * 0.84) / 4
    pen.text((wide / 2, high / 2), text, colour, size=fitted)
    return pen.done()


def draw_dots(step: Step, unit: int, theme: HexTheme) -> Image.Image:
    """Draw a step of a trail as dots. The picture is centred on the middle of the step."""
    length = math.hypot(*step)
    edge = unit * 0.3
    pen = Pen(abs(step[0]) + 2 * edge, abs(step[1]) + 2 * edge)
    wide, high = pen.size
    count = 5
    for ink, radius in ((theme.card, unit * 0.2), (theme.order, unit * 0.13)):
        for place in range(count):
            far = ((place + 0.5) / count - 0.5) * length
            x, y = wide / 2 + step[0] / length * far, high / 2 + step[1] / length * far
            pen.oval((x - radius, y - radius, x + radius, y + radius), ink)
    return pen.done()


def draw_star(hit: bool, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of a shot's result: a star for a hit, or an open ring for a miss."""
    size = unit * (1.5 if hit else 0.9)
    pen = Pen(size, size)
    middle = size / 2
    if not hit:
        radius = size * 0.34
        for ink, width in ((theme.card, unit * 0.26), (theme.ink, unit * 0.12)):
            box = (middle - radius, middle - radius, middle + radius, middle + radius)
            pen.oval(box, edge=ink, width=width)
        return pen.done()
    for ink, grow in ((theme.card, 1.0), (theme.danger, 0.86), (theme.on_danger, 0.3)):
        points = []
        for place in range(16):
            far = middle * grow * (1 if place % 2 == 0 else 0.52)
            turn = math.tau * place / 16
            points.append((middle + far * math.cos(turn), middle + far * math.sin(turn)))
        pen.area(points, ink)
    return pen.done()


def draw_arrow(step: Step, fights: bool, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of the last step of an arrow, with the step in its middle."""
    edge = unit * 0.8
    pen = Pen(abs(step[0]) + 2 * edge, abs(step[1]) + 2 * edge)
    wide, high = pen.size
    length = math.hypot(*step)
    along = (step[0] / length, step[1] / length)
    one = (wide / 2 - step[0] / 2 * 0.72, high / 2 - step[1] / 2 * 0.72)
    tip = (wide / 2 + step[0] / 2 * 0.72, high / 2 + step[1] / 2 * 0.72)
    neck = (tip[0] - along[0] * unit * 0.6, tip[1] - along[1] * unit * 0.6)
    colour = theme.danger if fights else theme.ink
    for ink, grow in ((theme.card, unit * 0.1), (colour, 0.0)):
        width = unit * 0.3 + 2 * grow
        if fights:
            pen.line([one, neck], ink, width=width)
        else:
            pen.dashes(one, neck, ink, width=width, dash=unit * 0.36)
        half = unit * 0.46 + grow * 1.6
        top = (tip[0] + along[0] * grow * 1.8, tip[1] + along[1] * grow * 1.8)
        foot = (neck[0] - along[0] * grow, neck[1] - along[1] * grow)
        left = (foot[0] - along[1] * half, foot[1] + along[0] * half)
        right = (foot[0] + along[1] * half, foot[1] - along[0] * half)
        pen.area([top, left, right], ink)
    return pen.done()


def draw_stroke(step: Step, fights: bool, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of one further step of an arrow, centred on its middle."""
    colour = theme.danger if fights else theme.ink
    return _stroke(step, colour, unit * 0.3, theme, dash=0 if fights else unit * 0.36)


def draw_shot(step: Step, unit: int, theme: HexTheme) -> Image.Image:
    """Return a picture of a line of fire between two counters, centred on its middle."""
    part = max(1 - 3.2 * unit / math.hypot(*step), 0.25)
    return _stroke((step[0] * part, step[1] * part), theme.danger, unit * 0.11, theme)


def _stroke(step: Spot, colour: Colour, width: float, theme: HexTheme, *, dash: float = 0) -> Image.Image:
    edge = width * 2 + 2
    pen = Pen(abs(step[0]) + 2 * edge, abs(step[1]) + 2 * edge, scale=2)
    wide, high = pen.size
    one, two = (wide / 2 - step[0] / 2, high / 2 - step[1] / 2), (wide / 2 + step[0] / 2, high / 2 + step[1] / 2)
    for ink, thick in ((theme.card, width * 1.9), (colour, width)):
        if dash:
            pen.dashes(one, two, ink, width=thick, dash=dash)
        else:
            pen.line([one, two], ink, width=thick)
    return pen.done()
