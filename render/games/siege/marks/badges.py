"""Draws the badges of events on the map. Each badge has only one meaning."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.games.siege.counters.glyphs import glyph
from render.games.siege.marks.event_marks import CHINESE_LOSS, LOSS, Mark
from render.games.siege.theme import Theme
from render.pictures.drawing import Colour, Pen, mix, text_width
from render.pictures.signs import draw_broken, draw_die

Paint = Callable[[Pen, float, float, float, Theme], None]
"""A function that draws a sign of a size around a centre (x, y), in a theme's colours."""

FIGURE = 0.68
"""The type size of the figures, as a share of a badge's height."""
DIE, SIGN = 0.76, 0.92
"""The side of a die, and the width of a sign with the space next to it, as shares of a badge's height."""
_LOSSES = frozenset({LOSS, CHINESE_LOSS})
_BARE = "die"
"""The sign of a mark that has only dice, for the legend."""


def size_of(mark: Mark, high: int) -> tuple[int, int]:
    """Return the width and height of a mark's badge in pixels."""
    return max(round(high * (_sign_part(mark) + 0.1) + _figures(mark, high)), high), high


def _sign_part(mark: Mark) -> float:
    """Return the width of a badge's sign and dice, as a multiple of the badge's height."""
    dice = len(mark.dice) * (DIE + 0.08)
    if mark.sign == _BARE:
        return dice + 0.06
    return SIGN + dice + (0.1 if mark.dice else 0.12 if _said(mark) else 0)


def _figures(mark: Mark, high: int) -> float:
    return text_width(_said(mark), face="figures", size=round(high * FIGURE)) + high * 0.16 if _said(mark) else 0


def _said(mark: Mark) -> str:
    return f"{mark.red}|{mark.green}" if mark.sign == "split" else mark.said


def badge(mark: Mark, high: int, theme: Theme) -> Image.Image:
    """Return a picture of a badge on a transparent background."""
    wide, _ = size_of(mark, high)
    pen = Pen(wide, high)
    dark = mark.sign == CHINESE_LOSS
    if dark:
        _pointed(pen, wide, high, theme)
    else:
        edge = theme.bad if mark.sign in _ALARMING else theme.ink
        width = max(high / (11 if mark.sign in _ALARMING else 16), 1.2)
        pen.box((0, 0, wide, high), theme.card, edge=edge, width=width, radius=high * 0.34)
    beside = bool(mark.dice or _said(mark))
    middle = (high * (0.6 if dark else 0.54) if beside else wide / 2, high / 2)
    if mark.sign in _LOSSES:
        colours = (theme.boxer_worn, theme.on_dark) if dark else (theme.counter, theme.rim)
        draw_broken(pen, middle, high * 0.6, colours)
    elif mark.sign == "entry":
        _onward(pen, middle, high * 0.68, theme, mark.way)
    elif mark.sign in _SIGNS:
        _SIGNS[mark.sign](pen, *middle, high * 0.68, theme)
    left = high * (0.12 if mark.sign == _BARE else SIGN + 0.06)
    for number in mark.dice:
        draw_die(pen, (left + high * DIE / 2, high / 2), high * DIE, number, (theme.counter, theme.print))
        left += high * (DIE + 0.08)
    if mark.sign == "split":
        _halves(pen, mark, left, high, theme)
    elif mark.said:
        pen.text((left, high / 2), mark.said, theme.on_dark if dark else theme.ink, size=high * FIGURE, anchor="lm")
    return pen.done()


def _pointed(pen: Pen, wide: float, high: float, theme: Theme) -> None:
    """Draw the pointed background of badges for the Chinese."""
    cut = high * 0.28
    points = [(cut, 0), (wide - cut, 0), (wide, high / 2), (wide - cut, high), (cut, high), (0, high / 2)]
    pen.area(points, theme.ink)
    pen.area([(_drawn_in(x, wide), _drawn_in(y, high)) for x, y in points], theme.boxer)


def _drawn_in(at: float, length: float) -> float:
    return min(max(at, 1.6), length - 1.6)


def _halves(pen: Pen, mark: Mark, left: float, high: int, theme: Theme) -> None:
    size = high * FIGURE
    pen.text((left, high / 2), str(mark.red), theme.red, size=size, anchor="lm")
    left += text_width(str(mark.red), face="figures", size=round(size))
    pen.text((left, high / 2), "|", theme.ink, size=size, anchor="lm")
    left += text_width("|", face="figures", size=round(size))
    pen.text((left, high / 2), str(mark.green), theme.green, size=size, anchor="lm")


def _star(pen: Pen, at: tuple[float, float], size: float, fill: Colour, *, points: int = 8, dent: float = 0.5) -> None:
    tips = []
    for place in range(points * 2):
        far = size / 2 if place % 2 == 0 else size / 2 * dent
        turn = math.pi * place / points - math.pi / 2
        tips.append((at[0] + far * math.cos(turn), at[1] + far * math.sin(turn)))
    pen.area(tips, fill)


def _burst(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the sign for a shell."""
    _star(pen, (x, y), size * 1.15, theme.fire)
    _star(pen, (x, y), size * 0.6, theme.flame)


def _aim(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    half = size * 0.42
    pen.oval((x - half, y - half, x + half, y + half), edge=theme.fire, width=size * 0.12)
    for one, two in (((x - size / 2, y), (x + size / 2, y)), ((x, y - size / 2), (x, y + size / 2))):
        pen.line([one, two], theme.fire, width=size * 0.1)


def _bullet(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the sign for a shot."""
    high = size * 0.19
    body = [
        (x - size / 2, y - high),
        (x + size * 0.12, y - high),
        (x + size * 0.12, y + high),
        (x - size / 2, y + high),
    ]
    pen.area(body, mix(theme.gold, theme.ink, 0.25))
    tip = [(x + size * 0.12, y - high), (x + size / 2, y), (x + size * 0.12, y + high)]
    pen.area(tip, theme.ink)
    pen.line([(x - size * 0.36, y - high), (x - size * 0.36, y + high)], theme.ink, width=size * 0.08)


def _waves(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the sign for a shot for effect."""
    pen.oval((x - size / 2, y - size * 0.14, x - size * 0.22, y + size * 0.14), theme.ink)
    for far in (0.3, 0.55, 0.8):
        box = (x - size * 0.4 - size * far, y - size * far, x - size * 0.4 + size * far, y + size * far)
        pen.on.arc([at * pen.scale for at in box], -38, 38, fill=theme.fire, width=round(size * 0.11 * pen.scale))


def _swords(ink: str) -> Paint:
    def paint(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
        half = size / 2
        for way in (1, -1):
            fill: Colour = theme.boxer if ink == "boxer" else theme.ink
            pen.line([(x - half * way, y + half), (x + half * way, y - half)], fill, width=size * 0.13)
            guard = (x - half * 0.42 * way, y + half * 0.42)
            pen.line(
                [
                    (guard[0] - half * 0.34, guard[1] - half * 0.34 * way),
                    (guard[0] + half * 0.34, guard[1] + half * 0.34 * way),
                ],
                fill,
                width=size * 0.13,
            )

    return paint


def _flag(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the sign for a morale test of the Boxers."""
    pen.line([(x - size * 0.34, y + size / 2), (x + size * 0.05, y - size / 2)], theme.ink, width=size * 0.11)
    foot = (x - size * 0.12, y - size * 0.06)
    pen.area([(x + size * 0.05, y - size / 2), (x + size * 0.5, y - size * 0.2), foot], theme.boxer)


def _flame(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    box = (x - size * 0.4, y - size * 0.56, x + size * 0.4, y + size * 0.56)
    glyph(pen, "flame", box, fill=theme.fire, ground=theme.flame)


def _drop(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the sign for fire-fighting: water on a fire."""
    low = y + size * 0.16
    pen.oval((x - size * 0.3, low - size * 0.3, x + size * 0.3, low + size * 0.3), theme.regular)
    pen.area(
        [(x - size * 0.28, low - size * 0.1), (x, y - size * 0.52), (x + size * 0.28, low - size * 0.1)], theme.regular
    )


def _in_vain(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    _drop(pen, x, y, size, theme)
    pen.line([(x - size / 2, y + size / 2), (x + size / 2, y - size / 2)], theme.bad, width=size * 0.13)


def _ruin(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    half = size / 2
    points = [(-1, 1), (-1, -0.3), (-0.55, -0.9), (-0.3, -0.1), (0.1, -0.5), (0.35, 0.1), (0.75, -0.35), (1, 1)]
    pen.area([(x + half * a, y + half * b) for a, b in points], theme.ruin)


def _fallen(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    _star(pen, (x, y), size * 1.1, theme.ink, points=5, dent=0.42)
    pen.line([(x - size / 2, y + size / 2), (x + size / 2, y - size / 2)], theme.bad, width=size * 0.16)


def _depot(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the sign for a depot that was hit."""
    half = size * 0.4
    pen.oval((x - half, y - half * 0.6, x + half, y + half * 1.2), theme.sandbag, edge=theme.ink, width=size * 0.07)
    pen.area([(x - half * 0.45, y - half * 1.2), (x + half * 0.45, y - half * 1.2), (x, y - half * 0.3)], theme.ink)


def _fork(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    half = size / 2
    pen.line([(x - half, y), (x - half * 0.2, y)], theme.boxer, width=size * 0.16)
    pen.line([(x - half * 0.2, y), (x + half * 0.8, y - half * 0.8)], theme.red, width=size * 0.16)
    pen.line([(x - half * 0.2, y), (x + half * 0.8, y + half * 0.8)], theme.green, width=size * 0.16)


def _runner(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the sign for counters that must move."""
    _flame(pen, x - size * 0.26, y, size * 0.8, theme)
    pen.line([(x - size * 0.05, y), (x + size * 0.3, y)], theme.ink, width=size * 0.15)
    pen.area([(x + size * 0.2, y - size * 0.28), (x + size * 0.58, y), (x + size * 0.2, y + size * 0.28)], theme.ink)


def _bang(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    pen.text((x, y), "!", theme.bad, size=size * 1.1)


def _stop(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    for side in (-0.3, 0.12):
        pen.box((x + size * side, y - size * 0.4, x + size * (side + 0.2), y + size * 0.4), theme.boxer)


_TURNS: dict[str, tuple[float, float]] = {"right": (1, 0), "down": (0, 1), "left": (-1, 0), "up": (0, -1)}


def _onward(pen: Pen, at: tuple[float, float], size: float, theme: Theme, way: str) -> None:
    """Draw the arrow for Boxers who enter a zone."""
    along, half = _TURNS.get(way, (0.0, 1.0)), size / 2
    shape = [(-1, -0.36), (0, -0.36), (0, -1), (1, 0), (0, 1), (0, 0.36), (-1, 0.36)]
    points = [
        (at[0] + half * (a * along[0] - b * along[1]), at[1] + half * (a * along[1] + b * along[0])) for a, b in shape
    ]
    pen.area(points, theme.boxer)


def _figure(kind: str) -> Paint:
    def paint(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
        half = size / 2
        glyph(pen, kind, (x - half, y - half, x + half, y + half), fill=theme.ink, ground=theme.card)

    return paint


def _barred(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the sign for a forbidden shot."""
    _bullet(pen, x, y, size, theme)
    pen.line([(x - size / 2, y + size / 2), (x + size / 2, y - size / 2)], theme.bad, width=size * 0.16)


def _boot(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the sign for a possible destination: a boot."""
    half = size / 2
    points = [(-0.5, -1), (0.15, -1), (0.15, 0.1), (0.95, 0.55), (0.95, 0.95), (-0.5, 0.95)]
    pen.area([(x + half * a, y + half * b) for a, b in points], theme.ink)


_ALARMING = frozenset({LOSS, "must-move", "unguarded", "leader-fell"})

_SIGNS: dict[str, Paint] = {
    "shot": _bullet,
    "effect": _waves,
    "melee": _swords("boxer"),
    "charge": _swords("ink"),
    "rout": _flag,
    "shell": _burst,
    "aim": _aim,
    "depot": _depot,
    "mine": _burst,
    "ruin": _ruin,
    "douse": _drop,
    "fire-fought": _in_vain,
    "fire": _flame,
    "burnt": _flame,
    "through": _flame,
    "split": _fork,
    "unguarded": _bang,
    "leader-fell": _fallen,
    "barricade": _figure("sandbags"),
    "weapon": _figure("gun"),
    "returned": _figure("soldier"),
    "merged": _figure("soldier"),
    "stayed": _stop,
    "must-move": _runner,
    "go": _boot,
    "barred": _barred,
}
"""The function that draws each sign; losses and entries are drawn separately."""
