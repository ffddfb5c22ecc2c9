"""Computes the expected gain of a melee before any counter enters it (§6.6)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.games.siege.analysis import odds
from engine.games.siege.combat import modifiers
from engine.games.siege.combat.modifiers import WIDEST
from engine.games.siege.combat.tables import lookup
from engine.games.siege.world import Counter, Position

MELEE: Final = 2
"""§6.6 The modifier that a soldier gives to the melee in his zone."""
OWN_POINT: Final = 1.5
"""The weight of an own point relative to a point of the enemy."""


def melee_gain(position: Position, zone: str, *, points: int, leaders: int) -> float:
    """Return the average gain of a melee in points, minus own losses.

    `points` is the strength of the troops. `leaders` is the sum of the leaders' modifiers.
    """
    roll = modifiers.soldiers_melee(position, zone)
    bonus = leaders + sum([modifier.value for modifier in roll.modifiers])
    bonus -= sum([modifier.value for modifier in modifiers.leader_bonus(position, zone)])
    if not position.soldiers(zone):
        bonus += MELEE
    others, weakest = odds.make_up(position.chinese(zone))
    spared = position.house.weak_fanatic_3 == "nothing"
    return _gain(min(max(points, 1), WIDEST), bonus, _tolls(others, weakest, spared))


@lru_cache(maxsize=1024)
def _tolls(others: int, weakest: int, spared: bool) -> tuple[int, ...]:
    return tuple(odds.toll_of(others, weakest, hits, spared=spared).points for hits in range(6))


@lru_cache(maxsize=4096)
def _gain(column: int, bonus: int, tolls: tuple[int, ...]) -> float:
    total = 0.0
    for die in range(1, odds.SIDES + 1):
        result = lookup("soldiers", min(max(die + bonus, 0), 7), column)
        total += tolls[odds.harm(result)] - OWN_POINT * odds.own(result)
    return total / odds.SIDES


def together(leaders: Iterable[Counter]) -> int:
    """§1.5.2 Return the modifier that leaders give together."""
    values = sorted((leader.bonus for leader in leaders), reverse=True)
    return max(sum(values[:2]), 0) if all(value != 3 for value in values) else 3
