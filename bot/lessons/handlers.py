"""The buttons of lessons. A lesson stores nothing: its state is in the custom ids, so it goes on after a restart."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import discord
from discord import ButtonStyle, ui

import engine.games
from bot.boards.info_row import LESSON
from bot.context import BotContext
from bot.play.first_screen import FirstScreen
from bot.rules.handlers import RulesHandlers
from bot.ui.components import Button, Row, button, button_row, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import cut, say
from db.schema.games import RUNNING
from engine.core.asks import Answer, Ask
from engine.testing.lessons import Decision, Posed, lesson_of, posed
from render.menu_texts import chosen
from render.panel import ALT_LENGTH, LABEL_LENGTH
from render.presenter import Presenter

Interaction = discord.Interaction[Any]

NEXT = "learn"
"""The action of the buttons within a lesson: an answer, or the next decision."""
_FILE = "lesson.png"


class LessonHandlers:
    """Shows lessons."""

    def __init__(self, context: BotContext) -> None:
        self.context = context
        self.first_screen = FirstScreen(context)

    @button(LESSON)
    async def _open(self, interaction: Interaction, press: Press, _values: tuple[str, ...]) -> None:
        """Begin the lesson of a game; without a game, show all lessons."""
        if not press.extra:
            await whisper(interaction, say("lesson-pick"), rows=[button_row(self._lessons())])
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        text, rows, pictures, files = await self._decision(press.extra, 0)
        await whisper(interaction, text, rows=rows, pictures=pictures, files=files)

    @button(NEXT, edits=True)
    async def _go_on(self, interaction: Interaction, press: Press, _values: tuple[str, ...]) -> None:
        """Show what follows from an answer, the next decision, or the end of the lesson."""
        system, _, answer = press.extra.partition(":")
        if answer:
            text, rows, pictures, files = await self._answered(system, press.page, answer)
        elif press.page == len(_decisions(system)):
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

    async def _decision(
        self, system: str, number: int
    ) -> tuple[str, list[Row], list[tuple[str, str]], list[discord.File]]:
        """Return the text, the buttons and the picture of a decision."""
        decision, presenter = _decision_of(system, number), self.context.find(system)
        shown = await asyncio.to_thread(posed, system, decision)
        assert shown.ask is not None, "a lesson begins with a question"
        texts = presenter.lesson(decision.name)
        lines = [self._head(system, number), texts.scene, f"**{texts.question}**"]
        buttons = [
            _button(NEXT, label, page=number, extra=f"{system}:{place}")
            for place, label in enumerate(_named(presenter, shown.ask, decision.words))
        ]
        return "\n".join(lines), [button_row(buttons)], *await self._picture(presenter, shown)

    async def _answered(
        self, system: str, number: int, answer: str
    ) -> tuple[str, list[Row], list[tuple[str, str]], list[discord.File]]:
        """Return the text, the buttons and the picture after an answer: whether it is right, why, and what follows."""
        decision, presenter = _decision_of(system, number), self.context.find(system)
        if answer not in map(str, range(len(decision.answers))):
            raise StaleCustomId(answer)
        words = decision.words[int(answer)]
        asked = await asyncio.to_thread(posed, system, decision)
        shown = await asyncio.to_thread(posed, system, decision, words)
        right = int(answer) == decision.place
        verdict = say("lesson-right") if right else say("lesson-wrong")
        assert asked.ask is not None, "a lesson begins with a question"
        names = _named(presenter, asked.ask, decision.words)
        best = "" if right else say("lesson-best", answer=names[decision.place])
        why = say("lesson-why", why=presenter.lesson(decision.name).why, section=decision.section)
        story = presenter.panel(shown.view, shown.ask, shown.events).story
        lines = [self._head(system, number), " ".join(filter(None, (verdict, best, why)))]
        lines += [f"> {line}" for line in story]
        if shown.result is not None:
            lines.append(f"> **{presenter.verdict(shown.view, shown.result)}**")
        last = number + 1 == len(_decisions(system))
        going = _button(NEXT, say("button-lesson-end" if last else "button-lesson-on"), page=number + 1, extra=system)
        going.style = ButtonStyle.success
        rows = [button_row([going]), *RulesHandlers(self.context).section_button(system, decision.section)]
        return "\n".join(lines), rows, *await self._picture(presenter, shown)

    def _head(self, system: str, number: int) -> str:
        title = self.context.find(system).title()
        return say("lesson-title", game=title, number=number + 1, count=len(_decisions(system)))

    async def _picture(self, presenter: Presenter, shown: Posed) -> tuple[list[tuple[str, str]], list[discord.File]]:
        """Return the board, with what has just happened marked; nothing if it cannot be drawn now."""
        draw = partial(presenter.picture, shown.view, events=shown.events)
        drawn = await self.context.boards.pictures.drawn(draw, what="the board of a lesson")
        if drawn is None:
            return [], []
        alt = cut(presenter.alt(shown.view), ALT_LENGTH)
        return [(_FILE, alt)], [discord.File(io.BytesIO(drawn), _FILE)]

    async def _play(self, interaction: Interaction, system: str) -> Button:
        """Return the button that begins the game: in a thread of its own if another game runs in the channel."""
        row = await self.context.service.store.game_in(interaction.channel_id or 0)
        busy = row is not None and row.status == RUNNING and interaction.guild_id is not None
        return await self.first_screen.to_learn(system, where="thread" if busy else "here")


def _decisions(system: str) -> Sequence[Decision]:
    """Return the decisions of a lesson. Raise `StaleCustomId` for a game without one."""
    found = lesson_of(system) if system in engine.games.names() else None
    if found is None:
        raise StaleCustomId(system)
    return found.decision


def _decision_of(system: str, number: int) -> Decision:
    found = _decisions(system)
    if number >= len(found):
        raise StaleCustomId(system)
    return found[number]


def _named(presenter: Presenter, ask: Ask, answers: Sequence[Answer]) -> list[str]:
    """Return the answers in the words of the question's menus; in those of the log if these are too long for a
    button.
    """
    found = [" · ".join(_levels(presenter, ask, words)) for words in answers]
    if all(len(label) <= LABEL_LENGTH for label in found):
        return found
    return [
        presenter.answer_text(words) if len(words) > 1 else label for words, label in zip(answers, found, strict=True)
    ]


def _levels(presenter: Presenter, ask: Ask, words: Answer) -> Iterator[str]:
    """Yield the label of each menu of an answer, without those that only open the next one."""
    levels = [", ".join(map(presenter.label, choices)) for choices in chosen(ask, words)]
    yield from (label for label in levels[:-1] if not label.endswith("…"))
    yield levels[-1]


def _button(action: str, label: str, *, page: int = 0, extra: str = "", green: bool = False) -> Button:
    style = ButtonStyle.success if green else ButtonStyle.primary
    return press_button(
        ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=style), Press(action, page=page, extra=extra)
    )
