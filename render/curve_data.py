"""The figures of a game that are drawn as curves, and the texts of mistakes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from render.localization import Voice


class Measure(NamedTuple):
    """One figure of a position: its name, title and value; measures of one `group` have a common scale with a
    `heading`.

    A `peak` shows the highest value of a period, other measures the last one.
    """

    name: str
    title: str
    value: int
    group: str
    heading: str
    peak: bool = False


def measures_of(voice: Voice, rows: Iterable[tuple[str, int, str, bool]]) -> tuple[Measure, ...]:
    """Return the measures of rows; each row is a name, a value, a group, and whether it shows a peak.

    The titles are the messages `measure-<name>`, and the headings `measures-<group>`.
    """
    return tuple(
        Measure(
            name,
            voice.say(f"measure-{name}"),
            value,
            group,
            voice.say(f"measures-{group}"),
            peak,
        )
        for name, value, group, peak in rows
    )


class Mistake(NamedTuple):
    """A mistake of a player: a title of at most 44 characters, and its meaning, with the section of the rules."""

    title: str
    meaning: str
