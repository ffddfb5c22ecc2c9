"""The commands `/siege newspaper` and `/siege story`."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.boards.side_rows import titled
from bot.context import BotContext, GameFinder, Registry
from bot.games.posting_rights import permit
from bot.games.state import VisibleGame
from bot.spectating.past_boards import day_of
from bot.ui.command_translation import worded
from bot.ui.components import Row, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, promise, redraw
from bot.ui.text_limits import Name
from bot.ui.texts import cut, reader, say
from engine.core.record import DECISIONS
from engine.core.replay import ReplayMismatch
from render.language import speaking
from render.own_battle import presenter_of
from render.panel import ALT_LENGTH
from render.pictures.print_page import Page

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

_OFFERED = 25


class NewspaperCommands(commands.Cog):
    """Contains the commands that show a day's front page and a game's story."""

    def __init__(self, context: BotContext, game_list: GameFinder) -> None:
        self.context = context
        self.find = context.find
        self.printed_pages = context.boards.printed_pages
        self.game_list = game_list

    @app_commands.command(name="newspaper", description=worded("command-dispatch"))
    @app_commands.describe(
        day=worded("option-dispatch-day"), show=worded("option-dispatch-show"), game=worded("option-any-game")
    )
    async def newspaper(
        self, interaction: Interaction, day: Name | None = None, show: bool = False, game: Name | None = None
    ) -> None:
        """Show the front page of a day privately; with `show`, in the channel and in its language."""
        state = await self.game_list.open(interaction, game, public=show)
        if show:
            state.expect_player(interaction.user.id)
        ground = permit(interaction) if show else None
        locale = state.locale if show else reader(interaction)
        period = day_of(day, presenter_of(self.find, state).period())
        await promise(interaction, public=ground)
        with speaking(locale):
            view, file = await self._page(state, period)
        await interaction.followup.send(view=view, files=[file], ephemeral=not show)

    @button("pages")
    async def _pages(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show the front page of a day privately, with buttons for other days."""
        state = await self.context.visibility.load(interaction, press.game)
        turning = interaction.message is not None and interaction.message.flags.ephemeral
        if turning:
            await interaction.response.defer()
        else:
            await promise(interaction, public=None)
        period = press.page or state.progress[0]
        view, file = await self._page(state, period, ways=_ways(state, press, period))
        if turning:
            await redraw(interaction, view, files=[file])
        else:
            await interaction.followup.send(view=view, files=[file], ephemeral=True)

    @app_commands.command(name="story", description=worded("command-story"))
    @app_commands.describe(
        since=worded("option-story-since"), show=worded("option-dispatch-show"), game=worded("option-any-game")
    )
    async def story(
        self, interaction: Interaction, since: bool = False, show: bool = False, game: Name | None = None
    ) -> None:
        """Tell the story of a game privately; with `show`, in the channel and in its language.

        With `since`, it begins after the user's last order.
        """
        state = await self.game_list.open(interaction, game, public=show)
        if show:
            state.expect_player(interaction.user.id)
        ground = permit(interaction) if show else None
        locale = state.locale if show else reader(interaction)
        await promise(interaction, public=ground)
        with speaking(locale):
            last = await self._last_order(state, interaction.user.id) if since else 0
            view, files = await self._story_of(state, pages=not show, since=last)
        await interaction.followup.send(view=view, files=files, ephemeral=not show)

    @button("story")
    async def _story(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Tell the story of a game privately, with a button to its front pages."""
        state = await self.context.visibility.load(interaction, press.game)
        await promise(interaction, public=None)
        view, files = await self._story_of(state, pages=True)
        await interaction.followup.send(view=view, files=files, ephemeral=True)

    async def _last_order(self, state: VisibleGame, user_id: int) -> int:
        """Return the version of the user's last order. Raise `UserError` if the user gave none."""
        rows = await self.context.service.store.journal(state.id, first=1, last=state.version)
        own = [row.version for row in rows if row.actor == user_id and row.action in DECISIONS]
        if not own:
            raise UserError("story-no-order", option=say("name-option-since"))
        return own[-1]

    async def _story_of(
        self, state: VisibleGame, *, pages: bool, since: int = 0
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        """Return the message with the story of a game, together with its pictures.

        With `pages`, it has a button for the front pages.
        """
        try:
            told = await self.printed_pages.story(state, since=since)
        except ReplayMismatch as mismatch:
            raise UserError("replay-astray", version=str(mismatch.version)) from mismatch
        if told is None:
            raise UserError("story-nothing" if since else "story-none")
        names = [f"{state.system}-{state.id}-story-{number}.png" for number in range(1, len(told.pictures) + 1)]
        gallery = ui.MediaGallery[ui.LayoutView]()
        for name, (_picture, alt) in zip(names, told.pictures, strict=True):
            gallery.add_item(media=f"attachment://{name}", description=cut(alt, ALT_LENGTH))
        view = note(say("story", title=titled(state, presenter_of(self.find, state)), story=told.text))
        box = next(iter(view.children))
        assert isinstance(box, ui.Container)
        box.add_item(gallery)
        if pages:
            box.add_item(button_row([press_button(ui.Button(label=say("button-pages")), Press("pages", state.id))]))
        files = [
            discord.File(io.BytesIO(picture), name) for name, (picture, _) in zip(names, told.pictures, strict=True)
        ]
        return view, files

    async def _page(
        self, state: VisibleGame, period: int | None, *, ways: Sequence[Row] = ()
    ) -> tuple[ui.LayoutView, discord.File]:
        """Return the message with the front page of a day, and its picture."""
        try:
            page = await self.printed_pages.newspaper(state, period=period)
        except ReplayMismatch as mismatch:
            raise UserError("replay-astray", version=str(mismatch.version)) from mismatch
        if page is None:
            raise UserError("dispatch-none", period=presenter_of(self.find, state).period())
        name = f"{state.system}-{state.id}-dispatch.png"
        return _shown(page, name, ways), discord.File(io.BytesIO(page.picture), name)

    @newspaper.autocomplete("day")
    async def _newspaper_day(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest days of the game, the newest first."""
        game = await self.game_list.meant(interaction)
        if game is None:
            return []
        wanted, word = typed.casefold().strip(), self.find(game.system).period()
        days = [(say("replay-day", day=day, period=word), str(day)) for day in range(game.period, 0, -1)]
        fitting = [(title, word) for title, word in days if wanted in title.casefold()]
        return [app_commands.Choice(name=title, value=word) for title, word in fitting[:_OFFERED]]

    @newspaper.autocomplete("game")
    @story.autocomplete("game")
    async def _game(self, interaction: Interaction, typed: str) -> Choices:
        return await self.game_list.suggest(interaction, typed)


def register(registry: Registry, game_list: GameFinder) -> None:
    """Register the commands and their handlers."""
    commands_ = NewspaperCommands(registry.context, game_list)
    registry.buttons(commands_)
    registry.game_commands(commands_)


def _ways(state: VisibleGame, press: Press, period: int) -> list[Row]:
    """Return the buttons that lead to the days before and after."""
    found: list[ui.Item[Any]] = []
    for day, key in ((period - 1, "button-day-before"), (period + 1, "button-day-after")):
        if 1 <= day <= state.progress[0]:
            way = ui.Button[ui.LayoutView](label=say(key, day=day))
            found.append(press_button(way, Press("pages", press.game, press.version, page=day)))
    return [button_row(found)] if found else []


def _shown(page: Page, name: str, ways: Sequence[Row] = ()) -> ui.LayoutView:
    view = note(f"**{page.title}**")
    box = next(iter(view.children))
    assert isinstance(box, ui.Container)
    past_boards = ui.MediaGallery[ui.LayoutView]()
    past_boards.add_item(media=f"attachment://{name}", description=cut(page.alt, ALT_LENGTH))
    box.add_item(past_boards)
    for row in ways:
        box.add_item(row)
    return view
