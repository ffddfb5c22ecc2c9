"""The private panel “More”, and the proof that the dice are fair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui

import engine.games
from bot.boards.info_row import MORE, lesson, level, once_more, puzzle
from bot.games.seats.chairs import again_by, held_by
from bot.games.seed_texts import seed_line
from bot.games.state import GameState
from bot.play.first_screen import EVERY
from bot.play.new_game_sides import Sitting
from bot.ui.components import BUTTONS, Button, Row, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.replies import whisper
from bot.ui.texts import say
from db.schema.games import OVER, RUNNING

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

FAIR = "fair"
"""The action of the button that shows how the dice are made, and how to check them."""


class MoreHandlers:
    """Handles the buttons “More” and “Fair dice”."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    @button(MORE)
    async def _more(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        state = await self.context.visibility.load(interaction, press.game)
        side = next(iter(held_by(state, interaction.user.id)), None)
        buttons = list(_buttons(state, side, page=self.context.boards.paged))
        rows: list[Row] = [button_row(buttons[at : at + BUTTONS]) for at in range(0, len(buttons), BUTTONS)]
        await whisper(interaction, say("more-title"), rows=rows)

    @button(FAIR)
    async def _fair(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show how to check the dice. The secret of the dice is shown only after the game."""
        state = await self.context.visibility.load(interaction, press.game)
        rows: list[Row] = []
        if state.awaits_word and state.untouched:
            word = ui.Button[ui.LayoutView](label=say("button-word"), style=ButtonStyle.secondary)
            rows.append(button_row([press_button(word, Press("word", state.id, state.version))]))
        lines = [say("fair-title"), seed_line(state).replace("-# ", ""), say("fair-check")]
        await whisper(interaction, "\n".join(lines), rows=rows)


def _buttons(state: GameState, side: str | None, *, page: bool) -> Iterator[Button]:
    """Yield the buttons of a user's panel. `side` is the user's side, or None."""
    running = state.status == RUNNING and state.ask is not None
    over = [
        *(["filmed"] if page else ()),
        *(["pages"] if state.status == OVER else ()),
        "words",
        "guide",
        "log",
        *(way for way in again_by(state) if way != once_more(state)),
    ]
    for key in ["why", "words", "guide"] if running else over:
        yield _button(state, key)
    asked = Sitting(system=state.system, where="thread" if running and state.guild_id is not None else "here")
    every = ui.Button[ui.LayoutView](label=say("button-battles"))
    yield press_button(every, Press(EVERY, extra=asked.written(engine.games.find(state.system))))
    if running and state.untouched:
        yield _button(state, "rules")
    yield from level(state, side)
    yield from lesson(state.system)
    yield _button(state, FAIR)
    yield _button(state, "record")
    if not running:
        yield puzzle()
    if running:
        yield _button(state, "giveup", style=ButtonStyle.danger)


def _button(state: GameState, key: str, *, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    made = ui.Button[ui.LayoutView](label=say(f"button-{key}"), style=style)
    return press_button(made, Press(key, state.id, state.version))
