"""`/campaign status`: what happens when, who decides, who is reminded and named, what was left out and put off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.boards.calendar_lines import stamps
from bot.campaigns.calls import Calls
from bot.campaigns.days import hours_of
from bot.campaigns.handlers import CampaignHandlers
from bot.campaigns.left_sheet import Left, left_figures, left_for, left_said, may_leave
from bot.campaigns.mention_handlers import said
from bot.campaigns.messages import trouble_said
from bot.campaigns.time_parsing import days_said, hour_said, span_said
from bot.campaigns.zones import zone_said
from bot.chances.words import Figure
from bot.games.errors import SaveUnreadable
from bot.games.state import GameSummary
from bot.ui.replies import whisper
from bot.ui.texts import mentions, person, say
from db.campaigns import CLOSED, CampaignRow
from db.schema.games import ADVISERS, EVERYONE, POWERS, VOTE
from render.presenter import PeriodWord

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

_WHO = {
    EVERYONE: "campaign-status-who-everyone",
    POWERS: "campaign-status-who-powers",
    ADVISERS: "campaign-status-who-advisers",
    VOTE: "campaign-status-who-vote",
}


class StatusHandlers:
    """Answers who asks how a campaign stands."""

    def __init__(self, context: BotContext, schedule: CampaignHandlers, calls: Calls) -> None:
        self.context = context
        self.schedule = schedule
        self.stored = schedule.stored
        self.calls = calls

    async def status(self, interaction: Interaction) -> None:
        """Show the times, who decides, who gets reminders and who is named."""
        game, row = await self.schedule.campaign(interaction)
        hours, word = hours_of(row), self.context.find(game.system).period()
        if game.several:
            await whisper(interaction, await self._of_sides(interaction, game, row, word), name="campaign")
            return
        lines = [*_now(game, row, word), *_times(row, word)]
        zone, days = zone_said(row.zone), days_said(hours.weekdays)
        lines.append(say("campaign-status-zone", hour=hour_said(row.minute), zone=zone, days=days))
        players, owner = mentions(game.owner_id, game.players), person(game.owner_id)
        who = say(_WHO[game.command], players=players, owner=owner)
        lines.append(say("campaign-status-who", who=who))
        lines += await self._left(interaction, game, row)
        lines += await self._reminded(interaction, game)
        named = [said(self.calls, game, wish) for wish in await self.calls.stored.of(game.id)]
        lines += named or [say("campaign-status-named-none")]
        await whisper(interaction, "\n".join(lines), name="campaign")

    async def _of_sides(self, interaction: Interaction, game: GameSummary, row: CampaignRow, word: PeriodWord) -> str:
        """Return how a campaign of several sides stands: each side's hour, and what it is waited for."""
        lines = [*_now(game, row, word), *self.schedule.sides.lines(game, row)]
        lines.append(say("campaign-sides-days", days=days_said(row.weekdays)))
        if row.running and not game.turns.asked and row.next_at is not None:
            lines.append(say("campaign-turn-due", **stamps(row.next_at)))
        if row.more_time:
            lines.append(say("campaign-status-more"))
        lines += await self._reminded(interaction, game)
        named = [said(self.calls, game, wish) for wish in await self.calls.stored.of(game.id)]
        return "\n".join([*lines, *(named or [say("campaign-status-named-none")])])

    async def _left(self, interaction: Interaction, game: GameSummary, row: CampaignRow) -> list[str]:
        """Return the plans left beforehand for this day or the next, for those who may leave one."""
        if not may_leave(game, interaction.user.id):
            return []
        for day in (game.progress[0], game.progress[0] + 1):
            if left := left_for(row, day):
                presenter = self.context.find(game.system)
                word = presenter.period()
                figures = await self._figures(game, left)
                return [
                    say("campaign-left", day=day, period=word),
                    *left_said(left, presenter, figures, system=game.system),
                ]
        return []

    async def _figures(self, game: GameSummary, left: tuple[Left, ...]) -> Mapping[str, Figure]:
        """Return the figures of plans left beforehand; none if the game cannot be read, which stands on its board."""
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
    """Return the lines about the present day, and why the campaign rests."""
    running = "yes" if row.running else "no"
    lines = [say("campaign-status-title", day=game.progress[0], running=running, period=word)]
    if row.trouble:
        name, _, lacking = row.trouble.partition(": ")
        lines.append(say("campaign-status-trouble", why=trouble_said(name, lacking)))
    return lines


def _times(row: CampaignRow, word: PeriodWord) -> list[str]:
    """Return the lines about the next day and the deadline."""
    lines = []
    if row.next_at is not None:
        lines.append(say("campaign-status-next", period=word, **stamps(row.next_at)))
        if row.deadline_at is not None:
            lines.append(say("campaign-status-deadline", **stamps(row.deadline_at)))
        else:
            lines.append(say("campaign-status-deadline-none"))
    if row.left_out:
        lines.append(say("campaign-status-left-out", count=row.left_out))
    if row.more_time:
        lines.append(say("campaign-status-more-used" if row.extended else "campaign-status-more"))
    return lines
