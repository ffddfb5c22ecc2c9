"""Test games of battles, which the autopilot plays in worker processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable

from bot.chances.battle_trials import begun_draw, draw, read_trial, try_on
from bot.chances.pool import NoProcesses
from bot.context import ChanceTeller
from bot.runtime import clock
from bot.ui.errors import UserError
from db.battles import Battle, Battles
from engine.core.battles.drawn import NotEven
from engine.core.battles.trying import GAMES, TooSlow, Trial

log = logging.getLogger(__name__)

MARKS = (20, 50, 100, GAMES)
"""The numbers of games after which the figures are shown and stored."""
HOURLY, WAITING = 10, 20
"""How many trials a person may begin in an hour, and how many may be in progress or wait, of all servers together."""
FIRST = 20.0
"""How long in seconds the first game of a battle may be waited for; a busy bot stores the battle without it."""
PATIENCE = 13 * 60.0
"""How long, in seconds, figures are shown or a draw is waited for. Discord lets an answer be edited for fifteen
minutes.
"""
_HOUR = 3_600.0

Hear = Callable[[Trial], Awaitable[object]]


class Trials:
    """Plays test games of battles, and stores their results."""

    def __init__(self, chances: ChanceTeller, battles: Battles) -> None:
        self._chances = chances
        self._battles = battles
        self._under_way: set[str] = set()
        self._begun: dict[int, deque[float]] = {}

    def may_go_on(self, one: Battle) -> bool:
        """Return whether more test games of a battle may start."""
        over = read_trial(one.system, one.trial).over
        return self._chances.on and not over and one.code not in self._under_way

    async def expect_quick(self, system: str, text: str, *, server_id: int) -> str:
        """Play the first test game of a battle and return its result.

        Return an empty string if it cannot be played now. Raise `UserError` if the game takes too long.
        """
        if not self._chances.on:
            return ""
        try:
            async with asyncio.timeout(FIRST):
                return str(await self._chances.run(try_on, system, text, "", 1, server_id=server_id))
        except TooSlow:
            raise UserError("battle-too-slow") from None
        except (NoProcesses, TimeoutError) as error:
            log.info("the first game of a battle was not played: %(problem)s", {"problem": type(error).__name__})
            return ""

    async def go_on(self, one: Battle, user_id: int, hear: Hear) -> None:
        """Play all remaining test games of a battle. `hear` is called with the results so far.

        Raise `UserError` if the user has started too many tests.
        """
        if not self.may_go_on(one):
            return
        self._spend(user_id)
        self._under_way.add(one.code)
        data = one.trial
        try:
            for games in MARKS:
                if read_trial(one.system, data).plain.games >= games and games < GAMES:
                    continue
                data = await self._chances.run(try_on, one.system, one.text, data, games, server_id=one.guild_id)
                await self._battles.set_trial(one.code, data)
                found = read_trial(one.system, data)
                await hear(found)
                if found.over:
                    return
        except TooSlow:
            raise UserError("battle-too-slow") from None
        except NoProcesses as error:
            raise UserError("battle-trial-later") from error
        finally:
            self._under_way.discard(one.code)

    async def draw(self, system: str, size: str, user_id: int, *, server_id: int) -> tuple[str, str]:
        """Generate a random, balanced battle. Return its text and test results.

        Raise `UserError` if no battle can be generated now.
        """
        if not self._chances.on:
            raise UserError("battle-trial-later")
        self._spend(user_id)
        data = begun_draw(secrets.token_hex(4), size)
        try:
            async with asyncio.timeout(PATIENCE):
                text, trial = await self._chances.run(draw, system, data, server_id=server_id)
        except (NoProcesses, NotEven, TooSlow, TimeoutError) as error:
            raise UserError("battle-trial-later") from error
        return str(text), str(trial)

    def _spend(self, user_id: int) -> None:
        now = clock.monotonic()
        self._begun = {of: times for of, times in self._begun.items() if times[-1] > now - _HOUR}
        times = self._begun.setdefault(user_id, deque(maxlen=HOURLY))
        full = len(times) == HOURLY and times[0] > now - _HOUR
        if full or len(self._under_way) >= WAITING:
            raise UserError("battle-trial-later")
        times.append(now)
