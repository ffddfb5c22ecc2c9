"""The job that closes expired challenges, and updates their messages."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Collection
from datetime import datetime, timedelta

import aiohttp
import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.context import BotContext
from bot.games.errors import ChannelGone, DeliveryProblem, NoSuchGame
from bot.games.state import GameSummary
from bot.matches.messages import told_of, view_of
from bot.runtime.scheduler import NOTICES
from bot.ui.texts import QUIET
from db.lobbies import JOB as LOBBIES
from db.matches import ASKED, EXPIRED, GONE, JOB, MISSED, Closed, Seek, Seeks, give_back
from db.quiet import Given
from db.schema.games import NOBODY
from render.language import speaking

log = logging.getLogger(__name__)

_KEPT = timedelta(days=30)
"""How long closed challenges are stored."""
_AGAIN = timedelta(seconds=30)


class SeekWorker:
    """Closes challenges, and edits their messages."""

    def __init__(self, context: BotContext, seeks: Seeks) -> None:
        self._context = context
        self._seeks = seeks

    async def run_due(self, now: datetime) -> datetime | None:
        """Close expired challenges and update messages. Return when the next one expires, or None."""
        late = False
        for seek in await self._seeks.lapsed(now):
            late |= not await self._end(seek, now)
        for seek in await self._seeks.outdated():
            late |= not await self._draw(seek)
        await self._seeks.prune(now - _KEPT)
        end = await self._seeks.next_end()
        return max(now + _AGAIN, end or now) if late else end

    async def _end(self, seek: Seek, now: datetime) -> bool:
        """Close an expired challenge. Return False if it cannot be closed yet."""
        gone = NOBODY in {seek.user_id, seek.target_id} or (seek.state == ASKED and seek.accepted_by == NOBODY)
        quiet = self._context.quiet
        if not gone:
            if any(each.applied_at is None for each in quiet.missing(seek.guild_id, "")) or not await quiet.reached():
                return False
            current = await self._seeks.seek(seek.id)
            if current is None or current.expires_at > now:
                return True
        state = GONE if gone else MISSED if seek.state == ASKED else EXPIRED
        tells = [told_of(seek, seek.accepted_by, state)] if state == MISSED else []
        with contextlib.suppress(Closed):  # somebody has just answered it
            await self._seeks.close(seek, state, tells=tells)
            self._context.scheduler.wake_now(LOBBIES, NOTICES)
        return True

    async def _draw(self, seek: Seek) -> bool:
        """Update the message of a challenge. Return False if it must be tried again."""
        try:
            channel = await self._context.board_delivery.channels.open(seek.channel_id, guild_id=seek.guild_id)
            with speaking(seek.locale):
                view = view_of(seek, self._context.find(seek.system), await self._game(seek))
            await channel.get_partial_message(seek.message_id).edit(view=view, allowed_mentions=QUIET)
        except (discord.NotFound, discord.Forbidden, ChannelGone) as gone:
            log.info(
                "message %(message)s of a challenge is gone: %(problem)s", {"message": seek.message_id, "problem": gone}
            )
        except (discord.DiscordException, aiohttp.ClientError, OSError, DeliveryProblem) as problem:
            log.info(
                "message %(message)s of a challenge waits: %(problem)s",
                {"message": seek.message_id, "problem": problem},
            )
            return False
        await self._seeks.show(seek)
        return True

    async def _game(self, seek: Seek) -> GameSummary | None:
        with contextlib.suppress(NoSuchGame):
            return await self._context.service.roster.game(seek.game_id) if seek.game_id else None
        return None


async def given_back(connection: AsyncConnection, given: Given) -> Collection[str]:
    """Extend challenges after an outage. Return the names of the jobs to wake."""
    return (JOB,) if await give_back(connection, given) else ()
