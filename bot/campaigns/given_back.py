"""Extra time for campaigns after an outage: decisions stay open for two more hours."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.campaigns.days import hours_of
from bot.campaigns.side_closing import TIMES
from bot.campaigns.side_hours import left_open
from bot.runtime.scheduler import BOARDS, CALLS, CAMPAIGNS, REMINDERS
from db.board_outbox import owe
from db.campaigns import CampaignRow, changed, running_in
from db.games import game_in
from db.quiet import Given, missed, spans_of

GRACE = timedelta(hours=2)
_WOKEN = (CAMPAIGNS, CALLS, REMINDERS, BOARDS)


async def give_back(connection: AsyncConnection, given: Given) -> Collection[str]:
    """Postpone the deadlines of campaigns whose players could not answer.

    Return the names of the jobs to wake.
    """
    count = 0
    for row, guild_id in await running_in(connection):
        fresh = [each for each in given.fresh if each.concerns(guild_id)]
        later = await _later(connection, row, given, guild_id) if fresh else None
        if later is None or not await changed(connection, row, **{name: getattr(later, name) for name in TIMES}):
            continue
        await owe(connection, row.game_id, now=given.now, place=f"q{max(each.id for each in fresh)}")
        count += 1
    return _WOKEN if count else ()


async def _later(
    connection: AsyncConnection, row: CampaignRow, given: Given, guild_id: int | None
) -> CampaignRow | None:
    """Return a campaign with its deadlines extended, or None if nothing changes."""
    if row.deadline_at is None or row.next_at is None:
        return None
    fresh = [each for each in given.fresh if each.concerns(guild_id)]
    begin, end = min(each.from_at for each in fresh), max(each.until_at or given.now for each in fresh)
    if row.sides is not None:
        game = await game_in(connection, row.game_id)
        after = left_open(row, game, until=end + GRACE, since=begin, now=given.now) if game is not None else row
        return after if after != row else None
    if begin >= row.deadline_at:
        return None
    deadline = max(row.deadline_at + _missed(row, given, guild_id), end + GRACE)
    if deadline == row.deadline_at:
        return None
    next_at = row.next_at
    if next_at < deadline and hours_of(row).missed(next_at, deadline)[0] == 1:
        next_at = deadline  # several missed days are counted as skipped later
    return replace(row, deadline_at=deadline, next_at=next_at)


def _missed(row: CampaignRow, given: Given, guild_id: int | None) -> timedelta:
    """Return how much of the time for open decisions was lost in the new outages."""
    if row.open_minutes is None or row.deadline_at is None or row.deadline_at == row.next_at:
        return timedelta()
    since = row.deadline_at - timedelta(minutes=row.open_minutes)
    rows = given.of(guild_id)
    before = [each for each in rows if each not in given.fresh]
    known, lost = (missed(spans_of(some, given.now), since=since, until=given.now) for some in (before, rows))
    return lost - known
