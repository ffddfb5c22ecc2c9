"""Handlers of `/campaign mention`: whom a campaign mentions, and when."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.campaigns.calls import Calls, may_name, mention_of
from bot.campaigns.days import hours_of
from bot.campaigns.handlers import CampaignHandlers, expect_master
from bot.campaigns.time_parsing import read_before, span_said
from bot.games.state import GameSummary
from bot.runtime.scheduler import CALLS
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import say
from db.campaigns import CampaignRow
from db.mentions import Mention
from db.schema.games import VOTE

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

_ROLES = 5
"""The maximum number of roles that a campaign mentions."""


class MentionHandlers:
    """Lets users choose when they, or a role, are mentioned."""

    def __init__(self, context: BotContext, schedule: CampaignHandlers, calls: Calls) -> None:
        self.context = context
        self.schedule = schedule
        self.calls = calls

    async def change(
        self,
        interaction: Interaction,
        *,
        day: bool | None,
        waiting: bool | None,
        before: str | None,
        role: discord.Role | None,
    ) -> None:
        """Change when the user or a role is mentioned; without options, show the settings."""
        game, row = await self.schedule.campaign(interaction)
        if role is not None:
            expect_master(interaction, game)
        elif game.command != VOTE and not game.may_decide(interaction.user.id):
            raise UserError("error-campaign-mention-nobody")
        held = await self.calls.stored.of(game.id)
        role_id, user_id = (role.id, 0) if role is not None else (0, interaction.user.id)
        blank = Mention(game_id=game.id, user_id=user_id, role_id=role_id)
        old = next((each for each in held if (each.user_id, each.role_id) == (blank.user_id, blank.role_id)), blank)
        wish = self._wished(old, row, day=day, waiting=waiting, before=before)
        if role is not None and not wish.empty:
            roles = {each.role_id for each in held if each.role_id} | {role.id}
            _expect_right(interaction, role, roles=len(roles))
        if wish != old:
            await self.calls.stored.put(wish)
            self.context.scheduler.wake_now(CALLS)
        await whisper(interaction, said(self.calls, game, wish))

    def _wished(
        self,
        old: Mention,
        row: CampaignRow,
        *,
        day: bool | None,
        waiting: bool | None,
        before: str | None,
    ) -> Mention:
        minutes = old.before_minutes
        if before is not None:
            most = row.open_minutes or int(hours_of(row).shortest.total_seconds() // 60)
            minutes = read_before(before, most=most)
        return replace(
            old,
            day=old.day if day is None else day,
            waiting=old.waiting if waiting is None else waiting,
            before_minutes=minutes,
        )


def said(calls: Calls, game: GameSummary, wish: Mention) -> str:
    """Return a text that says when a user or role is mentioned."""
    who = mention_of(wish)
    if wish.empty:
        return say("campaign-mention-off", who=who)
    word = calls.word(game)
    parts = [say("campaign-mention-day", period=word)] if wish.day else []
    parts += [say("campaign-mention-waiting")] if wish.waiting else []
    if wish.before_minutes is not None:
        parts.append(say("campaign-mention-before", time=span_said(wish.before_minutes)))
    line = say("campaign-mention-on", who=who, when=", ".join(parts))
    if wish.role_id and not calls.notifies(game, wish):
        return f"{line} {say('campaign-mention-mute', who=who)}"
    return line


def _expect_right(interaction: Interaction, role: discord.Role, *, roles: int) -> None:
    """Raise `UserError` if the user or the bot may not mention the role."""
    named = f"<@&{role.id}>"
    if role.is_default():
        raise UserError("error-campaign-mention-everyone")
    if not may_name(role, interaction.permissions):
        raise UserError("error-campaign-mention-role", role=named)
    if not may_name(role, interaction.app_permissions):
        raise UserError("error-campaign-mention-bot", permissions=["mention_everyone"], role=named)
    if roles > _ROLES:
        raise UserError("error-campaign-mention-many", most=_ROLES)
