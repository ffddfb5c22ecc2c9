"""Handlers of undo: show which decisions would be undone, and undo them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ButtonStyle, app_commands, ui

from bot.answers.typed import NAME, SUGGESTIONS
from bot.games.errors import AlreadyDecided, GameOver, NoSuchGame, NothingToUndo
from bot.games.permissions import expect_commander, expect_undo
from bot.games.state import GameSummary
from bot.games.undo_stack import BarredBy, Taken, UndoStack
from bot.games.undone_texts import LINE, in_short, told
from bot.ui.components import Button, Interaction, Panel, Values, button, button_row, panel, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import cut, person, say
from bot.undo.agreement import AgreementHandlers
from db.schema.games import RUNNING
from render.presenter import Presenter

if TYPE_CHECKING:
    from bot.context import BotContext
    from bot.rules.handlers import RulesHandlers

MOST = 100
"""The maximum number of steps in one request."""
_LISTED = 6
"""The maximum number of decisions listed one by one; more are counted."""
_SECTION = re.compile(r"§\s?(\d+(?:\.\d+)*)")

_BARS: dict[BarredBy, str] = {
    "settled": "undo-bar-settled",
    "begun": "undo-bar-begun",
    "reopened": "undo-bar-reopened",
    "mended": "undo-bar-mended",
    "deadline": "undo-bar-deadline",
    "other": "undo-bar-other",
}


class UndoHandlers:
    """Handles requests to undo decisions."""

    def __init__(self, context: BotContext, rules: RulesHandlers) -> None:
        self.context = context
        self.rules = rules
        self.listed = listed_together
        self.agreement = AgreementHandlers(context, listed_together)

    # --- the question ---

    async def ask(self, interaction: Interaction, *, steps: int) -> None:
        """Show which decisions would be undone, with a button to confirm."""
        game, undo_stack = await self.context.service.undo_stack_in(
            interaction.channel_id or 0, actor=interaction.user.id
        )
        expect_asked(game, interaction.user.id)
        text, buttons = await self._question(interaction, game, undo_stack, steps)
        await whisper(interaction, text, rows=[button_row(buttons)])

    @button("undo")
    async def _asked(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show which decisions would be undone. The user can go further back step by step."""
        game, undo_stack = await self.context.service.undo_stack(press.game, actor=interaction.user.id)
        expect_asked(game, interaction.user.id)
        if game.version != press.version:
            raise AlreadyDecided(game.id)
        text, buttons = await self._question(interaction, game, undo_stack, press.page or 1)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await redraw(interaction, note(text, rows=[button_row(buttons)]))
        else:
            await whisper(interaction, text, rows=[button_row(buttons)])

    @panel("undo", "undoask", "takeback")
    async def _current(self, interaction: Interaction, press: Press) -> Panel:
        """Return the panel that asks whether to undo, with the decisions that would be undone now."""
        game, undo_stack = await self.context.service.undo_stack(press.game, actor=interaction.user.id)
        expect_asked(game, interaction.user.id)
        text, buttons = await self._question(interaction, game, undo_stack, 1)
        return note(text, rows=[button_row(buttons)]), []

    async def _question(
        self, interaction: Interaction, game: GameSummary, undo_stack: UndoStack, steps: int
    ) -> tuple[str, list[Button]]:
        presenter = self.context.presenter(game)
        if not undo_stack.steps:
            if (asked := await self.agreement.question(interaction, game, steps)) is not None:
                return asked
            raise self._nothing(game, undo_stack, presenter)
        taken = undo_stack.upto(steps)
        expect_undo(game, undo_stack, to=taken[-1].to, actor=interaction.user.id)
        count = sum(len(step.answers) for step in taken)
        lines = [say("undo-sure", count=count), *listed(taken, game, presenter)]
        confirm = ui.Button[ui.LayoutView](label=say("button-takeback", count=count), style=ButtonStyle.primary)
        buttons = [press_button(confirm, Press("takeback", game.id, game.version, page=taken[-1].to))]
        if len(taken) < len(undo_stack.steps):
            further = ui.Button[ui.LayoutView](label=say("button-undo-more"))
            buttons.append(press_button(further, Press("undo", game.id, game.version, page=len(taken) + 1)))
        else:
            lines.append(say("undo-no-further", reason=barred(undo_stack, presenter)))
        return "\n".join(lines), buttons

    def _nothing(self, game: GameSummary, undo_stack: UndoStack, presenter: Presenter) -> UserError:
        """Return the error that says why nothing can be undone."""
        reason = barred(undo_stack, presenter)
        named = _SECTION.search(reason)
        rows = self.rules.section_button(game.system, named[1]) if named else ()
        return UserError("undo-nothing", rows=rows, reason=reason)

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Return the numbers of steps that the user can undo, for autocompletion."""
        try:
            game, undo_stack = await self.context.service.undo_stack_in(
                interaction.channel_id or 0, actor=interaction.user.id
            )
        except NoSuchGame:
            return []
        if not game.may_decide(interaction.user.id):
            return []
        presenter = self.context.presenter(game)
        found = []
        for number, step in enumerate(undo_stack.steps[:SUGGESTIONS], 1):
            what = _step(step, presenter)
            name = cut(say("undo-option", count=number, what=what), NAME)
            if typed.strip() in ("", str(number)) or typed.casefold() in name.casefold():
                found.append(app_commands.Choice(name=name, value=number))
        return found

    # --- the undo ---

    @button("takeback", edits=True)
    async def _take_back(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Undo after confirmation, unless the position has changed. The click must be acknowledged already."""
        service = self.context.service
        try:
            state = await service.undo(press.game, version=press.version, to=press.page, actor=interaction.user.id)
        except NothingToUndo as error:
            game, undo_stack = await service.undo_stack(press.game, actor=interaction.user.id)
            raise self._nothing(game, undo_stack, self.context.presenter(game)) from error
        assert state.undone is not None
        what = in_short(state.undone, self.context.presenter(state))
        await redraw(interaction, note(say("undo-done", what=what)))
        await self.context.board_delivery.deliver(press.game)


def expect_asked(game: GameSummary, user_id: int) -> None:
    """Raise an error if the user may not decide alone. Raise `GameOver` if the game is over."""
    expect_commander(game, user_id)
    if game.status != RUNNING:
        raise GameOver(game.id)


# --- texts ---


def _step(step: Taken, presenter: Presenter) -> str:
    """Return one step as a line of text."""
    parts = [text for text, _ in told(step.answers, presenter)][::-1]
    if len(parts) == 1:
        return parts[0]
    return say("undo-steward-what", count=len(step.answers), what=parts[0])


def listed(taken: Sequence[Taken], game: GameSummary, presenter: Presenter) -> list[str]:
    """Return lines that list the decisions to be undone, newest first."""
    every = told([each for step in reversed(taken) for each in step.answers], presenter)[::-1]
    lines = []
    for text, answers in every[:_LISTED]:
        what, people = cut(text, LINE), {each.actor for each in answers}
        if all(each.action == "steward" for each in answers):
            what = say("undo-by-steward", what=what)
        elif len(game.players) > 1 and len(people) == 1:
            what = say("undo-by", what=what, who=person(people.pop()))
        lines.append(f"- {what}")
    if len(every) > _LISTED:
        lines.append(f"- {say('undo-more', count=len(every) - _LISTED)}")
    return lines


def listed_together(taken: Sequence[Taken], stack: UndoStack, game: GameSummary, presenter: Presenter) -> list[str]:
    """Return the lines of `listed` for the decisions of both sides, and a line about dice if needed."""
    lines = listed(taken, game, presenter)
    if stack.barred_by == "settled":
        lines.append(say("undo-dice-stay", reason=barred(stack, presenter)))
    return lines


def barred(undo_stack: UndoStack, presenter: Presenter) -> str:
    """Return a text that says why no further decision can be undone."""
    named = presenter.settled_by(undo_stack.events) if undo_stack.barred_by == "settled" else None
    return named if named is not None else say(_BARS[undo_stack.barred_by], period=presenter.period())
