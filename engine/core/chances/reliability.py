"""Whether chances that were told came true: the reliability curve and the Brier score of many forecasts.

The parts of the score are those of A. H. Murphy, «A New Vector Partition of the Probability Score», 1973.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.chances.tallies import Share, share


class Forecast(NamedTuple):
    """A chance that was told, from 0 to 1, whether it came so, and how much it counts beside others."""

    chance: float
    came: bool
    weight: float = 1.0


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
    held = _held(forecasts, bins)
    return [Bin(mean(some, told), len(some), _came(some)) for some in held if some]


def _held(forecasts: Sequence[Forecast], bins: int) -> list[list[Forecast]]:
    held: list[list[Forecast]] = [[] for _ in range(bins)]
    for each in forecasts:
        held[min(bins - 1, int(each.chance * bins))].append(each)
    return held


def told(forecast: Forecast) -> float:
    """Return the chance that was told."""
    return forecast.chance


def came(forecast: Forecast) -> float:
    """Return 1 for what came so, else 0."""
    return float(forecast.came)


def mean(forecasts: Sequence[Forecast], of: Callable[[Forecast], float]) -> float:
    """Return the mean of something by the weights. Raise `ZeroDivisionError` without a forecast."""
    return sum(each.weight * of(each) for each in forecasts) / _weight(forecasts)


def equivalent(forecasts: Sequence[Forecast]) -> float:
    """Return how many forecasts of equal weight would tell as much: as many as there are, if the weights are equal."""
    return _weight(forecasts) ** 2 / sum(each.weight**2 for each in forecasts)


def _weight(forecasts: Sequence[Forecast]) -> float:
    return sum(each.weight for each in forecasts)


def _came(forecasts: Sequence[Forecast]) -> Share:
    number = equivalent(forecasts)
    return share(mean(forecasts, came) * number, number)


def parts(forecasts: Sequence[Forecast], *, bins: int = 10) -> Parts:
    """Return the Brier score of forecasts and its parts. Raise `ZeroDivisionError` without a forecast."""
    base = mean(forecasts, came)
    held = [some for some in _held(forecasts, bins) if some]
    shares = [_weight(some) / _weight(forecasts) for some in held]
    every = curve(forecasts, bins=bins)
    return Parts(
        score=mean(forecasts, lambda each: (each.chance - each.came) ** 2),
        reliability=sum(part * (each.mean - each.came.value) ** 2 for part, each in zip(shares, every, strict=True)),
        resolution=sum(part * (each.came.value - base) ** 2 for part, each in zip(shares, every, strict=True)),
        uncertainty=base * (1 - base),
    )


def slope(forecasts: Sequence[Forecast]) -> tuple[float, float]:
    """Return the slope of what came over what was told, by least squares, and its standard error; 1 is true.

    Chances from few playouts are themselves inexact, which alone makes the slope a little less than 1. Raise
    `ZeroDivisionError` where all chances are equal, or of fewer than three forecasts.
    """
    number = len(forecasts)
    base, told_base = mean(forecasts, came), mean(forecasts, told)
    square = mean(forecasts, lambda each: (each.chance - told_base) ** 2)
    steep = mean(forecasts, lambda each: (each.chance - told_base) * (each.came - base)) / square
    # each forecast has an error of its own size, as its weight has: White's way, with the usual correction
    errors = sum(
        (each.weight * (each.chance - told_base) * (each.came - base - steep * (each.chance - told_base))) ** 2
        for each in forecasts
    )
    return steep, (errors * number / (number - 2)) ** 0.5 / (square * _weight(forecasts))
