"""Accuracy of play, computed from winning chances as on lichess.org."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, fsum, sqrt
from typing import NamedTuple

_LEAST = 0.005
"""The minimum weight of a decision."""
_SLOPE = 103.1668 * 4.354
"""How many points of accuracy are lost per unit of chance, when the loss is small."""
PLACES = 9
"""The decimal places of exponentials, whose last bits differ from one C library to another."""
ENOUGH, PERIODS, SURE = 12, 4, 5.0
"""The minimum number of decisions and of periods for which an accuracy is shown, and the maximum of its standard
error.
"""


class Judged(NamedTuple):
    """A decision by a person: who decided when, the chance it lost, and its weight.

    `doubt` is the standard error of the lost chance.
    """

    side: str
    actor: str
    version: int
    period: int
    lost: float
    doubt: float
    weight: float


def accuracy_of(loss: float) -> float:
    """Return the accuracy of a decision, from 0 to 100.

    `loss` is how much it lowered the chance to win, from 0 to 1.
    """
    return min(100.0, max(0.0, round(103.1668 * exp(-4.354 * loss) - 3.1669, PLACES)))


def doubt_of(decisions: Sequence[Judged]) -> float:
    """Return the standard error of the accuracy of several decisions."""
    errors = (each.weight * _SLOPE * round(exp(-4.354 * each.lost), PLACES) * each.doubt for each in decisions)
    return sqrt(fsum(each * each for each in errors)) / fsum(each.weight for each in decisions)


def enough(decisions: Sequence[Judged]) -> bool:
    """Return whether the decisions are enough to compute a reliable accuracy."""
    periods = {each.period for each in decisions}
    return len(decisions) >= ENOUGH and len(periods) >= PERIODS and doubt_of(decisions) < SURE


def movement(chances: Sequence[float]) -> float:
    """Return how much the win chances vary in a period, as a standard deviation.

    It is the weight of the period's decisions.
    """
    middle = fsum(chances) / len(chances)
    return max(_LEAST, sqrt(fsum((each - middle) ** 2 for each in chances) / len(chances)))


def accuracy(decisions: Iterable[Judged]) -> float:
    """Return the accuracy (0 to 100) of several decisions."""
    each_of = [(accuracy_of(each.lost), each.weight) for each in decisions]
    weighted = fsum(value * weight for value, weight in each_of) / fsum(weight for _, weight in each_of)
    harmonic = len(each_of) / fsum(1 / max(1.0, value) for value, _ in each_of)
    return (weighted + harmonic) / 2
