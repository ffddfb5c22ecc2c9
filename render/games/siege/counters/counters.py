"""Draws counters as in printed wargames.

A counter shows its side by a flag or colour, its kind by a silhouette, and its value in large print.
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
from render.games.siege.counters.glyphs import glyph
from render.games.siege.theme import Theme
from render.pictures.drawing import FINE, Box, Colour, Pen, fit, mix
from render.pictures.flags import CODES, flag

WIDE = 1.54
"""The width of a counter with a name, as a multiple of the plain width."""

FANNED = 3
"""The maximum number of cards drawn under the top one; the badge gives the number of counters."""

FAN = 0.075

NUMBER = 19
"""The smallest height of the badge with a stack's number, except where it would cover a value of two digits."""

TORN = 0.24
"""The size of the corner that a reduced counter lacks, as a share of its height."""

Drawn = Image.Image


class Group(NamedTuple):
    """Equal counters in one zone that are drawn as one stack.

    Leaders and weapons are labelled with `name`, other counters with `tag`.
    """

    kind: str
    power: str
    face: int
    number: int
    name: str = ""
    tag: str = ""

    @property
    def chinese(self) -> bool:
        """Whether the counters are Chinese. Chinese counters are drawn dark."""
        return self.kind in CHINESE

    @property
    def points(self) -> int:
        """The sum of the points of the counters."""
        return VALUES[self.kind][self.face] * self.number

    @property
    def figure(self) -> str:
        """The large text printed on the counter: its value, or the bonus of a leader."""
        if self.kind == LEADER:
            return f"+{3 if self.name == 'MacDonald' else self.face}"
        if self.kind in (BOXER_LEADER, REGULAR_LEADER):
            return "+1"
        return str(VALUES[self.kind][self.face])


class Look(NamedTuple):
    """The colours of a counter's background, and of the drawings on it."""

    ground: Colour
    ink: Colour
    edge: Colour
    stripe: Colour


def look(group: Group, theme: Theme) -> Look:
    """Return the colours of a counter for its side, kind and face."""
    worn = group.face != FULL and group.kind not in (BOXER_LEADER, REGULAR_LEADER)
    if group.kind == FANATIC:
        return Look(theme.fanatic_worn if worn else theme.fanatic, theme.gold, theme.gold, theme.fanatic)
    if group.kind in (IRREGULAR, BOXER_LEADER):
        return Look(theme.boxer_worn if worn else theme.boxer, theme.on_dark, theme.rim, theme.boxer)
    if group.kind in (REGULAR, REGULAR_LEADER):
        return Look(theme.regular_worn if worn else theme.regular, theme.on_dark, theme.rim, theme.regular)
    if group.kind == CIVILIAN:
        return Look(theme.civilian_worn if worn else theme.civilian, theme.print, theme.rim, theme.soft)
    return Look(theme.worn if worn else theme.counter, theme.print, theme.rim, theme.soft)


def width_of(group: Group, size: int) -> int:
    """Return the width in pixels of the picture of a stack of counters `size` high."""
    body = round(size * (WIDE if group.name else 1))
    return body + _fan(group, size) + (_rim(size) // 2 if group.number > 1 else 2)


def height_of(size: int) -> int:
    """Return the height in pixels of the picture of a stack.

    `size` is the height of a counter.
    """
    return size + _rim(size) // 2 + 1


def _rim(size: int) -> int:
    return max(6, size // 4)


def _fan(group: Group, size: int) -> int:
    """Return how many pixels the lowest card of a stack sticks out."""
    return round(min(group.number - 1, FANNED) * size * FAN)


def _worn(group: Group) -> bool:
    return group.face != FULL and group.kind not in (BOXER_LEADER, REGULAR_LEADER)


def stack(group: Group, size: int, theme: Theme) -> Drawn:
    """Return a picture of a stack of equal counters."""
    pen = Pen(width_of(group, size), height_of(size))
    colours = look(group, theme)
    wide = round(size * (WIDE if group.name else 1))
    under = min(group.number - 1, FANNED)
    for depth in range(under, 0, -1):
        shift = depth * size * FAN
        below = (shift, 1 + depth * 1.4, wide + shift, 1 + size - 1.0 + depth * 0.6)
        _card(pen, below, mix(colours.ground, theme.rim, 0.16 + 0.08 * depth), colours.edge, worn=_worn(group))
    body = (0.0, 1.0, float(wide), float(1 + size))
    _card(pen, body, colours.ground, colours.edge, worn=_worn(group))
    if _worn(group):
        _stripes(pen, body, colours)
    _inside(pen, group, body, size, colours)
    if group.number > 1:
        _badge(pen, group.number, size, theme, least=0 if len(group.figure) > 1 else NUMBER)
    return pen.done()


def _card(pen: Pen, body: Box, ground: Colour, edge: Colour, *, worn: bool) -> None:
    """Draw a blank counter. If `worn` is set, its upper right corner is missing."""
    x0, y0, x1, y1 = body
    size = y1 - y0
    line = max(1.2, size / 28)
    pen.area(_outline(x0, y0, x1, y1, size=size, worn=worn), edge)
    inner = (x0 + line, y0 + line, x1 - line, y1 - line)
    pen.area(_outline(*inner, size=size, worn=worn), mix(ground, edge, 0.2))
    pen.area(_outline(inner[0], inner[1], inner[2] - 1, inner[3] - 1.2, size=size, worn=worn), ground)


def _outline(x0: float, y0: float, x1: float, y1: float, *, size: float, worn: bool) -> list[tuple[float, float]]:
    small, torn = size * 0.05, size * (TORN if worn else 0.05)
    return [
        (x0 + small, y0),
        (x1 - torn, y0),
        (x1, y0 + torn),
        (x1, y1 - small),
        (x1 - small, y1),
        (x0 + small, y1),
        (x0, y1 - small),
        (x0, y0 + small),
    ]


def _stripes(pen: Pen, body: Box, colours: Look) -> None:
    """Draw the stripes of a reduced counter over its lower part."""
    x0, y0, x1, y1 = body
    size = y1 - y0
    stripe = mix(colours.ground, colours.stripe, 0.42)
    pen.hatch(
        (x0 + size * 0.05, y0 + size * 0.4, x1 - size * 0.05, y1 - size * 0.05),
        stripe,
        step=size * 0.13,
        width=size * 0.045,
    )


def _inside(pen: Pen, group: Group, body: tuple[float, float, float, float], size: int, colours: Look) -> None:
    if group.name:
        _named(pen, group, body, size=size, colours=colours)
        return
    x0, y0, x1, _ = body
    long = len(group.figure) > 1
    figure_size = size * (0.6 if group.face == FULL else 0.5) * (0.88 if long else 1)
    left = x0 + size * (0.05 if long else 0.1)
    pen.text((left, y0 + size * 0.68), group.figure, colours.ink, size=figure_size, anchor="lm")
    across = size * (0.33 if long else 0.47)
    box = (x1 - across - size * 0.06, y0 + size * (0.5 if long else 0.43), x1 - size * 0.06, y0 + size * 0.94)
    glyph(pen, group.kind, box, fill=colours.ink, ground=colours.ground)
    worn = _worn(group)
    if group.power:
        flag(pen, group.power, (x0 + size * 0.09, y0 + size * 0.09, x0 + size * 0.5, y0 + size * 0.37))
        code = CODES[group.power]
        set_size = _fitted(code, size * 0.26, room=size * (0.27 if worn else 0.38))
        pen.text((x0 + size * 0.54, y0 + size * 0.23), code, colours.ink, size=set_size, anchor="lm")
    if group.tag:
        room = size * (0.72 if worn else 0.86)
        tag = _fitted(group.tag, size * 0.27, room=room)
        pen.text((x0 + size * 0.07 + room / 2, y0 + size * 0.21), group.tag, colours.ink, size=tag)


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


def _fitted(text: str, size: float, *, room: float) -> float:
    return fit(text, face="figures", size=round(size * FINE), least=4, width=room * FINE) / FINE


def _badge(pen: Pen, count: int, size: int, theme: Theme, *, least: float) -> None:
    across = max(size * 0.48, least)
    text = f"×{count}"
    wide = across * (1.04 if count < 10 else 1.34)
    x1, y1 = pen.size[0] - 0.5, pen.size[1] - 0.5
    pen.box((x1 - wide, y1 - across, x1, y1), theme.rim, edge=theme.counter, width=1.2, radius=across / 2)
    pen.text((x1 - wide / 2, y1 - across / 2), text, theme.counter, size=across * 0.7)


def total_width(value: int, bonus: str, size: int) -> int:
    """Return the width in pixels of a badge with a side's points."""
    return round(size * (0.76 + 0.36 * (len(str(value)) - 1) + 0.27 * len(bonus)))


def total(value: int, bonus: str, size: int, theme: Theme, *, chinese: bool) -> Drawn:
    """Return a picture of the badge with a side's points."""
    wide, high = total_width(value, bonus, size), round(size * 0.84)
    pen = Pen(wide, height_of(size))
    top = 1 + (size - high) / 2
    ink = theme.on_dark if chinese else theme.print
    if chinese:
        _pointed(pen, (0.5, top, wide - 0.5, top + high), theme.rim, cut=size * 0.17)
        _pointed(pen, (3, top + 2, wide - 3, top + high - 2), theme.boxer, cut=size * 0.155)
    else:
        pen.box((0, top, wide, top + high), theme.counter, edge=theme.rim, width=2.4, radius=high / 2)
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
