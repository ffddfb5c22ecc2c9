"""T48, T55 What earlier tournaments say of somebody who registers: departures of a year, and who is barred for life."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from bot.tournaments.service import Loaded, TournamentService
from bot.tournaments.weeks.notes import notice
from db.notices import Notice
from db.tournaments.journal import TournamentRow
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.rights import player_by
from engine.tournament.waits import barred, departures

YEAR = timedelta(days=365)
_LEFT = (f.Dropped, f.Annulled, f.Expelled, f.NoShow, f.Conceded)
"""What a departure that counts comes from."""


class Past(NamedTuple):
    """How often somebody left tournaments of the server within a year, and those of the organizer that bar them."""

    departures: int = 0
    barred: tuple[str, ...] = ()


async def past_of(service: TournamentService, row: TournamentRow, person: int, *, now: datetime) -> Past:
    """Return what counts for a registration; the tournament itself does not."""
    left, bars = 0, list[str]()
    for other in await service.store.with_player(person):
        if other.id == row.id:
            continue
        loaded = await service.load(other.id)
        number = player_by(loaded.state, person)
        if not number:
            continue
        if other.organizer_id == row.organizer_id and number in barred(loaded.state):
            bars.append(other.title)
        if other.guild_id == row.guild_id and number in departures(loaded.state):
            journal = [f.read(each) for each in await service.store.facts(other.id)]
            left += _left_at(journal, number) >= (now - YEAR).timestamp()
    return Past(left, tuple(bars))


def _left_at(journal: Sequence[Fact], number: int) -> int:
    """Return when a player left for the last time."""
    return max((each.at for each in journal if isinstance(each, _LEFT) and number in _players(each)), default=0)


def _players(fact: Any) -> tuple[int, ...]:
    return tuple(getattr(fact, "players", ())) or (getattr(fact, "player", 0),)


def left_before(loaded: Loaded, number: int, times: int, *, now: datetime) -> Notice:
    """Return what the organizer is told, and nobody else, about who has just registered."""
    row = loaded.row
    return notice(row, "left-before", str(number), now=now, user_id=row.organizer_id, player=number, times=times)
