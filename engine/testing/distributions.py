"""Distributions of numbers over many games."""

from __future__ import annotations

import statistics
from collections import Counter as Tally
from collections.abc import Sequence


def shares(values: Sequence[str], names: Sequence[str]) -> dict[str, int]:
    """Return how often each of `names` occurs in `values`."""
    tally = Tally(values)
    return {name: tally[name] for name in names}


def spread(values: Sequence[int]) -> dict[str, float]:
    """Return the mean, median, minimum and maximum of numbers, keyed by name.

    Return an empty dictionary without numbers.
    """
    if not values:
        return {}
    return {
        "mean": round(statistics.fmean(values), 2),
        "median": statistics.median(values),
        "least": min(values),
        "most": max(values),
    }
