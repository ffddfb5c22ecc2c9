"""Stores messages that are kept up to date, such as a server's lobby.

A server has at most one message of each kind. A process must claim an edit before it makes it, so two processes never
edit a message at the same time. The first post is sent as a notice, so it is sent only once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import ExtraWrite
from db.notices import Notice, enqueue
from db.storage.database import Database


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """The columns of every table of messages that the bot keeps up to date.

    They are explained at the table `lobby` in `db.schema.community`.
    """

    guild_id: int
    channel_id: int
    message_id: int | None = None
    locale: str
    added_by: int
    posts: int = 0
    edited_at: datetime | None = None
    due_at: datetime
    trouble_since: datetime | None = None


K = TypeVar("K", bound=Kept)


class KeptMessages(Generic[K]):
    """Stores and finds one kind of messages that are kept up to date.

    `row` is the class of the rows in their table.
    """

    def __init__(self, database: Database, table: sa.Table, row: type[K]) -> None:
        self.database = database
        self._table = table
        self._row = row
        self._columns = tuple(table.c[each.name] for each in fields(row))

    async def of(self, guild_id: int) -> K | None:
        """Return a server's message, or None if it has none."""
        found = await self.database.first(sa.select(*self._columns).where(self._table.c.guild_id == guild_id))
        return self._row(**found._mapping) if found is not None else None

    async def set(self, one: K) -> None:
        """Store a server's message, replacing any earlier one."""
        async with self.database.write() as connection:
            await connection.execute(sa.delete(self._table).where(self._table.c.guild_id == one.guild_id))
            await connection.execute(sa.insert(self._table).values(asdict(one)))

    async def end(self, one: K, *, tells: Notice | None = None) -> None:
        """Delete a server's message. If there was one, queue the notice `tells`."""
        async with self.database.write() as connection:
            gone = await connection.execute(sa.delete(self._table).where(self._table.c.guild_id == one.guild_id))
            if gone.rowcount and tells is not None:
                await enqueue(connection, [tells])

    async def due(self, now: datetime) -> list[K]:
        """Return the messages that must be checked now."""
        due = self._table.c.due_at
        query = sa.select(*self._columns).where(due <= now).order_by(due, self._table.c.guild_id)
        return [self._row(**found._mapping) for found in await self.database.rows(query)]

    async def next_due(self, after: datetime) -> datetime | None:
        """Return the next time later than `after` at which a message is due for a check. Return None if there is
        none.
        """
        due = self._table.c.due_at
        found: datetime | None = await self.database.scalar(sa.select(sa.func.min(due)).where(due > after))
        return found

    async def claim(self, one: K, **values: Any) -> bool:
        """Change the row of a message. Return False if it has changed since it was read."""
        return await self.database.run(sa.update(self._table).where(self._same(one)).values(values)) == 1

    async def post(self, one: K, notice: Callable[[int], Notice], **values: Any) -> None:
        """Enqueue the notice that posts a message. Do nothing if the row has changed since it was read.

        `notice` returns the notice, given the number of the post.
        """
        async with self.database.write() as connection:
            number = one.posts + 1
            changed = sa.update(self._table).where(self._same(one)).values(posts=number, message_id=None, **values)
            if (await connection.execute(changed)).rowcount == 1:
                await enqueue(connection, [notice(number)])

    async def posted(self, guild_id: int, message_id: int) -> None:
        """Record the id of a posted message, and mark the message to be checked.

        Its contents may have changed while it was posted.
        """
        values = {"message_id": message_id, "trouble_since": None, "due_at": self._table.c.edited_at}
        await self.database.run(sa.update(self._table).where(self._table.c.guild_id == guild_id).values(values))

    async def settle(self, guild_id: int, *, claimed: datetime, due_at: datetime) -> None:
        """Set when a message is checked next.

        Do nothing if the message's row has changed since it was claimed.
        """
        mine = sa.and_(self._table.c.guild_id == guild_id, self._table.c.due_at == claimed)
        await self.database.run(sa.update(self._table).where(mine).values(due_at=due_at))

    async def trouble(self, guild_id: int, now: datetime) -> None:
        """Record since when a server's message cannot be posted or edited."""
        fine = sa.and_(self._table.c.guild_id == guild_id, self._table.c.trouble_since.is_(None))
        await self.database.run(sa.update(self._table).where(fine).values(trouble_since=now))

    def _same(self, one: K) -> sa.ColumnElement[bool]:
        return sa.and_(
            self._table.c.guild_id == one.guild_id,
            self._table.c.posts == one.posts,
            self._table.c.edited_at.is_not_distinct_from(one.edited_at),
        )


async def make_due(connection: AsyncConnection, table: sa.Table, guild_id: int | None, at: datetime) -> None:
    """Mark the message of a server as due for a check, because its contents have changed.

    The row changes even if a check is already due. `settle` can therefore see that a message that was just edited is
    outdated again.
    """
    await connection.execute(sa.update(table).where(table.c.guild_id == guild_id).values(due_at=at))


def touching(table: sa.Table, job: str, guild_id: int | None, at: datetime) -> ExtraWrite:
    """Return a function that calls `make_due` in a game's transaction and then wakes `job`."""

    async def touched(connection: AsyncConnection) -> tuple[str, ...]:
        await make_due(connection, table, guild_id, at)
        return (job,)

    return touched
