"""T41, T43, T49, T57 to T63, T73, T76, T94, T95, T97 The standings of a tournament."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.tournament.books.base import load
from engine.tournament.league import is_league, struck
from engine.tournament.ranking import TIE_BREAKS, Game, Row, standing, tables, walkover
from engine.tournament.settings import REPORTED
from engine.tournament.state import Result, Round, Table, Tournament, in_standings


def conversion(t: Tournament) -> Mapping[str, Any]:
    """T73 Return the table that turns results into tournament points."""
    return load(t.book).conversion(t.settings.points)


def tie_breaks(t: Tournament) -> tuple[str, ...]:
    """T57, T73 Return the names of the tie-breaks, in order."""
    return tuple(conversion(t).get("tie_breaks", TIE_BREAKS))


def by_fields(t: Tournament) -> bool:
    """T23 Return whether a table's points are computed from the fields of its report."""
    return t.settings.tables == REPORTED


def walkover_points(t: Tournament) -> int:
    """T53, T73, T97 Return the points that a player gets for a walkover."""
    return int(conversion(t).get("walkover", 0))


def bye_points(t: Tournament) -> int:
    """T12, T94 Return the points that a player gets for the bye."""
    return int(conversion(t).get("bye", walkover_points(t)))


def no_show_points(t: Tournament) -> int:
    """T53 Return the points for a player whose opponent does not come."""
    return t.settings.no_show if by_fields(t) else walkover_points(t)


def conceded_points(t: Tournament) -> int:
    """T52 Return the points for a player whose opponent concedes."""
    return t.settings.conceded if by_fields(t) else int(conversion(t)["win"])


def won_points(t: Tournament, table: Table, won: int) -> tuple[int, int]:
    """T73 Return the points of a and b for one of the bot's own games.

    `won` is the number of the player who won, or 0 for a draw.
    """
    worth = conversion(t)
    if not won:
        return int(worth["draw"]), int(worth["draw"])
    both = int(worth["win"]), int(worth["loss"])
    return both if won == table.a else (both[1], both[0])


def margin(t: Tournament, scores: tuple[int, int]) -> int:
    """T73 Return the score of a minus the score of b, limited to the maximum margin."""
    cap = int(conversion(t).get("margin_cap", 0))
    return max(-cap, min(cap, scores[0] - scores[1]))


# --- games ---


def games(t: Tournament, until: int | None = None, *, since: int = 1) -> Iterator[Game[int]]:
    """Yield all games that count, in the rounds from `since` to `until`."""
    if is_league(t):
        yield from _league(t, t.rounds[since - 1 : until])
        return
    over = bye_points(t)
    for round_ in t.rounds[since - 1 : until]:
        if round_.broken:
            continue
        for player in round_.byes:
            yield walkover(player, over)
        if round_.duplicate:
            yield from _duplicate(t, round_)
            continue
        for table in round_.tables.values():
            if table.results:
                yield from games_of(table, table.results[-1])


def _league(t: Tournament, rounds: Sequence[Round]) -> Iterator[Game[int]]:
    """T94, T95, T97 Yield the games of a league that count."""
    gone, over = struck(t), walkover_points(t)
    for round_ in rounds:
        if round_.broken:
            continue
        seats = [(table.a, table.b, table.results[-1]) for table in round_.tables.values() if table.results]
        pairs = [(tables(a, b, result.points), result.margin) for a, b, result in seats]
        pairs += [(tables(player, absent, (over, 0)), 0) for player, absent in round_.alone.items()]
        for (one, other), lead in pairs:
            if gone.isdisjoint((one.player, other.player)):
                yield one._replace(margin=lead, won=one.scored > one.conceded)
                yield other._replace(margin=-lead, won=other.scored > other.conceded)


def games_of(table: Table, result: Result) -> tuple[Game[int], ...]:
    """T52, T53 Return the games of a table's players. An absent player has none."""
    if result.absent:
        pairs = zip(table.players, result.points, strict=True)
        return tuple(walkover(player, points) for player, points in pairs if player not in result.absent)
    one, other = tables(table.a, table.b, result.points)
    if result.margin:
        return one._replace(margin=result.margin), other._replace(margin=-result.margin)
    return one, other


def _duplicate(t: Tournament, round_: Round) -> Iterator[Game[int]]:
    """T76 Yield each player's game in a round of a duplicate, once the round is complete."""
    if not round_.complete:
        return
    points = match_points(t, round_)
    most = max(points.values(), default=0)
    for player in round_.order:
        got = points.get(player, 0)
        yield Game(player, None, got, 0, won=player in points and got == most)


def match_points(t: Tournament, round_: Round) -> dict[int, int]:
    """T76 Return the match points of the players who finished a duplicate."""
    worth = conversion(t)
    better, equal = int(worth["better"]), int(worth["equal"])
    scores = {player: attempt.score for player, attempt in round_.attempts.items()}
    unfinished = sum(player not in scores for player in round_.order)
    counted = Counter(scores.values())
    below: dict[int, int] = {}
    total = 0
    for score in sorted(counted):
        below[score] = total
        total += counted[score]
    return {
        player: better * (below[score] + unfinished) + equal * (counted[score] - 1) for player, score in scores.items()
    }


# --- the standing ---


def penalties(t: Tournament, until: int | None = None) -> dict[int, int]:
    """T43 Return the points taken off each player, up to the round `until`."""
    found: Counter[int] = Counter()
    for penalty in t.penalties:
        if not penalty.taken_back and (until is None or penalty.round <= until):
            found[penalty.player] += penalty.points
    return dict(found)


def annulled(t: Tournament) -> set[int]:
    """T49 Return the numbers of the annulled players."""
    return {number for number, player in t.players.items() if player.annulled}


def standings(t: Tournament, until: int | None = None) -> list[Row[int]]:
    """T57, T63 Return the standings after the round `until`, with later corrections."""
    return standing(
        in_standings(t),
        tuple(games(t, until)),
        penalties=penalties(t, until),
        annulled=annulled(t) | struck(t),
        tie_breaks=tie_breaks(t),
    )


def meetings(t: Tournament, until: int | None = None) -> dict[int, dict[int, int]]:
    """T17, T53 Return how often each player has met each opponent."""
    met: dict[int, dict[int, int]] = defaultdict(dict)
    for round_ in t.rounds[:until]:
        for table in round_.tables.values():
            if table.results and not table.results[-1].met:
                continue
            one, other = table.a, table.b
            met[one][other] = met[one].get(other, 0) + 1
            met[other][one] = met[other].get(one, 0) + 1
    return met


def walkovers(t: Tournament, until: int | None = None) -> dict[int, int]:
    """T12, T53 Return each player's number of walkovers, including byes."""
    found: Counter[int] = Counter()
    for round_ in t.rounds[:until]:
        found.update(round_.byes)
        for table in round_.tables.values():
            if table.results and table.results[-1].absent:
                found.update(player for player in table.players if player not in table.results[-1].absent)
    return dict(found)
