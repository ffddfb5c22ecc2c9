"""The command `/siege undo`: what was decided since the last die or card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.command_translation import worded
from bot.undo.handlers import MOST

if TYPE_CHECKING:
    from bot.play.buttons import Desk


class UndoCommand(commands.Cog):
    """The command that takes answers back; a part of the cog."""

    desk: Desk

    @app_commands.command(name="undo", description=worded("command-undo"))
    @app_commands.describe(back=worded("option-back"))
    async def undo(self, interaction: discord.Interaction[Any], back: app_commands.Range[int, 1, MOST] = 1) -> None:
        """Say what would be taken back, and ask."""
        await self.desk.undo.ask(interaction, steps=back)

    @undo.autocomplete("back")
    async def _back(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await self.desk.undo.suggest(interaction, typed)
