"""Delivery of the messages about tables: questions, disputes, results. They ping the two of a table, or the judges.

A question that was posted is noted in the journal: silence counts from then (T67).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

from bot.context import ChannelFinder
from bot.delivery.channels import LEASE
from bot.games.errors import DeliveryProblem
from bot.tournaments.report_handlers import QUESTION, REMINDER, posts_of
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.tournaments.silence import questions
from bot.tournaments.table_posts import TablePost, reminder_post, table_post
from bot.ui.replies import note
from bot.ui.texts import QUIET
from db.games import Stale
from db.storage.leases import Share
from db.tournaments.journal import Post, Shown
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.state import Table, Tournament

log = logging.getLogger(__name__)

_AGAIN, _PAUSE = timedelta(minutes=2), timedelta(seconds=15)
_TROUBLES = (discord.DiscordException, DeliveryProblem, aiohttp.ClientError, OSError)


class TableDelivery:
    """Posts and edits the messages about tables, each by one process."""

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
        self._channels = channels
        self._instance = instance
        self._share = share

    async def run_due(self, now: datetime) -> datetime | None:
        """Repeat questions, let silence confirm, and bring all messages about tables up to date.

        Return when the next question is due, or a message that failed is tried again.
        """
        await self._silence(now)
        claimed = await self.store.claim_posts(
            by=self._instance, now=now, lease=LEASE, share=self._share(), what=(QUESTION, REMINDER)
        )
        failed = False
        for post in claimed:
            try:
                await self._deliver(post, now)
            except _TROUBLES as error:
                failed = True
                log.info(
                    "table %(table)d of tournament %(tournament)s is not shown yet: %(problem)s",
                    {"table": post.number, "tournament": post.tournament_id, "problem": error},
                )
                await self.store.put_off(post, by=self._instance, until=now + _AGAIN)
        due = await self.store.next_deadline()
        if failed or due is None:
            return now + _AGAIN if failed else None
        return max(due, now + _PAUSE)

    async def _silence(self, now: datetime) -> None:
        """T67 Repeat the questions whose time has come; those that were repeated count as a yes."""
        at = int(now.timestamp())

        def decide(t: Tournament, _seed: str) -> Decision:
            due = [each for each in questions(t) if each.at <= at]
            repeated = [Shown(REMINDER, each.round, each.table) for each in due if not each.reminded]
            settled = [posted for each in due if each.reminded for posted in posts_of(each.round, each.table)]
            facts = [each.confirmed for each in due if each.reminded]
            return Decision(facts, posts=[*dict.fromkeys((*repeated, *settled))])

        for row in await self.store.due(now):
            try:
                await self.service.decide(row.id, decide, by=0, now=now)
            except (Refused, Stale) as gone:  # somebody answered at this very moment
                log.info("tournament %(tournament)s moved on: %(problem)s", {"tournament": row.id, "problem": gone})

    async def _deliver(self, post: Post, now: datetime) -> None:
        loaded = await self.service.load(post.tournament_id)
        rounds = loaded.state.rounds
        table = rounds[post.round - 1].tables.get(post.number) if 0 < post.round <= len(rounds) else None
        shown = None
        if table is not None:
            at, locale = int(now.timestamp()), loaded.row.locale
            if post.what == REMINDER:
                shown = reminder_post(loaded.state, loaded.row.id, post.round, post.number, locale=locale)
            else:
                shown = table_post(loaded.state, loaded.row.id, post.round, post.number, locale=locale, now=at)
        if shown is None or table is None:  # it was taken back before it was told
            await self.store.settle_post(
                post, by=self._instance, now=now, channel_id=post.channel_id, message_id=post.message_id or 0
            )
            return
        channel = await self._channels.find(post.channel_id, guild_id=loaded.row.guild_id)
        message_id = await self._sent(channel, post, shown, table)
        await self.store.settle_post(
            post, by=self._instance, now=now, channel_id=post.channel_id, message_id=message_id
        )
        await self._asked(loaded, post, table, now)

    async def _sent(self, channel: Any, post: Post, shown: TablePost, table: Table) -> int:
        """Edit the message, or post a new one for something that has not been asked yet; return its id."""
        view = note(shown.text, rows=shown.rows)
        if post.message_id and post.what == QUESTION and not _is_new(post, table):
            try:
                await channel.get_partial_message(post.message_id).edit(view=view, allowed_mentions=QUIET)
            except discord.NotFound:
                log.info("the message about table %(table)d was deleted", {"table": post.number})
            else:
                return post.message_id
        # An id as Discord's API has it: discord.py would send that of a plain object as a number.
        users: Any = [SimpleNamespace(id=str(person)) for person in shown.pings if person]
        allowed = discord.AllowedMentions(everyone=False, users=users, roles=False, replied_user=False)
        content: dict[str, Any] = {"view": view, "allowed_mentions": allowed}
        sent = await channel.send(**content)
        return int(sent.id)

    async def _asked(self, loaded: Loaded, post: Post, table: Table, now: datetime) -> None:
        """T67 Note that the question was delivered; in a dispute, or of a guest, nobody's silence counts."""
        reminder = post.what == REMINDER
        told = table.reminded if reminder else table.asked
        if table.results or table.disputed or not table.reports or told is not None:
            return
        report = table.reports[-1]
        if loaded.state.players[table.other(report.player)].guest:
            return
        fact = f.Asked(round=post.round, table=post.number, report=report.number, reminder=reminder)
        try:
            await self.service.decide(loaded.row.id, lambda _t, _seed: Decision([fact]), by=0, now=now)
        except (Refused, Stale) as gone:  # answered, replaced or disputed while it was being posted
            log.info("table %(table)d was answered meanwhile: %(problem)s", {"table": post.number, "problem": gone})


def _is_new(post: Post, table: Table) -> bool:
    """Return whether something was reported since the message was shown, so that somebody has to be pinged."""
    if table.results or not table.reports:
        return False
    at = datetime.fromtimestamp(table.reports[-1].at, tz=UTC)
    return post.shown_at is None or at > post.shown_at
