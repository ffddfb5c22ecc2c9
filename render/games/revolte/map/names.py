"""Short names of features on a table, each where it hides least."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.revolte.scenarios import Spot, scenario
from render.fonts import font
from render.games.revolte.map.ground import Scenery
from render.games.revolte.text.catalogue import feature
from render.games.revolte.theme import Theme
from render.pictures.drawing import fit, text_width


def write_names(on: Image.Image, scenery: Scenery, part: tuple[float, float, float], theme: Theme) -> None:
    """Write the names of areas into them, those of lines beside their middle; none that would be cut off.

    `part` is the left and upper edge of what is drawn, and its pixels a millimetre.
    """
    left, top, unit = part
    battle = scenario(scenery.scenario)
    pen = ImageDraw.Draw(on)
    most = 24.0 if unit < 2 else 34.0
    for area in battle.area:
        xs, ys = [x for x, _ in area.poly], [y for _, y in area.poly]
        wide = (max(xs) - min(xs)) * unit - 8
        text = feature(battle.id, area.id)
        size = fit(text, face="italic", size=most, least=13, width=wide)
        at = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        label = Label(_in(at, left, top, unit), text, size)
        _write(pen, on.size, label, theme)
    for line in battle.line:
        (x0, y0), (x1, y1) = line.points[0], line.points[-1]
        text = feature(battle.id, line.id)
        flat = abs(x1 - x0) >= abs(y1 - y0)
        gap = 17 / min(unit, 1.5)
        at = ((x0 + x1) / 2 + (0 if flat else gap * 2.2), (y0 + y1) / 2 + (gap if flat else 0))
        room = abs(x1 - x0) * unit if flat else 220
        size = fit(text, face="italic", size=most - 4, least=13, width=room)
        _write(pen, on.size, Label(_in(at, left, top, unit), text, size, flat), theme)


def _in(at: tuple[float, float], left: float, top: float, unit: float) -> tuple[float, float]:
    return (at[0] - left) * unit, (at[1] - top) * unit


class Label(NamedTuple):
    """A name: where its middle is, or its left end if it is not `centred`, its text, its size."""

    at: tuple[float, float]
    text: str
    size: float
    centred: bool = True


def _write(pen: ImageDraw.ImageDraw, room: Spot, label: Label, theme: Theme) -> None:
    wide = text_width(label.text, face="italic", size=label.size)
    x, y = label.at
    if label.centred:
        x -= wide / 2
    x = max(4.0, min(x, room[0] - wide - 4)) if -wide < x < room[0] else x
    if x < 0 or x + wide > room[0] or not label.size < y < room[1] - label.size / 2:
        return
    face = font("italic", round(label.size))
    pen.text((x, y), label.text, font=face, fill=theme.ink, anchor="lm", stroke_width=3, stroke_fill=theme.earth)
