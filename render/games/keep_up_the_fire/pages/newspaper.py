"""Prints a turn as the front page of a newspaper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from engine.core.replay import Scene
from render.games.keep_up_the_fire.map import layout
from render.games.keep_up_the_fire.map.board_map import draw_map
from render.games.keep_up_the_fire.pages.chronicle import Turn, turns
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import PAPERS, cut
from render.games.keep_up_the_fire.text.deeds import story
from render.panel import ALT_LENGTH
from render.pictures import newspaper_page
from render.pictures.newspaper_page import BODY, INNER, LEFT, RIGHT, STEP, TALL, WIDTH, HeadingStyle
from render.pictures.print_page import Page, Sheet, balanced, fitted

GAP = 44
TEXT = 700
"""The width of the column about the events, in pixels; the figures take the rest."""
TABLE = INNER - TEXT - GAP
HEADING = HeadingStyle(34, 24, middle=18, ornament=46, high=64)
STORIES = 10


def print_text(key: str, /, **facts: Any) -> str:
    """Return the text `key` of a newspaper page or poster, with `facts` filled in."""
    return PAPERS.say(key, **facts)


def newspaper(scenes: Sequence[Scene], *, game: str, period: int | None) -> Page | None:
    """Return the front page of turn `period`. Return None if the turn is not finished.

    The default is the last finished turn.
    """
    del game  # the headline is the card's, whatever the game's name
    over = [turn for turn in turns(scenes) if turn.over and period in (None, turn.number)]
    return _page(over[-1]) if over else None


def _page(turn: Turn) -> Page:
    sheet = Sheet(WIDTH, TALL)
    title, deck = catalogue.card_title(turn.card), catalogue.card_story(turn.card)
    y = _masthead(sheet, turn)
    y = headlines(sheet, title, deck, y)
    y = board_print(sheet, draw_map(turn.view, look="chart"), y)
    sheet.text((WIDTH / 2, y + 20), print_text("paper-map"), face="italic", size=26, anchor="mm")
    y += 46
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y += 24
    story_lines = story(turn.view, turn.events, most=STORIES)
    end = _stories(sheet, story_lines, y)
    end = max(end, _figures(sheet, turn, y))
    sheet.upright(LEFT + TEXT + GAP / 2, y0=y, y1=end)
    sheet.rule(end + 18, x0=LEFT, x1=RIGHT, width=1)
    sheet.cut(end + 40)
    return Page(sheet.png(), _alt(turn, title, deck), title)


def _masthead(sheet: Sheet, turn: Turn) -> float:
    sheet.rule(26, x0=LEFT, x1=RIGHT, width=1)
    name = print_text("paper-name")
    size = fitted(name, face="bold", size=112, least=60, width=INNER)
    sheet.text((WIDTH / 2, 96), name, face="bold", size=size, anchor="mm")
    date = catalogue.card_date(turn.card)
    number = print_text("paper-number", turn=turn.number)
    place = print_text("paper-place", date=date)
    return newspaper_page.dateline(sheet, 166, number, place, print_text("paper-price"))


def headlines(sheet: Sheet, title: str, deck: str, y: float) -> float:
    """Write a headline with the lines `deck` under it. Return the y below them."""
    lines, size = balanced(title, face="bold", size=108, least=60, width=INNER)
    y = newspaper_page.centred(sheet, lines, y + 20 + size * 0.52, face="bold", size=size, step=size * 1.04)
    y -= size * 0.5
    sheet.ornament(y + 16, x0=LEFT, x1=RIGHT)
    y += 42
    lines, size = balanced(deck, face="italic", size=38, least=30, width=INNER, most=3)
    return newspaper_page.centred(sheet, lines, y, face="italic", size=size, step=size * 1.2, middle=size / 2) + 18


def board_print(sheet: Sheet, picture: Image.Image, y: float) -> float:
    """Draw the besieged quarter and the road. Return the y below them."""
    box = (round(layout.ARENA[0]), round(layout.ARENA[1]), round(layout.ROAD[2]), round(layout.ROAD[3]))
    return newspaper_page.engraved(sheet, picture, box, y) + 10


def _stories(sheet: Sheet, story_lines: Sequence[str], y: float) -> float:
    y = newspaper_page.heading(sheet, print_text("paper-story"), (LEFT, y), TEXT, HEADING)
    texts = story_lines or (print_text("paper-none"),)
    return newspaper_page.paragraphs(sheet, (text.replace("**", "") for text in texts), (LEFT, y), TEXT)


def _figures(sheet: Sheet, turn: Turn, y: float) -> float:
    x = LEFT + TEXT + GAP
    for family, rows in (("cost", _costs(turn)), ("stand", _stands(turn))):
        y = newspaper_page.heading(sheet, print_text(f"paper-{family}"), (x, y), TABLE, HEADING)
        y = table(sheet, rows, (x, y), TABLE) + 26
    return y


def _costs(turn: Turn) -> dict[str, str]:
    return {
        "row-chinese": str(turn.chinese),
        "row-legations": str(turn.legations),
        "row-fortified": str(turn.fortified),
    }


def _stands(turn: Turn) -> dict[str, str]:
    view = turn.view
    return {
        "row-strength": str(sum(view.strengths.values())),
        "row-foes": str(sum(foe.strength for foe in view.foes)),
        "row-heroic": str(view.heroic),
        "row-cards": str(view.left),
        "row-station": catalogue.station_at(view.station),
        "row-tracks": f"+{view.speed} / +{view.power}",
    }


def table(sheet: Sheet, rows: dict[str, str], at: tuple[float, float], wide: float) -> float:
    """Write a table of names and values. Return the y below it."""
    x, y = at
    for key, value in rows.items():
        name = print_text(key)
        y += STEP
        room = wide - 24 - 18 * len(value)
        size = fitted(name, face="text", size=BODY, least=18, width=room)
        sheet.dotted(y - 8, name, value, x0=x, x1=x + wide, size=size)
    return y


def _alt(turn: Turn, title: str, deck: str) -> str:
    return cut(
        print_text(
            "dispatch-alt",
            paper=print_text("paper-name"),
            date=catalogue.card_date(turn.card),
            turn=turn.number,
            headline=title,
            deck=deck,
            chinese=turn.chinese,
            legations=turn.legations,
            strength=sum(turn.view.strengths.values()),
            station=catalogue.station_at(turn.view.station),
        ),
        ALT_LENGTH,
    )
