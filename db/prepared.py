"""Storage of the orders that a player has prepared for their side's next turn.

A row waits until the game asks the side. Then its orders are played line by line. Afterwards it says what was played,
until the side's player answers a question.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import ExtraWrite
from db.schema.games import RUNNING, game, prepared
from db.storage.database import Database
from db.storage.leases import Leases, Share

JOB = "prepared"
"""The name of the scheduler job that plays prepared orders."""
WAITS: sa.ColumnElement[bool] = sa.exists().select_from(prepared).where(prepared.c.due_at.is_not(None))
"""An SQL condition that tests whether there are orders to play now."""


class Gone(Exception):
    """Raised when it is too late to play prepared orders."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of prepared orders.

    `past` is the number of lines already handled, and `played` are the numbers of the lines that were played, from 1.
    `held` tells whether the condition of the last line was true; None if it had none. `losses` are the side's losses
    before its last order. `stop` is the reason why play stopped; empty until then. `why` explains why a line was
    refused.
    """

    past: int = 0
    played: tuple[int, ...] = ()
    held: bool | None = None
    losses: int | None = None
    stop: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """A row of the table `prepared`."""

    game_id: str
    side: str
    user_id: int
    locale: str
    lines: tuple[str, ...]
    created_at: datetime
    course: Course = field(default=Course())
    began: int | None = None
    version: int | None = None
    due_at: datetime | None = None


_LEASES = Leases(prepared)
_COLUMNS = tuple(prepared.c[name] for name in Prepared.__dataclass_fields__)


def _read(row: sa.RowMapping) -> Prepared:
    values = {name: row[name] for name in Prepared.__dataclass_fields__}
    values["lines"] = msgspec.json.decode(row["lines"], type=tuple[str, ...])
    values["course"] = msgspec.json.decode(row["course"], type=Course)
    return Prepared(**values)


def _written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _of(game_id: str, *sides: str) -> sa.ColumnElement[bool]:
    found = prepared.c.game_id == game_id
    return sa.and_(found, prepared.c.side.in_(sides)) if sides else found


# --- statements of a decision's transaction ---


def begins(game_id: str, sides: Collection[str], *, version: int, now: datetime) -> ExtraWrite:
    """Return a function that starts the waiting prepared orders of some sides.

    `version` is the version at which the turn of these sides began.
    """

    async def begin(connection: AsyncConnection) -> Collection[str]:
        waiting = _of(game_id, *sides), prepared.c.began.is_(None)
        change = sa.update(prepared).where(*waiting).values(began=version, due_at=now)
        return (JOB,) if (await connection.execute(change)).rowcount else ()

    return begin


def drops(game_id: str, *sides: str, unless: int | None = None) -> ExtraWrite:
    """Return a function that deletes the prepared orders of `sides`, or of all sides without any.

    It keeps orders from which a line was just played as version `unless`.
    """

    async def drop(connection: AsyncConnection) -> None:
        these = _of(game_id, *sides)
        if unless is not None:
            these = sa.and_(these, sa.func.coalesce(prepared.c.version, -1) != unless)
        await connection.execute(sa.delete(prepared).where(these))

    return drop


def advances(one: Prepared, course: Course, *, version: int | None = None) -> ExtraWrite:
    """Return a function that stores the progress of prepared orders.

    `version` is the version of the line that was just played. The function raises `Gone` if the prepared orders have
    changed or are no longer due.
    """

    async def advance(connection: AsyncConnection) -> None:
        mine = _of(one.game_id, one.side), prepared.c.due_at.is_not(None), prepared.c.created_at == one.created_at
        same = prepared.c.course == _written(one.course)
        values: dict[str, Any] = {"course": _written(course)}
        if version is not None:
            values["version"] = version
        if course.stop:
            values |= {"due_at": None, "claimed_by": None, "claimed_until": None}
        if not (await connection.execute(sa.update(prepared).where(*mine, same).values(values))).rowcount:
            raise Gone(one.game_id)

    return advance


async def of_side(connection: AsyncConnection, game_id: str, side: str) -> Prepared | None:
    """Return the prepared orders of a side, or None. Call it within a transaction."""
    row = (await connection.execute(sa.select(*_COLUMNS).where(_of(game_id, side)))).mappings().first()
    return _read(row) if row is not None else None


async def of_game(connection: AsyncConnection, game_id: str) -> list[Prepared]:
    """Return the prepared orders of all sides of a game. Call it within a transaction."""
    rows = await connection.execute(sa.select(*_COLUMNS).where(_of(game_id)))
    return [_read(row) for row in rows.mappings()]


class PreparedOrders:
    """Stores and finds the prepared orders of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, game_id: str, side: str) -> Prepared | None:
        """Return the prepared orders of a side. Return None if it has none."""
        async with self.database.read() as connection:
            return await of_side(connection, game_id, side)

    async def by(self, user_id: int, games: Collection[str]) -> dict[str, Prepared]:
        """Return the orders that a user has prepared in some games, keyed by game."""
        mine = prepared.c.user_id == user_id, prepared.c.game_id.in_(games)
        return {row["game_id"]: _read(row) for row in await self.database.mappings(sa.select(*_COLUMNS).where(*mine))}

    async def store(self, one: Prepared, *, version: int) -> bool:
        """Store orders in place of the side's earlier ones. Orders without lines are deleted.

        Return False if the game is no longer at `version`, or is over.
        """
        at = game.c.id == one.game_id, game.c.version == version, game.c.status == RUNNING
        async with self.database.write() as connection:
            row = (await connection.execute(sa.select(game.c.id).where(*at).with_for_update())).first()
            if row is None:
                return False
            await drops(one.game_id, one.side)(connection)
            if one.lines:
                values = {name: getattr(one, name) for name in Prepared.__dataclass_fields__}
                values |= {"lines": _written(one.lines), "course": _written(one.course)}
                await connection.execute(sa.insert(prepared), values)
        return True

    # --- orders to play ---

    async def claim_due(
        self, *, by: str, now: datetime, lease: timedelta, share: Share | None = None, most: int = 20
    ) -> Sequence[Prepared]:
        """Claim and return prepared orders to play now."""
        at = self.database.lease_time(now)
        query = (
            sa.select(*_COLUMNS)
            .join(game, game.c.id == prepared.c.game_id)
            .where(prepared.c.due_at <= now, _LEASES.free(by=by, at=at))
            .where(_LEASES.ripe(share, game.c.guild_id, prepared.c.due_at, now=now))
            .order_by(prepared.c.due_at, prepared.c.game_id, prepared.c.side)
            .limit(most)
        )
        rows = await self.database.writing(_LEASES.claim, query, by=by, until=at + lease)
        return [_read(row) for row in rows]

    async def release(self, one: Prepared, *, by: str) -> None:
        """Release orders that could not be played yet."""
        await self.database.run(_LEASES.releasing(_of(one.game_id, one.side), by=by))

    async def advance(self, one: Prepared, course: Course) -> None:
        """Store the progress of prepared orders. Raise `Gone` if the orders have been changed or deleted."""
        await self.database.writing(advances(one, course))

    async def drop(self, one: Prepared) -> None:
        """Delete orders that the user can no longer give."""
        await self.database.run(
            sa.delete(prepared).where(_of(one.game_id, one.side), prepared.c.user_id == one.user_id)
        )

    async def stop(self, one: Prepared, course: Course, *also: ExtraWrite) -> bool:
        """Store that no more prepared orders will be played. Return False if the orders have been deleted.

        The functions `also` run in the same transaction.
        """
        try:
            async with self.database.write() as connection:
                for write in (advances(one, course), *also):
                    await write(connection)
        except Gone:
            return False
        return True
