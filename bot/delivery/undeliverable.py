"""Undeliverable boards. Each problem causes one notice, and the board is posted again when possible.

The game's owner gets the notice as a direct message. If the owner accepts none, it goes to the server's system channel.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.delivery.channels import is_closed, lacking_in
from bot.games.error_answers import permission_names
from bot.games.errors import (
    ChannelGone,
    DeliveryDelayed,
    DeliveryProblem,
    DirectMessagesClosed,
    MissingPermissions,
    NoSuchGame,
    ThreadLocked,
)
from bot.games.notices import Payload
from bot.games.permissions import CALENDAR_ACTOR, NOBODY, VOTERS
from bot.games.state import GameSummary
from bot.runtime import clock
from bot.runtime.scheduler import BOARDS, NOTICES
from bot.ui.replies import note
from bot.ui.texts import person, say
from db.notices import Claimed, Notice
from db.undeliverable import UndeliverableBoards as Stored
from render.language import speaking

if TYPE_CHECKING:
    from bot.context import BotContext

log = logging.getLogger(__name__)

KIND = "pause"
"""The `Notice.kind` of notices about a game whose messages cannot be posted."""
_KEYS: dict[type[DeliveryProblem], str] = {
    ChannelGone: "weather-gone",
    MissingPermissions: "weather-permissions",
    ThreadLocked: "weather-locked",
    DeliveryDelayed: "weather-late",
}
_SILENT = ("view_channel", "send_messages", "send_messages_in_threads")


class UndeliverableBoards:
    """Sends notices about messages that cannot be posted, and posts those messages again.

    `ballots_again` posts the ballot with a given number again.
    """

    def __init__(
        self, client: discord.Client, context: BotContext, ballots_again: Callable[[int], Awaitable[object]]
    ) -> None:
        self._client = client
        self._context = context
        self._ballots_again = ballots_again
        self.stored = Stored(context.service.store.database)
        context.notices.register(KIND, self)
        context.board_delivery.subscribe(self.report)

    # --- undeliverable boards ---

    async def report(self, game_id: str, problem: DeliveryProblem) -> None:
        """Queue one notice to a game's owner about a message that cannot be posted."""
        try:
            game = await self._context.service.roster.game(game_id)
        except NoSuchGame:
            return
        if isinstance(problem, DirectMessagesClosed) or (game.guild_id is None and not _late(problem)):
            return  # it would not reach them either
        shown, kind = await self.stored.last_shown(game_id), type(problem).__name__
        facts = {"why": _KEYS.get(type(problem), "weather-refused"), "lacking": "", "channel": game.channel_id}
        if isinstance(problem, MissingPermissions):
            named = [name for name in problem.detail.split(", ") if name in discord.Permissions.VALID_FLAGS]
            facts["lacking"] = ", ".join(named or ("view_channel", "send_messages", "attach_files"))
        notice = Notice(kind=KIND, key=f"{kind}-{shown}", due_at=clock.now(), game_id=game_id, facts=facts)
        addressed = self._addressed(notice, game, problem)
        if addressed is not None and await self._context.notices.queue.enqueue(addressed):
            log.info("game %(game)s waits: %(problem)s", {"game": game_id, "problem": problem})
            self._context.scheduler.wake_now(NOTICES)

    def _addressed(self, notice: Notice, game: GameSummary, problem: DeliveryProblem) -> Notice | None:
        """Address a notice to the game's channel, to its owner, or to the server.

        Return None if nobody can receive it.
        """
        lacking = problem.detail.split(", ") if isinstance(problem, MissingPermissions) else []
        known = lacking and all(name in discord.Permissions.VALID_FLAGS for name in lacking)
        if known and not any(name in _SILENT for name in lacking):
            return replace(notice, channel_id=game.channel_id)
        if game.owner_id not in {NOBODY, CALENDAR_ACTOR, VOTERS}:
            return replace(notice, user_id=game.owner_id)
        return self.to_server(notice, game)

    def to_server(self, notice: Notice, game: GameSummary) -> Notice | None:
        """Return the notice, addressed to the server's system channel. Return None if the bot cannot write in that
        channel.
        """
        guild = self._client.get_guild(game.guild_id) if game.guild_id is not None else None
        channel = guild.system_channel if guild is not None else None
        if channel is None or [name for name in lacking_in(channel) if name in _SILENT]:
            log.warning("nobody can be told that game %(game)s waits", {"game": game.id})
            return None
        return replace(notice, channel_id=channel.id, user_id=None, facts={**notice.facts, "server": True})

    # --- as a writer of notices ---

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message that explains the problem and its solution, or None if it is no longer needed."""
        game, facts = await self._context.service.roster.game(notice.game_id or ""), notice.facts
        with speaking(game.locale):
            text = say(
                str(facts["why"]),
                title=self._context.presenter(game).title(),
                where=f"<#{facts['channel']}>",
                permissions=permission_names(filter(None, str(facts["lacking"]).split(", "))),
            )
        if facts.get("server"):
            text = f"{say('weather-for', locale=game.locale, owner=person(game.owner_id, locale=game.locale))}\n{text}"
        return Payload(view=note(text))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Send the notice to the server if the user accepts no direct messages."""
        if notice.user_id is None or not isinstance(problem, DirectMessagesClosed):
            return
        game = await self._context.service.roster.game(notice.game_id or "")
        key = f"server-{notice.nonce}"
        again = Notice(kind=KIND, key=key, due_at=clock.now(), game_id=game.id, facts=notice.facts)
        to_server = self.to_server(again, game)
        if to_server is not None:
            await self._context.notices.queue.enqueue(to_server)
            self._context.scheduler.wake_now(NOTICES)

    # --- boards that can be shown again ---

    async def check(self, guild_id: int, channel_id: int | None = None) -> int:
        """Queue the server's boards and ballots that can be posted again. Return how many there are.

        Call this after a change in the server or in the channel `channel_id`.
        """
        count = 0
        for game_id, place in await self.stored.boards(guild_id, channel_id=channel_id):
            if place == channel_id or self._open(place):
                await self._context.board_delivery.enqueue(game_id)
                count += 1
        for number, place in await self.stored.ballots(guild_id, channel_id=channel_id):
            if place == channel_id or self._open(place):
                await self._ballots_again(number)
                count += 1
        if count:
            self._context.scheduler.wake_now(BOARDS)
        return count

    def _open(self, channel_id: int) -> bool:
        """Return whether the bot may post in a cached channel."""
        channel = self._client.get_channel(channel_id)
        return channel is not None and not is_closed(channel)


def _late(problem: DeliveryProblem) -> bool:
    return isinstance(problem, DeliveryDelayed)
