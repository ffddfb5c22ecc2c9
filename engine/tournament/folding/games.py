"""T73 to T77 Handles results of the bot's own games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.tournament.facts import AttemptEnded, Fact, GameBegun, GameEnded
from engine.tournament.folding.expect import at_table, expect, open_table, present_round
from engine.tournament.settings import DUEL, DUPLICATE, GAME, REPORTED
from engine.tournament.standings import margin, won_points
from engine.tournament.state import PLAYED, REPLAYED, UNPLAYED, Attempt, Result, Round, Table, Tournament


def game_begun(t: Tournament, fact: GameBegun) -> None:
    """T74 to T76 Record that a game began."""
    expect(t.settings.tables != REPORTED, "no-games-here", "T74")
    round_ = present_round(t, fact.round, "T74")
    expect(not round_.time_over, "time-is-over", "T75", round=fact.round)
    if round_.duplicate:
        expect(fact.player in round_.order, "does-not-play", "T76", player=fact.player)
        games = round_.games
    else:
        table = open_table(t, fact.round, fact.table, "T74")
        if t.settings.tables == GAME:
            expect(not fact.player, "a-table-plays", "T74", player=fact.player)
        else:
            at_table(table, fact.player, "T75")
        games = table.games
    expect(fact.player not in games, "begun-already", "T74", game=games.get(fact.player, ""))
    games[fact.player] = fact.game


def game_ended(t: Tournament, fact: GameEnded) -> None:
    """T74, T77 Record the result of a tournament game between two sides."""
    expect(t.settings.tables == GAME, "no-games-here", "T74")
    table = open_table(t, fact.round, fact.table, "T74")
    if fact.won:
        at_table(table, fact.won, "T74")
    if fact.given_up:
        at_table(table, fact.given_up, "T77")
        expect(fact.won == table.other(fact.given_up), "who-gave-up-lost", "T77", player=fact.given_up)
    settle(t, table, fact, won_points(t, table, fact.won), scores=fact.scores)


def settle(t: Tournament, table: Table, fact: Fact, points: tuple[int, int], *, scores: tuple[int, int] | None) -> None:
    """Set the result of a table that played one of the bot's own games."""
    table.results.append(
        Result(
            number=len(table.results) + 1,
            outcome=PLAYED,
            how=REPLAYED,
            points=points,
            scores=scores,
            margin=margin(t, scores) if scores else 0,
            at=fact.at,
            fact=t.version + 1,
        )
    )


def attempt_ended(t: Tournament, fact: AttemptEnded) -> None:
    """T75, T76 Record a player's result in the round's siege."""
    expect(t.settings.tables in (DUEL, DUPLICATE), "no-attempts-here", "T75")
    round_ = present_round(t, fact.round, "T75")
    expect(not round_.time_over, "time-is-over", "T75", round=fact.round)
    attempt = Attempt(fact.score, fact.periods, fact.game, t.version + 1)
    if round_.duplicate:
        expect(fact.player in round_.order, "does-not-play", "T76", player=fact.player)
        expect(fact.player not in round_.attempts, "ended-already", "T76", player=fact.player)
        round_.attempts[fact.player] = attempt
        return
    table = open_table(t, fact.round, fact.table, "T75")
    at_table(table, fact.player, "T75")
    expect(fact.player not in table.attempts, "ended-already", "T75", player=fact.player)
    table.attempts[fact.player] = attempt
    if len(table.attempts) == len(table.players):
        settle_duel(t, table, fact)


def settle_duel(t: Tournament, table: Table, fact: Fact) -> None:
    """T75 Set the result of a duel from the attempts of both players."""
    one, other = (table.attempts[player] for player in table.players)
    mine, theirs = (one.score, one.periods), (other.score, other.periods)
    won = 0 if mine == theirs else (table.a if mine > theirs else table.b)
    settle(t, table, fact, won_points(t, table, won), scores=(one.score, other.score))


def settle_duels(t: Tournament, round_: Round, fact: Fact) -> None:
    """T75, T79 Set the results of unfinished duels whose time has ended."""
    for table in round_.tables.values():
        if table.results:
            continue
        if table.attempts:
            (won,) = table.attempts
            settle(t, table, fact, won_points(t, table, won), scores=None)
        else:
            table.results.append(unplayed(t, table, fact))


def unplayed(t: Tournament, table: Table, fact: Fact, reason: str = "") -> Result:
    """T79 Return the result of a table that was not played, without points."""
    return Result(
        number=len(table.results) + 1,
        outcome=UNPLAYED,
        how=REPLAYED if not fact.by else "ruled",
        points=(0, 0),
        reason=reason,
        by=fact.by,
        at=fact.at,
        fact=t.version + 1,
    )


HANDLERS: Mapping[type[Fact], Callable[[Tournament, Any], None]] = {
    GameBegun: game_begun,
    GameEnded: game_ended,
    AttemptEnded: attempt_ended,
}
