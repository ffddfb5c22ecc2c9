"""The steward (autopilot) of games of two sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.asks import Ask
from engine.core.events import Event
from engine.core.planning.plans import Outlook, PlansOfModule


class SidedPlans(PlansOfModule):
    """The base class of autopilots for two-sided games.

    It calls the functions of the game's module `plans`, whose `tally` also gets the side.
    """

    def __init__(self) -> None:
        self._side = ""
        self._phase: tuple[int, str] = (-1, "")
        self._stays: set[str] = set()

    def _in_phase(self, position: Any, side: str) -> set[str]:
        """Return the set of pieces that the autopilot has decided not to move in this phase.

        The set is cleared when a new phase begins.
        """
        if self._phase != (position.turn, side):
            self._phase, self._stays = (position.turn, side), set()
        return self._stays

    def goals(self, view: Any, ask: Ask) -> tuple[str, ...]:
        """Return the names of the goals for a question. Return none if there are no goals."""
        self._side = ask.side
        names: tuple[str, ...] = self.plans.goals(view, ask)
        return names

    def outlook(self, view: Any, ask: Ask) -> Outlook:
        """Return how many periods ahead plans are simulated in this position."""
        self._side = ask.side
        return super().outlook(view, ask)

    def tally(self, view: Any, events: Sequence[Event]) -> Mapping[str, int]:
        """Return what a plan has cost and gained its side."""
        del events
        numbers: Mapping[str, int] = self.plans.tally(view, self._side or view.position.active)
        return numbers
