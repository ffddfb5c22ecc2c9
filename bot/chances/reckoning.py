"""What a process reckons: some playouts of a position. It loads no Discord and no pictures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import engine.games
from bot.runtime.giving_way import give_way
from engine.core.chances.looking_ahead import best_plan
from engine.core.chances.playing_on import chances
from engine.core.chances.tallies import Tally
from engine.core.ruleset import Ruleset
from engine.core.save import load

PIECES = 8
"""In how many pieces the playouts of a position are reckoned: several processes share them."""

_FEWEST, _SHARE = 10, 5
"""A plan has at least so many playouts, and that part of a position's."""


def prepare() -> None:
    """Load the games, so that the first answer of a process does not wait for them."""
    for system in engine.games.names():
        engine.games.find(system)


def reckon(system: str, save: str, numbers: range, side: str | None, plan: str) -> Tally:
    """Play a stored position on, as `engine.core.chances.playing_on.chances` does. Raise its errors."""
    rules = engine.games.find(system)
    return chances(rules, load(save.encode()), numbers, side=side, plan=plan, between=give_way)


def look_ahead(system: str, save: str, side: str, names: tuple[str, ...], seed: str) -> str:
    """Choose a plan of a stored position, as `engine.core.chances.looking_ahead.best_plan` does. Raise its errors."""
    rules = engine.games.find(system)
    effort = rules.foresight
    return best_plan(rules, load(save.encode()), names, side=side, seed=seed, effort=effort, between=give_way).plan


def playouts_of(rules: Ruleset[Any], plan: str) -> int:
    """Return how often a position is played on, or a plan of it: there are several of those."""
    return max(_FEWEST, rules.playouts // _SHARE) if plan else rules.playouts


def pieces(number: int) -> Iterator[range]:
    """Yield the numbers of so many playouts in pieces, in their order."""
    marks = [number * piece // PIECES for piece in range(PIECES + 1)]
    yield from (range(first, last) for first, last in pairwise(marks) if first < last)
