"""The sentence about each event, from a game's catalogue. The keys are `event-<event>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from engine.core.events import Event
from render.localization import Voice

Facts = dict[str, Any]
Teller = Callable[[Any], Facts]
"""A function that returns the facts of an event's sentence."""
NONE = "none"
"""The variant of a text for a missing fact."""


@cache
def key_of(kind: type[Event]) -> str:
    """Return the key of an event type: its name in kebab case."""
    return str(kind.__struct_config__.tag)


def yes(condition: object) -> str:
    """Return “yes” or “no”, which selects a variant of a text."""
    return "yes" if condition else "no"


class Sentences:
    """Writes sentences about a game's events.

    `tellers` are functions that return the facts of an event. `begin` capitalizes a sentence.
    """

    def __init__(self, voice: Voice, tellers: Mapping[type[Event], Teller], *, begin: Callable[[str], str]) -> None:
        self._say, self._tellers, self._begin = voice.say, tellers, begin

    def sentence(self, event: Event) -> str:
        """Return the sentence about an event."""
        tell = self._tellers.get(type(event))
        facts = tell(event) if tell is not None else {}
        return self._begin(self._say(f"event-{key_of(type(event))}", **facts))
