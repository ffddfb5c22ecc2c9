"""Whether chances that were told came true: the reliability curve and the Brier score of many forecasts.

The parts of the score are those of A. H. Murphy, «A New Vector Partition of the Probability Score», 1973.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.chances.tallies import Share, share


class Forecast(NamedTuple):
    """A chance that was told, from 0 to 1, and whether it came so."""

    chance: float
    came: bool


class Bin(NamedTuple):
    """The forecasts of a stretch of chances: their mean, how many they are, and the share that came so."""

    mean: float
    number: int
    came: Share


class Parts(NamedTuple):
    """The Brier score and what it is made of.

    `score` is the mean square of the error, `reliability` how far the shares of the bins lie from what was told (0 is
    best), `resolution` how far from each other, `uncertainty` the score of who always tells the mean. The score is
    reliability - resolution + uncertainty, but for how chances differ within a bin.
    """

    score: float
    reliability: float
    resolution: float
    uncertainty: float

    @property
    def skill(self) -> float:
        """Return how much of the score of who always tells the mean is saved, from 1 for all of it; 0 without one."""
        return 1 - self.score / self.uncertainty if self.uncertainty else 0.0


def curve(forecasts: Sequence[Forecast], *, bins: int = 10) -> list[Bin]:
    """Return the bins of equal width in which there is a forecast, the least chance first."""
    held: list[list[Forecast]] = [[] for _ in range(bins)]
    for each in forecasts:
        held[min(bins - 1, int(each.chance * bins))].append(each)
    return [
        Bin(sum(each.chance for each in some) / len(some), len(some), share(sum(each.came for each in some), len(some)))
        for some in held
        if some
    ]


def parts(forecasts: Sequence[Forecast], *, bins: int = 10) -> Parts:
    """Return the Brier score of forecasts and its parts. Raise `ZeroDivisionError` without a forecast."""
    number = len(forecasts)
    mean = sum(each.came for each in forecasts) / number
    every = curve(forecasts, bins=bins)
    return Parts(
        score=sum((each.chance - each.came) ** 2 for each in forecasts) / number,
        reliability=sum(each.number * (each.mean - each.came.value) ** 2 for each in every) / number,
        resolution=sum(each.number * (each.came.value - mean) ** 2 for each in every) / number,
        uncertainty=mean * (1 - mean),
    )


def slope(forecasts: Sequence[Forecast]) -> tuple[float, float]:
    """Return the slope of what came over what was told, by least squares, and its standard error; 1 is true.

    Chances from few playouts are themselves inexact, which alone makes the slope a little less than 1. Raise
    `ZeroDivisionError` where all chances are equal, or of fewer than three forecasts.
    """
    number = len(forecasts)
    told = sum(each.chance for each in forecasts) / number
    came = sum(each.came for each in forecasts) / number
    square = sum((each.chance - told) ** 2 for each in forecasts)
    steep = sum((each.chance - told) * (each.came - came) for each in forecasts) / square
    rest = sum((each.came - came - steep * (each.chance - told)) ** 2 for each in forecasts)
    return steep, (rest / (number - 2) / square) ** 0.5
