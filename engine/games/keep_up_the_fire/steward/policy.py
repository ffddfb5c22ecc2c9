"""The policies of Keep Up the Fire!: the autopilot and the random player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from engine.core.asks import Answer, Ask
from engine.core.planning.plans import PlansOfModule
from engine.core.policies import RandomPlayer
from engine.games.keep_up_the_fire.steward import plans
from engine.games.keep_up_the_fire.steward.goals import GOALS, OWN, TRAINED, Goal
from engine.games.keep_up_the_fire.steward.steward import best, thoughts
from engine.games.keep_up_the_fire.world import Position


class Steward(PlansOfModule):
    """The autopilot: it holds the fort and advances the column.

    It uses no random numbers, but takes a seed as all policies do.
    """

    plans: ClassVar[Any] = plans

    def __init__(self, seed: str = "", goal: Goal = OWN) -> None:
        self.seed = seed
        self.goal = goal

    def answer(self, view: Position, ask: Ask) -> Answer:
        """Return the best answer to a question."""
        return best(view, ask, self.goal)

    def rank(self, view: Position, ask: Ask, *, most: int) -> list[Answer]:
        """Return at most `most` sensible answers, the best first."""
        return [answer for _, answer in thoughts(view, ask, self.goal)[:most]]

    # --- plans (`engine.core.planning.plans.Planner`) ---

    def goals(self, view: Position, ask: Ask) -> tuple[str, ...]:
        """Return the names of the goals for a question."""
        return plans.goals(view, ask)

    def aims(self) -> tuple[str, ...]:
        """Return the names of all goals."""
        return tuple(GOALS)

    def conditions(self) -> tuple[str, ...]:
        """Return an empty tuple, because plans of this game have no conditions."""
        return ()

    def holds(self, condition: str, view: Position, ask: Ask) -> bool:
        """Return False, because plans of this game have no conditions."""
        del condition, view, ask
        return False

    def aiming(self, goal: str) -> Steward:
        """Return an autopilot that plays for `goal`. Raise `KeyError` if the goal is unknown."""
        return Steward(self.seed, TRAINED if goal == TRAINED.name else GOALS[goal])


POLICIES: Mapping[str, Callable[[str], Any]] = {"steward": Steward, "random": RandomPlayer}
"""The policies, keyed by name; each takes a seed."""
