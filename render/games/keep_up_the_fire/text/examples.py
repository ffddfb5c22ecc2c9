"""Worked examples of the rules, which play test cases and describe them."""

from __future__ import annotations

from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.testing.cases import Case, enact
from engine.games.keep_up_the_fire.testing.examples import examples_of
from engine.games.keep_up_the_fire.world import Position
from render.games.keep_up_the_fire.text import log, text_board
from render.games.keep_up_the_fire.text.catalogue import RULES
from render.worked_examples import WorkedExamples

_UNREPORTED = (e.TurnEnded, e.BlockerReturned)


def _place(_case: Case, position: Position) -> str:
    return text_board.place(position)


example = WorkedExamples(RULES, examples_of, enact, place=_place, line=log.line, unreported=_UNREPORTED).example
