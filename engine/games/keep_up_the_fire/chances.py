"""What a die leads to, in tables: exact chances that the steward and the odds read (§II.2, §II.3, §V)."""

from __future__ import annotations

from functools import cache

FACES = range(1, 7)


@cache
def hit(strength: int, modifier: int) -> float:
    """§II.2 The chance to hit a unit."""
    return sum(die + modifier > strength for die in FACES) / 6


@cache
def after_fire(strength: int, modifier: int, damage: int) -> tuple[float, ...]:
    """§II.2 The chances of each strength, 0 to the present one, after one fire."""
    chances = [0.0] * (strength + 1)
    hits = hit(strength, modifier)
    chances[strength] += 1 - hits
    for die in FACES:
        chances[max(0, strength - max(0, die + damage))] += hits / 6
    return tuple(chances)


@cache
def after_melee(strength: int, dealt: int) -> tuple[float, ...]:
    """§II.3 The chances of each strength, 0 to the present one, after one mêlée."""
    chances = [0.0] * (strength + 1)
    for die in FACES:
        chances[max(0, strength - max(0, die + dealt))] += 1 / 6
    return tuple(chances)


@cache
def suffered(own: int) -> tuple[float, ...]:
    """§II.3 The chances of each number of points, 0 to 12, that the defenders owe after one mêlée."""
    chances = [0.0] * 13
    for die in FACES:
        chances[min(max(0, die + own), 12)] += 1 / 6
    return tuple(chances)


@cache
def above(number: int, modifier: int) -> tuple[float, float, float]:
    """§IV.2, §V The chances that a die and its modifiers come to more than a number, to it, to less."""
    totals = [die + modifier for die in FACES]
    more, same = sum(total > number for total in totals) / 6, sum(total == number for total in totals) / 6
    return more, same, 1 - more - same
