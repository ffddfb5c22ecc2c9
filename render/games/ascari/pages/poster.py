"""The poster of a battle: its end, the last board, both counts, the curve of steps, leaders' fates, orders at last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engine.core.events import Event
from engine.core.replay import Scene
from engine.games.ascari import events as e
from engine.games.ascari.world import Position, View
from render.games.ascari.map.board_map import draw_map
from render.games.ascari.pages.chronicle import Turn, turns
from render.games.ascari.pages.steps import curves
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import begin, colon, cut, joined, say
from render.games.ascari.text.catalogue import piece as named
from render.games.ascari.text.result_text import heading, result, scores_of
from render.games.ascari.text.state import force_of
from render.games.ascari.text.text_board import orders_text
from render.panel import ALT_LENGTH
from render.pictures import newspaper_page
from render.pictures.newspaper_page import BODY, INNER, LEFT, RIGHT, STEP, TALL, WIDTH, HeadingStyle
from render.pictures.print_page import Page, Sheet, balanced, fitted

GAP = 40
HALF = (INNER - GAP) // 2
HIGH = 320
HEADING = HeadingStyle(38, 24, 26, 54, 66)
HEAD, FOOT = 128 + 34, 108
"""The title and margin above the map of a board, and the legend below."""


def without_frame(board: Image.Image) -> tuple[int, int, int, int]:
    """Return the part of a board's picture between its title and its legend: a printed page has titles of its own."""
    return (0, HEAD, board.width, board.height - FOOT)


def poster(scenes: Sequence[Scene], found: Mapping[str, Any], *, game: str, locale: str) -> Page | None:
    """Return the whole battle on one page; None if it had no turn."""
    all_turns = turns(scenes)
    if not all_turns:
        return None
    view: View = scenes[-1].view
    sheet = Sheet(WIDTH, TALL + 600)
    y = _titles(sheet, view, found, locale=locale)
    board = draw_map(view, look="chart", locale=locale)
    y = newspaper_page.engraved(sheet, board, without_frame(board), y) + 24
    events = [event for scene in scenes for event in scene.events]
    end = _count(sheet, view, found, (LEFT, y), locale=locale)
    end = _orders(sheet, view, (LEFT, end + 12), locale=locale)
    end = max(end, _fates(sheet, view.position, events, (LEFT + HALF + GAP, y), locale=locale))
    sheet.upright(WIDTH / 2, y0=y + 8, y1=end)
    y = _curves(sheet, all_turns, end + 24, locale=locale)
    seed = say("poster-seed", locale=locale, game=game)
    sheet.text((WIDTH / 2, y + 26), seed, face="italic", size=24, anchor="mm")
    sheet.cut(newspaper_page.frame(sheet, round(y) + 60))
    title = heading(found, locale=locale)
    return Page(sheet.png(), _alt(view, events, found, locale=locale), title)


def _titles(sheet: Sheet, view: View, found: Mapping[str, Any], *, locale: str) -> float:
    position = view.position
    title = say(f"scenario-{position.scenario}", locale=locale)
    size = fitted(title, face="bold", size=104, least=60, width=INNER - 40)
    sheet.text((WIDTH / 2, 104), title, face="bold", size=size, anchor="mm")
    date = catalogue.day_of(position.scenario, position.turn, locale=locale)
    when = say("map-turn", locale=locale, turn=position.turn, turns=position.battle.turns, date=date)
    sheet.text((WIDTH / 2, 182), when, face="italic", size=38, anchor="mm")
    sheet.double_rule(218, x0=LEFT + 20, x1=RIGHT - 20)
    ended = heading(found, locale=locale)
    size = fitted(ended, face="bold", size=80, least=48, width=INNER - 40)
    sheet.text((WIDTH / 2, 280), ended, face="bold", size=size, anchor="mm", red=True)
    how = result(view, found, locale=locale).partition("\n")[0]
    lines, size = balanced(how, face="italic", size=34, least=26, width=INNER - 60)
    return newspaper_page.centred(sheet, lines, 344.0, face="italic", size=size, step=size * 1.2) + 8


def _count(sheet: Sheet, view: View, found: Mapping[str, Any], at: tuple[float, float], *, locale: str) -> float:
    """Draw the figures of both sides: what decided, units and steps left, places held; return the y below."""
    position, scores = view.position, scores_of(view, found)
    x, y = at
    y = newspaper_page.heading(sheet, say("poster-count", locale=locale), (x, y), HALF, HEADING)
    for side in position.battle.sides:
        force = force_of(position, side)
        y += STEP
        sheet.text((x, y), begin(catalogue.side_short(side, locale=locale)), face="bold", size=BODY, anchor="ls")
        score = {"points": scores[side]} if position.battle.victory.kind == "points" else {}
        for name, value in {**score, "units": force.units, "steps": force.steps, "places": force.places}.items():
            y += STEP
            sheet.dotted(y, say(f"poster-{name}", locale=locale), str(value), x0=x + 20, x1=x + HALF, size=BODY)
    return y + 20


def _orders(sheet: Sheet, view: View, at: tuple[float, float], *, locale: str) -> float:
    """Print the standing orders of both sides, which are no secret any more; return the y below."""
    x, y = at
    y = newspaper_page.heading(sheet, say("poster-orders", locale=locale), (x, y), HALF, HEADING)
    texts = [
        colon(catalogue.side_short(side, locale=locale), orders_text(orders, locale=locale), locale=locale)
        for side, orders in view.orders.items()
    ]
    return newspaper_page.paragraphs(sheet, texts, (x, y), HALF)


def _fates(sheet: Sheet, position: Position, events: Sequence[Event], at: tuple[float, float], *, locale: str) -> float:
    """Draw the fate of each leader; return the y below."""
    x, y = at
    y = newspaper_page.heading(sheet, say("poster-fates", locale=locale), (x, y), HALF, HEADING)
    for name, text in fates(position, events, locale=locale).items():
        y += STEP + 4
        sheet.text((x, y), named(position, name, locale=locale), face="bold", size=BODY, anchor="ls")
        size = fitted(text, face="text", size=BODY, least=16, width=HALF - 260)
        sheet.text((x + HALF, y), text, size=size, anchor="rs")
    return y + 20


def fates(position: Position, events: Sequence[Event], *, locale: str) -> dict[str, str]:
    """Return what became of each leader."""
    turn, fell = 0, dict[str, int]()
    for event in events:
        if isinstance(event, e.PlayerTurnBegan):
            turn = event.turn
        elif isinstance(event, e.PieceEliminated):
            fell[event.piece] = turn
    found = {}
    for name, counter in position.roster.items():
        if counter.is_leader:
            piece = position.pieces[name]
            key = "fell" if piece.lost else "hurt" if piece.reduced else "unhurt"
            found[name] = say(f"fate-{key}", locale=locale, **({"turn": fell.get(name, turn)} if piece.lost else {}))
    return found


def _curves(sheet: Sheet, all_turns: Sequence[Turn], y: float, *, locale: str) -> float:
    """Draw the steps that each side had left, turn by turn; return the y below."""
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y = newspaper_page.heading(sheet, say("poster-curves", locale=locale), (LEFT, y + 16), INNER, HEADING)
    sheet.plate(curves(all_turns, (INNER, HIGH), 26, locale=locale), (LEFT, round(y + 8)))
    return y + 8 + HIGH


def _alt(view: View, events: Sequence[Event], found: Mapping[str, Any], *, locale: str) -> str:
    position = view.position
    first, *others = filter(None, result(view, found, locale=locale).replace("**", "").split("\n"))
    figures = [line.removeprefix("- ") for line in others if line.startswith("- ")]
    more = [f"{line.removeprefix('-# ')}." for line in others if not line.startswith("- ")]
    text = " ".join((first, f"{joined(figures, locale=locale)}.", *more))
    parts = [
        colon(named(position, name, locale=locale), fate, locale=locale)
        for name, fate in fates(position, events, locale=locale).items()
    ]
    title = say(f"scenario-{position.scenario}", locale=locale)
    return cut(
        say("poster-alt", locale=locale, scenario=title, count=text, fates=joined(parts, locale=locale)), ALT_LENGTH
    )
