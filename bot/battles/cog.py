"""The command group `/battle`: the battles written by members of a server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.battles.editor import Editor
from bot.battles.editor_pages import EditorPages
from bot.battles.handlers import BattleHandlers
from bot.battles.series import SeriesHandlers
from bot.chances.battle_trials import draws
from bot.context import Registry
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name, Short
from bot.web.server import BoardServer

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


def _named(name: str) -> locale_str:
    """Return a localized command name with its own translation key."""
    return locale_str(name, key=f"name-battle-{name}")


class BattleCog(commands.GroupCog, group_name="battle", group_description=worded("command-battle")):
    """Commands to add, see, play, share, change and report battles."""

    def __init__(self, battles: BattleHandlers) -> None:
        super().__init__()
        self.battles = battles

    @app_commands.command(name=_named("add"), description=worded("command-battle-add"))
    @app_commands.describe(
        file=worded("option-battle-file"), code=worded("option-battle-code"), random=worded("option-battle-random")
    )
    @app_commands.choices(
        random=[app_commands.Choice(name=worded(f"choice-battle-{size}"), value=size) for size in draws()]
    )
    async def add(
        self,
        interaction: Interaction,
        file: discord.Attachment | None = None,
        code: Short | None = None,
        random: str | None = None,
    ) -> None:
        """Add a battle from a file, a code or a form, or generate one."""
        await self.battles.add(interaction, file=file, code=code, size=random)

    @app_commands.command(name=_named("list"), description=worded("command-battle-list"))
    async def list(self, interaction: Interaction) -> None:
        """List the battles of the server."""
        await self.battles.every(interaction)

    @app_commands.command(name=_named("show"), description=worded("command-battle-show"))
    @app_commands.describe(battle=worded("option-battle"))
    async def show(self, interaction: Interaction, battle: Name) -> None:
        """Show a battle: its map, forces, author and results."""
        await self.battles.show(interaction, battle)

    @app_commands.command(name=_named("play"), description=worded("command-battle-play"))
    @app_commands.describe(battle=worded("option-battle"))
    async def play(self, interaction: Interaction, battle: Name) -> None:
        """Start a game from a battle."""
        await self.battles.play(interaction, battle)

    @app_commands.command(name=_named("share"), description=worded("command-battle-share"))
    @app_commands.describe(battle=worded("option-battle"))
    async def share(self, interaction: Interaction, battle: Name) -> None:
        """Show the code with which other servers can add the battle."""
        await self.battles.share(interaction, battle)

    @app_commands.command(name=_named("edit"), description=worded("command-battle-edit"))
    @app_commands.describe(battle=worded("option-battle"), file=worded("option-battle-file"))
    async def edit(self, interaction: Interaction, battle: Name, file: discord.Attachment | None = None) -> None:
        """Change a battle with a file or a form. If it is another user's battle, change a copy."""
        await self.battles.edit(interaction, battle, file=file)

    @app_commands.command(name=_named("remove"), description=worded("command-battle-remove"))
    @app_commands.describe(battle=worded("option-battle"))
    async def remove(self, interaction: Interaction, battle: Name) -> None:
        """Remove a battle from the library."""
        await self.battles.remove(interaction, battle)

    @app_commands.command(name=_named("report"), description=worded("command-battle-report"))
    @app_commands.describe(battle=worded("option-battle"), why=worded("option-battle-why"))
    async def report(self, interaction: Interaction, battle: Name, why: Name) -> None:
        """Report a battle to the managers of the server."""
        await self.battles.report(interaction, battle, why)

    @app_commands.command(name=_named("settings"), description=worded("command-battle-settings"))
    @app_commands.describe(role=worded("option-battle-role"))
    async def settings(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Choose the role whose members may add battles."""
        await self.battles.settings(interaction, role)

    @show.autocomplete("battle")
    @play.autocomplete("battle")
    @share.autocomplete("battle")
    @edit.autocomplete("battle")
    @remove.autocomplete("battle")
    @report.autocomplete("battle")
    async def _battles(self, interaction: Interaction, typed: str) -> Choices:
        return await self.battles.suggest(interaction, typed)


def register(registry: Registry, page: BoardServer) -> EditorPages | None:
    """Register the feature, and return the battle editor; None if there is no battle folder."""
    series = SeriesHandlers(registry.context)
    battles = BattleHandlers(registry.context, series, locale=registry.locale)
    registry.buttons(battles, series)
    registry.context.boards.register(series.line, of_series=True)
    registry.cog(BattleCog(battles))
    library = registry.context.battles
    if library.folder is None:
        return None
    pages = EditorPages(Editor(registry.context), page)
    library.editor = pages.address
    return pages
