"""What Discord says of servers and channels that may let a game be shown again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from bot.context import Registry
from bot.delivery.channels import lacking_in
from bot.delivery.undeliverable import Pauses

_Channel = discord.abc.GuildChannel


class WeatherCog(commands.Cog):
    """Has looked at what waits whenever it may be shown again. It has no commands."""

    def __init__(self, pauses: Pauses) -> None:
        self._pauses = pauses
        self._away: set[int] = set()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: _Channel, after: _Channel) -> None:
        """Somebody has changed who may do what in a channel; its threads go by it, too."""
        if lacking_in(before) and not lacking_in(after):
            await self._pauses.look(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role may do something else than before."""
        if before.permissions.value != after.permissions.value:
            await self._pauses.look(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot was given a role; Discord tells of nobody else."""
        if after == after.guild.me and before.roles != after.roles:
            await self._pauses.look(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked; archived ones are not kept in mind."""
        if not payload.data["thread_metadata"].get("locked", False):
            await self._pauses.look(payload.guild_id, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord cannot reach a server: nothing is deleted, nothing is dropped, what is owed waits."""
        self._away.add(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server can be reached again; at the start all are told of so."""
        if guild.id in self._away:
            self._away.discard(guild.id)
            await self._pauses.look(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has let the bot in again."""
        await self._pauses.look(guild.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Whoever is there may take direct messages by now."""
        self._pauses.heard(interaction.user.id)


def register(registry: Registry, *, ballots_again: Callable[[int], Awaitable[object]]) -> None:
    """Register what brings boards and ballots back; `ballots_again` posts a ballot anew by its number."""
    registry.cog(WeatherCog(Pauses(registry.client, registry.house, ballots_again)))
