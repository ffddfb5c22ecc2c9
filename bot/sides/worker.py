"""The worker that answers for late sides and for sides of the autopilot."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.context import BotContext
from bot.games.errors import DeliveryProblem, NoSuchGame, SaveUnreadable, ServiceError, WordAwaited
from bot.games.state import GameSummary
from bot.runtime.scheduler import NOTICES
from bot.sides.pauses import resume
from bot.sides.reminders import reminder
from db.notices import Calls
from db.schema.games import RUNNING
from db.sides import Due
from db.storage.leases import Share

log = logging.getLogger(__name__)

_LEASE = timedelta(seconds=30)
_POSTED = timedelta(seconds=2)
"""If the board of a new game is not posted yet, the time after which the game is checked again. Nobody plays before its
dice are complete.
"""

_QUESTIONS = 8
"""The maximum number of questions that are answered in a row. If the time for a turn is over, all of its questions are
answered.
"""


class SideWorker:
    """Answers for every side that is late or played by the autopilot."""

    def __init__(
        self, context: BotContext, *, instance: str = "main", share: Callable[[], Share | None] = lambda: None
    ) -> None:
        self.sides = context.service.sides
        self._calls = Calls(context.service.sides.database)
        self._context = context
        self._instance = instance
        self._share = share

    async def run_due(self, now: datetime) -> datetime | None:
        """Answer for every late side. Return when the next side is late, or None."""
        barred = await self._context.quiet.barred()
        done, unposted = set[Due](), list[Due]()
        for _ in range(_QUESTIONS):
            found = await self.sides.claim_due(
                by=self._instance, now=now, lease=_LEASE, share=self._share(), unless=barred
            )
            if not (claimed := [due for due in found if due not in done]):
                break
            if not await self._context.quiet.reached():
                unposted += claimed
                break
            done.update(claimed)
            unposted += [due for due in claimed if not await self._answer(due)]
        for due in unposted:
            await self.sides.release(due, by=self._instance)
        if await self._calls.remind(now, reminder, unless=barred):
            self._context.scheduler.wake_now(NOTICES)
        after = min(filter(None, (await self.sides.next_due(now), await self._calls.next_reminder(now))), default=None)
        return min(filter(None, (after, now + _POSTED))) if unposted else after

    async def _answer(self, due: Due) -> bool:
        """Answer for a side that is late, or that the autopilot plays.

        Return False to try again after the board of the side has been posted.
        """
        boards, invited = self._context.board_delivery, False
        try:
            game = await self._context.service.roster.game(due.game_id)
            invited = due.side in game.turns.invited
            running = game.status == RUNNING  # the row of a game that is over is deleted below
            if running and (await self._resumed(game, due) or await self._is_closed(game, due.side)):
                return True  # the time runs again; or nobody can answer there, and the side is checked again later
            with boards.deciding(due.game_id) as claim:
                state = claim.state = await self._context.service.time_out(due, extra_writes=(claim.follow,))
                if state is not None:
                    await boards.bring(due.game_id, claim)
        except WordAwaited:
            return False
        except (NoSuchGame, SaveUnreadable) as error:
            log.warning("nobody can answer in game %(game)s: %(problem)s", {"game": due.game_id, "problem": error})
            await self.sides.settle(due)
            return True
        except DeliveryProblem as problem:  # the answer is stored; the board is delivered later
            log.info("the board of game %(game)s waits: %(problem)s", {"game": due.game_id, "problem": problem})
            return True
        except ServiceError as error:
            log.info("game %(game)s has gone on: %(problem)s", {"game": due.game_id, "problem": error})
            return True
        if state is None:
            await self.sides.settle(due)
            if invited:
                await boards.refresh(due.game_id)
            self._context.scheduler.wake_now(NOTICES)  # perhaps a clock has run out, and the other side gets a message
        return True

    async def _resumed(self, game: GameSummary, due: Due) -> bool:
        """Restart a game's clocks if its pause or holiday is over. Return whether it was."""
        pause = game.turns.paused(due.side)
        over = pause is not None and pause.until <= due.due_at
        if over:
            await resume(self._context, due.game_id)
        return over

    async def _is_closed(self, game: GameSummary, side: str) -> bool:
        """Return whether users are unable to write in the channel where a side must answer."""
        asked, chair = game.turns.asked.get(side), game.sides.get(side)
        if chair is None or chair.steward or (asked is None and side not in game.turns.invited):
            return False
        since = game.created_at if asked is None or side in game.turns.invited else asked.at
        return await self._context.quiet.is_closed(game.id, game.channel_id, game.guild_id, since=since)
