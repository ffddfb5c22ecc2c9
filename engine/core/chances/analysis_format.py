"""The analysis of a finished game: its format, and what follows from its figures.

Where a period begins the chance is V; the curve goes through these. A decision that is not the steward's was worth
Q - V: Q is the chance with it given, and only its dice thrown again. What else there is between two beginnings is luck.
So all of it together is what there is between the first chance and the result, as GNU Backgammon adds up its luck and
its skill. What the dice of one decision were worth is known where the game turned, and nowhere else.

The chance counts a draw as half a win. All are those of the first side; the others' are the rest to 1.
`engine.core.chances.analyser` works it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

import msgspec

from engine.core.asks import Answer

VERSION = 2
"""The version of this format. Analyses of others are worked out again."""
CERTAIN = 2.0
"""How many standard errors something is worth before anybody is told of it."""
PLAN = "plan"
"""The first word of a decision for a plan, before its name and the question that it answers."""

FIRE = "fire"
"""Orders to fire are answers to questions of this kind, or begin with this word, in every game of the house."""


def is_shot(kind: str, answer: Answer) -> bool:
    """Return whether an answer to a question of that kind is an order to fire."""
    return len(answer) > 1 and FIRE in {kind, answer[0]}


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with its worth, for the first side.

    `before` is the chance before it, or the last that is known. `skill` is what the answer was worth against the
    steward's, `luck` what its dice were worth where that is known; `doubt` is the standard error of the skill,
    `luck_doubt` that of the luck. `dice` are all that were rolled, in their order. `actor` is the pseudonym of who
    decided. Where a plan was chosen, `answer` is that, and what the steward answered for it is nobody's decision.
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


class Thrown(msgspec.Struct, frozen=True, kw_only=True):
    """What the dice of one throw were worth to the first side, those of the order before them being known.

    `version` is that of the decision, `place` the number of the throw among those after it, from 0. `event` is what
    tells the throw; it is null where nothing does, or where several hidden things were shown that are one worth
    together. `doubt` is the standard error.
    """

    version: int
    place: int
    dice: tuple[int, ...]
    event: msgspec.Raw
    luck: float
    doubt: float


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A person, or a vote, who decided for a side: how often, and how exactly, from 0 to 100.

    `accuracy` is None where the decisions were too few to judge, `doubt` its standard error, in the same points.
    `actor` is a pseudonym, `since` the version of their first decision: the journal says who it was.
    """

    side: str
    actor: str = ""
    since: int
    decisions: int
    accuracy: float | None
    doubt: float = 0.0


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A decision after which the game was another.

    With a `better` answer, `gain` is how much better for the side that decided. Without, it was the dice that turned
    the game, and `gain` is what they were worth to that side. `doubt` is the standard error of the gain. `others` are
    all answers that were tried, the better one among them, with how much better each is than the one that was given.
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
    """A period of the game: the chance of the first side at its end, and what each side's skill and luck changed.

    `doubt` is the standard error of the chance.
    """

    period: int
    chance: float
    skill: Mapping[str, float]
    luck: float
    doubt: float = 0.0


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a game. `first` is the chance of the first side at the beginning, `end` its result.

    `tries` is how often the beginning of a period was played on, where no board had its chance. `accuracy` is from 0 to
    100, for each side of which a person decided enough to be judged; `people` are all sides for which a person decided,
    `players` all persons, side by side. `thrown` are the throws of the decisions whose dice turned the game.
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
    thrown: tuple[Thrown, ...] = ()
    doubt: float = 0.0
    """The standard error of the first chance."""

    def of(self, side: str, value: float) -> float:
        """Return a change of the first side's chance as one of `side`."""
        return value if side == self.sides[0] else -value

    def luck_of(self, side: str) -> tuple[float, float]:
        """Return what the dice of the whole game were worth to a side, and the standard error of that."""
        doubts = (self.doubt, *(each.doubt for each in self.decisions))
        return self.of(side, sum(each.luck for each in self.days)), sqrt(sum(each * each for each in doubts))

    def loser(self) -> str | None:
        """Return the side that lost; None after a draw, and where one side alone has won."""
        if self.end == 0.5:
            return None
        return next(iter(self.sides[:1] if self.end < 0.5 else self.sides[1:2]), None)

    def has_people(self, side: str) -> bool:
        """Return whether a person has decided for a side."""
        return side in self.accuracy or any(each.side == side for each in self.people)

    def decision(self, version: int) -> Weighed:
        """Return the decision of that row of the journal. Raise `StopIteration`."""
        return next(each for each in self.decisions if each.version == version)

    def best_shot(self) -> Weighed | None:
        """Return the order to fire whose dice were worth most to whoever gave it; None where none is beyond doubt."""
        shots = [
            each
            for each in self.decisions
            if is_shot(each.kind, each.answer) and self.of(each.side, each.luck) > CERTAIN * each.luck_doubt
        ]
        return max(shots, key=lambda each: self.of(each.side, each.luck), default=None)

    def costliest(self) -> Weighed | None:
        """Return the decision of a person that cost most, if one cost anything beyond doubt."""
        found = [each for each in self.decisions if each.by_player and cost(self, each) > CERTAIN * each.doubt]
        return max(found, key=lambda each: lost(self, each), default=None)


def cost(analysis: Analysis, each: Weighed) -> float:
    """Return what a decision cost its side."""
    return -analysis.of(each.side, each.skill)


def lost(analysis: Analysis, each: Weighed) -> float:
    """Return what a decision cost its side beyond doubt: a loss counts as far as it exceeds its standard error."""
    return max(0.0, cost(analysis, each) - each.doubt)
