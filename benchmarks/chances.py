"""The measurement for `make bench` of how long a user waits for the chances of a position and for the chances of its
plans.

It measures the bot's own processes without other work. Every position is new to them, so no figure comes from a cache.
The times are wall-clock times, because a user waits for them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, count, islice
from typing import Any, NamedTuple

import engine.games
from benchmarks.figure import seconds
from bot.boards.drawing_queue import DrawingQueue
from bot.chances.pool import ComputingPool
from bot.chances.service import simulations_at
from bot.chances.simulating import pieces, prepare, simulate, simulations_of, simulations_of_a_round
from bot.runtime.settings import Settings
from engine.core.chances import playing_on
from engine.core.chances.playing_on import give
from engine.core.context import Context
from engine.core.day_gate import SCENARIO
from engine.core.dice import SeededDice
from engine.core.drive import ResumableDrive
from engine.core.planning.plans import goals_of
from engine.core.ruleset import Ruleset
from engine.core.save import Save, dump, load, save_of

APART = 5
"""The number of positions with plans of which one is measured, so that the positions come from the whole of a game."""
_AMONG = 12
"""The number of positions of which, on average, one within a fight is taken."""


class Position(NamedTuple):
    """A stored position, its plans, and, in a game of several sides, the side that has to decide."""

    save: str
    side: str | None
    plans: tuple[str, ...]


class Wait(NamedTuple):
    """The seconds that a user waits for the chances of a position, and then for the chances of its plans.

    `playouts` is the number of simulated games of the position.
    """

    whole: float
    plans: float
    playouts: int


def waits(system: str, number: int) -> list[Wait]:
    """Return the waits at `number` positions of games that the steward plays."""
    return asyncio.run(_waits(system, number))


async def _waits(system: str, number: int) -> list[Wait]:
    pool, found = ComputingPool(Settings().reckoners, DrawingQueue), list[Wait]()
    try:
        await pool.quickly(prepare)  # start the processes
        for each in islice(_positions(system), number):
            whole = await _asked(pool, system, each.save, None, ("",))
            plans = await _asked(pool, system, each.save, each.side, each.plans)
            found.append(Wait(whole[0], plans[0], whole[1]))
    finally:
        pool.close()
    return found


async def _asked(
    pool: ComputingPool, system: str, save: str, side: str | None, plans: Sequence[str]
) -> tuple[float, int]:
    """Return the seconds until the chances of some plans are computed, and the number of simulated games of the
    position.

    The empty plan stands for the position itself.
    """
    began = time.perf_counter()
    number = await simulations_at(pool, system, save, side)
    await asyncio.gather(
        *(
            pool.quickly(simulate, system, save, numbers, side, plan)
            for plan in plans
            for numbers in pieces(simulations_of(number, plan))
        )
    )
    return time.perf_counter() - began, number


def lines_of_rounds(system: str, number: int) -> list[float]:
    """Return the seconds of CPU of the board's figure at `number` positions within a fight, or within a turn of a game
    of several sides; fewer if a game has few of them.
    """
    rules, found = engine.games.find(system), list[float]()
    for each in islice(_positions(system), _AMONG * number):
        save = load(each.save.encode())
        if rules.progress(rules.decode(bytes(save.state), save.schema))[1] and len(found) < number:
            found.append(seconds(partial(_line_of_round, rules, save, each.save)))
    return found


def _line_of_round(rules: Ruleset[Any], save: Save, stored: str) -> None:
    for numbers in pieces(simulations_of_a_round(playing_on.simulations_at(rules, save))):
        simulate(rules.name, stored, numbers, None, "")


def _positions(system: str) -> Iterator[Position]:
    """Yield positions of games in which the steward plays all sides; the scenarios of games of two sides take turns."""
    rules = engine.games.find(system)
    scenarios = (rules.scenarios if len(rules.sides) > 1 else ()) or ("",)
    return chain.from_iterable(zip(*(_played(rules, each) for each in scenarios), strict=True))


def _played(rules: Ruleset[Any], scenario: str) -> Iterator[Position]:
    several, seen = len(rules.sides) > 1, 0
    for game in count():
        seed = f"bench-chances-{game}"
        dice, steward = SeededDice(seed), rules.policies["steward"](seed)
        world = rules.new({SCENARIO: scenario} if scenario else {})
        drive = ResumableDrive(rules, world, Context(dice), dice, start=None, daily=False)
        while (ask := drive.ask) is not None:
            side = ask.side if several else None
            plans = tuple(goals_of(rules, rules.view(drive.world, side), ask))
            if plans:
                if seen % APART == 0:
                    yield Position(dump(save_of(rules, drive, seed=seed, daily=False)).decode(), side, plans)
                seen += 1
            give(drive, ask, steward, several=several)
