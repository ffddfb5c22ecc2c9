"""Holidays: the clock of a player's side stops in correspondence games while the player is away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.games.gate import counted
from bot.games.seats.chairs import AT_ONCE, POST, due_times
from bot.games.seats.clocks import is_over
from bot.games.seats.deadlines import awaiting
from bot.games.storing import Games
from db.games import ExtraWrite, GameRow
from db.schema.games import AT_TABLE, RUNNING, VOTE
from db.sides import Pause, Turns, chairs_of, turns_of, written

LEAST_LEFT = timedelta(hours=12)
"""If less time than this is left for an open question when a holiday begins, the holiday does not move its deadline."""


class Holidays:
    """Applies players' holidays to games."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def apply(self, game_id: str, user_id: int, *, since: datetime, until: datetime) -> bool:
        """Apply a user's holiday to a game, and return whether this changed anything.

        Raise `NoSuchGame` if the game does not exist. Raise `AlreadyDecided` if it changed at the same time.
        """
        done = [False]

        def apply(row: GameRow) -> tuple[dict[str, Any], Sequence[ExtraWrite]]:
            now = self._games.now()
            done[0] = lacks(row, user_id, since=since, until=until, now=now)
            if not done[0]:
                return {"asked": row.asked}, []
            fresh = replace(row, asked=written(_away(row, _side(row, user_id), since, until, now)))
            return {"asked": fresh.asked}, [awaiting(fresh, now)]

        await self._games.amend(game_id, apply)
        return done[0]


def lacks(row: GameRow, user_id: int, *, since: datetime, until: datetime, now: datetime) -> bool:
    """Return whether a user's holiday has not been applied to a game yet."""
    side = _side(row, user_id)
    if not side:
        return False
    before = turns_of(row).away.get(side)
    return until > now if before is None else (before.since, before.until) != (since, until)


def waits_for(row: GameRow, user_id: int) -> bool:
    """Return whether a game waits for a user on holiday."""
    return _side(row, user_id) in turns_of(row).away


def is_bound(row: GameRow, user_id: int) -> bool:
    """Return whether a user on holiday must still answer the open question of a game."""
    asked = turns_of(row).asked.get(_side(row, user_id))
    return asked is not None and asked.bound


def _side(row: GameRow, user_id: int) -> str:
    """Return the side for which a user's holiday counts; empty if none."""
    if row.status != RUNNING or row.pace not in {POST, AT_ONCE} or row.calendar == RUNNING or counted(row) in AT_TABLE:
        return ""
    chairs = chairs_of(row).values()
    return next((each.side for each in chairs if each.people == {user_id} and each.command != VOTE), "")


def _away(row: GameRow, side: str, since: datetime, until: datetime, now: datetime) -> Turns:
    """Return the game's turns with a holiday added for a side's player."""
    turns = turns_of(row)
    asked = dict(turns.asked)
    if side in asked and side not in turns.away:
        times = {name: at for name, _, at in due_times(row, chairs_of(row), now, as_shown=True)}
        late = side in times and times[side] - now <= LEAST_LEFT and turns.pause is None
        asked[side] = msgspec.structs.replace(asked[side], bound=late or is_over(row, turns, side))
    away = {**turns.away, side: Pause(since=since, until=until, side=side)}
    return msgspec.structs.replace(turns, asked=asked, away=away)
