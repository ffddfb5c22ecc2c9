"""The measurement of players' clicks with work in the background, and without it: a hundred analyses, or ten checks of
battles.

Both are measured on the same bot in turns: the work starts and stops between the rounds. The analyses are those for
players, of whole games that the steward has played; the analyses of a siege last longer than the benchmark. A check is
what `/battle add` does: the text is read, and the autopilot plays the battle against itself. When one is done, the next
begins.
"""

from __future__ import annotations

import asyncio
from importlib import resources
from itertools import count

import engine.games
from benchmarks.recordings import recorded
from bot.analysis.work import pack, work
from bot.chances.battle_trials import try_on
from bot.chances.pool import LONG_ONES, PIECE
from bot.context import BotContext
from engine.core.battles.check import check
from engine.core.battles.trying import GAMES

ANALYSES, CHECKS, REST = b"analyses", b"checks", b"rest"
"""The commands to the bot's process: start analyses, start checks, stop all of them."""
NUMBER, OF_CHECKS = 100, 10


class Analyses:
    """Starts and stops a hundred analyses in a bot, each requested in another server."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._working: list[asyncio.Task[object]] = []
        self._packed: list[bytes] = []
        self._pieces = 0

    async def begin(self, system: str) -> None:
        """Start the analyses, and wait until their first parts are done: then the processes are running."""
        if not self._packed:
            self._packed = [pack(recorded(system, f"analysed-{number}")) for number in range(LONG_ONES)]
        self._pieces = 0
        self._working = [
            asyncio.create_task(
                self._context.chances.run(
                    work, self._packed[server % len(self._packed)], server_id=server, on_progress=self._heard
                )
            )
            for server in range(1, NUMBER + 1)
        ]
        while self._pieces < LONG_ONES:
            await asyncio.sleep(0.05)

    def _heard(self, _done: int, _total: int) -> None:
        self._pieces += 1

    async def stop(self) -> None:
        """Stop the analyses, and wait until the processes are idle."""
        for working in self._working:
            working.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        self._working = []
        await asyncio.sleep(2 * PIECE)


class Checks:
    """Runs ten checks of battles in a bot at any time, each requested in another server."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._working: list[asyncio.Task[None]] = []
        self._begun = 0
        self._sample = resources.files("bot.battles").joinpath("tokar.battle").read_text(encoding="utf-8")

    async def begin(self, _: str) -> None:
        """Start the checks, and wait until the autopilot has played a first game for some of them."""
        self._begun = 0
        self._working = [asyncio.create_task(self._check(server)) for server in range(1, OF_CHECKS + 1)]
        while self._begun < LONG_ONES:
            await asyncio.sleep(0.05)

    async def _check(self, server: int) -> None:
        rulesets = {name: engine.games.find(name) for name in engine.games.names()}
        for number in count():
            text = f"{self._sample}// check {number} of server {server}\n"  # no text is known from an earlier check
            found = await asyncio.to_thread(check, text, rulesets)
            trial = await self._context.chances.run(try_on, found.game, text, "", 1, server_id=server)
            self._begun += 1
            await self._context.chances.run(try_on, found.game, text, trial, GAMES, server_id=server)

    async def stop(self) -> None:
        """Stop the checks, and wait until the processes are idle."""
        for working in self._working:
            working.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        self._working = []
        await asyncio.sleep(2 * PIECE)
