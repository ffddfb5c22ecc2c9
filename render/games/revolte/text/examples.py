"""Worked examples of the rules. Each plays a test case and describes what happens."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.revolte.phases.units import write_figures
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.testing.cases import Case, enact
from engine.games.revolte.testing.examples import examples_of
from engine.games.revolte.world import Orders, View
from render.games.revolte.text import catalogue, log, text_board
from render.games.revolte.text.catalogue import RULES, colon
from render.games.revolte.text.where import square
from render.worked_examples import WorkedExamples, orders_of


def _place(case: Case, view: View) -> str:
    return catalogue.joined(_parts(case, view.position))


def _parts(case: Case, position: Position) -> Iterator[str]:
    """Yield texts about the scenario, the positions and all other settings of a test case."""
    yield catalogue.scenario_title(position.scenario)
    for side in SIDES:
        figures = ", ".join(_figure(position, name) for name in position.standing(side))
        if figures:
            yield colon(catalogue.side_short(side), figures)
    yield from text_board.works_lines(position)
    yield from text_board.things_lines(position)
    yield from _known(case, position)
    yield from catalogue.SIDES.orders(orders_of(case, Orders), text_board.orders_text)


def _figure(position: Position, name: str) -> str:
    """Return a figure's kind, square and markers as text."""
    marks = text_board.marks_of(position, name)
    kind = catalogue.kind(position.scenario, name)
    return f"{name} {square(position.at(name))} ({', '.join((kind, *marks))})"


def _known(case: Case, position: Position) -> Iterator[str]:
    """Yield lines about a worked example's settings, such as the action points."""
    if "first" in case.position:
        yield RULES.say("example-first", side=catalogue.side(position.first))
    for side, points in case.position.get("points", {}).items():
        named = catalogue.side_short(side)
        yield RULES.say("example-points", side=named, points=points)
    for side, found in case.position.get("located", {}).items():
        named = catalogue.side_short(side)
        yield RULES.say("example-located", side=named, figures=write_figures(found))


example = WorkedExamples(RULES, examples_of, enact, place=_place, line=log.line).example
