"""The poster of a fight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engine.core.events import Event
from engine.games.revolte import events as e
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import LEADER, SIDES
from render.games.revolte.map.frame import EDGE, FOOT, HEAD
from render.games.revolte.map.framed import draw_whole
from render.games.revolte.map.traces import Traces
from render.games.revolte.pages.chronicle import BESIDE, figures, turns
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import PAPERS, begin, colon, joined
from render.games.revolte.text.result_text import heading, result
from render.games.revolte.text.text_board import orders_text
from render.games.revolte.text.where import centimetres, square
from render.pictures.newspaper_page import BODY, STEP
from render.pictures.print_page import Sheet, fitted
from render.two_sided.poster import HALF, Ended, Poster, Sizes, column

CAUSES = ("fire", "blast", "keg", "melee", "charge", "rout", "morale")
say = PAPERS.say


def without_frame(board: Image.Image) -> tuple[int, int, int, int]:
    """Return the rectangle of a board's picture between title and legend."""
    return (0, HEAD + EDGE, board.width, board.height - FOOT)


def _all_ways(events: Sequence[Event]) -> Traces:
    """Return the paths of all moves, and the places where figures fell."""
    ways = tuple(event.way for event in events if isinstance(event, e.FigureMoved) and len(event.way) > 1)
    fallen = tuple(event.at for event in events if isinstance(event, e.FigureEliminated))
    return Traces(ways=ways, fallen=fallen)


def _title(position: Position) -> str:
    return catalogue.scenario_title(position.scenario)


def _when(position: Position) -> str:
    return catalogue.say("map-turn", turn=position.turn, turns=position.battle.turns)


def causes(position: Position, events: Sequence[Event]) -> dict[str, Counter[str]]:
    """Return the number of figures that each side lost, keyed by cause."""
    found: dict[str, Counter[str]] = {side: Counter() for side in SIDES}
    for event in events:
        if isinstance(event, e.FigureEliminated):
            found[position.side_of(event.figure)][event.why] += 1
    return found


def best_shot(events: Sequence[Event]) -> e.ShotFired | None:
    """Return the event of the longest shot that hit; None if no shot hit."""
    hits = [event for event in events if isinstance(event, e.ShotFired) and event.hit and event.target]
    return max(hits, key=lambda shot: shot.gap, default=None)


def _losses(sheet: Sheet, ended: Ended, at: tuple[float, float]) -> float:
    """Draw the losses of both sides and the best shot. Return the y coordinate of the last line."""
    x, y = at[0], column(sheet, say("poster-losses"), at)
    for side, counted in causes(ended.view.position, ended.events).items():
        y += STEP
        name = begin(catalogue.side_short(side))
        sheet.text((x, y), name, face="bold", size=BODY, anchor="ls")
        sheet.text((x + HALF, y), str(sum(counted.values())), face="bold", size=BODY, anchor="rs")
        for cause in CAUSES:
            if counted[cause]:
                y += STEP
                word = say(f"poster-cause-{cause}")
                sheet.dotted(y, word, str(counted[cause]), x0=x + 20, x1=x + HALF, size=BODY)
    shot = best_shot(ended.events)
    if shot is not None:
        y += STEP + 8
        text = _shot_text(shot)
        size = fitted(text, face="italic", size=BODY, least=16, width=HALF)
        sheet.text((x, y), text, face="italic", size=size, anchor="ls")
    return y + 20


def _shot_text(shot: e.ShotFired) -> str:
    gap = centimetres(shot.gap)
    return say("poster-best", firer=shot.firer, target=shot.target, gap=gap)


def fates(position: Position, events: Sequence[Event]) -> dict[str, str]:
    """Return a text about what happened to each leader, keyed by the leader's id."""
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
            found[name] = say("poster-fate-fell", turn=when, why=why)
        elif each.at is not None:
            found[name] = say("poster-fate-stands", at=square(each.at))
    return found


def _alt(ended: Ended) -> str:
    position, events = ended.view.position, ended.events
    first = result(ended.view, ended.found).partition("\n")[0]
    counts = [
        colon(begin(catalogue.side_short(side)), str(sum(counted.values())))
        for side, counted in causes(position, events).items()
    ]
    told = [colon(name, fate) for name, fate in fates(position, events).items()]
    shot = best_shot(events)
    return say(
        "poster-alt",
        scenario=_title(position),
        end=first,
        losses=joined(counts),
        best=_shot_text(shot) if shot is not None else "",
        fates=joined(told),
    )


poster = Poster(
    voice=PAPERS,
    sides=catalogue.SIDES,
    sizes=Sizes(title=(96, 48), end=(76, 44), curves=300),
    turns=turns,
    board=lambda ended: draw_whole(ended.view.position, _all_ways(ended.events), look="chart"),
    frame=without_frame,
    title=_title,
    when=_when,
    heading=heading,
    result=result,
    count=_losses,
    fates=fates,
    named=catalogue.figure,
    orders_text=orders_text,
    alt=_alt,
    left=figures,
    beside=BESIDE,
).poster
