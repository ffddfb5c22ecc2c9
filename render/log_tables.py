"""The tables of a game's log: the phase and the kinds of each event, and old answers as text.

The keys are `step-<phase>` and `log-kind-<kind>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from engine.core.asks import Answer
from engine.core.events import Event
from render.localization import Voice, capitalized
from render.log_headings import Headings

OrderWriter = Callable[[Answer, str], str]
"""Writes an answer without its menu, in a language."""


class EventTables:
    """The phase and the kinds of each type of event.

    `by_why` is for events that belong to one phase or another for a reason (their field `why`).
    """

    def __init__(
        self,
        *,
        phases: Mapping[type[Event], str],
        by_why: Mapping[tuple[type[Event], str], str],
        kinds: Mapping[str, tuple[type[Event], ...]],
    ) -> None:
        self._phases, self._by_why, self._kinds = phases, by_why, kinds
        self.kinds = lru_cache(None)(self._kinds_of)

    def phase(self, event: Event) -> str:
        """Return the phase of an event; empty if it keeps the phase of the event before."""
        return self._by_why.get((type(event), getattr(event, "why", ""))) or self._phases.get(type(event), "")

    def _kinds_of(self, kind: type[Event]) -> frozenset[str]:
        """Return the kinds of a type of events."""
        return frozenset(name for name, types in self._kinds.items() if kind in types)


def headings_of(
    voice: Voice,
    *,
    phases: Sequence[str],
    places: Iterable[tuple[str, str]],
    kinds: Sequence[str],
    locale: str,
) -> Headings:
    """Return the filters of the log; places bring their titles along."""
    return Headings(
        tuple((phase, capitalized(voice.say(f"step-{phase}", locale=locale))) for phase in phases),
        tuple(places),
        tuple((kind, voice.say(f"log-kind-{kind}", locale=locale)) for kind in kinds),
    )


def order_text(
    writers: Mapping[str, OrderWriter], answer: Answer, *, locale: str, finish: Callable[[str], str] = str
) -> str:
    """Return an answer as text by its first word; its bare words if this version of the game does not know it."""
    write = writers.get(answer[0]) if answer else None
    try:
        return finish(write(answer, locale)) if write is not None else " ".join(answer)
    except (LookupError, ValueError):
        return " ".join(answer)
