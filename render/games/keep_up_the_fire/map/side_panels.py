"""Draws the panels around the board."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from render.fonts import Face as Letters
from render.games.keep_up_the_fire.map import counters, event_badges, layout
from render.games.keep_up_the_fire.map.counters import FLAGS
from render.games.keep_up_the_fire.map.picture_facts import Face, Strength, Unit
from render.games.keep_up_the_fire.theme import Theme
from render.pictures.drawing import Box, Colour, Pen, fit, mix, text_width, wrap
from render.pictures.flags import CODES, flag

HEAD_ROOM, HEAD_CUT = 560, 50
"""The width of the date in the head, and the end of the head's line, in pixels."""
LINE = 1.2
"""The height of a line, as a multiple of the type size."""
SMALLEST = 15
"""The smallest type size of a paragraph."""
GILT: Colour = (142, 100, 16)
"""The colour of the printing on the backs of gold cards."""
_HEADINGS: dict[str, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class HeadWords(NamedTuple):
    """The texts in the panel at the top of the picture."""

    title: str
    subtitle: str
    middle: str
    right: str


def draw_head(words: HeadWords, theme: Theme) -> Image.Image:
    """Return a picture of the title, the current action and the date."""
    wide, high = _size(layout.HEAD)
    pen = Pen(wide, high, scale=2, ground=theme.title)
    pen.text((20, 32), words.title, theme.on_title, face="bold", size=40, anchor="lm")
    pen.text((20, 66), words.subtitle, theme.soft_title, face="italic", size=22, anchor="lm")
    room = HEAD_ROOM
    size = fit(words.right, face="bold", size=36, least=20, width=room)
    pen.text((wide - 20, 32), words.right, theme.on_title, face="bold", size=size, anchor="rm")
    size = fit(words.middle, face="italic", size=24, least=15, width=room + 220)
    pen.text((wide - 20, 66), words.middle, theme.soft_title, face="italic", size=size, anchor="rm")
    pen.box((2, 2, wide - 2, high - 2), edge=theme.ink, width=2)
    pen.box((7, 7, wide - 7, high - 7), edge=theme.ink, width=1)
    return pen.done()


def head_pieces(words: HeadWords) -> list[tuple[HeadWords, tuple[int, int, int, int]]]:
    """Return the pieces of the top panel that can be cached.

    Each has the texts of a panel to draw, and the rectangle to cut out of that panel.
    """
    wide, high = _size(layout.HEAD)
    bare = words._replace(middle="", right="")
    return [
        (bare, (0, 0, wide, high)),
        (bare._replace(right=words.right), (wide - HEAD_ROOM - 40, 9, wide - 9, HEAD_CUT)),
        (bare._replace(middle=words.middle), (wide - HEAD_ROOM - 260, HEAD_CUT, wide, high)),
    ]


class TableWords(NamedTuple):
    """The texts of the table of strengths."""

    title: str
    names: tuple[tuple[str, str], ...]
    sides: tuple[tuple[str, str], ...]
    gone: str


def draw_table(strengths: tuple[Strength, ...], words: TableWords, theme: Theme) -> Image.Image:
    """Return a picture of the Legations' strengths."""
    wide, high = _size(layout.TABLE)
    pen = Pen(wide, high, scale=2, ground=theme.card)
    size = fit(words.title, face="bold", size=30, least=18, width=wide - 32)
    pen.text((16, 26), words.title, theme.ink, face="bold", size=size, anchor="lm")
    pen.line([(16, 48), (wide - 16, 48)], theme.edge, width=2)
    for place, each in enumerate(strengths):
        _legation(pen, each, words, _across(place, len(strengths)), theme)
    pen.box((0, 0, wide, high), edge=theme.ink, width=3)
    return pen.done()


def _across(place: int, columns: int) -> tuple[float, float]:
    """Return the left edge and the width of a column in the table."""
    step = (_size(layout.TABLE)[0] - 16) / columns
    return 8 + place * step, step


def column_box(place: int, columns: int) -> tuple[int, int, int, int]:
    """Return the rectangle of a Legation's column in the table."""
    left, step = _across(place, columns)
    return round(left), 51, round(left + step), _size(layout.TABLE)[1] - 3


def draw_column(each: Strength, place: int, columns: int, words: TableWords, theme: Theme) -> Image.Image:
    """Return a picture of one Legation's column of the table."""
    pen = Pen(*_size(layout.TABLE), scale=2, ground=theme.card)  # at its own place, or edges would be rounded otherwise
    _legation(pen, each, words, _across(place, columns), theme)
    return pen.done().crop(column_box(place, columns))


def _legation(pen: Pen, each: Strength, words: TableWords, across: tuple[float, float], theme: Theme) -> None:
    left, step = across
    name, where = dict(words.names)[each.power], dict(words.sides)[each.side] if each.side else words.gone
    middle, code, alive = left + step / 2, FLAGS[each.power], each.now > 0
    if not alive:
        pen.box((left + 2, 54, left + step - 2, 312), mix(theme.card, theme.gone, 0.3))
    flag(pen, code, (middle - 34, 60, middle + 10, 90))
    pen.text((middle + 28, 76), CODES[code], theme.ink, size=20)
    counters.named(pen, name, (middle, 106), theme.ink, size=22, width=step - 6)
    pen.text((middle, 146), str(each.now) if alive else "†", theme.ink, size=50)
    counters.named(pen, where, (middle, 184), theme.ink, size=20, width=step - 6)
    _steps(pen, each, (left + 8, 204, left + step - 8, 306), theme)


def _steps(pen: Pen, each: Strength, box: Box, theme: Theme) -> None:
    """Draw a square for each step. Lost steps are crossed out."""
    columns = 3
    wide = (box[2] - box[0]) / columns
    rows = -(-max(each.start, 1) // columns)
    high = min(26.0, (box[3] - box[1]) / rows)
    for step in range(each.start):
        x, y = box[0] + (step % columns) * wide, box[1] + (step // columns) * high
        inner = (x + 2, y + 2, x + wide - 2, y + high - 2)
        if step < each.now:
            pen.box(inner, theme.green, edge=theme.ink, width=1.5, radius=3)
        else:
            pen.box(inner, edge=theme.faded, width=1.5, radius=3)
            pen.line([(inner[0] + 4, inner[3] - 4), (inner[2] - 4, inner[1] + 4)], theme.faded, width=1.5)


class CardWords(NamedTuple):
    """The texts on the card of the turn."""

    kind: str
    title: str
    date: str
    story: str
    figures: tuple[tuple[str, str], ...]
    signs: tuple[str, ...]
    points: tuple[tuple[str, str], ...]
    special: str


def draw_card(card: Face | None, words: CardWords, theme: Theme) -> Image.Image:
    """Return a picture of the turn's card. If `card` is None, show the back of the card."""
    wide, high = _size(layout.CARD)
    pen = Pen(wide, high, scale=2, ground=theme.card)
    if card is None:
        _back(pen, (6, 6, wide - 6, high - 6), theme)
        pen.box((0, 0, wide, high), edge=theme.ink, width=3)
        return pen.done()
    band = theme.red_card if card.colour == "red" else theme.gold_card
    _heading(pen, words, band, theme, wide=wide)
    turn = bool(card.figures)
    left, text_end = 16.0, wide - (236 if turn else 16)
    size, room = (23, 88) if turn else (28, 130)
    y = _paragraph(pen, words.story, (left, 66), text_end - left, theme.ink, size=size, room=room)
    if words.special:
        y = max(y, 150) + (0 if turn else 14)
        pen.area([(left, y + 3), (left + 14, y + 10), (left, y + 17)], band)
        size, low = (21, 222) if turn else (26, high - 12)
        at = (left + 20, y)
        _paragraph(pen, words.special, at, text_end - left - 20, band, face="bold", size=size, room=low - y)
    if turn:
        _figures(pen, card, words, (left, 226, text_end, high - 10), theme)
        _rose(pen, card, words, (wide - 114, 186), theme)
        pen.line([(text_end + 6, 60), (text_end + 6, high - 8)], theme.faded, width=1.5)
    pen.box((0, 0, wide, high), edge=theme.ink, width=3)
    return pen.done()


def _back(pen: Pen, box: Box, theme: Theme) -> None:
    pen.box(box, theme.boxer, radius=8)
    pen.hatch((box[0] + 8, box[1] + 8, box[2] - 8, box[3] - 8), GILT, step=16, width=3)
    pen.hatch((box[0] + 8, box[1] + 8, box[2] - 8, box[3] - 8), GILT, step=16, width=3, falling=True)
    pen.box((box[0] + 8, box[1] + 8, box[2] - 8, box[3] - 8), edge=theme.gold, width=2)


def _heading(pen: Pen, words: CardWords, band: Colour, theme: Theme, *, wide: float) -> None:
    on_band = theme.on_dark if sum(band) < 330 else theme.card
    pen.box((0, 0, wide, 56), band)
    date = fit(words.date, face="italic", size=25, least=15, width=210)
    pen.text((wide - 14, 18), words.date, on_band, face="italic", size=date, anchor="rm")
    kind = fit(words.kind, face="italic", size=20, least=13, width=210)
    pen.text((wide - 14, 42), words.kind, on_band, face="italic", size=kind, anchor="rm")
    size = fit(words.title, face="bold", size=34, least=18, width=wide - 250)
    pen.text((16, 29), words.title, on_band, face="bold", size=size, anchor="lm")


def _paragraph(
    pen: Pen,
    text: str,
    at: tuple[float, float],
    width: float,
    ink: Colour,
    *,
    size: int,
    room: float,
    face: Letters = "text",
) -> float:
    """Write a paragraph that is at most `room` pixels high. Return the y below it."""
    lines = wrap(text, face=face, size=size, width=width)
    while size > SMALLEST and len(lines) * size * LINE > room:
        size -= 1
        lines = wrap(text, face=face, size=size, width=width)
    most = max(1, round(room // (size * LINE)))
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    x, y = at
    for line in lines:
        pen.text((x, y + size / 2), line, ink, face=face, size=size, anchor="lm")
        y += size * LINE
    return y + 4


def _figures(pen: Pen, card: Face, words: CardWords, box: Box, theme: Theme) -> None:
    """Draw the numbers and effects of a card."""
    (x, y), figures, named = box[:2], dict(card.figures), dict(words.figures)
    room = (box[2] - box[0]) / 2
    for name, value in figures.items():
        pen.box((x, y, x + 42, y + 36), theme.marked, radius=6)
        pen.text((x + 21, y + 18), str(value), theme.on_marked, size=28)
        size = fit(named[name], face="bold", size=23, least=14, width=room - 58)
        pen.text((x + 50, y + 18), named[name], theme.ink, face="bold", size=size, anchor="lm")
        x += room
    text = " · ".join(words.signs)
    size, width = 20, box[2] - box[0]
    while size > 14 and len(wrap(text, face="text", size=size, width=width)) > 2:
        size -= 1
    for place, line in enumerate(wrap(text, face="text", size=size, width=width)[:2]):
        pen.text((box[0], y + 50 + place * 21), line, theme.ink, face="text", size=size, anchor="lm")


def _rose(pen: Pen, card: Face, words: CardWords, at: tuple[float, float], theme: Theme) -> None:
    """Draw the compass of a card, which shows where Chinese units arrive."""
    x, y = at
    pen.oval((x - 34, y - 34, x + 34, y + 34), mix(theme.card, theme.gold, 0.35), edge=theme.ink, width=2)
    compass, letters = dict(card.compass), dict(words.points)
    for side, (dx, dy) in _HEADINGS.items():
        unit = compass.get(side)
        tip = (x + dx * 33, y + dy * 33)
        base = [(x + dy * 9, y + dx * 9), (x - dy * 9, y - dx * 9)]
        pen.area([tip, *base], theme.ink if unit else theme.faded)
        spot = (x + dx * 70, y + dy * 76)
        if unit is None:
            pen.text(spot, letters[side], theme.faded, face="bold", size=28)
        else:
            _marker(pen, unit, letters[side], spot, theme)


def _marker(pen: Pen, unit: Unit, letter: str, at: tuple[float, float], theme: Theme) -> None:
    x, y = at
    fill = theme.boxer if unit.kind == "boxers" else theme.regular
    box = (x - 37, y - 26, x + 37, y + 26)
    pen.box(box, fill, edge=theme.rim, width=2, radius=6)
    if unit.kind == "boxers":
        pen.area([(x - 32, y - 20), (x - 8, y - 6), (x - 32, y + 8)], theme.gold)
        pen.text((x - 25, y - 6), "B", theme.rim, size=13)
    else:
        pen.box((x - 32, y - 20, x - 9, y + 6), theme.gold)
        pen.text((x - 20, y - 7), "I", theme.rim, size=17)
    pen.text((x - 20, y + 16), letter, theme.on_dark, face="bold", size=17)
    text = str(unit.strength)
    pen.text((x + 14, y), text, theme.on_dark, size=fit(text, face="figures", size=34, least=18, width=40))


def _size(box: Box) -> tuple[int, int]:
    return round(box[2] - box[0]), round(box[3] - box[1])


class DeckWords(NamedTuple):
    """The texts under the card piles."""

    deck: str
    discard: str


def draw_deck(left: int, gone: int, top: str, words: DeckWords, theme: Theme) -> Image.Image:
    """Return a picture of the deck and the discard pile.

    `left` and `gone` are the numbers of cards in the two piles.
    """
    wide, high = _size(layout.CORNERS["deck"])
    pen = _corner(wide, high, theme)
    for place, (count, text) in enumerate(((left, words.deck), (gone, words.discard))):
        x = 14 + place * (wide - 20) / 2
        box = (x + 8, 10, x + 104, high - 34)
        if not count:
            pen.box(box, edge=theme.faded, width=2, radius=8)
        else:
            for sheet in range(min(3, count), 0, -1):
                pen.box(
                    (box[0] + sheet * 3, box[1] + sheet * 3, box[2] + sheet * 3, box[3] + sheet * 3),
                    theme.card,
                    edge=theme.ink,
                    width=1.5,
                    radius=8,
                )
            if place == 0:
                _back(pen, box, theme)
            else:
                pen.box(box, theme.boxer if top == "red" else GILT, edge=theme.ink, width=2, radius=8)
        middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        pen.oval((middle[0] - 32, middle[1] - 26, middle[0] + 32, middle[1] + 26), theme.card, edge=theme.ink, width=2)
        pen.text(middle, str(count), theme.ink, size=36)
        size = fit(text, face="italic", size=22, least=13, width=wide / 2 - 10)
        pen.text((middle[0], high - 15), text, theme.ink, face="italic", size=size)
    return pen.done()


class EffortWords(NamedTuple):
    """The texts of the panel with the score."""

    effort: str
    score: str
    points: str
    band: str


def draw_effort(effort: int, words: EffortWords, theme: Theme) -> Image.Image:
    """Draw the panel with the heroic efforts and the victory points."""
    wide, high = _size(layout.CORNERS["effort"])
    pen = _corner(wide, high, theme)
    size = fit(words.effort, face="bold", size=23, least=13, width=wide - 24)
    pen.text((12, 20), words.effort, theme.ink, face="bold", size=size, anchor="lm")
    shown = max(effort, 5)
    step = min(34.0, (wide - 74) / shown)
    for place in range(shown):
        star(pen, (28 + place * step, 54), 14, theme.gold if place < effort else theme.card, theme.ink)
    pen.text((wide - 14, 54), f"×{effort}", theme.ink, size=28, anchor="rm")
    pen.line([(12, 80), (wide - 12, 80)], theme.faded, width=1.5)
    size = fit(words.score, face="bold", size=22, least=13, width=wide - 24)
    pen.text((12, 98), words.score, theme.ink, face="bold", size=size, anchor="lm")
    pen.text((14, 138), words.points, theme.ink, size=46, anchor="lm")
    left = 24 + text_width(words.points, face="figures", size=46)
    lines = wrap(words.band, face="italic", size=23, width=wide - left - 10)[:2]
    for place, line in enumerate(lines):
        size = fit(line, face="italic", size=23, least=13, width=wide - left - 10)
        pen.text(
            (left, 138 + (place - (len(lines) - 1) / 2) * 24), line, theme.ink, face="italic", size=size, anchor="lm"
        )
    return pen.done()


def star(pen: Pen, at: tuple[float, float], radius: float, fill: Colour, edge: Colour) -> None:
    """Draw a star of five points."""
    x, y = at
    points = [
        (
            x + (radius if number % 2 == 0 else radius * 0.42) * math.sin(math.pi * number / 5),
            y - (radius if number % 2 == 0 else radius * 0.42) * math.cos(math.pi * number / 5),
        )
        for number in range(10)
    ]
    pen.area(points, fill)
    pen.line([*points, points[0]], edge, width=1.5)


class LegendWords(NamedTuple):
    """The texts of the legend."""

    boxers: str
    imperial: str
    gun: str
    sandbags: str


def draw_legend(words: LegendWords, theme: Theme) -> Image.Image:
    """Return a picture of the legend."""
    wide, high = _size(layout.CORNERS["legend"])
    pen = _corner(wide, high, theme)
    picture = pen.done()
    rows = (
        (counters.unit("boxers", 4, theme), words.boxers),
        (counters.unit("imperials", 4, theme), words.imperial),
        (counters.gun(theme), words.gun),
    )
    labels = Pen(wide, high, scale=2)
    for place, (sample, text) in enumerate(rows):
        y = 6 + place * 39
        small = sample.resize((40, 37), Image.Resampling.LANCZOS)
        picture.paste(small, (12, y), small)
        size = fit(text, face="italic", size=22, least=13, width=wide - 70)
        labels.text((60, y + 18), text, theme.ink, face="italic", size=size, anchor="lm")
    bags(labels, (14, 132), 1, theme, size=34)
    size = fit(words.sandbags, face="italic", size=22, least=13, width=wide - 70)
    labels.text((60, 143), words.sandbags, theme.ink, face="italic", size=size, anchor="lm")
    done = labels.done()
    picture.paste(done, (0, 0), done)
    return picture


def draw_badges(words: dict[str, str], theme: Theme) -> Image.Image:
    """Draw the event badges with their meanings."""
    wide, high = _size(layout.BADGES)
    pen = Pen(wide, high, scale=2, ground=theme.card)
    pen.box((0, 0, wide, high), theme.card, edge=theme.ink, width=2)
    event_badges.draw_keys(pen, (8, high / 2), words, theme, wide=(wide - 12) / len(words), size=19)
    return pen.done()


def bags(pen: Pen, at: tuple[float, float], number: int, theme: Theme, *, size: float, down: bool = False) -> None:
    """Draw sandbags in a row or a column."""
    x, y = at
    for _ in range(number):
        pen.oval((x, y, x + size, y + size * 0.62), theme.sandbag, edge=theme.rim, width=2)
        pen.line([(x + size * 0.3, y + size * 0.12), (x + size * 0.3, y + size * 0.5)], theme.rim, width=1.2)
        if down:
            y += size * 0.8
        else:
            x += size * 1.06


def _corner(wide: float, high: float, theme: Theme) -> Pen:
    pen = Pen(wide, high, scale=2, ground=theme.card)
    pen.box((0, 0, wide, high), theme.card, edge=theme.ink, width=2)
    return pen


class RefugeWords(NamedTuple):
    """The texts of the panel about Peitang cathedral."""

    title: str
    state: str


def draw_refuge(words: RefugeWords, theme: Theme) -> Image.Image:
    """Return a picture of Peitang cathedral, with the state of its garrison."""
    wide, high = _size(layout.CORNERS["refuge"])
    pen = _corner(wide, high, theme)
    _church(pen, (52, high - 14), theme)
    size = fit(words.title, face="bold", size=25, least=14, width=wide - 120)
    pen.text((108, 26), words.title, theme.ink, face="bold", size=size, anchor="lm")
    _paragraph(pen, words.state, (108, 44), wide - 116, theme.ink, size=22, room=high - 50)
    return pen.done()


def _church(pen: Pen, foot: tuple[float, float], theme: Theme) -> None:
    """Draw a façade with two towers."""
    x, y = foot
    for dx in (-30, 30):
        pen.box((x + dx - 13, y - 92, x + dx + 13, y), theme.stone, edge=theme.edge, width=2)
        pen.area([(x + dx - 13, y - 92), (x + dx + 13, y - 92), (x + dx, y - 122)], theme.roof)
        pen.line([(x + dx - 13, y - 92), (x + dx, y - 122), (x + dx + 13, y - 92)], theme.edge, width=2)
        pen.box((x + dx - 5, y - 80, x + dx + 5, y - 58), theme.edge, radius=5)
    pen.box((x - 18, y - 72, x + 18, y), theme.stone, edge=theme.edge, width=2)
    pen.area([(x - 18, y - 72), (x + 18, y - 72), (x, y - 100)], theme.stone)
    pen.line([(x - 18, y - 72), (x, y - 100), (x + 18, y - 72)], theme.edge, width=2)
    pen.oval((x - 10, y - 66, x + 10, y - 46), theme.court, edge=theme.edge, width=2)
    pen.box((x - 8, y - 34, x + 8, y), theme.edge, radius=7)
    pen.line([(x, y - 120), (x, y - 100)], theme.edge, width=2.5)
    pen.line([(x - 6, y - 114), (x + 6, y - 114)], theme.edge, width=2.5)
