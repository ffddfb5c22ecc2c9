"""Measures the luck of single rolls.

The luck of a roll is the win chance after it, minus the mean win chance over all possible results. A valuation of
positions finds the rolls that may have mattered. Then short simulated games measure the luckiest and unluckiest of
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

import msgspec

from engine.core.asks import Refused
from engine.core.chances.analysis_format import CERTAIN, RollLuck
from engine.core.chances.throws import Draw, Throw
from engine.core.chances.weighing import Weighing, Worths, mean, minus, spread

FACES = 36
"""The maximum number of results of a roll: those of two dice."""
LEAST = 0.02
"""The minimum luck for which a roll is simulated."""
EACH = 2
"""The number of lucky, and of unlucky, rolls that are simulated."""


class _Roll(NamedTuple):
    """A roll, given by its decision and its number in that decision, and its estimated luck."""

    place: int
    number: int
    luck: float


def lucky_rolls(weighing: Weighing, numbers: range, ahead: int, told: Sequence[RollLuck]) -> Iterator[RollLuck]:
    """Yield the luckiest and unluckiest rolls of a game, if their luck is certain.

    `numbers` are the numbers of the simulated games for each result. These games end `ahead` periods later. Rolls in
    the decisions in `told` are left out.
    """
    known = {each.version for each in told}
    rolls = [each for each in _rolls(weighing) if weighing.game.decisions[each.place].version not in known]
    rolls.sort(key=lambda each: each.luck)
    for each in (*rolls[:EACH], *rolls[EACH:][-EACH:]):
        if abs(each.luck) < LEAST:
            continue
        decision = weighing.game.decisions[each.place]
        throw = decision.throws[each.number]
        try:
            worths = _faces(weighing, each.place, each.number, numbers, decision.period + ahead)
        except Refused:
            continue
        luck, doubt = spread(_against_mean(worths, _fallen(throw)))
        if abs(luck) > max(LEAST, CERTAIN * doubt):
            event = msgspec.Raw(msgspec.json.encode(throw.event))
            yield RollLuck(
                version=decision.version, place=each.number, dice=throw.dice, event=event, luck=luck, doubt=doubt
            )


def _rolls(weighing: Weighing) -> Iterator[_Roll]:
    """Yield the rolls that have their own event, and estimate the luck of each."""
    for place, decision in enumerate(weighing.game.decisions):
        for number, throw in enumerate(decision.throws):
            if throw.event is None or throw.revealed or not throw.dice or len(throw.dice) != len(throw.draws):
                continue
            if prod(draw.sides for draw in throw.draws) <= FACES:
                try:
                    worths = _faces(weighing, place, number, range(1), None)
                except Refused:  # hidden information, dealt again, makes the answer impossible
                    break
                yield _Roll(place, number, mean(_against_mean(worths, _fallen(throw))))


def _faces(weighing: Weighing, place: int, number: int, numbers: range, until: int | None) -> list[Worths]:
    """Return the values of simulated games for each result that a roll could have had.

    Without `until`, the games end at the next question.
    """
    throw = weighing.game.decisions[place].throws[number]
    return [weighing.thrown(place, number, face, numbers, until) for face in _results(throw)]


def _results(throw: Throw) -> Iterator[dict[Draw, int]]:
    for faces in product(*(range(1, draw.sides + 1) for draw in throw.draws)):
        yield dict(zip(throw.draws, faces, strict=True))


def _fallen(throw: Throw) -> int:
    """Return the index of the rolled result among all possible results of a throw."""
    return next(place for place, result in enumerate(_results(throw)) if result == throw.draws)


def _against_mean(worths: Sequence[Worths], fallen: int) -> Worths:
    """Return how much better the actual result was than the mean in each simulated game."""
    means = tuple(mean(each) for each in zip(*worths, strict=True))
    return minus(worths[fallen], means)
