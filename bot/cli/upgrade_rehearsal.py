"""Tests what an update does to running games. It continues each game to its next question.

Use it with a copy of the database (`db.maintenance.upgrade_rehearsal`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from bot.games.errors import SaveUnreadable
from bot.games.pledges import with_pledged_dice
from bot.games.saves import open_save
from bot.games.service import Service
from bot.games.state import GameState
from bot.games.undo_stack import may_undo
from bot.history.journal import record_of, verify_record
from bot.runtime.safe_errors import placed
from db import Database, DatabaseError
from db.games import LINE
from db.schema.community import attempt, ballot, daily
from db.schema.games import RUNNING, game
from engine.core.day_gate import CALENDAR
from engine.core.verify import FAIR
from render.catalogue import FALLBACK
from render.language import speaking
from render.presenter import Presenter

WELL, ASKED_AGAIN, UNREADABLE, UNCONFIRMED = "well", "asked-again", "unreadable", "unconfirmed"
"""The outcome for a game: it continues; its open step begins again; it cannot be continued; or its daily result would
be refused, although it continues or is over.
"""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a rehearsal found out about one game: its fate, a line of text, and notes."""

    game_id: str
    fate: str
    what: str = ""
    notes: tuple[str, ...] = ()


async def rehearse(
    database: Database, *, find: Callable[[str], Presenter], now: Callable[[], datetime]
) -> AsyncIterator[Finding]:
    """Yield the result for every running game and every unconfirmed daily result, oldest first."""
    service = Service(database, now=now)
    for game_id in await under_way(database):
        yield await _one(service, game_id, find)


async def under_way(database: Database) -> list[str]:
    """Return the ids of the games to check."""
    waiting = sa.select(attempt.c.game_id).where(attempt.c.state.in_(("running", "over")))
    wanted = sa.or_(game.c.status == RUNNING, game.c.id.in_(waiting))
    async with database.read() as connection:
        found = await connection.execute(sa.select(game.c.id).where(wanted).order_by(game.c.created_at, game.c.id))
        return [str(each) for each in found.scalars()]


async def _one(service: Service, game_id: str, find: Callable[[str], Presenter]) -> Finding:
    try:
        state = await service.position(game_id)
        notes = [note async for note in _around(service, state)]
        if state.status == RUNNING and state.reopened:
            return Finding(game_id, ASKED_AGAIN, _again(state, find), tuple(notes))
        refused = await _refused(service, state)
    except DatabaseError:
        raise
    except Exception as error:  # a damaged save, or an error of the new rules: these are what the check is for
        named = str(error) if isinstance(error, SaveUnreadable) else placed(error)
        return Finding(game_id, UNREADABLE, f"{await _where(service, game_id)}: {named}")
    if refused:
        return Finding(game_id, UNCONFIRMED, f"{_place(state)}: {refused}")
    return Finding(game_id, WELL, _place(state), await _mended(service, state))


# --- places and questions ---


def _place(state: GameState) -> str:
    where = _channel(state.channel_id, state.guild_id)
    day, round_ = state.progress
    return f"{state.system}, {where}, day {day}" + (f", round {round_}" if round_ else "")


async def _where(service: Service, game_id: str) -> str:
    row = await service.store.game(game_id)
    if row is None:
        return "gone"
    return f"{row.system}, {_channel(row.channel_id, row.guild_id)}, day {row.period}"


def _channel(channel_id: int, guild_id: int | None) -> str:
    """Return a text with the ids of a channel and its server, or “direct messages”."""
    return f"channel {channel_id} of server {guild_id}" if guild_id is not None else "direct messages"


def _again(state: GameState, find: Callable[[str], Presenter]) -> str:
    """Return a text about a question that is asked again. It says how many answers are lost."""
    rules, save = open_save(state.row)
    step = rules.sequence.steps[save.step]
    count = len(save.answers)
    forgotten = f"{count} answer{'s' if count != 1 else ''} dropped"
    if state.ask is None:
        return f"{_place(state)}: the step {step.name} (§{step.rule}) begins again, and the game is over; {forgotten}"
    with speaking(FALLBACK):
        if state.ask.kind == CALENDAR:
            asked = "whether the next day begins"
        else:
            asked = f"“{find(state.system).prompt(state.ask, ())}”"
    return f"{_place(state)}: the step {step.name} (§{step.rule}) begins again, {forgotten}, asks {asked}"


# --- side effects ---


async def _around(service: Service, state: GameState) -> AsyncIterator[str]:
    """Yield texts about the side effects of repeating a step, such as lost votes."""
    if state.voting is not None:
        async with service.store.database.read() as connection:
            query = sa.select(sa.func.count()).where(ballot.c.game_id == state.id, ballot.c.closed_at.is_(None))
            if (await connection.execute(query)).scalar_one():
                yield "decided by vote: the open vote closes without a decision, and a new one opens"
    elif state.command != "everyone":
        proposals = len(state.proposed.split(LINE)) if state.proposed else 0
        yield f"commanded by {state.command}: pending proposals and notes are dropped ({proposals})"
    if state.day_due is not None:
        until = (state.open_until or state.day_due).isoformat(timespec="minutes")
        yield f"in a campaign: the repeated question is open until {until}, then the autopilot decides"
    if state.sealed_until is not None:
        yield f"an attempt at the daily game of {state.daily} that counts: its result would be refused"
    if may_undo(state.row):
        yield "earlier answers can no longer be taken back"


async def _mended(service: Service, state: GameState) -> tuple[str, ...]:
    """Return a note if some answers can no longer be undone; otherwise an empty tuple."""
    if state.status != RUNNING or not may_undo(state.row):
        return ()
    undo_stack = (await service.undo_stack(state.id))[1]
    if undo_stack.barred_by != "mended":
        return ()
    return ("it continues, but answers since the last die can no longer be taken back",)


async def _refused(service: Service, state: GameState) -> str:
    """Return why a daily attempt would not be confirmed.

    Return an empty text if it would be confirmed.
    """
    if state.daily is None or state.sealed_until is None:
        return ""
    async with service.store.database.read() as connection:
        seeds = sa.select(daily.c.seed, daily.c.seed_hash, daily.c.word).where(daily.c.day == state.daily)
        found = (await connection.execute(seeds)).first()
    if found is None:
        return ""
    rows = await service.store.journal(state.id, first=1, last=state.version)
    record = with_pledged_dice(record_of(state, rows), secret=found.seed, seed_hash=found.seed_hash, word=found.word)
    report = await asyncio.to_thread(verify_record, record)
    if report.verdict == FAIR:
        return ""
    row = report.findings[0].version if report.findings else 0
    return (
        f"an attempt at the daily game of {state.daily} that counts: under these rules row {row} is different, and its"
        " result would be refused; update when the day is over and its results are posted"
    )
