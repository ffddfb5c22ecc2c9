"""The spectators' commands: follow a game, stop following it, list games."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import BotContext, Registry
from bot.games.posting_rights import permit
from bot.play.info import InfoHandlers, report
from bot.spectating.follows import FollowHandlers
from bot.spectating.game_list import Addresses, GameList
from bot.spectating.past_boards import PastBoards, day_of
from bot.ui.command_translation import worded
from bot.ui.errors import UserError
from bot.ui.text_limits import Name
from bot.ui.texts import language_choices
from render.presenter import LOOKS, look_of

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Named = app_commands.AppCommandChannel | app_commands.AppCommandThread

_NONE = "none"
_WHAT = ("phase", "day", "end", _NONE)


class Postable(app_commands.Transformer[Any]):
    """The type of a command option that selects a channel in which the bot can post."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The option's type in Discord's API: a channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The channel types to choose from."""
        kinds = discord.ChannelType
        rooms = [kinds.text, kinds.news, kinds.voice, kinds.stage_voice]
        return [*rooms, kinds.news_thread, kinds.public_thread, kinds.private_thread]

    async def transform(self, interaction: Interaction, value: Any, /) -> Named:  # noqa: ARG002
        """Return the value unchanged, because the bot's cache may not contain the channel."""
        chosen: Named = value
        return chosen


Room = app_commands.Transform[Named, Postable]


class BoardCommand(commands.Cog):
    """The command that shows a game's board, now or on a past day."""

    def __init__(self, context: BotContext, game_list: GameList, past_boards: PastBoards, info: InfoHandlers) -> None:
        self.context = context
        self.game_list = game_list
        self.past_boards = past_boards
        self.info = info

    @app_commands.command(name="board", description=worded("command-board"))
    @app_commands.describe(
        text=worded("option-text"),
        look=worded("option-look"),
        day=worded("option-board-day"),
        game=worded("option-any-game"),
    )
    @app_commands.choices(
        look=[app_commands.Choice(name=worded(f"choice-look-{look}"), value=look) for look in LOOKS],
    )
    async def board(
        self,
        interaction: Interaction,
        text: bool = False,
        look: str | None = None,
        day: Name | None = None,
        game: Name | None = None,
    ) -> None:
        """Post the board again as the channel's newest message, or show it privately."""
        if game:
            await interaction.response.defer(ephemeral=True, thinking=True)
        state = await self.game_list.open(interaction, game)
        wanted = day_of(day, self.past_boards.word(state))
        if text and wanted is None:
            await self.info.words(interaction, state)
            return
        if not game:
            await interaction.response.defer(ephemeral=True, thinking=True)
        if text:
            await self.past_boards.words(interaction, state, day=wanted)
        elif game or wanted is not None or state.ask is None:
            await self.past_boards.show(interaction, state, day=wanted, look=look_of(look))
        elif look is None and state.may_decide(interaction.user.id) and state.ask is not None:
            await self.context.board_delivery.repost(state.id, permit(interaction))
            await report(interaction, await self.context.service.roster.game(state.id), "board-posted")
        else:
            await self.info.picture(interaction, state, look=look_of(look))

    @board.autocomplete("day")
    async def _board_day(self, interaction: Interaction, typed: str) -> Choices:
        return await self.past_boards.suggest(interaction, typed)

    @board.autocomplete("game")
    async def _board_game(self, interaction: Interaction, typed: str) -> Choices:
        return await self.game_list.suggest(interaction, typed)


class FollowCommands(commands.Cog):
    """The commands that list games and let channels follow them."""

    def __init__(self, game_list: GameList, follows: FollowHandlers) -> None:
        self.game_list = game_list
        self.follows = follows

    @app_commands.command(name="watch", description=worded("command-watch"))
    @app_commands.describe(
        game=worded("option-watch-game"),
        what=worded("option-watch-what"),
        channel=worded("option-watch-channel"),
        language=worded("option-watch-language"),
    )
    @app_commands.choices(
        what=[app_commands.Choice(name=worded(f"choice-watch-{what}"), value=what) for what in _WHAT],
        language=language_choices(),
    )
    async def watch(
        self,
        interaction: Interaction,
        game: Name | None = None,
        what: str = "day",
        channel: Room | None = None,
        language: str | None = None,
    ) -> None:
        """Let a channel follow a game, or stop following it."""
        if what == _NONE:
            await self.follows.unwatch(interaction, game, channel=channel)
        elif game is None:
            raise UserError("watch-no-game")
        else:
            await self.follows.watch(interaction, game, what=what, channel=channel, language=language)

    @watch.autocomplete("game")
    async def _watch_game(self, interaction: Interaction, typed: str) -> Choices:
        if interaction.namespace.what == _NONE:
            return await self.follows.suggest_followed(interaction, typed)
        return await self.game_list.suggest(interaction, typed, running=True)

    @app_commands.command(name="games", description=worded("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List the games of the server, or the user's own."""
        await self.game_list.show(interaction)


class DeletedChannels(commands.Cog):
    """Handles the deletion of channels and threads."""

    def __init__(self, follows: FollowHandlers) -> None:
        self.follows = follows

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Remove all follows of a deleted channel."""
        await self.follows.channel_gone(channel.id, name=channel.name)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Remove all follows of a deleted thread."""
        name = payload.thread.name if payload.thread is not None else ""
        await self.follows.channel_gone(payload.thread_id, name=name)


def register(registry: Registry, info: InfoHandlers, shared: Addresses) -> tuple[GameList, PastBoards]:
    """Register the spectators' commands. Return the objects for finding games and past boards."""
    game_list = GameList(registry.context, registry.access, shared)
    past_boards = PastBoards(registry.context, game_list)
    follows = FollowHandlers(registry.context, game_list, registry.access, locale=registry.locale)
    follows.register()
    registry.buttons(game_list, past_boards)
    registry.game_commands(
        BoardCommand(registry.context, game_list, past_boards, info), FollowCommands(game_list, follows)
    )
    registry.cog(DeletedChannels(follows))
    return game_list, past_boards
