"""The headlines of the dispatch: of a pool for each kind of day, in an order that the game's name gives.

A kind's headlines are dealt like a shuffled pack: none comes again before all have been, and the first of a new pack is
never the last of the old one. Kinds share no headline, so the same one never stands on two days in a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256

from engine.games.siege import events as e
from engine.games.siege.chronicle import Day, DayKind
from render.catalogue import Catalogue
from render.games.siege import words

VARIANTS = 8
"""So many headlines has each kind of day."""

_DECKS: dict[DayKind, DayKind] = {"repulsed": "attack", "bloody": "attack", "fire": "attack"}
"""Kinds of day whose second line is another kind's."""


@cache
def papers() -> Catalogue:
    """What papers and posters say."""
    return Catalogue("render.games.siege", "papers")


def print_text(key: str, /, *, locale: str, **facts: object) -> str:
    """A text of the papers."""
    return papers().text(key, locale=locale, **facts)


def headline(days: Sequence[Day], place: int, *, game: str, locale: str) -> str:
    """The headline of the day at a place of the chronicle."""
    day = days[place]
    before = sum(each.kind == day.kind for each in days[:place])
    facts = {"leader": _lost(day, locale=locale)} if day.kind == "leader" else {}
    number = variant(game, day.kind, before) + 1
    return words.begin(print_text(f"headline-{day.kind}-{number}", locale=locale, **facts))


def deck(day: Day, *, locale: str) -> str:
    """What stands under the headline."""
    toll = day.toll
    return print_text(
        f"deck-{_DECKS.get(day.kind, day.kind)}",
        locale=locale,
        attackers=day.attackers,
        chinese=toll.chinese,
        powers=toll.powers,
    )


def notices(game: str, day: int) -> tuple[int, ...]:
    """The numbers of the small advertisements of a day, the one that is set first before the others."""
    first = variant(game, "notice", day)
    return tuple((first + place) % VARIANTS + 1 for place in range(VARIANTS))


def variant(game: str, kind: str, number: int) -> int:
    """Which of a kind's headlines is its `number`-th of a game, both from 0."""
    pack, place = divmod(number, VARIANTS)
    return _pack(game, kind, pack)[place]


@cache
def _pack(game: str, kind: str, pack: int) -> tuple[int, ...]:
    order = sorted(range(VARIANTS), key=lambda each: sha256(f"{game} {kind} {pack} {each}".encode()).digest())
    if pack and order[0] == _pack(game, kind, pack - 1)[-1]:
        order.append(order.pop(0))
    return tuple(order)


def _lost(day: Day, *, locale: str) -> str:
    """The officer whom the day is remembered for: the first who is lost for good."""
    fallen = next(event for event in day.events if isinstance(event, e.LeaderFell) and not event.successor)
    face = 1 if _was_replaced(day, fallen) else 2
    return words.own_name(fallen.leader, face=face, locale=locale)


def _was_replaced(day: Day, fallen: e.LeaderFell) -> bool:
    return any(
        isinstance(event, e.LeaderFell) and event.leader == fallen.leader and event.successor
        for event in day.events[: day.events.index(fallen)]
    )
