"""The texts of the calendar's question whether the next day begins. They belong to the bot, not to a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.asks import Answer, Ask, Choice
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.events import Event
from render.catalogue import house_texts
from render.overlay import Overlay
from render.panel import Offer, Panel, Shortcuts
from render.presenter import Presenter


class WithCalendar:
    """Wraps a game's presenter and hides the calendar's Ask from it: the game sees a day that is over, and no Ask.

    Everything that has nothing to do with an Ask is passed to the game's presenter.
    """

    def __init__(self, own: Presenter) -> None:
        self.own = own

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "own":
            raise AttributeError(name)
        return getattr(self.own, name)

    def _say(self, key: str, locale: str) -> str:
        return house_texts().text(key, locale=locale, period=self.own.period())

    def panel(
        self, view: Any, ask: Ask | None, events: Sequence[Event], *, locale: str, advice: Answer | None = None
    ) -> Panel:
        """Return the texts of a board message (see `Presenter` for this and all methods below)."""
        if not _calendars(ask):
            return self.own.panel(view, ask, events, locale=locale, advice=advice)
        panel = self.own.panel(view, None, events, locale=locale)
        return msgspec.structs.replace(panel, orders=self._say("calendar-orders", locale), advice=None)

    def shortcuts(self, view: Any, ask: Ask, *, path: Answer = (), locale: str) -> tuple[Shortcuts, ...]:
        """Return no shortcuts for the calendar's Ask."""
        return () if _calendars(ask) else self.own.shortcuts(view, ask, path=path, locale=locale)

    def offers(self, view: Any, ask: Ask, answers: Sequence[Answer], *, locale: str) -> tuple[Offer, ...]:
        """Return no offers for the calendar's Ask: it has no vote."""
        return () if _calendars(ask) else self.own.offers(view, ask, answers, locale=locale)

    def first_time_hint(self, ask: Ask, *, locale: str) -> str | None:
        """Return None for the calendar's Ask: it has no first-time hint."""
        return None if _calendars(ask) else self.own.first_time_hint(ask, locale=locale)

    def label(self, choice: Choice, *, locale: str) -> str:
        """Return the label of the button."""
        return self._say("calendar-begin", locale) if _begins(choice.word) else self.own.label(choice, locale=locale)

    def description(self, choice: Choice, *, locale: str) -> str | None:
        """Return None for the calendar's choice."""
        return None if _begins(choice.word) else self.own.description(choice, locale=locale)

    def prompt(self, ask: Ask | None, path: Answer, *, locale: str) -> str:
        """Return the question."""
        return self._say("calendar-orders", locale) if _calendars(ask) else self.own.prompt(ask, path, locale=locale)

    def why(self, ask: Ask, *, locale: str) -> str:
        """Return the reason for the question."""
        return self._say("calendar-why", locale) if _calendars(ask) else self.own.why(ask, locale=locale)

    def answer_text(self, answer: Answer, *, locale: str) -> str:
        """Return the log text for a day that was begun."""
        return self._say("calendar-said", locale) if answer == BEGIN else self.own.answer_text(answer, locale=locale)

    def odds_ask(self, view: Any, ask: Ask | None) -> Ask | None:
        """Return None between two days: nothing is rolled."""
        return None if _calendars(ask) else self.own.odds_ask(view, ask)

    def odds_near(self, view: Any, ask: Ask) -> bool:
        """Return False between two days."""
        return not _calendars(ask) and self.own.odds_near(view, ask)

    def odds_subject(self, view: Any, ask: Ask, answer: Answer) -> Answer | None:
        """Return None for the calendar's Ask."""
        return None if _calendars(ask) else self.own.odds_subject(view, ask, answer)

    def overlays(self, view: Any, ask: Ask | None) -> Ask:
        """Return the map overlays that are available between two days."""
        return self.own.overlays(view, _own(ask))

    def picked(self, view: Any, ask: Ask, path: Answer) -> Answer:
        """Return nothing for the calendar's Ask."""
        return () if _calendars(ask) else self.own.picked(view, ask, path)

    def overlay(
        self, view: Any, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = (), locale: str
    ) -> Overlay:
        """Return the text of an overlay."""
        return self.own.overlay(view, _own(ask), subject, events=events, locale=locale)

    def overlay_picture(self, view: Any, ask: Ask | None, subject: Answer, **how: Any) -> bytes:
        """Return the picture of an overlay."""
        return self.own.overlay_picture(view, _own(ask), subject, **how)


def _calendars(ask: Ask | None) -> bool:
    return ask is not None and ask.kind == CALENDAR


def _own(ask: Ask | None) -> Ask | None:
    return None if _calendars(ask) else ask


def _begins(word: str) -> bool:
    return (word,) == BEGIN
