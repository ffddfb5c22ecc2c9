"""Storage of holidays, during which correspondence games wait for a user."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.game_list import LIGHT
from db.games import GameRow
from db.schema.community import holiday
from db.schema.games import RUNNING, chair, game
from db.storage.database import Database

JOB = "holidays"
"""The name of the scheduler job that lets games wait for users on holiday."""
LONGEST, IN_A_YEAR = timedelta(days=10), timedelta(days=21)
"""The maximum length of a holiday, and of all holidays in a year."""
_YEAR = timedelta(days=365)


WAITS: sa.ColumnElement[bool] = sa.exists().select_from(holiday)
"""An SQL condition that tests whether there are holidays, past ones included."""


class OnHoliday(Exception):
    """Raised when the user is already on holiday; nothing was stored."""


class UsedUp(Exception):
    """Raised if a holiday is longer than the time `left` for the year."""

    def __init__(self, left: timedelta) -> None:
        super().__init__()
        self.left = left


@dataclass(frozen=True, slots=True, kw_only=True)
class Holiday:
    """A row of the table `holiday`."""

    user_id: int
    from_at: datetime
    until_at: datetime


class Holidays:
    """Stores and finds the holidays of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, new: Holiday) -> timedelta:
        """Store a holiday that begins now. Return how much holiday the user has left this year.

        Raise `OnHoliday` if the user is already on holiday. Raise `UsedUp` if too little is left.
        """
        async with self.database.write() as connection:
            if self.database.engine.dialect.name == "postgresql":  # on SQLite no other transaction can write
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(new.user_id)))
            rows = await _of(connection, new.user_id, now=new.from_at)
            if any(each.until_at > new.from_at for each in rows):
                raise OnHoliday
            left = IN_A_YEAR - _used(rows, new.from_at)
            if new.until_at - new.from_at > left:
                raise UsedUp(left)
            values = {"user_id": new.user_id, "from_at": new.from_at, "until_at": new.until_at}
            await connection.execute(sa.insert(holiday), values)
        return left - (new.until_at - new.from_at)

    async def current(self, user_id: int, *, now: datetime) -> Holiday | None:
        """Return the current holiday of a user; None if they are not on holiday."""
        mine = holiday.c.user_id == user_id, holiday.c.from_at <= now, holiday.c.until_at > now
        row = await self.database.first(sa.select(holiday).where(*mine))
        return Holiday(**row._mapping) if row is not None else None

    async def left(self, user_id: int, *, now: datetime) -> timedelta:
        """Return how much holiday time a user has left this year."""
        async with self.database.read() as connection:
            return IN_A_YEAR - _used(await _of(connection, user_id, now=now), now)

    async def end(self, one: Holiday, *, now: datetime) -> None:
        """End a holiday early."""
        mine = holiday.c.user_id == one.user_id, holiday.c.from_at == one.from_at, holiday.c.until_at > now
        await self.database.run(sa.update(holiday).where(*mine).values(until_at=now))

    async def games(self, user_id: int) -> list[GameRow]:
        """Return a user's running games with more than one side.

        Their saves are not read.
        """
        theirs = sa.select(chair.c.game_id).where(chair.c.user_id == user_id)
        running = game.c.status == RUNNING, game.c.asked.is_not(None), game.c.id.in_(theirs)
        rows = await self.database.mappings(LIGHT.where(*running).order_by(game.c.id))
        return [GameRow(**row, save="") for row in rows]

    async def recent(self, now: datetime) -> list[Holiday]:
        """Return the latest holiday of each user, if it could still be running.

        Holidays that ended early are included.
        """
        query = sa.select(holiday).where(holiday.c.from_at <= now, holiday.c.from_at > now - LONGEST)
        rows = await self.database.rows(query.order_by(holiday.c.from_at))
        return list({row.user_id: Holiday(**row._mapping) for row in rows}.values())

    async def prune(self, now: datetime) -> None:
        """Delete the holidays that ended more than a year ago, because they no longer count."""
        old = holiday.c.until_at < now - _YEAR
        if await self.database.first(sa.select(holiday.c.user_id).where(old).limit(1)) is not None:
            await self.database.run(sa.delete(holiday).where(old))


async def _of(connection: AsyncConnection, user_id: int, *, now: datetime) -> list[Holiday]:
    query = sa.select(holiday).where(holiday.c.user_id == user_id, holiday.c.until_at > now - _YEAR)
    return [Holiday(**row._mapping) for row in await connection.execute(query)]


def _used(rows: list[Holiday], now: datetime) -> timedelta:
    """Return how much of the last year the user has spent on holiday."""
    return sum((each.until_at - max(each.from_at, now - _YEAR) for each in rows), timedelta())
