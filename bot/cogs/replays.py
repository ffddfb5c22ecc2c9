"""`/siege replay`: what happened, to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.translation import worded

if TYPE_CHECKING:
    from bot.desk import Desk

Interaction = discord.Interaction[Any]


class ReplayCommand(commands.Cog):
    """The group's command about replays; a part of the cog."""

    desk: Desk

    @app_commands.command(name="replay", description=worded("command-replay"))
    @app_commands.describe(what=worded("option-replay-what"))
    async def replay(self, interaction: Interaction, what: str | None = None) -> None:
        """The game, or one day of it, as a moving picture."""
        await self.desk.replays.show(interaction, what or "")

    @replay.autocomplete("what")
    async def _replay_what(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.desk.replays.suggest(interaction, typed)
