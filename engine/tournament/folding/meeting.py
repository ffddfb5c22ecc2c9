"""T21, T53, T54, T78, T79 Handles facts about when and whether the players of a table meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import Refused
from engine.tournament.facts import (
    Fact,
    NobodyCame,
    TimeAgreed,
    TimeAsked,
    TimeRefused,
    TimesProposed,
    ToldToWait,
)
from engine.tournament.folding.expect import at_table, expect, open_table
from engine.tournament.settings import MINUTES, WEEK
from engine.tournament.state import Round, Table, Tournament, starts_at

MOST_TIMES = 3
"""T79 The maximum number of times in one proposal."""


def _unreported(t: Tournament, fact: Any, rule: str) -> Table:
    """Return the table that a fact is about. Raise `Refused` if the table's game is already reported."""
    table = open_table(t, fact.round, fact.table, rule)
    if hasattr(fact, "player"):
        at_table(table, fact.player, rule)
    told = bool(table.reports or table.attempts)
    expect(not told, "a-table-has-reported", rule, tables=[fact.table], possible=["ruled"])
    return table


def times_proposed(t: Tournament, fact: TimesProposed) -> None:
    """T78, T79 Record the times that a player proposes. They replace earlier proposals."""
    expect(t.settings.clock == WEEK, "times-only-over-weeks", "T78")
    table = _unreported(t, fact, "T78")
    expect(0 < len(fact.times) <= MOST_TIMES, "too-many-times", "T79", number=len(fact.times), most=MOST_TIMES)
    for time in fact.times:
        expect(time > fact.at, "time-has-passed", "T79", until=time)
    table.proposed, table.proposed_by = sorted(set(fact.times)), fact.player
    table.proposed_at = fact.at
    table.offers[fact.player] = table.offers.get(fact.player, 0) + 1


def time_agreed(t: Tournament, fact: TimeAgreed) -> None:
    """T78, T79 Record that a player accepts a proposed time."""
    table = _unreported(t, fact, "T78")
    expect(fact.time in table.proposed, "not-proposed", "T79", possible=table.proposed)
    expect(fact.player != table.proposed_by, "own-proposal", "T79", player=fact.player)
    expect(fact.time > fact.at, "time-has-passed", "T79", until=fact.time)
    table.agreed, table.agreed_at = fact.time, fact.at
    table.proposed, table.proposed_by, table.claimed = [], 0, 0
    table.answers[fact.player] = table.answers.get(fact.player, 0) + 1


def time_asked(t: Tournament, fact: TimeAsked) -> None:
    """T21, T79 Record that a player asks the judges for more time."""
    table = _unreported(t, fact, "T79")
    expect(not table.more_time, "asked-already", "T79", player=table.more_time)
    table.more_time, table.more_reason, table.pleaded_at = fact.player, fact.reason, fact.at


def time_refused(t: Tournament, fact: TimeRefused) -> None:
    """T21, T79 Record that a judge refuses a request for more time."""
    table = open_table(t, fact.round, fact.table, "T79")
    expect(bool(table.more_time), "nobody-asked", "T79", tables=[fact.table])
    table.more_time, table.more_reason = 0, ""


def nobody_came(t: Tournament, fact: NobodyCame) -> None:
    """T53, T54 Record a player's report that the opponent is absent. Raise `Refused` if it is too early."""
    table = _unreported(t, fact, "T54")
    expect(not table.claimed, "claimed-already", "T54", player=table.claimed)
    until = late_at(t, t.rounds[fact.round - 1], table)
    expect(fact.at >= until, "not-late-yet", "T54", until=until, minutes=t.settings.late_minutes)
    table.claimed, table.pleaded_at = fact.player, fact.at


def late_at(t: Tournament, round_: Round, table: Table) -> int:
    """T54, T79 Return the time from which an absent player counts as late, in Unix seconds.

    Raise `Refused` if the round has not started, or if no time is agreed.
    """
    if t.settings.clock == MINUTES:
        start = starts_at(t, round_)
        if start is None:
            raise Refused("round-not-started", rule="T54", facts={"round": round_.number, "possible": []})
    else:
        start = table.agreed
        expect(bool(start), "no-time-agreed", "T79", possible=["times-proposed"])
    return start + 60 * t.settings.late_minutes


def told_to_wait(t: Tournament, fact: ToldToWait) -> None:
    """T54 Record that a judge tells a player to wait for an absent opponent."""
    table = open_table(t, fact.round, fact.table, "T54")
    expect(bool(table.claimed), "nobody-asked", "T54", tables=[fact.table])
    table.claimed = 0


HANDLERS: Mapping[type[Fact], Callable[[Tournament, Any], None]] = {
    TimesProposed: times_proposed,
    TimeAgreed: time_agreed,
    TimeAsked: time_asked,
    TimeRefused: time_refused,
    NobodyCame: nobody_came,
    ToldToWait: told_to_wait,
}
