"""Chess clocks: a bank (starting time) and an increment for each side.

A side's clock runs while it has a turn to play. A reaction has its own time limit. At the end of a round, each side
that had a question in it gets the increment once. A side whose time is over plays on with an empty bank, and the other
side chooses what follows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

import msgspec

from bot.games.state import GameSummary
from db.games import GameRow
from db.sides import AskedSide, Clock, Turns, chairs_of, turns_of
from engine.core.asks import TURN

_BY_POST = 12 * 3_600
"""From this bank on, in seconds, a game counts as correspondence."""


def begun(clock: tuple[int, int], sides: Iterable[str]) -> Clock:
    """Return the clock of a new game. `clock` is the bank and the increment in seconds."""
    bank, increment = clock
    return Clock(bank=bank, increment=increment, left={side: float(bank) for side in sides})


def pace(clock: tuple[int, int]) -> str:
    """Return the default pace for reactions in a game with clocks."""
    return "post" if clock[0] >= _BY_POST else "live"


def left(turns: Turns, side: str, now: datetime) -> float:
    """Return the seconds left on a side's clock, never less than zero."""
    if turns.clock is None:
        return 0.0
    if turns.invited:
        return turns.clock.left.get(side, 0.0)
    asked, rest = turns.asked.get(side), turns.clock.left.get(side, 0.0)
    if asked is not None and asked.pace == TURN:
        rest -= asked.used(turns.running(now, side))
    return max(0.0, rest)


def charged(turns: Turns, side: str, now: datetime) -> Clock | None:
    """Return the clock with the time subtracted that a side has used until `now`. Return None without a clock."""
    if turns.clock is None:
        return None
    return msgspec.structs.replace(turns.clock, left={**turns.clock.left, side: left(turns, side, now)})


def after(
    before: Turns, asked: Mapping[str, AskedSide], *, place: tuple[int, int], fresh: bool, now: datetime
) -> Clock | None:
    """Return the clock after a decision. Return None without a clock.

    `place` is the day or turn and the round. If `fresh` is set, a new round has begun.
    """
    clock = before.clock
    if clock is None:
        return None
    rest = dict(clock.left)
    for side, old in before.asked.items():
        if side not in asked or asked[side].at != old.at:
            rest[side] = left(before, side, now)
    if not fresh:
        return msgspec.structs.replace(clock, left=rest)
    there = {side for side, old in before.asked.items() if old.pace == TURN} | set(before.spent)
    if place > clock.given:
        rest = {side: seconds + clock.increment * (side in there) for side, seconds in rest.items()}
    given = max(place, clock.given)
    return msgspec.structs.replace(clock, left=rest, given=given, fallen={}, played={})


def without_flags(clock: Clock | None) -> Clock | None:
    """Return the clock without its records of expired time. Return None if there is no clock."""
    return msgspec.structs.replace(clock, fallen={}, played={}) if clock is not None else None


def is_played(row: GameRow | GameSummary, turns: Turns, side: str) -> bool:
    """Return whether the autopilot is playing a side's current turn."""
    asked = turns.asked.get(side)
    if turns.clock is None or asked is None or asked.pace != TURN:
        return False
    return turns.clock.played.get(side) == (row.period, row.round)


def is_over(row: GameRow | GameSummary, turns: Turns, side: str) -> bool:
    """Return whether a side has run out of time in this round."""
    asked = turns.asked.get(side)
    if turns.clock is None or asked is None or asked.pace != TURN:
        return False
    return turns.clock.fallen.get(side) == (row.period, row.round)


def falls(row: GameRow, side: str) -> bool:
    """Return whether the time on a side's clock can still run out."""
    turns = turns_of(row)
    asked = turns.asked.get(side)
    if turns.clock is None or asked is None or asked.pace != TURN:
        return False
    return not (chairs_of(row)[side].steward or is_played(row, turns, side) or is_over(row, turns, side))
