"""Posts and edits the messages of whole tournaments, and closes registrations at their hour.

A message is stored as owed together with the decision that makes it out of date, so none is lost when the bot dies
between the two.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import ui

from bot.delivery.channels import lacking_in
from bot.games.errors import ChannelGone, DeliveryProblem
from bot.runtime import clock
from bot.tournaments.judging import ANNOUNCEMENT, PAGE, ROUND
from bot.tournaments.own_game_handlers import play_row
from bot.tournaments.report_handlers import labelled
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.tournaments.table_posts import TablePost
from bot.tournaments.table_presses import TablePress
from bot.tournaments.telling import public_words as words
from bot.tournaments.telling.pictures import FINAL, Picture, TournamentPictures
from bot.tournaments.telling.sending import sent_once
from bot.tournaments.weeks.away import Missing, closes_after, goes_on
from bot.tournaments.weeks.notes import channel_gone
from bot.tournaments.when import end_of_day, moment
from bot.ui.components import Row, button_row
from bot.ui.replies import note
from bot.ui.texts import QUIET, say
from db.games import Stale
from db.notices import NoticeQueue
from db.storage.leases import Share
from db.tournaments.journal import Post, Shown
from db.tournaments.store import COPY
from db.tournaments.watching import Watching
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament.settings import REPORTED
from engine.tournament.state import OPEN, Tournament

if TYPE_CHECKING:
    from discord.ext import commands

log = logging.getLogger(__name__)

_SHOWN = (ANNOUNCEMENT, ROUND, PAGE, FINAL)
_ALL = (*_SHOWN, *(f"{COPY}{what}" for what in _SHOWN))
"""The messages of a tournament as a whole; those about a table have their own delivery."""
LEASE = timedelta(minutes=2)
AGAIN = timedelta(minutes=1)
"""How long a message that could not be posted waits, and how often an old one is edited at most."""
GONE = timedelta(hours=1)
"""How long a message waits whose channel is gone."""
_LOST = (discord.DiscordException, DeliveryProblem, aiohttp.ClientError, OSError)


def shown_as(t: Tournament, tournament_id: str, post: Post, *, locale: str) -> TablePost | None:
    """Return what a message of a tournament shows now; None for one that shows nothing any more."""
    at, what = TablePress(tournament_id), post.what.removeprefix(COPY)
    if what == ANNOUNCEMENT:
        return TablePost(words.announcement(t, locale=locale), _announcement_rows(t, at, locale=locale))
    if what == ROUND and 0 < post.round <= len(t.rounds):
        return TablePost(words.round_text(t, post.round, locale=locale), _round_rows(t, at, post.round, locale=locale))
    if what == PAGE and 0 < post.round <= len(t.rounds):
        return TablePost(words.page_text(t, post.round, locale=locale, posted=True))
    if what == FINAL and words.is_over(t):
        return TablePost(words.ended(t, locale=locale))
    return None


def _announcement_rows(t: Tournament, at: TablePress, *, locale: str) -> list[Row]:
    buttons = []
    if words.is_open(t):
        join = say("button-tournament-join", locale=locale)
        buttons.append(labelled(join, at.press("tjoin"), style=discord.ButtonStyle.success))
        if t.settings.lists:
            buttons.append(labelled(say("button-tournament-list", locale=locale), at.press("tlist")))
    buttons.append(labelled(say("button-tournament-who", locale=locale), at.press("twho")))
    buttons.append(labelled(say("button-tpanel-how", locale=locale), at.press("thowto")))
    return [button_row(buttons)]


def _round_rows(t: Tournament, at: TablePress, number: int, *, locale: str) -> list[Row]:
    buttons = [labelled(say("button-tournament-page", locale=locale), at.press("tpages"))]
    if number == len(t.rounds) and not t.rounds[-1].closed and not words.is_over(t):
        buttons.insert(0, labelled(say("button-tournament-mine", locale=locale), at.press("tmine")))
        if t.settings.tables != REPORTED:
            return [button_row(buttons), play_row(at.tournament, locale=locale)]
        report = say("button-tournament-report", locale=locale)
        buttons.insert(1, labelled(report, at.press("treport"), style=discord.ButtonStyle.primary))
    return [button_row(buttons)]


_ANNOUNCED = Shown(ANNOUNCEMENT)


class TournamentWorker:
    """The round of work for tournaments."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        service: TournamentService,
        *,
        instance: str,
        share: Callable[[], Share | None],
        channels: Any,
        pictures: TournamentPictures,
        missing: Missing = lambda *_: (),
    ) -> None:
        self._missing = missing
        self.client = client
        self.service = service
        self.instance = instance
        self.share = share
        self.channels = channels
        self.pictures = pictures
        self.watching = Watching(service.store.database)
        self.notices = NoticeQueue(service.store.database)

    async def run_due(self, now: datetime) -> datetime | None:
        """Do what is due; return when something is due next."""
        due = await self._deadlines(now)
        while posts := await self.service.store.claim_posts(
            by=self.instance, now=now, lease=LEASE, share=self.share(), limit=10, what=_ALL
        ):
            for post in posts:
                if not await self._show(post):
                    due.append(now + AGAIN)
        return min(due, default=None)

    async def _deadlines(self, now: datetime) -> list[datetime]:
        """Close the registrations whose time is over; return when others close."""
        closing = []
        for row in await self.service.store.open_ones():
            loaded = await self.service.load(row.id)
            t, seconds = loaded.state, int(now.timestamp())
            if t.stage == OPEN and (closes := registration_ends(t)) is not None:
                rows = self._missing(row.guild_id, row.id)
                if goes_on(rows):
                    continue
                closes = closes_after(t, closes, rows)
                if seconds >= closes:
                    await self._decide(loaded, lambda t, seed: Decision([draft.lots(t, seed)], posts=(_ANNOUNCED,)))
                else:
                    closing.append(moment(closes))
        return closing

    async def _decide(self, loaded: Loaded, decide: Any) -> Loaded | None:
        try:
            return await self.service.decide(loaded.row.id, decide, by=0, now=clock.now())
        except (Refused, Stale) as problem:
            log.info(
                "tournament %(tournament)s stays as it is: %(problem)s",
                {"tournament": loaded.row.id, "problem": problem},
            )
            return None

    async def _show(self, post: Post) -> bool:
        """Post or edit one message; return False if it has to wait."""
        loaded = await self.service.load(post.tournament_id)
        now = clock.now()
        shown = shown_as(loaded.state, loaded.row.id, post, locale=loaded.row.locale)
        try:
            channel = await self.channels.find(post.channel_id, guild_id=loaded.row.guild_id)
            pictures = await self._pictures(channel, loaded, post) if shown is not None else []
            message_id = await self._sent(channel, post, shown, pictures)
            if post.what in _SHOWN:
                await self.watching.copied(post, now=now)
        except ChannelGone as gone:
            if post.what not in _SHOWN:  # who deletes a channel that watches wants no copies there
                await self.watching.end(post.channel_id, tournament_id=post.tournament_id)
                return True
            await self.notices.enqueue(channel_gone(loaded.row, now=now))
            return await self._later(post, gone, after=GONE)
        except _LOST as problem:
            return await self._later(post, problem)
        await self.service.store.settle_post(
            post, by=self.instance, now=clock.now(), channel_id=post.channel_id, message_id=message_id
        )
        return True

    async def _later(self, post: Post, problem: Exception, *, after: timedelta = AGAIN) -> bool:
        """Let a message wait that could not be posted; return False."""
        log.info(
            "a message of tournament %(tournament)s waits: %(problem)s",
            {"tournament": post.tournament_id, "problem": problem},
        )
        now = clock.now()
        await self.service.store.put_off(post, by=self.instance, now=now, until=now + after)
        return False

    async def _pictures(self, channel: Any, loaded: Loaded, post: Post) -> list[Picture]:
        """Draw what a message shows beside its text; nothing where the bot may not send files."""
        if "attach_files" in lacking_in(channel):
            return []
        what = post.what.removeprefix(COPY)
        return await self.pictures.drawn(loaded.state, what, post.round, locale=loaded.row.locale)

    async def _sent(self, channel: Any, post: Post, shown: TablePost | None, pictures: Sequence[Picture]) -> int | None:
        """Bring a message into its channel; return its id. Raise Discord's errors."""
        key = post.tournament_id, f"{post.what}{post.number or ''}", post.round, post.channel_id
        if post.message_id is not None:
            message = channel.get_partial_message(post.message_id)
            try:
                if shown is None:
                    await message.delete()
                    return None
                view = _view(shown, pictures)
                await message.edit(view=view, allowed_mentions=QUIET, **self.pictures.fresh(key, pictures))
                self.pictures.note(key, pictures)
                return post.message_id
            except discord.NotFound:
                pass  # deleted in the channel: it is posted anew
        if shown is None:
            return None
        files = [each.file() for each in pictures]
        sent = await sent_once(channel, post, view=_view(shown, pictures), files=files, allowed_mentions=QUIET)
        self.pictures.note(key, pictures)
        return sent


def _view(shown: TablePost, pictures: Sequence[Picture]) -> ui.LayoutView:
    return note(words.shortened(shown.text), rows=shown.rows, pictures=[each.shown for each in pictures])


def registration_ends(t: Tournament) -> int | None:
    """T85 Return when registration closes by itself: with the date of the lists, or at the event's hour."""
    if t.settings.lists and t.settings.lists_day:
        return end_of_day(t.settings.lists_day, t.settings.zone) + 1
    return t.settings.starts or None
