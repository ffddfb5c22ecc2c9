"""The analysis of a finished game: its chances decision by decision, and what was skill and what luck.

Before a decision the chance is V. With the decision given, and only its dice thrown anew, it is Q. So the decision was
worth Q - V against what the steward would have done, and its dice were worth the next V - Q. All of them together are
what there is between the first chance and the result, as GNU Backgammon adds up its luck and its skill.

The chance counts a draw as half a win. All are those of the first side; the others' are the rest to 1. Every playout of
a number has the same dice in every position, so that what they have in common drops out of a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, sqrt
from typing import Any

import msgspec

from engine.core.asks import Answer
from engine.core.chances.effort import AFRESH, BETTER, OTHERS, TURNING_POINTS, Prepared, Workings, cost, prepared
from engine.core.chances.playing_on import at_once, seed_of
from engine.core.chances.walking import Decision
from engine.core.chances.weighing import Weighing, difference, mean
from engine.core.ranking import ranked
from engine.core.replay import Recording
from engine.core.ruleset import Ruleset
from engine.core.save import Save, supposed

VERSION = 1
"""The version of this format."""
CERTAIN = 2.0
"""How many standard errors a loss has before anybody is told of it."""
LEAST = 0.02
"""The least loss of a turning point: two in a hundred games."""

FIRE = "fire"
"""Orders to fire are answers to questions of this kind, or begin with this word, in every game of the house."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with its worth, for the first side.

    `before` is the chance before it. `skill` is what the answer was worth against the steward's, `luck` what its dice
    were worth; `doubt` is the standard error of the skill, `luck_doubt` that of the luck.
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

    `accuracy` is for each side that a person played, from 0 to 100.
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

    def of(self, side: str, value: float) -> float:
        """Return a change of the first side's chance as one of `side`."""
        return value if side == self.sides[0] else -value

    def luck_of(self, side: str) -> float:
        """Return what the dice of the whole game were worth to a side."""
        return self.of(side, sum(each.luck for each in self.decisions))

    def best_shot(self) -> Weighed | None:
        """Return the order to fire whose dice were worth most to whoever gave it."""
        shots = [each for each in self.decisions if len(each.answer) > 1 and FIRE in {each.kind, each.answer[0]}]
        return max(shots, key=lambda each: self.of(each.side, each.luck), default=None)

    def costliest(self) -> Weighed | None:
        """Return the decision of a person that cost most, if one cost anything beyond doubt."""
        found = [each for each in self.decisions if each.by_player and lost(self, each) > 0]
        return max(found, key=lambda each: lost(self, each), default=None)


def analyse(
    ruleset: Ruleset[Any],
    recording: Recording | Prepared,
    *,
    tries: int,
    workings: Workings | None = None,
    go_on: Callable[[], bool] = lambda: True,
    between: Callable[[], object] = at_once,
) -> Analysis:
    """Analyse a finished game with so many playouts for each position.

    `go_on` is asked before each playout; if it returns False, `Stopped` is raised, and `workings` has all that is
    known: with the same `workings` the analysis goes on where it stopped. `between` is called before each answer of a
    playout. Raise `ReplayMismatch` where the record does
    not replay by the present rules, and `ValueError` if the game is not over.
    """
    game = recording if isinstance(recording, Prepared) else prepared(ruleset, recording)
    sides = _sides(ruleset, game.decisions[0].before)
    workings = workings if workings is not None else Workings()
    workings.total = tries * cost(game)
    weighing = Weighing(ruleset, game, sides[0], workings, go_on=go_on, between=between)
    analysing = _Analysing(weighing, range(tries))
    weighed = tuple(analysing.all())
    first, end = weighed[0].before, analysing.weighing.end(game.decisions[-1].after)
    found = Analysis(
        rules=ruleset.rules_version,
        tries=tries,
        sides=sides,
        first=first,
        end=end,
        decisions=weighed,
        days=tuple(_days(weighed, sides, end)),
        turning_points=(),
        accuracy={},
    )
    found = msgspec.structs.replace(found, accuracy=_accuracies(found))
    return msgspec.structs.replace(found, turning_points=tuple(analysing.turning_points(found)))


def lost(analysis: Analysis, each: Weighed) -> float:
    """Return what a decision cost its side beyond doubt: a loss counts as far as it exceeds its standard error."""
    return max(0.0, -analysis.of(each.side, each.skill) - each.doubt)


def _sides(ruleset: Ruleset[Any], save: Save) -> tuple[str, ...]:
    return ruleset.sides_in(ruleset.decode(bytes(save.state), save.schema))


class _Analysing:
    """Weighs the decisions of a game with the same playouts for each."""

    def __init__(self, weighing: Weighing, numbers: range) -> None:
        self.weighing = weighing
        self.ruleset = weighing.ruleset
        self.numbers = numbers

    def all(self) -> Iterator[Weighed]:
        """Yield all decisions with their worth."""
        game = self.weighing.game
        here = self.weighing.position(0, self.numbers)
        for place, each in enumerate(game.decisions):
            own = self.weighing.answered(place, each.answer, self.numbers) if place in game.own else None
            given = own or here
            after = self.weighing.position(place + 1, self.numbers) if each.drew or each.after.over else given
            skill, doubt = difference(given, here)
            luck, luck_doubt = difference(after, given)
            yield Weighed(
                version=each.version,
                period=each.period,
                round=each.round,
                side=each.side,
                kind=each.kind,
                answer=each.answer,
                by_player=each.by_player,
                before=mean(here),
                skill=skill,
                doubt=doubt,
                luck=luck,
                luck_doubt=luck_doubt,
            )
            here = after

    # --- turning points ---

    def turning_points(self, analysis: Analysis) -> list[TurningPoint]:
        """Return what turned the game: first the decisions that cost most, then the luckiest and unluckiest dice."""
        places = {each.version: place for place, each in enumerate(analysis.decisions)}
        costly = [
            each
            for each in analysis.decisions
            if -analysis.of(each.side, each.skill) > max(LEAST, CERTAIN * each.doubt)
        ]
        costly.sort(key=lambda each: analysis.of(each.side, each.skill))
        found: list[TurningPoint] = []
        for each in costly[:BETTER]:
            point = self._better(analysis, places[each.version])
            if point is not None:
                found.append(point)
            if len(found) == TURNING_POINTS:
                break
        told = {point.version for point in found}
        swings = sorted(analysis.decisions, key=lambda each: -abs(each.luck))
        for each in swings:
            if len(found) == TURNING_POINTS:
                break
            if each.version not in told and abs(each.luck) > max(LEAST, CERTAIN * each.luck_doubt):
                gain = analysis.of(each.side, each.luck)
                found.append(
                    TurningPoint(
                        version=each.version, period=each.period, side=each.side, answer=each.answer, gain=gain
                    )
                )
        return sorted(found, key=lambda point: point.version)

    def _better(self, analysis: Analysis, place: int) -> TurningPoint | None:
        """Return the best of the answers worth choosing, on playouts that had no part in finding the mistake."""
        each = self.weighing.game.decisions[place]
        numbers = range(len(self.numbers), (1 + AFRESH) * len(self.numbers))
        given = self.weighing.answered(place, each.answer, numbers)
        if given is None:
            return None
        tried: list[tuple[Answer, float, float]] = []
        for answer in self._others(each):
            worths = self.weighing.answered(place, answer, numbers)
            if worths is not None:
                gain, doubt = difference(worths, given)
                tried.append((answer, analysis.of(each.side, gain), doubt))
        better = max((one for one in tried if one[1] > one[2]), key=lambda one: one[1], default=None)
        if better is None:
            return None
        return TurningPoint(
            version=each.version,
            period=each.period,
            side=each.side,
            answer=each.answer,
            better=better[0],
            gain=better[1],
            others=tuple((answer, gain) for answer, gain, _ in tried),
        )

    def _others(self, each: Decision) -> list[Answer]:
        drive = supposed(self.ruleset, each.before, seed=seed_of(0))
        side = each.side if self.weighing.several else None
        ask = drive.ask_of(side)
        policy = self.ruleset.policies["steward"](seed_of(0))
        offered = ranked(policy, self.ruleset.view(drive.world, side), ask, most=OTHERS + 1)
        return [answer for answer in offered if answer != each.answer][:OTHERS]


def _days(weighed: Sequence[Weighed], sides: tuple[str, ...], end: float) -> Iterator[Day]:
    """Yield each period, with the chance at its end."""
    places = [place for place, each in enumerate(weighed) if not place or each.period != weighed[place - 1].period]
    for start, stop in zip(places, [*places[1:], len(weighed)], strict=True):
        those = weighed[start:stop]
        yield Day(
            period=those[0].period,
            chance=weighed[stop].before if stop < len(weighed) else end,
            skill={side: sum(each.skill for each in those if each.side == side) for side in sides},
            luck=sum(each.luck for each in those),
        )


# --- accuracy, as lichess.org reckons it from chances of winning -----------------------------------------------------


def accuracy_of(loss: float) -> float:
    """Return the accuracy of a decision that lost so much of the chance (0 to 1): 100 for nothing lost."""
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669))


def _accuracies(analysis: Analysis) -> dict[str, float]:
    """Return each side's accuracy: the mean of the weighted and the harmonic mean of its decisions.

    The weight of a decision is how much the chances moved in its period, so that decisions of a won game count less.
    """
    moved: dict[int, float] = {}
    for day in analysis.days:
        chances = [each.before for each in analysis.decisions if each.period == day.period] + [day.chance]
        middle = sum(chances) / len(chances)
        moved[day.period] = max(0.005, sqrt(sum((each - middle) ** 2 for each in chances) / len(chances)))
    found: dict[str, float] = {}
    for side in analysis.sides:
        own = [each for each in analysis.decisions if each.side == side and each.by_player]
        if not own:
            continue
        each_of = [(accuracy_of(lost(analysis, each)), moved[each.period]) for each in own]
        weighted = sum(value * weight for value, weight in each_of) / sum(weight for _, weight in each_of)
        harmonic = len(each_of) / sum(1 / max(1.0, value) for value, _ in each_of)
        found[side] = (weighted + harmonic) / 2
    return found
