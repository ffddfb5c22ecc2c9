"""Log tables: the phase and kinds of each event, and the texts of recorded answers.

The keys are `step-<phase>` and `log-kind-<kind>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from engine.core.asks import Answer
from engine.core.events import Event
from render.language import remembered
from render.localization import Voice, capitalized
from render.log_headings import DICE, Headings
from render.own_battle import battle
from render.roll_texts import RollReports

OrderWriter = Callable[[Answer], str]
"""A function that returns the text of an answer without its menu."""


class EventTables:
    """The phase and the kinds of each event type.

    `by_why` is for events whose phase depends on their field `why`.
    """

    def __init__(
        self,
        *,
        phases: Mapping[type[Event], str],
        by_why: Mapping[tuple[type[Event], str], str] = MappingProxyType({}),
        kinds: Mapping[str, tuple[type[Event], ...]],
    ) -> None:
        self._phases, self._by_why, self._kinds = phases, by_why, kinds
        self.every_kind = tuple(kinds)
        self.kinds = lru_cache(None)(self._kinds_of)

    def phase(self, event: Event) -> str:
        """Return the phase to which an event belongs. Return an empty text if the phase stays the same."""
        return self._by_why.get((type(event), getattr(event, "why", ""))) or self._phases.get(type(event), "")

    def _kinds_of(self, kind: type[Event]) -> frozenset[str]:
        """Return the kinds under which the log lists a class of events."""
        return frozenset(name for name, types in self._kinds.items() if kind in types)


def headings_of(
    voice: Voice, *, phases: Sequence[str], places: Iterable[tuple[str, str]], kinds: Sequence[str]
) -> Headings:
    """Return the headings that filter a log. `places` are pairs of a place and its title."""
    return Headings(
        tuple((phase, capitalized(voice.say(f"step-{phase}"))) for phase in phases),
        tuple(places),
        tuple((kind, voice.say(f"log-kind-{kind}")) for kind in kinds),
    )


def order_text(writers: Mapping[str, OrderWriter], answer: Answer, *, finish: Callable[[str], str] = str) -> str:
    """Return an answer as text. The first word of the answer selects the function that writes it.

    If there is no such function, return the plain words.
    """
    write = writers.get(answer[0]) if answer else None
    try:
        return finish(write(answer)) if write is not None else " ".join(answer)
    except (LookupError, ValueError):
        return " ".join(answer)


class LogTexts:
    """Implements the parts of `render.presenter.Log` that need only a game's tables and sentences.

    `phases` are the phases by which a user can filter the log. `places` returns the ids of all places, and `place_name`
    returns the name of a place. `verbs` maps the first word of an answer to the function that writes the answer as
    text. `silent` events are left out of brief log lines.
    """

    def __init__(
        self,
        voice: Voice,
        tables: EventTables,
        *,
        phases: Sequence[str],
        places: Callable[[], Sequence[str]],
        place_name: Callable[..., str],
        sentence: Callable[..., str],
        reports: RollReports,
        verbs: Mapping[str, OrderWriter],
        begin: Callable[[str], str],
        silent: tuple[type[Event], ...] = (),
    ) -> None:
        self._voice, self._tables, self._phases, self._places = voice, tables, phases, places
        self._place_name, self._sentence, self._reports = place_name, sentence, reports
        self._verbs, self._begin, self._silent = verbs, begin, silent
        self._headings = remembered(64)(self._headings_in)

    def kinds(self, event: Event) -> frozenset[str]:
        """Return the kinds by which a user can find an event in the log."""
        found = self._tables.kinds(type(event))
        return found | {DICE} if self._reports.rolled(event) else found

    def line(self, event: Event) -> str:
        """Return the log's line about an event. It reports each roll in full."""
        return " ".join((self._sentence(event), *self._reports.of_event(event)))

    def in_short(self, events: Sequence[Event]) -> tuple[str, ...]:
        """Return a sentence for each important event. Rolls are left out."""
        return tuple(self._sentence(event) for event in events if not isinstance(event, self._silent))

    def headings(self) -> Headings:
        """Return the phases, places and kinds of events by which the log can be filtered."""
        return self._headings(battle())

    def _headings_in(self, _battle: str) -> Headings:
        titled = [(name, self._begin(self._place_name(name))) for name in self._places()]
        kinds = (DICE, *self._tables.every_kind)
        return headings_of(self._voice, phases=self._phases, places=titled, kinds=kinds)

    def answer_text(self, answer: Answer) -> str:
        """Return an order as readable text. An unknown order is returned word by word."""
        return order_text(self._verbs, answer, finish=self._begin)
