"""The screens of a lesson: a decision, or the result of an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import engine.games
from bot.ui.custom_ids import StaleCustomId
from bot.ui.texts import say
from engine.core.asks import Answer, Ask
from engine.testing.lessons import Decision, Posed, lesson_of, posed
from render.menu_texts import chosen
from render.panel import LABEL_LENGTH
from render.presenter import Presenter


class Screen(NamedTuple):
    """A screen of a lesson: title, paragraphs, position and answers.

    Once the user has answered, it has no more answers.
    """

    title: str
    told: list[str]
    shown: Posed
    labels: list[str]


def decisions(system: str) -> Sequence[Decision]:
    """Return the decisions of a lesson. Raise `StaleCustomId` for a game without a lesson."""
    found = lesson_of(system) if system in engine.games.names() else None
    if found is None:
        raise StaleCustomId(system)
    return found.decision


def decision_of(system: str, number: int) -> Decision:
    """Return a decision of a lesson, counted from 0. Raise `StaleCustomId` if there is none."""
    found = decisions(system)
    if not 0 <= number < len(found):
        raise StaleCustomId(system)
    return found[number]


async def asked(presenter: Presenter, system: str, number: int) -> Screen:
    """Return the screen for a decision of a lesson. Raise `StaleCustomId` if there is none."""
    decision = decision_of(system, number)
    shown = await asyncio.to_thread(posed, system, decision)
    assert shown.ask is not None, "a lesson begins with a question"
    texts = presenter.lesson(decision.name)
    told = [texts.scene, f"**{texts.question}**"]
    return Screen(_title(presenter, system, number), told, shown, _named(presenter, shown.ask, decision.words))


async def answered(presenter: Presenter, system: str, number: int, place: int) -> Screen:
    """Return the screen after an answer, counted from 0.

    Raise `StaleCustomId` if there is no such decision or answer.
    """
    decision = decision_of(system, number)
    if not 0 <= place < len(decision.answers):
        raise StaleCustomId(str(place))
    question = await asyncio.to_thread(posed, system, decision)
    shown = await asyncio.to_thread(posed, system, decision, decision.words[place])
    right = place == decision.place
    verdict = say("lesson-right") if right else say("lesson-wrong")
    assert question.ask is not None, "a lesson begins with a question"
    names = _named(presenter, question.ask, decision.words)
    best = "" if right else say("lesson-best", answer=names[decision.place])
    why = say("lesson-why", why=presenter.lesson(decision.name).why, section=decision.section)
    told = [" ".join(filter(None, (verdict, best, why)))]
    told += presenter.panel(shown.view, shown.ask, shown.events).story
    if shown.result is not None:
        told.append(presenter.verdict(shown.view, shown.result))
    return Screen(_title(presenter, system, number), told, shown, [])


def going_on(system: str, number: int) -> str:
    """Return the label of the button that leads to the next decision or to the end."""
    return say("button-lesson-end" if number + 1 == len(decisions(system)) else "button-lesson-on")


def _title(presenter: Presenter, system: str, number: int) -> str:
    return say("lesson-title", game=presenter.title(), number=number + 1, count=len(decisions(system)))


def _named(presenter: Presenter, ask: Ask, answers: Sequence[Answer]) -> list[str]:
    """Return the labels of answers. They are shorter if the full labels do not fit on buttons."""
    found = [" · ".join(_levels(presenter, ask, words)) for words in answers]
    if all(len(label) <= LABEL_LENGTH for label in found):
        return found
    return [
        presenter.answer_text(words) if len(words) > 1 else label for words, label in zip(answers, found, strict=True)
    ]


def _levels(presenter: Presenter, ask: Ask, words: Answer) -> Iterator[str]:
    """Yield the label of each choice in an answer, except choices that only open menus."""
    levels = [", ".join(map(presenter.label, choices)) for choices in chosen(ask, words)]
    yield from (label for label in levels[:-1] if not label.endswith("…"))
    yield levels[-1]
