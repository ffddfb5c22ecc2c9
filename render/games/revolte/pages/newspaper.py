"""The newspaper page: a turn of a fight as the front page of a newspaper of the time that takes no side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.replay import Scene
from engine.games.revolte import events as e
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.world import STEADY
from render.games.revolte.map.frame import title_of
from render.games.revolte.map.framed import draw_whole
from render.games.revolte.map.traces import traces
from render.games.revolte.pages.chronicle import Turn, turns
from render.games.revolte.pages.headlines import deck, headline
from render.games.revolte.pages.left import curves
from render.games.revolte.pages.poster import without_frame
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import PAPERS, joined
from render.games.revolte.text.summary import story
from render.games.revolte.text.text_board import groups
from render.pictures import newspaper_page
from render.pictures.newspaper_page import INNER, LEFT, RIGHT, TALL, WIDTH, HeadingStyle
from render.pictures.print_page import Page, Sheet

GAP = 44
TEXT = 680
"""Width of the column about the events; the figures have the rest."""
TABLE = INNER - TEXT - GAP
HEADING = HeadingStyle(34, 24, middle=18, ornament=46, high=64)
STORIES = 10
CURVES = 250
_UNPRINTED = (e.TurnBegan, e.TurnEnded, e.PointsRolled, e.SidesOrdered, e.PointsGiven, e.LocationTried, e.GameEnded)
"""Events that the page tells elsewhere, or not at all."""


def newspaper(scenes: Sequence[Scene], *, game: str, period: int | None, locale: str) -> Page | None:
    """Return the front page of a turn, by default of the last that is over; None if it is not over."""
    all_turns = turns(scenes)
    over = [place for place, turn in enumerate(all_turns) if turn.over and period in (None, turn.number)]
    return _page(all_turns[: over[-1] + 1], game=game, locale=locale) if over else None


def _page(all_turns: Sequence[Turn], *, game: str, locale: str) -> Page:
    turn, sheet = all_turns[-1], Sheet(WIDTH, TALL)
    title, under = headline(all_turns, len(all_turns) - 1, game=game, locale=locale), deck(turn, locale=locale)
    y = _masthead(sheet, turn, locale=locale)
    y = newspaper_page.headlines(sheet, title, under, y)
    board = draw_whole(turn.position, traces(turn.events), look="chart", locale=locale)
    y = newspaper_page.engraved(sheet, board, without_frame(board), y) + 10
    sheet.text((WIDTH / 2, y + 20), PAPERS.say("paper-map", locale=locale), face="italic", size=26, anchor="mm")
    y += 46
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y += 24
    end = max(_stories(sheet, turn, y, locale=locale), _figures(sheet, all_turns, y, locale=locale))
    sheet.upright(LEFT + TEXT + GAP / 2, y0=y, y1=end)
    sheet.rule(end + 18, x0=LEFT, x1=RIGHT, width=1)
    sheet.cut(round(end) + 40)
    return Page(sheet.png(), _alt(turn, title, under, locale=locale), title)


def _place(turn: Turn, *, locale: str) -> str:
    return PAPERS.say(f"paper-place-{turn.position.scenario}", locale=locale)


def _masthead(sheet: Sheet, turn: Turn, *, locale: str) -> float:
    name, price = (PAPERS.say(f"paper-{key}", locale=locale) for key in ("name", "price"))
    number = PAPERS.say("paper-number", locale=locale, turn=turn.number)
    return newspaper_page.masthead(sheet, name, number, _place(turn, locale=locale), price)


def _stories(sheet: Sheet, turn: Turn, y: float, *, locale: str) -> float:
    y = newspaper_page.heading(sheet, PAPERS.say("paper-story", locale=locale), (LEFT, y), TEXT, HEADING)
    events = [event for event in turn.events if not isinstance(event, _UNPRINTED)]
    told = story(events, locale=locale, most=STORIES, rest=False)
    texts = told or (PAPERS.say("paper-nothing", locale=locale),)
    return newspaper_page.paragraphs(sheet, (text.replace("**", "") for text in texts), (LEFT, y), TEXT)


def _of_side(key: str, side: str, locale: str) -> str:
    return PAPERS.say(key, locale=locale, side=catalogue.side_short(side, locale=locale))


def costs(turn: Turn, *, locale: str) -> dict[str, int]:
    """Return what a turn cost, by name: shots, hits, fights, walls that gave way, figures of each side."""
    found = {
        "cost-shots": len(turn.shots),
        "cost-hits": sum(shot.hit for shot in turn.shots),
        "cost-fights": turn.fights,
        "cost-walls": len(turn.opened),
    }
    rows = {PAPERS.say(key, locale=locale): value for key, value in found.items()}
    return rows | {_of_side("cost-figures", side, locale): turn.lost.get(side, 0) for side in SIDES}


def stands(turn: Turn, *, locale: str) -> dict[str, int]:
    """Return how matters stand at the end of a turn, by name."""
    position, rows = turn.position, dict[str, int]()
    for force in title_of(position).forces:
        marked = sum(position.figures[name].state != STEADY for name in position.standing(force.side))
        rows[_of_side("stand-figures", force.side, locale)] = force.figures
        rows[_of_side("stand-marked", force.side, locale)] = marked
    attacker = position.battle.attacker
    rows[_of_side("stand-holding", attacker, locale)] = turn.holding.get(attacker, 0)
    rows[PAPERS.say("stand-needed", locale=locale)] = position.battle.victory.needed
    return rows


def _figures(sheet: Sheet, all_turns: Sequence[Turn], y: float, *, locale: str) -> float:
    x, turn = LEFT + TEXT + GAP, all_turns[-1]
    tables = {"paper-cost": costs(turn, locale=locale), "paper-stand": stands(turn, locale=locale)}
    titled = ((PAPERS.say(key, locale=locale), rows) for key, rows in tables.items())
    y = newspaper_page.figures(sheet, titled, (x, y), TABLE, HEADING)
    if len(all_turns) < 2:
        return y
    y = newspaper_page.heading(sheet, PAPERS.say("paper-curves", locale=locale), (x, y), TABLE, HEADING)
    sheet.plate(curves(all_turns, (TABLE, CURVES), 22, locale=locale), (round(x), round(y)))
    return y + CURVES


def _groups(turn: Turn, locale: str) -> Iterator[str]:
    """Return a sentence for each group of both sides."""
    for side in SIDES:
        for line in groups(turn.position, side, locale=locale):
            yield f"{line}."


def _alt(turn: Turn, title: str, under: str, *, locale: str) -> str:
    return newspaper_page.described(
        PAPERS.say,
        stands(turn, locale=locale),
        joined,
        locale=locale,
        place=_place(turn, locale=locale),
        turn=turn.number,
        turns=turn.position.battle.turns,
        headline=title,
        deck=under,
        places=" ".join(_groups(turn, locale)),
    )
