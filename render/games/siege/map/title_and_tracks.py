"""Draws the strips above and below the map."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.games.siege.scenarios import LAST_DAY, last_day
from engine.games.siege.world import CHINESE, POOL, Position, points
from render.games.siege.counters.glyphs import glyph
from render.games.siege.map.layout import Layout, PixelBox
from render.games.siege.text.catalogue import card_rank, say
from render.games.siege.theme import Theme
from render.pictures.drawing import Colour, Pen, fit, mix, text_width

SUITS = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
FOOD_END, MORALE_TOP = 35, 10
CARD = (82, 58)
FOOD, CELLS, CELL = 454, 1166, 106
"""The left ends of the food track and of the figures, and the distance between figures, in pixels."""
MIDDLE = 664
"""The left edge of the card, in pixels."""
SIGN_END, SIGN_GAP = 14, 10
SECOND = 62
"""The middle of the upper strip's second line, in pixels: its lowest letters stay clear of the lines below."""


NO_DAY = -1


class Head(NamedTuple):
    """The facts shown in the strip above the map.

    The day is 0 before the first day. `NO_DAY` means that no day is shown.
    """

    day: int
    card: str
    round: int
    signs: tuple[str, ...]
    last: int = LAST_DAY


class Foot(NamedTuple):
    """The facts of the strip below the map."""

    morale: int
    food: int
    short: bool
    armed: int
    wounded: int
    civilians: int
    boxers: int


def head_of(position: Position) -> Head:
    """Return the facts that the strip above the map shows."""
    signs = (
        ("rain", position.rain),
        ("truce", position.truce),
        ("ammunition", position.ammunition_short),
        ("cha-cha", position.cha_cha),
    )
    shown = tuple(name for name, there in signs if there)
    round_ = position.sequence if position.assault else 0
    return Head(position.day, position.card, round_, shown, last_day(position.house.scenario))


def foot_of(position: Position) -> Foot:
    """Return the data that the strip below the map shows."""
    zones = position.board.zones
    on_map = [counter for counter in position.counters if counter.place in zones]
    armed = [c for c in on_map if c.kind in ("soldier", "machine-gun", "gun")]
    return Foot(
        morale=position.morale,
        food=position.food,
        short=position.ammunition_short,
        armed=points(armed),
        wounded=2 * len(position.here(POOL)),
        civilians=points(c for c in on_map if c.kind == "civilian"),
        boxers=points(c for c in on_map if c.kind in CHINESE),
    )


class Piece(NamedTuple):
    """A part of the title or legend strip that is drawn once and cached.

    It is the rectangle `box` of the strip with `facts`.
    """

    facts: Head | Foot
    box: PixelBox


def head_pieces(head: Head, layout: Layout) -> list[Piece]:
    """Return the parts of the upper strip that can be cached."""
    x0, y0, x1, y1 = layout.title
    wide, high = x1 - x0, y1 - y0
    blank = Head(NO_DAY, "", 0, ())
    whole = (0, 0, wide, high)
    if head.day == 0:
        return [Piece(head, whole)]
    card, day = MIDDLE - 4, MIDDLE + CARD[0] + 6
    end = math.ceil(day + max(_day_widths(head))) + 24
    signs = sum(_sign_width(say(f"map-sign-{sign}")) + SIGN_GAP for sign in head.signs)
    left = math.floor(wide - SIGN_END - signs) - 2
    if end > left:
        return [Piece(head, whole)]
    found = [
        Piece(blank, whole),
        Piece(blank._replace(day=head.day, round=head.round, last=head.last), (day, 0, end, high)),
    ]
    if head.card:
        found.append(Piece(blank._replace(card=head.card), (card, 0, day, high)))
    if head.signs:
        found.append(Piece(blank._replace(signs=head.signs), (left, 0, wide, high)))
    return found


def foot_pieces(foot: Foot, layout: Layout) -> list[Piece]:
    """Return the pieces of the lower strip that can be cached."""
    x0, y0, x1, y1 = layout.tracks
    wide, high = x1 - x0, y1 - y0
    blank = Foot(0, 1, short=False, armed=0, wounded=0, civilians=0, boxers=0)
    cuts = [0, FOOD - 14, *(CELLS - 3 + place * CELL for place in range(4)), wide]
    facts = (
        blank._replace(morale=foot.morale, short=foot.short),
        blank._replace(food=foot.food),
        *(blank._replace(**{name: getattr(foot, name)}) for name in ("armed", "wounded", "civilians", "boxers")),
    )
    return [Piece(each, (left, 0, end, high)) for each, (left, end) in zip(facts, pairwise(cuts), strict=True)]


def _day_widths(head: Head) -> tuple[float, float]:
    day = say("map-day", day=head.day)
    return text_width(day, face="bold", size=42), text_width(_below_day(head), face="italic", size=20)


def _below_day(head: Head) -> str:
    of = say("map-of-days", days=head.last)
    return f"{of} · {say('map-round', round=head.round)}" if head.round else of


def draw_head(head: Head, layout: Layout, theme: Theme, *, box: PixelBox | None = None) -> Image.Image:
    """Return a picture of the strip above the map, or only of its rectangle `box`."""
    x0, y0, x1, y1 = layout.title
    pen = _pen(box or (0, 0, x1 - x0, y1 - y0), theme.head)
    _cartouche(pen, x1 - x0, y1 - y0, theme)
    if pen.sees((0, 0, MIDDLE - 5, y1)):
        pen.text((22, 32), say("map-title"), theme.head_ink, face="bold", size=37, anchor="lm")
        pen.text((24, SECOND), say("map-subtitle"), theme.head_soft, face="italic", size=20, anchor="lm")
    middle = MIDDLE
    if head.card:
        _card(pen, (middle, 13), head.card, theme)
    if head.day > 0:
        text = say("map-day", day=head.day)
        pen.text((middle + 98, 31), text, theme.head_ink, face="bold", size=42, anchor="lm")
        line = _below_day(head)
        pen.text((middle + 100, SECOND), line, theme.head_soft, face="italic", size=20, anchor="lm")
    elif head.day == 0:
        pen.text((middle, 42), say("map-muster"), theme.head_ink, face="bold", size=34, anchor="lm")
    right = float(x1 - SIGN_END)
    for sign in reversed(head.signs):
        right = _sign(pen, right, say(f"map-sign-{sign}"), theme) - SIGN_GAP
    return pen.done().convert("RGB")


def _sign(pen: Pen, right: float, text: str, theme: Theme) -> float:
    wide = _sign_width(text)
    pen.box((right - wide, 23, right, 61), theme.gold, edge=theme.head_ink, width=1.8, radius=3)
    pen.text((right - wide / 2, 42), text, theme.print, face="bold", size=20)
    return right - wide


def _sign_width(text: str) -> float:
    return text_width(text, face="bold", size=20) + 28


def _cartouche(pen: Pen, wide: float, high: float, theme: Theme) -> None:
    """Draw a double line around the title."""
    pen.box((4, 3, wide - 4, high - 3), edge=theme.head_ink, width=2)
    pen.box((9, 8, wide - 9, high - 8), edge=theme.head_soft, width=0.9)
    for x in (9.0, wide - 9):
        for y in (8.0, high - 8):
            pen.box((x - 5, y - 5, x + 5, y + 5), theme.head, edge=theme.head_soft, width=0.9)


def _card(pen: Pen, at: tuple[float, float], card: str, theme: Theme) -> None:
    """Draw the card of the day, with rank and suit side by side."""
    x, y = at
    wide, high = CARD
    pen.box((x, y, x + wide, y + high), theme.counter, edge=theme.rim, width=1.5, radius=6)
    suit = card[-1]
    red = suit in "HD" or card == "RJ"
    ink = theme.boxer if red else theme.print
    if suit == "J":
        pen.text((x + wide / 2, y + 14), "★", ink, size=26)
        for place, word in enumerate(say("map-joker-red" if red else "map-joker-black").split()[:2]):
            size = fit(word, face="figures", size=15, least=8, width=wide - 8)
            pen.text((x + wide / 2, y + 33 + place * 15), word, ink, size=size)
        return
    rank = card_rank(card)
    size = fit(rank, face="bold", size=46, least=20, width=wide / 2 - 5)
    pen.text((x + wide * 0.27, y + high / 2), rank, ink, face="bold", size=size)
    pen.text((x + wide * 0.74, y + high / 2), SUITS[suit], ink, size=41)


def _pen(box: PixelBox, ground: Colour) -> Pen:
    return Pen(box[2] - box[0], box[3] - box[1], scale=2, ground=ground, origin=box[:2])


def draw_foot(foot: Foot, layout: Layout, theme: Theme, *, box: PixelBox | None = None) -> Image.Image:
    """Return a picture of the strip below the map, or of a rectangle `box` of it."""
    x0, y0, x1, y1 = layout.tracks
    pen = _pen(box or (0, 0, x1 - x0, y1 - y0), theme.paper)
    if pen.sees((0, 0, FOOD - 15, y1)):
        _morale(pen, foot, theme)
    if pen.sees((FOOD - 13, 0, CELLS - 5, y1)):
        _food(pen, foot, theme)
    cells = (
        ("soldier", "map-armed", foot.armed),
        ("crew", "map-wounded", foot.wounded),
        ("civilian", "map-civilians", foot.civilians),
        ("irregular", "map-boxers", foot.boxers),
    )
    for place, (mark, key, value) in enumerate(cells):
        left = CELLS + place * CELL
        if pen.sees((left, 0, left + CELL - 6, y1)):
            _cell(pen, left, mark, say(key), value, theme=theme)
    return pen.done().convert("RGB")


def _cell(pen: Pen, x: float, mark: str, text: str, value: int, *, theme: Theme) -> None:
    pen.box((x, 6, x + 100, 86), theme.card, edge=theme.edge, width=1.5, radius=6)
    pen.text((x + 50, 22), text, theme.ink, face="italic", size=17)
    glyph(pen, mark, (x + 9, 42, x + 37, 76), fill=theme.faded, ground=theme.card)
    pen.text((x + 66, 59), str(value), theme.ink, size=34 if value < 100 else 28)


def _heading(pen: Pen, x: float, text: str, rest: str, *, theme: Theme) -> None:
    pen.text((x, 18), text, theme.ink, face="bold", size=23, anchor="lm")
    if rest:
        left = x + text_width(text, face="bold", size=23) + 12
        pen.text((left, 18), rest, theme.bad, face="italic", size=20, anchor="lm")


def _morale(pen: Pen, foot: Foot, theme: Theme) -> None:
    rest = say("map-short") if foot.short else ""
    if foot.morale == 0:
        rest = say("map-broken")
    _heading(pen, 18, say("map-morale", morale=foot.morale), rest, theme=theme)
    for number in range(MORALE_TOP + 1):
        x = 16 + number * 37
        here = number == min(foot.morale, MORALE_TOP)
        _box(
            pen,
            (x, 36, x + 37, 84),
            str(number),
            theme,
            here=here,
            past=number < foot.morale,
            tone=_mood(number, theme),
        )


def _mood(number: int, theme: Theme) -> Colour:
    return theme.bad if number <= 2 else theme.faded if number <= 5 else theme.good


def _box(
    pen: Pen,
    box: tuple[float, float, float, float],
    text: str,
    theme: Theme,
    *,
    here: bool,
    past: bool,
    tone: Colour,
) -> None:
    x0, y0, x1, y1 = box
    pen.box(box, mix(theme.card, tone, 0.35) if past else theme.card, edge=theme.edge, width=1)
    if here:
        pen.box((x0 - 2, y0 - 3, x1 + 2, y1 + 3), theme.title, edge=theme.gold, width=2.5, radius=5)
        pen.text(((x0 + x1) / 2, (y0 + y1) / 2), text, theme.on_title, size=30)
    elif text:
        pen.text(((x0 + x1) / 2, (y0 + y1) / 2), text, mix(theme.faded, theme.ink, 0.6), size=17)


def _food(pen: Pen, foot: Foot, theme: Theme) -> None:
    left = max(FOOD_END - foot.food, 0)
    rest = say("map-starving") if not left else ""
    _heading(pen, 456, say("map-food", left=left), rest, theme=theme)
    step = 19.7
    for number in range(1, FOOD_END + 1):
        x = FOOD + (number - 1) * step
        if number < foot.food:
            pen.box((x, 36, x + step, 84), mix(theme.card, theme.faded, 0.45), edge=theme.edge, width=1)
            pen.line([(x + 4, 78), (x + step - 4, 42)], theme.edge, width=1.5)
            continue
        pen.box((x, 36, x + step, 84), theme.card, edge=theme.edge, width=1)
        if number % 5 == 0 and number > foot.food + 1:
            pen.text((x + step / 2, 60), str(number), mix(theme.faded, theme.ink, 0.6), size=12)
    x = FOOD + (min(foot.food, FOOD_END) - 1) * step
    box = (x - 7, 33, x + step + 7, 87)
    pen.box(box, theme.title, edge=theme.gold, width=2.5, radius=5)
    pen.text((x + step / 2, 60), str(foot.food), theme.on_title, size=22)
