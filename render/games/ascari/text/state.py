"""The state of a battle as numbers, and the current action."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.ascari.pieces import DEPLOYMENT, OVER
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import scenario
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import begin, say


class Force(NamedTuple):
    """The strength of a side: its units, their steps, and the number of places that it holds."""

    side: str
    units: int
    steps: int
    places: int


class Title(NamedTuple):
    """The facts from which the title of a picture is written."""

    scenario: str
    phase: str
    turn: int
    active: str
    forces: tuple[Force, ...]
    water: int


def force_of(position: Position, side: str) -> Force:
    """Return the units, steps and objectives that a side has left in a position."""
    units = position.units_of(side)
    steps = sum(position.roster[unit].steps - position.pieces[unit].reduced for unit in units)
    goals = position.battle.goals
    return Force(side, len(units), steps, sum(position.control.get(at) == side for at in goals))


def title_of(position: Position) -> Title:
    """Return the facts that the title of a picture shows."""
    phase = OVER if position.over else position.phase
    forces = tuple(force_of(position, side) for side in position.battle.sides)
    return Title(position.scenario, phase, position.turn, position.active, forces, position.water)


def when(title: Title) -> str:
    """Return the turn and its date as text."""
    date = catalogue.day_of(title.scenario, title.turn)
    if title.phase == DEPLOYMENT or not title.turn:
        return say("map-before", date=date)
    return say("map-turn", turn=title.turn, turns=scenario(title.scenario).turns, date=date)


def acts(title: Title) -> str:
    """Return a text with the active side and the current phase."""
    side = begin(catalogue.side(title.active))
    return say("map-acts", phase=title.phase, side=side)
