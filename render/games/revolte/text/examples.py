"""Worked examples: plays a conformance case, and describes its position, its dice and its outcome."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.revolte.phases.units import write_figures
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.testing.cases import Case, enact
from engine.games.revolte.testing.examples import examples_of
from engine.games.revolte.world import Orders, Position, View
from render.games.revolte.text import catalogue, log, text_board
from render.games.revolte.text.catalogue import RULES, colon, say
from render.games.revolte.text.where import square
from render.worked_examples import WorkedExamples, orders_of


def _place(case: Case, view: View, locale: str) -> str:
    return catalogue.joined(_parts(case, view.position, locale), locale=locale)


def _parts(case: Case, position: Position, locale: str) -> Iterator[str]:
    """Yield the battle, who stands where, and all else that the case sets."""
    yield say(f"scenario-{position.scenario}", locale=locale)
    for side in SIDES:
        figures = ", ".join(_figure(position, name, locale) for name in position.standing(side))
        if figures:
            yield colon(catalogue.side_short(side, locale=locale), figures, locale=locale)
    yield from text_board.works_lines(position, locale)
    yield from text_board.things_lines(position, locale)
    yield from _known(case, position, locale)
    yield from catalogue.SIDES.orders(orders_of(case, Orders), text_board.orders_text, locale=locale)


def _figure(position: Position, name: str, locale: str) -> str:
    """Return a figure with its kind, its square and its markers."""
    marks = text_board.marks_of(position, name, locale=locale)
    kind = catalogue.kind(position.scenario, name, locale=locale)
    return f"{name} {square(position.at(name))} ({', '.join((kind, *marks))})"


def _known(case: Case, position: Position, locale: str) -> Iterator[str]:
    """Yield the first side, the points, and who is located, where the case sets them."""
    if "first" in case.position:
        yield RULES.say("example-first", locale=locale, side=catalogue.side(position.first, locale=locale))
    for side, points in case.position.get("points", {}).items():
        named = catalogue.side_short(side, locale=locale)
        yield RULES.say("example-points", locale=locale, side=named, points=points)
    for side, found in case.position.get("located", {}).items():
        named = catalogue.side_short(side, locale=locale)
        yield RULES.say("example-located", locale=locale, side=named, figures=write_figures(found))


example = WorkedExamples(RULES, examples_of, enact, place=_place, line=log.line).example
