"""The format of the analysis of a finished game, and values derived from it.

V is the chance at the beginning of a period. The curve joins these chances. Q is the chance after a decision but before
its dice. A decision that differs from the adviser's has gained Q - V. The rest of the change from one beginning to the
next is luck. Skill and luck together are therefore the difference between the first chance and the result, as in GNU
Backgammon. The luck of a single decision's dice is known only at turning points.

A draw counts as half a win. All chances are the first side's. The other side's chance is 1 minus the first side's.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum, sqrt

import msgspec

from engine.core.asks import Answer

VERSION = 2
"""The version of this format. Analyses in other versions are computed again."""
CERTAIN = 2.0
"""The number of standard errors that a figure must exceed to be shown."""
PLAN = "plan"
"""The first word of a decision for a plan, before its name and the question that it answers."""

FIRE = "fire"
"""Orders to fire are answers to questions of this kind, or begin with this word, in every game of this project."""


def is_shot(kind: str, answer: Answer) -> bool:
    """Return whether an answer to a question of this kind is an order to fire."""
    return len(answer) > 1 and FIRE in {kind, answer[0]}


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision and its effect on the first side's chance.

    `before` is the last known chance before the decision. `skill` is the gain compared with the adviser's answer, and
    `doubt` is its standard error. `luck` is the gain from the dice, if known, and `luck_doubt` is its standard error.
    `dice` are all dice rolled, in order. `actor` is the pseudonym of the person who decided. If a plan was chosen,
    `answer` is the plan, and the answers of the plan are not separate decisions.
    """

    version: int
    period: int
    round: int
    side: str
    kind: str
    answer: Answer
    by_player: bool
    before: float
    skill: float = 0.0
    doubt: float = 0.0
    luck: float = 0.0
    luck_doubt: float = 0.0
    dice: tuple[int, ...] = ()
    actor: str = ""


class RollLuck(msgspec.Struct, frozen=True, kw_only=True):
    """The luck of one roll, as a change of the first side's chance.

    `version` is the version of the decision, and `place` is the number of the roll after that decision, from 0. `event`
    is the event that reports the roll. It is null if there is none, or if several hidden things were revealed together.
    `doubt` is the standard error.
    """

    version: int
    place: int
    dice: tuple[int, ...]
    event: msgspec.Raw
    luck: float
    doubt: float


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A person, or a vote, that decided for a side.

    `accuracy` is from 0 to 100; None after too few decisions. `doubt` is its standard error, in points. `actor` is a
    pseudonym. `since` is the version of the player's first decision, which identifies the person in the journal.
    """

    side: str
    actor: str = ""
    since: int
    decisions: int
    accuracy: float | None
    doubt: float = 0.0


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that turned the game.

    If there was a `better` answer, `gain` is what it would have gained for the side that decided. Otherwise `gain` is
    what the dice gained for that side. `doubt` is the standard error of the gain. `others` are all answers that were
    tried, with their gain over the answer given.
    """

    version: int
    period: int
    side: str
    answer: Answer
    better: Answer = ()
    gain: float
    doubt: float = 0.0
    others: tuple[tuple[Answer, float], ...] = ()


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """A period of an analysed game: the first side's chance at its end, and the skill and luck in it.

    `doubt` is the standard error of the chance. `skill` is keyed by side.
    """

    period: int
    chance: float
    skill: Mapping[str, float]
    luck: float
    doubt: float = 0.0


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a game.

    `first` is the chance of the first side at the beginning. `end` is its result: 1, 0.5 or 0. `tries` is the number of
    simulated games per period. `accuracy` is from 0 to 100, for each side with enough decisions by people. `people` are
    all sides for which people decided. `players` are these people, grouped by side. `thrown` are the rolls that turned
    the game, and the luckiest and unluckiest rolls. `mistakes` are all decisions for which a better answer was
    confirmed, in order.
    """

    version: int = VERSION
    rules: str
    tries: int
    sides: tuple[str, ...]
    first: float
    end: float
    decisions: tuple[Weighed, ...]
    days: tuple[Day, ...]
    turning_points: tuple[TurningPoint, ...]
    accuracy: Mapping[str, float]
    people: tuple[Player, ...] = ()
    players: tuple[Player, ...] = ()
    thrown: tuple[RollLuck, ...] = ()
    doubt: float = 0.0
    """The standard error of the first chance."""
    mistakes: tuple[TurningPoint, ...] = ()
    weights: str = ""
    """The name of the weights of the valuation that the search used; empty without a valuation."""

    def of(self, side: str, value: float) -> float:
        """Convert a change of the first side's win chance to a change for `side`."""
        return value if side == self.sides[0] else -value

    def luck_of(self, side: str) -> tuple[float, float]:
        """Return how much all dice gained for a side, and the standard error."""
        doubts = (self.doubt, *(each.doubt for each in self.decisions))
        return self.of(side, fsum(each.luck for each in self.days)), sqrt(fsum(each * each for each in doubts))

    def loser(self) -> str | None:
        """Return the side that lost. Return None after a draw, or if a single player won."""
        if self.end == 0.5:
            return None
        return next(iter(self.sides[:1] if self.end < 0.5 else self.sides[1:2]), None)

    def has_people(self, side: str) -> bool:
        """Return whether a side's decisions were made by people."""
        return side in self.accuracy or any(each.side == side for each in self.people)

    def decision(self, version: int) -> Weighed:
        """Return the decision with this version. Raise `StopIteration` if there is none."""
        return next(each for each in self.decisions if each.version == version)

    def best_shot(self) -> Weighed | None:
        """Return the decision to fire that had the luckiest dice, or None if no luck was significant."""
        shots = [
            each
            for each in self.decisions
            if is_shot(each.kind, each.answer) and self.of(each.side, each.luck) > CERTAIN * each.luck_doubt
        ]
        return max(shots, key=lambda each: self.of(each.side, each.luck), default=None)

    def costliest(self) -> Weighed | None:
        """Return the costliest decision by a person; None if no cost is significant."""
        found = [each for each in self.decisions if each.by_player and cost(self, each) > CERTAIN * each.doubt]
        return max(found, key=lambda each: lost(self, each), default=None)


def cost(analysis: Analysis, each: Weighed) -> float:
    """Return how much of its chance (0 to 1) a side lost by a decision."""
    return -analysis.of(each.side, each.skill)


def lost(analysis: Analysis, each: Weighed) -> float:
    """Return the estimated loss from a decision minus its standard error, or 0 if that is negative."""
    return max(0.0, cost(analysis, each) - each.doubt)
