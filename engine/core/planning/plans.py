"""Describes plans, and the protocol of policies that can play by plans."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from math import fsum
from typing import Any, ClassVar, Literal, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.day_gate import CALENDAR
from engine.core.events import Event
from engine.core.ruleset import Effort, Policy, Ruleset

W = TypeVar("W")

Until = Literal["round", "calm", "alarm"]
"""How long a chosen plan is played: `round` means to the end of the round.

`calm` means until an alarming question. `alarm` means to the end of the round, or until the plan's own policy `rests`
(see `Halting`).
"""


class Outlook(NamedTuple):
    """How long a plan is played, and for how many periods its effects are counted."""

    until: Until
    periods: int


@runtime_checkable
class Planner(Protocol):
    """The protocol of a policy that has plans."""

    def goals(self, view: Any, ask: Ask) -> Sequence[str]:
        """Return the goals that are possible at a question, the policy's own goal first.

        Return an empty sequence if there is nothing to plan.
        """

    def aiming(self, goal: str) -> Policy:
        """Return a copy of the policy that plays for this goal. Raise `KeyError` if the goal is unknown."""

    def outlook(self, view: Any, ask: Ask) -> Outlook:
        """Return how far the effects of a plan are simulated from this position."""

    def stem(self, answer: Answer) -> Answer | None:
        """Return an answer without its details; None if it is not an order."""

    def tally(self, view: Any, events: Sequence[Event]) -> Mapping[str, int]:
        """Return the costs and gains of a plan, keyed by name.

        `events` are the events since the plan began.
        """


@runtime_checkable
class Halting(Protocol):
    """A policy whose plans can end by themselves, for example without further orders."""

    def rests(self, view: Any, ask: Ask, events: Sequence[Event]) -> bool:
        """Return whether the plan has ended. `events` are the events since the plan's last answer."""


@runtime_checkable
class Scoped(Protocol):
    """The protocol of a policy that has plans for parts of a side.

    The name of a part alone means the adviser's choice for it. Other plans are named by the part and a goal
    (`part_name`). `aiming` accepts both kinds of names in addition to goals.
    """

    def scopes(self, view: Any, ask: Ask) -> Sequence[str]:
        """Return the names of the parts of a side that can act in this position."""

    def parts(self, view: Any, ask: Ask, scope: str) -> Sequence[str]:
        """Return the names of the plans that a part of a side can have, the adviser's choice first."""


class PlansOfModule:
    """Implements `Planner` by calling the functions of the same names in the module `plans`."""

    plans: ClassVar[Any]

    def question(self, view: Any, ask: Ask) -> Any:
        """Return the question for the commander at the beginning of a phase (see
        `engine.core.planning.question.Question`).
        """
        return self.plans.question(view, ask)

    def count(self, view: Any) -> float:
        """Return the value of a position in points, for comparing plans."""
        points: float = self.plans.count(view)
        return points

    def outlook(self, view: Any, ask: Ask) -> Outlook:
        """Return how far plans reach in this position."""
        reach: Outlook = self.plans.outlook(view, ask)
        return reach

    def stem(self, answer: Answer) -> Answer | None:
        """Return an answer without its details; None if it is not an order."""
        words: Answer | None = self.plans.stem(answer)
        return words

    def tally(self, view: Any, events: Sequence[Event]) -> Mapping[str, int]:
        """Return the costs and gains of a plan, keyed by name."""
        numbers: Mapping[str, int] = self.plans.tally(view, events)
        return numbers


class Order(NamedTuple):
    """An order in a plan. `share` is the share of simulated games where it is given."""

    words: Answer
    share: float


class Figure(NamedTuple):
    """The effect of a plan in each simulated game, from the smallest to the largest."""

    tries: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The average effect."""
        return fsum(self.tries) / len(self.tries)

    @property
    def worst(self) -> int:
        """The effect that nine of ten simulated games reach or exceed."""
        return self.tries[len(self.tries) // 10]

    @property
    def most(self) -> int:
        """The effect that is not exceeded in nine of ten simulated games."""
        return self.tries[-1 - len(self.tries) // 10]

    def chance(self, least: int) -> float:
        """Return the share of simulated games in which the effect is at least `least`."""
        return 1 - bisect_left(self.tries, least) / len(self.tries)


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A plan: its goal, its likely orders, and its effects, keyed by name.

    `periods` is the number of periods for which the effects are counted.
    """

    name: str
    orders: tuple[Order, ...]
    figures: Mapping[str, Figure]
    until: Until
    periods: int


def goals_of(ruleset: Ruleset[W], view: Any, ask: Ask | None) -> Sequence[str]:
    """Return the goals of the plans that the adviser knows for a question.

    Return nothing if it has none.
    """
    policy = ruleset.policies["steward"]("")
    if ask is None or ask.kind == CALENDAR or not isinstance(policy, Planner):
        return ()
    return policy.goals(view, ask)


def candidates(ruleset: Ruleset[W], view: Any, ask: Ask | None, effort: Effort) -> Sequence[str]:
    """Return the goals that the adviser compares by simulating games; empty if there are none.

    The others are compared with the first goal.
    """
    goals = goals_of(ruleset, view, ask)
    if not goals:
        return ()
    base = effort.base or goals[0]
    return (base, *[goal for goal in goals if goal != base][: effort.plans])


_GOAL = "."
"""The separator between the name of a part and that of its goal."""


def part_name(scope: str, goal: str) -> str:
    """Return the name of the plan with a goal for a part of a side."""
    return f"{scope}{_GOAL}{goal}"


def part_of(name: str) -> tuple[str, str]:
    """Split the name of a plan into its part of the side and its goal.

    The part is empty for plans of a whole side. The goal is empty for the adviser's choice.
    """
    scope, _, goal = name.partition(_GOAL)
    return scope, goal


def parts_of(ruleset: Ruleset[W], view: Any, ask: Ask | None, scope: str) -> Sequence[str]:
    """Return the plans of a part that give an order now. Return nothing if the part is unknown."""
    policy = ruleset.policies["steward"]("")
    if ask is None or not isinstance(policy, Planner) or not isinstance(policy, Scoped):
        return ()
    if scope not in scopes_of(ruleset, view, ask):
        return ()
    return [name for name in policy.parts(view, ask, scope) if not rests(policy.aiming(name), view, ask, ())]


def names_of(ruleset: Ruleset[W], view: Any, ask: Ask | None) -> Sequence[str]:
    """Return the names of all possible plans, first for the whole side and then for its parts."""
    names, policy = [*goals_of(ruleset, view, ask)], ruleset.policies["steward"]("")
    scopes = scopes_of(ruleset, view, ask)
    if ask is not None and isinstance(policy, Scoped):
        parts = [list(policy.parts(view, ask, scope)) for scope in scopes]
        names += [*scopes, *(name for part in parts for name in part[1:])]
    return names


def scopes_of(ruleset: Ruleset[W], view: Any, ask: Ask | None) -> Sequence[str]:
    """Return the names of the parts of a side that can have their own plans. Most questions have none."""
    policy = ruleset.policies["steward"]("")
    if ask is None or ask.kind == CALENDAR or not isinstance(policy, Scoped):
        return ()
    return policy.scopes(view, ask)


def rests(policy: Any, view: Any, ask: Ask, events: Sequence[Event]) -> bool:
    """Return whether a plan has ended by itself. Return False if the policy is not `Halting`."""
    ended = getattr(policy, "rests", None)  # `isinstance` of a protocol takes longer than a game's answer
    return ended is not None and bool(ended(view, ask, events))


def past(until: Until, ruleset: Ruleset[W], start: tuple[int, int], world: W, ask: Ask) -> bool:
    """Return whether `ask` comes after the end of a plan that began at `start`.

    The plan lasts until the round ends or, if `until` is “calm”, until something alarming happens.
    """
    here = ruleset.progress(world)
    if until != "calm":
        return here != start
    return (here[1] > 0 and here != start) or bool(ask.facts.get("alarm"))
