"""What the picture shows, as plain facts: a view's, before anybody draws them."""

from __future__ import annotations

from typing import NamedTuple


class Unit(NamedTuple):
    """A Chinese unit: «boxers» or «imperials», and its strength."""

    kind: str
    strength: int


class Strength(NamedTuple):
    """A Legation on the track of strengths: now, at the start, where it stands (empty: nowhere)."""

    power: str
    now: int
    start: int
    side: str


class Face(NamedTuple):
    """The card of the turn: its colour, what its compass sends whither, its figures."""

    id: str
    colour: str
    compass: tuple[tuple[str, Unit], ...]
    figures: tuple[tuple[str, int], ...]


class Column(NamedTuple):
    """The relief column: the station that it has reached, who bars its way, whether he is dispersed, the two tracks."""

    station: int
    blocked: int | None
    dispersed: bool
    speed: int
    power: int
