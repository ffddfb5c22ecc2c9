"""Posts and edits the messages of tournaments, and does at its hour what nobody has to press.

A message is stored as owed together with the decision that makes it out of date, so none is lost when the bot dies
between the two. Reports that nobody answers become final only after the question was posted, and only so long after it
as the rules give: while the bot or Discord is away, nobody's time runs.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.runtime import clock
from bot.tournaments.judging import ANNOUNCEMENT, PAGE, QUESTION, ROUND, shown_by
from bot.tournaments.report_handlers import labelled
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.tournaments.table_posts import TablePost, table_post
from bot.tournaments.table_presses import TablePress
from bot.tournaments.telling import public_words as words
from bot.tournaments.when import end_of_day, moment
from bot.ui.components import Row, button_row
from bot.ui.replies import note
from bot.ui.texts import person, say
from db.games import Stale
from db.storage.leases import Share
from db.tournaments.journal import Post, Shown
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.folding.results import silence_seconds
from engine.tournament.state import OPEN, RUNNING, Table, Tournament

if TYPE_CHECKING:
    from discord.ext import commands

log = logging.getLogger(__name__)

TOURNAMENTS, FINAL = "tournaments", "final"
LEASE = timedelta(minutes=2)
AGAIN = timedelta(minutes=1)
"""How long a message that could not be posted waits, and how often an old one is edited at most."""
_LOST = (discord.DiscordException, aiohttp.ClientError, OSError)


def shown_as(t: Tournament, tournament_id: str, post: Post, *, locale: str, now: int) -> TablePost | None:
    """Return what a message of a tournament shows now; None for one that shows nothing any more."""
    at = TablePress(tournament_id)
    if post.what == ANNOUNCEMENT:
        return TablePost(words.announcement(t, locale=locale), _announcement_rows(t, at, locale=locale))
    if post.what == ROUND and 0 < post.round <= len(t.rounds):
        return TablePost(words.round_text(t, post.round, locale=locale), _round_rows(t, at, post.round, locale=locale))
    if post.what == PAGE and 0 < post.round <= len(t.rounds):
        return TablePost(words.page_text(t, post.round, locale=locale))
    if post.what == QUESTION and 0 < post.round <= len(t.rounds):
        return table_post(t, tournament_id, post.round, post.number, locale=locale, now=now)
    if post.what == FINAL and words.is_over(t):
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
    return [button_row(buttons)]


def _round_rows(t: Tournament, at: TablePress, number: int, *, locale: str) -> list[Row]:
    buttons = [labelled(say("button-tournament-page", locale=locale), at.press("tpages"))]
    if number == len(t.rounds) and not t.rounds[-1].closed and not words.is_over(t):
        buttons.insert(0, labelled(say("button-tournament-mine", locale=locale), at.press("tmine")))
        if not t.rounds[-1].duplicate:
            report = say("button-tournament-report", locale=locale)
            buttons.insert(1, labelled(report, at.press("treport"), style=discord.ButtonStyle.primary))
    return [button_row(buttons)]


def due_facts(t: Tournament, now: int, posted: frozenset[tuple[int, int]]) -> list[f.Fact]:
    """Return what nobody has to press and is due: what is final by silence, and what was asked with its message.

    `posted` are the tables whose question stands in a channel: before it does nobody's time runs (T67).
    """
    found: list[f.Fact] = []
    for round_ in t.rounds[-1:]:
        for table in round_.tables.values():
            if table.results or table.disputed or not table.reports or (round_.number, table.number) not in posted:
                continue
            report = table.reports[-1]
            asked = t.players[table.other(report.player)]
            if asked.guest:
                continue
            number, where = report.number, (round_.number, table.number)
            if table.asked is None:
                found.append(f.Asked(round=where[0], table=where[1], report=number))
            elif table.reminded is not None and now >= table.asked + silence_seconds(t):
                found.append(
                    f.Confirmed(round=where[0], table=where[1], report=number, player=asked.number, silence=True)
                )
    return found


_ANNOUNCED = Shown(ANNOUNCEMENT)


def reminder_seconds(t: Tournament) -> int:
    """T67 Return after how many seconds who has not answered is reminded: two thirds of their time."""
    return silence_seconds(t) * 2 // 3


def to_remind(t: Tournament, now: int) -> list[Table]:
    """T67 Return the tables whose question is to be asked once more."""
    return [
        table
        for round_ in t.rounds[-1:]
        for table in round_.tables.values()
        if table.reports
        and not (table.results or table.disputed)
        and table.asked is not None
        and table.reminded is None
        and now >= table.asked + reminder_seconds(t)
    ]


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
    ) -> None:
        self.client = client
        self.service = service
        self.instance = instance
        self.share = share
        self.channels = channels

    async def run_due(self, now: datetime) -> datetime | None:
        """Do what is due; return when something is due next."""
        await self._deadlines(now)
        while posts := await self.service.store.claim_posts(
            by=self.instance, now=now, lease=LEASE, share=self.share(), limit=10
        ):
            for post in posts:
                await self._show(post)
        return self._next

    async def _deadlines(self, now: datetime) -> None:
        """Close registrations, ask, remind, and make final what nobody answers."""
        self._next: datetime | None = None
        for row in await self.service.store.open_ones():
            loaded = await self.service.load(row.id)
            t, seconds = loaded.state, int(now.timestamp())
            if t.stage == OPEN and (closes := registration_ends(t)) is not None:
                if seconds >= closes:
                    await self._decide(loaded, lambda t, seed: Decision([draft.lots(t, seed)], posts=(_ANNOUNCED,)))
                else:
                    self._wake(closes)
            if t.stage == RUNNING:
                await self._silence(loaded, seconds)

    async def _silence(self, loaded: Loaded, seconds: int) -> None:
        posts = await self.service.store.posts(loaded.row.id)
        posted = frozenset((each.round, each.number) for each in posts if each.what == QUESTION and each.message_id)

        def decide(t: Tournament, _seed: str) -> Decision:
            facts = due_facts(t, seconds, posted)
            return Decision(facts, posts=shown_by(t, [*facts]))

        after = loaded
        while due_facts(after.state, seconds, posted):
            found = await self._decide(after, decide)
            if found is None:
                return
            after = found
        for table in to_remind(after.state, seconds):
            after = await self._remind(after, table) or after
        t = after.state
        for round_ in t.rounds[-1:]:
            for table in round_.tables.values():
                if table.reports and not table.results and table.asked is not None:
                    wait = silence_seconds(t) if table.reminded is not None else reminder_seconds(t)
                    self._wake(table.asked + wait)

    async def _remind(self, loaded: Loaded, table: Table) -> Loaded | None:
        """T67 Ask once more, with a ping, and note that it was asked."""
        t, locale, report = loaded.state, loaded.row.locale, table.reports[-1]
        who = t.players[table.other(report.player)].person
        until = (table.asked or 0) + silence_seconds(t)
        facts = {"who": person(who, locale=locale), "table": table.number, "at": words.stamp(until, "R")}
        text = say("tournament-reminder", locale=locale, **facts)
        try:
            channel = await self.channels.find(loaded.row.channel_id, guild_id=loaded.row.guild_id)
            pings = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(who)] if who else [])
            await channel.send(view=note(text), allowed_mentions=pings)
        except _LOST as problem:
            log.info("a reminder of tournament %(id)s waits: %(problem)s", {"id": loaded.row.id, "problem": problem})
            return None
        made = f.Asked(round=len(t.rounds), table=table.number, report=report.number, reminder=True)
        return await self._decide(loaded, lambda _t, _seed: Decision([made]))

    def _wake(self, seconds: int) -> None:
        at = moment(seconds)
        self._next = at if self._next is None else min(self._next, at)

    async def _decide(self, loaded: Loaded, decide: Any) -> Loaded | None:
        try:
            return await self.service.decide(loaded.row.id, decide, by=0, now=clock.now())
        except (Refused, Stale) as problem:
            log.info("tournament %(id)s was not moved on: %(problem)r", {"id": loaded.row.id, "problem": problem})
            return None

    async def _show(self, post: Post) -> None:
        """Post or edit one message."""
        loaded = await self.service.load(post.tournament_id)
        now = clock.now()
        shown = shown_as(loaded.state, loaded.row.id, post, locale=loaded.row.locale, now=int(now.timestamp()))
        try:
            channel = await self.channels.find(post.channel_id, guild_id=loaded.row.guild_id)
            message_id = await self._sent(channel, post, shown)
        except _LOST as problem:
            log.info("a message of tournament %(id)s waits: %(problem)s", {"id": loaded.row.id, "problem": problem})
            await self.service.store.put_off(post, by=self.instance, until=now + AGAIN)
            self._wake(int((now + AGAIN).timestamp()))
            return
        await self.service.store.settle_post(
            post, by=self.instance, now=clock.now(), channel_id=post.channel_id, message_id=message_id
        )
        if post.what == QUESTION and post.message_id is None:
            self._wake(int(now.timestamp()))  # it stands now: from here on their time runs

    async def _sent(self, channel: Any, post: Post, shown: TablePost | None) -> int | None:
        """Bring a message into its channel; return its id. Raise Discord's errors."""
        if post.message_id is not None:
            message = channel.get_partial_message(post.message_id)
            try:
                if shown is None:
                    await message.delete()
                    return None
                await message.edit(view=note(words.shortened(shown.text), rows=shown.rows))
                return post.message_id
            except discord.NotFound:
                pass  # deleted in the channel: it is posted anew
        if shown is None:
            return None
        pings = [discord.Object(each) for each in shown.pings if each]
        sent = await channel.send(
            view=note(words.shortened(shown.text), rows=shown.rows),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=pings),
        )
        return int(sent.id)


def registration_ends(t: Tournament) -> int | None:
    """T85 Return when registration closes by itself: with the date of the lists, or at the event's hour."""
    if t.settings.lists and t.settings.lists_day:
        return end_of_day(t.settings.lists_day, t.settings.zone) + 1
    return t.settings.starts or None
