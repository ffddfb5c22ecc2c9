"""Draws the table with everything on it, whole or in part."""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.revolte.figures import Carried
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SCENARIOS, Spot, scenario
from render.games.revolte.map import bases
from render.games.revolte.map.bases import RADIUS, Base, base_of, draw_base
from render.games.revolte.map.ground import Scenery, draw_ground
from render.games.revolte.map.names import Moved, moved_names, write_names
from render.games.revolte.map.traces import Traces
from render.games.revolte.theme import THEMES, Theme
from render.pictures.drawing import Pen
from render.pictures.keeping import PIECES
from render.pictures.palette import Palette, Sprite, paste_within
from render.presenter import LOOKS, Look

WIDTH = 1500
"""The width of a picture of a whole table in pixels."""
NEAR = 4.0
"""The pixels per millimetre of a close-up: a base is 84 pixels wide, or 28 if the picture is shown 360 pixels wide."""
WIDEST = 1056
"""The greatest width of a close-up in pixels."""
NEAR_SIZE = (264, 200)
"""The size of a close-up in millimetres."""


NEAR_MARGIN = 60
"""The total margin around a close-up's contents in millimetres, both edges together."""


class Window(NamedTuple):
    """A part of the table, and its pixels per millimetre."""

    left: float
    top: float
    right: float
    bottom: float
    unit: float

    @property
    def size(self) -> tuple[int, int]:
        """The size in pixels."""
        return round((self.right - self.left) * self.unit), round((self.bottom - self.top) * self.unit)

    def at(self, spot: tuple[float, float]) -> tuple[int, int]:
        """Return the pixel of the picture for a point of the table."""
        return round((spot[0] - self.left) * self.unit), round((spot[1] - self.top) * self.unit)


def whole(name: str) -> Window:
    """Return a window that shows the whole table of the scenario `name`."""
    wide, high = scenario(name).size
    return Window(0, 0, wide, high, WIDTH / wide)


def near(name: str, spots: tuple[Spot, ...], size: tuple[int, int] = NEAR_SIZE) -> Window:
    """Return a window that contains the first of `spots` and as many of the others as possible."""
    wide, high = scenario(name).size
    across, down = min(size[0], wide), min(size[1], high)
    x0, y0, x1, y1 = (*spots[0], *spots[0])
    for x, y in spots[1:]:
        grown = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
        if grown[2] - grown[0] <= across - NEAR_MARGIN and grown[3] - grown[1] <= down - NEAR_MARGIN:
            x0, y0, x1, y1 = grown
    left = _snapped((x0 + x1) / 2 - across / 2, wide - across)
    top = _snapped((y0 + y1) / 2 - down / 2, high - down)
    return Window(left, top, left + across, top + down, min(NEAR, WIDEST / across))


def _snapped(value: float, most: int) -> int:
    """Return a coordinate rounded to 20 mm and kept within 0 to `most`. Positions close together can then share a
    picture of the ground.
    """
    return max(0, min(round(value / 20) * 20, most))


def scenery_of(position: Position) -> Scenery:
    """Return how the ground has changed so far, such as destroyed walls."""
    return Scenery(
        position.scenario,
        tuple(sorted(position.gone)),
        tuple(sorted(position.opened)),
        tuple(position.barricades),
        tuple(position.fires),
        tuple(sorted(position.damage.items())),
    )


def draw_table(
    position: Position, window: Window, left: Traces, *, look: Look, under: Image.Image | None = None
) -> Image.Image:
    """Return a picture of a part of the table.

    `under` is a transparent picture of the window's size, which is put on the ground.
    """
    theme = THEMES[look]
    spots = [(name, at) for name in position.everybody() if (at := position.figures[name].at) is not None]
    figures, radius = [window.at(at) for _, at in spots], RADIUS * window.unit
    moved = moved_names(position.scenario, (window.left, window.top, window.unit), window.size, figures, radius)
    picture = _ground(scenery_of(position), look, window, moved).copy()
    picture.putpalette(palette_of(look).colours)
    if under is not None:
        colours = palette_of(look)
        plain = picture.convert("RGB")
        plain.paste(under, (0, 0), under)
        picture = colours.flatten(plain)
        picture.putpalette(colours.colours)
    _put(picture, _trace_sheet(left, window, theme), palette_of(look), theme)
    _put(picture, _things(position, window, theme), palette_of(look), theme)
    for (name, _), (x, y) in zip(spots, figures, strict=True):
        sprite = _base(base_of(position.roster[name], position.figures[name]), window.unit, look)
        half = sprite.picture.width // 2
        if -half < x < picture.width + half and -half < y < picture.height + half:
            paste_within(picture, sprite, (x - half, y - half), (0, 0, *picture.size))
    return picture


def _put(picture: Image.Image, sheet: Image.Image | None, palette: Palette, theme: Theme) -> None:
    """Paste the visible part of a transparent picture onto another one."""
    box = sheet.getbbox() if sheet is not None else None
    if sheet is not None and box is not None:
        Sprite(sheet.crop(box), palette, under=theme.earth).put(picture, (box[0], box[1]))


# --- pieces, each drawn once ---


@PIECES.keeping_texts
def _ground(scenery: Scenery, look: Look, window: Window, moved: Moved) -> Image.Image:
    theme = THEMES[look]
    box = (window.left, window.top, window.right, window.bottom)
    drawn = draw_ground(scenery, theme, box, zoom=window.unit, grid=look != "contrast")
    write_names(drawn, scenery, (window.left, window.top, window.unit), theme, moved)
    return palette_of(look).flatten(drawn)


@PIECES.keeping
def _base(base: Base, unit: float, look: Look) -> Sprite:
    theme = THEMES[look]
    return Sprite(draw_base(base, unit, theme), palette_of(look), under=theme.rim)


@lru_cache(len(LOOKS))
def palette_of(look: Look) -> Palette:
    """Return the palette for all tables drawn in a theme."""
    theme = THEMES[look]
    grounds = [draw_ground(Scenery(name), theme, (0, 0, *scenario(name).size), zoom=1, grid=True) for name in SCENARIOS]
    sheet = Image.new("RGB", (grounds[0].width, 160), theme.card)
    samples = [
        Base("e1", True, "pistol", True, False, moving=True),
        Base("e4", True, "rifle", False, False, state=1),
        Base("a1", False, "pistol", True, True, moving=True),
        Base("b7", False, "jingal", False, False, state=2),
        Base("c3", False, "", False, True),
    ]
    for number, sample in enumerate(samples):
        drawn = draw_base(sample, 3, theme)
        sheet.paste(drawn, (number * 130, 10), drawn)
    return Palette(theme.colours(), [*grounds, sheet])


# --- what changes ---


def _trace_sheet(left: Traces, window: Window, theme: Theme) -> Image.Image | None:
    if left == Traces():
        return None
    pen = _pen(window)
    for way in left.ways:
        for start, end in itertools.pairwise(way):
            pen.dashes(start, end, theme.faded, width=1.8, dash=7)
        pen.oval((way[0][0] - 4, way[0][1] - 4, way[0][0] + 4, way[0][1] + 4), edge=theme.faded, width=1.4)
    for start, at, hit in left.shots:
        if hit:
            pen.line([start, at], theme.hit, width=1.8)
        else:
            pen.dashes(start, at, theme.miss, width=1.5, dash=5)
    for x, y in left.bursts:
        pen.oval((x - 50, y - 50, x + 50, y + 50), edge=theme.hit, width=2.4)
    for at in left.old:
        bases.draw_fallen(pen, at, theme, old=True)
    for at in left.fallen:
        bases.draw_fallen(pen, at, theme, old=False)
    return pen.done()


def _pen(window: Window) -> Pen:
    return Pen(
        window.right - window.left,
        window.bottom - window.top,
        scale=2,
        origin=(window.left, window.top),
        zoom=window.unit,
    )


def _things(position: Position, window: Window, theme: Theme) -> Image.Image | None:
    """Return a picture of the objects on the table; None if there are none."""
    if not (position.ladders or position.rams or position.keg or position.gun or position.mg):
        return None
    pen = _pen(window)
    for each in position.ladders:
        _ladder(pen, position, each, theme)
    for each in position.rams:
        if (ends := _ends(position, each, 20)) is not None:
            bases.draw_ram(pen, ends[1], ends[0], theme)
    if position.gun is not None and position.gun.at is not None:
        bases.draw_gun(pen, position.gun.at, theme, broken=position.gun.broken)
    if position.mg is not None and (at := _spot(position, position.mg.gunner) or position.mg.at) is not None:
        other = _spot(position, position.mg.loader)
        bases.draw_machine_gun(pen, at, other, theme, broken=position.mg.broken)
    if position.keg is not None and (ends := _ends(position, position.keg, 0)) is not None:
        bases.draw_keg(pen, (ends[0][0] + 14, ends[0][1] + 10), theme)
    return pen.done()


def _spot(position: Position, name: str) -> Spot | None:
    return position.figures[name].at if name else None


def _ends(position: Position, thing: Carried, half: int) -> tuple[Spot, Spot] | None:
    """Return the two ends of an object that figures carry. Return None if it is not on the table."""
    ends = [at for name in thing.carriers if (at := _spot(position, name)) is not None]
    if thing.gone or (not ends and thing.at is None):
        return None
    if len(ends) > 1 or (ends and not half):
        return ends[0], ends[-1]
    x, y = thing.at or ends[0]
    return (x - half, y), (x + half, y)


def _ladder(pen: Pen, position: Position, ladder: Carried, theme: Theme) -> None:
    if ladder.raised and ladder.at is not None and not ladder.gone:
        x, y = ladder.at
        bases.draw_ladder(pen, (x, y + 14), (x, y - 22), theme)
    elif (ends := _ends(position, ladder, 25)) is not None:
        bases.draw_ladder(pen, *ends, theme)
