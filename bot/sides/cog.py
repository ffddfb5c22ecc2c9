"""The commands `/side`: standing orders, and taking or leaving a side."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import engine.games
from bot.context import Registry
from bot.games.seating import INVITATION, UNINVITED
from bot.games.time_outs import OUT_OF_TIME
from bot.rules.handlers import RulesHandlers
from bot.sides.abandoned import KIND as ABANDONED
from bot.sides.abandoned import AbandonedHandlers, AbandonedNotices
from bot.sides.clocks import ClockHandlers, ClockNotices
from bot.sides.closed_channels import JOB as CLOSED
from bot.sides.closed_channels import ClosedChannels
from bot.sides.ended import KIND as ENDED
from bot.sides.ended import EndNotices
from bot.sides.given_back import give_back
from bot.sides.handlers import SideHandlers
from bot.sides.invitations import InvitationHandlers, InvitationNotices, UninvitedNotices
from bot.sides.on_page import PreparedExtra, StandingExtra
from bot.sides.prepared import PreparedHandlers
from bot.sides.prepared_worker import KIND as PREPARED
from bot.sides.prepared_worker import PreparedNotices, PreparedWorker
from bot.sides.prepared_worker import follow as follow_prepared
from bot.sides.reminders import ReminderNotices, SkippedNotices
from bot.sides.turns import KIND, TurnNotices
from bot.sides.window_messages import CALLS, REMINDER, SKIPPED, WINDOWS, WindowNotices
from bot.sides.window_messages import KIND as WINDOW_KIND
from bot.sides.worker import SideWorker
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name
from bot.web.table import Table
from db.notices import stand
from db.prepared import JOB as PREPARED_JOB
from db.prepared import WAITS as PREPARED_WAITS
from db.quiet import CLOSED_WAITS
from db.schema.games import HARD
from db.sides import JOB, WAITS

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

_FORMER = "turn"
"""The `Notice.kind` of messages that an earlier version of the bot has enqueued, and not deleted."""


class SideCog(commands.GroupCog, group_name="side", group_description=worded("command-side")):
    """Contains the commands of a side."""

    def __init__(self, sides: SideHandlers) -> None:
        super().__init__()
        self.sides = sides

    @app_commands.command(name="orders", description=worded("command-side-orders"))
    async def orders(self, interaction: Interaction) -> None:
        """Show and change standing orders."""
        game = await self.sides.context.service.roster.here(interaction.channel_id)
        await self.sides.orders(interaction, game.id)

    @app_commands.command(name="take", description=worded("command-side-take"))
    @app_commands.describe(side=worded("option-side-take"))
    async def take(self, interaction: Interaction, side: Name) -> None:
        """Let the user take a free side."""
        game = await self.sides.context.service.roster.here(interaction.channel_id)
        await self.sides.take(interaction, game, side)

    @app_commands.command(name="leave", description=worded("command-side-leave"))
    @app_commands.describe(then=worded("option-side-then"))
    @app_commands.choices(
        then=[
            app_commands.Choice(name=worded("choice-then-open"), value="open"),
            app_commands.Choice(name=worded("choice-then-autopilot"), value="autopilot"),
            app_commands.Choice(name=worded("choice-then-hard"), value=HARD),
        ]
    )
    async def leave(self, interaction: Interaction, then: str = "open") -> None:
        """Leave the user's side."""
        await self.sides.leave(interaction, steward=then in {"autopilot", HARD}, hard=then == HARD)

    @app_commands.command(name="give", description=worded("command-side-give"))
    @app_commands.describe(user=worded("option-side-to"))
    async def give(self, interaction: Interaction, user: discord.Member | discord.User) -> None:
        """Give the user's side to another user."""
        await self.sides.give(interaction, user)

    @app_commands.command(name="add", description=worded("command-side-add"))
    @app_commands.describe(user=worded("option-side-add"))
    async def add(self, interaction: Interaction, user: discord.Member | discord.User) -> None:
        """Let another user share the user's side."""
        await self.sides.members.add(interaction, user)

    @app_commands.command(name="remove", description=worded("command-side-remove"))
    @app_commands.describe(user=worded("option-side-remove"))
    async def remove(self, interaction: Interaction, user: discord.Member | discord.User) -> None:
        """Remove another user from the user's side."""
        await self.sides.members.remove(interaction, user)

    @app_commands.command(name="join", description=worded("command-side-join"))
    async def join(self, interaction: Interaction) -> None:
        """Let the user join the side whose room this channel is."""
        game = await self.sides.context.service.roster.here(interaction.channel_id)
        await self.sides.members.join(interaction, game)

    @app_commands.command(name="room", description=worded("command-side-room"))
    @app_commands.describe(channel=worded("option-side-room"))
    async def room(self, interaction: Interaction, channel: discord.TextChannel | discord.Thread | None = None) -> None:
        """Give the user's side a channel of its own."""
        await self.sides.members.room(interaction, channel)

    @take.autocomplete("side")
    async def _sides(self, interaction: Interaction, typed: str) -> Choices:
        return await self.sides.suggest(interaction, typed)


def register(registry: Registry, rules: RulesHandlers, table: Table) -> None:
    """Register the feature."""
    sides, turns = SideHandlers(registry.context, rules), TurnNotices(registry.context)
    worker = SideWorker(registry.context, instance=registry.instance, share=registry.share)
    registry.buttons(sides, sides.members)
    registry.context.service.subscribe(turns.follow)
    for kind in (KIND, _FORMER):
        registry.context.notices.register(kind, turns)
    registry.context.notices.register(REMINDER, ReminderNotices(registry.context))
    registry.context.notices.register(SKIPPED, SkippedNotices(registry.context))
    prepared = PreparedHandlers(registry.context, rules)
    registry.buttons(prepared)
    table.extras |= {
        "orders": StandingExtra(registry.context, table.plain),
        "prepare": PreparedExtra(prepared, table.plain),
    }
    registry.context.service.subscribe(follow_prepared)
    registry.context.notices.register(PREPARED, PreparedNotices(registry.context))
    player = PreparedWorker(registry.context, rules, instance=registry.instance, share=registry.share)
    registry.context.scheduler.register(PREPARED_JOB, player.run_due, waits=PREPARED_WAITS)
    registry.buttons(InvitationHandlers(registry.context))
    registry.context.notices.register(INVITATION, InvitationNotices(registry.context))
    registry.context.notices.register(UNINVITED, UninvitedNotices(registry.context))
    clocks = ClockHandlers(registry.context)
    registry.buttons(clocks)
    out_of_time = ClockNotices(registry.context)
    registry.context.notices.register(OUT_OF_TIME, out_of_time)
    registry.buttons(AbandonedHandlers(registry.context))
    abandoned = AbandonedNotices(registry.context)
    registry.context.service.subscribe(abandoned.follow)
    registry.context.notices.register(ABANDONED, abandoned)
    ended = EndNotices(registry.context)
    registry.context.service.subscribe(ended.follow)
    registry.context.notices.register(ENDED, ended)
    closed = ClosedChannels(registry.context)
    registry.context.notices.register(CLOSED, closed)
    registry.context.scheduler.register(CLOSED, closed.run_due, waits=CLOSED_WAITS)
    registry.context.scheduler.register(JOB, worker.run_due, waits=WAITS)
    windows = WindowNotices(registry.context)
    registry.context.notices.register(WINDOW_KIND, windows)

    async def settled(now: datetime) -> datetime | None:
        await out_of_time.retire()
        await abandoned.retire()
        return await windows.run_due(now)

    registry.context.scheduler.register(WINDOWS, settled, waits=stand(OUT_OF_TIME, *CALLS))
    registry.context.boards.register(windows.unanswered)
    registry.context.quiet.register(give_back)
    if any(len(engine.games.find(name).sides) > 1 for name in engine.games.names()):
        registry.cog(SideCog(sides))
