"""The measurement of players' clicks with a hundred analyses in the background, and without them.

Both are measured on the same bot in turns: analyses start and stop between the rounds. They are analyses for players,
of whole games that the steward has played; the analyses of a siege last longer than the benchmark.
"""

from __future__ import annotations

import asyncio

from benchmarks.recordings import recorded
from bot.analysis.work import pack, work
from bot.chances.pool import LONG_ONES, PIECE
from bot.context import BotContext

ANALYSES, REST = b"analyses", b"rest"
"""The commands to the bot's process: start analyses, stop them."""
NUMBER = 100


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
