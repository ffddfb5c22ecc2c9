"""Daily direct messages that remind users of their puzzles, if they asked for them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.context import BotContext
from bot.games.errors import DeliveryProblem
from bot.games.notices import Payload
from bot.runtime import clock
from bot.ui.components import Button, Values, button, button_row, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.replies import note, whisper
from bot.ui.texts import say
from db.notices import Claimed, Notice
from db.own_puzzles import REMINDERS, OwnPuzzles, Reminded
from render.language import language, speaking

Interaction = discord.Interaction[Any]

PUZZLE, REMIND = "ownpuzzle", "ownremind"
"""The actions of the buttons: one shows the next puzzle, one starts or stops reminders."""
JOB = KIND = "own-puzzles"
"""The name of the scheduler job that reminds people. It is also the `Notice.kind` of its notices."""
_ON, _OFF = "on", "off"
_USEFUL = timedelta(days=1)


def today(now: datetime) -> str:
    """Return the date of `now`, as ISO text. `now` is in UTC."""
    return now.date().isoformat()


class PuzzleReminders:
    """Stores which people want reminders, and writes the reminders."""

    def __init__(self, context: BotContext, stored: OwnPuzzles) -> None:
        self.context = context
        self.stored = stored

    @button(REMIND)
    async def _remind(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Start or stop a user's reminders."""
        on = press.extra == _ON
        if on:
            await self.stored.remind(interaction.user.id, language(), today=today(clock.now()))
        elif press.extra == _OFF:
            await self.stored.stop_reminders(interaction.user.id)
        else:
            raise StaleCustomId(press.extra)
        told = say("own-puzzle-reminders-on" if on else "own-puzzle-reminders-off")
        await whisper(interaction, told, rows=[button_row([reminder_button(on=not on)])])

    def wake(self, due: datetime) -> None:
        """Have the reminder job run at `due`, when a puzzle is due."""
        self.context.scheduler.wake(due, JOB)

    async def run_due(self, now: datetime) -> datetime | None:
        """Enqueue the due reminders, and return when to run again; None if none is planned."""
        await self.stored.enqueue_reminders(lambda one: _notice(one, now), now=now, today=today(now))
        following = await self.stored.next_reminder()
        if following is None:
            return None
        tomorrow = datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), tzinfo=now.tzinfo)
        return following if following > now else tomorrow

    # --- notices ---

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the reminder; None if it is no longer needed or wanted."""
        user_id, last = notice.user_id or 0, bool(notice.facts["last"])
        if not (last or await self.stored.is_reminded(user_id)) or not await self.stored.due(user_id, now=clock.now()):
            return None
        with speaking(str(notice.facts["locale"])):
            lines = [say("own-puzzle-due"), *([say("own-puzzle-last")] if last else [])]
            solve = ui.Button[ui.LayoutView](label=say("button-own-puzzle"), style=ButtonStyle.success)
            buttons = [press_button(solve, Press(PUZZLE)), reminder_button(on=last)]
        return Payload(view=note("\n".join(lines), rows=[button_row(buttons)]))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a reminder is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:  # noqa: ARG002 - part of the protocol
        """Stop the reminders of a person who cannot receive direct messages."""
        if notice.user_id is not None:
            await self.stored.stop_reminders(notice.user_id)


def reminder_button(*, on: bool) -> Button:
    """Return the button that switches a user's reminders on or off."""
    label = say("button-daily-remind" if on else "button-daily-no-reminders")
    made = ui.Button[ui.LayoutView](label=label, emoji="🔔" if on else "🔕")
    return press_button(made, Press(REMIND, extra=_ON if on else _OFF))


def _notice(one: Reminded, now: datetime) -> Notice:
    return Notice(
        kind=KIND,
        key=today(now),
        due_at=now,
        user_id=one.user_id,
        facts={"locale": one.locale, "last": one.unused == REMINDERS - 1},
        expires_at=now + _USEFUL,
    )
