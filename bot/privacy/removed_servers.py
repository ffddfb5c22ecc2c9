"""Servers that removed the bot: their data is deleted after thirty days.

Discord reports a removal only while the bot is online. After a time offline, a server counts as removed if Discord does
not list it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import datetime, timedelta

import discord

from bot.runtime import clock
from bot.runtime.scheduler import REMOVED_SERVERS, Scheduler
from db.removed_servers import RemovedServerList
from db.storage.database import Database

log = logging.getLogger(__name__)

KEPT = timedelta(days=30)
"""The time in which a server can add the bot again and find everything unchanged."""
_PARTS = 200
"""The maximum number of parts deleted in one run; the next run continues."""


class RemovedServers:
    """Records which servers removed the bot, and later deletes their data.

    With `idle` it does nothing, as on the local page.
    """

    def __init__(self, client: discord.Client, database: Database, scheduler: Scheduler, *, idle: bool = False) -> None:
        self._client = client
        self._scheduler = scheduler
        self._idle = idle
        self.removed = RemovedServerList(database)

    async def left(self, guild_id: int) -> None:
        """Record that a server has removed the bot."""
        await self._note([guild_id])

    async def joined(self, guild_id: int) -> None:
        """Record that the bot is in a server, so that the server's data is not deleted."""
        if await self.removed.forget([guild_id]):
            log.info("server %(server)d is there again: nothing of its data is deleted", {"server": guild_id})

    async def reconcile(self) -> None:
        """Record which servers removed the bot while it was offline."""
        if not self._client.is_ready():
            return
        await self.removed.forget(guild.id for guild in self._client.guilds)
        await self._note(await self.removed.known())

    async def _note(self, guild_ids: Iterable[int]) -> None:
        now = clock.now()
        fresh = await self.removed.note((each for each in guild_ids if self._gone(each)), now=now)
        for guild_id in fresh:
            log.info(
                "server %(server)d has removed the bot: its data is deleted in %(days)d days",
                {"server": guild_id, "days": KEPT.days},
            )
        if fresh:
            self._scheduler.wake(now + KEPT, REMOVED_SERVERS)

    def _gone(self, guild_id: int) -> bool:
        """Return whether a server of this process no longer has the bot."""
        return self._ours(guild_id) and self._client.get_guild(guild_id) is None

    def _ours(self, guild_id: int) -> bool:
        """Return whether this process handles a server."""
        if self._idle:
            return False
        count = self._client.shard_count or 1
        shard = (guild_id >> 22) % count
        if isinstance(self._client, discord.AutoShardedClient):
            return shard in self._client.shards
        return shard == (self._client.shard_id or 0)

    async def run_due(self, now: datetime) -> datetime | None:
        """Delete the data of servers that removed the bot. Return the next due time, or None."""
        parts = 0
        for guild_id in await self.removed.due(now - KEPT):
            if not self._client.is_ready() or not self._ours(guild_id):
                continue
            if not self._gone(guild_id):
                await self.removed.forget([guild_id])
                continue
            while await self.removed.delete(guild_id, before=now - KEPT):
                parts += 1
                if parts >= _PARTS:
                    return now
            await self.removed.erasing.go()  # if it fails, the job of /privacy tries again
            log.info("the data of server %(server)d is deleted", {"server": guild_id})
        earliest = await self.removed.earliest_removal()
        return max(earliest + KEPT, now + timedelta(hours=1)) if earliest is not None else None
