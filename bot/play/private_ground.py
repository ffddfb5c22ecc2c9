"""Finds a place where a user can play unseen: direct messages, or else a private thread."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.boards.links import board_link
from bot.games.errors import ChannelBusy, ChannelGone, DirectMessagesClosed
from bot.games.posting_rights import may_open, open_thread, own_ground
from bot.games.state import GameState, GameSummary
from bot.players.wrong_place import is_guest, link_to
from bot.ui.errors import UserError
from bot.ui.replies import PostingRight
from bot.ui.texts import cut

if TYPE_CHECKING:
    from bot.context import BotContext, DecidedBoard

Interaction = discord.Interaction[Any]
Begin = Callable[[PostingRight, int | None], Awaitable[GameState]]
"""A function that begins the game in a channel; the number is the id of its server, None for direct messages."""

_NAME = 100
THREADS = ("create_private_threads", "send_messages_in_threads", "attach_files")
"""The permissions that the bot needs for a private thread."""


class PrivateGround:
    """Starts and moves games that only their player can see.

    `busy` and `closed` are error messages for users who cannot have a private thread. `busy` is shown if another game
    uses their direct messages. `closed` is shown if they accept no direct messages.
    """

    def __init__(self, context: BotContext, *, busy: str, closed: str) -> None:
        self.context = context
        self._busy = busy
        self._closed = closed

    async def opened(self, interaction: Interaction, begin: Begin, *, name: str) -> tuple[GameState, str]:
        """Start a game in direct messages or a private thread.

        Return the game. If it is not in direct messages, also return the reason. `name` is the name of the thread.
        Raise `UserError` if there is no such place.
        """
        try:
            return await begin(await own_ground(interaction), None), ""
        except ChannelBusy as busy:
            opened = await self._thread(interaction, name)
            if opened is None:
                link = link_to(await self.context.service.roster.game(busy.game_id))
                raise UserError(self._busy, link=link) from busy
            thread, ground = opened
            try:
                state = await begin(ground, interaction.guild_id)
            except BaseException:
                with contextlib.suppress(discord.HTTPException):
                    await thread.delete()
                raise
            if state.channel_id != ground:  # the game was posted somewhere already
                with contextlib.suppress(discord.HTTPException):
                    await thread.delete()
            return state, "busy"

    async def again(self, interaction: Interaction, game: GameSummary, *, name: str) -> str:
        """Post a game's board again if its channel is gone or closed.

        If the board cannot go to direct messages, return the reason, otherwise an empty text.
        """
        if game.board_message_id is None or not await self.context.board_delivery.reaches(game):
            return await self.brought(interaction, game, "", name=name)
        return ""

    async def brought(
        self, interaction: Interaction, game: GameSummary, aside: str, claim: DecidedBoard | None = None, *, name: str
    ) -> str:
        """Post the board where its player can see it, and move the game if necessary.

        Return the reason if it is not in direct messages.
        """
        try:
            await self._posted(game, claim)
            return aside
        except DirectMessagesClosed:
            aside = "closed"
        except ChannelGone:
            if game.guild_id is None:
                raise
            if await self._into_direct(interaction, game):
                return ""
            aside = "busy"
        opened = await self._thread(interaction, name)
        if opened is None:
            raise UserError(self._closed)
        _, ground = opened
        await self.context.service.roster.move(game, channel_id=ground, guild_id=interaction.guild_id, excused=True)
        await self.context.board_delivery.repost(game.id, ground)
        return aside

    def link(self, game: GameSummary) -> str:
        """Return a link to a game's board."""
        return board_link(game) or f"<#{game.channel_id}>"

    async def _posted(self, game: GameSummary, claim: DecidedBoard | None) -> None:
        if claim is not None:
            await self.context.board_delivery.deliver(game.id, claim)
            return
        failed = await self.context.board_delivery.outbox.last_error(game.id) is not None
        if game.board_message_id is None and not failed:
            await self.context.board_delivery.deliver(game.id)
        else:
            await self.context.board_delivery.restore(game.id)

    async def _into_direct(self, interaction: Interaction, game: GameSummary) -> bool:
        """Move a game to direct messages after its thread has been deleted.

        Return False if this is not possible.
        """
        ground = await own_ground(interaction)
        try:
            await self.context.service.roster.move(game, channel_id=ground, guild_id=None, excused=True)
            await self.context.board_delivery.repost(game.id, ground)
        except (ChannelBusy, DirectMessagesClosed):
            return False
        return True

    async def _thread(self, interaction: Interaction, name: str) -> tuple[discord.Thread, PostingRight] | None:
        """Open a private thread for the user, and return it with the posting right.

        Return None if this is not possible.
        """
        channel, held = interaction.channel, interaction.app_permissions
        if is_guest(interaction) or not isinstance(channel, discord.TextChannel):
            return None
        if not all(getattr(held, name) for name in THREADS) or not may_open(interaction, private=True):
            return None
        thread, ground = await open_thread(interaction, channel, name=cut(name, _NAME), private=True)
        await thread.add_user(interaction.user)
        return thread, ground
