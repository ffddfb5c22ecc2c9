"""The buttons of lessons. Their custom ids contain the lesson's state."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.boards.info_row import LESSON
from bot.context import BotContext
from bot.lessons.pages import LessonPages, Place
from bot.lessons.screens import Screen, answered, asked, decision_of, decisions, going_on
from bot.play.first_screen import FirstScreen
from bot.rules.handlers import RulesHandlers
from bot.ui.components import Button, Row, button, button_row, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import cut, say
from db.schema.games import RUNNING
from engine.testing.lessons import Posed, lesson_of
from render.panel import ALT_LENGTH, LABEL_LENGTH

Interaction = discord.Interaction[Any]
Shown = tuple[str, list[Row], list[tuple[str, str]], list[discord.File]]
"""The text, the buttons and the picture of a screen."""

NEXT = "learn"
"""The action of the buttons within a lesson: an answer, or the next decision."""
_FILE = "lesson.png"


class LessonHandlers:
    """Shows lessons.

    `page` returns the web address of a game's lesson, or an empty text if it has none.
    """

    def __init__(self, context: BotContext, page: Callable[[str], str], pages: LessonPages) -> None:
        self.context, self._page, self._pages = context, page, pages
        self.first_screen = FirstScreen(context)

    @button(LESSON)
    async def _open(self, interaction: Interaction, press: Press, _values: tuple[str, ...]) -> None:
        """Start the lesson of a game, or list all lessons."""
        if not press.extra:
            await whisper(interaction, say("lesson-pick"), rows=[button_row(self._lessons())])
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        text, rows, pictures, files = await self._decision(press.extra, 0)
        await whisper(interaction, text, rows=rows, pictures=pictures, files=files)

    @button(NEXT, edits=True)
    async def _go_on(self, interaction: Interaction, press: Press, _values: tuple[str, ...]) -> None:
        """Show the result of an answer, the next decision, or the end of the lesson."""
        system, _, answer = press.extra.partition(":")
        if answer:
            text, rows, pictures, files = await self._answered(system, press.page, answer)
        elif press.page == len(decisions(system)):
            text, pictures, files = say("lesson-done"), list[tuple[str, str]](), list[discord.File]()
            rows = [button_row([await self._play(interaction, system), _button(LESSON, say("button-lessons"))])]
        else:
            text, rows, pictures, files = await self._decision(system, press.page)
        await redraw(interaction, note(text, rows=rows, pictures=pictures), files=files)

    # --- the screens ---

    def _lessons(self) -> list[Button]:
        names = [name for name in self.first_screen.by_length() if lesson_of(name) is not None]
        return [
            _button(LESSON, self.context.find(name).title(), extra=name, green=place == 0)
            for place, name in enumerate(names)
        ]

    async def _decision(self, system: str, number: int) -> Shown:
        decision_of(system, number)
        presenter = self.context.find(system)
        screen = await asked(presenter, system, number)
        buttons = [
            _button(NEXT, label, page=number, extra=f"{system}:{place}") for place, label in enumerate(screen.labels)
        ]
        if number == 0 and (address := self._page(system)):
            buttons.append(ui.Button[ui.LayoutView](label=say("button-touch"), url=address))
        return _text(screen), [button_row(buttons)], *await self._picture(system, Place(number), screen.shown)

    async def _answered(self, system: str, number: int, answer: str) -> Shown:
        decision = decision_of(system, number)
        if not answer.isdecimal():
            raise StaleCustomId(answer)
        presenter = self.context.find(system)
        screen = await answered(presenter, system, number, int(answer))
        going = _button(NEXT, going_on(system, number), page=number + 1, extra=system, green=True)
        rows = [button_row([going]), *RulesHandlers(self.context).section_button(system, decision.section)]
        return _text(screen), rows, *await self._picture(system, Place(number, int(answer)), screen.shown)

    async def _picture(
        self, system: str, place: Place, shown: Posed
    ) -> tuple[list[tuple[str, str]], list[discord.File]]:
        """Return the board's picture for a lesson, with its alt text.

        Return empty lists if it cannot be drawn.
        """
        presenter = self.context.find(system)
        drawn = await self._pages.drawn(system, place)
        if drawn is None:
            return [], []
        alt = cut(presenter.alt(shown.view), ALT_LENGTH)
        return [(_FILE, alt)], [discord.File(io.BytesIO(drawn), _FILE)]

    async def _play(self, interaction: Interaction, system: str) -> Button:
        """Return the button that starts the game. If the channel already has a game, it starts in a thread."""
        row = await self.context.service.store.game_in(interaction.channel_id or 0)
        busy = row is not None and row.status == RUNNING and interaction.guild_id is not None
        return await self.first_screen.to_learn(system, where="thread" if busy else "here")


def _text(screen: Screen) -> str:
    """Return the text of a screen."""
    if screen.labels:
        return "\n".join([screen.title, *screen.told])
    verdict, *story = screen.told
    return "\n".join([screen.title, verdict, *(f"> {line}" for line in story)])


def _button(action: str, label: str, *, page: int = 0, extra: str = "", green: bool = False) -> Button:
    style = ButtonStyle.success if green else ButtonStyle.primary
    return press_button(
        ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=style), Press(action, page=page, extra=extra)
    )
