"""Draws a page with the ladders of some games.

A bracket below the scale shows how much better the hard autopilot is than the usual one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from render.catalogue import house_texts
from render.localization import clauses, cut
from render.pictures.print_page import Page, Sheet, balanced, broken, fitted, printable

WIDTH, TALL, MARGIN = 860, 6_000, 36
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
PLOT, END = LEFT + 92, RIGHT - 28
"""The left edge of names, and the ends of the scale."""
TITLE, HEADING, NAME, NOTE, LEAST = 64, 46, 38, 30, 26
ROW, AXIS = 96, 54
_ALT = 1_024
_STEPS = (50, 100, 200, 500)
_TICKS = 7


class Row(NamedTuple):
    """A player's row on a ladder. The name is empty if it is unknown."""

    name: str
    rating: int
    deviation: int


class Section(NamedTuple):
    """The ladder of one game: its places, the best first, and lines below them.

    `lead` is the hard autopilot's lead, or 0 if it is unknown.
    """

    title: str
    rows: Sequence[Row]
    lines: Sequence[str] = ()
    lead: int = 0


def _say(key: str, /, **facts: Any) -> str:
    return house_texts().text(key, **facts)


def draw(heading: str, lines: Sequence[str], sections: Sequence[Section], *, contrast: bool = False) -> Page:
    """Return the page of the ladders of some games. It needs no database or network, and runs in a worker."""
    sheet = Sheet(WIDTH, TALL)
    titles, size = balanced(heading, face="bold", size=TITLE, least=40, width=RIGHT - LEFT - 20)
    y = MARGIN + 40.0
    for line in titles:
        sheet.text((WIDTH / 2, y), line, face="bold", size=size, anchor="mm")
        y += size * 1.05
    for line in filter(printable, lines):
        small = fitted(line, face="italic", size=34, least=22, width=RIGHT - LEFT - 20)
        sheet.text((WIDTH / 2, y), line, face="italic", size=small, anchor="mm")
        y += 42
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    for section in sections:
        y = _section(sheet, section, y + 18, red=not contrast)
    sheet.text((RIGHT, y + 14), "Siegemaster", face="italic", size=26, anchor="rm")
    low = round(y) + 44
    sheet.on.rectangle((10, 10, WIDTH - 11, low), outline=0, width=4)
    sheet.on.rectangle((18, 18, WIDTH - 19, low - 8), outline=0, width=1)
    sheet.cut(low + 11)
    return Page(sheet.png(contrast=contrast), alt(heading, lines, sections), heading)


def _section(sheet: Sheet, section: Section, y: float, *, red: bool) -> float:
    size = fitted(section.title, face="bold", size=HEADING, least=24, width=RIGHT - LEFT)
    sheet.text((WIDTH / 2, y + 26), section.title, face="bold", size=size, anchor="mm")
    sheet.ornament(y + 62, x0=LEFT, x1=RIGHT)
    y += 84
    if section.rows:
        low, high, step = _scale(section.rows)
        across = (END - PLOT) / (high - low)
        for place, row in enumerate(section.rows, 1):
            top = place == 1 and red
            sheet.text((PLOT - 18, y + 24), f"{place}.", face="bold", size=44, anchor="rm", red=top)
            figure = _say("ladder-figure", rating=str(row.rating), deviation=str(row.deviation))
            wide = sheet.text((END, y + 24), figure, face="bold", size=NAME, anchor="rm")
            sheet.fit((PLOT, y + 24), name_of(row, place), RIGHT - 36 - PLOT - wide, size=NAME, least=LEAST)
            _interval(sheet, row, PLOT - low * across, across, y + 66)
            y += ROW
        y = _axis(sheet, (low, high, step), PLOT - low * across, across, y)
        if section.lead and section.lead * across <= END - PLOT:
            y = _lead(sheet, section.lead, PLOT, across, y)
    for line in section.lines:
        parts, _ = balanced(_printed(line), face="text", size=NOTE, least=NOTE, width=RIGHT - LEFT - 20)
        for part in parts:
            sheet.text((WIDTH / 2, y + 18), part, face="text", size=NOTE, anchor="mm")
            y += 40
    return y + 10


def name_of(row: Row, place: int) -> str:
    """Return a player's name for print, or the `place` if the name cannot be printed."""
    name = " ".join(row.name.split())
    return name if printable(name) else _say("ladder-nameless", place=place)


def _printed(text: str) -> str:
    """Return a text without letters that our fonts lack."""
    return "".join(letter for letter in " ".join(text.split()) if printable(letter))


def _scale(rows: Sequence[Row]) -> tuple[int, int, int]:
    """Return the lowest and highest value of a scale, and the step between its labels."""
    low = min(row.rating - row.deviation for row in rows)
    high = max(row.rating + row.deviation for row in rows)
    step = next((each for each in _STEPS if (high - low) / each <= _TICKS), _STEPS[-1])
    return low // step * step, -(-high // step) * step, step


def _interval(sheet: Sheet, row: Row, origin: float, across: float, y: float) -> None:
    x0, x, x1 = (
        origin + across * each for each in (row.rating - row.deviation, row.rating, row.rating + row.deviation)
    )
    sheet.rule(y - 1, x0=x0, x1=x1, width=3)
    for end in (x0, x1):
        sheet.upright(end - 1, y0=y - 8, y1=y + 8, width=3)
    sheet.on.ellipse((x - 9, y - 9, x + 9, y + 9), fill=0)


def _axis(sheet: Sheet, scale: tuple[int, int, int], origin: float, across: float, y: float) -> float:
    low, high, step = scale
    sheet.rule(y, x0=PLOT, x1=END, width=2)
    for mark in range(low, high + 1, step):
        x = origin + across * mark
        sheet.upright(x - 1, y0=y, y1=y + 8, width=2)
        sheet.text((x, y + 28), str(mark), size=LEAST, anchor="mm")
    return y + AXIS


def _lead(sheet: Sheet, lead: int, x: float, across: float, y: float) -> float:
    """Draw a bracket that shows the lead of the hard autopilot. Return the y coordinate below it."""
    end = x + lead * across
    sheet.rule(y + 16, x0=x, x1=end, width=3)
    for edge in (x, end - 2):
        sheet.upright(edge, y0=y + 6, y1=y + 26, width=3)
    lines = broken(_say("ladder-lead-mark", points=lead), face="italic", size=LEAST, width=END - PLOT)
    for place, line in enumerate(lines):
        sheet.text((x, y + 48 + place * 34), line, face="italic", size=LEAST, anchor="lm")
    return y + 40 + len(lines) * 34


def alt(heading: str, lines: Sequence[str], sections: Sequence[Section]) -> str:
    """Return the alt text of the page, at most 1,024 characters."""
    told = [f"{heading}.", *(f"{line}." for line in lines)]
    for section in sections:
        places = [
            f"{place}. {name_of(row, place)} "
            + _say("ladder-figure", rating=str(row.rating), deviation=str(row.deviation))
            for place, row in enumerate(section.rows, 1)
        ]
        told += [
            f"{section.title}.",
            *([f"{clauses(places)}."] if places else []),
            *(f"{line}." for line in section.lines),
        ]
    return cut(" ".join(told), _ALT)
