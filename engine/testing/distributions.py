"""Distributions of the figures of many games: means, and how often each value occurs."""

from __future__ import annotations

import statistics
from collections import Counter as Tally
from collections.abc import Sequence


def shares(values: Sequence[str], names: Sequence[str]) -> dict[str, int]:
    """Return the number of times that each name occurs, in the order of `names`, including names that never occur."""
    tally = Tally(values)
    return {name: tally[name] for name in names}


def spread(values: Sequence[int]) -> dict[str, float]:
    """Return the mean, median, minimum and maximum, by name; empty for no values."""
    if not values:
        return {}
    return {
        "mean": round(statistics.fmean(values), 2),
        "median": statistics.median(values),
        "least": min(values),
        "most": max(values),
    }
