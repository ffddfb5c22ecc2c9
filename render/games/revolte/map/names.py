"""Short names of features on a table, each where it hides least."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.games.revolte.scenarios import Spot, scenario
from render.fonts import font
from render.games.revolte.map.ground import Scenery
from render.games.revolte.text.catalogue import feature
from render.games.revolte.theme import Theme
from render.pictures.drawing import fit, text_width


def write_names(
    on: Image.Image, scenery: Scenery, left: float, top: float, unit: float, theme: Theme, *, locale: str
) -> None:
    """Write the names of areas into them, those of lines beside their middle; none that would be cut off."""
    battle = scenario(scenery.scenario)
    pen = ImageDraw.Draw(on)
    most = 24.0 if unit < 2 else 34.0
    for area in battle.area:
        xs, ys = [x for x, _ in area.poly], [y for _, y in area.poly]
        wide = (max(xs) - min(xs)) * unit - 8
        text = feature(battle.id, area.id, locale=locale)
        size = fit(text, face="italic", size=most, least=13, width=wide)
        at = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        _write(pen, on.size, _in(at, left, top, unit), text, size, theme)
    for line in battle.line:
        (x0, y0), (x1, y1) = line.points[0], line.points[-1]
        text = feature(battle.id, line.id, locale=locale)
        flat = abs(x1 - x0) >= abs(y1 - y0)
        gap = 17 / min(unit, 1.5)
        at = ((x0 + x1) / 2 + (0 if flat else gap * 2.2), (y0 + y1) / 2 + (gap if flat else 0))
        room = abs(x1 - x0) * unit if flat else 220
        size = fit(text, face="italic", size=most - 4, least=13, width=room)
        _write(pen, on.size, _in(at, left, top, unit), text, size, theme, anchor="mm" if flat else "lm")


def _in(at: tuple[float, float], left: float, top: float, unit: float) -> tuple[float, float]:
    return (at[0] - left) * unit, (at[1] - top) * unit


def _write(
    pen: ImageDraw.ImageDraw, size_of: Spot, at: tuple[float, float], text: str, size: float, theme: Theme,
    *, anchor: str = "mm",
) -> None:  # fmt: skip
    wide = text_width(text, face="italic", size=size)
    x = at[0] if anchor == "lm" else at[0] - wide / 2
    x = max(4.0, min(x, size_of[0] - wide - 4)) if -wide < x < size_of[0] else x
    if x < 0 or x + wide > size_of[0] or not size < at[1] < size_of[1] - size / 2:
        return
    pen.text(
        (x, at[1]), text, font=font("italic", round(size)), fill=theme.ink, anchor="lm",
        stroke_width=3, stroke_fill=theme.earth,
    )  # fmt: skip
