"""The front page of a newspaper about one turn of a two-sided game.

The keys are `headline-<kind>-<number>`, `deck`, those that begin with `paper-`, and `dispatch-alt`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, TypeVar

from PIL import Image

from engine.core.replay import Scene
from render.localization import Voice
from render.pictures import newspaper_page
from render.pictures.newspaper_page import INNER, LEFT, RIGHT, TALL, WIDTH, HeadingStyle
from render.pictures.print_page import Page, Sheet
from render.two_sided.sides import SideTexts
from render.two_sided.turns import Turn, curves

VARIANTS = 3
"""The number of headlines of each kind of turn."""
STORIES = 10
GAP = 44
TEXT = 680
"""The width in pixels of the column about the events; the figures take the rest."""
TABLE = INNER - TEXT - GAP
HEADING = HeadingStyle(34, 24, middle=18, ornament=46, high=64)
CURVES = 250

T = TypeVar("T", bound=Turn)


@dataclass(frozen=True, kw_only=True)
class Headlines(Generic[T]):
    """Writes the headlines of a game's turns.

    The wording depends on the name of the game. `kind_of` returns the subject of the headline for the turn at an index,
    and `facts` returns the values for it. `ended` returns the headline for a turn whose kind is “end”. `fights` returns
    the name and the number of a turn's fights.
    """

    papers: Voice
    sides: SideTexts
    begin: Callable[[str], str]
    kind_of: Callable[[Sequence[T], int], str]
    facts: Callable[[Sequence[T], int, str], Mapping[str, Any]]
    ended: Callable[..., str]
    fights: Callable[[T], Mapping[str, int]]

    def headline(self, all_turns: Sequence[T], place: int, *, game: str) -> str:
        """Return the headline of the turn at index `place`. Turns of the same kind get different wordings."""
        kind = self.kind_of(all_turns, place)
        if kind == "end":
            return self.ended(all_turns[place].position)
        before = sum(self.kind_of(all_turns, each) == kind for each in range(place))
        first = sha256(f"{game} {kind}".encode()).digest()[0]
        key = f"headline-{kind}-{(first + before) % VARIANTS + 1}"
        return self.begin(self.papers.say(key, **self.facts(all_turns, place, kind)))

    def deck(self, turn: T, names: Sequence[str]) -> str:
        """Return the line below the headline, with the shots, the fights, and the losses of each side."""
        first, second = names
        return self.begin(
            self.papers.say(
                "deck",
                shots=len(turn.shots),
                **self.fights(turn),
                first=self.begin(self.sides.side(first)),
                second=self.sides.side(second),
                first_lost=turn.lost.get(first, 0),
                second_lost=turn.lost.get(second, 0),
            )
        )


@dataclass(frozen=True, kw_only=True)
class Newspaper(Generic[T]):
    """Implements `render.presenter.Newspaper` for two-sided games, from a game's functions.

    `turns` returns the turns of a replayed game. `names` returns the sides of a position. `board` returns a picture of
    the board of a turn, and `frame` returns the part of it that is printed. `place` returns a text about place and
    time. `story` returns the sentences about the events.

    `costs` and `stands` return numbers, keyed by name. `left` returns the strength of each side at the end of each
    turn. `where` describes the positions for readers who cannot see the page.
    """

    headlines: Headlines[T]
    turns: Callable[[Sequence[Scene]], Sequence[T]]
    names: Callable[[Any], Sequence[str]]
    board: Callable[..., Image.Image]
    frame: Callable[[Image.Image], Sequence[int]]
    place: Callable[..., str]
    story: Callable[..., Sequence[str]]
    costs: Callable[..., Mapping[str, int]]
    stands: Callable[..., Mapping[str, int]]
    where: Callable[..., str]
    left: Callable[[Sequence[T]], Mapping[str, Sequence[float]]]
    beside: float = 0

    def newspaper(self, scenes: Sequence[Scene], *, game: str, period: int | None) -> Page | None:
        """Return the front page of turn `period`; None if it is not finished.

        The default is the last finished turn.
        """
        all_turns = self.turns(scenes)
        over = [place for place, turn in enumerate(all_turns) if turn.over and period in (None, turn.number)]
        return self._page(all_turns[: over[-1] + 1], game=game) if over else None

    def _say(self, key: str, **facts: Any) -> str:
        return self.headlines.papers.say(key, **facts)

    def _page(self, all_turns: Sequence[T], *, game: str) -> Page:
        turn, sheet = all_turns[-1], Sheet(WIDTH, TALL)
        title = self.headlines.headline(all_turns, len(all_turns) - 1, game=game)
        under = self.headlines.deck(turn, self.names(turn.position))
        name, price = (self._say(f"paper-{key}") for key in ("name", "price"))
        number = self._say("paper-number", turn=turn.number)
        y = newspaper_page.masthead(sheet, name, number, self.place(turn), price)
        y = newspaper_page.headlines(sheet, title, under, y)
        board = self.board(turn)
        y = newspaper_page.engraved(sheet, board, self.frame(board), y) + 10
        sheet.text((WIDTH / 2, y + 20), self._say("paper-map"), face="italic", size=26, anchor="mm")
        y += 46
        sheet.double_rule(y, x0=LEFT, x1=RIGHT)
        y += 24
        end = max(self._stories(sheet, turn, y), self._figures(sheet, all_turns, y))
        sheet.upright(LEFT + TEXT + GAP / 2, y0=y, y1=end)
        sheet.rule(end + 18, x0=LEFT, x1=RIGHT, width=1)
        sheet.cut(round(end) + 40)
        return Page(sheet.png(), self._alt(turn, title, under), title)

    def _stories(self, sheet: Sheet, turn: T, y: float) -> float:
        y = newspaper_page.heading(sheet, self._say("paper-story"), (LEFT, y), TEXT, HEADING)
        told = self.story(turn.position, turn.events, most=STORIES)
        texts = told or (self._say("paper-nothing"),)
        return newspaper_page.paragraphs(sheet, (text.replace("**", "") for text in texts), (LEFT, y), TEXT)

    def _figures(self, sheet: Sheet, all_turns: Sequence[T], y: float) -> float:
        x, turn = LEFT + TEXT + GAP, all_turns[-1]
        tables = {"paper-cost": self.costs(turn), "paper-stand": self.stands(turn)}
        titled = ((self._say(key), rows) for key, rows in tables.items())
        y = newspaper_page.figures(sheet, titled, (x, y), TABLE, HEADING)
        if len(all_turns) < 2:
            return y
        y = newspaper_page.heading(sheet, self._say("paper-curves"), (x, y), TABLE, HEADING)
        short, rows = self.headlines.sides.short, self.left(all_turns)
        drawn = curves(rows, (TABLE, CURVES), 22, short=short, beside=self.beside)
        sheet.plate(drawn, (round(x), round(y)))
        return y + CURVES

    def _alt(self, turn: T, title: str, under: str) -> str:
        return newspaper_page.described(
            self.headlines.papers.say,
            self.stands(turn),
            self.headlines.sides.joined,
            place=self.place(turn),
            turn=turn.number,
            turns=turn.position.battle.turns,
            headline=title,
            deck=under,
            places=self.where(turn),
        )
