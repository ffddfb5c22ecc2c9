"""Places the badges of the event marks so that they hide no counter."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

from render.games.siege.map.layout import PixelBox
from render.games.siege.marks.badges import size_of
from render.games.siege.marks.event_marks import Mark
from render.pictures.palette import Pasted, Sprite

HIGH = 25
"""The height of a badge on the whole map, in pixels; it is larger on an enlarged quarter."""
GAP = 3
FINE = 4
"""The size in pixels of the cells that record which parts of a picture are occupied."""
NAME_PRICE, _DEAR = 40, 255
"""The cost of hiding a cell of a zone's name, and a cell of a counter."""

_ANY = [0] + [255] * 255


class Stuck(NamedTuple):
    """A mark and the rectangle that its badge covers."""

    mark: Mark
    box: PixelBox


class Standing:
    """The counters on a picture, and everything else that badges must not cover.

    `drawn` is a picture of the same size, white wherever something must stay visible.
    """

    def __init__(self, size: tuple[int, int], pasted: Sequence[Pasted], drawn: Image.Image | None = None) -> None:
        self.size, self.pasted = size, pasted
        self._boxes = [_box_of(one) for one in pasted]
        self._drawn = drawn

    def over(self, box: PixelBox) -> list[Pasted]:
        """Return the counters that overlap a rectangle."""
        x0, y0, x1, y1 = box
        boxes = zip(self.pasted, self._boxes, strict=True)
        return [one for one, (a, b, c, d) in boxes if a < x1 and c > x0 and b < y1 and d > y0]

    def mask(self, box: PixelBox) -> Image.Image:
        """Return a mask of the rectangle `box`. It is white where something must stay visible."""
        x0, y0, x1, y1 = box
        sheet = Image.new("L", (x1 - x0, y1 - y0)) if self._drawn is None else self._drawn.crop(box)
        for sprite, (x, y) in self.over(box):
            wide, high = sprite.picture.size
            sheet.paste(255, (x - x0, y - y0, x - x0 + wide, y - y0 + high), sprite.shape)
        return sheet

    def around(self, sprite: Sprite, box: PixelBox) -> Image.Image | None:
        """Return a mask of the parts of a badge that hide nothing.

        Return None if the badge is a full rectangle that hides nothing.
        """
        if self._drawn is None and not self.over(box):
            return sprite.shape
        whole = sprite.shape.convert("L") if sprite.shape is not None else Image.new("L", sprite.picture.size, 255)
        return ImageChops.subtract(whole, self.mask(box))


def _box_of(one: Pasted) -> PixelBox:
    (x, y), (wide, high) = one.at, one.sprite.picture.size
    return x, y, x + wide, y + high


class Cover:
    """Counts how much of the important parts of a picture a rectangle would hide."""

    def __init__(self, standing: Standing, where: Iterable[PixelBox]) -> None:
        """Record which parts of the picture must stay visible in the rectangles `where`."""
        self.standing = standing
        wide, high = standing.size
        self._wide, self._high = -(-wide // FINE), -(-high // FINE)
        self._price = bytearray(self._wide * self._high)  # boxes are small: counting bytes is faster than cropping
        for box in where:
            self._look(box)

    def _look(self, box: PixelBox) -> None:
        left, top = max(box[0] // FINE, 0), max(box[1] // FINE, 0)
        right, low = min(-(-box[2] // FINE), self._wide), min(-(-box[3] // FINE), self._high)
        if left >= right or top >= low:
            return
        wide, high = self.standing.size
        mask = self.standing.mask((left * FINE, top * FINE, min(right * FINE, wide), min(low * FINE, high)))
        cells, across = mask.reduce(FINE).point(_ANY).tobytes(), right - left
        for row in range(low - top):
            start = (top + row) * self._wide + left
            self._price[start : start + across] = cells[row * across : (row + 1) * across]

    def add(self, box: PixelBox, *, name: bool = False) -> None:
        """Mark a rectangle as occupied. Hiding a name costs less than hiding anything else."""
        starts, across = self._rows(box)
        price = bytes((NAME_PRICE if name else _DEAR,)) * across
        for start in starts:
            self._price[start : start + across] = price

    def hidden(self, box: PixelBox, *, most: float = math.inf) -> int:
        """Return the cost of everything that a rectangle would hide, 0 if it hides nothing.

        The sum is incomplete once it exceeds `most`.
        """
        price, count = 0, self._price.count
        starts, across = self._rows(box)
        for start in starts:
            end = start + across
            free = count(0, start, end)
            if free != across:
                names = count(NAME_PRICE, start, end)
                price += names * NAME_PRICE + (across - free - names) * _DEAR
                if price > most:
                    break
        return price

    def _rows(self, box: PixelBox) -> tuple[range, int]:
        """Return the index of the first cell in each row of a rectangle, and the length of a row."""
        x0, y0, x1, y1 = box
        left, right = max(x0 // FINE, 0), min(-(-x1 // FINE), self._wide)
        top, low = max(y0 // FINE, 0), min(-(-y1 // FINE), self._high)
        if left >= right:
            return range(0), 0
        return range(top * self._wide + left, low * self._wide + left, self._wide), right - left


def reach(marks: Iterable[Mark], zones: dict[str, PixelBox], high: int = HIGH) -> list[PixelBox]:
    """Return a rectangle around each zone with badges. The badges may extend to its edges."""
    placed = [mark for mark in marks if mark.zone in zones]
    wide = max((size_of(mark, high)[0] for mark in placed), default=0)
    boxes = (zones[zone] for zone in dict.fromkeys(mark.zone for mark in placed))
    return [(x0 - wide, y0 - high, x1 + wide, y1 + high) for x0, y0, x1, y1 in boxes]


def put_marks(picture: Image.Image, standing: Standing, stuck: Iterable[Stuck], draw: Callable[[Mark], Sprite]) -> None:
    """Paste the badges into the picture, without the parts that would hide a counter."""
    for one in stuck:
        sprite = draw(one.mark)
        picture.paste(sprite.picture, one.box[:2], standing.around(sprite, one.box))


def stick(
    marks: Sequence[Mark],
    zones: dict[str, PixelBox],
    cover: Cover,
    *,
    high: int = HIGH,
    within: PixelBox,
) -> list[Stuck]:
    """Place the badges at the edges of their zones. Return them, the latest last.

    Badges of zones outside `within` are left out.
    """
    found: list[Stuck] = []
    for mark in reversed(marks):
        zone = zones.get(mark.zone)
        if zone is None or not _overlap(zone, within):
            continue
        spot = _spot(zone, size_of(mark, high), cover, within=within, way=mark.way)
        cover.add(spot)
        found.append(Stuck(mark, spot))
    return found[::-1]


def _spot(zone: PixelBox, size: tuple[int, int], cover: Cover, *, within: PixelBox, way: str = "") -> PixelBox:
    best: tuple[int, PixelBox] | None = None
    for rank, box in enumerate(_candidates(zone, size, way)):
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


def _candidates(zone: PixelBox, size: tuple[int, int], way: str = "") -> Iterable[PixelBox]:
    """Yield possible rectangles for a badge, the best first.

    If the arrow of the badge points to the right (`way`), rectangles on the left come first.
    """
    wide, high = size
    x0, y0, x1, y1 = zone
    step_x, step_y = max(wide // 3, 6), max(high // 2, 5)
    across = range(x0 + GAP, x1 - wide, step_x) if way == "right" else range(x1 - wide - GAP, x0, -step_x)
    for y in range(y1 - high - GAP, y0 + GAP - 1, -step_y):
        for x in across:
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
