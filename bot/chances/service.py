"""The win chances of games in progress, computed once per position and viewer.

Positions that look the same to a side have the same chances. A caller waits at most a few seconds, and then continues
without chances. The computation continues in the background.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

import engine.games
from bot.chances.calls import Unfinished
from bot.chances.offers import Offers
from bot.chances.pool import ComputingPool, NoProcesses
from bot.chances.shown_chances import ShownChancesCache
from bot.chances.simulating import pieces, simulate, simulations_of, simulations_of_a_round, try_out
from bot.games.errors import TooMuchAtOnce
from bot.games.state import GameState
from bot.runtime import clock
from db.chances.figures import Figures, StoredFigures
from db.schema.games import GUIDED, RUNNING
from db.storage.errors import DatabaseError
from engine.core.chances.playing_on import TRIALS, Endless, playouts_allowed
from engine.core.chances.tallies import Tally, together

log = logging.getLogger(__name__)
T = TypeVar("T")

SECONDS = 5.0
"""The time in seconds that a caller waits for figures."""
LONGEST = 60.0
"""The maximum time in seconds to compute figures, which would be of no use later."""
HOURLY = 160
"""The maximum number of positions and plans computed for a side of a game within an hour; cached ones do not count."""
_HOUR = 3_600.0
_KEPT = 4_096

_Key = tuple[str, int, int, str, str]
_TALLY = msgspec.json.Decoder(Tally)


def _unheard(_done: int, _total: int) -> None:
    pass


class Chances:
    """Computes the win chances of games. `on` is whether the bot computes them at all."""

    def __init__(self, stored: StoredFigures, pool: ComputingPool, *, on: bool = True) -> None:
        self.on = on
        self.stored = stored
        self.shown = ShownChancesCache(stored)
        self.offers = Offers(pool, on=on)
        self._pool = pool
        self.busy = pool.busy
        self._known: OrderedDict[_Key, Tally] = OrderedDict()
        self._under_way: dict[_Key, asyncio.Task[Tally | None]] = {}
        self._numbers: OrderedDict[_Key, asyncio.Future[int]] = OrderedDict()
        self._spent: dict[tuple[str, str], deque[float]] = {}

    # --- figures ---

    def on_boards(self, state: GameState) -> bool:
        """Return whether the boards of a game show chances."""
        return self.on and state.daily is None and state.level_of(state.side) == GUIDED

    def may_tell(self, state: GameState) -> bool:
        """Return whether chances may be shown now."""
        return self.on_boards(state) and state.status == RUNNING

    def may_weigh(self, state: GameState) -> bool:
        """Return whether chances may be computed for a game."""
        return self.on and state.status == RUNNING and state.daily is None

    async def of(
        self,
        state: GameState,
        side: str | None,
        plan: str = "",
        *,
        seconds: float = SECONDS,
        line: bool = False,
        later: bool = False,
    ) -> Tally | None:
        """Return the results of simulated games from a position. Return None after a time limit.

        The games use what `side` can see, or what is public. With a `plan`, the side to move first plays this plan. Set
        `later` for chances that are not shown now. Set `line` for the chances of a day or turn. Raise `TooMuchAtOnce`
        if the game has used its budget for the hour.
        """
        if not (self.may_weigh(state) if later else self.may_tell(state)):
            return None
        key = _key(state, side, plan)
        known = self.kept(state, side, plan)
        if known is not None and not line:
            return known
        working = self._under_way.get(key)
        if working is None:
            if known is None:
                self._spend(state.id, side or "")
            working = asyncio.create_task(self._computed(key, state, side, plan, line=line))
            self._under_way[key] = working
            working.add_done_callback(lambda _: self._under_way.pop(key, None))
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(working)
        except TimeoutError:
            return None
        except asyncio.CancelledError:
            if working.cancelled():  # the bot is closing
                return None
            raise

    async def beside(
        self, state: GameState, side: str | None, plans: Sequence[str], *, seconds: float = SECONDS
    ) -> Mapping[str, Tally]:
        """Return the results of simulated games for each plan, if ready in time.

        Raise `TooMuchAtOnce` if the game has used its budget for the hour and there are no results.
        """
        asked = [self.of(state, side, plan, seconds=seconds) for plan in plans]
        found = await asyncio.gather(*asked, return_exceptions=True)
        refused = next((each for each in found if isinstance(each, BaseException)), None)
        tallies = {plan: each for plan, each in zip(plans, found, strict=True) if isinstance(each, Tally)}
        if refused is not None and not tallies:
            raise refused
        return tallies

    async def hints(self, state: GameState, side: str | None, plans: Sequence[str]) -> Mapping[str, Tally]:
        """Return the cached chances of plans, and start computing missing ones."""
        try:
            return await self.beside(state, side, plans, seconds=0)
        except TooMuchAtOnce:
            return {}

    def remembered(self, state: GameState, side: str | None, plan: str = "") -> Tally | None:
        """Return the cached chances of a position or plan, if they may be shown. Otherwise return None."""
        return self.kept(state, side, plan) if self.may_tell(state) else None

    async def plans_at(self, state: GameState, version: int) -> dict[str, Tally]:
        """Return the stored chances of plans for a version of the game, in the public view."""
        rules = engine.games.find(state.system).rules_version
        try:
            rows = await self.stored.of(state.id, version, rules=rules)
        except DatabaseError as error:
            log.info("the plans of game %(game)s are not known: %(problem)s", {"game": state.id, "problem": error})
            return {}
        return {plan: _TALLY.decode(figures) for plan, figures in rows.items() if plan}

    def kept(self, state: GameState, side: str | None, plan: str = "") -> Tally | None:
        """Return the cached chances of a position or plan, even if they are hidden. Return None if unknown."""
        found = self._known.get(_key(state, side, plan))
        if found is not None:
            self._known.move_to_end(_key(state, side, plan))
        return found

    async def offered(self, state: GameState) -> tuple[str, ...] | None:
        """Return the plans to offer to the commander. Return None if the game's own short list applies."""
        await self.offers.find(state)
        return self.offers.found(state)

    async def before(self, state: GameState) -> Tally | None:
        """Return the last public win chances of the previous day or turn, or None."""
        return await self.shown.before(state)

    def _spend(self, game_id: str, side: str) -> None:
        now = clock.monotonic()
        if len(self._spent) > _KEPT:
            self._spent = {of: times for of, times in self._spent.items() if times[-1] > now - _HOUR}
        times = self._spent.setdefault((game_id, side), deque(maxlen=HOURLY))
        if len(times) == HOURLY and times[0] > now - _HOUR:
            raise TooMuchAtOnce
        times.append(now)

    async def _computed(self, key: _Key, state: GameState, side: str | None, plan: str, *, line: bool) -> Tally | None:
        """Return win chances from the database, or compute and store them. Return None if that fails."""
        rules = engine.games.find(state.system)
        stored = side is None or not state.row.asides  # a standing order changes what a side sees, but not the version
        try:
            async with asyncio.timeout(LONGEST):
                known = await self._read(state, side, plan, rules.rules_version) if stored else None
                found = known or await self._played_on(state, side, plan, patient=line)
        except (NoProcesses, TimeoutError, ValueError, KeyError, Endless, DatabaseError) as error:
            log.warning(
                "the chances of game %(game)s cannot be computed: %(problem)s",
                {"game": state.id, "problem": type(error).__name__},
            )
            return None
        except Exception:
            log.exception("the chances of game %(game)s cannot be computed", {"game": state.id})
            return None
        self._known[key] = found
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        if stored and (known is None or line):
            figures = Figures(
                game_id=state.id,
                version=state.version,
                side=side or "",
                plan=plan,
                rules=rules.rules_version,
                period=state.progress[0] if line else None,
                round=state.progress[1] if line else None,
                figures=msgspec.json.encode(found, order="sorted").decode(),
            )
            try:
                await self.stored.add(figures)
            except DatabaseError as error:  # the figures are right even if they cannot be stored
                log.info("the chances of game %(game)s are not kept: %(problem)s", {"game": state.id, "problem": error})
        return found

    async def _read(self, state: GameState, side: str | None, plan: str, rules: str) -> Tally | None:
        found = await self.stored.of(state.id, state.version, side=side or "", rules=rules)
        return _TALLY.decode(found[plan]) if plan in found else None

    async def _played_on(self, state: GameState, side: str | None, plan: str, *, patient: bool) -> Tally:
        guild, save = state.guild_id or 0, state.row.save
        number = await self._number(state, side)
        if patient and await self.shown.begun(state):
            number = simulations_of_a_round(number)
        else:
            number = simulations_of(number, plan, patient=patient)
        working = [
            asyncio.ensure_future(
                self._pool.quickly(simulate, state.system, save, numbers, side, plan, server_id=guild)
            )
            for numbers in pieces(number)
        ]
        try:
            return together(await asyncio.gather(*working))
        finally:
            for each in working:
                each.cancel()

    async def _number(self, state: GameState, side: str | None) -> int:
        """Return how many games to simulate for a position."""
        key = _key(state, side, "")
        trying = self._numbers.get(key)
        if trying is None:
            where = state.guild_id or 0
            trying = asyncio.ensure_future(
                simulations_at(self._pool, state.system, state.row.save, side, server_id=where)
            )
            trying.add_done_callback(lambda found: found.cancelled() or found.exception())  # read it in any case
            self._numbers[key] = trying
            while len(self._numbers) > _KEPT:
                self._numbers.popitem(last=False)
        try:
            return await asyncio.shield(trying)
        except BaseException:
            if trying.done():  # the next caller tries again
                self._numbers.pop(key, None)
            raise

    # --- long works ---

    async def run(
        self,
        work: Callable[..., T | Unfinished],
        *args: Any,
        server_id: int | None = None,
        on_progress: Callable[[int, int], object] = _unheard,
    ) -> T:
        """Run a long task in a worker and return its result (see `ComputingPool.run`).

        Raise `NoProcesses` if no process can compute. Errors of `work` are passed on.
        """
        return await self._pool.run(work, *args, server_id=server_id, on_progress=on_progress)

    async def apart(
        self,
        work: Callable[..., T],
        *args: Any,
        seconds: float,
        on_progress: Callable[[int, int], object] = _unheard,
    ) -> T:
        """Run a task in its own process and return the result. See `ComputingPool.apart`."""
        return await self._pool.apart(work, *args, seconds=seconds, on_progress=on_progress)

    def close(self) -> None:
        """Cancel all computations."""
        self.offers.close()
        for working in self._under_way.values():
            working.cancel()
        for trying in self._numbers.values():
            trying.cancel()
        self._pool.close()


async def simulations_at(
    pool: ComputingPool, system: str, save: str, side: str | None, *, server_id: int | None = None
) -> int:
    """Return how many games to simulate for a stored position, after measuring how long they take.

    Raise `NoProcesses` if no process can compute. Raise `ValueError` if the open step of the position cannot be
    replayed.
    """
    trials = (pool.quickly(try_out, system, save, side, number, server_id=server_id) for number in TRIALS)
    return playouts_allowed(engine.games.find(system), await asyncio.gather(*trials))


def _key(state: GameState, side: str | None, plan: str) -> _Key:
    return state.id, state.version, state.row.asides if side is not None else 0, side or "", plan
