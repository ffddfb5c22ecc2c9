"""Several processes that share a database, and this process as one of them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import discord

from bot.runtime import clock
from bot.runtime.settings import Settings
from db.cluster import Process, Processes
from db.storage.database import Database
from db.storage.errors import DatabaseError
from db.storage.leases import Share

log = logging.getLogger(__name__)

_BEATS = 2 / 3
"""The interval between two heartbeats of a process, as a fraction of the scheduler's heartbeat.

A process counts as dead after three missing ones.
"""

_GRACE = 4 / 3
"""The number of heartbeats for which work waits for the process that gets the events of its server."""


def share_of(settings: Settings) -> Share | None:
    """Return the shards of this process, or None if it handles every server."""
    if settings.shard_ids is None or settings.shard_count is None:
        return None
    return Share(settings.shard_count, settings.shard_ids, timedelta(seconds=settings.heartbeat * _GRACE))


def shards_of(settings: Settings) -> str:
    """Return the shards of this process as text."""
    if settings.shard_ids is None:
        return "all"
    return f"{', '.join(map(str, settings.shard_ids))} of {settings.shard_count}"


def elsewhere(client: discord.Client, guild_id: int | None) -> bool:
    """Return whether another process handles a server or direct messages."""
    ids = client.shard_ids if isinstance(client, discord.AutoShardedClient) else None
    count = client.shard_count
    return ids is not None and count is not None and not Share(count, tuple(ids)).holds(guild_id)


class Membership:
    """The registration of this process among those that share a database.

    `on_death` is called when another process is found dead. Its leases can then be claimed.
    """

    def __init__(
        self,
        database: Database,
        settings: Settings,
        *,
        on_death: Callable[[], None],
        now: Callable[[], datetime] = clock.now,
    ) -> None:
        self._me = Process.this(settings.instance, shards=shards_of(settings))
        self._every = settings.heartbeat * _BEATS
        self._processes = Processes(database, self._me, beat=timedelta(seconds=self._every))
        self._on_death = on_death
        self._now = now
        self._leases: list[Callable[[], Awaitable[None]]] = []
        self._beating = clock.SteadyLoop(self._beat_on, seconds=self._every)

    @property
    def name(self) -> str:
        """The name of this process in leases."""
        return self._me.name

    def register(self, renew: Callable[[], Awaitable[None]]) -> None:
        """Register a function that is called regularly to renew leases."""
        self._leases.append(renew)

    async def join(self) -> None:
        """Register this process. Raise `DatabaseError` if the database fails."""
        self._found_dead(await self._processes.enter(now=self._now()))
        self._beating.start()

    async def leave(self) -> None:
        """Unregister this process, so that its leases become free."""
        self._beating.cancel()
        try:
            await self._processes.leave(now=self._now())
        except DatabaseError as error:
            log.info("the others will have to find out that this process is gone: %(problem)s", {"problem": error})

    async def beat(self) -> None:
        """Send a heartbeat and renew the leases. After an error, the next heartbeat tries again."""
        try:
            for renew in self._leases:
                await renew()
            self._found_dead(await self._processes.beat(now=self._now()))
        except DatabaseError as error:
            log.warning("the other processes cannot be told that this one lives: %(problem)s", {"problem": error})
        except Exception:
            log.exception("the other processes cannot be told that this one lives")

    def _found_dead(self, names: list[str]) -> None:
        if names:
            log.warning("taking over from processes that died: %(processes)s", {"processes": names})
            self._on_death()

    async def _beat_on(self) -> None:
        await self.beat()
        self._beating.change_interval(seconds=self._every)  # count from now on: the clock may have been set
