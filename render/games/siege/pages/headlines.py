"""Chooses the headlines of the newspaper page, in an order that depends on the game's name.

No headline repeats before all of its kind have appeared, and none appears on two days in a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any

from engine.games.siege import events as e
from engine.games.siege.analysis.chronicle import Day, DayKind
from render.catalogue import Catalogue
from render.games.siege.text import catalogue

VARIANTS = 8
"""The number of headlines of each kind of day."""

_DECKS: dict[DayKind, DayKind] = {"repulsed": "attack", "bloody": "attack", "fire": "attack"}
"""The kinds of day that use the second line of another kind."""


@cache
def papers() -> Catalogue:
    """Return the catalogue of texts for newspaper pages and posters."""
    return Catalogue("render.games.siege", "papers")


def print_text(key: str, /, **facts: Any) -> str:
    """Return the text `key` of newspaper pages and posters, with `facts` filled in."""
    return papers().text(key, **facts)


def headline(days: Sequence[Day], place: int, *, game: str) -> str:
    """Return the headline of the day at index `place`."""
    day = days[place]
    before = sum(each.kind == day.kind for each in days[:place])
    facts = {"leader": _lost(day)} if day.kind == "leader" else {}
    number = variant(game, day.kind, before) + 1
    return catalogue.begin(print_text(f"headline-{day.kind}-{number}", **facts))


def deck(day: Day) -> str:
    """Return the line under the headline."""
    toll = day.toll
    return print_text(
        f"deck-{_DECKS.get(day.kind, day.kind)}", attackers=day.attackers, chinese=toll.chinese, powers=toll.powers
    )


def notices(game: str, day: int) -> tuple[int, ...]:
    """Return the numbers of a day's small advertisements."""
    first = variant(game, "notice", day)
    return tuple((first + place) % VARIANTS + 1 for place in range(VARIANTS))


def variant(game: str, kind: str, number: int) -> int:
    """Return which text to use for the `number`-th day of a kind, as an index."""
    pack, place = divmod(number, VARIANTS)
    return _pack(game, kind, pack)[place]


@cache
def _pack(game: str, kind: str, pack: int) -> tuple[int, ...]:
    order = sorted(range(VARIANTS), key=lambda each: sha256(f"{game} {kind} {pack} {each}".encode()).digest())
    if pack and order[0] == _pack(game, kind, pack - 1)[-1]:
        order.append(order.pop(0))
    return tuple(order)


def _lost(day: Day) -> str:
    """Return the name of the first leader who fell on a day without a successor."""
    fallen = next(event for event in day.events if isinstance(event, e.LeaderFell) and not event.successor)
    face = 1 if _was_replaced(day, fallen) else 2
    return catalogue.own_name(fallen.leader, face=face)


def _was_replaced(day: Day, fallen: e.LeaderFell) -> bool:
    return any(
        isinstance(event, e.LeaderFell) and event.leader == fallen.leader and event.successor
        for event in day.events[: day.events.index(fallen)]
    )
