"""The exact odds of the rolls of an assault.

The rolls are for fire, effect, melee, fire-fighting and shells. An `Odds` lists the result of each die face. `toll` and
`rout_toll_of` return the points that a stack loses from a result.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from engine.games.siege.combat import modifiers
from engine.games.siege.combat.modifiers import WIDEST, Roll
from engine.games.siege.combat.tables import lookup
from engine.games.siege.world import CHINESE_LEADERS, FANATIC, FULL, REDUCED, Counter, Position

SIDES: Final = 6


class Odds(NamedTuple):
    """The possible results of a roll, one for each face of the die."""

    roll: Roll
    results: tuple[str, ...]

    def chances(self) -> dict[str, Fraction]:
        """Return the probability of each possible result."""
        found: dict[str, Fraction] = {}
        for result in self.results:
            found[result] = found.get(result, Fraction(0)) + Fraction(1, len(self.results))
        return found

    def at_least(self, wanted: int) -> Fraction:
        """Return the probability that the other side loses at least `wanted` points."""
        return Fraction(sum(harm(result) >= wanted for result in self.results), len(self.results))

    @property
    def harm(self) -> Fraction:
        """The average loss of the other side in points, if nothing protects it."""
        return Fraction(sum(map(harm, self.results)), len(self.results))

    @property
    def own(self) -> Fraction:
        """The average number of points that the rolling side loses."""
        return Fraction(sum(map(own, self.results)), len(self.results))


@cache
def harm(result: str) -> int:
    """§6.3, §6.4 Return the points that a result costs the other side."""
    return 0 if result.endswith(("S", "B")) or not result[:1].isdigit() else int(result[0])


@cache
def own(result: str) -> int:
    """§6.3, §6.4 Return the points that a result costs the side that rolls."""
    if not result.endswith(("S", "B")):
        return 0
    return int(result[0]) if result[0].isdigit() else 1


@cache
def results_of(table: str, column: int, bonus: int, least: int, most: int, *, plain: bool) -> tuple[str, ...]:
    """Return the table results for the natural dice 1 to 6 in a column, after adding `bonus`.

    `least` and `most` limit the row. Under the house rule `plain`, 2S and 2B count as S and B (R121).
    """
    found = []
    for die in range(1, SIDES + 1):
        result = lookup(table, min(max(die + bonus, least), most), column)
        found.append(result[1] if plain and result in {"2S", "2B"} else result)
    return tuple(found)


def of(position: Position, roll: Roll) -> Odds:
    """Return the odds of a roll in a position."""
    return Odds(roll, results(position, roll))


def results(position: Position, roll: Roll) -> tuple[str, ...]:
    """Return the table results of a roll for each die from 1 to 6."""
    plain = position.house.row0_col2 == "S/B"
    return results_of(roll.table, min(roll.column, WIDEST), roll.bonus, roll.least, roll.most, plain=plain)


def fire(position: Position, zone: str, target: str, *, shooters: Sequence[Counter]) -> Odds:
    """§6.3 Return the odds of a shot by value. `shooters` are the counters that fire."""
    return of(position, modifiers.shot(position, zone, target, shooters=shooters))


def effect(position: Position, zone: str, target: str) -> Odds:
    """§3.2 Return the odds of a heavy weapon's fire for effect on a target."""
    return of(position, modifiers.effect(position, zone, target))


def soldiers_melee(position: Position, zone: str) -> Odds:
    """§6.6 Return the odds of the troops' melee in a zone."""
    return of(position, modifiers.soldiers_melee(position, zone))


def boxers_melee(position: Position, zone: str) -> Odds:
    """§6.4 Return the odds of the Boxers' melee in a zone."""
    return of(position, modifiers.boxers_melee(position, zone))


def morale_test(position: Position) -> Odds:
    """§6.7 Return the odds of the Boxers' morale test."""
    return of(position, modifiers.morale_test())


def shelling(position: Position, zone: str) -> Odds:
    """§5.2 Return the probability of each result of shelling a zone.

    Results are lost soldier points, 5C (civilians) or 1D (a test).
    """
    return of(position, modifiers.shelling(position, zone))


@cache
def quarters() -> dict[int, Fraction]:
    """§5.2 Return each quarter's probability of being shelled."""
    found: dict[int, Fraction] = {}
    for first in range(1, SIDES + 1):
        for second in range(1, SIDES + 1):
            quarter = int(lookup("quarter", first + second))
            found[quarter] = found.get(quarter, Fraction(0)) + Fraction(1, SIDES * SIDES)
    return dict(sorted(found.items()))


def leader_falls() -> Fraction:
    """§5.2, §6.4 Return the probability that a tested leader falls."""
    return Fraction(1, SIDES)


# --- losses of a stack ------------------------------------------------------------------------------------------------


class Toll(NamedTuple):
    """The loss of a stack of Boxers: points, and perhaps a fanatic."""

    points: int
    fanatic_gone: bool = False


def toll(position: Position, target: str, hits: int) -> Toll:
    """§6.3, R122-R124 Return what the Boxers in a zone lose from `hits` points."""
    return stack_toll(position.chinese(target), hits, spared=position.house.weak_fanatic_3 == "nothing")


def stack_toll(stack: Iterable[Counter], hits: int, *, spared: bool = False) -> Toll:
    """Return the loss when `hits` points are taken from a stack of Boxers.

    With `spared`, 3 points do nothing to a weakened fanatic.
    """
    others, weakest = make_up(stack)
    return toll_of(others, weakest, hits, spared=spared)


def make_up(stack: Iterable[Counter]) -> tuple[int, int]:
    """Return the points of a stack without its fanatics, and the face of its weakest fanatic.

    The face is 0 if there is no fanatic.
    """
    others, weakest = 0, 0
    for counter in stack:
        if counter.kind == FANATIC:
            if not weakest or counter.face < weakest:
                weakest = counter.face
        elif counter.kind not in CHINESE_LEADERS:
            others += counter.face
    return others, weakest


def toll_of(others: int, weakest: int, hits: int, *, spared: bool = False) -> Toll:
    """Return what a stack loses to `hits` points. `make_up` returns `others` and `weakest`."""
    if not weakest:
        return Toll(min(hits, others))
    if hits < 3 or (hits == 3 and weakest == REDUCED and spared):
        return Toll(0)
    if hits == 3 and weakest == FULL:
        return Toll(5)
    return Toll(5 * weakest, fanatic_gone=True)


def rout_toll_of(others: int, weakest: int, hits: int) -> Toll:
    """§3.2, §6.7, R125 Return the loss of a stack from an effect or morale result.

    `others` and `weakest` are from `make_up`.
    """
    if not weakest:
        return Toll(min(hits, others))
    return Toll(5 * weakest, fanatic_gone=True) if hits >= 3 else Toll(0)
