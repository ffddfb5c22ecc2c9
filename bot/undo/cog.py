"""The command `/siege undo`, which undoes decisions back to the last die or card."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Registry
from bot.rules.handlers import RulesHandlers
from bot.ui.command_translation import worded
from bot.undo.agreement import WISHED, WishNotices
from bot.undo.handlers import MOST, UndoHandlers


class UndoCommand(commands.Cog):
    """The command `/siege undo`."""

    def __init__(self, undo: UndoHandlers) -> None:
        self._undo = undo

    @app_commands.command(name="undo", description=worded("command-undo"))
    @app_commands.describe(back=worded("option-back"))
    async def undo(self, interaction: discord.Interaction[Any], back: app_commands.Range[int, 1, MOST] = 1) -> None:
        """Show the decisions that would be undone, and ask for confirmation."""
        await self._undo.ask(interaction, steps=back)

    @undo.autocomplete("back")
    async def _back(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await self._undo.suggest(interaction, typed)


def register(registry: Registry, rules: RulesHandlers) -> None:
    """Register the feature."""
    undo = UndoHandlers(registry.context, rules)
    registry.buttons(undo, undo.agreement)
    registry.context.notices.register(WISHED, WishNotices(registry.context, undo.listed))
    registry.game_commands(UndoCommand(undo))
