"""The command `/siege newspaper`: a day of the game as a newspaper's front page."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.context import GameFinder, PagePrinter, Registry
from bot.games.posting_rights import permit
from bot.spectating.past_boards import day_of
from bot.ui.command_translation import worded
from bot.ui.errors import UserError
from bot.ui.replies import note, promise
from bot.ui.text_limits import Name
from bot.ui.texts import cut, reader, say
from engine.core.replay import ReplayMismatch
from render.panel import ALT_LENGTH
from render.pictures.print_page import Page
from render.presenter import Presenter

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

_OFFERED = 25


class NewspaperCommands(commands.Cog):
    """Shows the front page of a day."""

    def __init__(self, printed_pages: PagePrinter, game_list: GameFinder, find: Callable[[str], Presenter]) -> None:
        self.find = find
        self.printed_pages = printed_pages
        self.game_list = game_list

    @app_commands.command(name="newspaper", description=worded("command-dispatch"))
    @app_commands.describe(
        day=worded("option-dispatch-day"), show=worded("option-dispatch-show"), game=worded("option-any-game")
    )
    async def newspaper(
        self, interaction: Interaction, day: Name | None = None, show: bool = False, game: Name | None = None
    ) -> None:
        """Show the front page of a day: privately, or at a player's request to the channel in its language."""
        state = await self.game_list.open(interaction, game, public=show)
        if show:
            state.expect_player(interaction.user.id)
        ground = permit(interaction) if show else None
        locale = state.locale if show else reader(interaction)
        word = self.find(state.system).period()
        period = day_of(day, word)
        await promise(interaction, public=ground)
        try:
            page = await self.printed_pages.newspaper(state, period=period, locale=locale)
        except ReplayMismatch as mismatch:
            raise UserError("replay-astray", version=str(mismatch.version)) from mismatch
        if page is None:
            raise UserError("dispatch-none", period=word)
        name = f"{state.system}-{state.id}-dispatch.png"
        await interaction.followup.send(
            view=_shown(page, name), files=[discord.File(io.BytesIO(page.picture), name)], ephemeral=not show
        )

    @newspaper.autocomplete("day")
    async def _newspaper_day(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the days of the game, the newest first."""
        game = await self.game_list.meant(interaction)
        if game is None:
            return []
        wanted, word = typed.casefold().strip(), self.find(game.system).period()
        days = [(say("replay-day", day=day, period=word), str(day)) for day in range(game.period, 0, -1)]
        fitting = [(title, word) for title, word in days if wanted in title.casefold()]
        return [app_commands.Choice(name=title, value=word) for title, word in fitting[:_OFFERED]]

    @newspaper.autocomplete("game")
    async def _newspaper_game(self, interaction: Interaction, typed: str) -> Choices:
        return await self.game_list.suggest(interaction, typed)


def register(registry: Registry, game_list: GameFinder) -> None:
    """Register the feature."""
    registry.game_commands(NewspaperCommands(registry.context.boards.printed_pages, game_list, registry.context.find))


def _shown(page: Page, name: str) -> ui.LayoutView:
    view = note(f"**{page.title}**")
    box = next(iter(view.children))
    assert isinstance(box, ui.Container)
    past_boards = ui.MediaGallery[ui.LayoutView]()
    past_boards.add_item(media=f"attachment://{name}", description=cut(page.alt, ALT_LENGTH))
    box.add_item(past_boards)
    return view
