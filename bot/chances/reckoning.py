"""What a process reckons: some playouts of a position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import engine.games
from bot.runtime.giving_way import give_way
from engine.core.chances.playing_on import chances
from engine.core.chances.tallies import Tally
from engine.core.save import load

PIECES = 8
"""In how many pieces the playouts of a position are reckoned: several processes share them."""


def reckon(system: str, save: str, numbers: range, side: str | None, plan: str) -> Tally:
    """Play a stored position on, as `engine.core.chances.playing_on.chances` does. Raise its errors."""
    give_way()
    rules = engine.games.find(system)
    return chances(rules, load(save.encode()), numbers, side=side, plan=plan, go_on=give_way)


def pieces(number: int) -> Iterator[range]:
    """Yield the numbers of so many playouts in pieces, in their order."""
    marks = [number * piece // PIECES for piece in range(PIECES + 1)]
    yield from (range(first, last) for first, last in pairwise(marks) if first < last)
