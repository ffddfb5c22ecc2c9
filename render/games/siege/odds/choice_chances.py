"""Exact odds for labels, computed from the facts of a choice."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from engine.games.siege.analysis.odds import SIDES, harm, own
from engine.games.siege.combat.modifiers import WIDEST, Roll
from engine.games.siege.combat.tables import lookup

FANATIC_WANTS = 3
"""§6.3 The lowest result that affects a fanatic.

In a test for effect that is the highest result, also 3.
"""


class Chance(NamedTuple):
    """The probability that a roll costs the target at least `wanted` points."""

    wanted: int
    chance: Fraction


def of_shot(facts: Mapping[str, Any]) -> Chance:
    """Return the chance of a shot."""
    return _telling([harm(result) for result in _results(facts)], fanatics=facts["fanatics"])


def may_cost(facts: Mapping[str, Any]) -> bool:
    """Return whether a shot within its own zone can cost the shooters a loss."""
    return any(own(result) for result in _results(facts))


def _results(facts: Mapping[str, Any]) -> list[str]:
    """Return the result of a shot for each unmodified die roll from 1 to 6."""
    roll = Roll("6.3", "soldiers", facts["points"], ())
    column = min(roll.column, WIDEST)
    return [
        lookup(roll.table, min(max(die + facts["bonus"], roll.least), roll.most), column) for die in range(1, SIDES + 1)
    ]


def of_effect(facts: Mapping[str, Any]) -> Chance:
    """Return how likely a weapon's test for effect is to cost the target points."""
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
