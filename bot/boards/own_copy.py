"""Private copies of a board that show one side its secret question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import discord
from discord import ui

from bot.answers.menus import Place
from bot.boards.message import FOOT, BoardMessages
from bot.boards.picked import picked_at
from bot.boards.side_rows import standing
from bot.context import BotContext
from bot.games.seats.chairs import is_public
from bot.games.state import GameState
from bot.ui.components import Interaction, Panel
from bot.ui.replies import note, redraw
from bot.ui.texts import cut, reader, say
from db.schema.games import RUNNING
from engine.core.asks import Ask
from render.catalogue import house_texts
from render.language import speaking

S = TypeVar("S", bound=GameState)
Onward = Callable[[Ask | None], Place | None]
"""A function that returns the menu with which the next question begins; None for the first menu."""


def _at_the_top(_ask: Ask | None) -> None:
    return None


def for_reader(interaction: Interaction, state: S) -> S:
    """Return the game with its texts in the user's language, if the bot supports it."""
    return replace(state, locale=house_texts().language(reader(interaction)) or state.locale)


class OwnCopies:
    """Creates private copies of boards. Each copy shows its user's next question."""

    def __init__(self, context: BotContext, boards: BoardMessages) -> None:
        self.context = context
        self.boards = boards

    async def of(
        self, interaction: Interaction, state: GameState, *, onward: Onward = _at_the_top
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        """Return the private board message for the user's side, and its files.

        `onward` returns the menu to show.
        """
        let = await self.context.visibility.let(interaction, state, public=False)
        shown, first = await self.context.with_story(for_reader(interaction, let))
        place, presenter = onward(shown.ask), self.context.presenter(state)
        path = place.path if place is not None else ()
        picked = await picked_at(shown, path, presenter=presenter, pictures=self.boards.pictures)
        with speaking(shown.locale):
            foot = cut(standing(state, presenter), FOOT)
        view = self.boards.layout(shown, first=first, place=place, pictured=(), private=True, picked=picked, foot=foot)
        return view, picked.files() if picked is not None else []

    async def now(
        self,
        interaction: Interaction,
        game_id: str,
        *,
        otherwise: str = "",
        onward: Onward = _at_the_top,
        asked: bool = True,
    ) -> Panel:
        """Return the user's next private question. If there is none, return a note that the side has answered.

        If `asked` is set, only a question to this side alone is shown. `otherwise` replaces the note.
        """
        state = await self.context.service.seen_by(game_id, interaction.user.id)
        own = state.ask is not None and state.ask.side == state.side and not is_public(state.asks)
        if state.status == RUNNING and (own or (not asked and not state.apart and state.ask is not None)):
            return await self.of(interaction, state, onward=onward)
        return note(otherwise or say("sides-answered")), []

    async def following(
        self, interaction: Interaction, game_id: str, *, otherwise: str = "", onward: Onward = _at_the_top
    ) -> None:
        """Show the user's next private question. If there is none, tell the user that the answer is stored.

        `otherwise` replaces this note. `onward` returns the menu at which the question begins.
        """
        view, files = await self.now(interaction, game_id, otherwise=otherwise, onward=onward)
        await redraw(interaction, view, files=files)
