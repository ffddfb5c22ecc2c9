"""Storage of campaigns and reminders of deadlines.

The changes at the beginning of a day are stored with the decision that begins it. They are stored only once, even by
several processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import Stale
from db.schema.community import ballot, ballot_vote, campaign, proposal, reminder
from db.schema.games import RUNNING, game, journal
from db.storage.database import Database
from db.storage.leases import Leases, Share

PAUSED, ENDED = "paused", "ended"
CLOSED = -1
"""Stored in place of the number of ignored reminders if the user accepts no direct messages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignRow:
    """A row of the table `campaign` without its lease. `db.schema.community` explains the columns."""

    game_id: str
    zone: str
    minute: int
    weekdays: int
    open_minutes: int | None
    state: str
    next_at: datetime | None
    last_date: str | None
    deadline_at: datetime | None
    trouble: str | None
    started_by: int
    started_at: datetime
    trouble_at: datetime | None = None
    left_out: int = 0
    more_time: bool = False
    extended_on: str | None = None
    left_plans: str | None = None
    sides: str | None = None

    @property
    def extended(self) -> bool:
        """Whether the deadline of the current day has been postponed."""
        return self.extended_on is not None and self.extended_on == (self.last_date or "")

    @property
    def running(self) -> bool:
        """Whether the campaign runs."""
        return self.state == RUNNING


@dataclass(frozen=True, slots=True)
class Due:
    """A reminder to send. `active` is whether the user has acted since the last reminder."""

    game_id: str
    user_id: int
    deadline_at: datetime
    before_minutes: int
    locale: str
    ignored: int
    reminded_for: datetime | None
    active: bool


_COLUMNS = tuple(campaign.c[field.name] for field in fields(CampaignRow))
_ROWS = sa.select(*_COLUMNS)
_RUNS = campaign.c.state == RUNNING
_LEASES = Leases(campaign)
WAITS: sa.ColumnElement[bool] = sa.exists().where(_RUNS)
"""An SQL condition that tests whether a campaign is running."""
REMINDS: sa.ColumnElement[bool] = sa.exists().select_from(reminder)
"""An SQL condition that tests whether anybody wants to be reminded of deadlines."""


class Campaigns:
    """Stores and finds the campaigns and reminders of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, game_id: str) -> CampaignRow | None:
        """Return the campaign of a game, running or ended; None if it never had one."""
        return await self.database.reading(campaign_of, game_id)

    async def put(self, row: CampaignRow) -> None:
        """Store a campaign. It replaces any earlier campaign of the game."""
        await self.database.writing(put, row)

    async def change(self, before: CampaignRow, **values: Any) -> bool:
        """Change a campaign. Return False, without a change, if it differs from `before`."""
        return await self.database.writing(changed, before, **values)

    async def finish(self, game_id: str) -> None:
        """End a game's campaign if it has one."""
        await self.database.writing(end, game_id)

    async def running(self) -> list[CampaignRow]:
        """Return all running campaigns."""
        return [CampaignRow(**row) for row in await self.database.mappings(_ROWS.where(_RUNS))]

    async def due(
        self, now: datetime, *, share: Share | None = None, unless: sa.ColumnElement[bool] | None = None
    ) -> list[str]:
        """Return the ids of games whose next day or deadline is due, the longest waiting first.

        Games that match the SQL condition `unless` are skipped.
        """
        when = [
            sa.and_(at <= now, _LEASES.ripe(share, game.c.guild_id, at, now=now))
            for at in (campaign.c.next_at, campaign.c.deadline_at)
        ]
        still = sa.func.coalesce(campaign.c.deadline_at, now) > now
        query = sa.select(campaign.c.game_id).join(game).where(_RUNS, sa.or_(*when), sa.not_(still))
        query = query if unless is None else query.where(sa.not_(unless))
        query = query.order_by(campaign.c.next_at, campaign.c.game_id)
        return list(await self.database.scalars(query))

    async def claim(self, game_id: str, *, by: str, now: datetime, lease: timedelta) -> bool:
        """Claim a campaign for the duration `lease`. Return False if another process has claimed it."""
        at = self.database.lease_time(now)
        query = sa.select(campaign.c.game_id).where(campaign.c.game_id == game_id, _RUNS, _LEASES.free(by=by, at=at))
        return bool(await self.database.writing(_LEASES.claim, query, by=by, until=at + lease))

    async def release(self, game_id: str, *, by: str) -> None:
        """Release the claim of a campaign."""
        await self.database.writing(_LEASES.release, campaign.c.game_id == game_id, by=by)

    async def next_time(self, now: datetime) -> datetime | None:
        """Return when a campaign must next be processed, or None."""
        query = sa.select(campaign.c.next_at, campaign.c.deadline_at, campaign.c.claimed_until).where(_RUNS)
        rows = await self.database.rows(query)
        at = self.database.lease_time(now)
        held = (now + (row.claimed_until - at) for row in rows if row.claimed_until is not None)
        times = (*held, *(each for row in rows for each in (row.next_at, row.deadline_at) if each is not None))
        return min((each for each in times if now < each), default=None)

    # --- reminders ---

    async def reminders(self, game_id: str) -> list[tuple[int, int, int]]:
        """Return the reminders of a game.

        Each has the user's id, the minutes before the deadline, and the number of ignored reminders.
        """
        query = (
            sa.select(reminder.c.user_id, reminder.c.before_minutes, reminder.c.ignored)
            .where(reminder.c.game_id == game_id)
            .order_by(reminder.c.user_id)
        )
        return [(row.user_id, row.before_minutes, row.ignored) for row in await self.database.rows(query)]

    async def remind(self, game_id: str, user_id: int, *, before: int | None, locale: str = "") -> None:
        """Remind a user `before` minutes before each deadline. If `before` is None, delete the reminder."""
        async with self.database.write() as connection:
            await connection.execute(sa.delete(reminder).where(_of_user(game_id, user_id)))
            if before is not None:
                values = {"game_id": game_id, "user_id": user_id, "before_minutes": before, "locale": locale}
                await connection.execute(sa.insert(reminder).values(**values, ignored=0))

    async def close(self, game_id: str, user_id: int) -> None:
        """Record that a user accepts no direct messages."""
        await self.database.run(sa.update(reminder).where(_of_user(game_id, user_id)).values(ignored=CLOSED))

    async def to_remind(self, now: datetime) -> tuple[list[Due], datetime | None]:
        """Return the reminders to send now, and the time of the next reminder."""
        query = (
            sa.select(reminder, campaign.c.deadline_at)
            .join(campaign, campaign.c.game_id == reminder.c.game_id)
            .where(
                _RUNS,
                campaign.c.deadline_at > now,
                reminder.c.ignored != CLOSED,
                sa.or_(reminder.c.reminded_for.is_(None), reminder.c.reminded_for != campaign.c.deadline_at),
            )
            .order_by(campaign.c.deadline_at, reminder.c.user_id)
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
            later = [at for row in rows if (at := row.deadline_at - _minutes(row.before_minutes)) > now]
            ripe = [row for row in rows if row.deadline_at - _minutes(row.before_minutes) <= now]
            found = [await _due(connection, row) for row in ripe]
        return found, min(later, default=None)


async def put(connection: AsyncConnection, row: CampaignRow) -> None:
    """Store a campaign. It replaces any earlier campaign of the game. Call it within a transaction."""
    values = {field.name: getattr(row, field.name) for field in fields(CampaignRow)}
    await connection.execute(sa.delete(campaign).where(campaign.c.game_id == row.game_id))
    await connection.execute(sa.insert(campaign).values(**values))


async def campaign_of(connection: AsyncConnection, game_id: str, *, lock: bool = False) -> CampaignRow | None:
    """Return the campaign of a game within a transaction; None if there is none.

    With `lock`, its row is locked until the transaction ends.
    """
    query = _ROWS.where(campaign.c.game_id == game_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).mappings().one_or_none()
    return CampaignRow(**row) if row is not None else None


async def running_in(connection: AsyncConnection) -> list[tuple[CampaignRow, int | None]]:
    """Return all running campaigns, each with the id of its server, within a transaction."""
    query = sa.select(*_COLUMNS, game.c.guild_id).join(game).where(_RUNS).order_by(campaign.c.game_id)
    rows = [dict(row) for row in (await connection.execute(query)).mappings()]
    return [(CampaignRow(**row), guild_id) for row in rows for guild_id in [row.pop("guild_id")]]


async def changed(connection: AsyncConnection, /, before: CampaignRow, **values: Any) -> bool:
    """Change a campaign within a transaction. Return False if it no longer equals `before`."""
    columns = [campaign.c[name] for name in ("state", "next_at", "deadline_at", "zone", "minute", "sides")]
    same = [
        column.is_(None) if (value := getattr(before, column.key)) is None else column == value for column in columns
    ]
    result = await connection.execute(
        sa.update(campaign).where(campaign.c.game_id == before.game_id, *same).values(**values)
    )
    return result.rowcount == 1


async def expect_change(connection: AsyncConnection, before: CampaignRow, **values: Any) -> None:
    """Change a campaign within a transaction. Raise `Stale` if it differs from `before`."""
    if not await changed(connection, before, **values):
        raise Stale(before.game_id)


async def end(connection: AsyncConnection, game_id: str) -> None:
    """End a game's campaign if it has one. Call it within a transaction."""
    values = {"state": ENDED, "next_at": None, "deadline_at": None}
    await connection.execute(sa.update(campaign).where(campaign.c.game_id == game_id).values(**values))


async def note_reminder(connection: AsyncConnection, due: Due, *, ignored: int | None) -> bool:
    """Record that a user was reminded. Return False if that was recorded before.

    `ignored` is the number of ignored reminders. If it is None, the reminder is deleted instead.
    """
    mine = sa.and_(
        _of_user(due.game_id, due.user_id),
        sa.or_(reminder.c.reminded_for.is_(None), reminder.c.reminded_for != due.deadline_at),
    )
    if ignored is None:
        result = await connection.execute(sa.delete(reminder).where(mine))
    else:
        result = await connection.execute(
            sa.update(reminder).where(mine).values(ignored=ignored, reminded_for=due.deadline_at)
        )
    return result.rowcount == 1


def _of_user(game_id: str, user_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(reminder.c.game_id == game_id, reminder.c.user_id == user_id)


def _minutes(number: int) -> timedelta:
    return timedelta(minutes=number)


async def _due(connection: AsyncConnection, row: Any) -> Due:
    """Return a reminder. `active` is whether the user has acted since the previous reminder."""
    active = True
    if row.reminded_for is not None:
        since = row.reminded_for - _minutes(row.before_minutes)
        active = any(
            [(await connection.execute(query)).first() for query in _actions_since(row.game_id, row.user_id, since)]
        )
    return Due(
        row.game_id,
        row.user_id,
        row.deadline_at,
        row.before_minutes,
        row.locale,
        row.ignored,
        row.reminded_for,
        active,
    )


def _actions_since(game_id: str, user_id: int, since: datetime) -> Sequence[sa.Select[Any]]:
    voted = ballot_vote.join(ballot, ballot.c.id == ballot_vote.c.ballot_id)
    return (
        sa.select(journal.c.version)
        .where(journal.c.game_id == game_id, journal.c.actor == user_id, journal.c.created_at >= since)
        .limit(1),
        sa.select(ballot_vote.c.user_id)
        .select_from(voted)
        .where(ballot.c.game_id == game_id, ballot_vote.c.user_id == user_id, ballot_vote.c.cast_at >= since)
        .limit(1),
        sa.select(proposal.c.id)
        .where(proposal.c.game_id == game_id, proposal.c.user_id == user_id, proposal.c.created_at >= since)
        .limit(1),
    )
