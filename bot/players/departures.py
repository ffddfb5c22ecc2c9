"""Users who have left a game's server, found by asking Discord when it matters, since the bot gets no events of
members.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import aiohttp
import discord

from bot.games.state import GameSummary
from bot.runtime import clock

_FRESH = 60.0
"""The time in seconds for which a member's presence is cached."""
_KEPT = 1_000

UNKNOWN = frozenset({10007, 10013})  # Unknown Member, Unknown User: not in the server, or the account no longer exists


class Departures:
    """Asks Discord which users are still members of a server."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._checked_at: dict[tuple[int, int], float] = {}

    async def among(self, game: GameSummary, user_ids: Iterable[int]) -> frozenset[int]:
        """Return those users who have left the game's server; empty if Discord does not answer."""
        guild = self._client.get_guild(game.guild_id) if game.guild_id is not None else None
        if guild is None:
            return frozenset()
        asked = list(dict.fromkeys(user_ids))
        gone = await asyncio.gather(*(self._gone(guild, user_id) for user_id in asked))
        return frozenset(user_id for user_id, is_gone in zip(asked, gone, strict=True) if is_gone)

    async def _gone(self, guild: discord.Guild, user_id: int) -> bool:
        at, key = clock.monotonic(), (guild.id, user_id)
        if at - self._checked_at.get(key, at - _FRESH) < _FRESH:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound as error:
            return error.code in UNKNOWN
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return False
        if len(self._checked_at) >= _KEPT:
            self._checked_at.clear()
        self._checked_at[key] = at
        return False
