"""The policies of the siege game: the autopilot and the random player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, ClassVar, Final

from engine.core.asks import DONE, Answer, Ask
from engine.core.planning.plans import PlansOfModule
from engine.core.policies import RandomPlayer
from engine.core.ranking import allowed
from engine.games.siege.steward import conditions, lodging, plans, posts
from engine.games.siege.steward.advice import Advice, done
from engine.games.siege.steward.by_ask import CHAPTERS, SCRIPTED, advise
from engine.games.siege.steward.goals import GOALS, OWN, TRAINED, Goal
from engine.games.siege.steward.ranking import thoughts
from engine.games.siege.world import LEADER, Position


class Steward(PlansOfModule):
    """The autopilot's policy: hold endangered zones, fire at good odds, and save civilians.

    It uses no random numbers. It takes a seed only because all policies do.
    """

    plans: ClassVar[Any] = plans

    def __init__(self, seed: str = "", goal: Goal = OWN) -> None:
        self.seed = seed
        self.goal = goal
        self._view: Position | None = None
        self._phase: tuple[int, int, str] | None = None
        self._script: Iterator[Advice] = iter(())
        self._left_at_rest: tuple[object, ...] | None = None
        self._well_housed: tuple[object, ...] | None = None

    def answer(self, view: Position, ask: Ask) -> Answer:
        """Return the best answer to a question."""
        if ask.kind not in SCRIPTED:
            return advise(view, ask, self.goal)
        phase = (view.day, view.sequence, ask.kind)
        if phase != self._phase:
            self._view = view
            self._phase = phase
            self._script = iter(self._think(view, ask))
        advice = next(self._script, None)
        if advice is not None and (self._still_sound(view, ask, advice) or allowed(ask, advice.answer)):
            if ask.kind == "reposition" and advice.answer == DONE:
                self._left_at_rest = None if posts.to_battle(view) else self._look(view)
            return advice.answer
        return advise(view, ask, self.goal)

    def rank(self, view: Position, ask: Ask, *, most: int) -> Iterator[Answer]:
        """Yield at most `most` sensible answers, the best first."""
        return islice((advice.answer for advice in thoughts(view, ask)), most)

    def orders_for_phase(self, view: Position, ask: Ask) -> Iterator[Answer]:
        """Yield the answers that the autopilot plans for the rest of this phase."""
        every = CHAPTERS[ask.kind](view, ask, self.goal) if ask.kind in SCRIPTED else thoughts(view, ask)
        return (advice.answer for advice in every)

    # --- plans (`engine.core.planning.plans.Planner`) ---

    def goals(self, view: Position, ask: Ask) -> tuple[str, ...]:
        """Return the names of the goals that fit a question."""
        return plans.goals(view, ask)

    def aims(self) -> tuple[str, ...]:
        """Return the names of all goals."""
        return tuple(GOALS)

    def conditions(self) -> tuple[str, ...]:
        """Return the names of the conditions for prepared plans."""
        return conditions.conditions()

    def holds(self, condition: str, view: Position, ask: Ask) -> bool:
        """Return whether a condition is true now."""
        return conditions.holds(condition, view, ask)

    def aiming(self, goal: str) -> Steward:
        """Return an autopilot that plays for `goal`. Raise `KeyError` if the goal is unknown."""
        return Steward(self.seed, TRAINED if goal == TRAINED.name else GOALS[goal])

    def _still_sound(self, view: Position, ask: Ask, advice: Advice) -> bool:
        """Return whether a planned move is certainly still legal. This is faster than searching the menus.

        Return False for leaders among Boxers, because only the menus can tell (R25).
        """
        answer = advice.answer
        if answer == DONE and ask.kind == "march":
            return not ask.facts["must_leave"]
        if not advice.movers or view is not self._view:
            return False
        _, start, end, _ = answer
        for counter in advice.movers:
            if counter.place != start:
                return False
        if ask.kind == "reposition":
            return True
        alone = advice.movers[0].kind == LEADER and view.has_boxers(end)
        return not alone and ask.facts["left"].keys().isdisjoint([c.id for c in advice.movers])

    def _think(self, view: Position, ask: Ask) -> list[Advice]:
        """Return the answers that the autopilot plans for a phase.

        On a quiet day without changes, the only answer is “done”.
        """
        if ask.kind == "day-end":
            return [*self._lodge(view), done("nothing-to-do")]
        if ask.kind != "reposition":
            return list(CHAPTERS[ask.kind](view, ask, self.goal))
        if self._left_at_rest is not None and not posts.to_battle(view) and self._look(view) == self._left_at_rest:
            return [done("nothing-to-do")]
        return [*posts.reposition(view, self.goal), *self._lodge(view), done("nothing-to-do")]

    def _look(self, view: Position) -> tuple[object, ...] | None:
        """Return what determines where the troops stand on quiet days.

        Return None if the goal keeps them at their posts.
        """
        return None if self.goal.quiet == "guard" else posts.look(view)

    def _lodge(self, view: Position) -> list[Advice]:
        """Return the changes of civilian homes that the adviser wants.

        Return an empty list if nothing has changed since it last wanted none.
        """
        look = lodging.look(view)
        if look == self._well_housed:
            return []
        wishes = lodging.lodge(view)
        self._well_housed = None if wishes else look
        return wishes


POLICIES: Final[Mapping[str, Callable[[str], Any]]] = {"steward": Steward, "random": RandomPlayer}
"""The policies, keyed by name; each takes a seed."""
