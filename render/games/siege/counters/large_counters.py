"""Draws counters with large values, for an enlarged quarter on a phone.

On a picture `WIDTH` wide that is shown 390 pixels wide, every value is at least 11 pixels high.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image

from engine.games.siege.world import BOXER_LEADER, FULL, REGULAR_LEADER, WEAPONS
from render.games.siege.counters.counter_stacks import Badge, Item, Side
from render.games.siege.counters.counters import Group, look
from render.games.siege.counters.glyphs import glyph
from render.games.siege.theme import Theme
from render.pictures.drawing import Pen, fit, mix, text_width
from render.pictures.flags import CODES, flag

WIDTH = 1_200
"""The width of the picture of an enlarged quarter, in pixels."""
PHONE, READABLE = 390, 11
"""The width of a phone's screen, and the smallest height of a value on it, in pixels."""

FIGURE = 48
"""The type size of the figures; a figure is 0.73 times as high."""
SIZE = 66
NAMED, NAME = 104, 15
"""The smallest width of a counter with a name, and the type size of the name; longer names widen it."""
FLAG = 30
"""The width of a flag and the gap after it, in pixels."""
TAG, LETTERS = 12, 3
"""The smallest type size of the word for a kind, and how many letters remain of a word too long for a covered
counter.
"""
BADGE_HIGH = 50
GAP, APART = 6, 40


class Spot(NamedTuple):
    """An item and its position in its zone. `covered` is whether the next item overlaps it."""

    item: Item
    x: int
    y: int
    covered: bool = False


class Laid(NamedTuple):
    """Items with their places, and the total size. In a stack, the lowest counter comes first."""

    spots: tuple[Spot, ...]
    width: int
    height: int


@lru_cache(1_024)
def width_of(item: Item) -> int:
    """Return the width of an item in pixels."""
    if isinstance(item, Badge):
        bonus = text_width(item.bonus, face="figures", size=30) if item.bonus else 0
        return round(text_width(str(item.points), face="figures", size=FIGURE) + bonus) + 30
    if not item.name:
        return SIZE
    name = text_width(item.name, face="figures", size=NAME) + (FLAG if item.power else 0)
    return max(NAMED, ceil(name) + 12)


def _step(item: Item, after: Item | None) -> int:
    """Return the distance in pixels from the left edge of an item to the item `after`."""
    if isinstance(item, Badge) or item.name or after is None or isinstance(after, Badge):
        return width_of(item) + GAP
    return 66 if len(item.figure) > 1 else 42


def one_by_one(side: Side) -> list[Item]:
    """Return a side's badge and its counters, each counter as an item of its own."""
    found: list[Item] = []
    for item in side.items:
        if isinstance(item, Badge):
            found.append(item)
        else:
            found += [item._replace(number=1)] * item.number
    return found


@lru_cache(1_024)
def lay(sides: tuple[Side, ...], width: int, *, fanned: bool, together: bool = False) -> Laid | None:
    """Lay out the counters of both sides in rows of at most `width`. Return None if an item is wider.

    With `fanned`, counters overlap but all their values stay visible. With `together`, the second side may continue the
    first side's row.
    """
    spots: list[Spot] = []
    x = y = widest = 0
    for side in sides:
        row = _row(one_by_one(side), fanned=fanned)
        if max(width_of(item) for item, _ in row) > width:
            return None
        length = sum(step for _, step in row)
        if spots and together and x + APART + length <= width:
            x += APART
        elif spots:
            x, y = 0, y + SIZE + GAP
        for place, (item, step) in enumerate(row):
            wide = width_of(item)
            if x + wide > width:
                x, y = 0, y + SIZE + GAP
            after = row[place + 1][0] if place + 1 < len(row) else None
            last = after is None or x + step + width_of(after) > width
            spots.append(Spot(item, x, y, covered=step < wide and not last))
            widest = max(widest, x + wide)
            x += step
    return Laid(tuple(spots), widest, y + SIZE)


def _row(items: list[Item], *, fanned: bool) -> list[tuple[Item, int]]:
    """Return each item with the distance in pixels from its left edge to that of the next item."""
    after = [*items[1:], None]
    return [
        (item, _step(item, following) if fanned else width_of(item) + GAP)
        for item, following in zip(items, after, strict=True)
    ]


def draw_item(item: Item, theme: Theme, *, covered: bool = False) -> Image.Image:
    """Return a transparent picture of an item. If it is `covered` by another, its text stays visible."""
    return _total(item, theme) if isinstance(item, Badge) else _counter(item, theme, covered=covered)


def _total(item: Badge, theme: Theme) -> Image.Image:
    wide = width_of(item)
    pen = Pen(wide, SIZE)
    top, low = (SIZE - BADGE_HIGH) / 2, (SIZE + BADGE_HIGH) / 2
    middle = SIZE / 2
    if item.chinese:
        for grow, fill in ((0.0, theme.ink), (3.0, theme.boxer)):
            cut = 13.0
            left, right, up, down = grow, wide - grow, top + grow, low - grow
            points = [(left + cut, up), (right - cut, up), (right, middle), (right - cut, down), (left + cut, down)]
            pen.area([*points, (left, middle)], fill)
    else:
        pen.box((0, top, wide, low), theme.card, edge=theme.ink, width=3, radius=BADGE_HIGH / 2)
    ink = theme.on_dark if item.chinese else theme.ink
    figures = text_width(str(item.points), face="figures", size=FIGURE)
    bonus = text_width(item.bonus, face="figures", size=30) if item.bonus else 0
    left = (wide - figures - bonus) / 2
    pen.text((left, middle), str(item.points), ink, size=FIGURE, anchor="lm")
    if item.bonus:
        pen.text((left + figures, middle - 8), item.bonus, ink, size=30, anchor="lm")
    return pen.done()


def _counter(group: Group, theme: Theme, *, covered: bool) -> Image.Image:
    wide = width_of(group)
    pen = Pen(wide, SIZE)
    colours = look(group, theme)
    pen.box((0, 0, wide, SIZE), colours.ground, edge=colours.edge, width=2.4, radius=6)
    if group.face != FULL and group.kind not in (BOXER_LEADER, REGULAR_LEADER):
        stripe = mix(colours.ground, colours.stripe, 0.55)
        for place in (0.2, 0.34, 0.48, 0.62):
            far = SIZE * place
            pen.line([(wide - far, SIZE - 3), (wide - 3, SIZE - far)], stripe, width=3.4)
    _top(pen, group, 42 if covered else wide, theme)
    figure = group.figure
    across = text_width(figure, face="figures", size=FIGURE)
    room = wide - 10
    left = 6 if across < room * 0.66 else (wide - across) / 2
    # The glyph behind the value is drawn first, so that it never crosses the value.
    box = (max(left + across + 2, wide - 34), 27, wide - 4, SIZE - 5)
    if box[2] - box[0] > 13:
        kind = "crew" if group.kind in WEAPONS and group.face != FULL else group.kind
        glyph(pen, kind, box, fill=colours.ink, ground=colours.ground)
    pen.text((left, SIZE - 5), figure, colours.ink, size=FIGURE, anchor="ls")
    return pen.done()


def _top(pen: Pen, group: Group, wide: int, theme: Theme) -> None:
    """Draw the strip above a counter's value."""
    colours = look(group, theme)
    left = 5.0
    if group.power:
        flag(pen, group.power, (left, 5, left + 26, 21))
        left += FLAG
    text = group.name or (CODES.get(group.power, "") if group.power else group.tag)
    room = wide - left - 4
    if text and room > 14:
        size = fit(text, face="figures", size=19, least=TAG, width=room)
        if text_width(text, face="figures", size=size) > room:
            text = f"{text[:LETTERS]}."  # the next counter covers the rest; the colour shows its kind, too
        pen.text((left, 13), text, colours.ink, size=size, anchor="lm")
