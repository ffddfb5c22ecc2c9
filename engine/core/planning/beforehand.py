"""Plans that are prepared for a later day, with their possible goals and their conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from engine.core.asks import Ask
from engine.core.planning.plans import goals_of
from engine.core.ruleset import Ruleset


@runtime_checkable
class Foresight(Protocol):
    """The interface of a policy with plans for a later, still unknown position."""

    def aims(self) -> Sequence[str]:
        """Return the names of all possible goals."""

    def conditions(self) -> Sequence[str]:
        """Return the conditions on which a plan may depend."""

    def holds(self, condition: str, view: Any, ask: Ask) -> bool:
        """Return whether a condition is met. Return False if the condition is unknown."""


def aims_of(ruleset: Ruleset[Any]) -> tuple[str, ...]:
    """Return the goals that a prepared plan can have. Return none if plans cannot be prepared."""
    policy = ruleset.policies["steward"]("")
    return tuple(policy.aims()) if isinstance(policy, Foresight) else ()


def conditions_of(ruleset: Ruleset[Any]) -> tuple[str, ...]:
    """Return the conditions that a prepared plan may have. Return nothing if plans cannot be prepared."""
    policy = ruleset.policies["steward"]("")
    return tuple(policy.conditions()) if isinstance(policy, Foresight) else ()


def taken_here(ruleset: Ruleset[Any], view: Any, ask: Ask | None, left: Sequence[tuple[str, str]]) -> str:
    """Return the goal of the first prepared plan that fits this position. Return an empty text if none fits.

    Each item of `left` is a condition and a goal. An empty condition is always met. Plans with a condition are tried
    first.
    """
    policy, goals = ruleset.policies["steward"](""), goals_of(ruleset, view, ask)
    if ask is None or not goals or not isinstance(policy, Foresight):
        return ""
    for condition, goal in sorted(left, key=lambda each: not each[0]):
        if goal in goals and (not condition or policy.holds(condition, view, ask)):
            return goal
    return ""
