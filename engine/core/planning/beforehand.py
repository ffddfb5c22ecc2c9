"""Plans that are left beforehand: which goals there may be on another day, and on what condition one is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from engine.core.asks import Ask
from engine.core.planning.plans import goals_of
from engine.core.ruleset import Ruleset


@runtime_checkable
class Foresight(Protocol):
    """A policy with plans that may be left beforehand, for a position that nobody knows yet."""

    def aims(self) -> Sequence[str]:
        """Return the names of all goals that there may be."""

    def conditions(self) -> Sequence[str]:
        """Return the names of the facts on which a plan may depend."""

    def holds(self, condition: str, view: Any, ask: Ask) -> bool:
        """Return whether a fact is so; False for an unknown one."""


def aims_of(ruleset: Ruleset[Any]) -> tuple[str, ...]:
    """Return the goals that a plan left beforehand may have; empty where the steward has no plans."""
    policy = ruleset.policies["steward"]("")
    return tuple(policy.aims()) if isinstance(policy, Foresight) else ()


def conditions_of(ruleset: Ruleset[Any]) -> tuple[str, ...]:
    """Return the facts on which a plan left beforehand may depend."""
    policy = ruleset.policies["steward"]("")
    return tuple(policy.conditions()) if isinstance(policy, Foresight) else ()


def taken_here(ruleset: Ruleset[Any], view: Any, ask: Ask | None, left: Sequence[tuple[str, str]]) -> str:
    """Return the goal of the first plan left whose condition holds and that makes sense here; empty if none does.

    Each of `left` is a condition, empty for whatever comes, and a goal. Those with a condition come first.
    """
    policy, goals = ruleset.policies["steward"](""), goals_of(ruleset, view, ask)
    if ask is None or not goals or not isinstance(policy, Foresight):
        return ""
    for condition, goal in sorted(left, key=lambda each: not each[0]):
        if goal in goals and (not condition or policy.holds(condition, view, ask)):
            return goal
    return ""
