"""The command `/siege rules`: a mixin of the group, which collects the commands of all its bases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.command_translation import worded
from bot.ui.text_limits import Name
from bot.ui.texts import reader

if TYPE_CHECKING:
    from bot.play.buttons import Desk


class RulesCommand(commands.Cog):
    """The group's command about rules; a part of the cog."""

    desk: Desk

    @app_commands.command(name="rules", description=worded("command-rules"))
    @app_commands.describe(what=worded("option-rule"))
    async def rules(self, interaction: discord.Interaction[Any], what: Name | None = None) -> None:
        """The page of a number or a word; without one, the rule behind the question, or the contents."""
        await self.desk.rules.look_up(interaction, what)

    @rules.autocomplete("what")
    async def _what_rule(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        rules = self.desk.rules
        system = await rules.system_here(interaction.channel_id)
        return rules.suggest(system, typed, locale=reader(interaction))
