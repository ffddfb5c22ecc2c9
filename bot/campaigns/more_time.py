"""More time: players may postpone a deadline once per game day."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import ui

from bot.boards.calendar_lines import MORE_TIME, stamps
from bot.campaigns.service import KIND, CampaignService
from bot.campaigns.timetables import calendar_of
from bot.campaigns.waiting import awaited_in
from bot.games.posting_rights import permitted
from bot.games.state import GameState
from bot.runtime import clock
from bot.runtime.scheduler import CALLS, CAMPAIGNS, NOTICES, REMINDERS
from bot.ui.components import Button, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import person, say
from db.campaigns import CampaignRow
from db.notices import Notice
from engine.core.day_gate import CALENDAR

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

HOUR: Literal["hour"] = "hour"
TOMORROW: Literal["tomorrow"] = "tomorrow"
HOW = (HOUR, TOMORROW)
_HOUR = timedelta(hours=1)


def extended(row: CampaignRow, how: str, state: GameState, user_id: int) -> tuple[CampaignRow, datetime]:
    """Return the campaign with a user's deadline postponed, and the new deadline."""
    after = calendar_of(row, state).extended(user_id, _HOUR if how == HOUR else None)
    return after, _until(after, state, user_id)


class MoreTimeHandlers:
    """Handles the requests of players who want more time."""

    def __init__(self, context: BotContext, calendar: CampaignService) -> None:
        self.context = context
        self.stored = calendar.stored

    async def ask(self, interaction: Interaction, how: str) -> None:
        """Postpone the deadline of the campaign in this channel."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        state = await self.context.visibility.here(interaction)
        await whisper(interaction, await self._given(interaction, state, how))

    @button(MORE_TIME)
    async def _asked(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the deadlines that the user can choose, with a button for each."""
        state = await self.context.visibility.position(interaction, press.game)
        row = await self._expect(state, interaction.user.id)
        lines, buttons = [say("campaign-more-ask")], list[Button]()
        for how in HOW:
            until = extended(row, how, state, interaction.user.id)[1]
            lines.append(say(f"campaign-more-{how}", **stamps(until)))
            label = say(f"button-more-{how}")
            given = Press("moregive", state.id, state.version, extra=how)
            buttons.append(press_button(ui.Button(label=label), given))
        await whisper(interaction, "\n".join(lines), rows=[button_row(buttons)])

    @button("moregive", edits=True)
    async def _give(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Postpone the deadline by the time on the clicked button."""
        state = await self.context.visibility.position(interaction, press.game)
        how = press.extra if press.extra in HOW else HOUR
        await redraw(interaction, note(await self._given(interaction, state, how)))

    async def _given(self, interaction: Interaction, state: GameState, how: str) -> str:
        """Postpone the deadline, notify the channel, and return the reply.

        Raise `UserError` if the user may not do this.
        """
        row = await self._expect(state, interaction.user.id)
        after, until = extended(row, how, state, interaction.user.id)
        values = {name: getattr(after, name) for name in ("deadline_at", "next_at", "extended_on", "sides")}
        if not await self.stored.change(row, **values):
            raise UserError("error-campaign-changed")
        if permitted(interaction) is not None:  # else the board shows it once it is updated
            await self.context.notices.queue.enqueue(_told(state, interaction.user.id, until))
        self.context.scheduler.wake_now(CAMPAIGNS, REMINDERS, CALLS, NOTICES)
        await self.context.board_delivery.refresh(state.id)
        return say("campaign-more-given", **stamps(until))

    async def _expect(self, state: GameState, user_id: int) -> CampaignRow:
        """Return the campaign of a game. Raise `UserError` if the user may not postpone its deadline."""
        row = await self.stored.of(state.id)
        if row is None or not row.running or row.next_at is None:
            raise UserError("error-campaign-none")
        if not row.more_time:
            raise UserError("error-campaign-more-off", owner=person(state.owner_id))
        now = clock.now()
        if state.ask is None or state.ask.kind == CALENDAR or row.deadline_at is None or row.deadline_at <= now:
            raise UserError("error-campaign-more-nothing")
        waiting = await awaited_in(state, self.stored.database)
        if user_id not in waiting:
            who = ", ".join(person(each) for each in sorted(waiting))
            raise UserError("error-campaign-more-who", who=who, some="yes" if who else "no")
        if calendar_of(row, state).is_extended(user_id):
            times: dict[str, Any] = {**stamps(_until(row, state, user_id))}
            raise UserError("error-campaign-more-used", **times)
        return row


def _until(row: CampaignRow, state: GameState, user_id: int) -> datetime:
    """Return a user's deadline."""
    until = calendar_of(row, state).until(user_id)
    assert until is not None
    return until


def _told(state: GameState, user_id: int, until: datetime) -> Notice:
    """Return the notice that tells the channel that a player has postponed the deadline."""
    return Notice(
        kind=KIND,
        key=f"more-{until.isoformat()}",
        due_at=clock.now(),
        game_id=state.id,
        channel_id=state.channel_id,
        facts={"what": "more", "by": user_id, "until": until.isoformat()},
        expires_at=until,
    )
