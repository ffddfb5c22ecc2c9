"""The storage of lobbies. A lobby is one message in a server that lists users who look for an opponent, free sides and
live games.

A process edits a lobby only after it has claimed the edit, so two processes never edit it at the same time. Its message
is posted by a notice, so it is posted only once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.game_list import LIGHT
from db.games import ExtraWrite, GameRow
from db.notices import Notice, enqueue
from db.schema.community import lobby
from db.schema.games import RUNNING, game
from db.storage.database import Database

JOB = "lobby"
"""The name of the scheduler job that keeps lobbies up to date."""
_GAMES = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    """A row of the table `lobby`, whose columns are explained in `db.schema.community`."""

    guild_id: int
    channel_id: int
    message_id: int | None = None
    minute: int | None = None
    zone: str = ""
    role_id: int | None = None
    locale: str
    added_by: int
    posts: int = 0
    edited_at: datetime | None = None
    due_at: datetime
    posted_on: str | None = None
    trouble_since: datetime | None = None


_COLUMNS = tuple(lobby.c[each.name] for each in fields(Lobby))


class Lobbies:
    """Stores and finds the lobbies of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, guild_id: int) -> Lobby | None:
        """Return the lobby of a server; None if it has none."""
        row = await self.database.first(sa.select(*_COLUMNS).where(lobby.c.guild_id == guild_id))
        return Lobby(**row._mapping) if row is not None else None

    async def set(self, one: Lobby) -> None:
        """Store the lobby of a server, in place of an earlier one."""
        async with self.database.write() as connection:
            await connection.execute(sa.delete(lobby).where(lobby.c.guild_id == one.guild_id))
            await connection.execute(sa.insert(lobby).values(asdict(one)))

    async def end(self, one: Lobby, *, tells: Notice | None = None) -> None:
        """Delete a lobby, and enqueue a message about that."""
        async with self.database.write() as connection:
            gone = await connection.execute(sa.delete(lobby).where(lobby.c.guild_id == one.guild_id))
            if gone.rowcount and tells is not None:
                await enqueue(connection, [tells])

    async def due(self, now: datetime) -> list[Lobby]:
        """Return the lobbies that are due to be checked."""
        query = sa.select(*_COLUMNS).where(lobby.c.due_at <= now).order_by(lobby.c.due_at, lobby.c.guild_id)
        return [Lobby(**row._mapping) for row in await self.database.rows(query)]

    async def next_due(self, after: datetime) -> datetime | None:
        """Return when the next lobby after a time is due to be checked; None if there is none."""
        query = sa.select(sa.func.min(lobby.c.due_at)).where(lobby.c.due_at > after)
        found: datetime | None = await self.database.scalar(query)
        return found

    async def claim(self, one: Lobby, **values: Any) -> bool:
        """Change a lobby; return False if it has changed since it was read."""
        return await self.database.run(sa.update(lobby).where(_same(one)).values(values)) == 1

    async def post(self, one: Lobby, notice: Callable[[int], Notice], **values: Any) -> None:
        """Enqueue the notice that posts a lobby, unless the lobby has changed since it was read; `notice` returns it
        for its number.
        """
        async with self.database.write() as connection:
            number = one.posts + 1
            changed = sa.update(lobby).where(_same(one)).values(posts=number, message_id=None, **values)
            if (await connection.execute(changed)).rowcount == 1:
                await enqueue(connection, [notice(number)])

    async def posted(self, guild_id: int, message_id: int) -> None:
        """Record the message of a lobby, and mark the lobby to be checked, since something may have changed while it
        was posted.
        """
        values = {"message_id": message_id, "trouble_since": None, "due_at": lobby.c.edited_at}
        await self.database.run(sa.update(lobby).where(lobby.c.guild_id == guild_id).values(values))

    async def settle(self, guild_id: int, *, claimed: datetime, due_at: datetime) -> None:
        """Set the time of the next check of a lobby, unless the lobby has changed since it was claimed."""
        mine = sa.and_(lobby.c.guild_id == guild_id, lobby.c.due_at == claimed)
        await self.database.run(sa.update(lobby).where(mine).values(due_at=due_at))

    async def trouble(self, guild_id: int, now: datetime) -> None:
        """Record that a lobby cannot be posted or edited, unless that is recorded already."""
        fine = sa.and_(lobby.c.guild_id == guild_id, lobby.c.trouble_since.is_(None))
        await self.database.run(sa.update(lobby).where(fine).values(trouble_since=now))

    async def games(self, guild_id: int) -> list[GameRow]:
        """Return the running games of several sides in a server, the latest decision first, without their saves."""
        query = LIGHT.where(game.c.guild_id == guild_id, game.c.status == RUNNING, game.c.asked.is_not(None))
        rows = await self.database.mappings(query.order_by(game.c.updated_at.desc(), game.c.id).limit(_GAMES))
        return [GameRow(**row, save="") for row in rows]


async def make_due(connection: AsyncConnection, guild_id: int | None, at: datetime) -> None:
    """Mark the lobby of a server to be checked, because its contents have changed since a time."""
    due = sa.update(lobby).where(lobby.c.guild_id == guild_id, lobby.c.due_at > at)
    await connection.execute(due.values(due_at=at))


def touching(guild_id: int | None, at: datetime) -> ExtraWrite:
    """Return a function that calls `make_due`, in the transaction of a game."""

    async def touched(connection: AsyncConnection) -> tuple[str, ...]:
        await make_due(connection, guild_id, at)
        return (JOB,)

    return touched


def _same(one: Lobby) -> sa.ColumnElement[bool]:
    return sa.and_(
        lobby.c.guild_id == one.guild_id,
        lobby.c.posts == one.posts,
        lobby.c.edited_at.is_not_distinct_from(one.edited_at),
    )
