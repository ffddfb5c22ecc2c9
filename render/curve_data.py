"""The numbers of a game that are drawn as curves, and its mistakes' texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from render.localization import Voice


class Measure(NamedTuple):
    """A number that can be drawn as a curve.

    Measures of one `group` share a scale with the title `heading`. A `peak` is drawn with the highest value of each
    period, other measures with the last one.
    """

    name: str
    title: str
    value: int
    group: str
    heading: str
    peak: bool = False


def measures_of(voice: Voice, rows: Iterable[tuple[str, int, str, bool]]) -> tuple[Measure, ...]:
    """Return a `Measure` for each row.

    A row contains the measure's name, value and group, and whether it is a peak. Titles are the messages
    `measure-<name>`, and headings are `measures-<group>`.
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
    """The texts about a mistake.

    `title` has at most 44 characters. `meaning` explains the mistake.
    """

    title: str
    meaning: str
