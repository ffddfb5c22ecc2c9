"""Gateway events that may make an undeliverable board deliverable again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.context import Registry
from bot.delivery.channels import lacking_in
from bot.delivery.undeliverable import UndeliverableBoards

_Channel = discord.abc.GuildChannel


class GatewayEvents(commands.Cog):
    """Delivers boards again after Discord events that may make delivery possible."""

    def __init__(self, outages: UndeliverableBoards) -> None:
        self._outages = outages
        self._away: set[int] = set()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: _Channel, after: _Channel) -> None:
        """Check a server's undeliverable boards after a channel's permissions have improved."""
        if lacking_in(before) and not lacking_in(after):
            await self._outages.check(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Check a server's undeliverable boards after a role's permissions have changed."""
        if before.permissions.value != after.permissions.value:
            await self._outages.check(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Check a server's undeliverable boards after the bot's roles have changed."""
        if after == after.guild.me and before.roles != after.roles:
            await self._outages.check(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Check the board of a thread that may have been unlocked."""
        if not payload.data["thread_metadata"].get("locked", False):
            await self._outages.check(payload.guild_id, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Record that a server is unavailable. Pending messages wait."""
        self._away.add(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Check a server's undeliverable boards after the server has become available again."""
        if guild.id in self._away:
            self._away.discard(guild.id)
            await self._outages.check(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Check for undeliverable boards of a server that has invited the bot again."""
        await self._outages.check(guild.id)


def register(registry: Registry, *, ballots_again: Callable[[int], Awaitable[object]]) -> None:
    """Register the Discord events after which boards and ballots are posted again.

    `ballots_again` posts the ballot with a given number again.
    """
    outages = UndeliverableBoards(registry.client, registry.context, ballots_again)
    registry.client.add_listener(registry.context.board_delivery.channels.seen_again, "on_interaction")
    registry.cog(GatewayEvents(outages))
