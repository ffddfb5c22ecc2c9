"""Users who have left a game's server.

The bot gets no events about members, so it asks Discord.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import aiohttp
import discord

from bot.games.state import GameSummary
from bot.runtime import clock
from bot.ui.texts import called

_FRESH = 60.0
"""The time in seconds for which a member's presence is cached."""
_KEPT = 1_000

UNKNOWN = frozenset({10007, 10013})  # Unknown Member, Unknown User: not in the server, or the account no longer exists


class Departures:
    """Asks Discord which users are still members of a server."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._seen: dict[tuple[int, int], tuple[float, str]] = {}

    async def among(self, game: GameSummary, user_ids: Iterable[int]) -> frozenset[int]:
        """Return which of these users have left the game's server; empty if unknown."""
        guild = self._client.get_guild(game.guild_id) if game.guild_id is not None else None
        if guild is None:
            return frozenset()
        asked = frozenset(user_ids)
        return asked - (await self.names(guild, asked)).keys()

    async def names(self, guild: discord.Guild, user_ids: Iterable[int]) -> dict[int, str]:
        """Return the names of the users who are still in the server. A name is empty if it is unknown."""
        asked = list(dict.fromkeys(user_ids))
        found = await asyncio.gather(*(self._name(guild, user_id) for user_id in asked))
        return {user_id: name for user_id, name in zip(asked, found, strict=True) if name is not None}

    async def _name(self, guild: discord.Guild, user_id: int) -> str | None:
        at, key = clock.monotonic(), (guild.id, user_id)
        seen, name = self._seen.get(key, (at - _FRESH, ""))
        if at - seen < _FRESH:
            return name
        try:
            name = called(await guild.fetch_member(user_id))
        except discord.NotFound as error:
            return None if error.code in UNKNOWN else ""
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return ""
        if len(self._seen) >= _KEPT:
            self._seen.clear()
        self._seen[key] = (at, name)
        return name
