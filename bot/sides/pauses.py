"""Ends pauses and holidays, and restarts the clocks."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.context import BotContext
from bot.runtime.scheduler import BOARDS, NOTICES
from bot.sides.window_messages import WINDOWS, call_of
from db.games import GameRow
from db.notices import enqueue
from db.sides import JOB, turns_of


async def resume(context: BotContext, game_id: str) -> None:
    """Restart the clocks of a game after a pause or holiday, and post the messages."""
    if await context.service.agreements.resume(game_id, lambda row: partial(_called, row)):
        await context.board_delivery.refresh(game_id)
    context.scheduler.wake_now(JOB, BOARDS, NOTICES, WINDOWS)


async def _called(row: GameRow, connection: AsyncConnection) -> Collection[str]:
    turns = turns_of(row)
    calls = (call_of(row, side) for side in turns.asked if turns.paused(side) is None)
    await enqueue(connection, list(filter(None, calls)))
    return (NOTICES,)
