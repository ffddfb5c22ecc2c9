"""The commands of the group `/tournament` that play the bot's own games and give files."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.context import Registry
from bot.tournaments.desk import Desk
from bot.tournaments.export_handlers import FORMATS, ExportHandlers
from bot.tournaments.own_game_handlers import OwnGameHandlers
from bot.ui.command_translation import worded
from bot.ui.components import Interaction


def _named(name: str) -> locale_str:
    """Return a localized command name; its key is separate because other groups may translate the name differently."""
    return locale_str(name, key=f"name-tournament-{name}")


class TournamentFilesCog(commands.GroupCog, group_name="tournament", group_description=worded("command-tournament")):
    """Commands for everybody who sees a tournament, and for who plays at one of its tables."""

    def __init__(self, desk: Desk, export: ExportHandlers, games: OwnGameHandlers) -> None:
        super().__init__()
        self.desk = desk
        self.exports = export
        self.games = games

    @app_commands.command(name=_named("export"), description=worded("command-tournament-export"))
    @app_commands.describe(format=worded("option-tournament-format"))
    @app_commands.choices(
        format=[app_commands.Choice(name=worded(f"choice-texport-{form}"), value=form) for form in FORMATS]
    )
    async def export(self, interaction: Interaction, format: str = "json") -> None:
        """Send the tournament as a file."""
        await self.exports.export(interaction, format)

    @app_commands.command(name=_named("play"), description=worded("command-tournament-play"))
    async def play(self, interaction: Interaction) -> None:
        """Begin the bot's own game at the user's table."""
        loaded = await self.desk.here(interaction)
        await self.games.play(interaction, loaded.row.id)


def register(registry: Registry, desk: Desk, games: OwnGameHandlers) -> None:
    """Register the commands."""
    registry.cog(TournamentFilesCog(desk, ExportHandlers(desk), games))
