"""Notices of tournaments: reminders and news. They are enqueued once, and their text is written when they are sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord

from db.notices import Notice
from db.tournaments.journal import TournamentRow
from engine.tournament.facts import Fact, PairedAgain, Pairing, RoundPaired, RoundsStruck
from engine.tournament.state import Tournament, may_play, waiting

KIND = "tournament"
"""The kind of all notices of tournaments; their facts have their content."""
_KEPT = timedelta(days=2)
_TOGETHER = 10
"""The maximum number of users mentioned in one message."""


def pinging(persons: Iterable[int]) -> discord.AllowedMentions:
    """Return discord.py's object that lets a message ping only these users."""
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
    """Return a notice of a tournament; an equal one is sent only once. Without an addressee it is for the tournament's
    channel.
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
    """Return the notice to an organizer whose tables have no threads, at most one per round."""
    facts: dict[str, Any] = {"round": round_, "lacking": lacking}
    return notice(row, "no-thread", f"{round_}.{lacking}", now=now, user_id=row.organizer_id, **facts)


def channel_gone(row: TournamentRow, *, now: datetime) -> Notice:
    """Return the notice to an organizer whose tournament's channel is gone, sent once."""
    return notice(row, "channel-gone", str(row.channel_id), now=now, user_id=row.organizer_id)


def moved_up(row: TournamentRow, before: Sequence[int], t: Tournament, *, now: datetime) -> list[Notice]:
    """T4, T11 Return the notices to players of the waiting list who have a place now: in the channel, and directly."""
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
    """T2, T20 Return the notices of facts in the channel: the players of a round, ten in a message, and removed rounds.

    If every table has a thread, its two players are pinged there.
    """
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
