"""The line about win chances on the board.

The board is posted without the line, which is added when the chances are known.
"""

from __future__ import annotations

import asyncio
import logging

from bot.chances import words
from bot.chances.service import LONGEST, Chances
from bot.context import BotContext
from bot.games.errors import DeliveryProblem, ServiceError, TooMuchAtOnce
from bot.games.state import GameState
from db.schema.games import RUNNING
from db.storage.errors import DatabaseError
from render.language import speaking

log = logging.getLogger(__name__)

TOGETHER = 4
"""The maximum number of lines computed in parallel: if hundreds were, as when a day begins, all would be late."""


class BoardLines:
    """Writes the lines about chances of winning, and has these chances computed."""

    def __init__(self, context: BotContext, chances: Chances) -> None:
        self._context = context
        self._chances = chances
        self._working: dict[str, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(TOGETHER)

    async def notice(self, state: GameState) -> str | None:
        """Return the line about chances for a board. Return None if it has not been computed yet.

        It is then computed in the background, and the board is edited later.
        """
        if not self._chances.may_tell(state) or state.untouched:
            return None
        shown = self._chances.shown
        found = await shown.now(state)
        if found is None:
            if state.id not in self._working:
                self._working[state.id] = asyncio.create_task(self._compute(state))
            return None
        before, presenter = await shown.before(state), self._context.presenter(state)
        morning = await shown.morning(state)
        with speaking(state.locale):
            return words.line(state, found, before, presenter, morning=morning)

    def close(self) -> None:
        """Cancel the computations."""
        for working in self._working.values():
            working.cancel()

    async def _compute(self, state: GameState) -> None:
        """Compute the win chances of a game, then update its board."""
        try:
            async with self._room:
                game = await self._context.service.roster.game(state.id)
                if game.status != RUNNING or game.progress != state.progress:
                    return  # the game has continued while other games had their turn
                found = await self._chances.of(state, None, seconds=LONGEST, line=True)
            if found is not None:
                await self._chances.shown.add(state, found)
                await self._context.board_delivery.refresh(state.id)
        except TooMuchAtOnce:
            log.info("the hour of game %(game)s is spent: its board has no chances", {"game": state.id})
        except (DeliveryProblem, ServiceError, DatabaseError) as error:  # the next board shows it
            log.info("the board of game %(game)s has no chances yet: %(problem)s", {"game": state.id, "problem": error})
        finally:
            self._working.pop(state.id, None)


def register(context: BotContext, chances: Chances) -> BoardLines:
    """Register the board's lines about win chances, and return their writer."""
    lines = BoardLines(context, chances)
    context.boards.register(lines.notice)
    return lines
