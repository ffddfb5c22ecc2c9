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
from bot.ui.texts import mentions, person, reader, say
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
        locale, hours, word = reader(interaction), hours_of(row), self.context.find(game.system).period()
        if game.several:
            await whisper(interaction, await self._of_sides(interaction, game, row, word), name="campaign")
            return
        lines = [*_now(game, row, word, locale=locale), *_times(row, word, locale=locale)]
        zone, days = zone_said(row.zone), days_said(hours.weekdays, locale=locale)
        lines.append(say("campaign-status-zone", locale=locale, hour=hour_said(row.minute), zone=zone, days=days))
        players, owner = mentions(game.owner_id, game.players, locale=locale), person(game.owner_id, locale=locale)
        who = say(_WHO[game.command], locale=locale, players=players, owner=owner)
        lines.append(say("campaign-status-who", locale=locale, who=who))
        lines += await self._left(interaction, game, row, locale)
        lines += await self._reminded(interaction, game, locale)
        named = [said(self.calls, game, wish, locale=locale) for wish in await self.calls.stored.of(game.id)]
        lines += named or [say("campaign-status-named-none", locale=locale)]
        await whisper(interaction, "\n".join(lines), name="campaign")

    async def _of_sides(self, interaction: Interaction, game: GameSummary, row: CampaignRow, word: PeriodWord) -> str:
        """Return how a campaign of several sides stands: each side's hour, and what it is waited for."""
        locale = reader(interaction)
        lines = [*_now(game, row, word, locale=locale), *self.schedule.sides.lines(game, row, locale=locale)]
        lines.append(say("campaign-sides-days", locale=locale, days=days_said(row.weekdays, locale=locale)))
        if row.running and not game.turns.asked and row.next_at is not None:
            lines.append(say("campaign-turn-due", locale=locale, **stamps(row.next_at)))
        if row.more_time:
            lines.append(say("campaign-status-more", locale=locale))
        lines += await self._reminded(interaction, game, locale)
        named = [said(self.calls, game, wish, locale=locale) for wish in await self.calls.stored.of(game.id)]
        return "\n".join([*lines, *(named or [say("campaign-status-named-none", locale=locale)])])

    async def _left(self, interaction: Interaction, game: GameSummary, row: CampaignRow, locale: str) -> list[str]:
        """Return the plans left beforehand for this day or the next, for those who may leave one."""
        if not may_leave(game, interaction.user.id):
            return []
        for day in (game.progress[0], game.progress[0] + 1):
            if left := left_for(row, day):
                presenter = self.context.find(game.system)
                word = presenter.period()
                figures = await self._figures(game, left)
                return [
                    say("campaign-left", locale=locale, day=day, period=word),
                    *left_said(left, presenter, figures, system=game.system, locale=locale),
                ]
        return []

    async def _figures(self, game: GameSummary, left: tuple[Left, ...]) -> Mapping[str, Figure]:
        """Return the figures of plans left beforehand; none if the game cannot be read, which stands on its board."""
        try:
            state = await self.context.service.position(game.id)
        except SaveUnreadable:
            return {}
        return await left_figures(self.context.chances, state, left)

    async def _reminded(self, interaction: Interaction, game: GameSummary, locale: str) -> list[str]:
        every = await self.stored.reminders(game.id)
        named = [
            say(
                "campaign-status-reminded-one",
                locale=locale,
                who=person(user_id, locale=locale),
                time=span_said(before, locale=locale),
            )
            for user_id, before, ignored in every
            if ignored != CLOSED
        ]
        who = ", ".join(named) or say("campaign-status-reminded-none", locale=locale)
        lines = [say("campaign-status-reminded", locale=locale, who=who)]
        if (interaction.user.id, CLOSED) in {(user_id, ignored) for user_id, _, ignored in every}:
            await self.stored.remind(game.id, interaction.user.id, before=None)
            lines.append(say("campaign-status-closed", locale=locale))
        return lines


def _now(game: GameSummary, row: CampaignRow, word: PeriodWord, *, locale: str) -> list[str]:
    """Return the lines about the present day, and why the campaign rests."""
    running = "yes" if row.running else "no"
    lines = [say("campaign-status-title", locale=locale, day=game.progress[0], running=running, period=word)]
    if row.trouble:
        name, _, lacking = row.trouble.partition(": ")
        lines.append(say("campaign-status-trouble", locale=locale, why=trouble_said(name, lacking, locale=locale)))
    return lines


def _times(row: CampaignRow, word: PeriodWord, *, locale: str) -> list[str]:
    """Return the lines about the next day and the deadline."""
    lines = []
    if row.next_at is not None:
        lines.append(say("campaign-status-next", locale=locale, period=word, **stamps(row.next_at)))
        if row.deadline_at is not None:
            lines.append(say("campaign-status-deadline", locale=locale, **stamps(row.deadline_at)))
        else:
            lines.append(say("campaign-status-deadline-none", locale=locale))
    if row.left_out:
        lines.append(say("campaign-status-left-out", locale=locale, count=row.left_out))
    if row.more_time:
        lines.append(say("campaign-status-more-used" if row.extended else "campaign-status-more", locale=locale))
    return lines
