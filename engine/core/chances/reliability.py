"""The reliability of forecasts: the reliability curve and the Brier score.

The score is split into parts according to A. H. Murphy, «A New Vector Partition of the Probability Score», 1973.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, sqrt
from typing import NamedTuple

from engine.core.chances.tallies import Share, share


class Forecast(NamedTuple):
    """A forecast: the chance (0 to 1), whether the event happened, and its weight."""

    chance: float
    came: bool
    weight: float = 1.0


class Bin(NamedTuple):
    """A group of similar forecasts: their mean, their number, and how often their events happened."""

    mean: float
    number: int
    came: Share


class Parts(NamedTuple):
    """The Brier score and its parts.

    `score` is the mean squared error. `reliability` compares the forecasts of each bin with its observed share; 0 is
    best. `resolution` measures how much the observed shares of the bins differ. `uncertainty` is the score of always
    forecasting the mean. The score is about reliability - resolution + uncertainty.
    """

    score: float
    reliability: float
    resolution: float
    uncertainty: float

    @property
    def skill(self) -> float:
        """The improvement over always forecasting the mean, at most 1; 0 if all outcomes are equal."""
        return 1 - self.score / self.uncertainty if self.uncertainty else 0.0


def curve(forecasts: Sequence[Forecast], *, bins: int = 10) -> list[Bin]:
    """Group the forecasts into intervals of chance, the lowest first. Empty intervals are left out."""
    held = _held(forecasts, bins)
    return [Bin(mean(some, forecast_chance), len(some), _came(some)) for some in held if some]


def _held(forecasts: Sequence[Forecast], bins: int) -> list[list[Forecast]]:
    held: list[list[Forecast]] = [[] for _ in range(bins)]
    for each in forecasts:
        held[min(bins - 1, int(each.chance * bins))].append(each)
    return held


def forecast_chance(forecast: Forecast) -> float:
    """Return the forecast chance."""
    return forecast.chance


def came(forecast: Forecast) -> float:
    """Return 1 if the forecast event happened, else 0."""
    return float(forecast.came)


def mean(forecasts: Sequence[Forecast], of: Callable[[Forecast], float]) -> float:
    """Return the weighted mean of the values that `of` returns.

    Raise `ZeroDivisionError` if there are no forecasts.
    """
    return fsum(each.weight * of(each) for each in forecasts) / _weight(forecasts)


def equivalent(forecasts: Sequence[Forecast]) -> float:
    """Return the number of equally weighted forecasts with as much information as these."""
    return _weight(forecasts) ** 2 / fsum(each.weight**2 for each in forecasts)


def _weight(forecasts: Sequence[Forecast]) -> float:
    return fsum(each.weight for each in forecasts)


def _came(forecasts: Sequence[Forecast]) -> Share:
    number = equivalent(forecasts)
    return share(mean(forecasts, came) * number, number)


def parts(forecasts: Sequence[Forecast], *, bins: int = 10) -> Parts:
    """Return the Brier score of forecasts and its parts. Raise `ZeroDivisionError` without forecasts."""
    base = mean(forecasts, came)
    held = [some for some in _held(forecasts, bins) if some]
    shares = [_weight(some) / _weight(forecasts) for some in held]
    every = curve(forecasts, bins=bins)
    return Parts(
        score=mean(forecasts, lambda each: (each.chance - each.came) ** 2),
        reliability=fsum(part * (each.mean - each.came.value) ** 2 for part, each in zip(shares, every, strict=True)),
        resolution=fsum(part * (each.came.value - base) ** 2 for part, each in zip(shares, every, strict=True)),
        uncertainty=base * (1 - base),
    )


def slope(forecasts: Sequence[Forecast]) -> tuple[float, float]:
    """Return the slope of outcomes over forecasts, and its standard error. The ideal slope is 1.

    With chances from few simulated games it is a little smaller. Raise `ZeroDivisionError` if all chances are equal, or
    with fewer than three forecasts.
    """
    number = len(forecasts)
    base, forecast_base = mean(forecasts, came), mean(forecasts, forecast_chance)
    square = mean(forecasts, lambda each: (each.chance - forecast_base) ** 2)
    steep = mean(forecasts, lambda each: (each.chance - forecast_base) * (each.came - base)) / square
    # Each forecast has an error of a different size, which is also why it has a weight: White's estimator, with the
    # usual correction.
    errors = fsum(
        (each.weight * (each.chance - forecast_base) * (each.came - base - steep * (each.chance - forecast_base))) ** 2
        for each in forecasts
    )
    return steep, sqrt(errors * number / (number - 2)) / (square * _weight(forecasts))
