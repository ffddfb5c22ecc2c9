"""The luck of single rolls: the chance with the dice that were rolled, minus the mean of all possible results of the
roll.

The valuation finds the rolls that may have mattered: for each result it values the position at the next question. Short
simulated games, the same ones for each result, then give the worth of the luckiest and the unluckiest roll.
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
    """A roll: its decision, its number among the rolls of the decision, and its luck by the valuation."""

    place: int
    number: int
    luck: float


def lucky_rolls(weighing: Weighing, numbers: range, ahead: int, told: Sequence[RollLuck]) -> Iterator[RollLuck]:
    """Yield the luckiest and the unluckiest rolls of a game whose luck exceeds its error.

    `numbers` are the numbers of the simulated games for each result; these games end `ahead` periods later. Rolls of
    the decisions in `told` are left out, because the analysis has them already.
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
    """Yield the rolls that are shown by an event of their own, with their luck by the valuation."""
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
    """Return the worths of simulated games for each result of a roll, given the dice before it; without `until` the
    position at the next question is valued.
    """
    throw = weighing.game.decisions[place].throws[number]
    return [weighing.thrown(place, number, face, numbers, until) for face in _results(throw)]


def _results(throw: Throw) -> Iterator[dict[Draw, int]]:
    for faces in product(*(range(1, draw.sides + 1) for draw in throw.draws)):
        yield dict(zip(throw.draws, faces, strict=True))


def _fallen(throw: Throw) -> int:
    """Return the place of the result that was rolled among all possible results of a roll."""
    return next(place for place, result in enumerate(_results(throw)) if result == throw.draws)


def _against_mean(worths: Sequence[Worths], fallen: int) -> Worths:
    """Return, for each simulated game, the worth of the result that was rolled minus the mean of all results."""
    means = tuple(mean(each) for each in zip(*worths, strict=True))
    return minus(worths[fallen], means)
