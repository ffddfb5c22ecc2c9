"""Extra time for sides after an outage. Clocks continue with the time left before it."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import replace

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.seating import invitation
from bot.games.seats.chairs import PACES
from bot.games.seats.deadlines import awaiting
from bot.games.seats.given_back import given_back, room_of
from bot.runtime.scheduler import BOARDS, NOTICES
from bot.sides.window_messages import WINDOWS, call_of, is_window
from db.board_outbox import owe
from db.games import GAMES, GameRow, Stale, change, game_in
from db.notices import Notice, enqueue
from db.quiet import Given, Quiet, missed, spans_of
from db.schema.games import NOBODY, RUNNING, game
from db.sides import JOB, Turns, chairs_of, turns_of, written

log = logging.getLogger(__name__)

_TRIES = 3
_MUCH = 600.0
"""If a side gets at least this many seconds of extra time, it is notified by a new message."""
_WOKEN = (JOB, BOARDS, NOTICES, WINDOWS)


async def give_back(connection: AsyncConnection, given: Given) -> Collection[str]:
    """Extend the deadlines of all open questions after an outage. Return the names of the jobs to wake."""
    query = GAMES.where(game.c.status == RUNNING, game.c.asked.is_not(None)).order_by(game.c.id)
    rows = [GameRow(**row) for row in (await connection.execute(query)).mappings()]
    count = sum([await _given(connection, row, given) for row in rows])
    return _WOKEN if count else ()


async def _given(connection: AsyncConnection, row: GameRow, given: Given) -> bool:
    """Extend the deadlines of all sides in a game. Return whether a deadline has changed."""

    def missing(of: GameRow, side: str) -> list[Quiet]:
        return given.of(of.guild_id, of.id, room_of(of, side))

    found: GameRow | None = row
    for _ in range(_TRIES):
        if found is None or found.status != RUNNING:
            return False
        try:
            turns = _still_invited(found, given_back(found, missing, given.now), given)
        except msgspec.DecodeError as problem:
            log.warning("nothing is given back in game %(game)s: %(problem)s", {"game": row.id, "problem": problem})
            return False
        if turns == turns_of(found):
            return False
        fresh = replace(found, asked=written(turns))
        try:
            changes, due = {"asked": fresh.asked}, awaiting(fresh, given.now)
            await change(connection, found, changes=changes, entries=[], message=None, extra_writes=[due])
        except Stale:  # a player has answered meanwhile, without losing that time
            found = await game_in(connection, row.id)
            continue
        await _shown(connection, found, fresh, given)
        return True
    return False


def _still_invited(row: GameRow, turns: Turns, given: Given) -> Turns:
    """Return `turns` with later deadlines for open invitations, as compensation for an outage."""
    rows = given.of(row.guild_id, row.id)
    begin = min((each.from_at for each in rows if each in given.fresh), default=given.now)
    if not turns.invited or not rows:
        return turns
    before = [each for each in rows if each not in given.fresh]
    span = {"since": row.created_at, "until": given.now}
    known, lost = (missed(spans_of(some, given.now), **span) for some in (before, rows))
    later = {side: at + (lost - known) if at > begin else at for side, at in turns.invited.items()}
    return msgspec.structs.replace(turns, invited=later)


async def _shown(connection: AsyncConnection, before: GameRow, row: GameRow, given: Given) -> None:
    """Queue the board and the new invitations after the sides of a game got extra time."""
    was, chairs, calls = turns_of(before), chairs_of(row), list[Notice]()
    for side, at in turns_of(row).invited.items():
        if at != was.invited[side] and not chairs[side].open:  # the message says until when
            calls.append(invitation(row.id, row.channel_id, side, chairs[side].user_id, key=str(at.timestamp())))
    await enqueue(connection, calls)
    if row.pace not in PACES:
        return
    await owe(connection, row.id, now=given.now, place=f"q{max(each.id for each in given.fresh)}")
    if turns_of(row).invited or len({chair.user_id for chair in chairs.values()} - {NOBODY}) < 2:
        return  # no calls before the players have agreed to play, nor in a game against the autopilot
    for side, asked in turns_of(row).asked.items():
        if is_window(row, asked) or asked.given - was.asked[side].given >= _MUCH:
            calls += filter(None, [call_of(row, side)])
    await enqueue(connection, calls)
