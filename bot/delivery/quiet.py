"""Times at which users cannot answer: the bot is down, or Discord cannot be reached.

Afterwards all running deadlines are extended. Until this is done, no deadline ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import discord
import sqlalchemy as sa
from discord.ext import commands
from discord.http import Route

from bot.delivery.channels import Channels, is_closed, lacking_in
from bot.delivery.outages import Outages
from bot.games.errors import ChannelGone, DeliveryDelayed, DeliveryProblem
from bot.runtime import clock
from bot.runtime.cluster import elsewhere
from bot.runtime.scheduler import Scheduler
from bot.runtime.settings import Settings
from db.quiet import AWAY, BOT, CLOSED, DISCORD, GAME, GUILD, KEPT, Giver, Quiet, QuietTimes, Shard
from db.storage.database import Database
from db.storage.errors import DatabaseError
from db.storage.leases import shard_of

log = logging.getLogger(__name__)

LONG = timedelta(days=1)
"""How long users cannot write in a game’s channel before the game may move to another one."""
JOB = "quiet"
"""The name of the scheduler's job; it runs before all jobs that end deadlines."""
_MISSED = 4
"""The number of missed heartbeats after which a shard counts as disconnected, but not before a minute."""
_MINUTE, _OFTEN = timedelta(minutes=1), timedelta(seconds=10)
_NEVER = timedelta(days=36_500)
_PATIENCE = 10.0
"""The time in seconds after which Discord counts as not answering."""
_Gone = (discord.DiscordException, DeliveryProblem, aiohttp.ClientError, OSError)


class QuietWatch:
    """Records when users cannot answer, and extends deadlines by that time."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        database: Database,
        settings: Settings,
        *,
        scheduler: Scheduler,
        outages: Outages,
        channels: Channels,
        simulated: bool,
    ) -> None:
        regular = max(_MINUTE, timedelta(seconds=_MISSED * settings.heartbeat))
        self._shortest = _NEVER if simulated else regular
        # A local page has one process, in which users skip days: the bot counts as down only between two processes.
        self.stored = QuietTimes(database, shortest=_MINUTE if simulated else regular)
        self._client = client
        self._scheduler = scheduler
        self._outages = outages
        self._channels = channels
        self._simulated = simulated
        self._left = False
        self._givers: list[Giver] = []
        self._leavers: list[Callable[[int], Awaitable[None]]] = []
        self._known: dict[int, Quiet] = {}
        self._seen: dict[Shard, datetime] = {}
        self._lost: dict[int, datetime] = {}
        self._gone: set[int] = set()
        self._why = AWAY
        self._asking = False
        """Whether an outage was found by asking Discord, so that asking also shows its end."""
        self._returning = False
        """Whether Discord did not answer, and deadlines have not yet been extended by that time."""

    def register(self, giver: Giver) -> None:
        """Register a function that extends deadlines by the lost time."""
        self._givers.append(giver)

    def on_gone(self, leaver: Callable[[int], Awaitable[None]]) -> None:
        """Register a function to call with the id of a deleted channel.

        It is called again until nothing needs the channel.
        """
        self._leavers.append(leaver)

    # --- signs of life ---

    async def wake_up(self) -> None:
        """Load when the bot was last running. Call this before users can answer."""
        self._seen = await self.stored.last_seen()
        await self._reread()

    async def beat(self) -> None:
        """Record that this process is connected to Discord."""
        if not self._client.is_ready() or self._client.is_closed():
            return
        if self._outages.since() is not None:
            self._returning = True
            if self._asking:
                await self.reached()  # no other message may be sent that would show the end of the outage
        now, out = clock.now(), self._outages.since()
        if self._returning and out is None:
            self._scheduler.wake_now(JOB)
        seen = {each: min(filter(None, (self._lost.get(each[0]), out)), default=now) for each in self._own()}
        if any(at < now for at in seen.values()):
            self._why = DISCORD
        if all(timedelta() <= at - self._seen.get(each, at - KEPT) < _OFTEN for each, at in seen.items()):
            return
        ended = await self.stored.seen(seen, now=now, why=self._why)
        self.stored.shortest = self._shortest
        if ended:
            log.warning("%(count)d shards were away: what was missed is given back", {"count": ended})
            await self._reread()  # before the shard counts as connected: a press in between would lose that time
            self._scheduler.wake_now(JOB)
        self._seen = await self.stored.last_seen()
        if all(at >= now for at in seen.values()):
            self._why = AWAY

    async def leave(self) -> None:
        """Record that the bot is being closed. A second call does nothing."""
        if self._left:
            return
        self._left = True
        with suppress(DatabaseError):  # the bot then counts as away for a few seconds more
            await self.beat()

    def _own(self) -> list[Shard]:
        count = self._client.shard_count or 1
        return [(shard, count) for shard in self._client.shard_ids or range(count)]

    def lost(self, shard: int) -> None:
        """Record that a shard has lost its gateway connection."""
        self._lost.setdefault(shard, clock.now())

    def found(self, shard: int) -> None:
        """Record that a shard is connected to the gateway again."""
        if self._lost.pop(shard, None) is not None:
            self._scheduler.wake_now(JOB)

    def deleted(self, channel_id: int) -> None:
        """Record that a channel was deleted."""
        self._gone.add(channel_id)
        self._scheduler.wake_now(JOB)

    # --- what was missed ---

    def missing(self, guild_id: int | None, game_id: str, side: str = "") -> Sequence[Quiet]:
        """Return the times when users could not answer in a game. A current outage is included.

        With `side`, return the times for the room of this side.
        """
        rows = [each for each in self._known.values() if each.concerns(guild_id, game_id, side)]
        count, now = self._client.shard_count or 1, clock.now()
        shard = shard_of(guild_id, count), count
        seen = self._seen.get(shard) or max(self._seen.values(), default=None)
        if seen is not None and now - seen >= self.stored.shortest:
            rows.append(Quiet(0, BOT, f"{shard[0]}/{count}", self._why, seen, None, None))
        return rows

    def closed(self, *, before: datetime) -> list[Quiet]:
        """Return the channels of games in which users have been unable to write since `before`."""
        known = self._known.values()
        return [each for each in known if each.scope == GAME and each.until_at is None and each.from_at <= before]

    def closed_since(self, game_id: str) -> datetime | None:
        """Return since when users cannot write in a game's channel, or None if they can."""
        every = self.closed(before=clock.now())
        return next((each.from_at for each in every if each.key == game_id), None)

    async def barred(self, *, closed: bool = True, side: sa.Column[str] | None = None) -> sa.ColumnElement[bool]:
        """Return the SQL condition for games whose deadlines are suspended."""
        out = self._outages.since() is not None or self._returning or bool(self._lost)
        return sa.true() if out else await self.stored.barred(clock.now(), closed=closed, side=side)

    async def reached(self) -> bool:
        """Return whether Discord is reachable. Call this before a deadline ends."""
        out = self._outages.since() is not None
        if self._simulated or not self._outages.silent() or (out and not self._asking):
            return not out and not self._returning
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._client.http.request(Route("GET", "/users/@me"))
        except (*_Gone, TimeoutError) as error:
            self._outages.met(DeliveryDelayed(detail=str(error), everywhere=True), asked=True)
            self._asking = True
            return False
        self._outages.met(None)
        self._asking = False
        return not self._returning

    async def _reread(self) -> None:
        known = await self.stored.known(since=clock.now() - KEPT)
        self._known = {each.id: each for each in known}

    # --- scheduler job ---

    async def run_due(self, now: datetime) -> datetime | None:  # noqa: ARG002 - the job runs whatever the time is
        """Record which places cannot be reached, and extend deadlines when they can be reached again.

        Return None, because the job runs at every heartbeat.
        """
        await self.beat()
        await self._reread()
        if not self._simulated:
            await self._look()
        woken = await self._given()
        self._returning &= self._outages.since() is not None
        if woken:
            await self._reread()
            self._scheduler.wake_now(*woken)
        return None

    async def _given(self) -> Collection[str]:
        if not any(each.until_at is not None and each.applied_at is None for each in self._known.values()):
            return ()
        return await self.stored.give_back(self._givers, now=clock.now())

    async def _look(self) -> None:
        """Update the record of servers and channels that cannot be reached."""
        going_on = {(each.scope, each.key): each for each in self._known.values() if each.until_at is None}
        places, changed = await self.stored.places(), False
        guilds = {place.guild_id for place in places if place.guild_id is not None}
        for guild_id in guilds:
            if elsewhere(self._client, guild_id):
                continue
            guild = self._client.get_guild(guild_id)
            away = guild is None or guild.unavailable
            changed |= await self._noted(GUILD, str(guild_id), going_on, away=away, why=DISCORD)
        for place in places:
            if not place.key or place.guild_id is None or elsewhere(self._client, place.guild_id):
                continue
            guild = self._client.get_guild(place.guild_id)
            if guild is None or guild.unavailable:
                continue  # the cached data of its channels means nothing
            closed = await self._is_closed(place.channel_id, place.guild_id, known=(GAME, place.key) in going_on)
            if closed is not None:
                changed |= await self._noted(GAME, place.key, going_on, away=closed, why=CLOSED)
            if closed:
                await self._leave(place.channel_id)
        there = {(GUILD, str(each)) for each in guilds} | {(GAME, place.key) for place in places}
        over = [each.id for key, each in going_on.items() if key not in there and key[0] != BOT]
        if over:  # the game has ended, or continues elsewhere
            changed |= await self.stored.end(over, at=clock.now())
        if changed:
            await self._reread()

    async def _leave(self, channel_id: int) -> None:
        if channel_id in self._gone:
            for leave in self._leavers:
                await leave(channel_id)

    async def _noted(
        self, scope: str, key: str, going_on: dict[tuple[str, str], Quiet], *, away: bool, why: str
    ) -> bool:
        """Record whether a channel or server can be reached. Return whether this has changed."""
        row = going_on.get((scope, key))
        if away and row is None:
            return await self.stored.begin(scope, key, why=why, at=clock.now())
        return row is not None and not away and await self.stored.end([row.id], at=clock.now())

    async def _is_closed(self, channel_id: int, guild_id: int, *, known: bool) -> bool | None:
        """Return whether users cannot write in a channel; None if this is unknown."""
        channel: Any = self._client.get_channel(channel_id)
        if channel is None and channel_id in self._gone:
            return True
        if channel is None and known:
            try:
                channel = await self._channels.find(channel_id, guild_id=guild_id)
            except ChannelGone:
                self._gone.add(channel_id)
                return True
            except _Gone:
                return None
        if channel is None:
            return None
        return is_closed(channel)

    async def is_closed(self, key: str, channel_id: int, guild_id: int | None, *, since: datetime) -> bool:
        """Return whether users cannot write in a game's channel. If they cannot, record it.

        `key` is the id of the game, with “.side” for the room of a side. `since` is used if it is unknown when the
        channel was closed.
        """
        if guild_id is None or self._simulated or elsewhere(self._client, guild_id):
            return False
        if not await self._is_closed(channel_id, guild_id, known=True):
            return False
        if await self.stored.begin(GAME, key, why=CLOSED, at=since):
            await self._reread()
        return True


class QuietEvents(commands.Cog):
    """Updates the records after events that can make channels unreachable, or reachable again."""

    def __init__(self, watch: QuietWatch, wake: Callable[[], None]) -> None:
        self._watch = watch
        self._wake = wake

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Record that a shard has lost its gateway connection."""
        self._watch.lost(shard_id)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard_id: int) -> None:
        """Record that a shard is connected to the gateway again."""
        self._watch.found(shard_id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Record that a shard is connected to the gateway again."""
        self._watch.found(shard_id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, _: discord.Guild) -> None:
        """Check which servers can be reached."""
        self._wake()

    @commands.Cog.listener()
    async def on_guild_available(self, _: discord.Guild) -> None:
        """Check which servers can be reached."""
        self._wake()

    @commands.Cog.listener()
    async def on_guild_remove(self, _: discord.Guild) -> None:
        """Check which servers can be reached."""
        self._wake()

    @commands.Cog.listener()
    async def on_guild_join(self, _: discord.Guild) -> None:
        """Check which servers can be reached."""
        self._wake()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Record that a channel was deleted."""
        self._watch.deleted(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Record that a thread was deleted."""
        self._watch.deleted(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Check the channels again if the bot's permissions have changed."""
        if bool(lacking_in(before)) != bool(lacking_in(after)):
            self._wake()

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Check the channels again if a role's permissions have changed."""
        if before.permissions.value != after.permissions.value:
            self._wake()

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Check the channels again if the bot's roles have changed."""
        if after == after.guild.me and before.roles != after.roles:
            self._wake()

    @commands.Cog.listener()
    async def on_raw_thread_update(self, _: discord.RawThreadUpdateEvent) -> None:
        """Check the channels again, because a thread may have been locked or unlocked."""
        self._wake()
