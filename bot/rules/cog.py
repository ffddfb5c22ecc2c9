"""The command `/siege rules`, which looks up rules."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Registry
from bot.rules.handlers import RulesHandlers
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name


class RulesCommand(commands.Cog):
    """The command that looks up rules."""

    def __init__(self, rules: RulesHandlers) -> None:
        self._rules = rules

    @app_commands.command(name="rules", description=worded("command-rules"))
    @app_commands.describe(what=worded("option-rule"))
    async def rules(self, interaction: discord.Interaction[Any], what: Name | None = None) -> None:
        """Show the section that a number or word names. The default is the rule behind the question."""
        await self._rules.show(interaction, what)

    @rules.autocomplete("what")
    async def _what_rule(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        rules = self._rules
        system = await rules.system_here(interaction.channel_id)
        return rules.suggest(system, typed)


def register(registry: Registry) -> RulesHandlers:
    """Register the command, and return the handlers."""
    rules = RulesHandlers(registry.context)
    registry.buttons(rules)
    registry.game_commands(RulesCommand(rules))
    return rules
