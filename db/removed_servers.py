"""Servers that removed the bot: when that was noticed, and how what is stored about them goes after a while.

What goes is deleted in small parts, so that nobody who plays elsewhere has to wait for it. Several processes may be at
it: what one has deleted the other does not find.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.privacy import UNPLACED
from db.schema.community import attempt, ballot, farewell, outcome
from db.schema.games import RUNNING, game, metadata
from db.storage.database import Database
from db.storage.erasure import Erasing

PART = 5
"""So many games go in one transaction."""

RUNS = "running"
"""The state of an attempt that has no result yet."""

_GUILDS = tuple(
    table.c.guild_id for table in metadata.sorted_tables if "guild_id" in table.c and table not in (game, farewell)
)
"""Where else servers stand."""


class Farewells:
    """The farewells of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.erasing = Erasing(database)

    async def note(self, guild_ids: Iterable[int], *, now: datetime) -> list[int]:
        """Servers have been found to be gone; those known to be gone keep their time. Returns the new ones."""
        fresh = set(guild_ids)
        if not fresh:
            return []
        async with self.database.write() as connection:
            fresh -= set((await connection.execute(sa.select(farewell.c.guild_id))).scalars())
            if fresh:
                rows = [{"guild_id": guild_id, "left_at": now} for guild_id in sorted(fresh)]
                await connection.execute(sa.insert(farewell), rows)
        return sorted(fresh)

    async def forget(self, guild_ids: Iterable[int]) -> int:
        """Servers are there, or there again: nothing of theirs goes. Returns how many had been noted."""
        there = set(guild_ids)
        noted = there & await self.noted()
        if not noted:
            return 0
        async with self.database.write() as connection:
            return (await connection.execute(sa.delete(farewell).where(farewell.c.guild_id.in_(noted)))).rowcount

    async def noted(self) -> set[int]:
        """The servers that are gone."""
        async with self.database.read() as connection:
            return set((await connection.execute(sa.select(farewell.c.guild_id))).scalars())

    async def known(self) -> set[int]:
        """Every server about which something is stored."""
        every = [sa.select(column).where(column.is_not(None)) for column in (game.c.guild_id, *_GUILDS)]
        async with self.database.read() as connection:
            return set((await connection.execute(sa.union(*every))).scalars())

    async def due(self, before: datetime) -> list[int]:
        """The servers that have been gone since before that time, the longest gone first."""
        query = sa.select(farewell.c.guild_id).where(farewell.c.left_at <= before).order_by(farewell.c.left_at)
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def next_left(self) -> datetime | None:
        """When the server left that has been gone for the longest time."""
        async with self.database.read() as connection:
            left: datetime | None = (await connection.execute(sa.select(sa.func.min(farewell.c.left_at)))).scalar()
            return left

    async def delete(self, guild_id: int, *, before: datetime) -> bool:
        """Delete a part of what is stored about a server that left before that time; False when nothing is left to do.

        The results of the day that people had there stay with them, without the server.
        """
        async with self.database.write() as connection:
            # Whoever holds this row is at it; it is gone when the bot has been let in again, or all is done.
            query = sa.select(farewell.c.guild_id).where(farewell.c.guild_id == guild_id, farewell.c.left_at <= before)
            if (await connection.execute(query.with_for_update(skip_locked=True))).first() is None:
                return False
            await _keep_results(connection, guild_id)
            part = (
                await connection.execute(sa.select(game.c.id).where(game.c.guild_id == guild_id).limit(PART))
            ).scalars()
            if ids := list(part):
                await connection.execute(sa.delete(game).where(game.c.id.in_(ids)))
                return True
            for column in _GUILDS:
                theirs = column == guild_id
                if column.table in _KEPT:
                    await connection.execute(sa.update(column.table).where(theirs).values(guild_id=None))
                else:
                    await connection.execute(sa.delete(column.table).where(theirs))
            await connection.execute(sa.delete(farewell).where(farewell.c.guild_id == guild_id))
            await self.erasing.owe(connection, [guild_id])
        return True


_KEPT = (attempt, outcome)
"""Rows that are people's, and of other games: they stay without the server."""


async def _keep_results(connection: AsyncConnection, guild_id: int) -> None:
    """Of games that are over and were somebody's attempt, only where they were played goes."""
    ended = sa.select(attempt.c.game_id).where(attempt.c.state != RUNS)
    theirs = sa.and_(game.c.guild_id == guild_id, game.c.status != RUNNING, game.c.id.in_(ended))
    ids = list((await connection.execute(sa.select(game.c.id).where(theirs))).scalars())
    if not ids:
        return
    gone = dict.fromkeys(("guild_id", "board_channel_id", "board_message_id", "board_posted_at"), None)
    await connection.execute(sa.update(game).where(game.c.id.in_(ids)).values(channel_id=0, **gone))
    await connection.execute(sa.update(ballot).where(ballot.c.game_id.in_(ids)).values(UNPLACED))
