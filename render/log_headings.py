"""The headings by which a game's log is filtered."""

from __future__ import annotations

from typing import NamedTuple


class Mark(NamedTuple):
    """An event's place in the log: its period, round and phase.

    `echo` is set if the event only repeats the order that caused it.
    """

    period: int
    round: int
    phase: str
    echo: bool = False


Heading = tuple[str, str]
"""A sort key of a log, and its title, at most 80 characters."""

WORD = 20
"""The maximum length of a sort key, in characters: three of them must fit in a button's custom id."""


class Headings(NamedTuple):
    """The headings by which a log can be filtered. Phases are in the order of play."""

    phases: tuple[Heading, ...]
    places: tuple[Heading, ...]
    kinds: tuple[Heading, ...]


DICE = "dice"
"""The kind of all events with a die roll, which every game has."""
