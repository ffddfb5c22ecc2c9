"""Draws the frame of the map: title, state of both sides, and legend."""

from __future__ import annotations

from PIL import Image

from engine.games.ascari.scenarios import board, scenario
from engine.hexes.grid import HexGrid
from render.games.ascari.map.scene import features_of, flag_of, rifle_tab, waters
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import say
from render.games.ascari.text.state import Force, Title, acts, when
from render.games.ascari.theme import Theme
from render.hexes import terrain
from render.hexes.counters import Tab, draw_flag, draw_token
from render.hexes.ground import Ground, HexMap, draw_ground
from render.hexes.layout import HexLayout
from render.hexes.overlays import DASHED, draw_side
from render.pictures.drawing import Pen, fit, text_width
from render.two_sided import frame
from render.two_sided.frame import legend_word

HEAD, FOOT = 128, 108
RULE = 84
"""The position of the line under the title, in pixels from the top."""
WHEN = (720, 74)
FORCE = 36
"""The height of a side's figures in the title, in pixels."""
"""The heights of the title above a map and of the legend below it."""
_TERRAINS = ("rocks", "grove", "riverbed", "slope", "hilltop", "cliff", "village", "zeriba", "fort")
SWATCH = 13


def draw_head(name: str, theme: Theme, wide: int) -> Image.Image:
    """Return a picture of the map's title, which does not change during a game."""
    pen = Pen(wide, HEAD, scale=2, ground=theme.title)
    text = catalogue.scenario_title(name)
    size = fit(text, face="bold", size=50, least=28, width=wide * 0.48)
    pen.text((22, 36), text, theme.on_title, face="bold", size=size, anchor="lm")
    pen.line([(14, RULE), (wide - 14, RULE)], theme.on_title, width=1.5)
    pen.box((2, 2, wide - 2, HEAD - 2), edge=theme.ink, width=2)
    return pen.done()


def draw_when(title: Title, theme: Theme) -> Image.Image:
    """Return a picture with the turn, the active side and its action."""
    wide, high = WHEN
    pen = Pen(wide, high, scale=2, ground=theme.title)
    text = acts(title)
    size = fit(text, face="bold", size=36, least=20, width=wide)
    pen.text((wide, 24), text, theme.on_title, face="bold", size=size, anchor="rm")
    line = when(title)
    most = scenario(title.scenario).water
    if most is not None:
        line = f"{line} · {say('map-water', water=title.water, most=most.most)}"
    size = fit(line, face="italic", size=28, least=18, width=wide)
    pen.text((wide, 58), line, theme.soft_title, face="italic", size=size, anchor="rm")
    return pen.done()


def draw_force(force: Force, theme: Theme, wide: int) -> Image.Image:
    """Return a picture with a side's flag and its numbers of units, steps and places."""
    pen = Pen(wide, FORCE, scale=2, ground=theme.title)
    pen.put(draw_flag(flag_of(force.side, theme), 24 * pen.fine, theme), (0, FORCE / 2 - 15))
    name = catalogue.side_short(force.side)
    pen.text((42, FORCE / 2), name, theme.on_title, face="bold", size=30, anchor="lm")
    x = 56 + text_width(name, face="bold", size=30)
    text = say("map-force", units=force.units, steps=force.steps, places=force.places)
    size = fit(text, face="text", size=28, least=16, width=wide - x)
    pen.text((x, FORCE / 2), text, theme.on_title, face="text", size=size, anchor="lm")
    return pen.done()


def _swatch(name: str, theme: Theme, scale: int) -> Image.Image:
    """Return a picture of a sample hex of a terrain, enlarged by `scale`."""
    raised = 1 if name in {"slope", "hilltop", "cliff", "fort"} else 0
    single = HexMap(HexLayout(HexGrid(1, 1), SWATCH * scale), {"0101": Ground(raised, features_of(name))})
    return draw_ground(single, theme, (0, 0, *single.layout.size))


def draw_foot(name: str, theme: Theme, wide: int) -> Image.Image:
    """Return a picture of the legend of a scenario."""
    pen = Pen(wide, FOOT, scale=2, ground=theme.card)
    found = {each.name for each in board(name).terrain.values()}
    shown = [each for each in _TERRAINS if each in found]
    items = [*shown, *["spring"] * bool(waters(name)), *["place"] * bool(scenario(name).victory.points)]
    step = (wide - 24) / len(items)
    for place, item in enumerate(items):
        x = 16 + place * step
        if item == "spring":
            terrain.drop(pen, (x + 26, 33), 32, theme)
            word = say("map-legend-spring")
        elif item == "place":
            pen.put(draw_flag(flag_of("", theme), 24 * pen.fine, theme), (x + 14, 14))
            word = say("map-legend-place")
        else:
            swatch = _swatch(item, theme, pen.fine)
            pen.sheet.paste(swatch, (round(x * pen.fine), round(28 * pen.fine - swatch.height / 2)))
            word = say(f"terrain-{item}")
        legend_word(pen, (x + 60, 28), word, theme, room=step - 68)
    _markers(pen, theme, wide)
    pen.box((2, 2, wide - 2, FOOT - 2), edge=theme.ink, width=2)
    return pen.done()


def _markers(pen: Pen, theme: Theme, wide: int) -> None:
    tabs = (
        (Tab("M", theme.moved, theme.print), "marker-moved"),
        (Tab("C", theme.combat, theme.flag_white), "marker-combat"),
        (Tab("R", theme.retreat, theme.print), "marker-retreat"),
        (Tab("F", theme.fired, theme.flag_white), "marker-fired"),
        (Tab("O", theme.fired, theme.moved), "marker-opportunity"),
        (rifle_tab(theme), "marker-rifle"),
    )
    step = (wide - 24) / (len(tabs) + 1.2)
    for place, (tab, key) in enumerate(tabs):
        x = 16 + place * step
        token = draw_token(tab, 26 * pen.fine, theme)
        pen.put(token, (x + 8, 66))
        legend_word(pen, (x + 48, 80), say(key), theme, room=step - 54)
    x = 16 + len(tabs) * step
    side = draw_side(((0.0, 0.0), (32.0 * pen.fine, 0.0)), theme.danger, DASHED, 26 * pen.fine, theme)
    pen.put(side, (x - 8, 80 - side.height / 2 / pen.fine))
    legend_word(pen, (x + 38, 80), say("map-legend-threatened"), theme, room=step * 1.2 - 46)


def draw_near_head(name: str, title: Title, theme: Theme, wide: int) -> Image.Image:
    """Return a picture of the title of a close-up, with the text `name`."""
    line = f"{acts(title)} · {when(title)}"
    return frame.draw_near_head(name, line, theme, wide, largest=32)
