"""What the picture shows, as plain facts taken from a view before anything is drawn."""

from __future__ import annotations

from typing import NamedTuple


class Unit(NamedTuple):
    """A Chinese unit: its kind, «boxers» or «imperials», and its strength."""

    kind: str
    strength: int


class Strength(NamedTuple):
    """A row in the table of strengths: a Legation with its present and starting strength, and its wall.

    The wall is empty if the Legation is at none.
    """

    power: str
    now: int
    start: int
    side: str


class Face(NamedTuple):
    """The card of the turn: its colour, the walls where its compass places Chinese units, and its other numbers."""

    id: str
    colour: str
    compass: tuple[tuple[str, Unit], ...]
    figures: tuple[tuple[str, int], ...]


class Column(NamedTuple):
    """The relief column: its station, its tracks, and the counter that blocks it.

    `blocked` is the strength of that counter, None if there is none; `dispersed` is whether it was beaten.
    """

    station: int
    blocked: int | None
    dispersed: bool
    speed: int
    power: int
