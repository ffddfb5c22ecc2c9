"""Worked examples: plays a conformance case, and describes its position, its dice and its outcome."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from engine.games.ascari import events as e
from engine.games.ascari.testing.cases import Case, enact
from engine.games.ascari.testing.examples import examples_of
from engine.games.ascari.world import Orders, Position
from render.games.ascari.text import catalogue, log, text_board
from render.games.ascari.text.catalogue import RULES, colon, say
from render.worked_examples import example_text

_UNTOLD = (e.PlayerTurnBegan, e.MoveEnded)
"""Events that mean nothing to a reader who sees a single step."""


@lru_cache(512)
def example(section: str, number: int, locale: str) -> str:
    """Return a numbered worked example of a section: the position, each roll with its report, and the outcome."""
    found = examples_of(section)[number].case
    played = enact(found)
    lines = [log.line(event, locale=locale) for event in played.events if not isinstance(event, _UNTOLD)]
    place = catalogue.joined(_place(found, played.before.position, locale), locale=locale)
    return example_text(RULES, place, lines, locale=locale)


def _place(case: Case, position: Position, locale: str) -> Iterator[str]:
    """Yield the battle, who stands where, and all else that the case sets."""
    yield say(f"scenario-{position.scenario}", locale=locale)
    for side in position.battle.sides:
        units = text_board.listed_units(position, position.of_side(side), locale=locale)
        if units:
            yield colon(catalogue.side_short(side, locale=locale), units, locale=locale)
    if position.rifles:
        yield text_board.rifles_line(position, locale=locale)
    for side, orders in _orders(case).items():
        what = text_board.orders_text(orders, locale=locale)
        yield colon(catalogue.side_short(side, locale=locale), what, locale=locale)


def _orders(case: Case) -> dict[str, Orders]:
    """Return the standing orders that a case sets."""
    return msgspec.convert(case.position.get("orders", {}), dict[str, Orders])
