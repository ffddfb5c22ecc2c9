"""The newspaper page: a turn of a fight as the front page of a newspaper of the time that takes no side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

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
from render.games.revolte.text.catalogue import PAPERS, begin, cut, joined
from render.games.revolte.text.summary import story
from render.games.revolte.text.text_board import groups
from render.panel import ALT_LENGTH
from render.pictures import newspaper_page
from render.pictures.newspaper_page import BODY, INNER, LEFT, RIGHT, STEP, TALL, WIDTH, HeadingStyle
from render.pictures.print_page import Page, Sheet, balanced, fitted

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
    y = _headlines(sheet, title, under, y)
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
    sheet.rule(26, x0=LEFT, x1=RIGHT, width=1)
    name = PAPERS.say("paper-name", locale=locale)
    size = fitted(name, face="bold", size=112, least=60, width=INNER)
    sheet.text((WIDTH / 2, 96), name, face="bold", size=size, anchor="mm")
    number = PAPERS.say("paper-number", locale=locale, turn=turn.number)
    price = PAPERS.say("paper-price", locale=locale)
    return newspaper_page.dateline(sheet, 166, number, _place(turn, locale=locale), price)


def _headlines(sheet: Sheet, title: str, under: str, y: float) -> float:
    """Write the headline as large as it fits, and a few lines under it; return the y below."""
    lines, size = balanced(title, face="bold", size=108, least=60, width=INNER)
    y = newspaper_page.centred(sheet, lines, y + 20 + size * 0.52, face="bold", size=size, step=size * 1.04)
    y -= size * 0.5
    sheet.ornament(y + 16, x0=LEFT, x1=RIGHT)
    y += 42
    lines, size = balanced(under, face="italic", size=38, least=30, width=INNER, most=3)
    return newspaper_page.centred(sheet, lines, y, face="italic", size=size, step=size * 1.2, middle=size / 2) + 18


def _stories(sheet: Sheet, turn: Turn, y: float, *, locale: str) -> float:
    y = newspaper_page.heading(sheet, PAPERS.say("paper-story", locale=locale), (LEFT, y), TEXT, HEADING)
    events = [event for event in turn.events if not isinstance(event, _UNPRINTED)]
    told = story(events, locale=locale, most=STORIES, rest=False)
    texts = told or (PAPERS.say("paper-nothing", locale=locale),)
    return newspaper_page.paragraphs(sheet, (text.replace("**", "") for text in texts), (LEFT, y), TEXT)


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
    rows[PAPERS.say("stand-needed", locale=locale)] = position.battle.victory.hold.count
    return rows


def _of_side(key: str, side: str, locale: str) -> str:
    return PAPERS.say(key, locale=locale, side=catalogue.side_short(side, locale=locale))


def _figures(sheet: Sheet, all_turns: Sequence[Turn], y: float, *, locale: str) -> float:
    x, turn = LEFT + TEXT + GAP, all_turns[-1]
    for family, rows in (("cost", costs(turn, locale=locale)), ("stand", stands(turn, locale=locale))):
        title = PAPERS.say(f"paper-{family}", locale=locale)
        y = newspaper_page.heading(sheet, title, (x, y), TABLE, HEADING)
        y = _table(sheet, rows, (x, y)) + 26
    if len(all_turns) < 2:
        return y
    y = newspaper_page.heading(sheet, PAPERS.say("paper-curves", locale=locale), (x, y), TABLE, HEADING)
    sheet.plate(curves(all_turns, (TABLE, CURVES), 22, locale=locale), (round(x), round(y)))
    return y + CURVES


def _table(sheet: Sheet, rows: Mapping[str, int], at: tuple[float, float]) -> float:
    """Write a table of names, dots and figures; return the y below."""
    x, y = at
    size = min(fitted(begin(name), face="text", size=BODY, least=18, width=TABLE - 60) for name in rows)
    for name, value in rows.items():
        y += STEP
        sheet.dotted(y - 8, begin(name), str(value), x0=x, x1=x + TABLE, size=size)
    return y


def _alt(turn: Turn, title: str, under: str, *, locale: str) -> str:
    stand = [
        PAPERS.say("dispatch-alt-line", locale=locale, name=name, count=value)
        for name, value in stands(turn, locale=locale).items()
    ]
    return cut(
        PAPERS.say(
            "dispatch-alt",
            locale=locale,
            paper=PAPERS.say("paper-name", locale=locale),
            place=_place(turn, locale=locale),
            turn=turn.number,
            turns=turn.position.battle.turns,
            headline=title,
            deck=under,
            stand=joined(stand, locale=locale),
            places=" ".join(_groups(turn, locale)),
        ),
        ALT_LENGTH,
    )


def _groups(turn: Turn, locale: str) -> Iterator[str]:
    """Return a sentence for each group of both sides."""
    for side in SIDES:
        for line in groups(turn.position, side, locale=locale):
            yield f"{line}."
