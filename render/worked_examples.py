"""Worked examples of a rulebook as text: the position of a conformance case, and what happens in it."""

from __future__ import annotations

from collections.abc import Sequence

from render.localization import Voice
from render.rulebook import PAGE_LENGTH


def example_text(voice: Voice, place: str, events: Sequence[str], *, locale: str) -> str:
    """Return an example as one page: the position, and a line for each event.

    `voice` is the catalogue of the rules, with the keys `example-before`, `example-after` and `example-nothing`.
    """
    lines = [voice.say("example-before", locale=locale, place=place), voice.say("example-after", locale=locale)]
    lines += [f"- {line}" for line in events] or [voice.say("example-nothing", locale=locale)]
    return _shortened(lines)


def _shortened(lines: Sequence[str]) -> str:
    """Join as many lines as fit into a page."""
    text = lines[0]
    for line in lines[1:]:
        if len(text) + len(line) + 3 > PAGE_LENGTH:
            return f"{text}\n…"
        text = f"{text}\n{line}"
    return text
