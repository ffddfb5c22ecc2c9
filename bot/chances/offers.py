"""The plans offered to a commander, found by worker processes."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial

import engine.games
from bot.chances.calls import sendable
from bot.chances.pool import ComputingPool, NoProcesses
from bot.games.state import GameState
from bot.runtime.giving_way import give_way
from engine.core.chances.playing_on import Endless
from engine.core.planning.question import offered
from engine.core.save import load

log = logging.getLogger(__name__)

LONGEST = 20.0
"""The maximum time in seconds that a board waits for the searched plans; the search took less when it was measured."""
_KEPT = 1_024

_Key = tuple[str, int, int, str]


@sendable
def find_plans(system: str, save: str, side: str | None) -> tuple[str, ...]:
    """Return the names of the plans to offer in a stored position.

    Raise `ValueError` if the save cannot be read or its open step cannot be replayed.
    """
    return offered(engine.games.find(system), load(save.encode()), side=side, between=give_way)


class Offers:
    """Finds and caches the plans offered to commanders.

    The game's short list is offered if there are no worker processes, or if the game has several sides. In such games,
    searching for plans could reveal a side's secrets.
    """

    def __init__(self, pool: ComputingPool, *, on: bool = True) -> None:
        self.on = on
        self._pool = pool
        self._known: OrderedDict[_Key, tuple[str, ...]] = OrderedDict()
        self._under_way: dict[_Key, asyncio.Task[tuple[str, ...] | None]] = {}

    async def find(self, state: GameState) -> None:
        """Find the plans of a position, unless they are cached."""
        key = _key(state)
        if not self.on or state.asks or key in self._known:
            return
        working = self._under_way.get(key)
        if working is None:
            working = self._under_way[key] = asyncio.ensure_future(self._found(key, state))
            working.add_done_callback(partial(self._done, key))
        await asyncio.shield(working)

    def found(self, state: GameState) -> tuple[str, ...] | None:
        """Return the names of the plans found for a position; None if none have been found yet."""
        return self._known.get(_key(state))

    def _done(self, key: _Key, _: asyncio.Task[tuple[str, ...] | None]) -> None:
        self._under_way.pop(key, None)

    async def _found(self, key: _Key, state: GameState) -> tuple[str, ...] | None:
        where = state.guild_id or 0
        try:
            async with asyncio.timeout(LONGEST):
                plans = await self._pool.quickly(find_plans, state.system, state.row.save, None, server_id=where)
        except (NoProcesses, TimeoutError, ValueError, KeyError, Endless) as error:
            log.warning(
                "the plans of game %(game)s are its short list: %(problem)s",
                {"game": state.id, "problem": type(error).__name__},
            )
            return None
        except Exception:  # an error in a process must not stop the board
            log.exception("the plans of game %(game)s cannot be found", {"game": state.id})
            return None
        self._known[key] = plans
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return plans

    def close(self) -> None:
        """Cancel all searches."""
        for working in self._under_way.values():
            working.cancel()


def _key(state: GameState) -> _Key:
    return state.id, state.version, state.row.asides, state.side or ""
