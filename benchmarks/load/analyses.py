"""Analyses in the background: what the players' clicks cost beside a hundred of them, and without.

The bot is the same, in turns with and without: analyses begin and stop between the rounds. An analysis is what takes
its time in one, playouts of a whole game, in pieces as `bot.chances.pool` wants them, and it never ends.
"""

from __future__ import annotations

import asyncio
import time

import engine.games
from bot.chances.pool import PIECE, Unfinished
from bot.context import BotContext
from bot.runtime.giving_way import give_way
from engine.core.chances.playing_on import chances
from engine.core.save import new_game

ANALYSES, REST = b"analyses", b"rest"
"""Orders to the bot's process: to begin analyses, to stop them."""
NUMBER = 100


def piece(system: str, number: int) -> Unfinished:
    """Play a game on for as long as a piece may take; there is always another."""
    rules, end = engine.games.find(system), time.monotonic() + PIECE
    save = new_game(rules, seed="analysis", options={}).save
    while time.monotonic() < end:
        give_way()
        chances(rules, save, range(number, number + 1))
        number += 1
    return Unfinished((system, number), number, number + 1)


class Analyses:
    """A hundred analyses that a bot has under way, each asked for in another server; or none."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._working: list[asyncio.Task[object]] = []
        self.pieces = 0

    async def begin(self, system: str) -> None:
        """Begin them, and wait until the first pieces are done: the processes are there then."""
        self.pieces = 0
        self._working = [
            asyncio.create_task(self._context.chances.run(piece, system, 0, server_id=server, on_progress=self._heard))
            for server in range(1, NUMBER + 1)
        ]
        while self.pieces < 2:
            await asyncio.sleep(0.05)

    def _heard(self, _done: int, _total: int) -> None:
        self.pieces += 1

    async def stop(self) -> None:
        """Stop them, and wait until the processes rest."""
        for working in self._working:
            working.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        self._working = []
        await asyncio.sleep(2 * PIECE)
