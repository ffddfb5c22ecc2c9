"""The chances that labels show, from a choice's facts alone: the same tables that are rolled on, nothing sampled."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from engine.games.siege.combat import WIDEST, Roll
from engine.games.siege.odds import SIDES, harm, own
from engine.games.siege.tables import lookup

FANATIC_WANTS = 3
"""§6.3 The result from which on a fanatic feels it; in a test only the highest counts, which is 3 as well."""


class Chance(NamedTuple):
    """That a roll gives `wanted` points or more."""

    wanted: int
    chance: Fraction


def of_shot(facts: Mapping[str, Any]) -> Chance:
    """A shot's: 3 or more where a fanatic stands, else the best result that is as likely as not."""
    return _telling([harm(result) for result in _results(facts)], fanatics=facts["fanatics"])


def may_cost(facts: Mapping[str, Any]) -> bool:
    """Whether any die of a shot within its own zone costs the shooters something."""
    return any(own(result) for result in _results(facts))


def _results(facts: Mapping[str, Any]) -> list[str]:
    """A shot's results by natural die."""
    roll = Roll("6.3", "soldiers", facts["points"], ())
    column = min(roll.column, WIDEST)
    return [
        lookup(roll.table, min(max(die + facts["bonus"], roll.least), roll.most), column) for die in range(1, SIDES + 1)
    ]


def of_effect(facts: Mapping[str, Any]) -> Chance:
    """A weapon's test for effect."""
    results = [harm(lookup("effect", min(max(die + facts["bonus"], 1), 6), 1)) for die in range(1, SIDES + 1)]
    return _telling(results, fanatics=facts["fanatics"])


def _telling(results: list[int], *, fanatics: int) -> Chance:
    def at_least(wanted: int) -> Fraction:
        return Fraction(sum(result >= wanted for result in results), len(results))

    if fanatics:
        return Chance(FANATIC_WANTS, at_least(FANATIC_WANTS))
    likely = [wanted for wanted in range(1, 6) if at_least(wanted) >= Fraction(1, 2)]
    wanted = max(likely, default=1)
    return Chance(wanted, at_least(wanted))
