"""Finds plans for the “hard” autopilot by simulating games in worker processes.

The limit is a number of answers instead of seconds, so that equal positions get the same plan on any machine.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from functools import partial

from bot.chances.pool import ComputingPool, NoProcesses
from bot.chances.simulating import look_ahead
from bot.runtime import clock
from db.games import GameRow
from engine.core.chances.playing_on import Endless
from engine.core.save import Save, dump

log = logging.getLogger(__name__)

SECONDS = 8.0
"""The time in seconds that a caller waits for a plan; the search takes one or two, more in a process that is just
starting.
"""
HOURLY = 600
"""The maximum number of plans chosen for a side within an hour; a long game played to its end needs two hundred."""
_HOUR = 3_600.0
_KEPT = 4_096

_Key = tuple[str, int, str, int]


class Ahead:
    """Finds the best plan for the “hard” autopilot.

    `on` says whether the bot computes chances.
    """

    def __init__(self, pool: ComputingPool, *, on: bool = True, seconds: float = SECONDS) -> None:
        self.on = on
        self.seconds = seconds
        self._pool = pool
        self._under_way: dict[_Key, asyncio.Task[str]] = {}
        self._spent: dict[tuple[str, str], deque[float]] = {}

    async def best(self, row: GameRow, save: Save, side: str, names: Sequence[str]) -> str | None:
        """Return the best plan for `side` in a position, or None if none was found in time."""
        if not self.on:
            return None
        key = row.id, row.version, side, row.asides
        working = self._under_way.get(key)
        if working is None:
            if not self._spend(row.id, side):
                log.info("game %(game)s has looked ahead enough for an hour", {"game": row.id})
                return None
            working = asyncio.ensure_future(self._chosen(row, save, side, names))
            self._under_way[key] = working
            working.add_done_callback(partial(self._done, key))
        try:
            async with asyncio.timeout(self.seconds):
                return await asyncio.shield(working)
        except TimeoutError:
            log.info("no plan of game %(game)s is found in time", {"game": row.id})
        except (NoProcesses, ValueError, KeyError, Endless) as error:
            log.warning(
                "game %(game)s cannot be looked ahead in: %(problem)s",
                {"game": row.id, "problem": type(error).__name__},
            )
        except asyncio.CancelledError:
            if not working.cancelled():
                raise
        except Exception:  # an error in a process must not stop the game
            log.exception("game %(game)s cannot be looked ahead in", {"game": row.id})
        return None

    def _done(self, key: _Key, working: asyncio.Task[str]) -> None:
        self._under_way.pop(key, None)
        if not working.cancelled():
            working.exception()  # callers that still wait get the error; without any it is dropped

    async def _chosen(self, row: GameRow, save: Save, side: str, names: Sequence[str]) -> str:
        seed = f"{row.id}/{row.version}"
        written = dump(save).decode()
        where = row.guild_id or 0
        return await self._pool.quickly(look_ahead, row.system, written, side, tuple(names), seed, server_id=where)

    def _spend(self, game_id: str, side: str) -> bool:
        now = clock.monotonic()
        if len(self._spent) > _KEPT:
            self._spent = {of: times for of, times in self._spent.items() if times[-1] > now - _HOUR}
        times = self._spent.setdefault((game_id, side), deque(maxlen=HOURLY))
        if len(times) == HOURLY and times[0] > now - _HOUR:
            return False
        times.append(now)
        return True
