"""The sort keys of a game's logbook."""

from __future__ import annotations

from typing import NamedTuple


class Mark(NamedTuple):
    """The place of one event in the log: its period, round and phase.

    An `echo` adds nothing to the order that caused the event.
    """

    period: int
    round: int
    phase: str
    echo: bool = False


Heading = tuple[str, str]
"""A sort key of a log, and its title, at most 80 characters."""

WORD = 20
"""The longest sort key, in characters: three of them must fit in a button's custom_id."""


class Headings(NamedTuple):
    """All sort keys of a log: phases in their order, places, kinds of events."""

    phases: tuple[Heading, ...]
    places: tuple[Heading, ...]
    kinds: tuple[Heading, ...]


DICE = "dice"
"""The kind of all events with a die roll; every game has it."""
