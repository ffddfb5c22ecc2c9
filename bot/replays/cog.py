"""The command `/siege replay`, which shows the game as an animation."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import GameFinder, Registry
from bot.replays.handlers import ReplayHandlers
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name

Interaction = discord.Interaction[Any]


class ReplayCommand(commands.Cog):
    """The command that shows replays."""

    def __init__(self, replays: ReplayHandlers, game_list: GameFinder) -> None:
        self.replays = replays
        self.game_list = game_list

    @app_commands.command(name="replay", description=worded("command-replay"))
    @app_commands.describe(what=worded("option-replay-what"), game=worded("option-any-game"))
    async def replay(self, interaction: Interaction, what: Name | None = None, game: Name | None = None) -> None:
        """Show the whole game, or one day of it, as an animation."""
        await self.replays.show(interaction, await self.game_list.open(interaction, game), what or "")

    @replay.autocomplete("what")
    async def _replay_what(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        row = await self.game_list.meant(interaction)
        return await self.replays.suggest(row, typed) if row is not None else []

    @replay.autocomplete("game")
    async def _replay_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.game_list.suggest(interaction, typed)


def register(registry: Registry, game_list: GameFinder) -> ReplayHandlers:
    """Register the command, and return the handlers, which must be closed."""
    replays = ReplayHandlers(registry.context)
    registry.buttons(replays)
    registry.game_commands(ReplayCommand(replays, game_list))
    return replays
