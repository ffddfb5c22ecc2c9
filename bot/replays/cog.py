"""`/siege replay`: what happened, to be looked at."""

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
    from bot.spectating.game_list import Library

Interaction = discord.Interaction[Any]


class ReplayCommand(commands.Cog):
    """The group's command about replays; a part of the cog."""

    desk: Desk
    library: Library

    @app_commands.command(name="replay", description=worded("command-replay"))
    @app_commands.describe(what=worded("option-replay-what"), game=worded("option-any-game"))
    async def replay(self, interaction: Interaction, what: Name | None = None, game: Name | None = None) -> None:
        """The game, or one day of it, as a moving picture."""
        await self.desk.replays.show(interaction, await self.library.open(interaction, game), what or "")

    @replay.autocomplete("what")
    async def _replay_what(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        row = await self.library.meant(interaction)
        return await self.desk.replays.suggest(row, typed, locale=reader(interaction)) if row is not None else []

    @replay.autocomplete("game")
    async def _replay_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.library.suggest(interaction, typed)
