"""Where the badges of the event marks are placed, so that no counter is hidden."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

from render.games.siege.map.layout import PixelBox
from render.games.siege.marks.badges import size_of
from render.games.siege.marks.event_marks import Mark
from render.pictures.palette import NOTHING, Sprite

HIGH = 25
"""Height of a badge on the whole map; it is larger on an enlarged quarter."""
GAP = 3
FINE = 4
"""Size in pixels of the cells that record which parts of a picture are occupied."""
NAME_PRICE, _DEAR = 40, 255
"""Price of hiding a cell of a zone's name, and a cell of a counter."""

_ANY = [0] + [255] * 255


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
    """Yield boxes along the lower edge from the right, then the rows above, then across the zone's edges.

    A mark with a `way` to the right begins on the left: it points into its zone, not out of it.
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
