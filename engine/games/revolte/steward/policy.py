"""The policies: the autopilot, which can play either side, and a random player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.policies import FirstPlayer, RandomPlayer
from engine.games.revolte.phases.rallies import ADVISED, NONE
from engine.games.revolte.position import Position
from engine.games.revolte.steward import plans
from engine.games.revolte.steward.deploying import next_deployed
from engine.games.revolte.steward.orders import best_order
from engine.games.revolte.steward.plans import OWN, STANCES, Stance
from engine.games.revolte.steward.shots import best_shot
from engine.games.revolte.steward.trained import TRAINED, trained
from engine.games.revolte.world import View
from engine.two_sided.steward import SidedPlans


class Steward(SidedPlans):
    """The autopilot's policy: attackers make for the objective, defenders stay and fire.

    It needs no random numbers. It has a seed only because all policies do. Its stance applies to the first side for
    which it answers. Without a stance, it uses the trained stance.
    """

    plans: ClassVar[Any] = plans

    def __init__(self, seed: str = "", stance: Stance | None = OWN) -> None:
        super().__init__()
        self.seed = seed
        self.stance = stance
        self._plain = FirstPlayer(seed)

    def answer(self, view: View, ask: Ask) -> Answer:
        """Return the best answer to a question."""
        position = view.position
        self._side = self._side or ask.side
        stance = self._stance(position, ask.side)
        if ask.kind == "deploy":
            return next_deployed(position, ask, stance.deploys)
        if ask.kind == "rally":
            few = position.points[ask.side] <= stance.few and ask.side == position.battle.attacker
            return (NONE,) if few else (ADVISED,)
        if ask.kind == "order":
            return best_order(position, self._in_phase(position, ask.side), stance)
        if ask.kind == "fire":
            return best_shot(position, stance)
        return self._plain.answer(view, ask)

    def _stance(self, position: Position, side: str) -> Stance:
        if side != self._side:
            return OWN
        return trained(position.scenario, side) if self.stance is None else self.stance

    # --- plans (`engine.core.planning.plans.Planner`) ---

    def aiming(self, goal: str) -> Steward:
        """Return a steward with the stance `goal`. Raise `KeyError` if it is unknown."""
        return Steward(self.seed, None if goal == TRAINED else STANCES[goal])

    def rests(self, view: View, ask: Ask, events: Sequence[Event]) -> bool:
        """Return whether the autopilot's plan must end before it answers a question."""
        side = self._side or ask.side
        return ask.side != side or ask.kind not in plans.PHASES or plans.alarming(view.position, side, events)


POLICIES: Final[Mapping[str, Callable[[str], Any]]] = {"steward": Steward, "random": RandomPlayer}
"""The policies, keyed by name; each takes a seed."""
