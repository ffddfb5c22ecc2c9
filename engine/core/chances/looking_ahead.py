"""A steward that looks ahead: it plays each plan on to the end of the game some times, and takes the best one.

It knows what its side may see. What is hidden is dealt anew for each playout, and the dice are not the game's own; all
plans are played on with the same ones, so that their difference is more exact than either. Its own judgement is left
for a plan that is better by more than chance alone makes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from engine.core.asks import Answer, Ask
from engine.core.chances.playing_on import play_on, play_plan, unanswered
from engine.core.day_gate import CALENDAR
from engine.core.planning.plans import Planner, Until, goals_of, past, rests
from engine.core.ruleset import ComparableResult, Policy, Ruleset
from engine.core.save import Save, supposed

W = TypeVar("W")


class Effort(NamedTuple):
    """How much is played on: `first` times each plan, then `rounds` times as often the better half of those left.

    A plan replaces the steward's own judgement only if it is better by so many standard errors (`sure`).
    """

    first: int = 4
    rounds: int = 2
    sure: float = 1.0


class Ends(NamedTuple):
    """What playouts were worth to a side, one for each number."""

    worth: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The average."""
        return sum(self.worth) / len(self.worth)

    def lead(self, other: Ends) -> tuple[float, float]:
        """Return by how much this is better than another on the same playouts, and the standard error of that."""
        gaps = [one - two for one, two in zip(self.worth, other.worth, strict=False)]
        mean = sum(gaps) / len(gaps)
        spread = sum((each - mean) ** 2 for each in gaps) / max(1, len(gaps) - 1)
        return mean, (spread / len(gaps)) ** 0.5


def worth_of(end: ComparableResult, side: str, span: float) -> float:
    """Return what an end is worth to a side: 1 for a win, 0.5 for a draw, and at most 0.5 more or less for the score.

    `span` is the difference of scores that counts as much as a fourth of a win.
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
    go_on: Callable[[], bool] = lambda: True,
) -> str:
    """Return the best of several plans for the side that is asked; the first is the steward's own judgement.

    `go_on` is asked between playouts: when time is up, what is known so far decides. Raise `ValueError` if the open
    step does not replay, and `KeyError` for an unknown plan.
    """
    own, *others = names
    if not others:
        return own
    several = len(ruleset.sides) > 1
    seen = side if several else None
    shown = unanswered(ruleset, save, seen)
    worth: dict[str, list[float]] = {name: [] for name in names}
    left, wanted = list(names), effort.first
    span = 0.0
    for number in range(effort.rounds + 1):
        for place in range(len(worth[own]), len(worth[own]) + wanted):
            for name in left:
                drive = supposed(ruleset, shown, seed=f"{seed}/{place}", side=seen)
                play_plan(drive, name, seen, f"{seed}/{place}")
                end = play_on(drive, f"{seed}/{place}")
                span = span or _span(end, side)
                worth[name].append(worth_of(end, side, span))
            if not go_on():
                return _chosen(worth, own, left, effort.sure)
        if number < effort.rounds:
            ranked = sorted(left[1:], key=lambda name: -sum(worth[name]))
            left = [own, *ranked[: max(1, len(ranked) // 2)]]
    return _chosen(worth, own, left, effort.sure)


def _span(end: ComparableResult, side: str) -> float:
    """Return a span that goes by the size of the game's scores."""
    scores = [*end.scores.values()] if end.scores else [end.score]
    del side
    return max(5.0, max(map(abs, scores)) / 2)


def _chosen(worth: Mapping[str, Sequence[float]], own: str, left: Sequence[str], sure: float) -> str:
    """Return the best of the plans that are left, or the own judgement if none is surely better."""
    number = min(len(worth[name]) for name in left)
    if number < 2:
        return own
    ends = {name: Ends(tuple(worth[name][:number])) for name in left}
    best = max(left, key=lambda name: ends[name].mean)
    if best == own:
        return own
    gap, error = ends[best].lead(ends[own])
    return best if gap > sure * error else own


class LookingAhead:
    """Plays one side by plans that it has weighed, from the beginning of each to its end."""

    def __init__(self, ruleset: Ruleset[Any], seed: str, *, effort: Effort = Effort()) -> None:  # noqa: B008
        self._ruleset, self._seed, self._effort = ruleset, seed, effort
        self._steward: Policy = ruleset.policies["steward"](seed)
        self._player: Policy = self._steward
        self._until: Until | None = None
        self._start = (0, 0)
        self._since = -1
        self._weighed = 0

    def player(self, save: Callable[[], Save], world: Any, ask: Ask, events: Sequence[Any]) -> Policy:
        """Return the policy that answers a question; weigh the plans where one begins. `events` are all so far."""
        ruleset, several = self._ruleset, len(self._ruleset.sides) > 1
        if ask.kind == CALENDAR or not isinstance(self._steward, Planner):
            return self._steward
        view = ruleset.view(world, ask.side if several else None)
        if self._until is not None and self._since >= 0:
            over = past(self._until, ruleset, self._start, world, ask)
            if over or rests(self._player, view, ask, events[self._since :]):
                self._until, self._player = None, self._steward
        if self._until is None:
            names = goals_of(ruleset, view, ask)
            if len(names) > 1:
                self._weighed += 1
                seed = f"{self._seed}/{self._weighed}"
                name = best_plan(ruleset, save(), names, side=ask.side, seed=seed, effort=self._effort)
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
