"""The texts for the question whether the next day begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.asks import Answer, Ask, Choice
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.events import Event
from render.catalogue import house_texts
from render.overlay import Overlay
from render.panel import Details, Offer, Panel, Shortcuts
from render.presenter import Presenter


class WithCalendar:
    """A wrapper around a game's presenter that answers for the calendar's question.

    Everything else is passed to the game's presenter.
    """

    def __init__(self, own: Presenter) -> None:
        self.own = own

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "own":
            raise AttributeError(name)
        return getattr(self.own, name)

    def _say(self, key: str) -> str:
        return house_texts().text(key, period=self.own.period())

    def panel(
        self,
        view: Any,
        ask: Ask | None,
        events: Sequence[Event],
        *,
        advice: Answer | None = None,
        beside: Panel | None = None,
    ) -> Panel:
        """Return the texts of a board message, even if the calendar asks the question.

        `Presenter` describes this and all methods below.
        """
        if not _calendars(ask):
            return self.own.panel(view, ask, events, advice=advice, beside=beside)
        panel = self.own.panel(view, None, events)
        return msgspec.structs.replace(panel, orders=self._say("calendar-orders"))

    def details(self, view: Any, ask: Ask, advice: Answer | None) -> Details:
        """Return the details of a question. The calendar's question has none."""
        return Details() if _calendars(ask) else self.own.details(view, ask, advice)

    def shortcuts(self, view: Any, ask: Ask, *, path: Answer = ()) -> tuple[Shortcuts, ...]:
        """Return the shortcuts of a question; the calendar's question has none."""
        return () if _calendars(ask) else self.own.shortcuts(view, ask, path=path)

    def offers(self, view: Any, ask: Ask, answers: Sequence[Answer]) -> tuple[Offer, ...]:
        """Return what the question offers. Return nothing for a question of the calendar."""
        return () if _calendars(ask) else self.own.offers(view, ask, answers)

    def first_time_hint(self, ask: Ask) -> str | None:
        """Return the hint for a question; None for the calendar's question."""
        return None if _calendars(ask) else self.own.first_time_hint(ask)

    def label(self, choice: Choice) -> str:
        """Return the label of a choice. This includes the calendar's choice."""
        return self._say("calendar-begin") if (choice.word,) == BEGIN else self.own.label(choice)

    def description(self, choice: Choice) -> str | None:
        """Return the second line of a choice. Return None for the choice of the calendar."""
        return None if (choice.word,) == BEGIN else self.own.description(choice)

    def prompt(self, ask: Ask | None, path: Answer) -> str:
        """Return the text of a question. The calendar's question has its own text."""
        return self._say("calendar-orders") if _calendars(ask) else self.own.prompt(ask, path)

    def why(self, ask: Ask) -> str:
        """Return a text about why a question is asked. The calendar's question has such a text too."""
        return self._say("calendar-why") if _calendars(ask) else self.own.why(ask)

    def answer_text(self, answer: Answer) -> str:
        """Return an answer as text for the log."""
        return self._say("calendar-said") if answer == BEGIN else self.own.answer_text(answer)

    def odds_ask(self, view: Any, ask: Ask | None) -> Ask | None:
        """Return the menu of odds. Return None for the calendar's question."""
        return None if _calendars(ask) else self.own.odds_ask(view, ask)

    def odds_near(self, view: Any, ask: Ask) -> bool:
        """Return whether a question is soon followed by a die roll. Return False for the calendar's question."""
        return not _calendars(ask) and self.own.odds_near(view, ask)

    def odds_subject(self, view: Any, ask: Ask, answer: Answer) -> Answer | None:
        """Return the roll to which an answer leads; None for the calendar's question."""
        return None if _calendars(ask) else self.own.odds_subject(view, ask, answer)

    def overlays(self, view: Any, ask: Ask | None) -> Ask:
        """Return the menu of map overlays. It is available between two days too."""
        return self.own.overlays(view, _own(ask))

    def picked(self, view: Any, ask: Ask, path: Answer) -> Answer:
        """Return the overlay for the words chosen so far. It is empty for the calendar's question."""
        return () if _calendars(ask) else self.own.picked(view, ask, path)

    def overlay(self, view: Any, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = ()) -> Overlay:
        """Return the text of a map overlay."""
        return self.own.overlay(view, _own(ask), subject, events=events)

    def overlay_picture(self, view: Any, ask: Ask | None, subject: Answer, **how: Any) -> bytes:
        """Return the picture of a map overlay."""
        return self.own.overlay_picture(view, _own(ask), subject, **how)


def _calendars(ask: Ask | None) -> bool:
    return ask is not None and ask.kind == CALENDAR


def _own(ask: Ask | None) -> Ask | None:
    return None if _calendars(ask) else ask
