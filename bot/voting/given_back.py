"""Extends open votes after an outage, so that no voting time is lost."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.scheduler import BOARDS, VOTES
from db.board_outbox import owe
from db.quiet import AWAY, BOT, Given, Quiet, missed, spans_of
from db.schema.community import ballot
from db.voting import Ballot, open_ballots


async def give_back(connection: AsyncConnection, given: Given) -> Collection[str]:
    """Extend all open ballots by the voting time that they lost. Return the jobs to wake (see `db.quiet`)."""
    found = list[str]()
    for each, guild_id in await open_ballots(connection):
        closes_at = _closes_at(each, guild_id, given)
        if closes_at is None:
            continue
        same = ballot.c.id == each.id, ballot.c.closes_at == each.closes_at
        values = {"closes_at": closes_at, "show_at": given.now}
        await connection.execute(sa.update(ballot).where(*same).values(values))
        if not each.side and each.game_id not in found:  # other sides must not learn that a side votes
            await owe(connection, each.game_id, now=given.now, place=f"v{max(row.id for row in given.fresh)}")
        found.append(each.game_id)
    return (VOTES, BOARDS) if found else ()


def counting(rows: Sequence[Quiet], each: Ballot) -> list[Quiet]:
    """Return the outages in which users could not vote."""
    polls = each.native and each.poll_id is not None
    return [row for row in rows if not (polls and (row.scope, row.why) == (BOT, AWAY))]


def _closes_at(each: Ballot, guild_id: int | None, given: Given) -> datetime | None:
    """Return the new end of a ballot. Return None if no voting time was lost."""
    rows = counting(given.of(guild_id, each.game_id, each.side), each)
    before = [row for row in rows if row not in given.fresh]
    within = {"since": each.opened_at, "until": given.now}
    known, lost = (missed(spans_of(some, given.now), **within) for some in (before, rows))
    begun = [row for row in rows if row in given.fresh and row.from_at < each.closes_at]
    if lost <= known or not begun:
        return None
    window = each.closes_at - each.opened_at - known
    end = max(row.until_at or given.now for row in begun)
    return max(each.closes_at + (lost - known), end + window / 2)
