"""Who has left the server of a game: found out when it matters, for the bot is told of nobody who comes or goes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import aiohttp
import discord

from bot.games.state import GameSummary
from bot.runtime import clock

_FRESH = 60.0
"""So long nobody is asked for again who was there."""
_KEPT = 1_000

_UNKNOWN = frozenset({10007, 10013})  # no member of the server; no account at all any more


class Absent:
    """Asks Discord who is a member still."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, int], float] = {}

    async def among(self, client: discord.Client, game: GameSummary, user_ids: Iterable[int]) -> frozenset[int]:
        """Those of some people who are no members of the game's server any more; nobody while Discord does not say."""
        guild = client.get_guild(game.guild_id) if game.guild_id is not None else None
        if guild is None:
            return frozenset()
        asked = list(dict.fromkeys(user_ids))
        gone = await asyncio.gather(*(self._gone(guild, user_id) for user_id in asked))
        return frozenset(user_id for user_id, left in zip(asked, gone, strict=True) if left)

    async def _gone(self, guild: discord.Guild, user_id: int) -> bool:
        at, key = clock.monotonic(), (guild.id, user_id)
        if at - self._seen.get(key, at - _FRESH) < _FRESH:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound as error:
            return error.code in _UNKNOWN
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return False
        if len(self._seen) >= _KEPT:
            self._seen.clear()
        self._seen[key] = at
        return False
