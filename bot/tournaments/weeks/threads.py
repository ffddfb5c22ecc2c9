"""The thread of each table: opened with both in it when a round is posted, archived when its table is final.

A thread that was deleted is opened again. Where none can be opened the organizer is told, and the table goes on
without one: its messages are in the tournament's channel.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.context import ChannelFinder
from bot.delivery.channels import LEASE
from bot.games.errors import ChannelGone, DeliveryProblem
from bot.games.posting_rights import table_thread
from bot.runtime import clock
from bot.tournaments.service import Loaded, TournamentService
from bot.tournaments.telling.sending import sent_once
from bot.tournaments.weeks.notes import no_thread, pinging
from bot.tournaments.weeks.owed import THREAD, is_played, table_of_post
from bot.tournaments.weeks.week_posts import persons_of, thread_name, thread_post
from bot.ui.replies import note
from bot.ui.texts import QUIET, say
from db.notices import NoticeQueue
from db.storage.leases import Share
from db.tournaments.journal import Post
from engine.tournament.state import Table

log = logging.getLogger(__name__)

AGAIN, SOON = timedelta(minutes=2), timedelta(seconds=2)
FEW = 5
"""So many threads are opened or closed in one run: other jobs wait, and Discord allows few at once."""
WITHOUT = 0
"""In place of a message: the table goes on without a thread, or its thread is closed."""
_TROUBLES = (discord.DiscordException, DeliveryProblem, aiohttp.ClientError, OSError)


class TableThreads:
    """Opens, changes and closes the threads of tables, each by one process."""

    def __init__(
        self,
        service: TournamentService,
        channels: ChannelFinder,
        *,
        instance: str = "main",
        share: Callable[[], Share | None] = lambda: None,
    ) -> None:
        self.service = service
        self.store = service.store
        self.notices = NoticeQueue(service.store.database)
        self._channels = channels
        self._instance = instance
        self._share = share

    async def run_due(self, now: datetime) -> datetime | None:
        """Bring threads up to date; return when there is more to do."""
        posts = await self.store.claim_posts(
            by=self._instance, now=now, lease=LEASE, share=self._share(), limit=FEW, what=(THREAD,)
        )
        failed = False
        for post in posts:
            try:
                message_id, channel_id = await self._deliver(post, now)
            except _TROUBLES as problem:
                failed = True
                log.info(
                    "table %(table)d of tournament %(tournament)s is not shown yet: %(problem)s",
                    {"table": post.number, "tournament": post.tournament_id, "problem": problem},
                )
                await self.store.put_off(post, by=self._instance, now=now, until=now + AGAIN)
            else:
                await self.store.settle_post(
                    post, by=self._instance, now=now, channel_id=channel_id, message_id=message_id
                )
        if len(posts) == FEW:
            return now + SOON
        return now + AGAIN if failed else None

    async def _deliver(self, post: Post, now: datetime) -> tuple[int, int]:
        """Bring a thread up to date; return its first message and the thread."""
        loaded = await self.service.load(post.tournament_id)
        table = table_of_post(loaded.state, post)
        stands = post.channel_id != loaded.row.channel_id
        if table is None or not is_played(loaded.state, post.round, table):
            if stands:
                await self._close(loaded, post, table)
            return post.message_id or WITHOUT, post.channel_id
        if stands:
            with contextlib.suppress(ChannelGone):
                return await self._edited(loaded, post, table), post.channel_id
            log.info("the thread of table %(table)d was deleted", {"table": table.number})
        elif post.message_id == WITHOUT:
            return WITHOUT, post.channel_id
        return await self._opened(loaded, post, table, now)

    # --- opening ---

    async def _opened(self, loaded: Loaded, post: Post, table: Table, now: datetime) -> tuple[int, int]:
        """Open the thread of a table, or tell the organizer why there is none."""
        row = loaded.row
        channel = await self._channels.find(row.channel_id, guild_id=row.guild_id)
        if not isinstance(channel, discord.TextChannel):
            return await self._without(loaded, post, "", now)
        name = thread_name(loaded.state, post.round, table, locale=row.locale)
        try:
            thread = _left_over(channel, name) or (await table_thread(channel, name=name))[0]
        except app_commands.BotMissingPermissions as lacking:
            return await self._without(loaded, post, ",".join(lacking.missing_permissions), now)
        except discord.Forbidden:
            return await self._without(loaded, post, "create_public_threads", now)
        await self.store.stands_in(post, thread.id)
        for person in persons_of(loaded.state, table):
            with contextlib.suppress(discord.HTTPException):  # who is not added is still pinged
                await thread.add_user(discord.Object(person))
        return await self._posted(loaded, post, table, thread), thread.id

    async def _without(self, loaded: Loaded, post: Post, lacking: str, now: datetime) -> tuple[int, int]:
        """Note that a table goes on without a thread; the organizer is told once a round."""
        await self.notices.enqueue(no_thread(loaded.row, post.round, lacking, now=now))
        return WITHOUT, loaded.row.channel_id

    async def _posted(self, loaded: Loaded, post: Post, table: Table, thread: Any) -> int:
        shown = thread_post(loaded.state, loaded.row.id, post.round, table, locale=loaded.row.locale)
        view = note(shown.text, rows=shown.rows)
        content: dict[str, Any] = {"allowed_mentions": pinging(shown.pings)}
        return await sent_once(thread, post, view=view, **content)

    # --- changing and closing ---

    async def _edited(self, loaded: Loaded, post: Post, table: Table) -> int:
        """Edit the first message of a thread; a deleted one is posted again."""
        thread = await self._channels.open(post.channel_id, guild_id=loaded.row.guild_id)
        if post.message_id:
            shown = thread_post(loaded.state, loaded.row.id, post.round, table, locale=loaded.row.locale)
            view = note(shown.text, rows=shown.rows)
            try:
                await thread.get_partial_message(post.message_id).edit(view=view, allowed_mentions=QUIET)
            except discord.NotFound as gone:
                if gone.code == _NO_CHANNEL:
                    raise ChannelGone("", detail="the thread was deleted") from gone
            else:
                return post.message_id
        try:
            return await self._posted(loaded, post, table, thread)
        except discord.NotFound as gone:
            raise ChannelGone("", detail="the thread was deleted") from gone

    async def _close(self, loaded: Loaded, post: Post, table: Table | None) -> None:
        """Show the result in a thread, or that nobody plays there any more, and archive it."""
        try:
            thread = await self._channels.open(post.channel_id, guild_id=loaded.row.guild_id)
            message = thread.get_partial_message(post.message_id) if post.message_id else None
            if table is not None and message is not None:
                shown = thread_post(loaded.state, loaded.row.id, post.round, table, locale=loaded.row.locale)
                await message.edit(view=note(shown.text), allowed_mentions=QUIET)
            elif message is not None:
                said = say("tweek-paired-again", locale=loaded.row.locale)
                await message.edit(view=note(said), allowed_mentions=QUIET)
        except (ChannelGone, discord.NotFound):
            return  # it was deleted, which closes it as well
        with contextlib.suppress(discord.Forbidden, discord.NotFound):
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=True)


_NO_CHANNEL = 10003


def _left_over(channel: discord.TextChannel, name: str) -> discord.Thread | None:
    """Return the thread of that name that a process had opened, and died before it was noted."""
    own = channel.guild.me.id
    return next((each for each in channel.threads if each.name == name and each.owner_id == own), None)


class DeletedThreads(commands.Cog):
    """Hears of threads that are deleted: that of a table which is still played is opened again."""

    def __init__(self, threads: TableThreads) -> None:
        self.threads = threads

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Let the thread of a table be opened again."""
        await self.threads.store.thread_gone(payload.thread_id, now=clock.now())
