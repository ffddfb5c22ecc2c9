"""The scenarios: those of the game, keyed by name, and users' battles, keyed by code."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.core.battles.store import KEPT, Battles
from engine.core.battles.words import Name
from engine.games.ascari.battle import (
    GUNS,
    HORSE,
    KINDS,
    LEADER,
    MORE,
    PLUS,
    RIFLES,
    SIDES,
    SPEARS,
    Counter,
    Scenario,
)
from engine.games.ascari.map.board import Board, board_from
from engine.games.ascari.reading.battle import read_battle
from engine.hexes.grid import offset_of

__all__ = [
    "GUNS",
    "HORSE",
    "KINDS",
    "LEADER",
    "LIBRARY",
    "MORE",
    "PLUS",
    "RIFLES",
    "SCENARIOS",
    "SERIES",
    "SIDES",
    "SPEARS",
    "Counter",
    "Roster",
    "Scenario",
    "board",
    "is_known",
    "learn",
    "own_text",
    "roster",
    "scenario",
]

NAME = "ascari"
SCENARIOS = ("agordat-1890", "makalle-1896", "amba-alagi-1895")
"""The names of the shipped scenarios, the introductory one first."""


LIBRARY = ("agordat-1893", "coatit-1895", "metemma-1889")
"""The names of further battles of the rulebook, which come as files for the libraries of all servers."""

SERIES = ("road-to-makalle",)
"""The names of series of battles, which come as files for the libraries of all servers."""

BATTLES = Battles(NAME, SCENARIOS, read_battle)
is_known, own_text, scenario, learn = BATTLES.is_known, BATTLES.own_text, BATTLES.scenario, BATTLES.learn


@lru_cache(KEPT)
def board(name: str) -> Board:
    """Return a scenario's board. Raise `KeyError` for an unknown scenario. A board may take 20 MB of memory."""
    battle = scenario(name)
    springs = battle.water.springs if battle.water is not None else ()
    watched = {at for hexes in battle.control.values() for at in hexes} | set(battle.goals)
    watched |= {at for spring in springs for at in battle.map.places[spring]}
    return board_from(battle.map, watched=tuple(sorted(watched)))


Roster = dict[str, Counter]


@lru_cache(KEPT)
def roster(name: str, handicap: str = "0") -> Roster:
    """Return all counters of a game, keyed by id, in the order of the file. Do not change the result."""
    battle = scenario(name)
    found = {counter.id: counter for side in battle.sides for counter in battle.units[side]}
    for counter in _handicap(battle, found, int(handicap)):
        if counter.id in found:
            del found[counter.id]
        else:
            found[counter.id] = counter
    return found


def _handicap(battle: Scenario, found: Roster, number: int) -> list[Counter]:
    """Return the units that a handicap removes or adds (§A116). Units to remove are already in the roster."""
    corps = _corps(battle, found)
    changed: list[Counter] = []
    for place in range(abs(number)):
        turns = ((place + later) for later in range(len(corps)))
        if number < 0:
            gone = {counter.id for counter in changed}
            models = (_last(found, corps[turn % len(corps)], gone) for turn in turns)
            if len(_of_second(battle, found)) - len(gone) > 1 and (model := next(filter(None, models), None)):
                changed.append(model)
        else:
            more = (_more(battle, found, changed, corps[turn % len(corps)], 1 + turn // len(corps)) for turn in turns)
            if model := next(filter(None, more), None):
                changed.append(model)
    return changed


def _corps(battle: Scenario, found: Roster) -> list[str]:
    """Return the corps that a handicap changes."""
    fighting = [counter.group for counter in _of_second(battle, found) if counter.kind != GUNS]
    return [group for group in battle.groups if group in fighting] or list(dict.fromkeys(fighting))


def _of_second(battle: Scenario, found: Roster) -> list[Counter]:
    return [each for each in found.values() if each.side == battle.sides[1] and not each.is_leader and not each.arrives]


def _last(found: Roster, group: str, gone: set[str]) -> Counter | None:
    return next((each for each in reversed(_units(found, group)) if each.id not in gone), None)


def _more(battle: Scenario, found: Roster, changed: list[Counter], group: str, times: int) -> Counter | None:
    """Return a new unit like the last one of a corps. Return None if its zone is full."""
    model = _units(found, group)[-1]
    taken = {counter.at for counter in (*found.values(), *changed) if not counter.is_leader}
    free = [at for at in battle.zone_of(model) if at not in taken]
    if not free:
        return None
    more = PLUS * times
    name = Name(model.name.plain + more, tuple((language, text + more) for language, text in model.name.own))
    at = _nearest(battle, free, model.at)
    more_id = model.id + MORE * times
    return replace(model, id=more_id, name=name, at=at, reduced=False, arrives=0, entry=())


def _units(found: Roster, group: str) -> list[Counter]:
    return [counter for counter in found.values() if counter.group == group and not counter.is_leader]


def _nearest(battle: Scenario, hexes: list[str], start: str) -> str:
    grid = board(battle.id).grid
    return min(hexes, key=lambda at: (grid.distance(start, at), offset_of(at)))
