"""The analysis of a finished game: its format, and what follows from its figures.

Before a decision the chance is V. With the decision given, and only its dice thrown anew, it is Q. So the decision was
worth Q - V against what the steward would have done, and its dice were worth the next V - Q. All of them together are
what there is between the first chance and the result, as GNU Backgammon adds up its luck and its skill.

The chance counts a draw as half a win. All are those of the first side; the others' are the rest to 1.
`engine.core.chances.analyser` works it out.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.core.asks import Answer

VERSION = 1
"""The version of this format."""

FIRE = "fire"
"""Orders to fire are answers to questions of this kind, or begin with this word, in every game of the house."""


def is_shot(kind: str, answer: Answer) -> bool:
    """Return whether an answer to a question of that kind is an order to fire."""
    return len(answer) > 1 and FIRE in {kind, answer[0]}


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with its worth, for the first side.

    `before` is the chance before it. `skill` is what the answer was worth against the steward's, `luck` what its dice
    were worth; `doubt` is the standard error of the skill, `luck_doubt` that of the luck. `dice` are all that were
    rolled, in their order. `actor` is the pseudonym of who decided.
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
    together. `doubt` is the standard error. `afresh` says that the playouts had no part in finding the throw: what is
    told to be the luckiest is so by others than those by which it seemed so.
    """

    version: int
    place: int
    dice: tuple[int, ...]
    event: msgspec.Raw
    luck: float
    doubt: float
    afresh: bool = True


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A person, or a vote, who decided for a side, and how exactly: from 0 to 100.

    `actor` is a pseudonym, `since` the version of their first decision: whoever has the journal finds there who it was.
    """

    side: str
    actor: str
    since: int
    decisions: int
    accuracy: float


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A decision after which the game was another.

    With a `better` answer, `gain` is how much better for the side that decided. Without, it was the dice that turned
    the game, and `gain` is what they were worth to that side. `others` are all answers that were tried, the better one
    among them, with how much better each is than the one that was given.
    """

    version: int
    period: int
    side: str
    answer: Answer
    better: Answer = ()
    gain: float
    others: tuple[tuple[Answer, float], ...] = ()


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """A period of the game: the chance of the first side at its end, and what each side's skill and luck changed."""

    period: int
    chance: float
    skill: Mapping[str, float]
    luck: float


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a game. `first` is the chance of the first side at the beginning, `end` its result.

    `accuracy` is for each side that a person played, from 0 to 100; `players` are all persons, side by side. `thrown`
    are the throws of every decision with several, and of those that changed most. Analyses of earlier versions have no
    players, and no throws or only those that changed most.
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
    players: tuple[Player, ...] = ()
    thrown: tuple[Thrown, ...] = ()

    def of(self, side: str, value: float) -> float:
        """Return a change of the first side's chance as one of `side`."""
        return value if side == self.sides[0] else -value

    def luck_of(self, side: str) -> float:
        """Return what the dice of the whole game were worth to a side."""
        return self.of(side, sum(each.luck for each in self.decisions))

    def loser(self) -> str | None:
        """Return the side that lost; None after a draw, and where one side alone has won."""
        if self.end == 0.5:
            return None
        return next(iter(self.sides[:1] if self.end < 0.5 else self.sides[1:2]), None)

    def decision(self, version: int) -> Weighed:
        """Return the decision of that row of the journal. Raise `StopIteration`."""
        return next(each for each in self.decisions if each.version == version)

    def most_thrown(self) -> tuple[Thrown, ...]:
        """Return the throws of the decisions that changed most, by playouts that had no part in finding them."""
        return tuple(each for each in self.thrown if each.afresh)

    def worth_of(self, each: Weighed) -> float:
        """Return what the dice of a decision were worth to its side: by its throws where it changed most."""
        single = [one.luck for one in self.most_thrown() if one.version == each.version]
        return self.of(each.side, sum(single) if single else each.luck)

    def best_shot(self) -> Weighed | None:
        """Return the order to fire whose dice were worth most to whoever gave it.

        Those that changed most come first: the others seemed worth less, or are told by playouts that chose them.
        """
        shots = [each for each in self.decisions if is_shot(each.kind, each.answer)]
        most = {each.version for each in self.most_thrown()}
        return max(shots, key=lambda each: (each.version in most, self.worth_of(each)), default=None)

    def costliest(self) -> Weighed | None:
        """Return the decision of a person that cost most, if one cost anything beyond doubt."""
        found = [each for each in self.decisions if each.by_player and lost(self, each) > 0]
        return max(found, key=lambda each: lost(self, each), default=None)


def lost(analysis: Analysis, each: Weighed) -> float:
    """Return what a decision cost its side beyond doubt: a loss counts as far as it exceeds its standard error."""
    return max(0.0, -analysis.of(each.side, each.skill) - each.doubt)
