"""Holidays: the command, and the job that applies them to games."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import discord
import msgspec

from bot.context import BotContext
from bot.games.errors import AlreadyDecided, NoSuchGame
from bot.games.holidays import is_bound, lacks, waits_for
from bot.matches.agreed import SHORTEST
from bot.runtime import clock
from bot.runtime.scheduler import BOARDS, NOTICES
from bot.sides.window_messages import WINDOWS
from bot.ui.days_and_hours import read_moment
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import say
from db.holidays import LONGEST, Holiday, Holidays, OnHoliday, UsedUp
from db.sides import JOB

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class HolidayHandlers:
    """Starts and ends holidays, and applies them to games."""

    def __init__(self, context: BotContext, holidays: Holidays) -> None:
        self.context = context
        self.holidays = holidays

    async def set(self, interaction: Interaction, until: str | None) -> None:
        """Start a holiday until the given time. Without a time, end the user's holiday."""
        now, user_id = clock.now(), interaction.user.id
        await interaction.response.defer(ephemeral=True, thinking=True)
        if until is None:
            await whisper(interaction, await self._ended(user_id, now))
            return
        at = read_moment(until, ZoneInfo("UTC"), now=now, minute=0)
        if at < now + SHORTEST:
            raise UserError("holiday-past")
        if at > now + LONGEST:
            raise UserError("holiday-long", most=discord.utils.format_dt(now + LONGEST, "D"))
        one = Holiday(user_id=user_id, from_at=now, until_at=at.astimezone(UTC))
        try:
            left = await self.holidays.add(one)
        except OnHoliday as error:
            current = await self.holidays.current(user_id, now=now)
            raise UserError("holiday-already", until=_moment(current.until_at if current else now)) from error
        except UsedUp as error:
            raise UserError("holiday-used", days=error.left.days) from error
        await self._apply(one)
        rows = await self.holidays.games(user_id)
        waiting = [row for row in rows if waits_for(row, user_id)]
        said = [say("holiday-begun", until=_moment(one.until_at), count=len(waiting), days=left.days)]
        if any(is_bound(row, user_id) for row in waiting):
            said.append(say("holiday-late"))
        await whisper(interaction, "\n".join(said))

    async def _ended(self, user_id: int, now: datetime) -> str:
        """End a user's holiday, and return the reply. Raise `UserError` without a holiday."""
        one = await self.holidays.current(user_id, now=now)
        if one is None:
            left = await self.holidays.left(user_id, now=now)
            raise UserError("holiday-none", days=max(left, timedelta()).days)
        await self.holidays.end(one, now=now)
        await self._apply(Holiday(user_id=user_id, from_at=one.from_at, until_at=now))
        return say("holiday-ended")

    async def run_due(self, now: datetime) -> datetime | None:
        """Apply current holidays to all games of their users.

        Return None, because a command wakes this job.
        """
        for one in await self.holidays.recent(now):
            await self._apply(one)
        await self.holidays.prune(now)
        return None

    async def _apply(self, one: Holiday) -> None:
        """Apply a user's holiday, or its early end, to their games."""
        facts: dict[str, Any] = {"since": one.from_at, "until": one.until_at}
        for row in await self.holidays.games(one.user_id):
            try:
                if not lacks(row, one.user_id, now=clock.now(), **facts):
                    continue
                if await self.context.service.holidays.apply(row.id, one.user_id, **facts):
                    await self.context.board_delivery.refresh(row.id)
                    self.context.scheduler.wake_now(JOB, BOARDS, NOTICES, WINDOWS)
            except (NoSuchGame, AlreadyDecided) as error:
                log.info("the holiday waits in game %(game)s: %(problem)s", {"game": row.id, "problem": error})
            except msgspec.DecodeError as error:
                log.warning("no holiday in game %(game)s: %(problem)s", {"game": row.id, "problem": error})


def _moment(at: datetime) -> str:
    return f"{discord.utils.format_dt(at, 'f')} ({discord.utils.format_dt(at, 'R')})"
