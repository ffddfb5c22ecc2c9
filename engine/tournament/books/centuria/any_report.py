"""Random reports for simulations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.asks import Refused
from engine.tournament.books.centuria import report as reports
from engine.tournament.books.centuria.book import GAME, Field, Scenario, scenarios

Draw = Callable[[str, int], int]
"""A function that returns a number from 1 to a limit for a purpose, as dice do."""

_ARMIES_FLEE = 6
"""On average one army in this many flees."""
_USUAL_LOSSES = 600
"""The maximum losses of an army that does not flee, so that it is never eliminated as a whole."""


def any_report(scenario: str, house: reports.House, draw: Draw) -> dict[str, Any]:
    """Return a random report that is possible."""
    while True:
        found = _filled(scenarios()[scenario], house, draw)
        try:
            reports.read({**found, "scenario": scenario}, house)
        except Refused:  # more crates than there are, or a camp that is gone and out
            continue
        return found


def _filled(scenario: Scenario, house: reports.House, draw: Draw) -> dict[str, Any]:
    fled = {side: draw("fled", _ARMIES_FLEE) == 1 for side in reports.SIDES}
    roles = list(scenario.roles)
    if draw("roles", 2) == 1:
        roles.reverse()
    found: dict[str, Any] = {}
    for number, side in enumerate(reports.SIDES):
        told: dict[str, Any] = {"fled": True} if fled[side] else {}
        for field in reports.asked(scenario, side, fled, house):
            if field.name == "role" and roles:
                told["role"] = roles[number]
            elif field.name != "fled":
                told[field.name] = _value(field, told, house, draw)
        found[side] = told
    return found | {field.name: _value(field, {}, house, draw) for field in reports.fields_of(scenario, GAME)}


def _value(field: Field, told: dict[str, Any], house: reports.House, draw: Draw) -> Any:
    if field.type == "bool":
        return draw(field.name, 2) == 1
    if field.type == "choice":
        return field.choices[draw(field.name, len(field.choices)) - 1]
    least, most = (reports.limit(each, told, house) for each in field.range or (0, _USUAL_LOSSES))
    if most >= reports.MOST_POINTS:
        return 10 * (draw(field.name, _USUAL_LOSSES // 10) - 1) // (1 if field.name == "units_lost" else 3)
    return least + draw(field.name, most - least + 1) - 1
