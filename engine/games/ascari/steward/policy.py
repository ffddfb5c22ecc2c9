"""The policies that can play: the autopilot, which plays either side, and the random player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, ClassVar, Final

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.policies import RandomPlayer
from engine.games.ascari.phases.deployment import HISTORICAL
from engine.games.ascari.steward import plans
from engine.games.ascari.steward.advice import Advice
from engine.games.ascari.steward.goals import OWN, STORM, TRAINED, Goal, goal_of, trained
from engine.games.ascari.steward.objectives import is_in_fort
from engine.games.ascari.steward.orders import thoughts
from engine.games.ascari.steward.standing import standing_orders
from engine.games.ascari.world import View
from engine.two_sided.steward import SidedPlans


class Steward(SidedPlans):
    """The steward's policy, which takes or holds the scenario's places.

    It needs no dice, but takes a seed, because every policy does. Its goal applies only to the first side for which it
    answers.
    """

    plans: ClassVar[Any] = plans

    def __init__(self, seed: str = "", goal: Goal = OWN) -> None:
        super().__init__()
        self.seed = seed
        self.goal = goal
        self._begun = ""

    def answer(self, view: View, ask: Ask) -> Answer:
        """Return the best answer to a question."""
        self._side, self._begun = self._side or ask.side, self._begun or ask.kind
        return next(self._thoughts(view, ask)).answer

    def _thoughts(self, view: View, ask: Ask) -> Iterator[Advice]:
        stays = self._in_phase(view.position, ask.side) if ask.kind == "move" else self._stays
        aim = self._aim(view, ask.side) if ask.side == self._side else OWN
        return thoughts(view.position, ask, aim, stays=stays, stay=stays.add)

    def _aim(self, view: View, side: str) -> Goal:
        if self.goal is not TRAINED:
            return self.goal
        # An attacker that is inside a fort wins more often by storming it than by its weights, which make it shoot.
        return STORM if is_in_fort(view.position, side) else trained(view.position.scenario, side)

    def rank(self, view: View, ask: Ask, *, most: int) -> Iterator[Answer]:
        """Yield up to `most` sensible answers. The autopilot's own choice comes first."""
        return islice((advice.answer for advice in thoughts(view.position, ask, self._aim(view, ask.side))), most)

    def standing_orders(self, view: View, side: str) -> Iterator[Answer]:
        """Yield the standing orders that the autopilot gives for a side before its first answer
        (`engine.core.ruleset.Commands`).
        """
        orders = view.orders.get(side)
        return iter(()) if orders is None else standing_orders(orders)

    # --- plans (`engine.core.planning.plans.Planner`) ---

    def scopes(self, view: View, ask: Ask) -> tuple[str, ...]:
        """Return the names of the corps that can still move or fire."""
        return plans.corps(view, ask)

    def parts(self, view: View, ask: Ask, scope: str) -> tuple[str, ...]:
        """Return the names of the plans that the corps `scope` can have."""
        del view
        return plans.parts(ask, scope)

    def aiming(self, goal: str) -> Steward:
        """Return an autopilot with the goal `goal`. Raise `KeyError` if the goal is unknown."""
        return Steward(self.seed, goal_of(goal))

    def rests(self, view: View, ask: Ask, events: Sequence[Event]) -> bool:
        """Return whether the autopilot's plan ends at a question.

        `events` are the events since the autopilot's last answer.
        """
        side = self._side or ask.side
        if ask.side != side or plans.alarming(view.position, side, events):
            return True
        self._begun = self._begun or ask.kind
        return bool(self.goal.corps) and plans.out_of_scope(ask, self._begun, self.answer(view, ask))


class Historical(Steward):
    """The autopilot with the historical deployment only, for comparisons."""

    def answer(self, view: View, ask: Ask) -> Answer:
        """Return the best answer to a question. In the deployment, it is the historical deployment."""
        return (HISTORICAL,) if ask.kind == "deploy" else super().answer(view, ask)


POLICIES: Final[Mapping[str, Callable[[str], Any]]] = {
    "steward": Steward,
    "historical": Historical,
    "random": RandomPlayer,
}
"""The policies, keyed by name; each takes a seed."""
