"""Games of several sides: time at which nobody could answer is given back, and silence has no consequence soon after.

`AskedSide.at` is moved by what was missed since the question was shown; so clocks, paces and what is shown of them
follow. What is known is counted again each time, so nothing is given twice.
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
"""Returns the times at which a side of a game could not answer; of no side, those that concern all."""

GRACE: Mapping[str, Mapping[str, timedelta]] = {
    LIVE: {REACTION: timedelta(seconds=60), TURN: timedelta(minutes=5)},
    POST: {REACTION: timedelta(hours=1), TURN: timedelta(hours=3)},
    AT_ONCE: {REACTION: timedelta(), TURN: timedelta(hours=3)},
}
"""How long a side can still answer after such a time, by the game's setting and the pace of its question."""
_CLOCK, _CLOCK_BY_POST = timedelta(minutes=2), timedelta(hours=1)
_BY_POST = 12 * 3_600


def grace(game: GameRow, turns: Turns, asked: AskedSide) -> timedelta:
    """Return how long a side can still answer at least after a time at which it could not."""
    if turns.clock is not None and asked.pace == TURN:
        return _CLOCK_BY_POST if turns.clock.bank >= _BY_POST else _CLOCK
    return GRACE.get(game.pace or "", {}).get(asked.pace, timedelta())


def room_of(game: GameRow, side: str) -> str:
    """Return the side if it answers only in its room, where it votes; else nothing."""
    chair = chairs_of(game).get(side)
    return side if chair is not None and chair.command == VOTE and chair.room else ""


def given_back(game: GameRow, missing: Missed, now: datetime) -> Turns:
    """Return who is asked, with all the time that was missed so far given back."""
    turns = turns_of(game)
    asked = {side: _given(game, turns, each, missing(game, side), now) for side, each in turns.asked.items()}
    return msgspec.structs.replace(turns, asked=asked) if asked != turns.asked else turns


def _given(game: GameRow, turns: Turns, asked: AskedSide, rows: Sequence[Quiet], now: datetime) -> AskedSide:
    if not asked.shown or not rows:
        return asked
    since = asked.at - timedelta(seconds=asked.given)
    lost = missed(spans_of(rows, now), since=since, until=now).total_seconds()
    last = max(rows, key=lambda each: each.until_at or now)
    if lost <= asked.given:
        return asked
    not_before = (last.until_at or now) + grace(game, turns, asked)
    return msgspec.structs.replace(
        asked,
        at=since + timedelta(seconds=lost),
        given=lost,
        why=last.why,
        not_before=not_before if asked.not_before is None else max(not_before, asked.not_before),
    )
