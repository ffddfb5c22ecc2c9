"""Boosted decision trees over whole numbers, computed with integers only."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Context as Arithmetic
from decimal import Decimal
from functools import cache

import msgspec

UNIT = 65_536
"""The whole of a chance, and the unit of the logarithm of odds."""
_FINE = UNIT // 64
"""The distance of the entries of the table of chances."""
_ENTRIES = 10 * UNIT // _FINE
"""The number of entries on each side of the middle; beyond them the chance no longer changes."""


class Tree(msgspec.Struct, frozen=True, array_like=True):
    """A decision tree.

    A split has a feature, the highest value that goes left, and the numbers of the next splits. A negative number
    stands for a leaf: -1 is the first of `leaves`.
    """

    splits: tuple[tuple[int, int, int, int], ...]
    leaves: tuple[int, ...]


def log_odds(trees: Sequence[Tree], base: int, numbers: Sequence[int]) -> int:
    """Return the log-odds of a position with the features `numbers`, in parts of `UNIT`."""
    total = base
    for splits, leaves in ((tree.splits, tree.leaves) for tree in trees):
        at = 0
        while at >= 0:
            feature, most, left, right = splits[at]
            at = left if numbers[feature] <= most else right
        total += leaves[~at]
    return total


def chance_of(odds: int) -> int:
    """Convert log-odds to a chance. Both are given in parts of `UNIT`."""
    table = _chances()
    place, over = divmod(min(max(odds, -_ENTRIES * _FINE), _ENTRIES * _FINE), _FINE)
    here = table[place + _ENTRIES]
    return here if not over else here + (table[place + _ENTRIES + 1] - here) * over // _FINE


@cache
def _chances() -> tuple[int, ...]:
    """Return the table of chances. It uses decimal numbers, because `math.exp` may differ between machines."""
    exact = Arithmetic(prec=20)
    steps = (exact.divide(Decimal(place * _FINE), Decimal(UNIT)) for place in range(-_ENTRIES, _ENTRIES + 1))
    return tuple(int(exact.divide(Decimal(UNIT), exact.add(Decimal(1), exact.exp(-step)))) for step in steps)
