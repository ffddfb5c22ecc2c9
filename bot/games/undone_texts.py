"""Texts about undone answers: the line of a board, and the answers one by one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.state import GameState, Undone
from bot.ui.texts import cut, person, say
from engine.core.asks import Answer
from engine.core.events import Event
from render.presenter import Presenter

LINE = 250
"""The maximum length of the line in characters."""
_KEYS = 3
"""Maximum number of answers named in one line."""


def undone_text(state: GameState, presenter: Presenter) -> str | None:
    """Return the board's line about who undid what; None if the last thing done was no undo."""
    if state.undone is None:
        return None
    what = in_short(state.undone, presenter, locale=state.locale)
    return say("undo-told", locale=state.locale, who=person(state.undone.actor, locale=state.locale), what=what)


def in_short(undone: Undone, presenter: Presenter, *, locale: str) -> str:
    """Return what was undone in one line."""
    count = len(undone.answers)
    if undone.by_steward and count > 1:
        return say("undo-steward", locale=locale, count=count)
    steps = (*undone.steps, *[""] * (count - len(undone.steps)))
    seen = (*undone.events, *[()] * (count - len(undone.events)))
    every = zip(undone.answers, steps, seen, strict=True)
    parts = [answer_text(answer, step, presenter, locale, events) for answer, step, events in every]
    return _some(parts, most=_KEYS, length=LINE, locale=locale)


def _some(parts: Sequence[str], *, most: int, length: int, locale: str) -> str:
    shown = [cut(each, length // most) for each in parts[:most]]
    if len(parts) > most:
        shown.append(say("undo-more", locale=locale, count=len(parts) - most))
    return "; ".join(shown)


def answer_text(answer: Answer, step: str, presenter: Presenter, locale: str, events: Sequence[Event] = ()) -> str:
    """Return an answer in words; a one-word answer gets the phase in which it was given.

    Of an answer whose effect is a secret it is what all have seen, the `events`.
    """
    if not answer:
        seen = " · ".join(filter(None, (presenter.line(event, locale=locale) for event in events)))
        return seen or say("undo-secret", locale=locale)
    text = presenter.answer_text(answer, locale=locale)
    phase = dict(presenter.headings(locale=locale).phases).get(step) if len(answer) == 1 else None
    return say("undo-in-phase", locale=locale, what=text, phase=phase) if phase else text
