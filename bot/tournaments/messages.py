"""The messages that a decision affects: outdated messages about tables, and notices to players.

A message belongs to a pair of players, not to the number of a table. If a table is paired again, the new pair gets a
new thread. Notices are queued once, and their text is written when they are sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import zip_longest
from types import SimpleNamespace
from typing import Any

import discord

from db.notices import Notice
from db.tournaments.journal import Post, Shown, TournamentRow
from engine.tournament.facts import Fact, PairedAgain, Pairing, RoundPaired, RoundsStruck
from engine.tournament.state import RUNNING, Round, Table, Tournament, may_play, waiting

# --- messages about tables ---

THREAD, TIMES, PLEA = "thread", "times", "plea"
"""The values of `Notice.kind` for messages: the thread of a table with its first message; proposed times; requests to
judges about a table.
"""
_TABLES = 1_000


def key_of(table: Table) -> int:
    """Return the key of a pair in a round."""
    return table.fact * _TABLES + table.number


def shown_for(what: str, round_: int, table: Table) -> Shown:
    """Return the message of kind `what` about a table's pair. `what` is its `Notice.kind`."""
    return Shown(what, round_, key_of(table))


def table_of_post(t: Tournament, post: Post) -> Table | None:
    """Return the table that a message is about. Return None if the table has other players by now."""
    if not 0 < post.round <= len(t.rounds):
        return None
    table = t.rounds[post.round - 1].tables.get(post.number % _TABLES)
    return table if table is not None and key_of(table) == post.number else None


def is_open(t: Tournament, round_: int, table: Table) -> bool:
    """Return whether a table of a running round has no result yet."""
    return t.stage == RUNNING and not t.rounds[round_ - 1].closed and not table.results


def _seen(t: Tournament, round_: Round | None, beside: Round | None) -> Iterator[tuple[Shown, Any]]:
    """Yield the messages about the tables of a round, each with its data.

    Tables that are the same in the round `beside` are skipped.
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
    """Return the messages that a decision adds, removes or changes."""
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
    """Return the data about a round that all its table messages show."""
    return round_.closed, round_.minutes, round_.until


def alone(t: Tournament, round_: int) -> dict[int, int]:
    """Return the players whose opponents were reported absent in a round, keyed by table number (T53)."""
    tables = t.rounds[round_ - 1].tables.values()
    return {table.number: table.other(table.claimed) for table in tables if table.claimed and not table.results}


# --- notices ---


KIND = "tournament"
"""The `Notice.kind` of all notices of tournaments. What a notice says depends on its facts."""
_KEPT = timedelta(days=2)
_TOGETHER = 10
"""The maximum number of users mentioned in one message."""


def pinging(persons: Iterable[int]) -> discord.AllowedMentions:
    """Return the allowed mentions that let a message ping only these users."""
    # An id must be in the form of Discord's API: discord.py would send the id of a plain object as a number.
    users: Any = [SimpleNamespace(id=str(each)) for each in persons if each]
    return discord.AllowedMentions(everyone=False, users=users, roles=False, replied_user=False)


def notice(
    row: TournamentRow,
    what: str,
    key: str,
    *,
    now: datetime,
    until: int = 0,
    channel_id: int | None = None,
    user_id: int | None = None,
    **facts: Any,
) -> Notice:
    """Return a tournament notice. A notice that was already sent is not sent again.

    Without `user_id` and `channel_id`, it goes to the tournament's channel.
    """
    return Notice(
        kind=KIND,
        key=f"{row.id}.{what}.{key}",
        due_at=now,
        channel_id=None if user_id else channel_id or row.channel_id,
        user_id=user_id,
        facts={"tournament": row.id, "what": what, **facts},
        expires_at=datetime.fromtimestamp(until, UTC) if until else now + _KEPT,
    )


def no_thread(row: TournamentRow, round_: int, lacking: str, *, now: datetime) -> Notice:
    """Return the notice to an organizer about why tables have no threads."""
    facts: dict[str, Any] = {"round": round_, "lacking": lacking}
    return notice(row, "no-thread", f"{round_}.{lacking}", now=now, user_id=row.organizer_id, **facts)


def channel_gone(row: TournamentRow, *, now: datetime) -> Notice:
    """Return the notice that tells an organizer that the tournament's channel was deleted."""
    return notice(row, "channel-gone", str(row.channel_id), now=now, user_id=row.organizer_id)


def moved_up(row: TournamentRow, before: Sequence[int], t: Tournament, *, now: datetime) -> list[Notice]:
    """Return the notices to players who have moved up from the waiting list (T4, T11)."""
    waits, found = set(waiting(t)), []
    for number in before:
        player = t.players[number]
        if number in waits or not may_play(player):
            continue
        found.append(notice(row, "moved-up", str(number), now=now, player=number))
        if player.person:
            found.append(notice(row, "moved-up", str(number), now=now, user_id=player.person, player=number))
    return found


def told_of(row: TournamentRow, facts: Sequence[Fact], t: Tournament, *, now: datetime) -> list[Notice]:
    """Return notices to the channel about new pairings and about removed rounds (T2, T20)."""
    found = []
    for fact in facts:
        if isinstance(fact, RoundsStruck):
            found.append(notice(row, "struck", str(t.version), now=now, rounds=fact.rounds))
        if t.settings.threads or not isinstance(fact, RoundPaired | PairedAgain):
            continue
        seated = [player for seat in _seats(fact) for player in (seat.a, seat.b)] or t.rounds[-1].order
        players = [n for n in (*seated, *([fact.bye] if fact.bye else [])) if t.players[n].person]
        for first in range(0, len(players), _TOGETHER):
            key, some = f"{t.version}.{first}", players[first : first + _TOGETHER]
            found.append(notice(row, "seated", key, now=now, round=fact.round, players=some))
    return found


def _seats(fact: RoundPaired | PairedAgain) -> Sequence[Pairing]:
    return fact.tables if isinstance(fact, RoundPaired) else fact.instead
