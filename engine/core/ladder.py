"""Ladders list the players of a server by rating in a season, with their victories.

Days are numbers, as in `engine.core.ratings`. `docs/design/opponents.md` explains the numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import product

import msgspec

from engine.core.ratings import ESTABLISHED_GAMES, ESTABLISHED_OPPONENTS, Gone, RatedGame, Ratings

MONTH_GAMES = 4
"""The minimum number of rated games in a month for the title of the player who has risen most."""
ON_TIME_GAMES = 20
"""The number of last games without a missed deadline after which a player counts as always on time."""
BOTH_SIDES, ALL_FIELDS = "both-sides", "all-fields"
"""The badges of a player who has won with each side of a game, and in each of its scenarios."""


class Season(msgspec.Struct, frozen=True, kw_only=True):
    """A season on a ladder. `began`, `ends` and `month` are days. Changes in a month are counted from the day
    `month`.
    """

    began: float
    ends: float
    month: float


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A player's entry on a ladder, with rating and number of games."""

    player: int
    rating: float
    deviation: float
    games: int


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """A ladder: its places, best first, and two distinctions.

    `risen` is the player whose rating rose most in the month, with the points gained. `first` is the first player who
    won with both sides of every scenario in the season. Each is None if nobody has earned it.
    """

    places: tuple[Place, ...] = ()
    risen: tuple[int, float] | None = None
    first: int | None = None


def ladder_of(
    games: Iterable[RatedGame],
    ratings: Ratings,
    scenarios: Sequence[str],
    season: Season,
    *,
    today: float,
    shown: Collection[int],
) -> Ladder:
    """Return the ladder of a server in a season.

    `games` are the rated games of the server. `ratings` are the ratings after all games that had ended by `today`. Only
    the players in `shown` are listed.
    """
    counted = [each for each in games if each.id in ratings.moves and season.began <= each.day < season.ends]
    counted.sort(key=lambda each: (each.day, each.id))
    played: dict[int, list[RatedGame]] = {player: [] for player in shown}
    for game in counted:
        for player in (game.first, game.second):
            if isinstance(player, int) and player in played:
                played[player].append(game)
    places = []
    for player, mine in played.items():
        if len(mine) < ESTABLISHED_GAMES or _opponents(mine, player) < ESTABLISHED_OPPONENTS:
            continue
        now = ratings.standing(player).on(today)
        places.append(Place(player=player, rating=now.value, deviation=now.deviation, games=len(mine)))
    places.sort(key=lambda each: (each.deviation - each.rating, each.player))
    risen = []
    for player, mine in played.items():
        changes = [_change(ratings, each, player) for each in mine if each.day >= season.month]
        if len(changes) >= MONTH_GAMES and (points := sum(changes)) > 0:
            risen.append((player, points))
    return Ladder(
        places=tuple(places),
        risen=max(risen, key=lambda each: (each[1], -each[0]), default=None),
        first=_first_everywhere(counted, scenarios, shown),
    )


Won = Mapping[int, Collection[tuple[str, int]]]
"""The scenarios and the numbers of the sides with which each player has won."""


def victories(games: Iterable[RatedGame], ratings: Ratings) -> Won:
    """Return the victories of each player, as scenarios and sides."""
    found: dict[int, set[tuple[str, int]]] = {}
    for game in games:
        won = _win(game) if game.id in ratings.moves else None
        if won is not None and isinstance(won[0], int):
            found.setdefault(won[0], set()).add(won[1:])
    return found


def badges_of(won: Won, scenarios: Sequence[str], player: int) -> tuple[str, ...]:
    """Return the badges that a player has earned by victories."""
    mine, found = won.get(player, ()), []
    if {side for _, side in mine} == {0, 1}:
        found.append(BOTH_SIDES)
    if len(scenarios) > 1 and {scenario for scenario, _ in mine} >= {*scenarios}:
        found.append(ALL_FIELDS)
    return tuple(found)


def _win(game: RatedGame) -> tuple[int | Gone, str, int] | None:
    """Return the winner of a game, the scenario, and the number of the winning side.

    Return None if nobody won.
    """
    if game.score not in {0.0, 1.0}:
        return None
    side = int(game.score == 0.0)
    return (game.first, game.second)[side], game.scenario, side


def _opponents(games: Iterable[RatedGame], player: int) -> int:
    """Return the number of different opponents of a player.

    Opponents whose data was deleted cannot always be told apart.
    """
    others = [game.second if game.first == player else game.first for game in games]
    gone = [each for each in others if isinstance(each, Gone)]
    known = len({each for each in others if isinstance(each, int)})
    return known + (max(1, sum(each.new for each in gone)) if gone else 0)


def _change(ratings: Ratings, game: RatedGame, player: int) -> float:
    move = ratings.moves[game.id]
    before, after = move.first if game.first == player else move.second
    return after.value - before.value


def _first_everywhere(games: Iterable[RatedGame], scenarios: Sequence[str], shown: Collection[int]) -> int | None:
    """Return the first player who has won both sides of every scenario, or None."""
    if len(scenarios) < 2:
        return None
    left = {player: {*product(scenarios, (0, 1))} for player in shown}
    for game in games:
        if (won := _win(game)) is None or not isinstance(won[0], int) or won[0] not in left:
            continue
        left[won[0]].discard((won[1], won[2]))
        if not left[won[0]]:
            return won[0]
    return None
