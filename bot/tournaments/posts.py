"""Writes the messages about a whole tournament: announcement, rounds, standings and end."""

from __future__ import annotations

import hashlib
import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import aiohttp
import discord
from discord import ui

from bot.context import BotContext, Watch
from bot.delivery.channels import lacking_in
from bot.games.errors import ChannelGone, DeliveryProblem, TooMuchAtOnce
from bot.runtime import clock
from bot.tournaments.deadlines import closes_after, goes_on
from bot.tournaments.handlers import TablePress, labelled
from bot.tournaments.judging import ANNOUNCEMENT, ROUND, STANDINGS
from bot.tournaments.messages import channel_gone
from bot.tournaments.own_games import play_row
from bot.tournaments.schedule import end_of_day, moment, table_ends
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.tournaments.table_posts import TablePost, sent_once
from bot.tournaments.words import player_name, plays, stamp, words_in
from bot.ui.components import Row, button_row
from bot.ui.replies import note
from bot.ui.texts import QUIET, cut, person, quoted, say
from db.games import Stale
from db.notices import NoticeQueue
from db.storage.leases import Share
from db.tournaments.journal import Post, Shown
from db.tournaments.store import COPY
from db.tournaments.watching import Watching
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament.draft import rounds_in_all
from engine.tournament.facts import Corrected
from engine.tournament.league import is_league, rounds_for
from engine.tournament.ranking import TIE_BREAKS
from engine.tournament.ranking import Row as Standing
from engine.tournament.settings import LEAST, MINUTES, MOST, REPORTED, WEEK
from engine.tournament.standings import tie_breaks
from engine.tournament.state import (
    OPEN,
    OVER,
    Round,
    Table,
    Tournament,
    ends_at,
    in_places,
    is_over,
    places,
    registered,
    waiting,
)
from render.language import language, speaking
from render.pictures.print_page import Page
from render.tournament import pictures
from render.tournament.words import BETWEEN, TournamentWords, standings_of

if TYPE_CHECKING:
    from discord.ext import commands

PAIRS, PLACES, BENEATH = 20, 25, 8
"""The maximum number of tables, of ranks, and of lines beneath them in one message."""


def scenario_name(name: str) -> str:
    """Return the name of a scenario in the reader's language; `name` itself if it has no translation."""
    return words_in().speech.word("scenario", name)


# --- the announcement ---


def announcement(t: Tournament) -> str:
    """Return the text of the current announcement."""
    settings = t.settings
    lines = [say("tournament-title", title=quoted(t.title, 80), stage=t.stage)]
    if settings.starts:
        lines.append(say("tournament-starts", at=stamp(settings.starts), zone=settings.zone))
    lines += [_format(t), *plays(t)]
    if settings.rated:
        lines.append(say("tournament-rated"))
    if settings.scenarios:
        names = ", ".join(scenario_name(name) for name in settings.scenarios)
        lines.append(say("tournament-scenarios", names=names))
    lines += words_in().conditions(t)
    if settings.lists:
        due = end_of_day(settings.lists_day, settings.zone)
        least, most = settings.units
        lines.append(say("tournament-lists-due", at=stamp(due), least=least, most=most))
    lines.append(_places(t))
    leaders = ", ".join(person(each) for each in (t.organizer, *t.judges) if each)
    lines.append(say("tournament-leaders", names=leaders or "–"))
    lines.append(f"-# {say('tournament-seed-hash', hash=t.seed_hash)}")
    if t.seed:
        lines.append(f"-# {say('tournament-seed', seed=t.seed)}")
    return "\n".join(lines)


def _format(t: Tournament) -> str:
    settings = t.settings
    if is_league(t):
        players = len(t.rounds[0].order if t.rounds else in_places(t))
        weeks = [rounds_for(LEAST), rounds_for(MOST)] if players < LEAST else [rounds_in_all(t)] * 2
        return say("tournament-format-league", least=weeks[0], most=weeks[1])
    key = "tournament-format-day" if settings.clock == MINUTES else "tournament-format-weeks"
    number = rounds_in_all(t) if t.players or settings.rounds else 0
    what = say(f"tournament-tables-{settings.tables}")
    return say(key, rounds=number, minutes=settings.minutes, what=what)


def _places(t: Tournament) -> str:
    inside, lists = len(in_places(t)), sum(each.list_counts for each in t.players.values())
    parts = [say("tournament-in", count=inside, places=places(t))]
    if t.settings.lists:
        parts.append(say("tournament-lists-in", count=lists))
    if late := len(waiting(t)):
        parts.append(say("tournament-waiting", count=late))
    return " · ".join(parts)


def entrants(t: Tournament) -> str:
    """Return the registered players as text, one per line."""
    late = set(waiting(t))
    lines = []
    for number in registered(t):
        player = t.players[number]
        more = [quoted(player.origin)] if player.origin else []
        more += [say("tournament-list-is-in")] if player.list_counts else []
        more += [say("tournament-is-here")] if player.here else []
        more += [say("tournament-on-waiting-list")] if number in late else []
        more += [say("tournament-has-left")] if player.left or player.annulled else []
        lines.append(f"{number}. {player_name(t, number)}" + (f" ({', '.join(more)})" if more else ""))
    return "\n".join(lines) or say("tournament-nobody-yet")


# --- a round ---


def round_text(t: Tournament, number: int) -> str:
    """Return the text of a round: scenario, end, and tables with results."""
    round_ = t.rounds[number - 1]
    lines = [say("tournament-round-title", round=number, of=rounds_in_all(t))]
    if round_.scenario:
        lines.append(say("tournament-round-name", name=scenario_name(round_.scenario)))
    until = ends_at(t, round_)
    if round_.closed:
        lines.append(say("tournament-round-over"))
    elif until is not None:
        lines.append(say("tournament-round-until", at=stamp(until, "t"), left=stamp(until, "R")))
    elif t.settings.clock == WEEK and (planned := table_ends(t, number)) is not None:
        lines.append(say("tournament-round-until-day", at=stamp(planned), left=stamp(planned, "R")))
    elif t.settings.clock == MINUTES and t.settings.tables == REPORTED:
        lines.append(say("tournament-round-waits"))
    if round_.duplicate:
        done = sum(player in round_.attempts for player in round_.order)
        lines.append(say("tournament-round-duplicate", done=done, of=len(round_.order)))
    lines += pairs(t, round_)
    lines += without_opponent(t, round_)
    for each in round_.by_hand:
        numbers, judge = ", ".join(map(str, each.tables)), person(each.by) if each.by else "–"
        facts = {"judge": judge, "at": stamp(each.at), "reason": quoted(each.reason, 200)}
        lines.append(f"-# {say('tournament-by-hand', tables=numbers, **facts)}")
    return "\n".join(lines)


def pairs(t: Tournament, round_: Round, *, most: int = PAIRS) -> list[str]:
    """Return a line for each of at most `most` tables of a round.

    If there are more tables, the last line says how many.
    """
    tables = [*round_.tables.values()]
    lines = [_table(t, table) for table in tables[:most]]
    if len(tables) > most:
        lines.append(say("tournament-more-tables", count=len(tables) - most))
    return lines


def without_opponent(t: Tournament, round_: Round) -> Iterator[str]:
    """Yield a line of text for each player in a round who has no opponent."""
    bye = "tournament-bye-league" if is_league(t) else "tournament-bye"
    yield from (say(bye, name=player_name(t, player)) for player in round_.byes)
    for player, gone in round_.alone.items():
        yield say("tournament-alone", name=player_name(t, player), other=player_name(t, gone))


def _table(t: Tournament, table: Table) -> str:
    names = t.settings.table_names
    where = quoted(names[table.number - 1]) if table.number <= len(names) else str(table.number)
    a, b = (player_name(t, number) for number in table.players)
    if table.result is not None:
        first, second = table.result.points
        return say("tournament-table-done", table=where, a=a, b=b, first=first, second=second)
    if table.disputed:
        return say("tournament-table-disputed", table=where, a=a, b=b)
    if table.reports:
        return say("tournament-table-reported", table=where, a=a, b=b)
    text = say("tournament-table-open", table=where, a=a, b=b)
    own = _own_end(t, table)
    return f"{text} {say('tournament-table-until', at=own)}" if own else text


def _own_end(t: Tournament, table: Table) -> str:
    """Return a table's own end as text; empty if it ends with its round (T21)."""
    number = len(t.rounds)
    round_, own = (table_ends(t, number, each) for each in (None, table))
    here = t.rounds[-1].tables.get(table.number) is table and not t.rounds[-1].closed
    return stamp(own, "t" if t.settings.clock != WEEK else "f") if here and own and own != round_ else ""


# --- the standings ---


def standings_after(t: Tournament, number: int, *, posted: bool = False) -> list[Standing[int]]:
    """Return the standings after a round; 0 means the latest round.

    With `posted`, corrections made after the standings were posted are left out.
    """
    return standings_of(t, number or None, posted=posted)


def standings_text(t: Tournament, number: int, *, first: int = 0, posted: bool = False) -> str:
    """Return the standings after a round as text, from the rank `first` on.

    If `posted`, the text has the values of the posted message and lists later changes (T63).
    """
    rows = standings_after(t, number, posted=posted)
    last = standings_after(t, number - 1, posted=posted) if number > 1 else ()
    before = {row.player: place for place, row in enumerate(last)}
    title = "tournament-final-page" if t.stage == OVER and not number else "tournament-page"
    lines = [say(title, round=number or len(t.rounds), title=quoted(t.title, 80))]
    for place, row in enumerate(rows[first : first + PLACES], first):
        lines.append(_row(t, row, before.get(row.player, place) - place))
    if len(rows) > first + PLACES:
        lines.append(say("tournament-more-places", count=len(rows) - first - PLACES))
    if posted:
        lines += beneath(t, number)
    key = "tournament-page-key" if tie_breaks(t) == TIE_BREAKS else "tournament-page-key-other"
    lines.append(f"-# {say(key, breaks=BETWEEN.join(words_in().tie_breaks(t)))}")
    return "\n".join(lines)


def _row(t: Tournament, row: Standing[int], moved: int) -> str:
    arrow = "▲" if moved > 0 else "▼" if moved < 0 else "▬"
    name = player_name(t, row.player)
    facts: dict[str, Any] = {
        "place": row.place,
        "name": name,
        "total": row.total,
        "ties": BETWEEN.join(str(getattr(row, each)) for each in tie_breaks(t)),
    }
    line = say("tournament-row", arrow=arrow, **facts)
    if row.penalties:
        line += say("tournament-row-penalties", points=row.penalties)
    return f"~~{line}~~ {say('tournament-row-annulled')}" if row.annulled else line


def beneath(t: Tournament, number: int) -> Iterator[str]:
    """Yield a line for each change made after standings were posted (T63, T69)."""
    closed = [round_.standings_fact for round_ in t.rounds if round_.closed]
    posted = t.rounds[number - 1].standings_fact if 0 < number <= len(t.rounds) else max(closed, default=0)
    following = min((fact for fact in closed if fact > posted), default=t.version + 1)
    words = words_in()
    found = [
        fact
        for at, fact in t.later
        if at > posted and (fact.round <= (number or len(t.rounds)) if isinstance(fact, Corrected) else at < following)
    ]
    for fact in found[-BENEATH:]:
        what = words.fact(t, fact)
        yield f"-# {say('tournament-corrected', at=stamp(fact.at), what=what)}"
    if len(found) > BENEATH:
        yield f"-# {say('tournament-corrected-more', count=len(found) - BENEATH)}"


def ended(t: Tournament) -> str:
    """Return the text of the final message: winners, standings and seed."""
    rows = standings_after(t, 0)
    first = [row for row in rows if row.place <= 3 and not row.annulled][:6]
    podium = [
        say("tournament-podium", place=row.place, name=player_name(t, row.player), total=row.total) for row in first
    ]
    seed = [f"-# {say('tournament-seed', seed=t.seed)}"] if t.seed else []
    return "\n".join((*podium, standings_text(t, 0, posted=True), *seed))


def takes_players(t: Tournament) -> bool:
    """Return whether registration is open to everybody now."""
    return t.stage == OPEN


def shortened(text: str, most: int = 3_800) -> str:
    """Cut a text to the maximum length of a Discord message."""
    return cut(text, most)


# --- pictures ---


log = logging.getLogger(__name__)

FINAL = "final"
_KEPT = 500

Key = tuple[str, str, int, int]
"""A message: its tournament, its kind, its round, its channel."""


class Picture(NamedTuple):
    """A picture to send: file name, PNG data and alternative text."""

    name: str
    png: bytes
    alt: str

    @property
    def shown(self) -> tuple[str, str]:
        """The file name of the picture and its alternative text."""
        return self.name, self.alt

    def file(self) -> discord.File:
        """Return the picture as a discord.py file. A file can be sent only once."""
        return discord.File(io.BytesIO(self.png), self.name)


def pages(
    t: Tournament, what: str, number: int, locale: str, *, contrast: bool = False, posted: bool = True
) -> list[Page]:
    """Return the pictures for a message about a round, standings or final results."""
    words = TournamentWords(locale)
    if what == ROUND:
        return pictures.pairings(words, t, number, contrast=contrast)
    if what == STANDINGS:
        return pictures.standing(words, t, number or None, contrast=contrast, posted=posted)
    if what == FINAL and t.rounds:
        winners = pictures.poster(words, t, contrast=contrast)
        return [winners, *pictures.standing(words, t, contrast=contrast)][: pictures.MOST_PICTURES]
    return []


class TournamentPictures:
    """Draws pictures of tournaments, and remembers each message's pictures."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._sent: OrderedDict[Key, str] = OrderedDict()

    async def drawn(
        self, t: Tournament, what: str, number: int, *, locale: str, contrast: bool = False, posted: bool = True
    ) -> list[Picture]:
        """Return the pictures of a message. Return an empty list if they cannot be drawn now."""
        with speaking(locale):
            draw = partial(pages, t, what, number, language(), contrast=contrast, posted=posted)
            try:
                found = await self._context.boards.pictures.worked(draw)
            except TooMuchAtOnce:
                return []
            except Exception:
                log.exception("the pictures of a tournament cannot be drawn")
                return []
            stem = f"{what}-{number}" if number else what
            return [Picture(f"{stem}-{place}.png", each.picture, each.alt) for place, each in enumerate(found, 1)]

    def fresh(self, key: Key, found: Sequence[Picture]) -> dict[str, Any]:
        """Return the files to pass to an edit. If nothing has changed, there are none."""
        return {} if self._sent.get(key) == _digest(found) else {"attachments": [each.file() for each in found]}

    def note(self, key: Key, found: Sequence[Picture]) -> None:
        """Record the pictures that a message now has."""
        self._sent[key] = _digest(found)
        self._sent.move_to_end(key)
        while len(self._sent) > _KEPT:
            self._sent.popitem(last=False)


def _digest(found: Sequence[Picture]) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(each.png).digest() for each in found)).hexdigest()


# --- delivery ---


_SHOWN = (ANNOUNCEMENT, ROUND, STANDINGS, FINAL)
_ALL = (*_SHOWN, *(f"{COPY}{what}" for what in _SHOWN))
"""The kinds of messages about a tournament as a whole; those about a table have their own delivery."""
LEASE = timedelta(minutes=2)
AGAIN = timedelta(minutes=1)
"""How long a message that could not be posted waits, and the minimum interval between edits of an old one."""
GONE = timedelta(hours=1)
"""How long a message waits if its channel is gone."""
_LOST = (discord.DiscordException, DeliveryProblem, aiohttp.ClientError, OSError)


def shown_as(t: Tournament, tournament_id: str, post: Post) -> TablePost | None:
    """Return the current content of a tournament's message. Return None if it has none."""
    at, what = TablePress(tournament_id), post.what.removeprefix(COPY)
    if what == ANNOUNCEMENT:
        return TablePost(announcement(t), _announcement_rows(t, at))
    if what == ROUND and 0 < post.round <= len(t.rounds):
        return TablePost(round_text(t, post.round), _round_rows(t, at, post.round))
    if what == STANDINGS and 0 < post.round <= len(t.rounds):
        return TablePost(standings_text(t, post.round, posted=True))
    if what == FINAL and is_over(t):
        return TablePost(ended(t))
    return None


def _announcement_rows(t: Tournament, at: TablePress) -> list[Row]:
    buttons = []
    if takes_players(t):
        join = say("button-tournament-join")
        buttons.append(labelled(join, at.press("tjoin"), style=discord.ButtonStyle.success))
        if t.settings.lists:
            buttons.append(labelled(say("button-tournament-list"), at.press("tlist")))
    buttons.append(labelled(say("button-tournament-who"), at.press("twho")))
    buttons.append(labelled(say("button-tpanel-how"), at.press("thowto")))
    return [button_row(buttons)]


def _round_rows(t: Tournament, at: TablePress, number: int) -> list[Row]:
    buttons = [labelled(say("button-tournament-page"), at.press("tpages"))]
    if number == len(t.rounds) and not t.rounds[-1].closed and not is_over(t):
        buttons.insert(0, labelled(say("button-tournament-mine"), at.press("tmine")))
        if t.settings.tables != REPORTED:
            return [button_row(buttons), play_row(at.tournament)]
        report = say("button-tournament-report")
        buttons.insert(1, labelled(report, at.press("treport"), style=discord.ButtonStyle.primary))
    return [button_row(buttons)]


_ANNOUNCED = Shown(ANNOUNCEMENT)


class TournamentWorker:
    """The job that does the periodic work for tournaments."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        service: TournamentService,
        *,
        instance: str,
        share: Callable[[], Share | None],
        channels: Any,
        pictures: TournamentPictures,
        watch: Watch,
    ) -> None:
        self._watch = watch
        self.client = client
        self.service = service
        self.instance = instance
        self.share = share
        self.channels = channels
        self.pictures = pictures
        self.watching = Watching(service.store.database)
        self.notices = NoticeQueue(service.store.database)

    async def run_due(self, now: datetime) -> datetime | None:
        """Do all due work. Return when the next work is due; None if none is planned."""
        due = await self._deadlines(now)
        while posts := await self.service.store.claim_posts(
            by=self.instance, now=now, lease=LEASE, share=self.share(), limit=10, what=_ALL
        ):
            for post in posts:
                if not await self._show(post):
                    due.append(now + AGAIN)
        return min(due, default=None)

    async def _deadlines(self, now: datetime) -> list[datetime]:
        """Close due registrations, and return the closing times of the others."""
        closing = []
        for row in await self.service.store.open_ones():
            loaded = await self.service.load(row.id)
            t, seconds = loaded.state, int(now.timestamp())
            if t.stage == OPEN and (closes := registration_ends(t)) is not None:
                rows = self._watch.missing(row.guild_id, row.id)
                if goes_on(rows):
                    continue
                closes = closes_after(t, closes, rows)
                if seconds < closes:
                    closing.append(moment(closes))
                elif await self._watch.reached():
                    await self._decide(loaded, lambda t, seed: Decision([draft.lots(t, seed)], posts=(_ANNOUNCED,)))
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
        """Post or edit one message. Return False if this must be tried again later."""
        loaded = await self.service.load(post.tournament_id)
        now = clock.now()
        with speaking(loaded.row.locale):
            shown = shown_as(loaded.state, loaded.row.id, post)
        try:
            channel = await self.channels.find(post.channel_id, guild_id=loaded.row.guild_id)
            pictures = await self._pictures(channel, loaded, post) if shown is not None else []
            message_id = await self._sent(channel, post, shown, pictures)
            if post.what in _SHOWN:
                await self.watching.copied(post, now=now)
        except ChannelGone as gone:
            if post.what not in _SHOWN:  # deleting a following channel ends its copies
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
        """Try a message again later. Return False."""
        log.info(
            "a message of tournament %(tournament)s waits: %(problem)s",
            {"tournament": post.tournament_id, "problem": problem},
        )
        now = clock.now()
        await self.service.store.put_off(post, by=self.instance, now=now, until=now + after)
        return False

    async def _pictures(self, channel: Any, loaded: Loaded, post: Post) -> list[Picture]:
        """Return the pictures for a message. Return an empty list if the bot may not send files there."""
        if "attach_files" in lacking_in(channel):
            return []
        what = post.what.removeprefix(COPY)
        return await self.pictures.drawn(loaded.state, what, post.round, locale=loaded.row.locale)

    async def _sent(self, channel: Any, post: Post, shown: TablePost | None, pictures: Sequence[Picture]) -> int | None:
        """Post or edit a message, and return its id. Return None if it has no content.

        Raise Discord's errors.
        """
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
                pass  # deleted in the channel: it is posted again
        if shown is None:
            return None
        files = [each.file() for each in pictures]
        sent = await sent_once(channel, post, view=_view(shown, pictures), files=files, allowed_mentions=QUIET)
        self.pictures.note(key, pictures)
        return sent


def _view(shown: TablePost, pictures: Sequence[Picture]) -> ui.LayoutView:
    return note(shortened(shown.text), rows=shown.rows, pictures=[each.shown for each in pictures])


def registration_ends(t: Tournament) -> int | None:
    """Return when registration closes, in Unix seconds. Return None if it does not close automatically (T85)."""
    if t.settings.lists and t.settings.lists_day:
        return end_of_day(t.settings.lists_day, t.settings.zone) + 1
    return t.settings.starts or None
