"""The command group `/privacy`: shows and deletes the data about a user."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Registry
from bot.privacy.handlers import PrivacyHandlers
from bot.privacy.removed_servers import RemovedServers
from bot.runtime.scheduler import REMOVED_SERVERS
from bot.ui.command_translation import worded
from db.removed_servers import WAITS

Interaction = discord.Interaction[Any]


class PrivacyCog(
    commands.GroupCog,
    group_name="privacy",
    group_description=worded("command-privacy"),
):
    """Contains the commands for the user's data and the privacy policy."""

    def __init__(self, handlers: PrivacyHandlers, removed_servers: RemovedServers) -> None:
        super().__init__()
        self._handlers = handlers
        self._removed_servers = removed_servers

    @app_commands.command(name="show", description=worded("command-privacy-show"))
    @app_commands.describe(file=worded("option-privacy-file"))
    async def show(self, interaction: Interaction, file: bool = False) -> None:
        """Show the data stored about the user."""
        await self._handlers.show(interaction, file=file)

    @app_commands.command(name="delete", description=worded("command-privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        """Delete the user's data, after two confirmations."""
        await self._handlers.ask(interaction)

    @app_commands.command(name="policy", description=worded("command-privacy-policy"))
    async def policy(self, interaction: Interaction) -> None:
        """Show a summary of the privacy policy."""
        await self._handlers.policy(interaction)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Find servers that removed the bot while it was offline."""
        await self._removed_servers.reconcile()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Record that a server removed the bot."""
        await self._removed_servers.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Record that a server added the bot."""
        await self._removed_servers.joined(guild.id)


def register(registry: Registry, *, policy_url: str | None, simulated: bool) -> None:
    """Register the privacy feature.

    On a `simulated` Discord, no server's data is deleted.
    """
    context = registry.context
    handlers = PrivacyHandlers(context, registry.client, policy_url=policy_url)
    registry.buttons(handlers)
    context.scheduler.register("privacy", handlers.run_due)
    removed_servers = RemovedServers(registry.client, context.service.store.database, context.scheduler, idle=simulated)
    context.scheduler.register(REMOVED_SERVERS, removed_servers.run_due, waits=WAITS)
    registry.cog(PrivacyCog(handlers, removed_servers))
