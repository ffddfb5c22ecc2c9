"""Lessons on the web page. The version of a page contains the visitor's progress."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import engine.games
from bot.context import BotContext
from bot.lessons.screens import Screen, answered, asked, decision_of, decisions, going_on
from bot.ui.custom_ids import StaleCustomId
from bot.ui.errors import UserError
from bot.ui.texts import cut, say
from bot.web import plain as markup
from bot.web.levels import Json, Levels
from bot.web.table import news_of, own_words
from engine.core.asks import JOIN, Answer, Ask
from engine.testing.lessons import Decision, lesson_of
from render.catalogue import FALLBACK, house_texts
from render.language import language
from render.panel import ALT_LENGTH
from render.presenter import Look

_STEP = 20
"""The versions of a decision: its own, and one for each answer."""
_KEPT = 100
"""The maximum number of pictures that are kept."""
_NOTHING: Json = {"path": (), "said": (), "prompt": "", "many": False, "choices": (), "shapes": (), "marks": ()}
"""The menu of a page without a question."""


def plain(text: str) -> str:
    """Return a text without markup. Use it only for lessons, whose texts contain no user names."""
    return markup.plain(text, lambda _: "")


class Place(NamedTuple):
    """A visitor's progress: the number of the decision, and of the answer if any."""

    number: int
    answer: int | None = None

    @property
    def version(self) -> int:
        """The version number of the page, at least 1. It grows as the visitor proceeds."""
        return (self.number + 1) * _STEP + (0 if self.answer is None else self.answer + 1)


@dataclass(frozen=True, slots=True)
class _Position:
    """A position of a lesson for the menus."""

    view: Any
    ask: Ask
    progress: tuple[int, int] = (0, 0)
    sides: tuple[Any, ...] = ()


class LessonPages:
    """Shows lessons on the web page, in the current language."""

    def __init__(self, context: BotContext) -> None:
        self.context = context
        self._drawn: OrderedDict[tuple[str, int, str, Look], asyncio.Future[bytes | None]] = OrderedDict()
        self._ahead: asyncio.Future[bytes | None] | None = None

    def has(self, system: str) -> bool:
        """Return whether a game has a lesson."""
        return system in engine.games.names() and lesson_of(system) is not None

    def place(self, system: str, version: int) -> Place:
        """Return the place in a lesson that `version` stands for. An unknown version stands for the beginning."""
        number, answer = divmod(version - _STEP, _STEP)
        count = len(decisions(system))
        if 0 <= number < count and answer <= len(decision_of(system, number).answers):
            return Place(number, answer - 1 if answer else None)
        return Place(count) if version == Place(count).version else Place(0)

    async def shown(self, system: str, version: int) -> Json:
        """Return everything that the web page shows for a version of a lesson, as JSON."""
        place = self.place(system, version)
        if place.number == len(decisions(system)):
            last = Place(place.number - 1, decision_of(system, place.number - 1).place)
            screen = await self._screen(system, last)
            again = {"at": Place(0).version, "agree": say("button-lesson-again"), "refuse": ""}
            offer = {"text": plain(say("lesson-done-page")), **again}
            done = {"question": "", "role": "", "words": {**own_words(), "wait": ""}, "offer": offer}
            return {**self._page(system, place, screen), **done}
        screen = await self._screen(system, place)
        said = self._page(system, place, screen)
        if place.answer is not None:
            verdict, *story = map(plain, screen.told)
            offer = {"text": verdict, "at": Place(place.number + 1).version, "agree": going_on(system, place.number)}
            return {**said, "question": "", "story": story, "offer": {**offer, "refuse": ""}}
        scene, question = map(plain, screen.told)
        decision = decision_of(system, place.number)
        options = [
            {"path": words, "label": label, "detail": ""}
            for words, label in zip(decision.words, screen.labels, strict=True)
        ]
        level = self._level(self._levels(system, screen), decision, ())
        return {**said, "question": question, "below": scene, "level": level, "quick": [{"options": options}]}

    async def menu(self, system: str, version: int, path: Answer) -> Json:
        """Return the menu after the choices in `path`, with only the lesson's answers.

        Raise `UserError` if no answer begins with `path`.
        """
        place = self.place(system, version)
        decision = self._open(system, place)
        screen = await self._screen(system, place)
        return self._level(self._levels(system, screen), decision, path)

    async def answer(self, system: str, version: int, path: Answer) -> int:
        """Return the page's new version after an answer.

        Raise `UserError` if the lesson does not have this answer.
        """
        place = self.place(system, version)
        decision = self._open(system, place)
        found = [number for number, words in enumerate(decision.words) if _alike(words, path)]
        if not found:
            raise UserError("lesson-other")
        return Place(place.number, found[0]).version

    async def picture(self, system: str, version: int, look: Look) -> bytes | None:
        """Return the picture of a version; None if it cannot be drawn."""
        place = self.place(system, version)
        drawn = await self.drawn(system, place, look)
        if place.answer is not None and place.number + 1 < len(decisions(system)):
            self._ahead = asyncio.ensure_future(self.drawn(system, Place(place.number + 1), look))
            self._ahead.add_done_callback(lambda done: done.cancelled() or done.exception())
        return drawn

    async def drawn(self, system: str, place: Place, look: Look = "chart") -> bytes | None:
        """Return the picture for a place in a lesson, or None if it cannot be drawn."""
        count = len(decisions(system))
        if place.number >= count:
            place = Place(count - 1, decision_of(system, count - 1).place)
        key = system, place.version, house_texts().language(language()) or FALLBACK, look
        drawing = self._drawn.get(key)
        if drawing is None or (drawing.done() and (drawing.cancelled() or drawing.exception() or not drawing.result())):
            drawing = self._drawn[key] = asyncio.ensure_future(self._draw(system, place, look))
            while len(self._drawn) > _KEPT:
                self._drawn.popitem(last=False)
        return await asyncio.shield(drawing)

    async def _draw(self, system: str, place: Place, look: Look) -> bytes | None:
        shown = (await self._screen(system, place)).shown
        draw = partial(self.context.find(system).picture, shown.view, events=shown.events, look=look)
        return await self.context.boards.pictures.drawn(draw, what="the board of a lesson")

    # --- parts ---

    async def _screen(self, system: str, place: Place) -> Screen:
        presenter = self.context.find(system)
        if place.answer is None:
            return await asked(presenter, system, place.number)
        return await answered(presenter, system, place.number, place.answer)

    @staticmethod
    def _open(system: str, place: Place) -> Decision:
        """Return the decision at a place of a lesson.

        Raise `UserError` if the decision has been answered, or if the lesson has changed.
        """
        try:
            decision = decision_of(system, place.number)
        except StaleCustomId as error:
            raise UserError("lesson-other") from error
        if place.answer is not None:
            raise UserError("lesson-other")
        return decision

    def _levels(self, system: str, screen: Screen) -> Levels:
        assert screen.shown.ask is not None, "a lesson begins with a question"
        position = _Position(screen.shown.view, screen.shown.ask)
        return Levels(position, self.context.find(system), plain=plain)

    def _page(self, system: str, place: Place, screen: Screen) -> Json:
        presenter, shown = self.context.find(system), screen.shown
        return {
            "version": place.version,
            "since": place.version,
            "title": plain(screen.title),
            "numbers": "",
            **news_of(presenter, shown.view, shown.events, first=place.version, plain=plain),
            "story": [],
            "below": "",
            "alt": cut(presenter.alt(shown.view), ALT_LENGTH),
            "picture": f"picture/{place.version}-",
            "over": False,
            "side": "",
            "word": False,
            "language": language(),
            "words": own_words(),
            "role": "decides",
            "undo": False,
            "back": "",
            "level": _NOTHING,
            "quick": [],
            "advice": (),
            "acts": [],
        }

    @staticmethod
    def _level(levels: Levels, decision: Decision, path: Answer) -> Json:
        """Return the menu that follows the choices in `path`. If the path is complete, return the answer to confirm."""
        while True:
            for words in decision.words:
                if _alike(words, path):
                    return levels.at(words, all_=True)
            nexts = list(dict.fromkeys(words[len(path)] for words in decision.words if _leads(words, path)))
            if not nexts:
                raise UserError("lesson-other")
            if len(nexts) > 1:
                break
            path = (*path, nexts[0])
        said = levels.at(path, all_=True)
        allowed = {part for word in nexts for part in (word.split(JOIN) if said["many"] else [word])}
        return {**said, "free": False, "choices": [each for each in said["choices"] if each["word"] in allowed]}


def _alike(words: Answer, path: Answer) -> bool:
    """Return whether two answers are the same. The order of choices within a menu does not matter."""
    return len(words) == len(path) and all(
        sorted(one.split(JOIN)) == sorted(other.split(JOIN)) for one, other in zip(words, path, strict=True)
    )


def _leads(words: Answer, path: Answer) -> bool:
    """Return whether an answer begins with `path`."""
    return len(words) > len(path) and _alike(words[: len(path)], path)
