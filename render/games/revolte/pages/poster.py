"""The poster of a fight: its end, a map of all ways, losses by cause, the best shot, leaders' fates, a curve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engine.core.events import Event
from engine.core.replay import Scene
from engine.games.revolte import events as e
from engine.games.revolte.scenarios import LEADER, SIDES
from engine.games.revolte.world import Position, View
from render.games.revolte.map.frame import EDGE, FOOT, HEAD
from render.games.revolte.map.framed import draw_whole
from render.games.revolte.map.traces import Traces
from render.games.revolte.pages.chronicle import Turn, turns
from render.games.revolte.pages.left import curves
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import PAPERS, begin, colon, cut, joined
from render.games.revolte.text.result_text import heading, result
from render.games.revolte.text.text_board import orders_text
from render.games.revolte.text.where import centimetres, square
from render.panel import ALT_LENGTH
from render.pictures import newspaper_page
from render.pictures.newspaper_page import BODY, INNER, LEFT, RIGHT, STEP, TALL, WIDTH, HeadingStyle
from render.pictures.print_page import Page, Sheet, balanced, fitted

GAP = 40
HALF = (INNER - GAP) // 2
HIGH = 300
HEADING = HeadingStyle(38, 24, 26, 54, 66)
CAUSES = ("fire", "blast", "keg", "melee", "charge", "rout", "morale")
say = PAPERS.say


def poster(scenes: Sequence[Scene], found: Mapping[str, Any], *, game: str, locale: str) -> Page | None:
    """Return the whole fight on one page; None if it had no turn."""
    all_turns = turns(scenes)
    if not all_turns:
        return None
    view: View = scenes[-1].view
    events = [event for scene in scenes for event in scene.events]
    sheet = Sheet(WIDTH, TALL + 900)
    y = _titles(sheet, view, found, locale=locale)
    board = draw_whole(view.position, _all_ways(events), look="chart", locale=locale)
    y = newspaper_page.engraved(sheet, board, without_frame(board), y) + 24
    end = _losses(sheet, view.position, events, (LEFT, y), locale=locale)
    end = _orders(sheet, view, (LEFT, end + 12), locale=locale)
    end = max(end, _fates(sheet, view.position, events, (LEFT + HALF + GAP, y), locale=locale))
    sheet.upright(WIDTH / 2, y0=y + 8, y1=end)
    y = _curves(sheet, all_turns, end + 24, locale=locale)
    sheet.text((WIDTH / 2, y + 26), say("poster-seed", locale=locale, game=game), face="italic", size=24, anchor="mm")
    sheet.cut(newspaper_page.frame(sheet, round(y) + 60))
    return Page(sheet.png(), _alt(view, events, found, locale=locale), heading(found, locale=locale))


def without_frame(board: Image.Image) -> tuple[int, int, int, int]:
    """Return the part of a picture between its title and its legend: a printed page has titles of its own."""
    return (0, HEAD + EDGE, board.width, board.height - FOOT)


def _all_ways(events: Sequence[Event]) -> Traces:
    """Return all ways that were gone, and the places of all who fell."""
    ways = tuple(event.way for event in events if isinstance(event, e.FigureMoved) and len(event.way) > 1)
    fallen = tuple(event.at for event in events if isinstance(event, e.FigureEliminated))
    return Traces(ways=ways, fallen=fallen)


def _titles(sheet: Sheet, view: View, found: Mapping[str, Any], *, locale: str) -> float:
    position = view.position
    title = catalogue.say(f"scenario-{position.scenario}", locale=locale)
    size = fitted(title, face="bold", size=96, least=48, width=INNER - 40)
    sheet.text((WIDTH / 2, 104), title, face="bold", size=size, anchor="mm")
    when = catalogue.say("map-turn", locale=locale, turn=position.turn, turns=position.battle.turns)
    sheet.text((WIDTH / 2, 182), when, face="italic", size=38, anchor="mm")
    sheet.double_rule(218, x0=LEFT + 20, x1=RIGHT - 20)
    ended = heading(found, locale=locale)
    size = fitted(ended, face="bold", size=76, least=44, width=INNER - 40)
    sheet.text((WIDTH / 2, 280), ended, face="bold", size=size, anchor="mm", red=True)
    how = result(view, found, locale=locale).partition("\n")[0]
    lines, size = balanced(how, face="italic", size=34, least=26, width=INNER - 60)
    return newspaper_page.centred(sheet, lines, 344.0, face="italic", size=size, step=size * 1.2) + 8


def causes(position: Position, events: Sequence[Event]) -> dict[str, Counter[str]]:
    """Return how many figures each side lost, by cause."""
    found: dict[str, Counter[str]] = {side: Counter() for side in SIDES}
    for event in events:
        if isinstance(event, e.FigureEliminated):
            found[position.side_of(event.figure)][event.why] += 1
    return found


def best_shot(events: Sequence[Event]) -> e.ShotFired | None:
    """Return the longest shot at somebody that hit."""
    hits = [event for event in events if isinstance(event, e.ShotFired) and event.hit and event.target]
    return max(hits, key=lambda shot: shot.gap, default=None)


def _losses(
    sheet: Sheet, position: Position, events: Sequence[Event], at: tuple[float, float], *, locale: str
) -> float:
    """Draw the losses of both sides by cause, and the best shot; return the y below."""
    x, y = at
    y = newspaper_page.heading(sheet, say("poster-losses", locale=locale), (x, y), HALF, HEADING)
    for side, counted in causes(position, events).items():
        y += STEP
        name = begin(catalogue.side_short(side, locale=locale))
        sheet.text((x, y), name, face="bold", size=BODY, anchor="ls")
        sheet.text((x + HALF, y), str(sum(counted.values())), face="bold", size=BODY, anchor="rs")
        for cause in CAUSES:
            if counted[cause]:
                y += STEP
                word = say(f"poster-cause-{cause}", locale=locale)
                sheet.dotted(y, word, str(counted[cause]), x0=x + 20, x1=x + HALF, size=BODY)
    shot = best_shot(events)
    if shot is not None:
        y += STEP + 8
        text = _shot_text(shot, locale)
        size = fitted(text, face="italic", size=BODY, least=16, width=HALF)
        sheet.text((x, y), text, face="italic", size=size, anchor="ls")
    return y + 20


def _shot_text(shot: e.ShotFired, locale: str) -> str:
    gap = centimetres(shot.gap)
    return say("poster-best", locale=locale, firer=shot.firer, target=shot.target, gap=gap)


def _orders(sheet: Sheet, view: View, at: tuple[float, float], *, locale: str) -> float:
    """Print the standing orders of both sides, which are no secret any more; return the y below."""
    x, y = at
    y = newspaper_page.heading(sheet, say("poster-orders", locale=locale), (x, y), HALF, HEADING)
    texts = [
        colon(catalogue.side_short(side, locale=locale), orders_text(orders, locale=locale), locale=locale)
        for side, orders in view.orders.items()
    ]
    return newspaper_page.paragraphs(sheet, texts, (x, y), HALF)


def fates(position: Position, events: Sequence[Event], *, locale: str) -> dict[str, str]:
    """Return what became of each leader, by figure."""
    turn, fell = 0, dict[str, tuple[int, str]]()
    for event in events:
        if isinstance(event, e.TurnBegan):
            turn = event.turn
        elif isinstance(event, e.FigureEliminated):
            fell[event.figure] = turn, event.why
    found = {}
    for name, soldier in position.roster.items():
        if soldier.kind.role != LEADER:
            continue
        each = position.figures[name]
        if name in fell:
            when, why = fell[name]
            found[name] = say("poster-fate-fell", locale=locale, turn=when, why=why)
        elif each.at is not None:
            found[name] = say("poster-fate-stands", locale=locale, at=square(each.at))
    return found


def _fates(sheet: Sheet, position: Position, events: Sequence[Event], at: tuple[float, float], *, locale: str) -> float:
    """Draw the fate of each leader; return the y below."""
    x, y = at
    y = newspaper_page.heading(sheet, say("poster-fates", locale=locale), (x, y), HALF, HEADING)
    for name, text in fates(position, events, locale=locale).items():
        y += STEP + 4
        sheet.text((x, y), catalogue.figure(position, name, locale=locale), face="bold", size=BODY, anchor="ls")
        size = fitted(text, face="text", size=BODY, least=16, width=HALF - 260)
        sheet.text((x + HALF, y), text, size=size, anchor="rs")
    return y + 20


def _curves(sheet: Sheet, all_turns: Sequence[Turn], y: float, *, locale: str) -> float:
    """Draw how many figures each side had left, turn by turn; return the y below."""
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y = newspaper_page.heading(sheet, say("poster-curves", locale=locale), (LEFT, y + 16), INNER, HEADING)
    sheet.plate(curves(all_turns, (INNER, HIGH), 26, locale=locale), (LEFT, round(y + 8)))
    return y + 8 + HIGH


def _alt(view: View, events: Sequence[Event], found: Mapping[str, Any], *, locale: str) -> str:
    position = view.position
    first = result(view, found, locale=locale).partition("\n")[0]
    counts = [
        colon(begin(catalogue.side_short(side, locale=locale)), str(sum(counted.values())), locale=locale)
        for side, counted in causes(position, events).items()
    ]
    told = [colon(name, fate, locale=locale) for name, fate in fates(position, events, locale=locale).items()]
    shot = best_shot(events)
    text = say(
        "poster-alt",
        locale=locale,
        scenario=catalogue.say(f"scenario-{position.scenario}", locale=locale),
        end=first,
        losses=joined(counts, locale=locale),
        best=_shot_text(shot, locale) if shot is not None else "",
        fates=joined(told, locale=locale),
    )
    return cut(text, ALT_LENGTH)
