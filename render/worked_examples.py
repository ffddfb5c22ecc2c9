"""The texts of a rulebook's worked examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engine.core.events import Event
from render.language import remembered
from render.localization import Voice
from render.rulebook import PAGE_LENGTH


def example_text(voice: Voice, place: str, events: Sequence[str]) -> str:
    """Return an example as one page: the position, and a line for each event.

    `voice` is the catalogue of the rules, with the keys `example-before`, `example-after` and `example-nothing`.
    """
    lines = [voice.say("example-before", place=place), voice.say("example-after")]
    lines += [f"- {line}" for line in events] or [voice.say("example-nothing")]
    return _shortened(lines)


def _shortened(lines: Sequence[str]) -> str:
    """Join as many lines as fit on a page. End with an ellipsis if some are missing."""
    text = lines[0]
    for line in lines[1:]:
        if len(text) + len(line) + 3 > PAGE_LENGTH:
            return f"{text}\n…"
        text = f"{text}\n{line}"
    return text


class WorkedExamples:
    """Writes the worked examples of a game's rules from its test cases.

    `enact` plays a case. `place` returns a text about its position. `line` returns a text about an event. Events of the
    `unreported` types are left out.
    """

    def __init__(
        self,
        rules: Voice,
        examples_of: Callable[[str], Sequence[Any]],
        enact: Callable[[Any], Any],
        *,
        place: Callable[[Any, Any], str],
        line: Callable[..., str],
        unreported: tuple[type[Event], ...] = (),
    ) -> None:
        self._rules, self._examples_of, self._enact = rules, examples_of, enact
        self._place, self._line, self._unreported = place, line, unreported
        self.example = remembered(512)(self._example)

    def _example(self, section: str, number: int) -> str:
        """Return the worked example `number` of a section."""
        case = self._examples_of(section)[number].case
        played = self._enact(case)
        lines = [self._line(event) for event in played.events if not isinstance(event, self._unreported)]
        return example_text(self._rules, self._place(case, played.before), lines)


def orders_of(case: Any, kind: type[Any]) -> dict[str, Any]:
    """Return the standing orders that a test case sets, keyed by side."""
    return {side: msgspec.convert(orders, kind) for side, orders in case.position.get("orders", {}).items()}
