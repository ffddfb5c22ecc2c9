"""Reminders: direct messages before a deadline to users who asked for them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord

from bot.boards.calendar_lines import is_past, stamps
from bot.campaigns.timetables import calendar_of
from bot.games.errors import DeliveryProblem, DirectMessagesClosed, SaveUnreadable
from bot.games.notices import Payload
from bot.games.permissions import NOBODY
from bot.games.state import GameState
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.ui.replies import note
from bot.ui.texts import say
from db.campaigns import Campaigns, Due, note_reminder
from db.notices import Claimed, Notice, enqueue
from engine.core.day_gate import CALENDAR
from render.language import speaking

if TYPE_CHECKING:
    from bot.context import BotContext

KIND = "reminder"
"""The `Notice.kind` of the reminders' notices."""
CAP = 3
"""The number of consecutive reminders that a user may ignore before they stop."""


class Reminders:
    """Schedules reminders, and writes their messages (see `bot.delivery.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext, *, now: Callable[[], datetime] = clock.now) -> None:
        self.stored = Campaigns(context.service.store.database)
        self._context = context
        self._now = now

    # --- scheduler job ---

    async def run_due(self, now: datetime) -> datetime | None:
        """Send the reminders that are due. Return when to run again; None if none is planned."""
        due, again = await self.stored.to_remind(now)
        for each in due:
            await self._remind(each, now)
        return again

    async def _remind(self, due: Due, now: datetime) -> None:
        try:
            state = await self._context.service.position(due.game_id)
        except SaveUnreadable:
            return
        if state.ask is None or state.ask.kind == CALENDAR:
            return  # nothing is open now, but an undo may change that
        if not await self._is_theirs(state, due):
            return  # the hour is another side's; theirs may come
        ignored = 0 if due.active else due.ignored
        stops = ignored >= CAP
        notice = Notice(
            kind=KIND,
            key=due.deadline_at.isoformat(),
            due_at=now,
            game_id=due.game_id,
            user_id=due.user_id,
            facts={"stops": stops, "until": due.deadline_at.isoformat(), "locale": due.locale},
            expires_at=due.deadline_at,
        )
        async with self.stored.database.write() as connection:
            if await note_reminder(connection, due, ignored=None if stops else ignored + 1) and due.user_id != NOBODY:
                await enqueue(connection, [notice])
        self._context.scheduler.wake_now(NOTICES)

    async def _is_theirs(self, state: GameState, due: Due) -> bool:
        """Return whether a deadline still applies to the user."""
        row = await self.stored.of(state.id)
        return row is not None and calendar_of(row, state).is_deadline_of(due.user_id, due.deadline_at)

    # --- messages ---

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the reminder in the reader's language; None if it is no longer needed."""
        state = await self._context.service.load(notice.game_id or "")
        locale = notice.facts.get("locale") or state.locale
        with speaking(locale):
            if notice.facts["stops"]:
                return Payload(view=note(say("reminder-stops", link=link_to(state))))
            until = datetime.fromisoformat(notice.facts["until"])
            if state.ask is None or state.ask.kind == CALENDAR or is_past(until):
                return None
            return Payload(view=note("\n".join(self._lines(state, until))))

    def _lines(self, state: GameState, until: datetime) -> list[str]:
        presenter = self._context.presenter(state)
        facts: dict[str, Any] = {
            "title": presenter.title(),
            "period": presenter.period(),
            "day": state.progress[0],
            "link": link_to(state),
            **stamps(until),
        }
        return [say("reminder-open", **facts), f"-# {say('reminder-off')}"]

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a reminder is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Stop the reminders for a user who does not accept direct messages."""
        if isinstance(problem, DirectMessagesClosed) and notice.user_id is not None and notice.game_id is not None:
            await self.stored.close(notice.game_id, notice.user_id)
