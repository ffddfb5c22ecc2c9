"""The messages about tables and their threads.

The journal records when a question was posted, because it is confirmed automatically some time later (T67).
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, NamedTuple

import aiohttp
import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from bot.context import ChannelFinder, Watch
from bot.delivery.channels import LEASE
from bot.games.errors import ChannelGone, DeliveryProblem
from bot.games.posting_rights import table_thread
from bot.runtime import clock
from bot.runtime.logging_setup import Spot
from bot.tournaments.deadlines import goes_on, put_off_by_outages
from bot.tournaments.handlers import TablePress, labelled
from bot.tournaments.judge_handlers import claim_buttons, dispute_buttons, dispute_text, time_buttons
from bot.tournaments.messages import PLEA, THREAD, TIMES, is_open, key_of, no_thread, pinging, table_of_post
from bot.tournaments.own_games import PLAY
from bot.tournaments.reports import QUESTION, REMINDER, Case, Seat, account_text, answer_rows, points_text, posts_of
from bot.tournaments.schedule import agreed_event, table_ends, time_said, with_event
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.tournaments.words import player_name, stamp, words_in
from bot.ui.components import Button, Row, button_row
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from bot.ui.texts import QUIET, clean, cut, person, quoted, say
from db.games import Stale
from db.notices import NoticeQueue
from db.storage.leases import Share
from db.tournaments.journal import Post, Shown, TournamentRow
from db.tournaments.store import Tournaments
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.folding.results import auto_confirm_seconds
from engine.tournament.rights import judges
from engine.tournament.settings import DUEL, DUPLICATE, REPORTED, WEEK
from engine.tournament.standings import by_fields
from engine.tournament.state import Table, Tournament, table_of
from engine.tournament.waits import Question, questions
from render.language import speaking


class TablePost(NamedTuple):
    """A message about a table, and the ids of the users to ping."""

    text: str
    rows: Sequence[Row] = ()
    pings: tuple[int, ...] = ()


def table_post(t: Tournament, tournament_id: str, round_: int, table: int, *, now: int) -> TablePost | None:
    """Return the current message about a table's report; None without one (T66 to T68)."""
    found = table_of(t, round_, table)
    case = Case(t, Seat(round_, table))
    at = TablePress(tournament_id, round_, table)
    if found.result is not None:
        points = points_text(case, found.result.points)
        return TablePost(say("report-final", table=table, points=points))
    if not found.reports:
        return None
    if found.disputed:
        rows = [button_row(dispute_buttons(t, at))]
        return TablePost(dispute_text(t, round_, table), rows, tuple(judges(t)))
    report = found.reports[-1]
    asked = t.players[found.other(report.player)]
    name = player_name(t, report.player)
    who = player_name(t, asked.number) if asked.guest else person(asked.person)
    own = Case(t, Seat(round_, table, asked.number))
    lines = [
        say("report-question", who=who, name=name, table=table, round=round_),
        account_text(own._replace(seat=Seat(round_, table)), report.fields),
    ]
    if not asked.guest:
        until = (found.asked or now) + auto_confirm_seconds(t)
        lines.append(say("report-silence", at=f"<t:{until}:R>"))
    pings = tuple(judges(t)) if asked.guest else (asked.person,)
    return TablePost("\n".join(lines), answer_rows(at, report.number), pings)


def reminder_post(t: Tournament, tournament_id: str, round_: int, table: int) -> TablePost | None:
    """Return a message that repeats an open question; None if it is not needed (T67)."""
    waiting = next((each for each in questions(t) if (each.round, each.table) == (round_, table)), None)
    if waiting is None or waiting.reminded:
        return None
    found = table_of(t, round_, table)
    asked = t.players[found.other(found.reports[-1].player)]
    until = (found.asked or 0) + auto_confirm_seconds(t)
    who = person(asked.person)
    text = say("report-reminder", who=who, table=table, at=f"<t:{until}:R>")
    at = TablePress(tournament_id, round_, table)
    return TablePost(text, answer_rows(at, waiting.report), (asked.person,))


# --- posting once ---


log = logging.getLogger(__name__)

_MARKS = 0x3FFFFFFF
_SEARCHED = 100
"""How many messages of a channel are searched: what Discord returns for one request."""


async def sent_once(channel: Any, post: Post, *, view: ui.LayoutView, **content: Any) -> int:
    """Post a message, or edit a copy that was posted before. Return its id. Raise Discord's errors."""
    copy = await _lost_copy(channel, post) if post.tried else None
    next(iter(view.children)).id = mark_of(post)  # an edited copy keeps it, so that another attempt finds the copy too
    if copy is not None:
        content.pop("allowed_mentions", None)  # its users were pinged when it was posted
        await copy.edit(view=view, attachments=content.pop("files", []), allowed_mentions=QUIET)
        return int(copy.id)
    sent = await channel.send(view=view, nonce=post.nonce, **content)
    return int(sent.id)


def mark_of(post: Post) -> int:
    """Return the component id by which the bot recognizes this post."""
    return (int(post.nonce, 16) & _MARKS) + 1_000


async def _lost_copy(channel: Any, post: Post) -> discord.Message | None:
    """Return the message if it was posted but not recorded; otherwise None."""
    try:
        async for message in channel.history(limit=_SEARCHED):
            if message.author.bot and any(part.id == mark_of(post) for part in message.components):
                return message  # type: ignore[no-any-return]
    except discord.Forbidden:
        log.info("channel %(channel)s hides its history: a message may come twice", {"channel": Spot.of(channel)})
    return None


# --- over weeks ---


_NAME, _PLAYER = 100, 24


def thread_name(t: Tournament, round_: int, table: Table) -> str:
    """Return the name of the thread of a table."""
    one, other = (cut(clean(t.players[number].name), _PLAYER) or str(number) for number in table.players)
    title = cut(clean(t.title), _PLAYER)
    facts = {"title": title, "round": str(round_), "table": str(table.number)}
    return cut(say("tplay-table-name", one=one, other=other, **facts), _NAME)


def persons_of(t: Tournament, table: Table) -> tuple[int, ...]:
    """Return the ids of the users to ping at a table."""
    return tuple(found for number in table.players if (found := t.players[number].person))


def called(t: Tournament, number: int) -> str:
    """Return a mention of a player. Return the name of a player without a Discord account."""
    found = t.players[number].person
    return person(found) if found else player_name(t, number)


def judges_called(t: Tournament) -> str:
    """Return the mentions of all judges as text."""
    return ", ".join(person(each) for each in judges(t)) or "–"


def thread_post(t: Tournament, tournament_id: str, round_: int, table: Table) -> TablePost:
    """Return the first message in a table's thread, which pings the players (T78)."""
    one, other = (called(t, number) for number in table.players)
    lines = [say("tweek-head", round=round_, table=table.number, one=one, other=other)]
    scenario = t.rounds[round_ - 1].scenario
    if scenario:
        name = words_in().speech.word("scenario", scenario)
        lines.append(say("tournament-round-name", name=name))
    if table.result is not None:
        points = points_text(Case(t, Seat(round_, table.number)), table.result.points)
        lines.append(say("report-final", table=table.number, points=points))
        return TablePost("\n".join(lines))
    if not is_open(t, round_, table):
        return TablePost("\n".join((*lines, say("tweek-not-any-more"))))
    until = table_ends(t, round_, table)
    if until is not None:
        lines.append(say("tweek-until", tables=_tables(t), at=stamp(until), left=stamp(until, "R")))
    if table.reports:
        lines.append(say("tweek-reported"))
    else:
        lines += _times(t, table)
        lines.append(f"-# {say('tweek-how', tables=_tables(t))}")
    if t.settings.rated:
        lines.append(f"-# {say('tplay-rated')}")
    buttons = table_buttons(t, TablePress(tournament_id, round_, table.number), table)
    return TablePost("\n".join(lines), [button_row(buttons)], persons_of(t, table))


def _times(t: Tournament, table: Table) -> list[str]:
    lines = []
    if table.agreed:
        lines.append(say("tweek-agreed", at=stamp(table.agreed), left=stamp(table.agreed, "R")))
    if table.proposed:
        name = player_name(t, table.proposed_by)
        times = ", ".join(stamp(each, "f") for each in table.proposed)
        lines.append(say("tweek-waits", name=name, times=times))
    return lines


def table_buttons(t: Tournament, at: TablePress, table: Table) -> list[Button]:
    """Return the buttons with which the two players of a table play or report."""
    if by_fields(t):
        first = labelled(say("button-tournament-report"), at.press("treport"), style=ButtonStyle.primary)
        found = [first]
    else:
        play = labelled(say("button-tplay"), Press(PLAY, extra=at.tournament), style=ButtonStyle.primary)
        found = [play]
    if table.reports or table.results or table.attempts:
        return found
    if t.settings.clock == WEEK and t.settings.tables not in (DUEL, DUPLICATE):
        found.append(labelled(say("button-tweek-when"), at.press("twhen")))
    found.append(labelled(say("button-tweek-more"), at.press("tmore")))
    found.append(labelled(say("button-tweek-nobody"), at.press("tnobody")))
    return found


def _tables(t: Tournament) -> str:
    """Return “reported” if results of the tables are reported, or “played” if the tables play a game of the bot."""
    return "reported" if t.settings.tables == REPORTED else "played"


async def own_table_lines(store: Tournaments, loaded: Loaded, table: Table) -> list[str]:
    """Return lines about a player's own table: deadline, agreed time and thread."""
    t, number = loaded.state, len(loaded.state.rounds)
    until, lines = table_ends(t, number, table), []
    if until is not None:
        lines.append(say("tweek-until", tables=_tables(t), at=stamp(until), left=stamp(until, "R")))
    lines += _times(t, table)
    thread = await store.message_of(loaded.row.id, THREAD, number, key_of(table))
    if thread is not None and thread.message_id and thread.channel_id != loaded.row.channel_id:
        lines.append(say("tweek-thread", thread=f"<#{thread.channel_id}>"))
    return lines


# --- times ---


def offer_stamp(table: Table) -> str:
    """Return the number of times proposed at a table, written in letters.

    Clicks on buttons with another value are refused.
    """
    return "".join("abcdefghij"[int(digit)] for digit in str(sum(table.offers.values())))


def times_post(t: Tournament, tournament_id: str, round_: int, table: Table) -> TablePost | None:
    """Return the message about a table's proposed or agreed times. Return None if there are none (T79)."""
    if table.results or table.reports or not is_open(t, round_, table):
        return TablePost(say("tweek-times-over", table=table.number))
    at = TablePress(tournament_id, round_, table.number, word=offer_stamp(table))
    other = labelled(say("button-tweek-other"), at._replace(word="").press("twhen"))
    if table.proposed:
        asked = table.other(table.proposed_by)
        who = called(t, asked)
        name = player_name(t, table.proposed_by)
        lines = [say("tweek-times-proposed", who=who, name=name, table=table.number)]
        buttons = []
        for number, time in enumerate(table.proposed, 1):
            times: dict[str, Any] = {"number": number, "at": stamp(time), "left": stamp(time, "R")}
            lines.append(say("tweek-times-line", **times))
            label = say("button-tweek-agree", number=number, time=time_said(time, t.settings.zone))
            press = at._replace(number=number).press("tagree")
            buttons.append(labelled(cut(label, 80), press, style=ButtonStyle.success))
        if table.agreed:
            lines.append(say("tweek-agreed", at=stamp(table.agreed), left=stamp(table.agreed, "R")))
        lines.append(f"-# {say('tweek-times-zone', zone=t.settings.zone)}")
        guest = t.players[asked].guest
        pings = tuple(judges(t)) if guest else (t.players[asked].person,)
        return TablePost("\n".join(lines), [button_row([*buttons, other])], pings)
    if table.agreed:
        one, two = (called(t, number) for number in table.players)
        facts: dict[str, Any] = {"at": stamp(table.agreed), "left": stamp(table.agreed, "R"), "table": table.number}
        text = say("tweek-times-agreed", one=one, other=two, **facts)
        return TablePost(text, [button_row([other])], persons_of(t, table))
    return None


# --- what judges are asked for ---


def plea_post(t: Tournament, tournament_id: str, round_: int, table: Table) -> TablePost:
    """Return the message that asks the judges for more time or a ruling, or says that the matter is closed (T54,
    T79).
    """
    at = TablePress(tournament_id, round_, table.number)
    facts: dict[str, Any] = {"table": table.number, "round": round_, "judges": judges_called(t)}
    pleads = table.claimed or table.more_time
    until = table_ends(t, round_, table) if is_open(t, round_, table) else None
    if not pleads or table.reports or not is_open(t, round_, table):
        ends = stamp(until) if until is not None else "none"
        return TablePost(say("tweek-plea-over", table=table.number, round=round_, ends=ends))
    name = player_name(t, pleads)
    if table.claimed:
        text = say("tweek-plea-nobody", name=name, **facts)
        return TablePost(text, [button_row(claim_buttons(t, at, table))], tuple(judges(t)))
    ends = stamp(until) if until is not None else "–"
    lines = [say("tweek-plea-more", name=name, ends=ends, **facts)]
    if table.more_reason:
        lines.append(f"> {quoted(table.more_reason, 200)}")
    return TablePost("\n".join(lines), [button_row(time_buttons(t, at))], tuple(judges(t)))


# --- delivery ---


WEEKLY = {TIMES: times_post, PLEA: plea_post}
"""The functions that make messages about a pair of players, keyed by the kind of message."""
_AGAIN, _PAUSE = timedelta(minutes=2), timedelta(seconds=15)
_TROUBLES = (discord.DiscordException, DeliveryProblem, aiohttp.ClientError, OSError)


class TableDelivery:
    """The job that posts and edits the messages about tables."""

    def __init__(
        self,
        service: TournamentService,
        channels: ChannelFinder,
        *,
        instance: str = "main",
        share: Callable[[], Share | None] = lambda: None,
        watch: Watch,
    ) -> None:
        self.service = service
        self._watch = watch
        self.store = service.store
        self._channels = channels
        self._instance = instance
        self._share = share

    async def run_due(self, now: datetime) -> datetime | None:
        """Repeat or confirm open questions, and update all messages about tables.

        Return the time of the next run.
        """
        await self._auto_confirm(now)
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

    async def _auto_confirm(self, now: datetime) -> None:
        """Ask unanswered questions again when they are due. If they were already repeated, confirm them (T67)."""
        at = int(now.timestamp())

        def is_due(t: Tournament, row: TournamentRow, each: Question) -> bool:
            table = t.rounds[each.round - 1].tables[each.table]
            rows = self._watch.missing(row.guild_id, row.id, str(key_of(table)))
            late = put_off_by_outages(t, each.at, asked=each.asked, rows=rows, now=now)
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
            if not await self._watch.reached():
                return
            try:
                await self.service.decide(row.id, partial(decide, row=row), by=0, now=now)
            except (Refused, Stale) as gone:  # a player answered at the same moment
                log.info("tournament %(tournament)s moved on: %(problem)s", {"tournament": row.id, "problem": gone})

    async def _deliver(self, post: Post, now: datetime) -> None:
        loaded = await self.service.load(post.tournament_id)
        table, shown = _table(loaded, post), None
        if table is not None:
            at, locale = int(now.timestamp()), loaded.row.locale
            with speaking(locale):
                if post.what in WEEKLY:
                    shown = WEEKLY[post.what](loaded.state, loaded.row.id, post.round, table)
                elif post.what == REMINDER:
                    shown = reminder_post(loaded.state, loaded.row.id, post.round, post.number)
                else:
                    shown = table_post(loaded.state, loaded.row.id, post.round, post.number, now=at)
        if shown is None or table is None:  # it was withdrawn before it was posted
            await self.store.settle_post(
                post, by=self._instance, now=now, channel_id=post.channel_id, message_id=post.message_id or 0
            )
            return
        thread = await self.store.message_of(loaded.row.id, THREAD, post.round, key_of(table))
        channel_id, message_id = await self._sent(loaded, post, shown, table, thread)
        await self.store.settle_post(post, by=self._instance, now=now, channel_id=channel_id, message_id=message_id)
        if thread is not None and table.results and thread.channel_id == channel_id:
            await self.store.mark_outdated(thread, now=now)  # a message in an archived thread would unarchive it
        if post.what not in WEEKLY:
            await self._asked(loaded, post, table, now)

    async def _sent(
        self, loaded: Loaded, post: Post, shown: TablePost, table: Table, thread: Post | None
    ) -> tuple[int, int]:
        """Edit a message, or post a new one to ping users.

        Return the ids of its channel and of the message.
        """
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
        with speaking(row.locale):
            if post.what == TIMES and table.agreed and not table.proposed and not table.results:
                event = agreed_event(loaded.state, row.id, post.round, table)
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
        """Record that the question about a report was delivered. The report can then be confirmed after a time
        (T67).
        """
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
    """Return the table that a message is about, or None if the table no longer exists."""
    if post.what in WEEKLY:
        return table_of_post(loaded.state, post)
    rounds = loaded.state.rounds
    return rounds[post.round - 1].tables.get(post.number) if 0 < post.round <= len(rounds) else None


def _is_new(post: Post, table: Table) -> bool:
    """Return whether a table has changed since the message in a way that users must be told."""
    if table.results:
        return False
    if post.what == TIMES:
        said = 0 if table.reports else table.proposed_at if table.proposed else table.agreed_at
    elif post.what == PLEA:
        said = table.pleaded_at if table.claimed or table.more_time else 0
    else:
        said = table.reports[-1].at if table.reports else 0
    return bool(said) and (post.shown_at is None or datetime.fromtimestamp(said, tz=UTC) > post.shown_at)


# --- threads ---


AGAIN, SOON = timedelta(minutes=2), timedelta(seconds=2)
FEW = 5
"""The maximum number of threads opened or closed in one run: other jobs wait, and Discord allows few at a time."""
WITHOUT = 0
"""Stored in place of a message id: the table continues without a thread, or its thread is closed."""


class TableThreads:
    """The job that opens, changes and closes the threads of tables."""

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
        """Bring all threads up to date. Return when to run again; None if nothing is left to do."""
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
        """Bring one thread up to date. Return the ids of its first message and of the thread."""
        loaded = await self.service.load(post.tournament_id)
        table = table_of_post(loaded.state, post)
        stands = post.channel_id != loaded.row.channel_id
        if table is None or not is_open(loaded.state, post.round, table):
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
        """Open a thread for a table. If this is impossible, tell the organizer why.

        Return the ids of the thread's first message and of the thread.
        """
        row = loaded.row
        channel = await self._channels.find(row.channel_id, guild_id=row.guild_id)
        if not isinstance(channel, discord.TextChannel):
            return await self._without(loaded, post, "", now)
        with speaking(row.locale):
            name = thread_name(loaded.state, post.round, table)
        try:
            thread = _left_over(channel, name) or (await table_thread(channel, name=name))[0]
        except app_commands.BotMissingPermissions as lacking:
            return await self._without(loaded, post, ",".join(lacking.missing_permissions), now)
        except discord.Forbidden:
            return await self._without(loaded, post, "create_public_threads", now)
        await self.store.stands_in(post, thread.id)
        for each in persons_of(loaded.state, table):
            with contextlib.suppress(discord.HTTPException):  # a player who is not added is still pinged
                await thread.add_user(discord.Object(each))
        return await self._posted(loaded, post, table, thread), thread.id

    async def _without(self, loaded: Loaded, post: Post, lacking: str, now: datetime) -> tuple[int, int]:
        """Record that a table plays without a thread, and notify the organizer.

        Return the message id and channel id to store.
        """
        await self.notices.enqueue(no_thread(loaded.row, post.round, lacking, now=now))
        return WITHOUT, loaded.row.channel_id

    async def _posted(self, loaded: Loaded, post: Post, table: Table, thread: Any) -> int:
        with speaking(loaded.row.locale):
            shown = thread_post(loaded.state, loaded.row.id, post.round, table)
        view = note(shown.text, rows=shown.rows)
        content: dict[str, Any] = {"allowed_mentions": pinging(shown.pings)}
        return await sent_once(thread, post, view=view, **content)

    # --- changing and closing ---

    async def _edited(self, loaded: Loaded, post: Post, table: Table) -> int:
        """Edit the first message of a thread, or post it again. Return the message's id."""
        thread = await self._channels.open(post.channel_id, guild_id=loaded.row.guild_id)
        with speaking(loaded.row.locale):
            if post.message_id:
                shown = thread_post(loaded.state, loaded.row.id, post.round, table)
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
        """Show in a table's thread that the table has ended, and archive the thread."""
        with speaking(loaded.row.locale):
            try:
                thread = await self._channels.open(post.channel_id, guild_id=loaded.row.guild_id)
                message = thread.get_partial_message(post.message_id) if post.message_id else None
                if table is not None and message is not None:
                    shown = thread_post(loaded.state, loaded.row.id, post.round, table)
                    await message.edit(view=note(shown.text), allowed_mentions=QUIET)
                elif message is not None:
                    said = say("tweek-paired-again")
                    await message.edit(view=note(said), allowed_mentions=QUIET)
            except (ChannelGone, discord.NotFound):
                return  # a deleted thread is closed as well
        with contextlib.suppress(discord.Forbidden, discord.NotFound):
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=True)


_NO_CHANNEL = 10003


def _left_over(channel: discord.TextChannel, name: str) -> discord.Thread | None:
    """Return the bot's thread with this name; None if there is none."""
    own = channel.guild.me.id
    return next((each for each in channel.threads if each.name == name and each.owner_id == own), None)


class DeletedThreads(commands.Cog):
    """Handles the deletion of a table's thread during its game."""

    def __init__(self, threads: TableThreads) -> None:
        self.threads = threads

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Record that a table's thread was deleted, so that it is opened again."""
        await self.threads.store.thread_gone(payload.thread_id, now=clock.now())
