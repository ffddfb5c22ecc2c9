"""Computes par: the result that the adviser reaches with the dice of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.playout import play_out
from engine.core.ruleset import ComparableResult, Ruleset


def par_of(ruleset: Ruleset[Any], *, seed: str, options: Mapping[str, str], own: str) -> ComparableResult:
    """Let the adviser play a whole game for every side. Return the result for comparison.

    `own` is the adviser's seed, and `seed` is the seed of the dice.
    """
    steward: Any = ruleset.policies["steward"](own)
    adviser = steward.aiming(ruleset.foresight.base) if ruleset.foresight.base else steward
    playout = play_out(ruleset, seed=seed, options=options, policy=adviser, trusted=True)
    comparable = ruleset.comparable_result(playout.world)
    assert comparable is not None, "it was played to its end"
    return comparable
