"""What a process reckons: some playouts of a position. It loads no Discord and no pictures."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from itertools import pairwise

import engine.games
from bot.runtime.giving_way import give_way
from engine.core.chances.looking_ahead import best_plan
from engine.core.chances.playing_on import chances, trial
from engine.core.chances.tallies import Tally
from engine.core.save import load

SELDOM = 50_000
"""How many more things than before there are when a process looks for garbage; usual are 700."""
PIECES = 16
"""In how many pieces the playouts of a position are reckoned: several processes share them."""

OF_A_PLAN = 40
"""The most playouts of a plan: all of a position have the same numbers, and their differences are what counts."""
_HUNDRED = 100


def prepare() -> None:
    """Load the games, so that the first answer of a process does not wait for them."""
    for system in engine.games.names():
        engine.games.find(system)


def prepare_process() -> None:
    """Prepare a process that does nothing but reckon: the garbage collector looks at it seldom.

    Playouts make many small things and few cycles: looking as often as usual took a quarter of the time of some games.
    """
    prepare()
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM, 20, 20)


def reckon(system: str, save: str, numbers: range, side: str | None, plan: str) -> Tally:
    """Play a stored position on, as `engine.core.chances.playing_on.chances` does. Raise its errors."""
    rules = engine.games.find(system)
    return chances(rules, load(save.encode()), numbers, side=side, plan=plan, between=give_way)


def look_ahead(system: str, save: str, side: str, names: tuple[str, ...], seed: str) -> str:
    """Choose a plan of a stored position, as `engine.core.chances.looking_ahead.best_plan` does. Raise its errors."""
    rules = engine.games.find(system)
    effort = rules.foresight
    return best_plan(rules, load(save.encode()), names, side=side, seed=seed, effort=effort, between=give_way).plan


def try_out(system: str, save: str, side: str | None, number: int) -> int:
    """Return how long a playout of a stored position is, as `engine.core.chances.playing_on.trial` does.

    Raise its errors.
    """
    return trial(engine.games.find(system), load(save.encode()), number, side, between=give_way)


def playouts_of(number: int, plan: str, *, patient: bool = False) -> int:
    """Return how often a position is played on of which that is the `number`, or a plan of it: there are several.

    Where nobody waits, slow games are played on twice as often, up to a hundred times.
    """
    if plan:
        return min(OF_A_PLAN, number)
    return max(number, min(_HUNDRED, 2 * number)) if patient else number


def pieces(number: int) -> Iterator[range]:
    """Yield the numbers of so many playouts in pieces, in their order."""
    marks = [number * piece // PIECES for piece in range(PIECES + 1)]
    yield from (range(first, last) for first, last in pairwise(marks) if first < last)
