"""Badges of the event marks: how they are drawn, and where they are placed so that no counter is hidden.

A badge is a sign and figures. Its shape shows the side: pointed and dark for the Chinese, round and light for the
Powers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

from render.games.siege.counters.glyphs import glyph
from render.games.siege.map.layout import PixelBox
from render.games.siege.marks.event_marks import CHINESE_LOSS, LOSS, Mark
from render.games.siege.theme import Theme
from render.pictures.drawing import Colour, Pen, mix, text_width
from render.pictures.palette import NOTHING, Sprite

HIGH = 25
"""Height of a badge on the whole map; it is larger on an enlarged quarter."""
GAP = 3
FINE = 4
"""Size in pixels of the cells that record which parts of a picture are occupied."""
NAME_PRICE, _DEAR = 40, 255
"""Price of hiding a cell of a zone's name, and a cell of a counter."""

_ANY = [0] + [255] * 255

Paint = Callable[[Pen, float, float, float, Theme], None]
"""Draws a sign of a size around a centre (x, y), in a theme's colours."""


class Stuck(NamedTuple):
    """A mark and the box of its badge."""

    mark: Mark
    box: PixelBox


class Cover:
    """The parts of a picture that must stay visible: counters always, names if there is room elsewhere."""

    def __init__(self, alone: Image.Image) -> None:
        """`alone` shows the counters on an empty sheet, because a white card is invisible on a white street."""
        self.strict = alone.point([255] * NOTHING + [0], "L")
        price = self.strict.reduce(FINE).point(_ANY)
        self._wide, self._high = price.size
        self._price = bytearray(price.tobytes())  # boxes are small: counting bytes is faster than cropping

    def add(self, box: PixelBox, *, name: bool = False) -> None:
        """Mark a box as occupied; a name's box is cheaper to hide, and used if all else is occupied."""
        price = NAME_PRICE if name else _DEAR
        for start, end in self._rows(box):
            self._price[start:end] = bytes((price,)) * (end - start)

    def hidden(self, box: PixelBox, *, most: float = math.inf) -> int:
        """Return the price of what a box would hide, 0 for nothing; counting stops beyond `most`."""
        price = 0
        for start, end in self._rows(box):
            cells = self._price[start:end]
            price += cells.count(NAME_PRICE) * NAME_PRICE + cells.count(_DEAR) * _DEAR
            if price > most:
                break
        return price

    def _rows(self, box: PixelBox) -> Iterator[tuple[int, int]]:
        """Yield start and end of each row of a box's cells."""
        x0, y0, x1, y1 = box
        left, right = max(x0 // FINE, 0), min(-(-x1 // FINE), self._wide)
        if left < right:
            for row in range(max(y0 // FINE, 0), min(-(-y1 // FINE), self._high)):
                yield row * self._wide + left, row * self._wide + right

    def around(self, sprite: Sprite, box: PixelBox) -> Image.Image:
        """Return the shape of a badge at a box, without the parts that would hide a counter."""
        whole = sprite.shape.convert("L") if sprite.shape is not None else Image.new("L", sprite.picture.size, 255)
        return ImageChops.subtract(whole, self.strict.crop(box))


def put_marks(picture: Image.Image, cover: Cover, stuck: Iterable[Stuck], draw: Callable[[Mark], Sprite]) -> None:
    """Paste the badges; one that overlaps a counter lies under it."""
    for one in stuck:
        sprite = draw(one.mark)
        picture.paste(sprite.picture, one.box[:2], cover.around(sprite, one.box))


def size_of(mark: Mark, high: int) -> tuple[int, int]:
    """Return width and height of a mark's badge."""
    letters = text_width(_said(mark), face="figures", size=round(high * 0.62)) if _said(mark) else 0
    sign = 0 if mark.sign in {LOSS, CHINESE_LOSS} else high * 0.86
    return max(round(sign + letters + high * (0.5 if letters else 0.2)), high), high


def _said(mark: Mark) -> str:
    return f"{mark.red}|{mark.green}" if mark.sign == "split" else mark.said


def stick(
    marks: Sequence[Mark],
    zones: dict[str, PixelBox],
    cover: Cover,
    *,
    high: int = HIGH,
    within: PixelBox,
) -> list[Stuck]:
    """Place the badges at the edges of their zones, clear of counters and of each other as far as there is room.

    The latest are placed first, and come last in the list. Marks of zones outside of `within` are left out.
    """
    found: list[Stuck] = []
    for mark in reversed(marks):
        zone = zones.get(mark.zone)
        if zone is None or not _overlap(zone, within):
            continue
        spot = _spot(zone, size_of(mark, high), cover, within=within)
        cover.add(spot)
        found.append(Stuck(mark, spot))
    return found[::-1]


def _spot(zone: PixelBox, size: tuple[int, int], cover: Cover, *, within: PixelBox) -> PixelBox:
    best: tuple[int, PixelBox] | None = None
    for rank, box in enumerate(_candidates(zone, size)):
        if not _inside(box, within):
            continue
        hidden = cover.hidden(box, most=best[0] - rank if best is not None else math.inf)
        if not hidden:
            return box
        if best is None or hidden + rank < best[0]:
            best = hidden + rank, box
    if best is not None:
        return best[1]
    x0, y0, x1, y1 = within
    x, y = min(max(zone[0], x0), x1 - size[0]), min(max(zone[3] - size[1], y0), y1 - size[1])
    return x, y, x + size[0], y + size[1]


def _candidates(zone: PixelBox, size: tuple[int, int]) -> Iterable[PixelBox]:
    """Yield boxes along the lower edge from the right, then the rows above, then across the zone's edges."""
    wide, high = size
    x0, y0, x1, y1 = zone
    step_x, step_y = max(wide // 3, 6), max(high // 2, 5)
    for y in range(y1 - high - GAP, y0 + GAP - 1, -step_y):
        for x in range(x1 - wide - GAP, x0, -step_x):
            yield x, y, x + wide, y + high
    for y in (y1 - high // 2, y0 - high // 2):
        for x in range(max(x1 - wide, x0), x0 - 1, -step_x):
            yield x, y, x + wide, y + high
    for x in (x1 - wide // 2, x0 - wide // 2):
        for y in range(max(y1 - high, y0), y0 - 1, -step_y):
            yield x, y, x + wide, y + high


def _inside(box: PixelBox, other: PixelBox) -> bool:
    return box[0] >= other[0] and box[1] >= other[1] and box[2] <= other[2] and box[3] <= other[3]


def _overlap(one: PixelBox, two: PixelBox) -> bool:
    return min(one[2], two[2]) > max(one[0], two[0]) and min(one[3], two[3]) > max(one[1], two[1])


# --- drawing --------------------------------------------------------------------------------------------------------


def badge(mark: Mark, high: int, theme: Theme) -> Image.Image:
    """Draw a mark's badge on a transparent sheet."""
    wide, _ = size_of(mark, high)
    pen = Pen(wide, high)
    dark = mark.sign == CHINESE_LOSS
    ground, ink = (theme.boxer, theme.on_dark) if dark else (theme.card, theme.ink)
    if dark:
        cut = high * 0.28
        points = [(cut, 0), (wide - cut, 0), (wide, high / 2), (wide - cut, high), (cut, high), (0, high / 2)]
        pen.area(points, theme.ink)
        pen.area([(_drawn_in(x, wide), _drawn_in(y, high)) for x, y in points], ground)
    else:
        edge = theme.bad if mark.sign in _ALARMING else theme.ink
        width = max(high / (11 if mark.sign in _ALARMING else 16), 1.2)
        pen.box((0, 0, wide, high), ground, edge=edge, width=width, radius=high * 0.34)
    left = high * 0.26
    paint = _SIGNS.get(mark.sign)
    if paint is not None:
        paint(pen, high * 0.52 if _said(mark) else wide / 2, high / 2, high * 0.68, theme)
        left = high * 0.96
    if mark.sign == "split":
        _halves(pen, mark, left, high, theme)
    elif mark.said:
        pen.text((left, high / 2), mark.said, ink, size=high * 0.62, anchor="lm")
    return pen.done()


def _drawn_in(at: float, length: float) -> float:
    return min(max(at, 1.6), length - 1.6)


def _halves(pen: Pen, mark: Mark, left: float, high: int, theme: Theme) -> None:
    size = high * 0.62
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
    """Draw a shell: a star with a bright centre."""
    _star(pen, (x, y), size * 1.15, theme.fire)
    _star(pen, (x, y), size * 0.6, theme.flame)


def _aim(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    half = size * 0.42
    pen.oval((x - half, y - half, x + half, y + half), edge=theme.fire, width=size * 0.12)
    for one, two in (((x - size / 2, y), (x + size / 2, y)), ((x, y - size / 2), (x, y + size / 2))):
        pen.line([one, two], theme.fire, width=size * 0.1)


def _bullet(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw a shot: a cartridge that points to the right."""
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
    """Draw a shot for effect: sound waves from a muzzle."""
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
    """Draw a morale test of the Boxers: a flag that falls."""
    pen.line([(x - size * 0.34, y + size / 2), (x + size * 0.05, y - size / 2)], theme.ink, width=size * 0.11)
    foot = (x - size * 0.12, y - size * 0.06)
    pen.area([(x + size * 0.05, y - size / 2), (x + size * 0.5, y - size * 0.2), foot], theme.boxer)


def _flame(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    box = (x - size * 0.4, y - size * 0.56, x + size * 0.4, y + size * 0.56)
    glyph(pen, "flame", box, fill=theme.fire, ground=theme.flame)


def _drop(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw water on a fire."""
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
    """Draw a depot that was hit: a sack of supplies."""
    half = size * 0.4
    pen.oval((x - half, y - half * 0.6, x + half, y + half * 1.2), theme.sandbag, edge=theme.ink, width=size * 0.07)
    pen.area([(x - half * 0.45, y - half * 1.2), (x + half * 0.45, y - half * 1.2), (x, y - half * 0.3)], theme.ink)


def _fork(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    half = size / 2
    pen.line([(x - half, y), (x - half * 0.2, y)], theme.boxer, width=size * 0.16)
    pen.line([(x - half * 0.2, y), (x + half * 0.8, y - half * 0.8)], theme.red, width=size * 0.16)
    pen.line([(x - half * 0.2, y), (x + half * 0.8, y + half * 0.8)], theme.green, width=size * 0.16)


def _runner(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw the sign for counters that must move: an arrow out of a flame."""
    _flame(pen, x - size * 0.26, y, size * 0.8, theme)
    pen.line([(x - size * 0.05, y), (x + size * 0.3, y)], theme.ink, width=size * 0.15)
    pen.area([(x + size * 0.2, y - size * 0.28), (x + size * 0.58, y), (x + size * 0.2, y + size * 0.28)], theme.ink)


def _bang(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    pen.text((x, y), "!", theme.bad, size=size * 1.1)


def _stop(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    for side in (-0.3, 0.12):
        pen.box((x + size * side, y - size * 0.4, x + size * (side + 0.2), y + size * 0.4), theme.boxer)


def _onward(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw Boxers who enter: an arrow into the town."""
    half = size / 2
    pen.area(
        [
            (x - half, y - half * 0.36),
            (x, y - half * 0.36),
            (x, y - half),
            (x + half, y),
            (x, y + half),
            (x, y + half * 0.36),
            (x - half, y + half * 0.36),
        ],
        theme.boxer,
    )


def _figure(kind: str) -> Paint:
    def paint(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
        half = size / 2
        glyph(pen, kind, (x - half, y - half, x + half, y + half), fill=theme.ink, ground=theme.card)

    return paint


def _barred(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw a shot that is not allowed."""
    _bullet(pen, x, y, size, theme)
    pen.line([(x - size / 2, y + size / 2), (x + size / 2, y - size / 2)], theme.bad, width=size * 0.16)


def _boot(pen: Pen, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw a possible destination: a boot."""
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
    "entry": _onward,
    "stayed": _stop,
    "must-move": _runner,
    "go": _boot,
    "barred": _barred,
}
"""How each sign is drawn; losses have figures alone."""
