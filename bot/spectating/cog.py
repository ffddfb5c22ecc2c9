"""The commands about games seen from elsewhere: following one, following it no more, the list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.command_translation import worded
from bot.ui.text_limits import Name
from bot.ui.texts import language_choices

if TYPE_CHECKING:
    from bot.spectating.follows import Watching
    from bot.spectating.game_list import Library

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Named = app_commands.AppCommandChannel | app_commands.AppCommandThread

_WHAT = ("phase", "day", "end")


class Postable(app_commands.Transformer[Any]):
    """Offers the channels and threads in which something can be posted: forums, media and categories are none."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """What Discord lets choose."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds of it."""
        kinds = discord.ChannelType
        rooms = [kinds.text, kinds.news, kinds.voice, kinds.stage_voice]
        return [*rooms, kinds.news_thread, kinds.public_thread, kinds.private_thread]

    async def transform(self, interaction: Interaction, value: Any, /) -> Named:  # noqa: ARG002
        """Take it as it came: the bot need not know it."""
        chosen: Named = value
        return chosen


Room = app_commands.Transform[Named, Postable]


class WatchCommands(commands.Cog):
    """The group's commands for spectators; a part of the cog."""

    library: Library
    watching: Watching

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
        game: Name,
        what: str = "day",
        channel: Room | None = None,
        language: str | None = None,
    ) -> None:
        """Let a channel follow a game."""
        await self.watching.watch(interaction, game, what=what, channel=channel, language=language)

    @watch.autocomplete("game")
    async def _watch_game(self, interaction: Interaction, typed: str) -> Choices:
        return await self.library.suggest(interaction, typed, running=True)

    @app_commands.command(name="unwatch", description=worded("command-unwatch"))
    @app_commands.describe(game=worded("option-unwatch-game"), channel=worded("option-unwatch-channel"))
    async def unwatch(self, interaction: Interaction, game: Name | None = None, channel: Room | None = None) -> None:
        """Let it follow a game no more."""
        await self.watching.unwatch(interaction, game, channel=channel)

    @unwatch.autocomplete("game")
    async def _unwatch_game(self, interaction: Interaction, typed: str) -> Choices:
        return await self.watching.suggest_followed(interaction, typed)

    @app_commands.command(name="games", description=worded("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """The games of the server, or one's own."""
        await self.library.show(interaction)

    # --- channels that go ---

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """What followed a game there follows it no more."""
        await self.watching.channel_gone(channel.id, name=channel.name)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same of a thread."""
        name = payload.thread.name if payload.thread is not None else ""
        await self.watching.channel_gone(payload.thread_id, name=name)
