"""Exact probabilities for one die (§II.2, §II.3, §V)."""

from __future__ import annotations

from functools import cache

FACES = range(1, 7)


@cache
def hit(strength: int, modifier: int) -> float:
    """§II.2 Return the probability of a hit on a unit."""
    return sum(die + modifier > strength for die in FACES) / 6


@cache
def after_fire(strength: int, modifier: int, damage: int) -> tuple[float, ...]:
    """Return the probability of each strength that a unit may have after a fire roll (§II.2).

    The probability at index 0 is for strength 0.
    """
    chances = [0.0] * (strength + 1)
    hits = hit(strength, modifier)
    chances[strength] += 1 - hits
    for die in FACES:
        chances[max(0, strength - max(0, die + damage))] += hits / 6
    return tuple(chances)


@cache
def after_melee(strength: int, dealt: int) -> tuple[float, ...]:
    """Return the probabilities of a unit's strength after a melee (§II.3).

    The index is the strength, from 0.
    """
    chances = [0.0] * (strength + 1)
    for die in FACES:
        chances[max(0, strength - max(0, die + dealt))] += 1 / 6
    return tuple(chances)


@cache
def suffered(own: int) -> tuple[float, ...]:
    """Return the probabilities that the defenders lose 0 to 12 points in a melee (§II.3)."""
    chances = [0.0] * 13
    for die in FACES:
        chances[min(max(0, die + own), 12)] += 1 / 6
    return tuple(chances)


@cache
def above(number: int, modifier: int) -> tuple[float, float, float]:
    """Return the probabilities that a die roll with a modifier is above, equal to, or below a number (§IV.2, §V)."""
    totals = [die + modifier for die in FACES]
    more, same = sum(total > number for total in totals) / 6, sum(total == number for total in totals) / 6
    return more, same, 1 - more - same
