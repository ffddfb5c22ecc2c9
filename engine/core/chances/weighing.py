"""Simulates positions for an analysis with the same dice, and keeps the results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum, sqrt
from typing import Any

from engine.core.asks import Answer, Refused
from engine.core.chances.effort import Prepared, Workings, valued
from engine.core.chances.playing_on import play_on, play_plan, play_until, seed_of, unanswered
from engine.core.chances.throws import Draw, draws_of, send_with
from engine.core.drive import Drive
from engine.core.ruleset import ComparableResult, Ruleset
from engine.core.save import Save, supposed

Worths = tuple[float, ...]
"""The end of each simulated game for the first side: 1 for a win, 0.5 for a draw, 0 for a loss."""


class Stopped(Exception):
    """Raised when the analysis was cancelled or interrupted before its end."""


class Weighing:
    """Simulates the positions of a game, and answers in them, for an analysis.

    `workings` are the results so far, which are not computed again. `go_on` is called before each simulated game. If it
    returns False, `Stopped` is raised. `between` is called before each answer of a simulated game.
    """

    def __init__(
        self,
        ruleset: Ruleset[Any],
        game: Prepared,
        side: str,
        workings: Workings,
        *,
        go_on: Callable[[], bool],
        between: Callable[[], object],
    ) -> None:
        self.ruleset = ruleset
        self.game = game
        self.side = side
        self.several = len(ruleset.sides) > 1
        self.workings = workings
        self.weights = game.weights()
        self.valuation = ruleset.valuation if valued(ruleset, game.decisions[0].before) else None
        self._go_on = go_on
        self._between = between

    def start(self, place: int, numbers: range) -> Worths:
        """Return the results of games simulated from the beginning of a period."""
        shown = self.workings.shown.get(self.game.decisions[place].period) if place < len(self.game.decisions) else None
        return shown or self.position(place, numbers)

    def is_shown(self, place: int) -> bool:
        """Return whether the chances at the beginning of this decision's period are already known."""
        return bool(self.workings.shown.get(self.game.decisions[place].period))

    def position(self, place: int, numbers: range, until: int | None = None) -> Worths:
        """Return the results of simulated games from the position before a decision.

        With `until`, the games end at the start of that period, and the position then is valued.
        """
        if place == len(self.game.decisions):
            return (self.end(self.game.decisions[-1].after),) * len(numbers)
        found = self._played(place, None, numbers, until=until)
        assert found is not None, "nothing is answered that could be refused"
        return found

    def answered(
        self, place: int, answer: Answer, numbers: range, throws: int = 0, until: int | None = None
    ) -> Worths | None:
        """Simulate games after an answer, and return their results. Return None if the answer is impossible.

        The first `throws` rolls of the decision are the same as in the game.
        """
        return self._played(place, answer, numbers, throws=throws, until=until)

    def planned(self, place: int, plan: str, numbers: range, until: int | None = None) -> Worths | None:
        """Return the results of simulated games that begin with a plan; None for an unknown plan."""
        return self._played(place, None, numbers, plan=plan, until=until)

    def _played(
        self,
        place: int,
        answer: Answer | None,
        numbers: range,
        *,
        throws: int = 0,
        plan: str = "",
        until: int | None = None,
    ) -> Worths | None:
        words = ("=", *answer) if answer is not None else ("plan", plan) if plan else ()
        ended = (f"<{until}",) if until is not None else ()
        key = " ".join((str(place), f"{numbers.start}/{throws}" if throws else str(numbers.start), *words, *ended))
        found = list(self.workings.ends.get(key, ()))
        if found == [REFUSED]:
            return None
        if len(found) >= len(numbers):
            return tuple(found[: len(numbers)])
        each = self.game.decisions[place]
        side = each.side if self.several else None
        shown = unanswered(self.ruleset, each.before, side if answer is not None or plan else None)
        given = draws_of(each.throws[:throws])
        try:
            for number in numbers[len(found) :]:
                if not self._go_on():
                    raise Stopped
                drive = supposed(self.ruleset, shown, seed=seed_of(number))
                if answer is not None:
                    send_with(drive, drive.check(answer, side), side, given)
                if plan:
                    play_plan(drive, plan, side, seed_of(number), between=self._between)
                found.append(self._ended(drive, seed_of(number), until))
                self.workings.done += self.cost(place, until)
        except (Refused, KeyError):
            found = [REFUSED]
            return None
        finally:
            self.workings.ends[key] = tuple(found)
        return tuple(found)

    def thrown(self, place: int, number: int, result: Mapping[Draw, int], numbers: range, until: int | None) -> Worths:
        """Return the values of simulated games after a decision in which one roll has a given result.

        The simulated games end at the start of the period `until`. Without `until`, they end at the next question.
        """
        each = self.game.decisions[place]
        faces = "".join(f"{face}." for face in result.values())
        key = f"{place} {numbers.start} roll {number} {faces}" + (f" <{until}" if until is not None else "")
        found = list(self.workings.ends.get(key, ()))
        side = each.side if self.several else None
        shown = unanswered(self.ruleset, each.before, side)
        given = {**draws_of(each.throws[:number]), **result}
        try:
            for seed in map(seed_of, numbers[len(found) :]):
                if not self._go_on():
                    raise Stopped
                drive = supposed(self.ruleset, shown, seed=seed)
                send_with(drive, drive.check(each.answer, side), side, given)
                found.append(self._ended(drive, seed, until if until is not None else each.period))
        finally:
            self.workings.ends[key] = tuple(found)
        return tuple(found)

    def _ended(self, drive: Drive[Any], seed: str, until: int | None) -> float:
        """Play a simulated game to its end, and return its result for the first side (0 to 1).

        With `until`, stop at the start of that period and estimate the result.
        """
        if until is not None and self.valuation is not None:
            end = play_until(drive, seed, until, between=self._between)
            if end is not None:
                return self.worth(end)
            chance = self.valuation.chance(self.ruleset.view(drive.world))
            if chance is not None:
                return chance
        return self.worth(play_on(drive, seed, between=self._between))

    def cost(self, place: int, until: int | None = None) -> float:
        """Return the cost of simulating a game from a position. The cost of a whole game is 1."""
        return self.weights[place] - (self.weights[self.game.start_of(until)] if until is not None else 0.0)

    def end(self, save: Save) -> float:
        """Return the result of a finished game for the first side: 1, 0.5 or 0."""
        result = self.ruleset.comparable_result(self.ruleset.decode(bytes(save.state), save.schema))
        assert result is not None, "the game is over"
        return self.worth(result)

    def worth(self, end: ComparableResult) -> float:
        """Return a result from the view of the first side: 1, 0.5 or 0."""
        if not end.scores:
            return float(end.won)
        return 0.5 if end.winner is None else float(end.winner == self.side)


REFUSED = -1.0
"""Used in place of the end of a simulated game if its answer is not possible."""


def mean(worths: Worths) -> float:
    """Return the mean result of simulated games. It is the win chance."""
    return fsum(worths) / len(worths)


def difference(one: Worths, two: Worths) -> tuple[float, float]:
    """Return the mean difference between two lists of simulated games, and its standard error.

    Both lists have the same dice. If one is longer, its additional games are ignored.
    """
    both = min(len(one), len(two))
    return (0.0, 0.0) if one is two else spread(minus(one[:both], two[:both]))


def minus(one: Worths, two: Worths) -> Worths:
    """Subtract `two` from `one`, simulated game by simulated game."""
    return tuple(mine - other for mine, other in zip(one, two, strict=True))


def plus(one: Worths, two: Worths) -> Worths:
    """Return the sums of `one` and `two`, game by game."""
    return tuple(mine + other for mine, other in zip(one, two, strict=True))


def spread(worths: Worths) -> tuple[float, float]:
    """Return the mean of simulated games, and its standard error."""
    number, middle = len(worths), mean(worths)
    variance = fsum((each - middle) ** 2 for each in worths) / max(1, number - 1)
    return middle, sqrt(variance / number)
