"""Draws the share card of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.pictures.drawing import Pen, fit, wrap

SIDE, MAP = 550, 300
"""The side of the card, and the height of the part of the board at its top, in pixels."""
PAPER, INK, SOFT, LINE = (247, 241, 227), (43, 36, 28), (120, 108, 92), (139, 38, 32)
GOLD = (214, 171, 66)
_EDGE, _CURVE = 24, 44


class ShareCard(NamedTuple):
    """The contents of a share card.

    `curve` is the chance at each board of the game, from 0 to 1.
    """

    title: str
    lines: tuple[str, ...]
    curve: tuple[float, ...] = ()
    medals: int = 0


def draw_card(card: ShareCard, board: Image.Image | None) -> Image.Image:
    """Draw a card for sharing a result. `board` is None if the dice are still secret."""
    pen = Pen(SIDE, SIDE, scale=2, ground=PAPER)
    top = MAP if board is not None else 60
    room = SIDE - 2 * _EDGE
    size = fit(card.title, face="bold", size=34, least=16, width=room - 34 * card.medals)
    pen.text((_EDGE, top + 34), card.title, INK, face="bold", size=size, anchor="lm")
    for number in range(card.medals):
        _draw_medal(pen, SIDE - _EDGE - 14 - number * 34, top + 34)
    y = top + 78.0
    for line in card.lines:
        for part in wrap(line, face="text", size=21, width=room)[:3]:
            pen.text((_EDGE, y), part, INK, face="text", size=21, anchor="lm")
            y += 28
    _draw_curve(pen, card.curve, (_EDGE, SIDE - 62 - _CURVE, SIDE - _EDGE, SIDE - 56))
    pen.text((SIDE - _EDGE, SIDE - 26), "Siegemaster", SOFT, face="italic", size=20, anchor="rm")
    pen.box((2, 2, SIDE - 2, SIDE - 2), edge=INK, width=2)
    picture = pen.done()
    if board is not None:
        picture.paste(_middle(board.convert("RGB")), (3, 3))
    return picture


def _draw_medal(pen: Pen, x: float, y: float) -> None:
    pen.area([(x - 9, y - 17), (x + 9, y - 17), (x + 4, y), (x - 4, y)], LINE)
    pen.oval((x - 10, y - 6, x + 10, y + 14), GOLD, edge=INK, width=1.4)


def _middle(board: Image.Image) -> Image.Image:
    """Return the middle part of a board, resized to fill the card's width."""
    wide, high = SIDE - 6, MAP - 6
    part = min(board.width, round(board.height * wide / high))
    down = round(part * high / wide)
    left, top = (board.width - part) // 2, (board.height - down) // 2
    return board.crop((left, top, left + part, top + down)).resize((wide, high), Image.Resampling.LANCZOS)


def _draw_curve(pen: Pen, curve: Sequence[float], box: tuple[float, float, float, float]) -> None:
    if len(curve) < 2:
        return
    x0, y0, x1, y1 = box
    step = (x1 - x0) / (len(curve) - 1)
    points = [(x0 + step * place, y1 - chance * (y1 - y0)) for place, chance in enumerate(curve)]
    pen.line([(x0, (y0 + y1) / 2), (x1, (y0 + y1) / 2)], SOFT, width=0.8)
    pen.line(points, LINE, width=2.6)


BARS = "▁▂▃▄▅▆▇█"


def bars(curve: Sequence[float], *, most: int = 12) -> str:
    """Return the chances as a bar of at most `most` block characters."""
    if len(curve) < 2:
        return ""
    step = max(1.0, len(curve) / most)
    picked = [curve[min(len(curve) - 1, int(place * step))] for place in range(min(most, len(curve)))]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)
