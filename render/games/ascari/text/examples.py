"""Worked examples: a test case is played and described."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ascari import events as e
from engine.games.ascari.position import Position
from engine.games.ascari.testing.cases import Case, enact
from engine.games.ascari.testing.examples import examples_of
from engine.games.ascari.world import Orders, View
from render.games.ascari.text import catalogue, log, text_board
from render.games.ascari.text.catalogue import RULES, colon
from render.worked_examples import WorkedExamples, orders_of

_UNREPORTED = (e.PlayerTurnBegan, e.MoveEnded)
"""The types of events that mean nothing to a reader who sees only a single step."""


def _place(case: Case, view: View) -> str:
    return catalogue.joined(_parts(case, view.position))


def _parts(case: Case, position: Position) -> Iterator[str]:
    """Yield texts about the starting situation of a test case, such as its battle and positions."""
    yield catalogue.scenario_title(position.scenario)
    for side in position.battle.sides:
        units = text_board.listed_units(position, position.of_side(side))
        if units:
            yield colon(catalogue.side_short(side), units)
    if position.rifles:
        yield text_board.rifles_line(position)
    yield from catalogue.SIDES.orders(orders_of(case, Orders), text_board.orders_text)


example = WorkedExamples(RULES, examples_of, enact, place=_place, line=log.line, unreported=_UNREPORTED).example
