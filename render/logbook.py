"""What a game's logbook is sorted by, before anybody has put it into words."""

from __future__ import annotations

from typing import NamedTuple


class Mark(NamedTuple):
    """Where one event belongs: its period and round, its phase.

    An `echo` says no more than the order that brought it about.
    """

    period: int
    round: int
    phase: str
    echo: bool = False


Heading = tuple[str, str]
"""A word that a log is sorted by, and its title in a language, at most 80 characters."""

WORD = 20
"""Such a word is at most so long: three of them stand in a button."""


class Headings(NamedTuple):
    """All that a log can be sorted by: phases in their order, places, kinds of events."""

    phases: tuple[Heading, ...]
    places: tuple[Heading, ...]
    kinds: tuple[Heading, ...]


DICE = "dice"
"""The kind of everything that was rolled for; every game has it."""
