"""Counters as a wargamer expects them: flag or colour for the side, silhouette for the kind, value large.

The Powers are light, the Chinese dark; a reduced counter is paler, its corner is striped and its value smaller. Equal
counters lie on one another with their number in a round badge.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.siege.world import (
    BOXER_LEADER,
    CHINESE,
    CIVILIAN,
    FANATIC,
    FULL,
    IRREGULAR,
    LEADER,
    REGULAR,
    REGULAR_LEADER,
    VALUES,
    WEAPONS,
)
from render.draw import FINE, Colour, Pen, fit, mix
from render.games.siege.flags import CODES, flag
from render.games.siege.glyphs import glyph
from render.games.siege.theme import Theme

WIDE = 1.54
"""How much wider a counter with a name is."""


class Group(NamedTuple):
    """Equal counters of one place, drawn as one stack. `name` is written on leaders and weapons, `tag` on the rest."""

    kind: str
    power: str
    face: int
    number: int
    name: str = ""
    tag: str = ""

    @property
    def chinese(self) -> bool:
        """Whether it is drawn dark."""
        return self.kind in CHINESE

    @property
    def points(self) -> int:
        """The points of all its counters."""
        return VALUES[self.kind][self.face] * self.number

    @property
    def figure(self) -> str:
        """What is written large: the value, a leader's bonus, nothing for Chinese leaders."""
        if self.kind == LEADER:
            return f"+{3 if self.name == 'MacDonald' else self.face}"
        if self.kind in (BOXER_LEADER, REGULAR_LEADER):
            return "+1"
        return str(VALUES[self.kind][self.face])


class Look(NamedTuple):
    """A counter's ground and what is drawn on it."""

    ground: Colour
    ink: Colour
    edge: Colour
    stripe: Colour


def look(group: Group, theme: Theme) -> Look:
    """The colours of a counter by side, kind and face."""
    worn = group.face != FULL and group.kind not in (BOXER_LEADER, REGULAR_LEADER)
    if group.kind == FANATIC:
        return Look(theme.fanatic_worn if worn else theme.fanatic, theme.gold, theme.gold, theme.fanatic)
    if group.kind in (IRREGULAR, BOXER_LEADER):
        return Look(theme.boxer_worn if worn else theme.boxer, theme.on_dark, theme.ink, theme.boxer)
    if group.kind in (REGULAR, REGULAR_LEADER):
        return Look(theme.regular_worn if worn else theme.regular, theme.on_dark, theme.ink, theme.regular)
    if group.kind == CIVILIAN:
        return Look(theme.civilian_worn if worn else theme.civilian, theme.ink, theme.ink, theme.faded)
    return Look(theme.worn if worn else theme.counter, theme.ink, theme.ink, theme.faded)


def width_of(group: Group, size: int) -> int:
    """The width of a stack's picture at a size, its shadow and badge included."""
    body = round(size * (WIDE if group.name else 1))
    return body + (_rim(size) if group.number > 1 else 2)


def height_of(size: int) -> int:
    """The height of every stack's picture at a size."""
    return size + _rim(size) // 2 + 1


def _rim(size: int) -> int:
    return max(6, size // 4)


def stack(group: Group, size: int, theme: Theme) -> Image.Image:
    """The picture of a stack of equal counters; transparent around."""
    pen = Pen(width_of(group, size), height_of(size))
    colours = look(group, theme)
    body_width = round(size * (WIDE if group.name else 1))
    top = 1
    under = min(group.number - 1, 2)
    for depth in range(under, 0, -1):
        shift = depth * 2.2
        pen.box(
            (shift, top + shift - 1, body_width + shift, top + size + shift - 3),
            mix(colours.ground, theme.ink, 0.25),
            edge=theme.ink,
            width=1,
            radius=size * 0.09,
        )
    body = (0.0, float(top), float(body_width), float(top + size))
    pen.box(body, colours.ground, edge=colours.edge, width=max(1.2, size / 30), radius=size * 0.09)
    if group.face != FULL and group.kind not in (BOXER_LEADER, REGULAR_LEADER):
        _worn_corner(pen, body, colours)
    _inside(pen, group, body, size, colours)
    if group.number > 1:
        _badge(pen, group.number, size, theme)
    return pen.done()


def _worn_corner(pen: Pen, body: tuple[float, float, float, float], colours: Look) -> None:
    _, y0, x1, y1 = body
    size = y1 - y0
    stripe = mix(colours.ground, colours.stripe, 0.55)
    for place in (0.22, 0.36, 0.5, 0.64):
        far = size * place
        pen.line([(x1 - far, y1 - 2), (x1 - 2, y1 - far)], stripe, width=size * 0.055)


def _inside(pen: Pen, group: Group, body: tuple[float, float, float, float], size: int, colours: Look) -> None:
    if group.name:
        _named(pen, group, body, size=size, colours=colours)
        return
    x0, y0, x1, _ = body
    long = len(group.figure) > 1
    figure_size = size * (0.58 if group.face == FULL else 0.46) * (0.84 if long else 1)
    pen.text(
        (x0 + size * (0.06 if long else 0.12), y0 + size * 0.67),
        group.figure,
        colours.ink,
        size=figure_size,
        anchor="lm",
    )
    across = size * (0.4 if long else 0.5)
    box = (x1 - across - size * 0.07, y0 + size * 0.41, x1 - size * 0.07, y0 + size * 0.94)
    glyph(pen, group.kind, box, fill=colours.ink, ground=colours.ground)
    if group.power:
        flag(pen, group.power, (x0 + size * 0.09, y0 + size * 0.09, x0 + size * 0.53, y0 + size * 0.37))
        code = CODES[group.power]
        at = (x0 + size * 0.58, y0 + size * 0.23)
        pen.text(at, code, colours.ink, size=size * (0.26 if len(code) < 3 else 0.21), anchor="lm")
    if group.tag:
        tag = _fitted(group.tag, size * 0.27, room=size * 0.86)
        pen.text(((x0 + x1) / 2, y0 + size * 0.21), group.tag, colours.ink, size=tag)


def _named(pen: Pen, group: Group, body: tuple[float, float, float, float], *, size: int, colours: Look) -> None:
    x0, y0, x1, y1 = body
    left = x0 + size * 0.1
    if group.power:
        flag(pen, group.power, (left, y0 + size * 0.25, left + size * 0.38, y0 + size * 0.49))
        left += size * 0.42
    long = len(group.figure) > 1
    pen.text((left, y0 + size * 0.37), group.figure, colours.ink, size=size * (0.44 if long else 0.52), anchor="lm")
    crew = group.kind in WEAPONS and group.face != FULL
    across = size * (0.38 if long else 0.48)
    box = (x1 - across - size * 0.06, y0 + size * 0.14, x1 - size * 0.06, y0 + size * 0.62)
    glyph(pen, "crew" if crew else group.kind, box, fill=colours.ink, ground=colours.ground)
    set_size = _fitted(group.name, size * 0.26, room=x1 - x0 - size * 0.14)
    pen.text(((x0 + x1) / 2, y1 - size * 0.18), group.name, colours.ink, size=set_size)


def _fitted(said: str, size: float, *, room: float) -> float:
    return fit(said, face="figures", size=round(size * FINE), least=4, width=room * FINE) / FINE


def _badge(pen: Pen, count: int, size: int, theme: Theme) -> None:
    across = size * 0.46
    said = f"×{count}"
    wide = across * (1 if count < 10 else 1.3)
    x1, y1 = pen.size[0] - 0.5, pen.size[1] - 0.5
    pen.box((x1 - wide, y1 - across, x1, y1), theme.ink, edge=theme.counter, width=1.2, radius=across / 2)
    pen.text((x1 - wide / 2, y1 - across / 2), said, theme.counter, size=across * 0.64)


def total_width(value: int, bonus: str, size: int) -> int:
    """The width of a badge with a side's points."""
    return round(size * (0.76 + 0.36 * (len(str(value)) - 1) + 0.27 * len(bonus)))


def total(value: int, bonus: str, size: int, theme: Theme, *, chinese: bool) -> Image.Image:
    """The badge with a side's points in a zone: round and light for the Powers, pointed and dark for the Chinese."""
    wide, high = total_width(value, bonus, size), round(size * 0.84)
    pen = Pen(wide, height_of(size))
    top = 1 + (size - high) / 2
    ink = theme.on_dark if chinese else theme.ink
    if chinese:
        _pointed(pen, (0.5, top, wide - 0.5, top + high), theme.ink, cut=size * 0.17)
        _pointed(pen, (3, top + 2, wide - 3, top + high - 2), theme.boxer, cut=size * 0.155)
    else:
        pen.box((0, top, wide, top + high), theme.card, edge=theme.ink, width=2.4, radius=high / 2)
    letters = size * 0.27 * len(bonus)
    middle = top + high / 2
    pen.text(((wide - letters) / 2, middle), str(value), ink, size=size * 0.6)
    if bonus:
        pen.text((wide - size * 0.16, middle), bonus, ink, size=size * 0.36, anchor="rm")
    return pen.done()


def _pointed(pen: Pen, box: tuple[float, float, float, float], fill: Colour, *, cut: float) -> None:
    x0, y0, x1, y1 = box
    middle = (y0 + y1) / 2
    pen.area([(x0 + cut, y0), (x1 - cut, y0), (x1, middle), (x1 - cut, y1), (x0 + cut, y1), (x0, middle)], fill)
