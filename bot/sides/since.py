"""Shows a player what has happened in the game since their last order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.context import BotContext
from bot.games.seats.chairs import held_by
from bot.games.state import GameState
from bot.players.wrong_place import link_to
from bot.ui.components import Values, button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import say
from db.prepared import PreparedOrders
from engine.core.sequence import SIDE

Interaction = discord.Interaction[Any]

SINCE = "windowsince"
"""The action of the button that shows what has happened."""
_LOOKED_BACK = 60
"""How many journal rows are searched for the last answer."""


class SinceHandlers:
    """Shows players what has happened since their last order."""

    def __init__(self, context: BotContext) -> None:
        self.context = context
        self.prepared = PreparedOrders(context.service.store.database)

    @button(SINCE)
    async def _since(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show what has happened in the message's game."""
        await self.show(interaction, press.game)

    async def show(self, interaction: Interaction, game_id: str) -> None:
        """Show a game's events and dice since the user's last order.

        Raise `UserError` if the user plays no side.
        """
        state = await self.context.visibility.position(interaction, game_id)
        sides = held_by(state, interaction.user.id)
        side = next(iter(sides), "")
        if not side:
            raise UserError("since-player")
        await interaction.response.defer(ephemeral=True, thinking=True)
        presenter = self.context.presenter(state)
        prepared = (await self.prepared.by(interaction.user.id, [state.id])).get(state.id)
        before = prepared.began if prepared is not None else None
        since = await since_last_answer(self.context, state, side, before=before)
        told = await self.context.visibility.let(interaction, since)
        panel = presenter.panel(told.view, told.ask, told.events, advice=None)
        lines = [line for part in panel.story for line in part.splitlines() if line]
        lines += [line for line in presenter.dice(told.events) if line]
        heading = say("since-title", game=presenter.title(), side=presenter.side(side), link=link_to(state))
        await whisper(interaction, "\n".join((heading, *(lines or [say("since-nothing")]))), name="since")


async def since_last_answer(
    context: BotContext, state: GameState, side: str, *, before: int | None = None
) -> GameState:
    """Return `state` with the public events since the side's last answer.

    If `before` is given, answers after that version are ignored.
    """
    first = max(1, state.version - _LOOKED_BACK)
    entries = await context.service.store.journal(state.id, first=first, last=state.version)
    mark = f'"{SIDE}{side}"'
    own = [entry for entry in entries if mark in entry.answer and (before is None or entry.version <= before)]
    first = max((entry.version + 1 for entry in own), default=first)
    if first > state.version:
        return replace(state, stretches=())
    return await context.service.replayed(state, since=first)
