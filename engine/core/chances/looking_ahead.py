"""An adviser that simulates the game with each plan and chooses the best plan.

It uses only what its side may see. All plans are simulated with the same dice. A plan replaces the usual one only if it
is significantly better.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import fsum, sqrt
from typing import Any, NamedTuple, TypeVar

from engine.core.asks import Answer, Ask
from engine.core.chances.playing_on import at_once, play_on, play_plan, unanswered
from engine.core.day_gate import CALENDAR
from engine.core.planning.plans import Planner, Until, candidates, past, rests
from engine.core.ruleset import ComparableResult, Effort, Policy, Ruleset
from engine.core.save import Save, supposed

W = TypeVar("W")


class Chosen(NamedTuple):
    """A chosen plan. `playouts` and `answers` count the games and answers that were simulated to find it."""

    plan: str
    playouts: int
    answers: int


class Ends(NamedTuple):
    """The values for a side of the ends of simulated games, in the order of the games' numbers."""

    worth: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The mean of the values."""
        return fsum(self.worth) / len(self.worth)

    def lead(self, other: Ends) -> tuple[float, float]:
        """Return by how much these results are better than `other` in the same games.

        The standard error comes second.
        """
        gaps = [one - two for one, two in zip(self.worth, other.worth, strict=False)]
        mean = fsum(gaps) / len(gaps)
        spread = fsum((each - mean) ** 2 for each in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))


def worth_of(end: ComparableResult, side: str, span: float) -> float:
    """Return what the end of a game is worth to a side.

    A win is worth 1, a draw 0.5, and a loss 0. The score changes this value by less than 0.5. `span` is the difference
    in score that counts as much as a quarter of a win.
    """
    if end.scores:
        best = max((score for name, score in end.scores.items() if name != side), default=0)
        margin, won = end.scores[side] - best, (0.5 if end.winner is None else float(end.winner == side))
    else:
        margin, won = end.score, float(end.won)
    return won + 0.5 * (margin / (abs(margin) + span) if margin else 0.0)


def best_plan(
    ruleset: Ruleset[Any],
    save: Save,
    names: Sequence[str],
    *,
    side: str,
    seed: str,
    effort: Effort = Effort(),  # noqa: B008 - it cannot be changed
    between: Callable[[], object] = at_once,
) -> Chosen:
    """Return the best of several plans for the side whose turn it is.

    The other plans are compared with the first. If the effort is `sparing`, time may run out before each plan has its
    `fewest` simulated games. `between` is called before each answer of the simulated games. Raise `ValueError` if the
    open step cannot be replayed. Raise `KeyError` if a plan is unknown.
    """
    own, *others = names
    if not others:
        return Chosen(own, 0, 0)
    seen = side if len(ruleset.sides) > 1 else None
    table = _Table(ruleset, unanswered(ruleset, save, seen), side, seed, effort)
    stages = max(1, (len(others) - 1).bit_length() + 1)
    for stage in range(1, stages + 1):
        while len(others) and (table.playouts < effort.fewest or table.answers * stages < effort.answers * stage):
            table.play((own, *others), between)
            if table.playouts >= effort.fewest:
                others = [name for name in others if table.worth[name] != table.worth[own]]
            elif effort.sparing and table.answers >= effort.answers:
                others = table.better_half([name for name in others if table.total(name) > table.total(own)])
        if stage < stages:
            others = table.better_half(others)
    return table.chosen(own, others, effort.sure)


class _Table:
    """The simulated results of each plan in a position. All plans have the same dice."""

    def __init__(self, ruleset: Ruleset[Any], shown: Save, side: str, seed: str, effort: Effort) -> None:
        self._ruleset, self._shown, self._side, self._seed = ruleset, shown, side, seed
        self._viewer = side if len(ruleset.sides) > 1 else None
        self._effort = effort
        self._span = 0.0
        self.worth: defaultdict[str, list[float]] = defaultdict(list)
        self.playouts = 0
        self.answers = 0

    def play(self, names: Sequence[str], between: Callable[[], object] = at_once) -> None:
        """Simulate each of these plans once more."""
        seed = f"{self._seed}/{self.playouts}"
        for name in names:
            drive = supposed(self._ruleset, self._shown, seed=seed, side=self._viewer)
            replayed = drive.given
            play_plan(drive, name, self._viewer, seed, between=between)
            end = play_on(drive, seed, self._players(name, seed), between=between)
            self._span = self._span or _span(end)
            self.worth[name].append(worth_of(end, self._side, self._span))
            self.answers += drive.given - replayed
        self.playouts += 1

    def _players(self, name: str, seed: str) -> dict[str, Policy]:
        """Return the policies that play on after the plan. Sides without a policy use the ordinary adviser."""
        goal = name if self._effort.steadfast else self._effort.base
        return {self._side: self._ruleset.policies["steward"](seed).aiming(goal)} if goal else {}

    def total(self, name: str) -> float:
        """Return the sum of the values of a plan's simulated games."""
        return fsum(self.worth[name])

    def better_half(self, names: Sequence[str]) -> list[str]:
        """Return the better half of the plans. At least one plan is returned."""
        return sorted(names, key=lambda name: -self.total(name))[: max(1, len(names) // 2)]

    def chosen(self, own: str, others: Sequence[str], sure: float) -> Chosen:
        """Return the best plan. Return `own` if no other plan is significantly better."""
        best = max(others, key=self.total, default=own)
        if best != own and self.playouts > 1:
            gap, error = Ends((*self.worth[best], 0.0)).lead(
                Ends((*self.worth[own], 0.0))
            )  # the extra, equal pair keeps the error above zero
            if gap > sure * error and gap > 0:
                own = best
        return Chosen(own, self.playouts, self.answers)


def _span(end: ComparableResult) -> float:
    """Return the difference in score that counts as much as a quarter of a win."""
    scores = [*end.scores.values()] if end.scores else [end.score]
    return max(5.0, max(map(abs, scores)) / 2)


class LookingAhead:
    """Plays a side by choosing plans through simulated games.

    `weighed` counts the choices. `deviates` says whether the last chosen plan differed from the base.
    """

    def __init__(self, ruleset: Ruleset[Any], seed: str, *, effort: Effort | None = None) -> None:
        self._ruleset, self._seed, self._effort = ruleset, seed, effort or ruleset.foresight
        steward: Any = ruleset.policies["steward"](seed)
        self._steward: Policy = steward.aiming(self._effort.base) if self._effort.base else steward
        self._player: Policy = self._steward
        self._until: Until | None = None
        self._start = (0, 0)
        self._since = -1
        self.weighed = 0
        self.deviates = False

    def player(self, save: Callable[[], Save], world: Any, ask: Ask, events: Sequence[Any]) -> Policy:
        """Return the policy that answers a question. Simulate the plans if a new plan is needed.

        `events` are all events so far.
        """
        ruleset, several = self._ruleset, len(self._ruleset.sides) > 1
        if ask.kind == CALENDAR or not isinstance(self._steward, Planner):
            return self._steward
        view = ruleset.view(world, ask.side if several else None)
        if self._until is not None and self._since >= 0:
            over = past(self._until, ruleset, self._start, world, ask)
            if over or rests(self._player, view, ask, events[self._since :]):
                self._until, self._player = None, self._steward
        if self._until is None:
            names = candidates(ruleset, view, ask, self._effort)
            if len(names) > 1:
                self.weighed += 1
                seed = f"{self._seed}/{self.weighed}"
                name = best_plan(ruleset, save(), names, side=ask.side, seed=seed, effort=self._effort).plan
                self.deviates = name != names[0]
                self._player = self._steward.aiming(name)
                self._until = self._steward.outlook(view, ask).until
                self._start = ruleset.progress(world)
        self._since = len(events)
        return self._player

    def answer(self, save: Callable[[], Save], world: Any, ask: Ask, events: Sequence[Any]) -> Answer:
        """Return a legal answer to a question."""
        several = len(self._ruleset.sides) > 1
        player = self.player(save, world, ask, events)
        return player.answer(self._ruleset.view(world, ask.side if several else None), ask)
