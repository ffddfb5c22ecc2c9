"""What the picture shows, as plain facts."""

from __future__ import annotations

from typing import NamedTuple


class Unit(NamedTuple):
    """A Chinese unit: its kind, «boxers» or «imperials», and its strength."""

    kind: str
    strength: int


class Strength(NamedTuple):
    """A row in the table of strengths, about one Legation. The wall is empty if the Legation is at none."""

    power: str
    now: int
    start: int
    side: str


class Face(NamedTuple):
    """The numbers and other contents shown on the turn's card."""

    id: str
    colour: str
    compass: tuple[tuple[str, Unit], ...]
    figures: tuple[tuple[str, int], ...]


class Column(NamedTuple):
    """The relief column.

    `blocked` is the strength of the counter that blocks the column, or None if no counter does. `dispersed` is whether
    that counter was beaten.
    """

    station: int
    blocked: int | None
    dispersed: bool
    speed: int
    power: int
