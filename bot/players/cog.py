"""Commands about players and channels of games."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Registry
from bot.players.handlers import PlayerHandlers
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name

Interaction = discord.Interaction[Any]


class PlayerCommands(commands.Cog):
    """Contains the commands that change a game's players or its channel."""

    def __init__(self, handlers: PlayerHandlers) -> None:
        self.handlers = handlers

    players = app_commands.Group(name="players", description=worded("command-players"))

    @players.command(name="add", description=worded("command-players-add"))
    @app_commands.describe(user=worded("option-user-add"))
    async def players_add(self, interaction: Interaction, user: discord.User) -> None:
        """Add a player."""
        await self.handlers.add(interaction, user)

    @players.command(name="remove", description=worded("command-players-remove"))
    @app_commands.describe(user=worded("option-user-remove"))
    async def players_remove(self, interaction: Interaction, user: discord.User | None = None) -> None:
        """Remove a player. Without an argument, the user leaves the game."""
        await self.handlers.remove(interaction, user)

    @players.command(name="list", description=worded("command-players-list"))
    async def players_list(self, interaction: Interaction) -> None:
        """List the players."""
        await self.handlers.show(interaction)

    @players.command(name="handover", description=worded("command-handover"))
    @app_commands.describe(user=worded("option-user-handover"))
    async def players_handover(self, interaction: Interaction, user: discord.User) -> None:
        """Make another user the owner."""
        await self.handlers.hand_over(interaction, user)

    @app_commands.command(name="resign", description=worded("command-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Resign the game after a confirmation."""
        await self.handlers.resign(interaction)

    @app_commands.command(name="here", description=worded("command-here"))
    @app_commands.describe(game=worded("option-game-here"))
    async def here(self, interaction: Interaction, game: Name | None = None) -> None:
        """Move a game into this channel."""
        await self.handlers.move_here(interaction, game)

    @here.autocomplete("game")
    async def _here_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.handlers.suggest(interaction, typed)


def register(registry: Registry) -> PlayerHandlers:
    """Register the commands, and return the handlers."""
    handlers = PlayerHandlers(registry.context, registry.client)
    registry.buttons(handlers)
    registry.game_commands(PlayerCommands(handlers))
    return handlers
