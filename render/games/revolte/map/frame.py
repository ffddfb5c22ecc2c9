"""Draws the frame of the table: title, rulers and legend."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.revolte.figures import DEPLOYMENT, OVER
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES, scenario
from engine.games.revolte.victory import holding
from render.games.revolte.map.bases import HALF, Base, draw_base, draw_fallen
from render.games.revolte.map.ground import SQUARE
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import begin, say
from render.games.revolte.theme import Theme
from render.pictures.drawing import Pen, fit, text_width
from render.two_sided import frame
from render.two_sided.frame import legend_word

HEAD, FOOT, EDGE = 128, 116, 34
"""The heights of title and legend, and the width of the ruler, in pixels."""
RULE = 84
"""The position of the line under the title, in pixels from the top."""


class Force(NamedTuple):
    """The state of a side, such as the figures left."""

    side: str
    figures: int
    all: int
    points: int
    held: int
    attacks: bool


class Title(NamedTuple):
    """The facts of a picture's title."""

    scenario: str
    phase: str
    turn: int
    active: str
    forces: tuple[Force, ...]


def title_of(position: Position) -> Title:
    """Return the facts of a position's title."""
    held = holding(position)
    forces = []
    for side in SIDES:
        mine = [name for name in position.figures if position.side_of(name) == side]
        gone = sum(position.figures[name].out for name in mine)
        points = position.points.get(side, 0)
        attacks = side == position.battle.attacker
        forces.append(Force(side, len(mine) - gone, len(mine), points, held[side], attacks))
    phase = OVER if position.over else position.phase
    return Title(position.scenario, phase, position.turn, position.active, tuple(forces))


def when(title: Title) -> str:
    """Return the turn as text."""
    if title.phase == DEPLOYMENT or not title.turn:
        return say("map-before")
    return say("map-turn", turn=title.turn, turns=scenario(title.scenario).turns)


def acts(title: Title) -> str:
    """Return a text with the current phase and the active side."""
    side = begin(catalogue.side(title.active))
    return say("map-acts", phase=title.phase, side=side)


def draw_head(title: Title, theme: Theme, wide: int) -> Image.Image:
    """Return a picture of the title of the whole table."""
    pen = Pen(wide, HEAD, scale=2, ground=theme.title)
    name = catalogue.scenario_title(title.scenario)
    size = fit(name, face="bold", size=46, least=26, width=wide * 0.56)
    pen.text((22, 42), name, theme.on_title, face="bold", size=size, anchor="lm")
    text = acts(title)
    size = fit(text, face="bold", size=36, least=20, width=wide * 0.38)
    pen.text((wide - 22, 28), text, theme.on_title, face="bold", size=size, anchor="rm")
    pen.text((wide - 22, 64), when(title), theme.soft_title, face="italic", size=28, anchor="rm")
    pen.line([(14, RULE), (wide - 14, RULE)], theme.on_title, width=1.5)
    for place, force in enumerate(title.forces):
        _force(pen, force, title.scenario, (22 + place * (wide - 30) / 2, wide / 2 - 44), theme)
    pen.box((2, 2, wide - 2, HEAD - 2), edge=theme.ink, width=2)
    return pen.done()


def _force(pen: Pen, force: Force, name: str, room: tuple[float, float], theme: Theme) -> None:
    """Draw a side's figures and action points. `room` is the left edge and the width of the space."""
    x, wide = room
    base = Base("", force.side == SIDES[0], "", False, False)
    pen.put(draw_base(base, 1.1 * pen.fine, theme), (x - 6, (RULE + HEAD) / 2 - HALF * 1.1 - 1))
    called = catalogue.side_short(force.side)
    y = (RULE + HEAD) / 2 - 1
    pen.text((x + 40, y), called, theme.on_title, face="bold", size=30, anchor="lm")
    at = x + 56 + text_width(called, face="bold", size=30)
    text = say("map-force", figures=force.figures, all=force.all, points=force.points)
    if force.attacks:
        count = scenario(name).victory.needed
        text = f"{text} · {say('map-holding', held=force.held, count=count)}"
    size = fit(text, face="text", size=28, least=14, width=wide - (at - x))
    pen.text((at, y), text, theme.on_title, face="text", size=size, anchor="lm")


def draw_rulers(window: tuple[float, float, float, float, float], theme: Theme) -> tuple[Image.Image, Image.Image]:
    """Return pictures of the rulers along the upper and left edges of the table.

    The upper ruler starts at the left edge of the picture.
    """
    left, top, right, bottom, unit = window
    across = Pen((right - left) * unit + EDGE, EDGE, scale=2, ground=theme.paper)
    for column in range(int(left) // SQUARE, int(right) // SQUARE + 1):
        x = EDGE + (column * SQUARE - left) * unit
        across.line([(x, EDGE - 10), (x, EDGE)], theme.ink, width=1.6)
        middle_of = EDGE + (max(column * SQUARE, left) + min((column + 1) * SQUARE, right) - 2 * left) / 2 * unit
        if min((column + 1) * SQUARE, right) - max(column * SQUARE, left) > 20:
            across.text((middle_of, EDGE * 0.45), chr(ord("A") + column), theme.ink, size=24)
    down = Pen(EDGE, (bottom - top) * unit, scale=2, ground=theme.paper)
    for row in range(int(top) // SQUARE, int(bottom) // SQUARE + 1):
        y = (row * SQUARE - top) * unit
        down.line([(EDGE - 10, y), (EDGE, y)], theme.ink, width=1.6)
        middle_of = (max(row * SQUARE, top) + min((row + 1) * SQUARE, bottom) - 2 * top) / 2 * unit
        if min((row + 1) * SQUARE, bottom) - max(row * SQUARE, top) > 20:
            down.text((EDGE * 0.45, middle_of), str(row + 1), theme.ink, size=24)
    return across.done(), down.done()


_BASES = (
    ("moving", Base("", True, "", False, False, moving=True)),
    ("stopped", Base("", True, "", False, False, state=1)),
    ("pinned", Base("", True, "", False, False, state=2)),
    ("rifle", Base("", True, "rifle", False, False)),
    ("jingal", Base("", False, "jingal", False, False)),
    ("pistol", Base("", False, "pistol", False, False)),
    ("leader", Base("", True, "", True, False)),
    ("fanatic", Base("", False, "", False, True)),
)
_LINES = ("hit", "miss", "way", "fallen", "goal")


def draw_foot(theme: Theme, wide: int, unit: float) -> Image.Image:
    """Return a picture of the legend."""
    pen = Pen(wide, FOOT, scale=2, ground=theme.card)
    step = (wide - 24) / len(_BASES)
    for place, (word, base) in enumerate(_BASES):
        x = 16 + place * step
        pen.put(draw_base(base, 1.15 * pen.fine, theme), (x - 6, 8))
        legend_word(pen, (x + 42, 32), say(f"legend-{word}"), theme, room=step - 48)
    step = (wide - 24 - 300 * unit - 90) / len(_LINES)
    y = 84.0
    for place, word in enumerate(_LINES):
        x = 22 + place * step
        if word == "hit":
            pen.line([(x, y), (x + 34, y)], theme.hit, width=3)
        elif word == "miss":
            pen.dashes((x, y), (x + 34, y), theme.miss, width=2.4, dash=6)
        elif word == "way":
            pen.dashes((x, y), (x + 34, y), theme.faded, width=2.8, dash=9)
        elif word == "goal":
            pen.dashes((x, y), (x + 34, y), theme.goal, width=3.4, dash=14)
        else:
            draw_fallen(pen, (x + 22, y), theme, old=False)
        legend_word(pen, (x + 42, y), say(f"legend-{word}"), theme, room=step - 48)
    x = wide - 300 * unit - 70
    for start, end, word in ((0, 100, "10 cm"), (100, 300, "30 cm")):
        pen.box((x + start * unit, y - 4, x + end * unit, y + 4), theme.ink if start else theme.card, edge=theme.ink)
        pen.text((x + end * unit, y - 16), word, theme.ink, size=20, anchor="mm")
    pen.box((2, 2, wide - 2, FOOT - 2), edge=theme.ink, width=2)
    return pen.done()


def draw_near_head(name: str, title: Title, theme: Theme, wide: int) -> Image.Image:
    """Draw the title of a close-up."""
    line = f"{acts(title)} · {when(title)}"
    return frame.draw_near_head(name, line, theme, wide, largest=34)
