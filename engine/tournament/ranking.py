"""T43, T49, T57 to T62, T73, T76, T95 Standings: totals, tie-breaks, places, order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Generic, NamedTuple, TypeVar

P = TypeVar("P", bound=Hashable)


class Game(NamedTuple, Generic[P]):
    """A player's game in a round.

    `opponent` is None for a walkover, which does not count as a meeting (T61). `margin` is the player's score minus the
    opponent's (T73). If all players play the same game, `won` is whether nobody did better (T76).
    """

    player: P
    opponent: P | None
    scored: int
    conceded: int
    margin: int = 0
    won: bool = False


class Row(NamedTuple, Generic[P]):
    """A row of the standings. Players with equal results share a `place` (T60)."""

    place: int
    player: P
    total: int
    opponents: int
    difference: int
    scored: int
    penalties: int
    annulled: bool
    margin: int = 0
    wins: int = 0
    best: int = 0
    direct: int = 0
    sonneborn: int = 0


TIE_BREAKS = ("opponents", "difference")
"""T58, T59 The tie-breaks of the book, in order; T73 has those of other conversions."""


DIRECT, SONNEBORN = "direct", "sonneborn"
"""T95 The tie-breaks of a league: the points in the games among all players with the same total; the opponents’ points,
times the points against each.
"""


class Account(NamedTuple, Generic[P]):
    """T58 What one opponent contributes to a player's first tie-break.

    `scored` are the opponent's total points. `against` are the points that the opponent scored against the player.
    """

    opponent: P
    scored: int
    against: int

    @property
    def brought(self) -> int:
        """The opponent's points from all other games, which count for the tie-break."""
        return self.scored - self.against


def tables(one: P, other: P, points: tuple[int, int]) -> tuple[Game[P], Game[P]]:
    """Return a game twice: as seen by `one`, and as seen by `other`."""
    return Game(one, other, *points), Game(other, one, points[1], points[0])


def walkover(player: P, points: int) -> Game[P]:
    """T12, T61 Return the game of a player without an opponent."""
    return Game(player, None, points, 0)


def scored_by(games: Iterable[Game[P]]) -> dict[P, int]:
    """T62 Return the points of each player, before penalties."""
    found: dict[P, int] = defaultdict(int)
    for game in games:
        found[game.player] += game.scored
    return dict(found)


def opponents_of(player: P, games: Sequence[Game[P]]) -> list[Account[P]]:
    """T58 Return what each opponent adds to a player's first tie-break."""
    scored = scored_by(games)
    met = dict.fromkeys(game.opponent for game in games if game.player == player and game.opponent is not None)
    against: dict[P, int] = defaultdict(int)
    for game in games:
        if game.opponent == player:
            against[game.player] += game.scored
    return [Account(each, scored.get(each, 0), against[each]) for each in met if each is not None]


def standing(
    lots: Sequence[P],
    games: Sequence[Game[P]],
    *,
    penalties: Mapping[P, int] | None = None,
    annulled: Collection[P] = (),
    tie_breaks: Sequence[str] = TIE_BREAKS,
) -> list[Row[P]]:
    """T57 Return the standings.

    `lots` are all players in the order of their lots. `penalties` are the points taken off. The total of an annulled
    player is 0 (T49). Other totals may be negative (T43).
    """
    off, gone = penalties or {}, set(annulled)
    scored, first = scored_by(games), _first_tie_breaks(lots, games)
    difference, margin, wins, best, sonneborn = (dict.fromkeys(lots, 0) for _ in range(5))
    for game in games:
        difference[game.player] += game.scored - game.conceded
        margin[game.player] += game.margin
        wins[game.player] += game.won
        best[game.player] = max(best[game.player], game.scored)
        if game.opponent is not None and SONNEBORN in tie_breaks:
            sonneborn[game.player] += game.scored * scored.get(game.opponent, 0)
    rows = [
        Row(
            place=0,
            player=player,
            total=0 if player in gone else scored.get(player, 0) - off.get(player, 0),
            opponents=first[player],
            difference=difference[player],
            scored=scored.get(player, 0),
            penalties=off.get(player, 0),
            annulled=player in gone,
            margin=margin[player],
            wins=wins[player],
            best=best[player],
            sonneborn=sonneborn[player],
        )
        for player in lots
    ]
    if DIRECT in tie_breaks:
        rows = _with_direct(rows, games)
    ranked = [(rank(row, tie_breaks), row) for row in rows]
    ranked.sort(key=itemgetter(0))  # a stable sort: equal players keep the order of the lots
    placed: list[Row[P]] = []
    for number, (own, row) in enumerate(ranked, 1):
        same = number > 1 and ranked[number - 2][0] == own
        placed.append(row._replace(place=placed[-1].place if same else number))
    return placed


def _with_direct(rows: Sequence[Row[P]], games: Sequence[Game[P]]) -> list[Row[P]]:
    """T95 Return the rows of players with equal totals, with the points from games among them."""
    group = {row.player: (row.annulled, row.total) for row in rows}
    found: dict[P, int] = defaultdict(int)
    for game in games:
        if game.opponent is not None and group[game.player] == group.get(game.opponent):
            found[game.player] += game.scored
    return [row._replace(direct=found[row.player]) for row in rows]


def rank(row: Row[P], tie_breaks: Sequence[str] = TIE_BREAKS) -> tuple[int, ...]:
    """T57 Return a row's sort key for the standings, before any draw of lots."""
    return (row.annulled, -row.total, *(-getattr(row, name) for name in tie_breaks))


def _first_tie_breaks(players: Iterable[P], games: Sequence[Game[P]]) -> dict[P, int]:
    """T58 Return the first tie-break of all players."""
    scored = scored_by(games)
    met: dict[P, dict[P, int]] = defaultdict(dict)
    for game in games:
        if game.opponent is not None:
            known = met[game.player]
            known[game.opponent] = known.get(game.opponent, 0) + game.conceded
    return {player: sum(scored.get(each, 0) - against for each, against in met[player].items()) for player in players}


def order_of(rows: Iterable[Row[P]], absent: Collection[P] = ()) -> list[P]:
    """T15 Return the players who are present, in the order in which they are paired."""
    return [row.player for row in rows if row.player not in absent]
