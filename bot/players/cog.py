"""The commands about people and places: who plays, who leads, where the board stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.shared_command.handlers import WAYS
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name

if TYPE_CHECKING:
    from bot.play.buttons import Desk

Interaction = discord.Interaction[Any]


class PlayerCommands(commands.Cog):
    """Those of the group's commands that change who plays, or where; a part of the cog."""

    desk: Desk

    players = app_commands.Group(name="players", description=worded("command-players"))

    @players.command(name="add", description=worded("command-players-add"))
    @app_commands.describe(user=worded("option-user-add"))
    async def players_add(self, interaction: Interaction, user: discord.User) -> None:
        """Share the game."""
        await self.desk.seats.add(interaction, user)

    @players.command(name="remove", description=worded("command-players-remove"))
    @app_commands.describe(user=worded("option-user-remove"))
    async def players_remove(self, interaction: Interaction, user: discord.User | None = None) -> None:
        """Share it no more."""
        await self.desk.seats.remove(interaction, user)

    @players.command(name="list", description=worded("command-players-list"))
    async def players_list(self, interaction: Interaction) -> None:
        """Who plays."""
        await self.desk.seats.show(interaction)

    @players.command(name="handover", description=worded("command-handover"))
    @app_commands.describe(user=worded("option-user-handover"))
    async def players_handover(self, interaction: Interaction, user: discord.User) -> None:
        """Let somebody else lead the game."""
        await self.desk.seats.hand_over(interaction, user)

    @players.command(name="command", description=worded("command-players-command"))
    @app_commands.describe(how=worded("option-how"))
    @app_commands.choices(how=[app_commands.Choice(name=worded(f"choice-command-{way}"), value=way) for way in WAYS])
    async def players_command(self, interaction: Interaction, how: str) -> None:
        """Say who commands."""
        await self.desk.command.set_way(interaction, how)

    @players.command(name="power", description=worded("command-players-power"))
    @app_commands.describe(power=worded("option-power"), user=worded("option-user-power"))
    async def players_power(self, interaction: Interaction, power: Name, user: discord.User | None = None) -> None:
        """Give a part of the defence to somebody."""
        await self.desk.command.give(interaction, power, user)

    @players_power.autocomplete("power")
    async def _power(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.desk.command.suggest(interaction, typed)

    @app_commands.command(name="resign", description=worded("command-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Give the game up, after a second question."""
        await self.desk.seats.resign(interaction)

    @app_commands.command(name="here", description=worded("command-here"))
    @app_commands.describe(game=worded("option-game-here"))
    async def here(self, interaction: Interaction, game: Name | None = None) -> None:
        """Bring a game into this channel."""
        await self.desk.seats.bring(interaction, game)

    @here.autocomplete("game")
    async def _here_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.desk.seats.suggest(interaction, typed)
