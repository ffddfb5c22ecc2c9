"""Counts the ends of simulated games: winners, levels of victory and scores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import fsum, sqrt

import msgspec

from engine.core.ruleset import ComparableResult

_FIRST = ord("a")
NINETY_FIVE = 1.959964
"""The half-width of a 95 % interval, in standard errors."""


class Share(msgspec.Struct, frozen=True):
    """A share of the simulated games, from 0 to 1, with its 95 % confidence interval."""

    value: float
    least: float
    most: float

    @property
    def error(self) -> float:
        """Half the width of the interval."""
        return (self.most - self.least) / 2


class Tally(msgspec.Struct, frozen=True):
    """The counted results of `games` simulated games.

    `wins` counts the wins of each side. A one-sided game counts them under its only side. `bands` maps each level of
    victory (`ComparableResult.band`) to the number of games. `scores` maps each side to the sum of its scores and the
    sum of their squares. `ends` has one letter for each game, in order: the winning side, with «a» for the first side,
    or «-» for a draw or a lost one-sided game. `ends` is empty in tallies of earlier versions.
    """

    games: int
    wins: Mapping[str, int]
    bands: Mapping[str, int]
    scores: Mapping[str, tuple[int, int]]
    ends: str = ""

    def lead(self, other: Tally, side: str) -> tuple[float, float]:
        """Return how much more often a side wins here than in `other` (-1 to 1), with the standard error.

        If both have games with the same numbers, these are compared in pairs.
        """
        letter = chr(_FIRST + list(self.wins).index(side)) if side in self.wins else ""
        gaps = [(mine == letter) - (its == letter) for mine, its in zip(self.ends, other.ends, strict=False)]
        if not gaps:
            here, there = self.chance(side), other.chance(side)
            return here.value - there.value, sqrt(here.error**2 + there.error**2) / NINETY_FIVE
        mean = fsum(gaps) / len(gaps)
        return mean, sqrt(fsum((each - mean) ** 2 for each in gaps) / max(1, len(gaps) - 1) / len(gaps))

    def chance(self, side: str) -> Share:
        """Return the chance that a side wins, with its 95 % interval. A draw is no win.

        Raise `ZeroDivisionError` without a simulated game.
        """
        return share(self.wins.get(side, 0), self.games)

    def band(self, name: str) -> Share:
        """Return how often a level of victory was reached, with the 95 % interval."""
        return share(self.bands.get(name, 0), self.games)

    def likeliest_band(self, order: Iterable[str]) -> str:
        """Return the level of victory reached by the median simulated game. `order` lists all levels, the best
        first.
        """
        left = self.games / 2
        found = ""
        for name in order:
            found = name if self.bands.get(name, 0) else found
            left -= self.bands.get(name, 0)
            if left <= 0:
                break
        return found

    def score(self, side: str) -> tuple[float, float]:
        """Return the mean score of a side, and half its 95 % interval."""
        total, squares = self.scores.get(side, (0, 0))
        mean = total / self.games
        spread = max(0.0, squares / self.games - mean * mean)
        return mean, NINETY_FIVE * sqrt(spread / self.games)


def share(number: float, of: float) -> Share:
    """Return the share `number` / `of` with Wilson's 95 % interval."""
    value = number / of
    square = NINETY_FIVE**2
    middle = (value + square / (2 * of)) / (1 + square / of)
    reach = NINETY_FIVE / (1 + square / of) * sqrt(value * (1 - value) / of + square / (4 * of * of))
    return Share(value, max(0.0, middle - reach), min(1.0, middle + reach))


def tally(ends: Iterable[ComparableResult], sides: tuple[str, ...]) -> Tally:
    """Count the results of simulated games. `sides` are the sides of the game."""
    games, letters = 0, list[str]()
    wins: dict[str, int] = dict.fromkeys(sides, 0)
    bands: dict[str, int] = {}
    scores: dict[str, tuple[int, int]] = dict.fromkeys(sides, (0, 0))
    for end in ends:
        games += 1
        winner = end.winner if end.scores else (sides[0] if end.won else None)
        letters.append("-" if winner not in sides else chr(_FIRST + sides.index(winner)))
        if winner is not None:
            wins[winner] = wins.get(winner, 0) + 1
        bands[end.band] = bands.get(end.band, 0) + 1
        for side, score in (end.scores or {sides[0]: end.score}).items():
            total, squares = scores.get(side, (0, 0))
            scores[side] = (total + score, squares + score * score)
    return Tally(games, wins, bands, scores, "".join(letters))


def together(tallies: Iterable[Tally]) -> Tally:
    """Combine the tallies of different simulated games, in their order."""
    tallies = list(tallies)
    games, wins, bands = 0, dict[str, int](), dict[str, int]()
    scores: dict[str, tuple[int, int]] = {}
    for each in tallies:
        games += each.games
        for counts, more in ((wins, each.wins), (bands, each.bands)):
            for name, number in more.items():
                counts[name] = counts.get(name, 0) + number
        for side, (total, squares) in each.scores.items():
            before = scores.get(side, (0, 0))
            scores[side] = (before[0] + total, before[1] + squares)
    whole = all(len(each.ends) == each.games for each in tallies)
    return Tally(games, wins, bands, scores, "".join(each.ends for each in tallies) if whole else "")
