"""T12, T14 to T18 Pairings: which players meet in a round.

Exactly one pairing is right. The criteria, in strict order: the player with the bye has had as few byes as possible. As
few meetings as possible are repeated. The player with the bye is placed as low as possible. The highest player meets
the highest possible opponent, and so does each next unpaired player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

import networkx

EDITION = 2
"""The edition of the pairing rules of a new tournament; a journal names its own edition, and has the first if it names
none.

A round posted by the rules of an earlier edition stays right.
"""
APART_FIRST = 2
"""T14 The first edition in which a player is paired with the next player of another origin before any of their own."""

P = TypeVar("P", bound=Hashable)
"""A player: any hashable value that identifies one."""

Meetings = Mapping[P, Mapping[P, int]]
"""How often each player has met each earlier opponent; the mapping is symmetric."""


class Round(NamedTuple, Generic[P]):
    """The pairs of a round, and the player who has the bye.

    The top table comes first. Each pair begins with the player in the higher place.
    """

    tables: tuple[tuple[P, P], ...]
    bye: P | None = None


def pair(order: Sequence[P], met: Meetings[P], walkovers: Mapping[P, int] | None = None) -> Round[P]:
    """T12, T15 to T18 Return the pairs of a round.

    `order` are the players in the order of the standings. `walkovers` maps each player to the number of their walkovers
    so far (see `standings.walkovers`). Raise `ValueError` if a player appears twice.
    """
    if len(set(order)) < len(order):
        raise ValueError("a player stands in the order twice")
    players = list(order)
    left = _bye(players, met, walkovers or {}) if len(players) % 2 else None
    if left is not None:
        players.remove(left)
    return Round(tuple(_tables(players, met)), left)


def _bye(players: Sequence[P], met: Meetings[P], walkovers: Mapping[P, int]) -> P:
    """T12, T18 Return the player who has a bye in this round."""
    fewest = min(walkovers.get(player, 0) for player in players)
    able = [player for player in reversed(players) if walkovers.get(player, 0) == fewest]
    degree = _most_opponents(players, met)
    best, needed = able[0], -1
    for player in able:
        rematches = _least([each for each in players if each != player], met, degree)
        if needed < 0 or rematches < needed:
            best, needed = player, rematches
        if not needed:
            break
    return best


def _tables(players: Sequence[P], met: Meetings[P]) -> list[tuple[P, P]]:
    """T16 Return the pairs, the top table first."""
    left = list(players)
    degree = _most_opponents(left, met)
    needed = _least(left, met, degree)
    found: list[tuple[P, P]] = []
    while left:
        highest = left.pop(0)
        known = met.get(highest, {})
        for other in left:
            again = known.get(other, 0)
            if again > needed:
                continue
            rest = [each for each in left if each != other]
            if again + _least(rest, met, degree) == needed:
                found.append((highest, other))
                left, needed = rest, needed - again
                break
    return found


def _most_opponents(players: Sequence[P], met: Meetings[P]) -> int:
    """Return the largest number of opponents that a player has met so far."""
    return max((len(met.get(player, {})) for player in players), default=0)


def _least(players: Sequence[P], met: Meetings[P], degree: int) -> int:
    """T18 Return the smallest possible number of rematches.

    If there are at least 2d + 2 players, and nobody has met more than d opponents, no rematch is needed (Dirac).
    """
    if len(players) >= 2 * degree + 2 or not players:
        return 0
    graph: networkx.Graph[P] = networkx.Graph()
    for place, one in enumerate(players):
        known = met.get(one, {})
        for other in players[place + 1 :]:
            graph.add_edge(one, other, weight=-known.get(other, 0))
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    return sum(met.get(one, {}).get(other, 0) for one, other in matched)


# --- round one ---


def pair_first(lots: Sequence[P], origins: Mapping[P, str] | None = None, *, edition: int = EDITION) -> Round[P]:
    """T13, T14 Return the pairs of round one by the lots.

    Players of the same origin are kept apart if possible. `origins` may lack players whose origin is unknown.
    """
    left = list(lots)
    over = left.pop() if len(left) % 2 else None
    known = {player: origin for player, origin in (origins or {}).items() if origin}
    tables: list[tuple[P, P]] = []
    while left:
        first = left.pop(0)
        most = _forced([first, *left], known)
        apart_first = left if edition < APART_FIRST else sorted(left, key=lambda each: _same(first, each, known))
        for other in apart_first:
            rest = [each for each in left if each != other]
            if _same(first, other, known) + _forced(rest, known) == most:
                tables.append((first, other))
                left = rest
                break
    return Round(tuple(tables), over)


def _same(one: P, other: P, origins: Mapping[P, str]) -> int:
    return int(one in origins and origins[one] == origins.get(other))


def _forced(players: Sequence[P], origins: Mapping[P, str]) -> int:
    """T14 Return how many pairs of players with the same origin cannot be avoided."""
    counts = Counter(origins[player] for player in players if player in origins)
    return max(0, max(counts.values(), default=0) - len(players) // 2)
