"""Ratings of players in a game of two sides, and the advantage of the first side in each scenario.

The method is Glicko-1, one game at a time, with the scenario as a third party. Ratings are computed from all rated
games in the order in which they ended, so an annulled game has no effect. Days are numbers. `docs/design/opponents.md`
explains the method.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Self

import msgspec

START, NEW_DEVIATION = 1500.0, 200.0
"""The rating and the deviation of a player before the first rated game."""
LEAST_DEVIATION = 45.0
SIDE_DEVIATION, LEAST_SIDE_DEVIATION = 60.0, 15.0
"""The deviation of a scenario's advantage: before the first game, and its minimum."""
GROWTH = 30.0
"""How much the square of a deviation grows for each day without a rated game."""
ESTABLISHED_GAMES, ESTABLISHED_OPPONENTS = 5, 3
"""The numbers of rated games, and of different opponents, after which a player is established."""
AGAINST_NEWCOMER = 0.25
"""The weight of a game against a newcomer for an established player."""
PAIR_GAMES, PAIR_DAYS = 2, 30.0
"""The maximum number of counted games of the same two players, and the number of days for which it applies."""
_Q = math.log(10) / 400


class Gone(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of a deleted player before a game. It is needed for the opponent's rating.

    `new` is whether this was the opponent's first counted game against that player.
    """

    rating: float
    deviation: float
    established: bool
    new: bool


class RatedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished rated game. `day` is the day it ended, counted from any fixed day.

    `score` is the score of the first side: 1 for a win, ½ for a draw, 0 for a loss.
    """

    id: str
    scenario: str
    first: int | Gone
    second: int | Gone
    score: float
    day: float
    annulled: bool = False


class Estimate(msgspec.Struct, frozen=True):
    """An estimated value, with its variance."""

    value: float
    variance: float

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        return math.sqrt(self.variance)


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A player's rating after their last counted game, which ended on `day`."""

    rating: float = START
    variance: float = NEW_DEVIATION**2
    games: int = 0
    opponents: frozenset[int] = frozenset()
    gone: int = 0
    """The number of different opponents whose data are deleted."""
    day: float = 0.0

    @property
    def different_opponents(self) -> int:
        """The number of different opponents, including those whose data are deleted."""
        return len(self.opponents) + self.gone

    @property
    def established(self) -> bool:
        """Whether the player has enough games against enough opponents."""
        return self.games >= ESTABLISHED_GAMES and self.different_opponents >= ESTABLISHED_OPPONENTS

    def on(self, day: float) -> Estimate:
        """Return the rating on a day. Its deviation grows without rated games."""
        if not self.games:
            return Estimate(self.rating, self.variance)
        away = max(0.0, day - self.day)
        return Estimate(self.rating, min(NEW_DEVIATION**2, self.variance + GROWTH * away))


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """How a rated game changed the ratings of both players and of the scenario's first side.

    Each pair is the rating before and after the game. `expected` is the first side's expected score.
    """

    expected: float
    first: tuple[Estimate, Estimate]
    second: tuple[Estimate, Estimate]
    side: tuple[Estimate, Estimate]


class Ratings:
    """The ratings of the players of one game.

    `edges` maps each scenario to the first side's assumed advantage at the start.
    """

    def __init__(self, edges: Mapping[str, float]) -> None:
        self.players: dict[int, Standing] = {}
        self.sides = {name: Estimate(float(edge), SIDE_DEVIATION**2) for name, edge in edges.items()}
        self.moves: dict[str, Move] = {}
        """The changes made by each counted game, keyed by its id, in the order of the games' ends."""
        self._met: dict[frozenset[int], list[float]] = {}
        self._past: dict[int, list[tuple[float, float]]] = {}

    @classmethod
    def of(cls, games: Iterable[RatedGame], edges: Mapping[str, float]) -> Self:
        """Return the ratings after these games, which may be in any order."""
        ratings = cls(edges)
        for game in sorted(games, key=lambda each: (each.day, each.id)):
            ratings.add(game)
        return ratings

    def standing(self, player: int) -> Standing:
        """Return a player's rating. A player without a rating gets that of a new player."""
        return self.players.get(player, Standing())

    def highest(self, player: int, *, since: float) -> float:
        """Return a player's highest rating since a day.

        Use it where a player could lose on purpose to look weaker.
        """
        past = self._past.get(player, [])
        before = [rating for day, rating in past if day < since][-1:]
        return max((*before, *(rating for day, rating in past if day >= since)), default=START)

    def side(self, scenario: str) -> Estimate:
        """Return the advantage of a scenario's first side, in rating points."""
        return self.sides.get(scenario, Estimate(0.0, SIDE_DEVIATION**2))

    def expected(self, first: int, second: int, scenario: str, *, day: float) -> float:
        """Return the first side's expected score, from 0 to 1."""
        return _expected(self.standing(first).on(day), self.side(scenario), self.standing(second).on(day))

    def counts(self, first: int, second: int, *, day: float) -> bool:
        """Return whether a game that ends on `day` between these players is rated.

        The third game of the same players within 30 days is not rated.
        """
        recent = [each for each in self._met.get(frozenset((first, second)), ()) if day - each < PAIR_DAYS]
        return len(recent) < PAIR_GAMES

    def add(self, game: RatedGame) -> Move | None:
        """Add a game to the ratings. Return the changes that it causes, or None if it does not count.

        Games must be added in the order in which they ended.
        """
        first, second = game.first, game.second
        if game.annulled:
            return None
        if isinstance(first, int) and isinstance(second, int) and not self.counts(first, second, day=game.day):
            return None
        (a, a_known), (b, b_known) = self._read(first, game.day), self._read(second, game.day)
        side = self.side(game.scenario)
        gap, total = a.value + side.value - b.value, a.variance + side.variance + b.variance

        def after(own: Estimate, sign: int, *, weight: float, least: float) -> Estimate:
            """Return the new estimate for a player or the scenario. All estimates passed must be from before the
            game.
            """
            others = _damping(total - own.variance)
            likely = 1 / (1 + 10 ** (-others * gap / 400))
            known = weight * _Q**2 * others**2 * likely * (1 - likely)
            variance = 1 / (1 / own.variance + known)
            value = own.value + sign * weight * _Q * variance * others * (game.score - likely)
            return Estimate(value, max(least**2, variance))

        a_weight = AGAINST_NEWCOMER if a_known and not b_known else 1.0
        b_weight = AGAINST_NEWCOMER if b_known and not a_known else 1.0
        move = Move(
            expected=_expected(a, side, b),
            first=(a, after(a, +1, weight=a_weight, least=LEAST_DEVIATION)),
            second=(b, after(b, -1, weight=b_weight, least=LEAST_DEVIATION)),
            side=(side, after(side, +1, weight=1.0, least=LEAST_SIDE_DEVIATION) if a_known and b_known else side),
        )
        self._write(first, second, move.first[1], game.day)
        self._write(second, first, move.second[1], game.day)
        if isinstance(first, int) and isinstance(second, int):
            self._met.setdefault(frozenset((first, second)), []).append(game.day)
        self.sides[game.scenario] = move.side[1]
        self.moves[game.id] = move
        return move

    def _read(self, player: int | Gone, day: float) -> tuple[Estimate, bool]:
        """Return a player's rating before a game, and whether it is established."""
        if isinstance(player, Gone):
            return Estimate(player.rating, player.deviation**2), player.established
        standing = self.standing(player)
        return standing.on(day), standing.established

    def _write(self, player: int | Gone, other: int | Gone, after: Estimate, day: float) -> None:
        if isinstance(player, Gone):
            return
        before = self.standing(player)
        self._past.setdefault(player, []).append((day, after.value))
        self.players[player] = Standing(
            rating=after.value,
            variance=after.variance,
            games=before.games + 1,
            opponents=before.opponents if isinstance(other, Gone) else before.opponents | {other},
            gone=before.gone + (isinstance(other, Gone) and other.new),
            day=day,
        )


def without(games: Iterable[RatedGame], player: int, edges: Mapping[str, float]) -> tuple[RatedGame, ...]:
    """Return the games with a player's id removed. Other players' ratings stay unchanged.

    Games of that player that were not rated are left out.
    """
    ratings, kept = Ratings(edges), []
    for game in sorted(games, key=lambda each: (each.day, each.id)):
        if player not in (game.first, game.second):
            ratings.add(game)
            kept.append(game)
            continue
        other = game.second if game.first == player else game.first
        new = isinstance(other, int) and player not in ratings.standing(other).opponents
        established = ratings.standing(player).established
        if (move := ratings.add(game)) is not None:
            mine = move.first[0] if game.first == player else move.second[0]
            gone = Gone(rating=mine.value, deviation=mine.deviation, established=established, new=new)
            changed = {"first": gone} if game.first == player else {"second": gone}
            kept.append(msgspec.structs.replace(game, **changed))
    return tuple(kept)


def _damping(variance: float) -> float:
    """Return Glicko's g, which reduces the effect of uncertain opponents."""
    return 1 / math.sqrt(1 + 3 * _Q**2 * variance / math.pi**2)


def _expected(first: Estimate, side: Estimate, second: Estimate) -> float:
    damping = _damping(first.variance + side.variance + second.variance)
    return 1 / (1 + 10 ** (-damping * (first.value + side.value - second.value) / 400))
