"""T2, T12 to T22, T53, T63, T70, T92, T93, T97 How rounds are posted, paired again, withdrawn, started and closed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.asks import Refused
from engine.tournament.books.base import load
from engine.tournament.draft import numbers_again, order, rounds_in_all
from engine.tournament.facts import (
    Fact,
    PairedAgain,
    Pairing,
    RoundClosed,
    RoundPaired,
    RoundStarted,
    RoundTakenBack,
    TimeGiven,
    TimeOver,
)
from engine.tournament.folding.expect import expect, expect_stage, open_table, present_round
from engine.tournament.folding.games import settle_duels
from engine.tournament.league import alone, is_league, rounds_for
from engine.tournament.settings import DUEL, DUPLICATE, LEAST, MINUTES, MOST
from engine.tournament.standings import by_fields, standings
from engine.tournament.state import (
    CLOSED,
    RUNNING,
    ByHand,
    Round,
    Table,
    Tournament,
    is_duplicate,
    may_play,
    playing,
    table_of,
)

NO_SHOW_LINE = "no-show"


def round_paired(t: Tournament, fact: RoundPaired) -> None:
    """T12 to T20 Add a round that has been posted."""
    total, order_ = expect_round(t, fact)
    t.rounds.append(_round(t, fact, order_))
    t.total_rounds, t.stage = total, RUNNING
    t.posted += 1


def expect_round(t: Tournament, fact: RoundPaired) -> tuple[int, list[int]]:
    """T12 to T20 Check a new round. Return the total number of rounds, and the players in order.

    Raise `Refused` if the round cannot be posted now.
    """
    number = len(t.rounds) + 1
    if 1 <= fact.round < number:
        raise Refused("paired-already", rule="T20", facts={"round": fact.round, "possible": [number]})
    expect_stage(t, "T20", CLOSED, RUNNING)
    expect(fact.round == number, "not-the-next-round", "T20", round=fact.round, possible=[number])
    _expect_finished(t)
    total = _rounds(t)
    expect(number <= total, "no-more-rounds", "T2", rounds=total)
    order_ = order(t, number)
    expect(len(order_) > 1, "too-few-players", "T20", players=len(order_), least=2)
    if is_duplicate(t):
        expect(not fact.tables and not fact.bye, "no-pairs-here", "T76")
    elif is_league(t):
        expect_seats([player for player in order_ if player not in alone(t, number)], fact.tables, fact.bye)
    else:
        expect_seats(order_, fact.tables, fact.bye)
    expect_scenario(t, fact)
    return total, order_


def _round(t: Tournament, fact: RoundPaired, order_: list[int]) -> Round:
    number = t.version + 1
    return Round(
        number=fact.round,
        scenario=fact.scenario,
        seed_hash=fact.seed_hash,
        order=order_,
        tables={
            place: Table(number=place, a=seat.a, b=seat.b, first=seat.first, fact=number)
            for place, seat in enumerate(fact.tables, 1)
        },
        byes=[fact.bye] if fact.bye else [],
        alone=alone(t, fact.round) if is_league(t) else {},
        fact=number,
        duplicate=is_duplicate(t),
        at=fact.at,
    )


def _expect_finished(t: Tournament) -> None:
    """T20 Raise `Refused` unless the last round is finished."""
    if t.rounds and not t.rounds[-1].closed:
        left = [table.number for table in t.rounds[-1].tables.values() if not table.results]
        raise Refused("round-not-closed", rule="T20", facts={"round": len(t.rounds), "tables": left})


def _rounds(t: Tournament) -> int:
    """T2, T92 Return the number of rounds. Raise `Refused` if it does not fit the players."""
    if t.total_rounds:
        return t.total_rounds
    total, players = rounds_in_all(t), len(playing(t, 1))
    if is_league(t):
        expect_league(players)
    elif not is_duplicate(t):
        expect(total < players, "too-many-rounds", "T2", rounds=total, players=players, most=players - 1)
    return total


def expect_league(players: int) -> None:
    """T92 Raise `Refused` if a league has too few or too many players."""
    facts = {"players": players, "least": LEAST, "most": MOST, "rounds": rounds_for(MOST)}
    expect(LEAST <= players <= MOST, "no-such-league", "T92", **facts)


def expect_seats(players: Sequence[int], tables: Sequence[Pairing], bye: int) -> None:
    """T16 Raise `Refused` unless each player has exactly one table or the bye."""
    able, seen = set(players), set[int]()
    seats = [player for seat in tables for player in (seat.a, seat.b)]
    for seat in tables:
        expect(seat.a != seat.b, "against-themselves", "T16", player=seat.a)
    for player in (*seats, *((bye,) if bye else ())):
        expect(player in able, "does-not-play", "T15", player=player)
        expect(player not in seen, "sits-twice", "T16", player=player)
        seen.add(player)
    if seen != able:
        raise Refused("left-out", rule="T12", facts={"players": sorted(able - seen)})
    expect(bool(bye) == bool(len(able) % 2), "left-over-of-even", "T12", player=bye)
    for seat in tables:
        expect(seat.first in (0, seat.a, seat.b), "not-at-this-table", "T74", player=seat.first)


def expect_scenario(t: Tournament, fact: RoundPaired) -> None:
    """T3, T75 Raise `Refused` if a round does not have an allowed scenario."""
    if not by_fields(t):
        expect(not fact.scenario, "no-scenarios-here", "T3")
        sealed = t.settings.tables in (DUEL, DUPLICATE)
        expect(not sealed or bool(fact.seed_hash), "no-hash", "T75")
        return
    chosen = t.settings.scenarios
    possible = (chosen[(fact.round - 1) % len(chosen)],) if chosen else load(t.book).scenarios()
    expect(fact.scenario in possible, "not-the-scenario", "T3", word=fact.scenario, possible=list(possible))


# --- again ---


def round_taken_back(t: Tournament, fact: RoundTakenBack) -> None:
    """T20, T70 Take back the current round. Raise `Refused` if it is too late."""
    round_ = present_round(t, fact.round, "T20")
    final = [table.number for table in round_.tables.values() if table.results]
    expect(not final, "a-table-is-final", "T70", tables=final, possible=["finished"])
    if not fact.cancelled:
        _expect_again(t, round_, fact)
    t.rounds.pop()
    for penalty in t.penalties:
        penalty.round = min(penalty.round, len(t.rounds))
    if not t.rounds:
        t.stage, t.total_rounds = CLOSED, 0


def _expect_again(t: Tournament, round_: Round, fact: Fact) -> None:
    """T20 Raise `Refused` if a whole round can no longer be paired again."""
    reported = [table.number for table in round_.tables.values() if table.reports or table.attempts]
    expect(not reported and not round_.attempts, "a-table-has-reported", "T20", tables=reported)
    expect(in_again_time(t, round_, fact.at), "too-late-to-pair-again", "T20", minutes=again_minutes(t))


def again_minutes(t: Tournament) -> int:
    """T20 Return how many minutes after its start a round can still be paired again."""
    return int(load(t.book).rules()["pairing"]["again_minutes"])


def in_again_time(t: Tournament, round_: Round, at: int) -> bool:
    """T11, T20 Return whether a round may still be paired again at the Unix time `at`."""
    if t.settings.clock != MINUTES or round_.started is None:
        return True
    return at <= round_.started + 60 * again_minutes(t)


def paired_again(t: Tournament, fact: PairedAgain) -> None:
    """T11, T20, T53 Annul some tables and pair their players again."""
    round_ = expect_again(t, fact)
    numbers = numbers_again(t, fact.round, fact.tables, len(fact.instead))
    for number in set(fact.tables):
        del round_.tables[number]
    for number, seat in zip(numbers, fact.instead, strict=True):
        round_.tables[number] = Table(number=number, a=seat.a, b=seat.b, first=seat.first, fact=t.version + 1)
    if fact.by_hand:
        round_.by_hand.append(ByHand(tuple(numbers), fact.reason, fact.by, fact.at))
    _move(t, round_, fact)


def expect_again(t: Tournament, fact: PairedAgain) -> Round:
    """T11, T20, T53, T93 Return the round of the tables that are paired again.

    Raise `Refused` if this is not possible.
    """
    expect(not is_league(t), "league-is-fixed", "T93")
    round_ = present_round(t, fact.round, "T20")
    touched = [table_of(t, fact.round, number) for number in dict.fromkeys(fact.tables)]
    expect(bool(touched or fact.late), "nothing-to-pair", "T20")
    reported = [table.number for table in touched if table.reports or table.results or table.attempts]
    expect(not reported, "a-table-has-reported", "T20", tables=reported)
    freed = [player for table in touched for player in table.players]
    _expect_late(t, round_, fact)
    for player in fact.absent:
        expect(player in freed, "not-at-this-table", "T53", player=player, possible=freed)
    seats = [player for player in (*freed, *fact.late) if player not in fact.absent]
    for player in seats:
        gone = t.players[player].left and not may_play(t.players[player])
        expect(not gone, "has-left", "T53", player=player)
    expect_seats(seats, fact.instead, fact.bye)
    return round_


def _expect_late(t: Tournament, round_: Round, fact: PairedAgain) -> None:
    """T11, T53 Raise `Refused` if it is too late to pair a latecomer."""
    for player in fact.late:
        alone = player in round_.byes
        if alone:
            expect(in_again_time(t, round_, fact.at), "too-late-to-pair-again", "T11", minutes=again_minutes(t))
            continue
        seated = round_.table_of(player) is not None
        expect(player in playing(t, fact.round) and not seated, "does-not-play", "T11", player=player)


def _move(t: Tournament, round_: Round, fact: PairedAgain) -> None:
    round_.tables = dict(sorted(round_.tables.items()))
    round_.byes = [player for player in round_.byes if player not in fact.late]
    round_.absent = [player for player in round_.absent if player not in fact.late]
    if fact.bye:
        round_.byes.append(fact.bye)
    for player in fact.absent:
        round_.absent.append(player)
        if not t.players[player].left and NO_SHOW_LINE not in t.players[player].open_cases:
            t.players[player].open_cases.append(NO_SHOW_LINE)


# --- time and the standings ---


def round_started(t: Tournament, fact: RoundStarted) -> None:
    """T21 Record that a round started."""
    round_ = present_round(t, fact.round, "T21")
    expect(t.settings.clock == MINUTES, "only-on-a-day", "T21")
    expect(round_.started is None, "started-already", "T21", round=fact.round, started=round_.started)
    round_.started = fact.at


def time_given(t: Tournament, fact: TimeGiven) -> None:
    """T21, T79 Give a round or table more time."""
    round_ = present_round(t, fact.round, "T21")
    table = open_table(t, fact.round, fact.table, "T21") if fact.table else None
    if fact.until:
        expect(fact.until > fact.at, "time-has-passed", "T79", until=fact.until)
        expect(not fact.minutes, "minutes-or-until", "T79")
    else:
        expect(fact.minutes > 0, "no-minutes", "T21", minutes=fact.minutes)
    given = table or round_
    if fact.until:
        given.until, given.until_at, given.minutes = fact.until, fact.at, 0
    else:
        given.minutes += fact.minutes
    if fact.away:
        return  # requests to judges are still unanswered
    for each in [table] if table else [each for each in round_.tables.values() if not each.results]:
        each.more_time, each.more_reason, each.claimed = 0, "", 0


def time_over(t: Tournament, fact: TimeOver) -> None:
    """T75, T76 Record that the time for a duel or duplicate is over."""
    round_ = present_round(t, fact.round, "T75")
    expect(t.settings.tables in (DUEL, DUPLICATE), "no-attempts-here", "T75")
    expect(not round_.time_over, "time-is-over", "T75", round=fact.round)
    round_.time_over = True
    settle_duels(t, round_, fact)


def round_closed(t: Tournament, fact: RoundClosed) -> None:
    """T63 Close a round. Keep its standings as they are posted."""
    round_ = present_round(t, fact.round, "T63")
    left = [table.number for table in round_.tables.values() if not table.results]
    expect(round_.complete, "tables-open", "T20", round=fact.round, tables=left)
    round_.closed, round_.standings_fact, round_.closed_at = True, t.version + 1, fact.at
    round_.standings = standings(t, fact.round)


HANDLERS: Mapping[type[Fact], Callable[[Tournament, Any], None]] = {
    RoundPaired: round_paired,
    RoundTakenBack: round_taken_back,
    PairedAgain: paired_again,
    RoundStarted: round_started,
    TimeGiven: time_given,
    TimeOver: time_over,
    RoundClosed: round_closed,
}
