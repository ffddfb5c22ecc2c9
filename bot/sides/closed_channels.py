"""Handles games in channels that have been closed for a long time.

Rated games end after a week.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

import discord

from bot.context import BotContext
from bot.delivery.quiet import LONG
from bot.games.errors import AlreadyDecided, DeliveryProblem, NoSuchGame, ServiceError
from bot.games.gate import counted
from bot.games.notices import Payload
from bot.games.state import GameSummary
from bot.runtime.scheduler import NOTICES
from bot.ui.replies import note
from bot.ui.texts import say
from db.games import GameRow
from db.notices import Claimed, Notice
from db.quiet import Quiet
from db.schema.games import AT_TABLE, RATED, RUNNING
from render.language import speaking

log = logging.getLogger(__name__)

JOB = "closed-channels"
"""The name of the job, and the `Notice.kind` of its notices."""
_WEEK = timedelta(days=7)
"""How long a rated game waits for its channel."""


class ClosedChannels:
    """Tells leaders that a game's channel is closed, and ends rated games after a week."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    async def run_due(self, now: datetime) -> datetime | None:
        """Send messages about closed channels, and end rated games whose channel has been closed for a week.

        Return None, because the job runs at every heartbeat while a channel is closed.
        """
        for each in self._context.quiet.closed(before=now - LONG):
            try:
                game = await self._context.service.roster.game(each.key)
            except NoSuchGame:
                continue
            over = counted(game) == RATED and each.from_at <= now - _WEEK
            if not _is_of_two(game):
                continue
            if over and not (await self._context.quiet.reached() and await self._ended(each)):
                continue
            if await self._context.notices.queue.enqueue(*_told(game, each, over=over, now=now)):
                self._context.scheduler.wake_now(NOTICES)
        return None

    async def _ended(self, closed: Quiet) -> bool:
        """End the game of a closed channel without a winner. Return whether it was ended."""

        def expect(row: GameRow) -> None:
            if row.status != RUNNING or self._context.quiet.closed_since(row.id) != closed.from_at:
                raise AlreadyDecided(row.id)

        try:
            await self._context.service.end_unplayable(closed.key, expect=expect)
        except ServiceError as error:
            log.info("the game %(game)s in a closed channel: %(problem)s", {"game": closed.key, "problem": error})
            return False
        return True

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if it is no longer needed."""
        facts = notice.facts
        try:
            game = await self._context.service.roster.game(notice.game_id or "")
        except NoSuchGame:
            return None
        over = bool(facts["over"])
        if (not over and self._context.quiet.closed_since(game.id) is None) or over == (game.status == RUNNING):
            return None
        with speaking(game.locale):
            said = {"game": self._context.presenter(game).title(), "channel": f"<#{facts['channel']}>", "id": game.id}
            since = datetime.fromisoformat(str(facts["since"]))
            until = discord.utils.format_dt(since + _WEEK, "f")
            lines = [say("closed-void" if over else "closed-told", since=discord.utils.format_dt(since, "f"), **said)]
            lines += [say("closed-rated", until=until)] if counted(game) == RATED and not over else []
            return Payload(view=note("\n".join(lines)))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Ignore the failure: `/match mine` still lists the game."""


def _is_of_two(game: GameSummary) -> bool:
    """Return whether a running game has users on all sides and no tournament judge."""
    return (
        game.status == RUNNING
        and counted(game) not in AT_TABLE
        and len(game.sides) > 1
        and all(chair.people for chair in game.sides.values())
    )


def _told(game: GameSummary, closed: Quiet, *, over: bool, now: datetime) -> list[Notice]:
    """Return the messages that tell both sides' leaders about a closed channel."""
    facts = {"channel": str(game.channel_id), "since": closed.from_at.isoformat(), "over": over}
    return [
        Notice(kind=JOB, key=f"{closed.id}-{over}", due_at=now, game_id=game.id, user_id=chair.user_id, facts=facts)
        for chair in game.sides.values()
    ]
