"""The contents of the picture as plain facts, taken from a view before it is drawn."""

from __future__ import annotations

from typing import NamedTuple


class Unit(NamedTuple):
    """A Chinese unit: «boxers» or «imperials», and its strength."""

    kind: str
    strength: int


class Strength(NamedTuple):
    """A Legation in the table of strengths: its strength now and at the start, and its wall (empty: none)."""

    power: str
    now: int
    start: int
    side: str


class Face(NamedTuple):
    """The card of the turn: its colour, the walls to which its compass sends Chinese units, its other figures."""

    id: str
    colour: str
    compass: tuple[tuple[str, Unit], ...]
    figures: tuple[tuple[str, int], ...]


class Column(NamedTuple):
    """The relief column: its station, its blocker's strength (None: none), whether that blocker is dispersed, its
    tracks.
    """

    station: int
    blocked: int | None
    dispersed: bool
    speed: int
    power: int
