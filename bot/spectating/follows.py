"""Follows: a channel, a thread or a user's direct messages get news of a game.

A user may let a channel follow a game if they can see the game and may post in that channel. They must also manage the
server of both, or play in the game. In direct messages every user can follow the games they can see.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

import engine.games
from bot.games.access import Access, lacking
from bot.games.changes import END, PHASE, Change, following
from bot.games.posting_rights import permit, permit_in
from bot.games.state import GameSummary, summary_of
from bot.players.wrong_place import is_guest
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES, WATCHERS
from bot.spectating.game_list import GameList
from bot.spectating.messages import AGAIN, GRACE, NOTE, FollowMessages, FollowNotices
from bot.ui.errors import UserError
from bot.ui.replies import PostingRight, in_time, whisper
from bot.ui.texts import cut, game_language, quoted, say
from db.follows import KIND, WAITS, Follow, Follows, Full, News, What, addressee, enqueue_news
from db.games import ExtraWrite
from db.notices import Notice
from db.schema.games import RUNNING

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Named = app_commands.AppCommandChannel | app_commands.AppCommandThread

MOST = 100
"""The maximum number of channels and users that follow one game."""
_OFFERED = 25


@dataclass(frozen=True, slots=True)
class Place:
    """A channel that will follow a game. It may be a user's direct messages."""

    channel_id: int
    guild_id: int | None
    channel: Any
    held: discord.Permissions

    def manages(self) -> bool:
        """Return whether the user manages the channel or its server."""
        return self.held.manage_channels or self.held.manage_guild


class FollowHandlers:
    """Lets channels follow games, and retries notices that failed."""

    def __init__(self, context: BotContext, game_list: GameList, access: Access, *, locale: str) -> None:
        self.context = context
        self.game_list = game_list
        self.access = access
        self.locale = locale
        self.stored = Follows(context.service.store.database)
        self.notes = FollowNotices(context, self.stored, access)
        self._looked_at: float | None = None

    def register(self) -> None:
        """Register the handlers with the service, the notices and the scheduler."""
        context = self.context
        context.service.subscribe(follow)
        context.notices.register(KIND, FollowMessages(context, self.stored, self.access, self.notes))
        context.notices.register(NOTE, self.notes)
        context.scheduler.register(WATCHERS, self.run_due, waits=WAITS)

    # --- following ---

    async def watch(
        self, interaction: Interaction, game: str, *, what: str, channel: Named | None, language: str | None
    ) -> None:
        """Follow a game, or change how it is followed."""
        if is_guest(interaction):
            raise UserError("watch-guest")
        await interaction.response.defer(ephemeral=True, thinking=True)
        row = await self.game_list.row(interaction, game)
        place = await self._place(interaction, channel)
        ground = self._permitted(interaction, summary_of(row), place)
        self._expect_postable(interaction, place)
        before = await self.stored.find(row.id, ground)
        usual = before.locale if before is not None else game_language(interaction, usual=self.locale)
        new = Follow(
            game_id=row.id,
            channel_id=ground,
            guild_id=place.guild_id,
            what=cast(What, what),
            locale=language or usual,
            added_by=interaction.user.id,
            added_at=clock.now(),
            told_version=row.version,
            told_period=row.period,
        )
        try:
            before = await self.stored.add(new, most=MOST)
        except Full as full:
            raise UserError("watch-full", most=MOST) from full
        key = "watch-begun" if before is None else "watch-changed"
        text = say(
            f"{key}-direct" if place.guild_id is None else key,
            channel=f"<#{place.channel_id}>",
            title=self.context.find(row.system).title(),
            what=say(f"choice-watch-{what}"),
        )
        await whisper(interaction, text)

    def _permitted(self, interaction: Interaction, game: GameSummary, place: Place) -> PostingRight:
        """Return the right to post in the channel that is to follow the game.

        Raise `NotPermitted` if the user may not post there. Raise `TimedOut` if Discord has timed the user out. Raise
        `UserError` if the channel may not follow this game.
        """
        if game.status != RUNNING:
            raise UserError("watch-over", period=self.context.presenter(game).period())
        if game.channel_id == place.channel_id:
            raise UserError("watch-own")
        if self.access.sealed(game) and place.guild_id is not None:
            raise UserError("watch-sealed")
        if place.guild_id is None:
            return permit(interaction)
        managed = place.manages() and place.guild_id == game.guild_id
        if not (managed or game.may_decide(interaction.user.id)):
            raise UserError("watch-not-yours", channel=f"<#{place.channel_id}>")
        return permit_in(interaction, place.channel, place.held)

    @staticmethod
    def _expect_postable(interaction: Interaction, place: Place) -> None:
        """Raise `UserError` if the bot cannot post in the channel."""
        if place.guild_id is None:
            return
        guild = interaction.client.get_guild(place.guild_id)
        missing = lacking(place.channel, guild.me) if guild is not None else ["view_channel"]
        if missing:
            raise UserError("watch-i-cannot-post", channel=f"<#{place.channel_id}>", permissions=missing)

    async def _place(self, interaction: Interaction, channel: Named | None) -> Place:
        """Return the channel that will follow the game. By default it is the channel of the interaction.

        Raise `UserError` if no messages can be posted there.
        """
        here = interaction.channel_id or 0
        if interaction.guild_id is None:
            return Place(here, None, None, discord.Permissions.none())
        if channel is None:
            found, held = interaction.channel, interaction.permissions
        else:
            found, held = await self.access.channel(channel.id), channel.permissions
        if not isinstance(found, discord.abc.Messageable):
            raise UserError("watch-no-channel")
        return Place(channel.id if channel is not None else here, interaction.guild_id, found, held)

    # --- ending ---

    async def unwatch(self, interaction: Interaction, game: str | None, *, channel: Named | None) -> None:
        """Stop following a game."""
        place = await self._place(interaction, channel)
        follow = self._meant(await self._there(place.channel_id), game)
        row = await self.context.service.store.game(follow.game_id)
        mine = follow.added_by == interaction.user.id or place.manages() or place.guild_id is None
        if not mine and not (row is not None and summary_of(row).may_decide(interaction.user.id)):
            raise UserError("watch-not-yours-to-end", channel=f"<#{place.channel_id}>")
        async with in_time(interaction):
            await self.stored.remove(follow.game_id, follow.channel_id)
        title = self.context.find(row.system).title() if row is not None else follow.game_id
        key = "watch-ended-direct" if place.guild_id is None else "watch-ended"
        await whisper(interaction, say(key, title=title, channel=f"<#{place.channel_id}>"))

    def _meant(self, followed: list[tuple[Follow, str]], game: str | None) -> Follow:
        """Return the follow whose game matches `game`.

        Raise `UserError` if none matches, or if several match.
        """
        wanted = (game or "").strip().casefold()
        fitting = [follow for follow, label in followed if wanted in label.casefold()]
        if not followed:
            raise UserError("watch-none")
        if not fitting:
            raise UserError("watch-not-followed", what=quoted(wanted))
        if len(fitting) > 1:
            names = "\n".join(f"- {label}" for _, label in followed[:_OFFERED])
            raise UserError("watch-which", games=names, option=say("name-option-game"))
        return fitting[0]

    async def _there(self, channel_id: int) -> list[tuple[Follow, str]]:
        """Return what a channel follows. Each item is a follow and a text with the game's title and id."""
        found = []
        for follow in await self.stored.in_channel(channel_id):
            row = await self.context.service.store.game(follow.game_id)
            if row is not None and row.system in engine.games.names():
                title = self.context.find(row.system).title()
                found.append((follow, f"{cut(title, 80)} ({follow.game_id})"))
        return found

    async def suggest_followed(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the games that the chosen channel follows, for autocompletion."""
        named = getattr(interaction.namespace.channel, "id", None)
        followed = await self._there(named or interaction.channel_id or 0)
        wanted = typed.strip().casefold()
        fitting = [(label, follow.game_id) for follow, label in followed if wanted in label.casefold()]
        return [app_commands.Choice(name=label, value=word) for label, word in fitting[:_OFFERED]]

    # --- errors ---

    async def channel_gone(self, channel_id: int, *, name: str = "") -> None:
        """Remove all follows of a deleted channel, and notify their users."""
        for follow in await self.stored.in_channel(channel_id):
            notes = self.notes.note(follow, "watch-gone", now=clock.now(), name=name)
            if await self.stored.remove(follow.game_id, follow.channel_id, *notes):
                self.context.scheduler.wake_now(NOTICES)

    async def run_due(self, now: datetime) -> datetime | None:
        """Retry failed follows, and delete follows of finished games.

        Return when to run again, or None if it is not necessary.
        """
        await self.stored.forget()
        # Only the process that handles the server can tell whether a channel works again.
        failing = [follow for follow in await self.stored.failing() if not self.access.elsewhere(follow.guild_id)]
        if not failing:
            return None
        at = clock.monotonic()
        if self._looked_at is None or at >= self._looked_at + AGAIN.total_seconds() or _late(failing, now):
            self._looked_at = at
            for follow in failing:
                await self._retry(follow, now)
        ends = [follow.trouble_since + GRACE for follow in failing if follow.trouble_since is not None]
        return min([now + AGAIN, *(end for end in ends if end > now)])

    async def _retry(self, follow: Follow, now: datetime) -> None:
        """Post in a channel again if it seems usable. Otherwise delete the follow once its grace period is over."""
        row = await self.context.service.store.game(follow.game_id)
        if row is None:
            return
        if follow.guild_id is not None and await self.access.postable(follow.channel_id):
            where, whom = addressee(follow.channel_id, follow.guild_id, follow.added_by)
            facts = {"version": row.version, "period": row.period, "end": row.status != RUNNING}
            key = f"again.{int(now.timestamp() // AGAIN.total_seconds())}"
            again = Notice(kind=KIND, key=key, due_at=now, game_id=row.id, channel_id=where, user_id=whom, facts=facts)
            await self.context.notices.queue.enqueue(again)
            self.context.scheduler.wake_now(NOTICES)
        elif _late([follow], now):
            await self.stored.remove(
                follow.game_id, follow.channel_id, *self.notes.note(follow, "watch-dropped", now=now)
            )
            self.context.scheduler.wake_now(NOTICES)


def _late(failing: Iterable[Follow], now: datetime) -> bool:
    return any(follow.trouble_since is not None and now >= follow.trouble_since + GRACE for follow in failing)


@following(END, PHASE)
def follow(change: Change) -> ExtraWrite | None:
    """Return the SQL statements for notices to a game's followers about a change, or None.

    The change is the end of the game, or a new day, turn, phase or round.
    """
    what: What
    if change.ended:
        what = "end"
    elif change.after.period > change.before.period:
        what = "day"
    else:
        what = "phase"
    after = change.after
    news = News(game_id=after.id, version=after.version, period=after.period, what=what, at=after.updated_at)
    return partial(enqueue_news, news=news, wakes=NOTICES)
