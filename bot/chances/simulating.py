"""The functions that simulate games in worker processes.

They import neither Discord nor pictures.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from itertools import pairwise

import engine.games
from bot.chances.calls import sendable
from bot.runtime.giving_way import give_way
from engine.core.chances.looking_ahead import best_plan
from engine.core.chances.playing_on import FEWEST, chances, trial
from engine.core.chances.tallies import Tally
from engine.core.save import load

SELDOM = 50_000
"""The number of new objects after which a worker process runs the garbage collector; Python's default is 700."""
PIECES = 16
"""The number of pieces in which the simulated games of a position are computed, so that several processes share
them.
"""

OF_A_PLAN = 40
"""The maximum number of simulated games for a plan; all plans of a position use the same seeds, which makes them
comparable.
"""
OF_A_ROUND = 40
"""The maximum number of simulated games for a round: its figure is compared with that of its day or turn, on the same
seeds.
"""
_HUNDRED = 100


def prepare() -> None:
    """Load the games, so that a process's first task is not delayed."""
    for system in engine.games.names():
        engine.games.find(system)


def prepare_process() -> None:
    """Prepare a process that only computes. It will collect garbage rarely.

    Simulated games create few cycles, so frequent collections would only cost time.
    """
    prepare()
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM, 20, 20)


@sendable
def simulate(system: str, save: str, numbers: range, side: str | None, plan: str) -> Tally:
    """Return the results of simulated games from a stored position.

    Raise `ValueError` if the open step cannot be replayed. Raise `KeyError` if the plan is unknown.
    """
    rules = engine.games.find(system)
    return chances(rules, load(save.encode()), numbers, side=side, plan=plan, between=give_way)


@sendable
def look_ahead(system: str, save: str, side: str, names: tuple[str, ...], seed: str) -> str:
    """Return the best plan for a stored position.

    Raise `ValueError` if its open step cannot be replayed. Raise `KeyError` for an unknown plan.
    """
    rules = engine.games.find(system)
    effort = rules.foresight
    return best_plan(rules, load(save.encode()), names, side=side, seed=seed, effort=effort, between=give_way).plan


@sendable
def try_out(system: str, save: str, side: str | None, number: int) -> int:
    """Simulate one game from a stored position, and return its length.

    Raise `ValueError` if the open step cannot be replayed.
    """
    return trial(engine.games.find(system), load(save.encode()), number, side, between=give_way)


def simulations_of(number: int, plan: str, *, patient: bool = False) -> int:
    """Return how many games to simulate for a position, or for one of its plans.

    `number` is how many games can be simulated in time. With `patient`, slow games are simulated more often, because no
    user is waiting.
    """
    if plan:
        return min(OF_A_PLAN, number)
    return max(number, min(_HUNDRED, 2 * number)) if patient else number


def simulations_of_a_round(number: int) -> int:
    """Return how many games to simulate for a round. `simulations_of` explains `number`."""
    return min(OF_A_ROUND, max(FEWEST, number // 3), number)


def pieces(number: int) -> Iterator[range]:
    """Yield the numbers from 0 to `number` in ranges. Each is the seed of a simulated game."""
    marks = [number * piece // PIECES for piece in range(PIECES + 1)]
    yield from (range(first, last) for first, last in pairwise(marks) if first < last)
