"""Plays positions on for an analysis, each with the same dice, and keeps what it has played."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from engine.core.asks import Answer, Refused
from engine.core.chances.effort import Prepared, Workings
from engine.core.chances.playing_on import play_on, play_plan, seed_of, unanswered
from engine.core.chances.throws import draws_of, send_with
from engine.core.ruleset import ComparableResult, Ruleset
from engine.core.save import Save, supposed

Worths = tuple[float, ...]
"""How each playout ended for the first side: 1 won, 0.5 drawn, 0 lost."""


class Stopped(Exception):
    """The analysis was given up, or put aside, on the way."""


class Weighing:
    """Weighs the positions of a game and answers in them.

    What `workings` knows is not played again. `go_on` is asked before each playout; if it returns False, `Stopped` is
    raised, and `workings` has all that was played. `between` is called before each answer of a playout.
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
        self._go_on = go_on
        self._between = between

    def start(self, place: int, numbers: range) -> Worths:
        """Return the playouts of the position with which a period begins: those that a board had, or new ones."""
        shown = self.workings.shown.get(self.game.decisions[place].period) if place < len(self.game.decisions) else None
        return shown or self.position(place, numbers)

    def position(self, place: int, numbers: range) -> Worths:
        """Play the position before a decision on; after the last decision it is the result."""
        if place == len(self.game.decisions):
            return (self.end(self.game.decisions[-1].after),) * len(numbers)
        found = self._played(place, None, numbers)
        assert found is not None, "nothing is answered that could be refused"
        return found

    def answered(self, place: int, answer: Answer, numbers: range, throws: int = 0) -> Worths | None:
        """Play a position on with an answer given first; None where it cannot be given, with all that is hidden new.

        So many of the first `throws` of the decision fall as they fell in the game.
        """
        return self._played(place, answer, numbers, throws)

    def planned(self, place: int, plan: str, numbers: range) -> Worths | None:
        """Play a position on with a plan first; None where there is no such plan."""
        return self._played(place, None, numbers, plan=plan)

    def _played(
        self, place: int, answer: Answer | None, numbers: range, throws: int = 0, plan: str = ""
    ) -> Worths | None:
        words = ("=", *answer) if answer is not None else ("plan", plan) if plan else ()
        key = " ".join((str(place), f"{numbers.start}/{throws}" if throws else str(numbers.start), *words))
        found = list(self.workings.ends.get(key, ()))
        if len(found) == len(numbers):
            return tuple(found)
        if found == [REFUSED]:
            return None
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
                found.append(self.worth(play_on(drive, seed_of(number), between=self._between)))
                self.workings.done += self.weights[place]
        except (Refused, KeyError):
            found = [REFUSED]
            return None
        finally:
            self.workings.ends[key] = tuple(found)
        return tuple(found)

    def end(self, save: Save) -> float:
        """Return how a finished game ended for the first side."""
        result = self.ruleset.comparable_result(self.ruleset.decode(bytes(save.state), save.schema))
        assert result is not None, "the game is over"
        return self.worth(result)

    def worth(self, end: ComparableResult) -> float:
        """Return what a result is worth to the first side."""
        if not end.scores:
            return float(end.won)
        return 0.5 if end.winner is None else float(end.winner == self.side)


REFUSED = -1.0
"""Stands for the playouts of an answer that cannot be given."""


def mean(worths: Worths) -> float:
    """Return the chance that playouts tell."""
    return sum(worths) / len(worths)


def difference(one: Worths, two: Worths) -> tuple[float, float]:
    """Return the mean difference of playouts with the same dice, and its standard error.

    Of positions that were not played on equally often, the playouts that both have are compared.
    """
    both = min(len(one), len(two))
    return (0.0, 0.0) if one is two else spread(minus(one[:both], two[:both]))


def minus(one: Worths, two: Worths) -> Worths:
    """Return the difference of each two playouts with the same dice."""
    return tuple(mine - other for mine, other in zip(one, two, strict=True))


def plus(one: Worths, two: Worths) -> Worths:
    """Return the sum of each two playouts with the same dice."""
    return tuple(mine + other for mine, other in zip(one, two, strict=True))


def spread(worths: Worths) -> tuple[float, float]:
    """Return the mean of playouts, and its standard error."""
    number, middle = len(worths), mean(worths)
    variance = sum((each - middle) ** 2 for each in worths) / max(1, number - 1)
    return middle, sqrt(variance / number)
