"""The `/siege players` commands, by which players share the command of a defence."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.boards.decisions import Decisions
from bot.context import Registry
from bot.players.handlers import PlayerHandlers
from bot.rules.handlers import RulesHandlers
from bot.shared_command.handlers import COMMANDS, SharedCommandHandlers
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name

Interaction = discord.Interaction[Any]


class SharedCommandCog(commands.Cog):
    """The commands that change how the players of a game decide together."""

    def __init__(self, command: SharedCommandHandlers) -> None:
        self.command = command

    @app_commands.command(name="command", description=worded("command-players-command"))
    @app_commands.describe(how=worded("option-how"))
    @app_commands.choices(
        how=[app_commands.Choice(name=worded(f"choice-command-{way}"), value=way) for way in COMMANDS]
    )
    async def way(self, interaction: Interaction, how: str) -> None:
        """Set how the players decide."""
        await self.command.set_command(interaction, how)

    @app_commands.command(name="power", description=worded("command-players-power"))
    @app_commands.describe(power=worded("option-power"), user=worded("option-user-power"))
    async def power_of(self, interaction: Interaction, power: Name, user: discord.User | None = None) -> None:
        """Give a player the command of a Power."""
        await self.command.give(interaction, power, user)

    @power_of.autocomplete("power")
    async def _power(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.command.suggest(interaction, typed)


def register(
    registry: Registry, player_handlers: PlayerHandlers, decisions: Decisions, rules: RulesHandlers
) -> SharedCommandHandlers:
    """Register the feature, and return its handlers."""
    command = SharedCommandHandlers(registry.context, decisions, rules, player_handlers.absent)
    registry.buttons(command, command.proposals)
    decisions.register(command.proposals)
    player_handlers.register(command)
    players = registry.group.get_command("players")
    assert isinstance(players, app_commands.Group)
    for each in SharedCommandCog(command).get_app_commands():
        players.add_command(each)
    return command
