"""The command `/campaign status`: schedule, participants, reminders and mentions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.campaigns.calls import Calls
from bot.campaigns.handlers import CampaignHandlers
from bot.campaigns.left_sheet import Left, left_figures, left_for, left_said, may_leave
from bot.campaigns.mention_handlers import said
from bot.campaigns.messages import trouble_said
from bot.campaigns.time_parsing import span_said
from bot.campaigns.timetables import calendar_of
from bot.chances.words import Figure
from bot.games.errors import SaveUnreadable
from bot.games.state import GameSummary
from bot.ui.replies import whisper
from bot.ui.texts import person, say
from db.campaigns import CLOSED, CampaignRow
from render.presenter import PeriodWord

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]


class StatusHandlers:
    """Shows the state of a campaign."""

    def __init__(self, context: BotContext, schedule: CampaignHandlers, calls: Calls) -> None:
        self.context = context
        self.schedule = schedule
        self.stored = schedule.stored
        self.calls = calls

    async def status(self, interaction: Interaction) -> None:
        """Show the schedule and the participants of a campaign."""
        game, row = await self.schedule.campaign(interaction)
        presenter = self.context.presenter(game)
        lines = [*_now(game, row, presenter.period()), *calendar_of(row, game).status_lines(presenter)]
        lines += await self._left(interaction, game, row)
        lines += await self._reminded(interaction, game)
        named = [said(self.calls, game, wish) for wish in await self.calls.stored.of(game.id)]
        lines += named or [say("campaign-status-named-none")]
        await whisper(interaction, "\n".join(lines), name="campaign")

    async def _left(self, interaction: Interaction, game: GameSummary, row: CampaignRow) -> list[str]:
        """Return lines about the prepared plans. Return none to users who may not prepare plans."""
        if not may_leave(game, interaction.user.id):
            return []
        for day in (game.progress[0], game.progress[0] + 1):
            if left := left_for(row, day):
                presenter = self.context.presenter(game)
                word = presenter.period()
                figures = await self._figures(game, left)
                return [
                    say("campaign-left", day=day, period=word),
                    *left_said(left, presenter, figures, system=game.system),
                ]
        return []

    async def _figures(self, game: GameSummary, left: tuple[Left, ...]) -> Mapping[str, Figure]:
        """Return the known chances of prepared plans. Return none if the game cannot be read."""
        try:
            state = await self.context.service.position(game.id)
        except SaveUnreadable:
            return {}
        return await left_figures(self.context.chances, state, left)

    async def _reminded(self, interaction: Interaction, game: GameSummary) -> list[str]:
        every = await self.stored.reminders(game.id)
        named = [
            say("campaign-status-reminded-one", who=person(user_id), time=span_said(before))
            for user_id, before, ignored in every
            if ignored != CLOSED
        ]
        who = ", ".join(named) or say("campaign-status-reminded-none")
        lines = [say("campaign-status-reminded", who=who)]
        if (interaction.user.id, CLOSED) in {(user_id, ignored) for user_id, _, ignored in every}:
            await self.stored.remind(game.id, interaction.user.id, before=None)
            lines.append(say("campaign-status-closed"))
        return lines


def _now(game: GameSummary, row: CampaignRow, word: PeriodWord) -> list[str]:
    """Return lines about the current day, and why the campaign is paused."""
    running = "yes" if row.running else "no"
    lines = [say("campaign-status-title", day=game.progress[0], running=running, period=word)]
    if row.trouble:
        name, _, lacking = row.trouble.partition(": ")
        lines.append(say("campaign-status-trouble", why=trouble_said(name, lacking)))
    return lines
