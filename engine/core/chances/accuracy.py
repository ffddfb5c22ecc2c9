"""Accuracy of play, as lichess.org reckons it from chances of winning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import NamedTuple

_LEAST = 0.005
"""The least weight of a decision."""


class Judged(NamedTuple):
    """A decision of a person: for which side and by whom, its row in the journal, what it lost, and its weight."""

    side: str
    actor: str
    version: int
    lost: float
    weight: float


def accuracy_of(loss: float) -> float:
    """Return the accuracy of a decision that lost so much of the chance (0 to 1): 100 for nothing lost."""
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669))


def movement(chances: Sequence[float]) -> float:
    """Return how much chances moved within a period: the weight of its decisions."""
    middle = sum(chances) / len(chances)
    return max(_LEAST, sqrt(sum((each - middle) ** 2 for each in chances) / len(chances)))


def accuracy(decisions: Iterable[Judged]) -> float:
    """Return how exact decisions were together: the mean of their weighted and their harmonic mean."""
    each_of = [(accuracy_of(each.lost), each.weight) for each in decisions]
    weighted = sum(value * weight for value, weight in each_of) / sum(weight for _, weight in each_of)
    harmonic = len(each_of) / sum(1 / max(1.0, value) for value, _ in each_of)
    return (weighted + harmonic) / 2
