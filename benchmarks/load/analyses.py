"""Analyses in the background: what the players' clicks cost beside a hundred of them, and without.

The bot is the same, in turns with and without: analyses begin and stop between the rounds. They are those of players,
of whole games that the steward has played; those of a siege last longer than the bench.
"""

from __future__ import annotations

import asyncio

from benchmarks.recordings import recorded
from bot.analysis.work import pack, work
from bot.chances.pool import LONG_ONES, PIECE
from bot.context import BotContext

ANALYSES, REST = b"analyses", b"rest"
"""Orders to the bot's process: to begin analyses, to stop them."""
NUMBER = 100


class Analyses:
    """A hundred analyses that a bot has under way, each asked for in another server; or none."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._working: list[asyncio.Task[object]] = []
        self._packed: list[bytes] = []
        self._pieces = 0

    async def begin(self, system: str) -> None:
        """Begin them, and wait until the first pieces are done: the processes are there then."""
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
        """Stop them, and wait until the processes rest."""
        for working in self._working:
            working.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        self._working = []
        await asyncio.sleep(2 * PIECE)
