"""Draws the small bar chart of the odds.

It is drawn for a phone: 780 pixels wide, shown at half that width. Each kind of bar has its own pattern.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from render.fonts import Face
from render.odds import LETTERS, OddsSheet, Share
from render.pictures.drawing import Box, Colour, Pen, fit, text_width, wrap

WIDTH = 780
MARGIN = 24
LABELS = 304
"""The width of the column of bar labels, in pixels."""
VALUES = 170
"""The space for the figures behind the longest bar, in pixels."""
TITLE, LINE = 30, 38
LABEL, SMALLEST, LABEL_LINE = 26, 24, 31
BAR, GAP, APART = 34, 8, 22
TITLE_LINES = 3
LABEL_LINES = 3

INK: Colour = (38, 30, 24)
PAPER: Colour = (250, 245, 232)
RULE: Colour = (206, 194, 168)
GOOD: Colour = (52, 92, 128)
BAD: Colour = (150, 58, 44)
NONE: Colour = (250, 245, 232)
SECOND: Colour = (196, 152, 72)


class Row(NamedTuple):
    """The bars with one label, one for each sheet. It is None if a sheet has no such result."""

    label: str
    shares: tuple[Share | None, ...]


def draw(sheets: Sequence[OddsSheet]) -> bytes:
    """Return a bar chart of one sheet, or of two for comparison, as a PNG."""
    titles = [_title(sheet, alone=len(sheets) == 1) for sheet in sheets]
    rows = rows_of(sheets)
    labels = [set_label(row.label) for row in rows]
    heights = [max(len(lines) * LABEL_LINE, len(sheets) * (BAR + GAP) - GAP) + APART for lines, _ in labels]
    top = MARGIN + sum(len(lines) for lines in titles) * LINE + APART
    pen = Pen(WIDTH, top + sum(heights) + MARGIN - APART, scale=2, ground=PAPER)
    _draw_titles(pen, titles, alone=len(sheets) == 1)
    pen.line([(MARGIN, top - APART / 2), (WIDTH - MARGIN, top - APART / 2)], RULE, width=2)
    longest = max(share.chance for sheet in sheets for share in sheet.shares)
    for row, (lines, size), height in zip(rows, labels, heights, strict=True):
        _draw_row(pen, row, lines, size=size, top=top, height=height - APART, longest=longest)
        top += height
    return _packed(pen.done())


def rows_of(sheets: Sequence[OddsSheet]) -> list[Row]:
    """Return the rows of the bar chart, the best result first."""
    ranks: dict[str, int] = {}
    found: dict[str, list[Share | None]] = {}
    for place, sheet in enumerate(sheets):
        for share in sheet.shares:
            ranks.setdefault(share.brief, share.rank)
            found.setdefault(share.brief, [None] * len(sheets))[place] = share
    return [Row(label, tuple(found[label])) for label in sorted(found, key=lambda label: -ranks[label])]


def set_label(text: str) -> tuple[list[str], float]:
    """Break a label into at most three lines. Return the lines and their type size."""
    room = LABELS - MARGIN - 14
    for size in range(LABEL, SMALLEST - 1, -2):
        lines = wrap(text, face="figures", size=size, width=room)
        if len(lines) <= LABEL_LINES and max(text_width(line, face="figures", size=size) for line in lines) <= room:
            return lines, size
    return _cut(lines, LABEL_LINES, face="figures", size=SMALLEST, width=room), SMALLEST


def _title(sheet: OddsSheet, *, alone: bool) -> list[str]:
    room = WIDTH - 2 * MARGIN - (0 if alone else 90)
    lines = wrap(sheet.title, face="bold", size=TITLE, width=room)
    return _cut(lines, TITLE_LINES, face="bold", size=TITLE, width=room)


def _cut(lines: list[str], most: int, *, face: Face, size: float, width: float) -> list[str]:
    """Return at most `most` lines, none wider than `width`, shortened with an ellipsis."""
    kept = lines[:most]
    if len(lines) > most:
        kept[-1] += "…"
    return [_shortened(line, face=face, size=size, width=width) for line in kept]


def _shortened(line: str, *, face: Face, size: float, width: float) -> str:
    while len(line) > 1 and text_width(line, face=face, size=size) > width:
        line = line.rstrip("…")[:-1] + "…"
    return line


def _draw_titles(pen: Pen, titles: list[list[str]], *, alone: bool) -> None:
    top = MARGIN
    for place, lines in enumerate(titles):
        left = MARGIN
        if not alone:
            pen.text((MARGIN, top + LINE / 2), LETTERS[place], INK, face="figures", size=TITLE, anchor="lm")
            _pattern(pen, (MARGIN + 30, top + 6, MARGIN + 74, top + LINE - 6), "good", place)
            left += 90
        for line in lines:
            pen.text((left, top + LINE / 2), line, INK, face="bold", size=TITLE, anchor="lm")
            top += LINE


def _draw_row(pen: Pen, row: Row, lines: list[str], *, size: float, top: float, height: float, longest: float) -> None:
    middle = top + height / 2
    first = middle - len(lines) * LABEL_LINE / 2 + LABEL_LINE / 2
    for place, line in enumerate(lines):
        pen.text((MARGIN, first + place * LABEL_LINE), line, INK, face="figures", size=size, anchor="lm")
    y = middle - (len(row.shares) * (BAR + GAP) - GAP) / 2
    for place, share in enumerate(row.shares):
        left: float = LABELS
        if len(row.shares) > 1:
            pen.text((left, y + BAR / 2), LETTERS[place], INK, face="figures", size=22, anchor="lm")
            left += 26
        end = left
        if share is not None:
            end = left + max(6, (WIDTH - MARGIN - VALUES - left) * share.chance / longest)
            _pattern(pen, (left, y, end, y + BAR), share.kind, place)
        label = f"{share.odds} · {share.percent}" if share is not None else "–"
        room = WIDTH - MARGIN - end - 8
        fitted = fit(label, face="figures", size=26, least=20, width=room)
        pen.text((end + 8, y + BAR / 2), label, INK, face="figures", size=fitted, anchor="lm")
        y += BAR + GAP


def _pattern(pen: Pen, box: Box, kind: str, place: int) -> None:
    """Fill a bar with the pattern of its `kind`."""
    fill = {"good": GOOD, "bad": PAPER, "none": NONE}[kind]
    if place and kind == "good":
        fill = SECOND
    pen.box(box, fill, edge=INK, width=2)
    x0, y0, x1, y1 = box
    inner = (x0 + 2, y0 + 2, x1 - 2, y1 - 2)
    if x1 - x0 <= 6:
        return
    if kind == "bad":
        pen.hatch(inner, BAD, step=9, width=3)
    if place:
        pen.hatch(inner, INK, step=14, width=2, falling=True)


def _packed(picture: Image.Image) -> bytes:
    plain = picture.convert("RGB").quantize(32, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    out = BytesIO()
    plain.save(out, "PNG", optimize=True)
    return out.getvalue()
