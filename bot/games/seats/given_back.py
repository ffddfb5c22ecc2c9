"""Extends the deadlines of games with several sides by pauses and outages.

`AskedSide.at` is moved by the time lost since the question was shown. Each call counts this time from the start, so it
is never added twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta

import msgspec

from bot.games.seats.chairs import AT_ONCE, LIVE, POST
from db.games import GameRow
from db.quiet import Quiet, missed, spans_of
from db.schema.games import VOTE
from db.sides import AskedSide, Turns, chairs_of, turns_of
from engine.core.asks import REACTION, TURN

Missed = Callable[[GameRow, str], Sequence[Quiet]]
"""A function that returns the times in which a side of a game could not answer. With an empty side, it returns those
that concern all sides.
"""

GRACE: Mapping[str, Mapping[str, timedelta]] = {
    LIVE: {REACTION: timedelta(seconds=60), TURN: timedelta(minutes=5)},
    POST: {REACTION: timedelta(hours=1), TURN: timedelta(hours=3)},
    AT_ONCE: {REACTION: timedelta(), TURN: timedelta(hours=3)},
}
"""The least time that a side has left after an outage, for each setting of the game and pace of the question."""
_CLOCK, _CLOCK_BY_POST = timedelta(minutes=2), timedelta(hours=1)
_BY_POST = 12 * 3_600


def grace(game: GameRow, turns: Turns, asked: AskedSide) -> timedelta:
    """Return how much time a side must have at least after an outage."""
    if turns.clock is not None and asked.pace == TURN:
        return _CLOCK_BY_POST if turns.clock.bank >= _BY_POST else _CLOCK
    return GRACE.get(game.pace or "", {}).get(asked.pace, timedelta())


def room_of(game: GameRow, side: str) -> str:
    """Return `side` if it votes in a room of its own. Otherwise return an empty string."""
    chair = chairs_of(game).get(side)
    return side if chair is not None and chair.command == VOTE and chair.room else ""


def given_back(game: GameRow, missing: Missed, now: datetime) -> Turns:
    """Return the turns with the lost time added to the deadlines of open questions."""
    turns = turns_of(game)
    asked = {side: _given(game, turns, side, missing(game, side), now) for side in turns.asked}
    return msgspec.structs.replace(turns, asked=asked) if asked != turns.asked else turns


def _given(game: GameRow, turns: Turns, side: str, rows: Sequence[Quiet], now: datetime) -> AskedSide:
    asked, its = turns.asked[side], {""} if turns.asked[side].bound else {"", side}
    if not asked.shown or not (rows or turns.pauses):
        return asked
    since, until = asked.at - timedelta(seconds=asked.given), turns.running(now, side)
    away, pauses = spans_of(rows, now), [(each.since, each.until) for each in turns.pauses if each.side in its]
    lost = missed([*away, *pauses], since=since, until=until).total_seconds()
    if lost <= asked.given:
        return asked
    paused = lost - missed(away, since=since, until=until).total_seconds()
    moved = msgspec.structs.replace(asked, at=since + timedelta(seconds=lost), given=lost, paused=paused)
    if lost - paused <= asked.given - asked.paused:
        return moved
    last = max(rows, key=lambda each: each.until_at or now)
    not_before = (last.until_at or now) + grace(game, turns, asked)
    return msgspec.structs.replace(
        moved,
        why=last.why,
        not_before=not_before if asked.not_before is None else max(not_before, asked.not_before),
    )
