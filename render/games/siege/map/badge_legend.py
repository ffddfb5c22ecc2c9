"""The legend of the event badges, with the meaning of each sign."""

from __future__ import annotations

from collections.abc import Iterable

from render.games.siege.map.layout import Layout
from render.games.siege.marks.badges import badge, size_of
from render.games.siege.marks.event_marks import CHINESE_LOSS, LOSS, Mark
from render.games.siege.text.catalogue import say
from render.games.siege.theme import Theme
from render.pictures.drawing import Box, Pen, text_width, wrap

DIE = "die"
"""The key of the dice, which are next to the signs of rolls."""
ALIKE = {"mine": "shell", "burnt": "fire", "through": "fire", "merged": "returned"}
"""Signs with the same meaning for a reader of the map, each with the sign that the legend shows instead."""
KEYS = (
    DIE,
    LOSS,
    CHINESE_LOSS,
    "shot",
    "effect",
    "melee",
    "charge",
    "rout",
    "leader-fell",
    "shell",
    "aim",
    "depot",
    "fire",
    "fire-fought",
    "douse",
    "ruin",
    "entry",
    "split",
    "stayed",
    "must-move",
    "unguarded",
    "returned",
    "barricade",
    "weapon",
)
"""The entries of the whole legend, in their order."""
COLUMNS = 12
SMALLEST = 11
_SAMPLES = {LOSS: "−2", CHINESE_LOSS: "−2", "entry": "+5"}


def keys_of(marks: Iterable[Mark]) -> list[str]:
    """Return the legend entries that explain `marks`, in the order of the legend."""
    used = list(marks)
    found = {ALIKE.get(mark.sign, mark.sign) for mark in used}
    if any(mark.dice for mark in used):
        found.add(DIE)
    return [key for key in KEYS if key in found]


def sample(key: str) -> Mark:
    """Return a badge to show beside a legend entry."""
    if key == DIE:
        return Mark(DIE, "", dice=(5,))
    if key == "split":
        return Mark("split", "", red=3, green=2)
    return Mark(key, "", _SAMPLES.get(key, ""), way="right" if key == "entry" else "")


def draw_badges(pen: Pen, layout: Layout, theme: Theme) -> None:
    """Draw the whole legend into its strip of the map."""
    if not pen.sees(layout.badges):
        return
    x0, y0, x1, y1 = layout.badges
    pen.box((x0 + 4, y0 + 1, x1 - 4, y1 - 1), theme.card, edge=theme.edge, width=1)
    draw_entries(pen, (x0 + 12, y0 + 4, x1 - 8, y1 - 4), KEYS, theme, columns=COLUMNS, high=24, size=15)


def rows_of(number: int, columns: int) -> int:
    """Return how many rows are needed for `number` entries."""
    return -(-number // columns)


def draw_entries(pen: Pen, box: Box, keys: Iterable[str], theme: Theme, *, columns: int, high: int, size: int) -> None:
    """Draw the entries of the legend in columns of equal width.

    `high` is the height of the badges in pixels. `size` is the largest type size of the text.
    """
    shown = list(keys)
    wide, row = (box[2] - box[0]) / columns, (box[3] - box[1]) / max(rows_of(len(shown), columns), 1)
    for place, key in enumerate(shown):
        left, middle = box[0] + place % columns * wide, box[1] + (place // columns + 0.5) * row
        mark = sample(key)
        across, _ = size_of(mark, high)
        _put(pen, mark, (left, middle - high / 2), high, theme)
        start = left + across + high * 0.28
        lines, fitting = fitted(say(f"badge-{key}"), left + wide - start - 9, size)
        for number, line in enumerate(lines):
            y = middle + (number - (len(lines) - 1) / 2) * fitting
            pen.text((start, y), line, theme.ink, face="italic", size=fitting, anchor="lm")


def _put(pen: Pen, mark: Mark, at: tuple[float, float], high: int, theme: Theme) -> None:
    pen.put(badge(mark, round(high * pen.scale), theme), at)


def fitted(text: str, room: float, size: int) -> tuple[list[str], int]:
    """Fit an entry into two lines. Return its lines and its type size."""
    while True:
        lines = wrap(text, face="italic", size=size, width=room)
        fits = len(lines) <= 2 and all(text_width(line, face="italic", size=size) <= room for line in lines)
        if fits or size <= SMALLEST:
            return lines, size
        size -= 1
