"""The lobby: a message with a server's open challenges, open sides and live games."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import discord
import msgspec
from discord import ButtonStyle, SelectOption, ui

from bot.campaigns.calendar import Hours
from bot.campaigns.time_parsing import hour_said, read_zone
from bot.context import BotContext
from bot.games.changes import SIDES, Change, following
from bot.games.errors import ChannelGone
from bot.games.notices import Payload, pings
from bot.games.state import GameSummary, summary_of
from bot.matches.kept_messages import MessageKeeper, delete, expect_place, managed
from bot.matches.messages import PLAY, line_of
from bot.play.challenges import is_live, may_mention
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.ui.components import OPTIONS, Row, button_row, press_button, press_select
from bot.ui.custom_ids import Press
from bot.ui.days_and_hours import read_hour
from bot.ui.errors import UserError
from bot.ui.replies import note, whisper
from bot.ui.texts import cut, game_language, person, say
from db.games import ExtraWrite, GameRow
from db.lobbies import JOB, Lobbies, Lobby, touching
from db.matches import OPEN, Seek, Seeks
from db.schema.games import NOBODY
from engine.core.day_gate import SCENARIO
from render.panel import LABEL_LENGTH

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

KIND = "lobby"
"""The `Notice.kind` of the notices that post a lobby, or report that it has ended."""
LOOK_FOR, MINE = "seeknew", "seekmine"
"""The actions of the buttons of a lobby: ask for the terms of a challenge; list the user's games."""
NEEDED = ("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads")
"""The permissions that the bot needs in the channel of a lobby."""
_LIVE = timedelta(hours=1)
"""How long after its last decision a live game is listed."""
_LINES = 10
"""The maximum number of challenges in words; the select has more of them."""
_GAMES = 5


class LobbyHandlers:
    """Sets up lobbies, and finds the channel for challenges."""

    def __init__(self, context: BotContext, lobbies: Lobbies, *, locale: str) -> None:
        self.context = context
        self.lobbies = lobbies
        self.locale = locale

    async def set(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None,
        *,
        hour: str | None,
        zone: str | None,
        role: discord.Role | None,
    ) -> None:
        """Set up the server's lobby in a channel; without one, remove it."""
        guild = managed(interaction, "lobby")
        old = await self.lobbies.of(guild.id)
        if channel is None:
            if old is None or (hour, zone, role) != (None, None, None):
                raise UserError("lobby-channel")
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self.lobbies.end(old)
            await delete(self.context, old)
            await whisper(interaction, say("lobby-ended", channel=f"<#{old.channel_id}>"))
            return
        expect_place(interaction, channel, NEEDED)
        if hour is None and (zone is not None or role is not None):
            raise UserError("lobby-hour")
        if role is not None:
            _expect_mentionable(interaction, role)
        now, minute, place = clock.now(), None, ""
        if hour is not None:
            minute, place = read_hour(hour), read_zone(zone or "UTC")
        new = Lobby(
            guild_id=guild.id,
            channel_id=channel.id,
            minute=minute,
            zone=place,
            role_id=role.id if role is not None else None,
            locale=game_language(interaction, usual=self.locale),
            added_by=interaction.user.id,
            posts=old.posts if old is not None else int(now.timestamp()),
            due_at=now,
        )
        new = replace(new, posted_on=_day(now, new))
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.lobbies.set(new)
        if old is not None:
            await delete(self.context, old)
        self.context.scheduler.wake_now(JOB)
        facts = {"channel": channel.mention, "hour": hour_said(minute or 0), "zone": place}
        lines = [say("lobby-set", **facts)]
        lines += [say("lobby-daily", **facts)] if minute is not None else []
        await whisper(interaction, "\n".join(lines))

    async def channel(self, guild_id: int) -> discord.TextChannel | None:
        """Return the channel of a server's lobby. Return None if there is none."""
        one = await self.lobbies.of(guild_id)
        if one is None:
            return None
        with contextlib.suppress(ChannelGone):
            found = await self.context.board_delivery.channels.find(one.channel_id, guild_id=guild_id)
            return found if isinstance(found, discord.TextChannel) else None
        return None


def _expect_mentionable(interaction: Interaction, role: discord.Role) -> None:
    """Raise `UserError` unless the bot may mention a role for the user."""
    if role.is_default():
        raise UserError("lobby-everyone")
    if not may_mention(interaction, role):
        raise UserError("lobby-role", role=role.mention)


def _day(now: datetime, one: Lobby) -> str | None:
    """Return the local date of the last time to post a lobby again. Return None without a set time."""
    if one.minute is None:
        return None
    hours = Hours(one.zone, one.minute)
    here = hours.date_of(now)
    at = hours.at(here)
    return (here if at is not None and at <= now else here - timedelta(days=1)).isoformat()


# --- what it shows ---


class Contents(NamedTuple):
    """The contents of a lobby: challenges, games with open sides, and live games."""

    seeks: Sequence[Seek]
    seats: Sequence[GameSummary]
    live: Sequence[GameSummary]
    rows: dict[str, GameRow]

    @property
    def waits(self) -> bool:
        """Whether any user is waiting for an opponent."""
        return bool(self.seeks or self.seats)


def view_of(context: BotContext, found: Contents, *, role_id: int | None) -> ui.LayoutView:
    """Return the message of the lobby.

    The message mentions the role if a user is waiting for an opponent.
    """
    lines = [say("lobby-calls", role=f"<@&{role_id}>")] if role_id is not None and found.waits else []
    seeks = [line_of(each, context.find(each.system), place) for place, each in enumerate(found.seeks, 1)]
    if seeks:
        lines += [say("lobby-seeks", count=len(seeks)), *(line for line, _ in seeks[:_LINES])]
    if (more := len(seeks) - _LINES) > 0:
        lines.append(say("lobby-more", count=more))
    for key, games in (("lobby-seats", found.seats), ("lobby-live", found.live)):
        if games:
            lines.append(say(key, count=len(games)))
        lines += [f"- {_line(context, game, found.rows[game.id])}" for game in games[:_GAMES]]
    rows: list[Row] = []
    if seeks:
        options = [
            SelectOption(label=cut(label, LABEL_LENGTH), value=each.id)
            for each, (_, label) in zip(found.seeks[:OPTIONS], seeks, strict=False)
        ]
        select = ui.Select[ui.LayoutView](placeholder=say("seek-choose"), options=options)
        rows.append(button_row([press_select(select, Press(PLAY))]))
    buttons = []
    for action, style in ((LOOK_FOR, ButtonStyle.success), (MINE, ButtonStyle.secondary)):
        made = ui.Button[ui.LayoutView](label=say(f"button-{action}"), style=style)
        buttons.append(press_button(made, Press(action)))
    rows.append(button_row(buttons))
    return note("\n".join(lines or [say("lobby-empty")]), rows=rows)


def _line(context: BotContext, game: GameSummary, row: GameRow) -> str:
    """Return a line about a game, with its open sides or with its players."""
    presenter = context.presenter(game)
    scenario = msgspec.json.decode(row.options, type=dict[str, str]).get(SCENARIO)
    title = presenter.title()
    named = f"{title}, {presenter.scenario(scenario)}" if scenario else title
    free = [presenter.side(side) for side, chair in game.sides.items() if chair.open]
    who = ", ".join(free) or " – ".join(person(chair.user_id) for chair in game.sides.values())
    return say("lobby-game", game=named, who=who, link=link_to(game))


async def contents(seeks: Seeks, lobbies: Lobbies, one: Lobby, guild: discord.Guild, now: datetime) -> Contents:
    """Return the contents of a lobby, limited to what everybody in its channel may see."""
    waiting = await seeks.waiting(one.guild_id, now=now)
    rows = {row.id: row for row in await lobbies.games(one.guild_id) if _is_public(guild, row.channel_id, one)}
    games = [summary_of(row) for row in rows.values()]
    return Contents(
        [each for each in waiting if _is_offered(each) and _is_public(guild, each.channel_id, one)],
        [each for each in games if each.counted is None and any(chair.open for chair in each.sides.values())],
        [each for each in games if _is_live(each, rows[each.id], now)],
        rows,
    )


def _is_offered(one: Seek) -> bool:
    return one.target_id is None and one.state == OPEN


def _is_live(game: GameSummary, row: GameRow, now: datetime) -> bool:
    times = game.turns.clock
    live = is_live(row.pace, (times.bank, times.increment) if times is not None else None)
    two = NOBODY not in {chair.user_id for chair in game.sides.values()}
    return live and two and row.updated_at > now - _LIVE


def _is_public(guild: discord.Guild, channel_id: int, one: Lobby) -> bool:
    """Return whether everybody who sees a lobby also sees the channel."""
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    above = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
    if above == one.channel_id:
        return True
    held = guild.get_channel(above)
    return held is not None and held.permissions_for(guild.default_role).view_channel


# --- it keeps itself current ---


class LobbyKeeper(MessageKeeper[Lobby]):
    """Posts and edits lobbies."""

    kind, job, name = KIND, JOB, "lobby"

    def __init__(self, client: discord.Client, context: BotContext, lobbies: Lobbies, seeks: Seeks) -> None:
        super().__init__(client, context, lobbies)
        self._lobbies = lobbies
        self._seeks = seeks

    @following(SIDES)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return a function that schedules a check of the lobby if the game has ended; otherwise None."""
        return touching(change.after.guild_id, change.after.updated_at) if change.ended else None

    async def message(self, one: Lobby, guild: discord.Guild, now: datetime, *, calls: bool = False) -> Payload:
        """Return the contents of a lobby's message."""
        found = await contents(self._seeks, self._lobbies, one, guild, now)
        view = view_of(self.context, found, role_id=one.role_id)
        return Payload(view=view, allowed=pings(role=one.role_id if calls and found.waits else None))

    def marks(self, one: Lobby, now: datetime) -> dict[str, Any]:
        """Return the date to store for the lobby's latest post.

        It is the date on which the lobby was last due to be posted again.
        """
        return {"posted_on": _day(now, one)}

    async def again(self, one: Lobby, guild: discord.Guild, now: datetime) -> bool:
        """Return whether to post a lobby again now. It is posted at most once a day."""
        return one.posted_on != _day(now, one) and (await contents(self._seeks, self._lobbies, one, guild, now)).waits

    def next(self, one: Lobby, now: datetime) -> datetime | None:
        """Return when a lobby is next posted again; None if it has no such hour."""
        return Hours(one.zone, one.minute).next_after(now) if one.minute is not None else None
