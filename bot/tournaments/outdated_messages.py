"""The messages about tables that a decision makes out of date: threads, proposals of times, requests to judges.

They are found by comparing the tables before and after, which works for every decision. A message belongs to a pair,
not to a table's number: a table that is paired again has a new thread.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from db.tournaments.journal import Post, Shown
from engine.tournament.state import RUNNING, Round, Table, Tournament

THREAD, TIMES, PLEA = "thread", "times", "plea"
"""The kinds of messages: the thread of a table with its first message; proposed times; requests to judges about a
table.
"""
_TABLES = 1_000


def key_of(table: Table) -> int:
    """Return the key of a pair in a round: the number of the fact that paired the two, and their table."""
    return table.fact * _TABLES + table.number


def shown_for(what: str, round_: int, table: Table) -> Shown:
    """Return the message of a kind about a pair."""
    return Shown(what, round_, key_of(table))


def table_of_post(t: Tournament, post: Post) -> Table | None:
    """Return the table that a message is about; None if the pair does not play there any more."""
    if not 0 < post.round <= len(t.rounds):
        return None
    table = t.rounds[post.round - 1].tables.get(post.number % _TABLES)
    return table if table is not None and key_of(table) == post.number else None


def is_open(t: Tournament, round_: int, table: Table) -> bool:
    """Return whether a table is still to be played, or reported."""
    return t.stage == RUNNING and not t.rounds[round_ - 1].closed and not table.results


def _seen(t: Tournament, round_: Round | None, beside: Round | None) -> Iterator[tuple[Shown, Any]]:
    """Yield the data on which the messages about a round's tables depend; tables that are the same in `beside` are
    skipped.
    """
    if round_ is not None:
        same = beside.tables if beside is not None else {}
        for table in round_.tables.values():
            if same.get(table.number) is table:
                continue
            if t.settings.threads:
                yield shown_for(THREAD, round_.number, table), _of_thread(t, round_, table)
            if table.offers or table.agreed:
                said = (*table.proposed, table.proposed_by, table.agreed, bool(table.results))
                yield shown_for(TIMES, round_.number, table), said
            if table.pleaded_at:
                said = (table.more_time, table.claimed, table.pleaded_at, bool(table.results))
                yield shown_for(PLEA, round_.number, table), said


def _of_thread(t: Tournament, round_: Round, table: Table) -> tuple[Any, ...]:
    if table.results or not is_open(t, round_.number, table):
        return ("over", len(table.results))
    given = (round_.minutes, round_.until, table.minutes, table.until)
    return (*given, table.agreed, *table.proposed, len(table.reports), table.disputed)


def touched(before: Tournament, after: Tournament) -> list[Shown]:
    """Return the messages that a decision has made out of date, or that must be posted after it."""
    alike = (before.stage, before.settings.threads) == (after.stage, after.settings.threads)
    was: dict[Shown, Any] = {}
    now: dict[Shown, Any] = {}
    for old, new in zip_longest(before.rounds, after.rounds):
        same = alike and old is not None and new is not None and _times(old) == _times(new)
        if same and old is not None and new is not None and old.tables is new.tables:
            continue
        was.update(_seen(before, old, new if same else None))
        now.update(_seen(after, new, old if same else None))
    return [shown for shown in {**was, **now} if was.get(shown) != now.get(shown)]


def _times(round_: Round) -> tuple[Any, ...]:
    """Return the data that the messages of all tables of a round depend on."""
    return round_.closed, round_.minutes, round_.until


def alone(t: Tournament, round_: int) -> dict[int, int]:
    """T53 Return the tables of a round at which a player has no opponent, with the player who did not come."""
    tables = t.rounds[round_ - 1].tables.values()
    return {table.number: table.other(table.claimed) for table in tables if table.claimed and not table.results}
