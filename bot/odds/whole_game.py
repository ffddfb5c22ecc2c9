"""Shows each side's chance of winning the game in `/siege odds`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.answers.typed import Suggestion
from bot.chances import words
from bot.games.errors import TooMuchAtOnce
from bot.games.seats.chairs import held_by
from bot.games.state import VisibleGame
from bot.ui.errors import UserError
from bot.ui.replies import note
from bot.ui.texts import QUIET, say
from db.schema.games import GUIDED, RUNNING
from render.catalogue import languages
from render.language import spoken

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

WORD = "game"
"""The value that stands for the whole game in the command's option “what”."""


def is_meant(typed: str | None) -> bool:
    """Return whether the text typed for the option “what” means the whole game."""
    said = (typed or "").strip().casefold()
    return said == WORD or (bool(said) and said in {spoken(locale, _title).casefold() for locale in languages()})


def suggested(typed: str) -> list[Suggestion]:
    """Return “the whole game” as a suggestion if it matches the typed text. Otherwise return an empty list."""
    title = _title()
    wanted = typed.casefold().split()
    return [Suggestion(title, WORD)] if all(word in f"{title} {WORD}".casefold() for word in wanted) else []


def _title() -> str:
    return say("chances-subject")


async def show(context: BotContext, interaction: Interaction, state: VisibleGame) -> None:
    """Show the win chance of a game privately, as the user's side sees it.

    Raise `UserError` if it is not available.
    """
    if not context.chances.on:
        raise UserError("chances-off")
    if state.status != RUNNING:
        raise UserError("chances-over")
    if state.daily is not None:
        raise UserError("chances-daily")
    held = held_by(state, interaction.user.id)
    if state.level_of(held[0] if held else None) != GUIDED:
        raise UserError("chances-level")
    await interaction.response.defer(ephemeral=True, thinking=True)
    side = None
    if held:
        seen = context.service.seen(state, interaction.user.id)
        state = await context.visibility.let(interaction, seen)
        side = state.side
    try:
        found = await context.chances.of(state, side)
    except TooMuchAtOnce as error:
        raise UserError("chances-spent") from error
    if found is None:
        raise UserError("chances-late")
    presenter = context.presenter(state)
    before = await context.chances.before(state)
    text = words.whole(state, found, before, presenter)
    await interaction.followup.send(view=note(text), ephemeral=True, allowed_mentions=QUIET)
