"""The poster of a finished two-sided game.

The keys of the texts are `poster-orders`, `poster-fates`, `poster-curves` and `poster-seed`. The keys of the sides are
in `sides`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from PIL import Image

from engine.core.events import Event
from engine.core.replay import Scene
from render.localization import Voice, cut
from render.panel import ALT_LENGTH
from render.pictures import newspaper_page
from render.pictures.newspaper_page import BODY, INNER, LEFT, RIGHT, STEP, TALL, WIDTH, HeadingStyle
from render.pictures.print_page import Page, Sheet, balanced, fitted
from render.two_sided.sides import SideTexts
from render.two_sided.turns import Turn, curves

GAP = 40
HALF = (INNER - GAP) // 2
HEADING = HeadingStyle(38, 24, 26, 54, 66)
T = TypeVar("T", bound=Turn)


class Ended(NamedTuple):
    """A finished game: its last public view, all its events, and its result."""

    view: Any
    events: Sequence[Event]
    found: Mapping[str, Any]


class Sizes(NamedTuple):
    """The type sizes and the chart size of a poster."""

    title: tuple[float, float]
    end: tuple[float, float]
    curves: int


@dataclass(frozen=True, kw_only=True)
class Poster(Generic[T]):
    """Implements `render.presenter.Poster` for two-sided games, with a game's own functions.

    `turns` returns the turns of a replayed game. `board` returns a picture of the last board. `frame` selects the part
    of it to print. `title` and `when` take a position. `heading` and `result` return the texts about the end. `count`
    draws the column of numbers and returns the y coordinate below it.

    `fates` returns the fate of each leader, by the name that `named` returns. `orders_text` returns standing orders as
    text. `alt` returns a description of the poster. `left` returns the strength of each side at the end of each turn.
    """

    voice: Voice
    sides: SideTexts
    sizes: Sizes
    turns: Callable[[Sequence[Scene]], Sequence[T]]
    board: Callable[..., Image.Image]
    frame: Callable[[Image.Image], Sequence[int]]
    title: Callable[..., str]
    when: Callable[..., str]
    heading: Callable[..., str]
    result: Callable[..., str]
    count: Callable[..., float]
    fates: Callable[..., Mapping[str, str]]
    named: Callable[..., str]
    orders_text: Callable[..., str]
    alt: Callable[..., str]
    left: Callable[[Sequence[T]], Mapping[str, Sequence[float]]]
    beside: float = 0

    def poster(self, scenes: Sequence[Scene], found: Mapping[str, Any], *, game: str) -> Page | None:
        """Return a poster of the whole game on one page. Return None if no turn was played."""
        all_turns = self.turns(scenes)
        if not all_turns:
            return None
        ended = Ended(scenes[-1].view, [event for scene in scenes for event in scene.events], found)
        sheet = Sheet(WIDTH, TALL + 900)
        y = self._titles(sheet, ended)
        board = self.board(ended)
        y = newspaper_page.engraved(sheet, board, self.frame(board), y) + 24
        end = self.count(sheet, ended, (LEFT, y))
        end = self._orders(sheet, ended.view, (LEFT, end + 12))
        end = max(end, self._fates(sheet, ended, (LEFT + HALF + GAP, y)))
        sheet.upright(WIDTH / 2, y0=y + 8, y1=end)
        y = self._curves(sheet, all_turns, end + 24)
        seed = self.voice.say("poster-seed", game=game)
        sheet.text((WIDTH / 2, y + 26), seed, face="italic", size=24, anchor="mm")
        sheet.cut(newspaper_page.frame(sheet, round(y) + 60))
        alt = cut(self.alt(ended), ALT_LENGTH)
        return Page(sheet.png(), alt, self.heading(found))

    def _titles(self, sheet: Sheet, ended: Ended) -> float:
        position = ended.view.position
        self._line(sheet, 104, self.title(position), self.sizes.title)
        sheet.text((WIDTH / 2, 182), self.when(position), face="italic", size=38, anchor="mm")
        sheet.double_rule(218, x0=LEFT + 20, x1=RIGHT - 20)
        self._line(sheet, 280, self.heading(ended.found), self.sizes.end, red=True)
        how = self.result(ended.view, ended.found).partition("\n")[0]
        lines, size = balanced(how, face="italic", size=34, least=26, width=INNER - 60)
        return newspaper_page.centred(sheet, lines, 344.0, face="italic", size=size, step=size * 1.2) + 8

    @staticmethod
    def _line(sheet: Sheet, y: float, text: str, sizes: tuple[float, float], *, red: bool = False) -> None:
        size = fitted(text, face="bold", size=sizes[0], least=sizes[1], width=INNER - 40)
        sheet.text((WIDTH / 2, y), text, face="bold", size=size, anchor="mm", red=red)

    def _orders(self, sheet: Sheet, view: Any, at: tuple[float, float]) -> float:
        """Print the standing orders of both sides. Return the y below them."""
        y = column(sheet, self.voice.say("poster-orders"), at)
        texts = self.sides.orders(view.orders, self.orders_text)
        return newspaper_page.paragraphs(sheet, texts, (at[0], y), HALF)

    def _fates(self, sheet: Sheet, ended: Ended, at: tuple[float, float]) -> float:
        """Print the fate of each leader; return the y below them."""
        position, x = ended.view.position, at[0]
        y = column(sheet, self.voice.say("poster-fates"), at)
        for name, text in self.fates(position, ended.events).items():
            y += STEP + 4
            sheet.text((x, y), self.named(position, name), face="bold", size=BODY, anchor="ls")
            size = fitted(text, face="text", size=BODY, least=16, width=HALF - 260)
            sheet.text((x + HALF, y), text, size=size, anchor="rs")
        return y + 20

    def _curves(self, sheet: Sheet, all_turns: Sequence[T], y: float) -> float:
        """Draw a chart of each side's strength in each turn. Return the y below it."""
        sheet.double_rule(y, x0=LEFT, x1=RIGHT)
        title = self.voice.say("poster-curves")
        y = newspaper_page.heading(sheet, title, (LEFT, y + 16), INNER, HEADING)
        rows, size = self.left(all_turns), (INNER, self.sizes.curves)
        drawn = curves(rows, size, 26, short=self.sides.short, beside=self.beside)
        sheet.plate(drawn, (LEFT, round(y + 8)))
        return y + 8 + self.sizes.curves


def column(sheet: Sheet, title: str, at: tuple[float, float]) -> float:
    """Write the title of a column. Return the y coordinate below it."""
    return newspaper_page.heading(sheet, title, at, HALF, HEADING)
