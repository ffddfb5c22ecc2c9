"""Bases of figures as seen from above, and other objects. Lengths are in millimetres."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from engine.games.revolte.figures import PINNED, STOPPED, Figure
from engine.games.revolte.scenarios import EUROPEANS, FANATIC, JINGAL, LEADER, PISTOL, RIFLE, Soldier
from render.games.revolte.theme import Theme
from render.pictures.drawing import Colour, Pen

RADIUS = 10.0
HALF = 19.0
"""Half the side of a base's picture in millimetres, which leaves room for its markers."""
TEETH = 12
"""The number of notches in the edge of a Boxer's base."""


class Base(NamedTuple):
    """The properties of a figure that determine its drawing."""

    label: str
    european: bool
    arm: str
    leader: bool
    fanatic: bool
    moving: bool = False
    state: int = 0
    broken: bool = False
    ladder: bool = False


def base_of(soldier: Soldier, figure: Figure) -> Base:
    """Return the properties that determine how a figure looks."""
    kind = soldier.kind
    return Base(
        label=soldier.id,
        european=soldier.side == EUROPEANS,
        arm=kind.fire,
        leader=kind.role == LEADER,
        fanatic=kind.class_ == FANATIC,
        moving=figure.moving,
        state=figure.state,
        broken=figure.broken,
        ladder=bool(figure.ladder),
    )


def draw_base(base: Base, unit: float, theme: Theme) -> Image.Image:
    """Draw a figure's base at `unit` pixels per millimetre. The picture is a square of 2 × `HALF` millimetres."""
    pen = Pen(2 * HALF, 2 * HALF, scale=3, origin=(-HALF, -HALF), zoom=unit)
    _disc(pen, base, theme)
    _label(pen, base, theme)
    _arm(pen, base, theme)
    if base.moving:
        _chevron(pen, theme)
    if base.state == STOPPED:
        _triangle(pen, theme)
    if base.state == PINNED:
        _square(pen, theme)
    return pen.done()


def _disc(pen: Pen, base: Base, theme: Theme) -> None:
    if base.european:
        pen.oval((-RADIUS - 0.6, -RADIUS - 0.6, RADIUS + 0.6, RADIUS + 0.6), theme.european_line)
        pen.oval((-RADIUS + 1.4, -RADIUS + 1.4, RADIUS - 1.4, RADIUS - 1.4), theme.european)
        if base.leader:
            pen.oval((-7.4, -7.4, 7.4, 7.4), edge=theme.european_ink, width=1)
        return
    pen.area(_notched(RADIUS + 1.4, RADIUS - 1.2), theme.rim)
    pen.area(_notched(RADIUS + 0.2, RADIUS - 2.2), theme.boxer)
    if base.fanatic:
        pen.box((-7.6, -8.2, 7.6, -5.4), theme.band)
    if base.leader:
        pen.oval((-7.6, -7.6, 7.6, 7.6), edge=theme.boxer_ink, width=1)


def _notched(outer: float, inner: float) -> list[tuple[float, float]]:
    points = []
    for step in range(2 * TEETH):
        angle = math.pi * step / TEETH
        radius = outer if step % 2 == 0 else inner
        points.append((radius * math.sin(angle), -radius * math.cos(angle)))
    return points


def _ink(base: Base, theme: Theme) -> Colour:
    return theme.european_ink if base.european else theme.boxer_ink


def _label(pen: Pen, base: Base, theme: Theme) -> None:
    size = 9.4 if len(base.label) < 3 else 7.6
    pen.text((0, -0.6), base.label, _ink(base, theme), face="figures", size=size)


def _arm(pen: Pen, base: Base, theme: Theme) -> None:
    """Draw the symbol of a figure's firearm. A broken firearm is crossed out."""
    ink, low = _ink(base, theme), 5.6
    if base.arm == RIFLE:
        pen.line([(-4.4, low), (4.4, low)], ink, width=1.3)
    elif base.arm == JINGAL:
        pen.line([(-4.4, low), (1, low)], ink, width=1.3)
        pen.line([(4.4, low - 1.8), (1, low), (4.4, low + 1.8)], ink, width=1.1)
    elif base.arm == PISTOL:
        pen.oval((-1.4, low - 1.4, 1.4, low + 1.4), ink)
    if base.arm and base.broken:
        pen.line([(-3, low - 2.4), (3, low + 2.4)], theme.hit, width=1.2)


def _chevron(pen: Pen, theme: Theme) -> None:
    """§4 Draw the marker of a figure that moved."""
    points = [(-16.8, -5.6), (-11.2, -5.6), (-5.4, -11.4), (-11.2, -17.2), (-16.8, -17.2), (-11.4, -11.4)]
    inner = [(-14, -6.8), (-11.7, -6.8), (-7.1, -11.4), (-11.7, -16), (-14, -16), (-9.4, -11.4)]
    pen.area(points, theme.rim)
    pen.area(inner, theme.moving)


def _triangle(pen: Pen, theme: Theme) -> None:
    """§5 Draw the marker of a stopped figure."""
    pen.area([(11.4, -18.6), (18.6, -5.8), (4.2, -5.8)], theme.rim)
    pen.area([(11.4, -16.6), (16.9, -6.8), (5.9, -6.8)], theme.stopped)
    pen.line([(11.4, -13.4), (11.4, -9.8)], theme.marker_ink, width=1.5)
    pen.oval((10.6, -9.1, 12.2, -7.5), theme.marker_ink)


def _square(pen: Pen, theme: Theme) -> None:
    """§5 Draw the marker of a pinned figure."""
    pen.box((5.4, -18, 17.4, -6), theme.rim)
    pen.box((6.6, -16.8, 16.2, -7.2), theme.pinned)
    pen.line([(8.6, -12), (14.2, -12)], theme.moving, width=1.8)


# --- things ---


def draw_gun(pen: Pen, at: tuple[float, float], theme: Theme, *, broken: bool) -> None:
    """Draw a gun. A broken one is crossed out."""
    x, y = at
    pen.area([(x - 3, y - 20), (x + 3, y - 20), (x + 4.5, y + 4), (x - 4.5, y + 4)], theme.rim)
    pen.line([(x, y + 4), (x - 5, y + 20)], theme.barricade, width=2.6)
    pen.line([(x, y + 4), (x + 5, y + 20)], theme.barricade, width=2.6)
    for side in (-10, 10):
        pen.box((x + side - 2.4, y - 11, x + side + 2.4, y + 9), theme.barricade, edge=theme.rim, width=1, radius=2)
    pen.line([(x - 10, y - 1), (x + 10, y - 1)], theme.rim, width=2)
    if broken:
        _cross(pen, at, 14, theme.hit)


def draw_machine_gun(
    pen: Pen, at: tuple[float, float], other: tuple[float, float] | None, theme: Theme, *, broken: bool
) -> None:
    """Draw a machine gun. `other` is the place of the second crew member, if any."""
    x, y = at
    end = other or (x + 22, y)
    pen.line([(x, y + 13), (end[0], end[1] + 13)], theme.rim, width=5)
    pen.line([(x, y + 13), (end[0], end[1] + 13)], theme.band, width=2.4)
    if broken:
        _cross(pen, ((x + end[0]) / 2, (y + end[1]) / 2 + 13), 7, theme.hit)


def draw_ladder(pen: Pen, start: tuple[float, float], end: tuple[float, float], theme: Theme) -> None:
    """Draw a ladder between two places."""
    (x0, y0), (x1, y1) = start, end
    length = max(math.hypot(x1 - x0, y1 - y0), 1e-6)
    across = ((y1 - y0) / length * 4, -(x1 - x0) / length * 4)
    for side in (-1, 1):
        rail = [(x0 + across[0] * side, y0 + across[1] * side), (x1 + across[0] * side, y1 + across[1] * side)]
        pen.line(rail, theme.rim, width=2.6)
        pen.line(rail, theme.door, width=1.5)
    for step in range(1, int(length / 7) + 1):
        t = min(step * 7 / length, 1)
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        pen.line([(x - across[0], y - across[1]), (x + across[0], y + across[1])], theme.door, width=1.4)


def draw_ram(pen: Pen, start: tuple[float, float], end: tuple[float, float], theme: Theme) -> None:
    """Draw a ram: a beam with an iron head."""
    pen.line([start, end], theme.rim, width=6)
    pen.line([start, end], theme.barricade, width=4)
    pen.oval((end[0] - 4.4, end[1] - 4.4, end[0] + 4.4, end[1] + 4.4), theme.stone, edge=theme.rim, width=1)


def draw_keg(pen: Pen, at: tuple[float, float], theme: Theme) -> None:
    """Draw a keg of powder: a small barrel with its hoops."""
    x, y = at
    pen.box((x - 5, y - 6, x + 5, y + 6), theme.door, edge=theme.rim, width=1.1, radius=3)
    for row in (-2.5, 2.5):
        pen.line([(x - 5, y + row), (x + 5, y + row)], theme.rim, width=1)


def draw_fallen(pen: Pen, at: tuple[float, float], theme: Theme, *, old: bool) -> None:
    """Draw a cross where a figure fell, paler if it is `old`."""
    colour = theme.miss if old else theme.hit
    x, y = at
    pen.line([(x, y - 8), (x, y + 8)], theme.card, width=5)
    pen.line([(x - 6, y - 3), (x + 6, y - 3)], theme.card, width=5)
    pen.line([(x, y - 7), (x, y + 7)], colour, width=2.6)
    pen.line([(x - 5, y - 3), (x + 5, y - 3)], colour, width=2.6)


def _cross(pen: Pen, at: tuple[float, float], size: float, colour: Colour) -> None:
    x, y = at
    for side in (-1, 1):
        pen.line([(x - size, y - size * side), (x + size, y + size * side)], colour, width=3)
