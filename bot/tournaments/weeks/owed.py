"""Which messages about tables a decision makes out of date: threads, proposals of times, what judges are asked for.

They are found by comparing the tables before and after, so no decision can forget one. A message belongs to a pair,
not to a table's number: a table that is paired again has a new thread.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from db.tournaments.journal import Post, Shown
from engine.tournament.state import RUNNING, Round, Table, Tournament

THREAD, TIMES, PLEA = "thread", "times", "plea"
"""The thread of a table with its first message; proposed times; what judges are asked for at a table."""
_TABLES = 1_000

Seen = Mapping[Shown, Any]


def key_of(table: Table) -> int:
    """Return the number of a pair in a round: by the fact that paired the two, and their table."""
    return table.fact * _TABLES + table.number


def shown_for(what: str, round_: int, table: Table) -> Shown:
    """Return the message of a kind about a pair."""
    return Shown(what, round_, key_of(table))


def table_of_post(t: Tournament, post: Post) -> Table | None:
    """Return the table that a message is about; None if the pair sits there no more."""
    if not 0 < post.round <= len(t.rounds):
        return None
    table = t.rounds[post.round - 1].tables.get(post.number % _TABLES)
    return table if table is not None and key_of(table) == post.number else None


def is_played(t: Tournament, round_: int, table: Table) -> bool:
    """Return whether a table has still to be played, or told."""
    return t.stage == RUNNING and not t.rounds[round_ - 1].closed and not table.results


def seen(t: Tournament) -> Seen:
    """Return what the messages about tables depend on."""
    return dict(_seen(t))


def _seen(t: Tournament) -> Iterator[tuple[Shown, Any]]:
    for round_ in t.rounds:
        for table in round_.tables.values():
            if t.settings.threads:
                yield shown_for(THREAD, round_.number, table), _of_thread(t, round_, table)
            if table.offers or table.agreed:
                said = (*table.proposed, table.proposed_by, table.agreed, bool(table.results))
                yield shown_for(TIMES, round_.number, table), said
            if table.pleaded_at:
                said = (table.more_time, table.claimed, table.pleaded_at, bool(table.results))
                yield shown_for(PLEA, round_.number, table), said


def _of_thread(t: Tournament, round_: Round, table: Table) -> tuple[Any, ...]:
    if table.results or not is_played(t, round_.number, table):
        return ("over", len(table.results))
    given = (round_.minutes, round_.until, table.minutes, table.until)
    return (*given, table.agreed, *table.proposed, len(table.reports), table.disputed)


def touched(before: Seen, after: Seen) -> list[Shown]:
    """Return the messages that are out of date, or have to be posted."""
    return [shown for shown in {**before, **after} if before.get(shown) != after.get(shown)]


def alone(t: Tournament, round_: int) -> dict[int, int]:
    """T53 Return the tables of a round at which somebody stands alone, with who did not come."""
    tables = t.rounds[round_ - 1].tables.values()
    return {table.number: table.other(table.claimed) for table in tables if table.claimed and not table.results}
