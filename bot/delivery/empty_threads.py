"""Removes empty threads that the bot opened for games that were never stored."""

from __future__ import annotations

import contextlib
import logging
from datetime import UTC, datetime, timedelta

import discord

from db.known_channels import known_channels
from db.storage.database import Database

log = logging.getLogger(__name__)

JOB = "empty-threads"
"""The name of the scheduler job that removes them."""
AGE = timedelta(minutes=10)
"""The age from which an empty thread without a game is left over: a game is stored seconds after its thread opens."""
_EACH = timedelta(minutes=5)


class EmptyThreads:
    """Deletes the bot's empty threads that are not in the database."""

    def __init__(self, client: discord.Client, database: Database) -> None:
        self._client = client
        self._database = database
        self._next: datetime | None = None
        self._written: set[int] = set()
        """Threads that are known to have messages; Discord tells the bot only about those that it can read."""

    async def run_due(self, now: datetime) -> None:
        """Remove empty threads. Calls within five minutes of the last removal do nothing."""
        if self._next is None or now >= self._next or self._next - now > _EACH:
            self._next = now + _EACH
            found = {
                each.id: each for guild in self._client.guilds for each in guild.threads if self._may_be(each, now)
            }
            for thread_id in found.keys() - await known_channels(self._database, found):
                await self._remove(found[thread_id])

    def _may_be(self, thread: discord.Thread, now: datetime) -> bool:
        """Return whether a thread may be empty, as far as this is known without asking Discord."""
        own = self._client.user is not None and thread.owner_id == self._client.user.id
        if not own or thread.last_message_id is not None or thread.id in self._written:
            return False
        opened = thread.created_at or discord.utils.snowflake_time(thread.id)
        return now - opened.astimezone(UTC) >= AGE

    async def _remove(self, thread: discord.Thread) -> None:
        """Delete a thread if it is empty. Archive it if the bot may not delete it."""
        with contextlib.suppress(discord.HTTPException):  # what fails is tried again
            fresh = await thread.guild.fetch_channel(thread.id)
            if not isinstance(fresh, discord.Thread) or fresh.last_message_id is not None:
                self._written.add(thread.id)
                return
            log.info("an empty thread was left over in server %(server)s", {"server": thread.guild.id})
            try:
                await fresh.delete()
            except discord.Forbidden:
                await fresh.edit(archived=True)
