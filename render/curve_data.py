"""The figures that a game measures for curves, and the texts of mistakes."""

from __future__ import annotations

from typing import NamedTuple


class Measure(NamedTuple):
    """One figure of a position: its name, title and value; measures of one `group` share a scale with a `heading`.

    For a `peak` the highest value of a period is shown, for others the last.
    """

    name: str
    title: str
    value: int
    group: str
    heading: str
    peak: bool = False


class Sin(NamedTuple):
    """A mistake of the player: a title of at most 44 characters, and its meaning, with its section."""

    title: str
    meaning: str
