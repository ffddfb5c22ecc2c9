"""Events of Discord's gateway after which a board may be deliverable again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.context import Registry
from bot.delivery.channels import lacking_in
from bot.delivery.undeliverable import UndeliverableBoards

_Channel = discord.abc.GuildChannel


class GatewayEvents(commands.Cog):
    """Tries undeliverable boards again whenever an event may have changed the reason. It has no commands."""

    def __init__(self, outages: UndeliverableBoards) -> None:
        self._outages = outages
        self._away: set[int] = set()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: _Channel, after: _Channel) -> None:
        """Try the boards of a server again after a change of a channel's permissions, which also apply to its
        threads.
        """
        if lacking_in(before) and not lacking_in(after):
            await self._outages.check(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try the boards of a server again after a change of a role's permissions."""
        if before.permissions.value != after.permissions.value:
            await self._outages.check(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try the boards of a server again after a change of the bot's roles; Discord sends this event for no other
        member.
        """
        if after == after.guild.me and before.roles != after.roles:
            await self._outages.check(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Try the board of a thread again that may have been unlocked; archived threads are not in the cache."""
        if not payload.data["thread_metadata"].get("locked", False):
            await self._outages.check(payload.guild_id, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Record that a server is unavailable: nothing is deleted, and pending messages wait."""
        self._away.add(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Try the boards of a server again that is available again; at startup every server sends this event."""
        if guild.id in self._away:
            self._away.discard(guild.id)
            await self._outages.check(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Try the boards of a server again that has invited the bot again."""
        await self._outages.check(guild.id)


def register(registry: Registry, *, ballots_again: Callable[[int], Awaitable[object]]) -> None:
    """Register the events that try undeliverable boards and ballots again; `ballots_again` posts a ballot again by its
    number.
    """
    outages = UndeliverableBoards(registry.client, registry.context, ballots_again)
    registry.client.add_listener(registry.context.board_delivery.channels.seen_again, "on_interaction")
    registry.cog(GatewayEvents(outages))
