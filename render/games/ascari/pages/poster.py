"""The poster of a battle."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.events import Event
from engine.games.ascari import events as e
from engine.games.ascari.position import Position
from render.games.ascari.map.board_map import draw_map
from render.games.ascari.pages.chronicle import steps, turns
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import begin, colon, joined, say
from render.games.ascari.text.catalogue import piece as named
from render.games.ascari.text.result_text import heading, result, scores_of
from render.games.ascari.text.state import force_of
from render.games.ascari.text.text_board import orders_text
from render.pictures.newspaper_page import BODY, STEP
from render.pictures.print_page import Sheet
from render.two_sided.poster import HALF, Ended, Poster, Sizes, column

HEAD, FOOT = 128 + 34, 108
"""The heights of the title and margin above the map of a board, and of the legend below."""


def without_frame(board: Image.Image) -> tuple[int, int, int, int]:
    """Return the rectangle between the title and the legend in a board's picture."""
    return (0, HEAD, board.width, board.height - FOOT)


def _title(position: Position) -> str:
    return catalogue.scenario_title(position.scenario)


def _when(position: Position) -> str:
    date = catalogue.day_of(position.scenario, position.turn)
    return say("map-turn", turn=position.turn, turns=position.battle.turns, date=date)


def _count(sheet: Sheet, ended: Ended, at: tuple[float, float]) -> float:
    """Draw each side's score and numbers. Return the y coordinate below them."""
    position, scores = ended.view.position, scores_of(ended.view, ended.found)
    x, y = at[0], column(sheet, say("poster-count"), at)
    for side in position.battle.sides:
        force = force_of(position, side)
        y += STEP
        sheet.text((x, y), begin(catalogue.side_short(side)), face="bold", size=BODY, anchor="ls")
        score = {"points": scores[side]} if position.battle.victory.kind == "points" else {}
        for name, value in {**score, "units": force.units, "steps": force.steps, "places": force.places}.items():
            y += STEP
            sheet.dotted(y, say(f"poster-{name}"), str(value), x0=x + 20, x1=x + HALF, size=BODY)
    return y + 20


def fates(position: Position, events: Sequence[Event]) -> dict[str, str]:
    """Return a text about the fate of each leader, keyed by counter."""
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
            found[name] = say(f"fate-{key}", **({"turn": fell.get(name, turn)} if piece.lost else {}))
    return found


def _alt(ended: Ended) -> str:
    position = ended.view.position
    first, *others = filter(None, result(ended.view, ended.found).replace("**", "").split("\n"))
    figures = [line.removeprefix("- ") for line in others if line.startswith("- ")]
    more = [f"{line.removeprefix('-# ')}." for line in others if not line.startswith("- ")]
    text = " ".join((first, f"{joined(figures)}.", *more))
    parts = [colon(named(position, name), fate) for name, fate in fates(position, ended.events).items()]
    title = _title(position)
    return say("poster-alt", scenario=title, count=text, fates=joined(parts))


poster = Poster(
    voice=catalogue.VOICE,
    sides=catalogue.SIDES,
    sizes=Sizes(title=(104, 60), end=(80, 48), curves=320),
    turns=turns,
    board=lambda ended: draw_map(ended.view, look="chart"),
    frame=without_frame,
    title=_title,
    when=_when,
    heading=heading,
    result=result,
    count=_count,
    fates=fates,
    named=named,
    orders_text=orders_text,
    alt=_alt,
    left=steps,
).poster
