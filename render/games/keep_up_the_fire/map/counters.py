"""Pictures of the counters. Shapes and letters distinguish them, not only colours."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.games.keep_up_the_fire.map.layout import COUNTER
from render.games.keep_up_the_fire.theme import Theme
from render.pictures.drawing import Colour, Pen, fit
from render.pictures.flags import CODES, flag

WIDE, HIGH = COUNTER
FLAGS = {
    "britain": "GB",
    "usa": "US",
    "russia": "RU",
    "japan": "JP",
    "germany": "DE",
    "france": "FR",
    "italy": "IT",
    "austria": "AT",
}
"""The flag of each Legation."""


def _made(paint: Callable[[Pen], None], *, wide: float = WIDE, high: float = HIGH, zoom: float = 1) -> Image.Image:
    pen = Pen(wide + 4, high + 4, zoom=zoom)
    paint(pen)
    return pen.done()


def _body(pen: Pen, theme: Theme, fill: Colour, *, wide: float = WIDE, high: float = HIGH, radius: float = 8) -> None:
    """Draw an empty counter with its shadow."""
    pen.box((3, 3, wide + 3, high + 3), theme.rim, radius=radius)
    pen.box((0, 0, wide, high), fill, edge=theme.rim, width=2.5, radius=radius)


def unit(kind: str, strength: int, theme: Theme, *, zoom: float = 1) -> Image.Image:
    """Return a picture of a Chinese unit with its strength."""

    def paint(pen: Pen) -> None:
        boxers = kind == "boxers"
        _body(pen, theme, theme.boxer if boxers else theme.regular)
        if boxers:
            _pennant(pen, theme)
        else:
            _banner(pen, theme)
        text = str(strength)
        pen.text(
            (WIDE * 0.69, HIGH * 0.52), text, theme.on_dark, size=fit(text, face="figures", size=50, least=20, width=42)
        )

    return _made(paint, zoom=zoom)


def _pennant(pen: Pen, theme: Theme) -> None:
    """Draw a Boxers' pennant on its staff, with the letter B."""
    pen.line([(11, 8), (11, HIGH - 8)], theme.gold, width=3)
    pen.area([(12, 9), (42, 25), (12, 42)], theme.gold)
    pen.text((20, 26), "B", theme.rim, size=17)
    pen.line([(16, HIGH - 12), (36, HIGH - 30)], theme.gold, width=4)
    pen.area([(33, HIGH - 33), (42, HIGH - 36), (39, HIGH - 27)], theme.gold)


def _banner(pen: Pen, theme: Theme) -> None:
    """Draw the banner of the Imperial troops."""
    pen.line([(11, 8), (11, HIGH - 8)], theme.gold, width=3)
    pen.box((12, 9, 42, 40), theme.gold)
    pen.text((27, 25), "I", theme.rim, size=20)
    for row in range(2):
        y = HIGH - 26 + row * 10
        pen.line([(16, y), (22, y - 5), (28, y), (34, y - 5), (40, y)], theme.gold, width=2.5)


def legation(power: str, strength: int, theme: Theme, *, zoom: float = 1) -> Image.Image:
    """Return a picture of a legation's counter with its strength."""

    def paint(pen: Pen) -> None:
        _body(pen, theme, theme.counter)
        code = FLAGS[power]
        flag(pen, code, (8, 8, 50, 36))
        pen.text((67, 22), CODES[code], theme.print, size=20)
        pen.text((WIDE / 2, 57), str(strength), theme.print, size=38)

    return _made(paint, zoom=zoom)


def gun(theme: Theme) -> Image.Image:
    """Return a picture of the international gun."""

    def paint(pen: Pen) -> None:
        _body(pen, theme, theme.gold)
        pen.area([(12, 30), (60, 10), (64, 20), (20, 42)], theme.print)
        pen.area([(58, 7), (68, 5), (72, 19), (63, 22)], theme.print)
        pen.line([(26, 40), (8, 66)], theme.print, width=6)
        _wheel(pen, (34, 50), 20, theme.print)

    return _made(paint)


def _wheel(pen: Pen, centre: tuple[float, float], radius: float, ink: Colour) -> None:
    x, y = centre
    pen.oval((x - radius, y - radius, x + radius, y + radius), edge=ink, width=4.5)
    for dx, dy in ((1, 0), (0, 1), (0.71, 0.71), (0.71, -0.71)):
        pen.line([(x - radius * dx, y - radius * dy), (x + radius * dx, y + radius * dy)], ink, width=2.5)
    pen.oval((x - 5, y - 5, x + 5, y + 5), ink)


def column(theme: Theme, *, wide: float = 96, high: float = 72) -> Image.Image:
    """Return a picture of the relief column."""

    def paint(pen: Pen) -> None:
        _body(pen, theme, theme.counter, wide=wide, high=high)
        for place, code in enumerate(FLAGS.values()):
            x, y = 7 + (place % 4) * 21, 8 + (place // 4) * 30
            pen.line([(x, y), (x, y + 26)], theme.print, width=2)
            flag(pen, code, (x + 1, y, x + 19, y + 13))

    return _made(paint, wide=wide, high=high)


def blocker(strength: int, theme: Theme, *, wide: float = 60, high: float = 60, zoom: float = 1) -> Image.Image:
    """Return a picture of the counter for a Chinese force that blocks the road."""

    def paint(pen: Pen) -> None:
        cut = 17.0
        shape = [
            (cut, 0),
            (wide - cut, 0),
            (wide, cut),
            (wide, high - cut),
            (wide - cut, high),
            (cut, high),
            (0, high - cut),
            (0, cut),
        ]
        pen.area([(x + 3, y + 3) for x, y in shape], theme.rim)
        pen.area(shape, theme.rim)
        middle = wide / 2
        pen.area([(middle + (x - middle) * 0.92, middle + (y - middle) * 0.92) for x, y in shape], theme.regular)
        pen.area([(middle + (x - middle) * 0.82, middle + (y - middle) * 0.82) for x, y in shape], theme.gold)
        pen.area([(middle + (x - middle) * 0.74, middle + (y - middle) * 0.74) for x, y in shape], theme.regular)
        pen.text((wide / 2, high / 2), str(strength), theme.on_dark, size=34)

    return _made(paint, wide=wide, high=high, zoom=zoom)


def named(pen: Pen, text: str, at: tuple[float, float], ink: Colour, *, size: float, width: float) -> None:
    """Write a name in type of `size`, or smaller to fit `width`."""
    fitted = fit(text, face="bold", size=size, least=12, width=width)
    pen.text(at, text, ink, face="bold", size=fitted)
