"""Delivery of notices: posts stored notices to Discord, exactly once.

A feature that queues notices registers a `NoticeRenderer` for their `Notice.kind`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from time import monotonic
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.delivery.attempts import Attempts
from bot.delivery.channels import LEASE, Channels, expect_postable, problem_of, wait_after
from bot.delivery.outages import Outages
from bot.delivery.queues import ChannelQueues, spell
from bot.games.errors import DeliveryDelayed, DeliveryProblem, DirectMessagesClosed, ServiceError
from bot.games.notices import NoticeRenderer, Payload
from bot.runtime import clock
from bot.runtime.logging_setup import Spot
from db.notices import Address, Claimed, NoticeQueue
from db.schema.games import NOBODY
from db.storage.database import Database
from db.storage.errors import DatabaseError
from db.storage.leases import Share

log = logging.getLogger(__name__)

_PRUNES = 3600.0
"""The time in seconds between two deletions of notices that were settled long ago."""
_KEPT = timedelta(days=30)
_AGAIN = timedelta(seconds=5)
_PUBLISHING = 5.0
"""The time in seconds after which publishing is abandoned."""
_PUBLISHED_AGAIN = 3_600.0
_MARKS = 0x3FFFFFFF
_AHEAD = timedelta(days=1)
"""How much a machine's clock may have been ahead of Discord's, which dates the messages."""


class NoticeDelivery:
    """Delivers the notices in a database, in order for each recipient.

    `instance` identifies this process among those that share the database. `share` returns its shards.
    """

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        *,
        instance: str = "main",
        now: Callable[[], datetime] = clock.now,
        share: Callable[[], Share | None] = lambda: None,
        outages: Outages | None = None,
        channels: Channels | None = None,
    ) -> None:
        self.queue = NoticeQueue(database)
        self._client = client
        self._instance = instance
        self._now = now
        self._ticks = clock.ticks_of(now)
        self._share = share
        self.attempts = Attempts(self.queue, client, now=now, final=ServiceError)
        self._writers: dict[str, NoticeRenderer] = {}
        self._outages = outages or Outages(now=now)
        self._channels = channels or Channels(client, now=now)
        self._queues: ChannelQueues[int] = ChannelQueues()
        self._waiting: dict[Address, float] = {}
        self._more = False
        self._pruned: float | None = None
        self._unpublished: dict[int, float] = {}
        self._publishing: set[asyncio.Task[Any]] = set()

    def register(self, kind: str, writer: NoticeRenderer) -> None:
        """Register the writer for notices of one kind (`Notice.kind`)."""
        assert kind not in self._writers, kind
        self._writers[kind] = writer

    async def deliver(self, game_id: str | None = None) -> int:
        """Post every due notice, or those of one game, and return the number posted."""
        count, idle, end = 0, set[Address](), spell()
        while monotonic() < end and (game_id is not None or self._outages.fair()):
            who = await self.queue.addressees(by=self._instance, now=self._now(), game_id=game_id, share=self._share())
            who = [each for each in who if each not in idle and self._ready(each, asked=game_id is not None)]
            if not who:
                break
            count += sum(await self._queues.run((each, partial(self._serve, each, game_id, idle)) for each in who))
        self._more = monotonic() >= end
        return count

    def _ready(self, who: Address, *, asked: bool) -> bool:
        """Return whether notices can be posted to a recipient now.

        If `asked` is set, ignore pending work in the recipient's queue.
        """
        if who in self._waiting and self._waiting[who] > self._ticks():
            return False
        self._waiting.pop(who, None)
        return asked or not self._queues.busy(who)

    async def _serve(self, who: Address, game_id: str | None, idle: set[Address]) -> int:
        """Post the due notices of a recipient in order. Return how many were posted."""
        count = 0
        while self._ready(who, asked=True) and (game_id is not None or self._outages.fair()):
            claimed = await self._claimed(who, game_id)
            if not claimed:
                break
            try:
                while claimed and self._ready(who, asked=True):
                    notice = claimed.pop(0)
                    count += await self._try(notice)
                    self.attempts.under_way.pop(notice.rows, None)
            finally:
                for notice in claimed:
                    self.attempts.under_way.pop(notice.rows, None)
            if claimed:
                left = timedelta(seconds=max(self._waiting[who] - self._ticks(), 0.0))
                await self.queue.release(claimed, until=self._now() + left)
        idle.add(who)
        return count

    async def _claimed(self, who: Address, game_id: str | None) -> list[Claimed]:
        now = self._now()
        claimed = await self.queue.claim(
            by=self._instance, now=now, lease=LEASE, game_id=game_id, share=self._share(), to=who
        )
        at = self._ticks()
        self.attempts.under_way |= {notice.rows: (notice, at) for notice in claimed}
        return claimed

    def close(self) -> None:
        """Stop all deliveries."""
        self._queues.close()
        for task in self._publishing:
            task.cancel()

    async def renew(self) -> None:
        """Renew the leases of notices that are being posted."""
        await self.attempts.renew()

    async def run_due(self, now: datetime) -> datetime | None:
        """Post the notices that are due. Return when the next one is due, or None."""
        await self.deliver()
        if self._pruned is None or self._ticks() - self._pruned >= _PRUNES:
            await self.queue.prune(now - _KEPT)
            self._pruned = self._ticks()
        again = await self.queue.next_due(by=self._instance, now=self._now(), share=self._share())
        if again is None or self._more or again > self._now():
            return again
        return self._now() + _AGAIN  # the notice waits for a slow channel, or for the end of an outage

    async def _try(self, notice: Claimed) -> bool:
        writer = self._writers.get(notice.kind)
        if writer is None or (notice.expires_at is not None and notice.expires_at <= self._now()):
            await self.queue.fail(notice, now=self._now(), error="nobody writes it" if writer is None else "too late")
            return False
        try:
            return await self._bring(writer, notice)
        except DatabaseError:
            raise
        except Exception as error:
            stopped = await self.attempts.stop(notice, error)
            if stopped.unexpected:
                log.exception(
                    "letter %(letter)d (%(kind)s) could not be written", {"letter": notice.id, "kind": notice.kind}
                )
            if isinstance(stopped.problem, DeliveryProblem) and not stopped.again:
                await self._gave_up(writer, notice, stopped.problem)
        return False

    async def _gave_up(self, writer: NoticeRenderer, notice: Claimed, problem: DeliveryProblem) -> None:
        log.info(
            "letter %(letter)d (%(kind)s) could not be brought: %(problem)s",
            {"letter": notice.id, "kind": notice.kind, "problem": problem},
        )
        await writer.failed(notice, problem)

    async def _bring(self, writer: NoticeRenderer, notice: Claimed) -> bool:
        parcel = await writer.write(notice)
        if parcel is None or (parcel.view is None and parcel.poll is None):
            await self._not_wanted(writer, notice, parcel)
            return False
        try:
            message = await self._posted(notice, parcel)
        except DeliveryProblem as problem:
            self._met(notice, problem)
            raise
        self._outages.met(None)
        # The reactions to the post run first: after a crash here the post is found in the channel, and they run again.
        await writer.sent(notice, message)
        await self.queue.finish(notice, now=self._now(), message_id=message.id)
        return True

    async def _not_wanted(self, writer: NoticeRenderer, notice: Claimed, parcel: Payload | None) -> None:
        """Close a notice that is no longer wanted.

        It may have been posted already. Raise `DeliveryProblem` if the channel cannot be searched for it now.
        """
        message = None
        if notice.attempts > 1:
            try:
                channel = await self._channel(notice, None)
                message = await self._lost_copy(channel, notice, parcel)
            except (discord.DiscordException, aiohttp.ClientError, OSError, DeliveryProblem) as error:
                problem = error if isinstance(error, DeliveryProblem) else problem_of(notice.game_id or "", error)
                if isinstance(problem, DeliveryDelayed):
                    self._met(notice, problem)
                    raise problem from error
        if message is not None:
            await writer.sent(notice, message)
        await self.queue.finish(notice, now=self._now(), message_id=message.id if message is not None else None)

    def _met(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Record a problem with a notice. It may also delay later notices to the same recipient."""
        self._outages.met(problem)
        if isinstance(problem, DeliveryDelayed):
            until = self._ticks() + wait_after(notice.attempts, problem).total_seconds()
            self._waiting[(notice.channel_id, notice.user_id)] = until
        elif isinstance(problem, DirectMessagesClosed) and notice.user_id is not None:
            self._channels.shut(notice.user_id)

    async def _posted(self, notice: Claimed, parcel: Payload) -> discord.Message:
        """Post a notice and return the message. Raise `DeliveryProblem` if it could not be posted."""
        game_id, channel = notice.game_id or "", None
        try:
            channel = await self._channel(notice, parcel)
            message = await self._send(channel, notice, parcel)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise problem_of(game_id, error, channel=channel) from error
        if parcel.publish:
            await self._publish(channel, message)
        return message

    async def _send(self, channel: Any, notice: Claimed, parcel: Payload) -> discord.Message:
        await self.attempts.expect_held(notice)
        if notice.attempts > 1:
            copy = await self._lost_copy(channel, notice, parcel)
            if copy is not None:
                return copy
        also = ("send_polls",) if parcel.poll is not None else ()
        expect_postable(channel, notice.game_id or "", *also, files=bool(parcel.files))
        asked: dict[str, Any] = {"nonce": notice.nonce, "allowed_mentions": parcel.allowed}
        if parcel.poll is not None:
            asked["poll"] = parcel.poll
        else:
            assert parcel.view is not None
            _mark(parcel.view, notice)
            asked |= {"view": parcel.view, "files": list(parcel.files)}
        message: discord.Message = await channel.send(**asked)
        return message

    async def _publish(self, channel: Any, message: discord.Message) -> None:
        """Publish a message to the followers of an announcement channel, if possible.

        Discord allows ten publications an hour. After a delay, nothing more is published in this channel for a while.
        """
        if not isinstance(channel, discord.TextChannel) or not channel.is_news() or message.flags.crossposted:
            return
        if self._unpublished.get(channel.id, 0.0) > self._ticks():
            return
        task = asyncio.create_task(message.publish())
        self._publishing.add(task)
        task.add_done_callback(self._published)
        await asyncio.wait({task}, timeout=_PUBLISHING)
        if not task.done():
            self._unpublished[channel.id] = self._ticks() + _PUBLISHED_AGAIN
            log.info("channel %(channel)s has published as much as it may", {"channel": Spot.of(channel)})
        elif isinstance(task.exception(), discord.RateLimited):
            self._unpublished[channel.id] = self._ticks() + _PUBLISHED_AGAIN

    def _published(self, task: asyncio.Task[Any]) -> None:
        self._publishing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.info("a message is not published: %(problem)s", {"problem": error})

    async def _lost_copy(self, channel: Any, notice: Claimed, parcel: Payload | None) -> discord.Message | None:
        """Return the message of a notice that was posted but not recorded.

        Return None if there is no such message.
        """
        is_copy = partial(self._is_copy, notice, parcel)
        return await self.attempts.lost_copy(channel, notice, is_copy, ahead=_AHEAD)

    async def _is_copy(self, notice: Claimed, parcel: Payload | None, message: Any) -> bool:
        """Return whether a message contains this notice."""
        if any(part.id == _marked(notice) for part in message.components):
            return True
        poll = (parcel.poll or parcel.earlier) if parcel is not None else None
        if poll is None or message.poll is None or message.poll.question != poll.question:
            return False
        return not await self.queue.is_message_shared(notice, message.id)

    async def _channel(self, notice: Claimed, parcel: Payload | None) -> Any:
        """Return the channel to which a notice is sent.

        Without `parcel`, an archived thread stays archived.
        """
        game_id = notice.game_id or ""
        if notice.channel_id is not None and parcel is None:
            return await self._channels.find(notice.channel_id, game_id=game_id)
        if notice.channel_id is not None and parcel is not None:
            return await self._channels.open(notice.channel_id, guild_id=parcel.guild_id, game_id=game_id)
        assert notice.user_id is not None
        if notice.user_id == NOBODY:
            raise DirectMessagesClosed(game_id, detail="their data was deleted")
        return await self._channels.direct(notice.user_id, game_id=game_id)


def _marked(notice: Claimed) -> int:
    """Return the component id that marks the message of a notice."""
    return (int(notice.nonce, 16) & _MARKS) + 1_000


def _mark(view: ui.LayoutView, notice: Claimed) -> None:
    next(iter(view.children)).id = _marked(notice)
