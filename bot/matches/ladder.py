"""A server's ladder: its players by rating in a season.

It is a message that is kept up to date. It names only members who show their ratings. This is checked whenever the
ladder is read or edited.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import aiohttp
import discord
from babel.dates import format_date
from discord import ui

import engine.games
from bot.campaigns.calendar import Hours
from bot.campaigns.time_parsing import read_zone
from bot.context import BotContext
from bot.games.errors import ChannelGone, DeliveryProblem, MissingPermissions
from bot.games.notices import Payload
from bot.matches.hints import hints
from bot.matches.kept_messages import MessageKeeper, delete, expect_place, managed
from bot.players.departures import Departures
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.ui.components import Row, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.days_and_hours import babel_locale, read_moment
from bot.ui.errors import UserError
from bot.ui.replies import note, whisper
from bot.ui.texts import QUIET, clean, game_language, person, say
from db.ladders import FIRST, JOB, PLACE, RISEN, LadderPage, Ladders, PastSeason, SeasonLine
from db.notices import Claimed, Notice
from db.ratings import Rated, RatedGames
from db.schema.games import NOBODY
from db.sides import turns_in
from db.storage.database import Database
from engine.core.ladder import ON_TIME_GAMES, Ladder, Season, badges_of, ladder_of, victories
from engine.core.ratings import Ratings
from render.language import language, speaking
from render.pictures import ladder_page
from render.pictures.print_page import Page, printable

Interaction = discord.Interaction[Any]

KIND, SEASON = "ladder", "season"
"""The `Notice.kind` of the notices that post a ladder or report that it has ended, and of those that post the final
ladder of a season.
"""
PICTURE = "ladderpic"
"""The action of the button that shows a ladder as a picture."""
ON_TIME, WINNER = "on-time", "season"
"""Badges: a player has been on time in all of their last games, and has won a season."""
NEEDED = ("view_channel", "send_messages")
"""The permissions that the bot needs in the channel of a ladder."""
LADDER = 20
"""The maximum number of players of a ladder."""
_DRAWN = 10
"""The maximum number of players of a ladder's picture."""
_TEXT = 3_600
"""The maximum length of a ladder's text."""
_DAY = 86_400
_TEN = 10
_LEAST, _MOST = timedelta(days=30), timedelta(days=366)
"""The minimum length of a season that nobody has set, and the maximum length of all."""
_QUARTER = 3
_LATER = timedelta(minutes=5)

Badges = Mapping[tuple[str, int], Sequence[str]]
"""The badges of a game's players, keyed by game and user."""


class Found(NamedTuple):
    """The contents of a ladder.

    `lines` are its lines, and `names` are the names of the players. `final` says whether the season is over.
    """

    lines: Sequence[SeasonLine]
    names: Mapping[int, str] = MappingProxyType({})
    final: bool = False


class Bounds(NamedTuple):
    """A season: its beginning, its end, and its time zone."""

    began: datetime
    ends: datetime
    zone: str


# --- seasons ---


def quarter(now: datetime, zone: str) -> Bounds:
    """Return the season at the time `now`, which is a calendar quarter."""
    today = now.astimezone(ZoneInfo(zone)).date()
    month = (today.month - 1) // _QUARTER * _QUARTER + 1
    began = date(today.year, month, 1)
    ends = date(today.year + month // 10, (month + _QUARTER - 1) % 12 + 1, 1)
    return Bounds(_midnight(zone, began), _midnight(zone, ends), zone)


def next_end(ended: datetime, zone: str) -> datetime:
    """Return when the season after the one that ended at `ended` ends.

    Seasons end with a calendar quarter.
    """
    ends = quarter(ended, zone).ends
    return ends if ends - ended >= _LEAST else quarter(ends, zone).ends


def _midnight(zone: str, day: date) -> datetime:
    """Return the beginning of a day."""
    hours = Hours(zone, 0)
    return next(at for each in (day, day + timedelta(days=1)) if (at := hours.at(each)) is not None)


def _until(text: str, zone: str, now: datetime) -> datetime:
    """Return the end of a season that a user typed. A date is its last day.

    Raise `UserError` if the text is not a time, or if it is too early or too late.
    """
    at = read_moment(text, ZoneInfo(zone), now=now, minute=0)
    here = at.astimezone(ZoneInfo(zone))
    if (here.hour, here.minute) == (0, 0):
        at = _midnight(zone, here.date() + timedelta(days=1))
    if not now < at <= now + _MOST:
        raise UserError("season-span")
    return at


# --- what it shows ---


def two_sided() -> tuple[str, ...]:
    """Return the names of the games with several sides."""
    return tuple(name for name in engine.games.names() if len(engine.games.find(name).sides) > 1)


async def ratings_in(database: Database, system: str, *, until: datetime | None = None) -> tuple[Ratings, list[Rated]]:
    """Return the ratings for a game, and the rated games from which they are computed.

    With `until`, only games that ended before that time count.
    """
    rows = await RatedGames(database).ended(system)
    rows = [row for row in rows if until is None or (row.ended_at is not None and row.ended_at < until)]
    edges = engine.games.find(system).edges
    return await asyncio.to_thread(Ratings.of, [row.result for row in rows], edges), rows


def rounded(value: float) -> int:
    """Return a rating or a deviation rounded for display."""
    return round(value / _TEN) * _TEN


def _scenarios(system: str) -> Sequence[str]:
    return engine.games.find(system).scenarios or ("",)


async def badges(
    database: Database, system: str, ratings: Ratings, rows: Sequence[Rated], users: Sequence[int]
) -> Badges:
    """Return the ladder badges that users have won in a game, in display order."""
    won = victories([row.result for row in rows], ratings)
    wins = set(await Ladders(database).wins(users))
    found: dict[tuple[str, int], Sequence[str]] = {}
    for user_id in users:
        mine = list(badges_of(won, _scenarios(system), user_id))
        mine += [ON_TIME] if await _on_time(database, system, rows, user_id) else []
        mine += [WINNER] if (user_id, system) in wins else []
        found[system, user_id] = mine
    return found


def badge_names(names: Iterable[str]) -> list[str]:
    """Return the names of badges as text."""
    return [say(f"badge-{name}", count=ON_TIME_GAMES) for name in names]


async def _on_time(database: Database, system: str, rows: Sequence[Rated], user_id: int) -> bool:
    """Return whether a user has been on time in enough of their latest rated games."""
    if sum(user_id in {row.first_id, row.second_id} for row in rows) < ON_TIME_GAMES:
        return False
    timed = []
    for row in await RatedGames(database).deadlines(user_id, system):
        clocks = turns_in(row.asked).clock
        if row.pace is None and clocks is None:
            continue
        timed.append(not row.missed and (clocks is None or row.side not in clocks.fallen))
    return len(timed) >= ON_TIME_GAMES and all(timed[:ON_TIME_GAMES])


class LadderContents:
    """Computes ladders from rated games."""

    def __init__(self, database: Database, members: Departures) -> None:
        self.database = database
        self.members = members
        self._computed: dict[str, tuple[object, tuple[Ratings, list[Rated]]]] = {}

    async def of(
        self, guild: discord.Guild, season: Bounds, *, now: datetime, systems: Sequence[str] | None = None
    ) -> Found:
        """Return the current or final ladder of a server."""
        at = min(now, season.ends)
        lines: list[SeasonLine] = []
        names: dict[int, str] = {}
        for system in systems or two_sided():
            ratings, rows = await self._ratings(system, season.ends, now)
            one, known = await self._ladder(guild, system, ratings, rows, _season(season, at), today=_days(at))
            names |= known
            listed = one.places[:LADDER]
            won = await badges(self.database, system, ratings, rows, [each.player for each in listed])
            here = [
                SeasonLine(
                    system=system,
                    kind=PLACE,
                    place=place,
                    user_id=each.player,
                    rating=rounded(each.rating),
                    deviation=rounded(each.deviation),
                    games=each.games,
                    badges=",".join(won[system, each.player]),
                )
                for place, each in enumerate(listed, 1)
            ]
            if one.risen is not None:
                who, points = one.risen
                here.append(SeasonLine(system=system, kind=RISEN, place=1, user_id=who, rating=round(points)))
            if one.first is not None:
                here.append(SeasonLine(system=system, kind=FIRST, place=1, user_id=one.first, rating=0))
            lines += here
        return Found(lines, names)

    async def _ratings(self, system: str, ends: datetime, now: datetime) -> tuple[Ratings, list[Rated]]:
        """Return the ratings of a game's players up to the end of a season."""
        if ends <= now:
            return await ratings_in(self.database, system, until=ends)
        stamp = await RatedGames(self.database).stamp(system)
        kept = self._computed.get(system)
        if kept is None or kept[0] != stamp:
            kept = self._computed[system] = stamp, await ratings_in(self.database, system)
        return kept[1]

    async def _ladder(
        self,
        guild: discord.Guild,
        system: str,
        ratings: Ratings,
        rows: Sequence[Rated],
        season: Season,
        *,
        today: float,
    ) -> tuple[Ladder, dict[int, str]]:
        """Return the ladder of a game with only the members of the server, and their names."""
        here = [row for row in rows if row.guild_id == guild.id and row.annulled_at is None]
        players = {each for row in here for each in (row.first_id, row.second_id)} - {NOBODY}
        shown = set(await RatedGames(self.database).shown(players))
        results = [row.result for row in here]
        while True:
            one = await asyncio.to_thread(
                partial(ladder_of, results, ratings, _scenarios(system), season, today=today, shown=frozenset(shown))
            )
            listed = {each.player for each in one.places[:LADDER]}
            listed |= {
                each for each in (one.risen[0] if one.risen is not None else None, one.first) if each is not None
            }
            names = await self.members.names(guild, listed)
            if not (gone := listed - names.keys()):
                return one, names
            shown -= gone


def _season(season: Bounds, at: datetime) -> Season:
    """Return a season as it was just before `at`, with whole days as times."""
    last = (at - timedelta(seconds=1)).astimezone(ZoneInfo(season.zone)).date()
    month = _midnight(season.zone, last.replace(day=1))
    return Season(began=_days(season.began), ends=_days(season.ends), month=_days(month))


def _days(moment: datetime) -> float:
    return moment.timestamp() / _DAY


# --- in words ---


def text_of(context: BotContext, found: Found, *, heading: str, foot: str, most: int = LADDER) -> str:
    """Return a ladder as text that fits into a message."""
    while True:
        parts = [part for system in two_sided() if (part := _part(context, system, found, most))]
        text = "\n".join((heading, "\n\n".join(parts) or say("ladder-none"), foot))
        if len(text) <= _TEXT or most == 1:
            return text
        most -= 1


def _part(context: BotContext, system: str, found: Found, most: int) -> str:
    """Return the section of a ladder about one game; empty if the game has no players."""
    mine = [each for each in found.lines if each.system == system]
    if not mine:
        return ""
    places = [each for each in mine if each.kind == PLACE]
    lines = [f"**{context.find(system).title()}**"]
    for each in places[:most]:
        facts: dict[str, Any] = {"place": each.place, "who": _who(each.user_id), "games": each.games}
        facts |= {"rating": str(each.rating), "deviation": str(each.deviation)}
        told = badge_names(filter(None, each.badges.split(",")))
        lines.append(" · ".join((say("ladder-line", **facts), *told)))
    if (more := len(places) - most) > 0:
        lines.append(say("ladder-more", count=more))
    lines += [_special(each, _who(each.user_id), final=found.final) for each in mine if each.kind != PLACE]
    if places and (lead := engine.games.find(system).hard_lead):
        lines.append(f"-# {say('ladder-lead', points=lead)}")
    return "\n".join(lines)


def _special(each: SeasonLine, who: str, *, final: bool) -> str:
    key = "ladder-risen-last" if final and each.kind == RISEN else f"ladder-{each.kind}"
    return say(key, who=who, points=each.rating)


def _who(user_id: int) -> str:
    return person(user_id) if user_id != NOBODY else say("ladder-deleted")


def heading_of(season: Bounds) -> str:
    """Return the heading of a current ladder."""
    return say("ladder-title", until=discord.utils.format_dt(season.ends - timedelta(seconds=1), "D"))


def final_view(context: BotContext, one: PastSeason, lines: Sequence[SeasonLine]) -> ui.LayoutView:
    """Return the message with a season's final ladder."""
    facts = {"began": discord.utils.format_dt(one.began_at, "D")}
    facts["ended"] = discord.utils.format_dt(one.ended_at - timedelta(seconds=1), "D")
    found = Found(lines, final=True)
    text = text_of(context, found, heading=say("ladder-final", **facts), foot=f"-# {say('ladder-final-how')}")
    return note(text, rows=[_row(ended=one.ended_at)])


def _row(system: str = "", *, ended: datetime | None = None, contrast: bool = False) -> Row:
    """Return the button that shows a ladder as a picture."""
    label = say("button-ladder-contrast" if contrast else "button-ladder-picture")
    press = Press(PICTURE, version=int(ended.timestamp()) if ended else 0, page=int(contrast), extra=system)
    return button_row([press_button(ui.Button[ui.LayoutView](label=label), press)])


# --- as a picture ---


def _page(
    context: BotContext, found: Found, *, heading: str, lines: Sequence[str], contrast: bool, locale: str
) -> Page:
    """Draw a ladder. Call this in a worker process."""
    with speaking(locale):
        sections = []
        for system in two_sided():
            mine = [each for each in found.lines if each.system == system]
            places = [each for each in mine if each.kind == PLACE]
            rows = [
                ladder_page.Row(found.names.get(each.user_id, ""), each.rating, each.deviation)
                for each in places[:_DRAWN]
            ]
            named = [(each, found.names.get(each.user_id, "")) for each in mine if each.kind != PLACE]
            special = [
                _special(each, name, final=found.final).replace("**", "") for each, name in named if printable(name)
            ]
            if mine:
                lead = engine.games.find(system).hard_lead
                sections.append(ladder_page.Section(context.find(system).title(), rows, special, lead))
        return ladder_page.draw(heading, lines, sections, contrast=contrast)


def _dates(season: Bounds) -> str:
    """Return the first and last day of a season as text."""
    zone, locale = ZoneInfo(season.zone), babel_locale(language())
    first, last = (
        str(format_date(at.astimezone(zone).date(), "long", locale=locale))
        for at in (season.began, season.ends - timedelta(seconds=1))
    )
    return f"{first} – {last}"


class LadderHandlers:
    """Shows ladders to users, and sets up a server's ladder."""

    def __init__(self, context: BotContext, ladders: Ladders, found: LadderContents, *, locale: str) -> None:
        self.context = context
        self.ladders = ladders
        self.contents = found
        self.locale = locale

    async def show(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the server's ladder privately, or its part about one game."""
        if interaction.guild is None:
            raise UserError("seek-alone")
        system = engine.games.find(game).name if game is not None else ""
        if system and system not in two_sided():
            titles = ", ".join(self.context.find(each).title() for each in two_sided())
            raise UserError("seek-one-sided", title=self.context.find(system).title(), games=titles)
        await interaction.response.defer(ephemeral=True, thinking=True)
        season = await self._season(interaction.guild.id)
        found = await self._now(interaction.guild, season, system)
        text = text_of(self.context, found, heading=heading_of(season), foot=f"-# {say('ladder-how')}")
        if interaction.permissions.manage_guild:
            rated, since = RatedGames(self.contents.database), season.began
            text = f"{text}\n\n{await hints(rated, interaction.guild.id, since=since, now=clock.now())}".strip()
        await whisper(interaction, text, rows=[_row(system)] if found.lines else [])

    @button(PICTURE)
    async def _picture(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show a ladder privately as a picture."""
        guild = interaction.guild
        if guild is None:
            raise UserError("seek-alone")
        await interaction.response.defer(ephemeral=True, thinking=True)
        if press.version:
            past = await self.ladders.season(guild.id, datetime.fromtimestamp(press.version, UTC))
            if past is None:
                raise UserError("ladder-gone")
            one, lines = past
            users = {each.user_id for each in lines} - {NOBODY}
            found = Found(lines, names=await self.contents.members.names(guild, users), final=True)
            page = await self.ladders.of(guild.id)
            season = Bounds(one.began_at, one.ended_at, page.zone if page is not None else "UTC")
        else:
            season = await self._season(guild.id)
            found = await self._now(guild, season, press.extra)
        if not found.lines:
            raise UserError("ladder-none")
        heading = say("ladder-final-heading" if press.version else "ladder-heading")
        named = [clean(guild.name), _dates(season)]
        drawing = partial(
            _page, self.context, found, heading=heading, lines=named, contrast=bool(press.page), locale=language()
        )
        told = text_of(self.context, found, heading=f"**{heading}** · {_dates(season)}", foot="", most=_DRAWN).strip()
        drawn: list[Page] = []
        picture = await self.context.boards.pictures.drawn(partial(_drawn, drawing, drawn), what="a ladder")
        files = [discord.File(io.BytesIO(picture), "ladder.png")] if picture is not None else []
        shown = [("ladder.png", drawn[0].alt)] if files else []
        rows = [_row(press.extra, ended=season.ends if press.version else None, contrast=not press.page)]
        await whisper(interaction, told, pictures=shown, files=files, rows=rows)

    async def _season(self, guild_id: int) -> Bounds:
        one = await self.ladders.of(guild_id)
        return Bounds(one.began_at, one.ends_at, one.zone) if one is not None else quarter(clock.now(), "UTC")

    async def _now(self, guild: discord.Guild, season: Bounds, system: str) -> Found:
        return await self.contents.of(guild, season, now=clock.now(), systems=(system,) if system else None)

    # --- setting it up ---

    async def set(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None,
        *,
        until: str | None,
        zone: str | None,
    ) -> None:
        """Set up the server's ladder, or change the end of its season. Without options, remove the ladder."""
        guild = managed(interaction, "season")
        old = await self.ladders.of(guild.id)
        if channel is None and old is None:
            raise UserError("season-channel")
        if (channel, until, zone) == (None, None, None):
            assert old is not None
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self.ladders.end(old)
            await delete(self.context, old)
            await whisper(interaction, say("season-ended", channel=f"<#{old.channel_id}>"))
            return
        if channel is not None:
            expect_place(interaction, channel, NEEDED)
        now = clock.now()
        place = read_zone(zone) if zone is not None else old.zone if old is not None else "UTC"
        season = await self._next(guild.id, old, until, place, now)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if channel is not None:
            new = LadderPage(
                guild_id=guild.id,
                channel_id=channel.id,
                locale=game_language(interaction, usual=self.locale),
                added_by=interaction.user.id,
                posts=old.posts if old is not None else int(now.timestamp()),
                due_at=now,
                zone=place,
                began_at=season.began,
                ends_at=season.ends,
            )
            await self.ladders.set(new)
            if old is not None:
                await delete(self.context, old)
        else:
            await self.ladders.change(guild.id, zone=place, ends_at=season.ends, due_at=now)
        self.context.scheduler.wake_now(JOB)
        where = f"<#{channel.id if channel is not None else old.channel_id if old is not None else 0}>"
        ends = discord.utils.format_dt(season.ends, "f")
        await whisper(interaction, say("season-set", channel=where, ends=ends, zone=place))

    async def _next(self, guild_id: int, old: LadderPage | None, until: str | None, zone: str, now: datetime) -> Bounds:
        """Return the season of a new or changed ladder.

        Raise `UserError` if the season cannot end at the given time.
        """
        usual = quarter(now, zone)
        last = await self.ladders.last_end(guild_id)
        began = old.began_at if old is not None else max(usual.began, last or usual.began)
        if until is not None:
            return Bounds(began, _until(until, zone, now), zone)
        if old is None:
            return Bounds(began, usual.ends, zone)
        here = old.ends_at.astimezone(ZoneInfo(old.zone)).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)
        return Bounds(began, here if here > now else usual.ends, zone)


def _drawn(drawing: Any, kept: list[Page]) -> bytes:
    """Draw a page and append it to `kept`. Return its picture."""
    kept.append(drawing())
    return kept[-1].picture


# --- it keeps itself current ---


class LadderKeeper(MessageKeeper[LadderPage]):
    """Posts and edits ladders, and ends seasons."""

    kind, job, name = KIND, JOB, "season"

    def __init__(self, client: discord.Client, context: BotContext, ladders: Ladders, found: LadderContents) -> None:
        super().__init__(client, context, ladders)
        self._ladders = ladders
        self._contents = found

    async def message(self, one: LadderPage, guild: discord.Guild, now: datetime, *, calls: bool = False) -> Payload:  # noqa: ARG002 - a ladder mentions nobody
        """Return the message of a ladder."""
        season = Bounds(one.began_at, one.ends_at, one.zone)
        found = await self._contents.of(guild, season, now=now)
        text = text_of(self.context, found, heading=heading_of(season), foot=f"-# {say('ladder-how')}")
        return Payload(view=note(text, rows=[_row()] if found.lines else []))

    def next(self, one: LadderPage, now: datetime) -> datetime | None:  # noqa: ARG002 - part of the protocol
        """Return when the season of a ladder ends."""
        return one.ends_at

    async def run_due(self, now: datetime) -> datetime | None:
        """Post, edit or correct the ladders that are due.

        Return when to check again. Return None if nothing is waiting.
        """
        for one in await self._ladders.due_seasons(now):
            guild = self.client.get_guild(one.guild_id)
            if guild is not None and not guild.unavailable:
                await self._correct(one, now)
        return await super().run_due(now)

    async def check(self, one: LadderPage, guild: discord.Guild, now: datetime) -> datetime:
        """Post or edit a ladder, or end its season. Return when to check it again."""
        if one.ends_at > now:
            return await super().check(one, guild, now)
        season = Bounds(one.began_at, one.ends_at, one.zone)
        found = await self._contents.of(guild, season, now=now)
        ended = int(one.ends_at.timestamp())
        key, facts = f"{one.guild_id}-{ended}", {"guild": str(one.guild_id), "ended": ended}
        tells = Notice(kind=SEASON, key=key, due_at=now, channel_id=one.channel_id, facts=facts)
        ends = next_end(one.ends_at, one.zone)
        if await self._ladders.end_season(one, found.lines, next_end=ends, tells=tells):
            self.context.scheduler.wake_now(NOTICES)
        return now

    async def _correct(self, one: PastSeason, now: datetime) -> None:
        """Update a season's posted final ladder."""
        past = await self._ladders.season(one.guild_id, one.ended_at)
        assert one.message_id is not None
        if past is None:
            return
        try:
            channel = await self.context.board_delivery.channels.find(one.channel_id, guild_id=one.guild_id)
            with speaking(one.locale):
                view = final_view(self.context, *past)
            await channel.get_partial_message(one.message_id).edit(view=view, allowed_mentions=QUIET)
        except (discord.NotFound, discord.Forbidden, ChannelGone, MissingPermissions):
            await self._ladders.season_edited(one)
        except (discord.DiscordException, aiohttp.ClientError, OSError, DeliveryProblem):
            await self._ladders.season_edited(one, again=now + _LATER)
        else:
            await self._ladders.season_edited(one)


class SeasonNotices:
    """Posts the final ladders of seasons (see `bot.games.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext, ladders: Ladders) -> None:
        self._context = context
        self._ladders = ladders

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if it has already been posted or is no longer needed."""
        past = await self._ladders.season(*_key(notice))
        if past is None or past[0].message_id is not None:
            return None
        with speaking(past[0].locale):
            return Payload(view=final_view(self._context, *past), guild_id=past[0].guild_id)

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Store the id of the posted message, to delete names from it later."""
        await self._ladders.season_posted(*_key(notice), message.id)

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing: problems with the current ladder are reported elsewhere."""


def _key(notice: Claimed) -> tuple[int, datetime]:
    return int(notice.facts["guild"]), datetime.fromtimestamp(int(notice.facts["ended"]), UTC)
