"""Worked examples: plays a conformance case, and describes its position, its dice and its outcome."""

from __future__ import annotations

from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.testing.cases import enact
from engine.games.keep_up_the_fire.testing.examples import examples_of
from render.games.keep_up_the_fire.text import log, text_board
from render.games.keep_up_the_fire.text.catalogue import RULES
from render.language import remembered
from render.worked_examples import example_text

_UNTOLD = (e.TurnEnded, e.BlockerReturned)


@remembered(512)
def example(section: str, number: int) -> str:
    """Return a numbered worked example of a section: the position, each roll with its report, and the outcome."""
    played = enact(examples_of(section)[number].case)
    lines = [log.line(event) for event in played.events if not isinstance(event, _UNTOLD)]
    return example_text(RULES, text_board.place(played.before), lines)
