"""What a game measures from period to period, for curves."""

from __future__ import annotations

from typing import NamedTuple


class Measure(NamedTuple):
    """One figure of a position: what it is called, which others share its scale (`group`, with a `heading`).

    Of a `peak` the highest value of a period is shown; of the others, the last.
    """

    name: str
    title: str
    value: int
    group: str
    heading: str
    peak: bool = False


class Sin(NamedTuple):
    """What a defence should not do: a title of at most 44 characters, and what is meant, with its section."""

    title: str
    meaning: str
