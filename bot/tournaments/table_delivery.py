"""Delivery of the messages about tables: questions, disputes, results. They ping the two of a table, or the judges.

A question that was posted is noted in the journal: silence counts from then (T67).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import aiohttp
import discord

from bot.context import ChannelFinder
from bot.delivery.channels import LEASE
from bot.games.errors import ChannelGone, DeliveryProblem
from bot.runtime import clock
from bot.tournaments.report_handlers import QUESTION, REMINDER, posts_of
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.tournaments.silence import Question, questions
from bot.tournaments.table_posts import TablePost, reminder_post, table_post
from bot.tournaments.telling.sending import sent_once
from bot.tournaments.weeks.away import Missing, goes_on, silent_until
from bot.tournaments.weeks.events import agreed_event, with_event
from bot.tournaments.weeks.notes import pinging
from bot.tournaments.weeks.owed import PLEA, THREAD, TIMES, key_of, table_of_post
from bot.tournaments.weeks.week_posts import plea_post, times_post
from bot.ui.replies import note
from bot.ui.texts import QUIET
from db.games import Stale
from db.storage.leases import Share
from db.tournaments.journal import Post, Shown, TournamentRow
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.state import Table, Tournament

log = logging.getLogger(__name__)

WEEKLY = {TIMES: times_post, PLEA: plea_post}
"""The messages about a pair, not about a number of a table."""
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
        missing: Missing = lambda *_: (),
    ) -> None:
        self.service = service
        self._missing = missing
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
            by=self._instance, now=now, lease=LEASE, share=self._share(), what=(QUESTION, REMINDER, TIMES, PLEA)
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
                await self.store.put_off(post, by=self._instance, now=now, until=now + _AGAIN)
        due = await self.store.next_deadline()
        if failed or due is None:
            return now + _AGAIN if failed else None
        return max(due, now + _PAUSE)

    async def _silence(self, now: datetime) -> None:
        """T67 Repeat the questions whose time has come; those that were repeated count as a yes."""
        at = int(now.timestamp())

        def is_due(t: Tournament, row: TournamentRow, each: Question) -> bool:
            table = t.rounds[each.round - 1].tables[each.table]
            rows = self._missing(row.guild_id, row.id, str(key_of(table)))
            late = silent_until(t, each.at, asked=each.asked, rows=rows, now=now)
            return late <= at and not goes_on(rows)

        def due_in(t: Tournament, row: TournamentRow) -> list[Question]:
            return [each for each in questions(t) if each.at <= at and is_due(t, row, each)]

        def decide(t: Tournament, _seed: str, *, row: TournamentRow) -> Decision:
            due = due_in(t, row)
            repeated = [Shown(REMINDER, each.round, each.table) for each in due if not each.reminded]
            settled = [posted for each in due if each.reminded for posted in posts_of(each.round, each.table)]
            facts = [each.confirmed for each in due if each.reminded]
            return Decision(facts, posts=[*dict.fromkeys((*repeated, *settled))])

        for row in await self.store.due(now):
            if not due_in((await self.service.load(row.id)).state, row):
                continue
            try:
                await self.service.decide(row.id, partial(decide, row=row), by=0, now=now)
            except (Refused, Stale) as gone:  # somebody answered at this very moment
                log.info("tournament %(tournament)s moved on: %(problem)s", {"tournament": row.id, "problem": gone})

    async def _deliver(self, post: Post, now: datetime) -> None:
        loaded = await self.service.load(post.tournament_id)
        table, shown = _table(loaded, post), None
        if table is not None:
            at, locale = int(now.timestamp()), loaded.row.locale
            if post.what in WEEKLY:
                shown = WEEKLY[post.what](loaded.state, loaded.row.id, post.round, table, locale=locale)
            elif post.what == REMINDER:
                shown = reminder_post(loaded.state, loaded.row.id, post.round, post.number, locale=locale)
            else:
                shown = table_post(loaded.state, loaded.row.id, post.round, post.number, locale=locale, now=at)
        if shown is None or table is None:  # it was taken back before it was told
            await self.store.settle_post(
                post, by=self._instance, now=now, channel_id=post.channel_id, message_id=post.message_id or 0
            )
            return
        thread = await self.store.message_of(loaded.row.id, THREAD, post.round, key_of(table))
        channel_id, message_id = await self._sent(loaded, post, shown, table, thread)
        await self.store.settle_post(post, by=self._instance, now=now, channel_id=channel_id, message_id=message_id)
        if thread is not None and table.results and thread.channel_id == channel_id:
            await self.store.owe(thread, now=now)  # what is said in an archived thread opens it again
        if post.what not in WEEKLY:
            await self._asked(loaded, post, table, now)

    async def _sent(
        self, loaded: Loaded, post: Post, shown: TablePost, table: Table, thread: Post | None
    ) -> tuple[int, int]:
        """Edit the message, or post a new one for something that has not been asked yet; return where, and its id."""
        row, view = loaded.row, note(shown.text, rows=shown.rows)
        if post.message_id and post.what != REMINDER and not _is_new(post, table):
            try:
                channel = await self._channels.open(post.channel_id, guild_id=row.guild_id)
                await channel.get_partial_message(post.message_id).edit(view=view, allowed_mentions=QUIET)
            except (discord.NotFound, ChannelGone):
                log.info("the message about table %(table)d was deleted", {"table": post.number})
            else:
                return post.channel_id, post.message_id
        content: dict[str, Any] = {"allowed_mentions": pinging(shown.pings)}
        if post.what == TIMES and table.agreed and not table.proposed and not table.results:
            event = agreed_event(loaded.state, row.id, post.round, table, locale=row.locale)
            content["files"] = with_event(view, event, name=f"table-{table.number}.ics", now=clock.now())
        for channel_id in dict.fromkeys((thread.channel_id if thread else row.channel_id, row.channel_id)):
            try:
                channel = await self._channels.open(channel_id, guild_id=row.guild_id)
                return channel_id, await sent_once(channel, post, view=view, **content)
            except (discord.NotFound, ChannelGone):
                if channel_id == row.channel_id:
                    raise
        raise ChannelGone("", detail="the tournament has no channel")

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


def _table(loaded: Loaded, post: Post) -> Table | None:
    """Return the table that a message is about."""
    if post.what in WEEKLY:
        return table_of_post(loaded.state, post)
    rounds = loaded.state.rounds
    return rounds[post.round - 1].tables.get(post.number) if 0 < post.round <= len(rounds) else None


def _is_new(post: Post, table: Table) -> bool:
    """Return whether something was said since the message was shown, so that somebody has to be pinged."""
    if table.results:
        return False
    if post.what == TIMES:
        said = 0 if table.reports else table.proposed_at if table.proposed else table.agreed_at
    elif post.what == PLEA:
        said = table.pleaded_at if table.claimed or table.more_time else 0
    else:
        said = table.reports[-1].at if table.reports else 0
    return bool(said) and (post.shown_at is None or datetime.fromtimestamp(said, tz=UTC) > post.shown_at)
