"""Writes texts about undone answers: the line on a board, and the list of answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, Protocol, TypeVar

from bot.games.state import GameState, Undone
from bot.ui.texts import cut, person, say
from engine.core.asks import DONE, Answer
from engine.core.events import Event
from render.localization import clauses
from render.presenter import Presenter

LINE = 250
"""The maximum length of the line in characters."""
_KEYS = 3
"""The maximum number of answers named in one line."""


class Told(Protocol):
    """An undone answer and its public events. A secret answer is left empty."""

    @property
    def answer(self) -> Answer:
        """The answer."""

    @property
    def step(self) -> str:
        """The step in which the answer was given."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The public events of the answer."""


_Told = TypeVar("_Told", bound=Told)


class _Answered(NamedTuple):
    answer: Answer
    step: str
    events: tuple[Event, ...]


def undone_text(state: GameState, presenter: Presenter) -> str | None:
    """Return the board's line about an undo and its user. Return None if there was no undo."""
    if state.undone is None:
        return None
    what = in_short(state.undone, presenter)
    return say("undo-told", who=person(state.undone.actor), what=what)


def in_short(undone: Undone, presenter: Presenter) -> str:
    """Return the undone answers as one line."""
    count = len(undone.answers)
    if undone.by_steward and count > 1:
        return say("undo-steward", count=count)
    steps = (*undone.steps, *[""] * (count - len(undone.steps)))
    seen = (*undone.events, *[()] * (count - len(undone.events)))
    every = told(list(map(_Answered, undone.answers, steps, seen)), presenter)
    shown = [cut(text, LINE // _KEYS) for text, _ in every[:_KEYS]]
    if len(every) > _KEYS:
        shown.append(say("undo-more", count=len(every) - _KEYS))
    return clauses(shown)


def told(answers: Sequence[_Told], presenter: Presenter) -> list[tuple[str, Sequence[_Told]]]:
    """Return a line for each undone decision, with the answers that belong to it."""
    found: list[tuple[str, Sequence[_Told]]] = []
    for secret, group in groupby(answers, key=lambda each: not each.answer):
        if secret:
            each = list(group)
            events = [event for one in each for event in one.events]
            lines = presenter.in_short(events) or (say("undo-secret"),)
            found += [(line, each) for line in lines]
        else:
            found += [(answer_text(one.answer, one.step, presenter), [one]) for one in group]
    return found


def answer_text(answer: Answer, step: str, presenter: Presenter) -> str:
    """Return an answer as text, with its phase if it has only one word."""
    text = presenter.answer_text(answer)
    phase = dict(presenter.headings().phases).get(step) if len(answer) == 1 else None
    if phase and answer == DONE:
        return say("undo-phase-over", phase=phase)
    return say("undo-in-phase", what=text, phase=phase) if phase else text
