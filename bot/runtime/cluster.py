"""This process among those that share its database: it says that it is there, keeps its leases, frees the dead's."""

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
"""How much of the heartbeat's time passes between two signs of life: three that fail to come are the end."""

_GRACE = 4 / 3
"""How many heartbeats work waits for the process that is told of its server."""


def share_of(settings: Settings) -> Share | None:
    """What this process does first; None when it is told of every server."""
    if settings.shard_ids is None or settings.shard_count is None:
        return None
    return Share(settings.shard_count, settings.shard_ids, timedelta(seconds=settings.heartbeat * _GRACE))


def shards_of(settings: Settings) -> str:
    """The shards of this process, to be read by people."""
    if settings.shard_ids is None:
        return "all"
    return f"{', '.join(map(str, settings.shard_ids))} of {settings.shard_count}"


def elsewhere(client: discord.Client, guild_id: int | None) -> bool:
    """Whether Discord tells another process of a server, and not this one; direct messages are the first shard's."""
    ids = client.shard_ids if isinstance(client, discord.AutoShardedClient) else None
    count = client.shard_count
    return ids is not None and count is not None and not Share(count, tuple(ids)).holds(guild_id)


class Membership:
    """Being one of the processes of a database, under a name that no other has.

    `on_death` is called when another one was found dead: what it held can be claimed from then on.
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
        """The name that this process holds leases by."""
        return self._me.name

    def keep(self, renew: Callable[[], Awaitable[None]]) -> None:
        """Call somebody regularly who has leases to renew."""
        self._leases.append(renew)

    async def join(self) -> None:
        """Be there from now on. Raises `DatabaseError`."""
        self._found_dead(await self._processes.enter(now=self._now()))
        self._beating.start()

    async def leave(self) -> None:
        """Be there no more; what this process held is anybody's."""
        self._beating.cancel()
        try:
            await self._processes.leave(now=self._now())
        except DatabaseError as error:
            log.info("the others will have to find out that this process is gone: %(problem)s", {"problem": error})

    async def beat(self) -> None:
        """One sign of life; what goes wrong is tried again at the next one."""
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
        self._beating.change_interval(seconds=self._every)  # from now on, whatever the clock says by now
