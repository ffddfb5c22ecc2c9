"""Computes deadlines and reminder times for games with several sides."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from bot.games.seats.chairs import AT_ONCE, LIVE, POST, chairs_in, due_times
from bot.games.state import GameSummary
from db.games import ExtraWrite, GameRow
from db.schema.games import VOTE
from db.sides import Chair, chairs_of, turns_of, waiting
from engine.core.asks import REACTION, TURN

REMINDED: Mapping[str, Mapping[str, timedelta]] = {
    LIVE: {TURN: timedelta(minutes=5)},
    POST: {REACTION: timedelta(hours=3), TURN: timedelta(hours=12)},
    AT_ONCE: {TURN: timedelta(hours=12)},
}
"""How long before its deadline a side gets a reminder, for each setting of the game and pace of the question."""
_SHORTEST, _SHARE = 60.0, 0.15
"""With a clock, a side gets a reminder when this share of its bank is left, but no later than this number of seconds
before the end.
"""


def until(game: GameRow | GameSummary, side: str, now: datetime) -> datetime | None:
    """Return the deadline of a side's open question. Return None if there is none, or if it has passed."""
    chairs = chairs_in(game)
    if side not in chairs or chairs[side].steward or turns_of(game).invited or turns_of(game).paused(side):
        return None
    times = {name: at for name, _, at in due_times(game, chairs, now, as_shown=True)}
    return times[side] if side in times and times[side] > now else None


def awaiting(row: GameRow, now: datetime, chairs: Mapping[str, Chair] | None = None) -> ExtraWrite:
    """Return the SQL statements that store the deadline and the reminder of each side."""
    held = chairs_of(row) if chairs is None else chairs
    times = due_times(row, held, now)
    return waiting(row.id, [(side, since, at, _reminded(row, held[side], at, now)) for side, since, at in times])


def _reminded(row: GameRow, chair: Chair, due: datetime, now: datetime) -> datetime | None:
    """Return when a side with a deadline at `due` gets its reminder, or None."""
    if chair.steward or chair.command == VOTE or turns_of(row).invited or turns_of(row).paused(chair.side):
        return None
    asked, clock = turns_of(row).asked[chair.side], turns_of(row).clock
    if clock is not None and asked.pace == TURN:
        before: timedelta | None = timedelta(seconds=max(_SHORTEST, clock.bank * _SHARE))
    else:
        before = REMINDED.get(row.pace or "", {}).get(asked.pace)
    return due - before if before is not None and due - before > now else None
