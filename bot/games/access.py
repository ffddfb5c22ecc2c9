"""Decides which users may see a game outside its own channel.

A game is visible to its players and to all users who can view its channel. A game in direct messages and a sealed game
are visible only to their players.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime
from typing import Any

import aiohttp
import discord

from bot.games.state import GameSummary
from bot.runtime import clock
from bot.runtime.cluster import elsewhere

User = discord.Member | discord.User

_REMEMBERED = 5 * 60.0
_REMAINS = 30.0
"""How long, in seconds, a member's presence in a server is cached. Each click on the board's page checks it."""
_KEPT = 500


class Access:
    """Checks which channels a user can see. It uses the client's cache or asks Discord."""

    def __init__(self, client: discord.Client, *, now: Callable[[], datetime] = clock.now) -> None:
        self._client = client
        self._now = now
        self._ticks = clock.ticks_of(now)
        self._channels: OrderedDict[int, tuple[float, Any]] = OrderedDict()
        self._guilds: OrderedDict[int, tuple[float, discord.Guild | None]] = OrderedDict()
        self._remaining: OrderedDict[tuple[int, int], tuple[float | None, bool]] = OrderedDict()

    def sealed(self, game: GameSummary) -> bool:
        """Return whether only the players may see a game until its day is over."""
        return game.sealed_until is not None and game.sealed_until > self._now()

    async def sees(self, game: GameSummary, user: User, *, here: bool = False, asking: bool = True) -> bool:
        """Return whether a user may see a game.

        `here` is whether the user asks in the game's own channel. If `asking` is False, do not ask Discord. The result
        is then False if the answer is not cached. Errors of discord.py are raised if Discord does not respond.
        """
        if game.may_decide(user.id):
            return True
        if self.sealed(game):
            return False
        if here or game.guild_id is None:
            return here
        guild = await self._guild(game.guild_id, asking=asking)
        member = await self._member(guild, user, asking=asking) if guild is not None else None
        if member is None:
            return False
        if member.guild_permissions.administrator:
            return True
        channel = await self.channel(game.channel_id, asking=asking, guild=guild)
        return channel is not None and await self._looks_into(channel, member, asking=asking)

    def elsewhere(self, guild_id: int | None) -> bool:
        """Return whether another process handles a server."""
        return elsewhere(self._client, guild_id)

    async def channel(self, channel_id: int, *, asking: bool = True, guild: discord.Guild | None = None) -> Any | None:
        """Return a channel or thread, even if archived; None if it is deleted, hidden or unknown.

        `guild` is the server if it is known.
        """
        known = self._client.get_channel(channel_id)
        if known is not None:
            return known
        remembered = self._channels.get(channel_id)
        if remembered is not None and self._ticks() - remembered[0] < _REMEMBERED:
            return remembered[1]
        if not asking:
            return None
        try:
            found: Any = await (guild or self._client).fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            found = None
        bare = getattr(found, "guild", None) if guild is None else None
        if bare is not None and self.elsewhere(bare.id):  # the client knows this server by its id only, without roles
            found.guild = await self._guild(bare.id, asking=True) or bare
        self._remember(self._channels, channel_id, found)
        return found

    def _remember(self, known: OrderedDict[int, tuple[float, Any]], key: int, found: Any) -> None:
        known[key] = (self._ticks(), found)
        while len(known) > _KEPT:
            known.popitem(last=False)

    async def _guild(self, guild_id: int, *, asking: bool) -> discord.Guild | None:
        """Return a server with its roles. Return None if it no longer exists.

        Without `asking`, return None for a server that is not cached.
        """
        known = self._client.get_guild(guild_id)
        if known is not None or not self.elsewhere(guild_id):
            return known
        at, found = self._guilds.get(guild_id, (None, None))
        if at is not None and self._ticks() - at < _REMEMBERED:
            return found
        if not asking:
            return None
        try:
            found = await self._client.fetch_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            found = None
        self._remember(self._guilds, guild_id, found)
        return found

    def awaited(self, guild_id: int | None) -> bool:
        """Return whether a server is still unknown because this process has just started."""
        if guild_id is None or self.elsewhere(guild_id) or self._client.get_guild(guild_id) is not None:
            return False
        return not self._client.is_ready()

    def away(self, guild_id: int | None) -> bool:
        """Return whether Discord reports a server as unavailable now."""
        guild = self._client.get_guild(guild_id) if guild_id is not None else None
        return guild is not None and guild.unavailable

    async def gone(self, channel_id: int) -> bool:
        """Return whether a channel no longer exists. Return False if Discord does not respond."""
        try:
            await self._client.fetch_channel(channel_id)
        except discord.NotFound:
            return True
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return False
        return False

    async def postable(self, channel_id: int) -> bool:
        """Return whether the bot has permission to post in a channel of a server."""
        channel = await self.channel(channel_id)
        if channel is None or (isinstance(channel, discord.Thread) and channel.locked):
            return False
        try:
            return not lacking(channel, channel.guild.me)
        except (discord.ClientException, AttributeError):
            return False

    async def remains(self, game: GameSummary, user_id: int) -> bool:
        """Return whether a user is still in the server of a game; True if Discord does not respond."""
        if game.guild_id is None:
            return True
        key = (game.guild_id, user_id)
        at, found = self._remaining.get(key, (None, True))
        if at is not None and self._ticks() - at < _REMAINS:
            return found
        try:
            guild = await self._guild(game.guild_id, asking=True)
            found = guild is None or await self._member(guild, discord.Object(user_id), asking=True) is not None
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return True
        self._remaining[key] = self._ticks(), found
        self._remaining.move_to_end(key)
        while len(self._remaining) > _KEPT:
            self._remaining.popitem(last=False)
        return found

    async def keeps(self, game: GameSummary, user_id: int) -> bool:
        """Return whether a player can still see the channel of their game; True if unknown."""
        if game.guild_id is None or not game.may_decide(user_id) or self.awaited(game.guild_id):
            return True
        try:
            channel = await self.channel(game.channel_id)
            if channel is None:
                return True
            member = await self._member_of(channel, user_id)
            return member is not None and await self._looks_into(channel, member, asking=True)
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return True

    async def reads(self, channel_id: int, user_id: int) -> bool:
        """Return whether a user can read a channel as an ordinary member.

        The result is False for users who manage the server or its threads; see `oversees`.
        """
        channel = await self.channel(channel_id)
        member = await self._member_of(channel, user_id)
        if member is None or await self.oversees(channel_id, user_id):
            return False
        return await self._looks_into(channel, member, asking=True)

    async def views(self, channel_id: int, user: User) -> bool:
        """Return whether a user can see a channel or thread."""
        channel = await self.channel(channel_id)
        member = await self._member_of(channel, user.id)
        return member is not None and await self._looks_into(channel, member, asking=True)

    async def oversees(self, channel_id: int, user_id: int) -> bool:
        """Return whether a user can read a channel only as a manager."""
        channel = await self.channel(channel_id)
        member = await self._member_of(channel, user_id)
        if member is None:
            return False
        private = isinstance(channel, discord.Thread) and channel.is_private()
        try:
            held = channel.permissions_for(member)  # type: ignore[union-attr]
        except (discord.ClientException, AttributeError):
            return False
        return bool(held.administrator or (private and held.manage_threads))

    async def _member_of(self, channel: Any | None, user_id: int) -> discord.Member | None:
        guild: discord.Guild | None = getattr(channel, "guild", None)
        return await self._member(guild, discord.Object(user_id), asking=True) if guild is not None else None

    async def user(self, user_id: int) -> discord.User:
        """Return a user by their id. Raise discord.py's errors."""
        return self._client.get_user(user_id) or await self._client.fetch_user(user_id)

    async def _member(
        self, guild: discord.Guild, user: User | discord.Object, *, asking: bool
    ) -> discord.Member | None:
        """Return a user as a member of a server; None if they are not a member."""
        if isinstance(user, discord.Member) and user.guild.id == guild.id:
            return user
        known = guild.get_member(user.id)
        if known is not None or not asking:
            return known
        try:
            return await guild.fetch_member(user.id)
        except (discord.NotFound, discord.Forbidden):
            return None

    async def _looks_into(self, channel: Any, member: discord.Member, *, asking: bool) -> bool:
        place = channel
        if isinstance(channel, discord.Thread) and channel.parent is None and self.elsewhere(channel.guild.id):
            place = await self.channel(channel.parent_id, asking=asking, guild=channel.guild)
        try:
            held = place.permissions_for(member)
        except (discord.ClientException, AttributeError):
            return False  # the thread's channel is unknown, or the channel is not in a server
        if not held.view_channel:
            return False
        if not isinstance(channel, discord.Thread) or not channel.is_private() or held.manage_threads:
            return True
        if not asking:
            return False
        try:
            await channel.fetch_member(member.id)
        except discord.HTTPException:
            return False
        return True


def lacking(channel: Any, member: discord.Member) -> list[str]:
    """Return the permissions that a member lacks for posting in a channel."""
    held = channel.permissions_for(member)
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return [name for name in ("view_channel", sending, "attach_files") if not getattr(held, name)]
