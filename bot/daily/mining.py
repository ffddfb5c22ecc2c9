"""Finds the puzzle of a day. The result is the same on every machine.

`puzzles.json` contains puzzles found in advance. Do not import Discord, pictures or the database in this module.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files

import msgspec

import engine.games
from bot.chances.calls import sendable
from bot.runtime.giving_way import stand_back
from engine.core.day_gate import SCENARIO
from engine.core.planning.puzzles import Puzzle, confirmed, of_day
from engine.core.ruleset import Ruleset

_LOWEST = 19
_DAYS = msgspec.json.Decoder(dict[str, msgspec.Raw])


@cache
def packed() -> dict[str, msgspec.Raw]:
    """Return the puzzles that come with this version, as JSON texts keyed by day."""
    return _DAYS.decode(files("bot.daily").joinpath("puzzles.json").read_bytes())


def read(data: bytes | str) -> Puzzle:
    """Return the puzzle in a JSON text. Raise `ValueError` if the JSON is not a puzzle."""
    return msgspec.json.decode(data, type=Puzzle)


def holds(puzzle: Puzzle) -> bool:
    """Return whether a puzzle was made with the current rules of its game."""
    return puzzle.system in engine.games.names() and puzzle.rules == engine.games.find(puzzle.system).rules_version


def places() -> list[tuple[Ruleset[object], dict[str, str]]]:
    """Return the games and scenarios in which puzzles are searched for, in order."""
    found = []
    for name in engine.games.names():
        rules = engine.games.find(name)
        whole = len(rules.sides) == 1
        found += [(rules, {})] if whole else [(rules, {SCENARIO: each}) for each in rules.scenarios]
    return found


def search(day: str) -> Puzzle | None:
    """Return the puzzle of a day. Return None if none is found."""
    if day in packed():
        puzzle = read(bytes(packed()[day]))
        if holds(puzzle):
            return puzzle
        if puzzle.system in engine.games.names():
            try:
                if (again := confirmed(engine.games.find(puzzle.system), puzzle)) is not None:
                    return again
            except ValueError:  # it does not replay by the present rules
                pass
    return of_day(places(), day, date.fromisoformat(day).toordinal())


@sendable
def search_apart(day: str) -> Puzzle | None:
    """Give this process the lowest priority, and return the puzzle of a day. Return None if none is found."""
    stand_back(_LOWEST)
    return search(day)
