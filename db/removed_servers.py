"""Servers that removed the bot, and the deletion of their data after some time.

Data is deleted in small parts, so that people who play in other servers do not have to wait. Several processes may do
it at the same time.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.privacy import UNPLACED
from db.schema.community import attempt, ballot, notice, outcome, rated_game, removed_server
from db.schema.games import NOBODY, RUNNING, game, metadata
from db.schema.tournaments import tournament
from db.storage.database import Database
from db.storage.erasure import Erasing

PART = 5
"""The number of games deleted in one transaction."""

NOWHERE = 0
"""The server of rated games whose server is deleted."""

RUNS = "running"
"""The state of an attempt that has no result yet."""

_GUILDS = tuple(
    table.c.guild_id
    for table in metadata.sorted_tables
    if "guild_id" in table.c and table not in (game, removed_server)
)
"""The other columns with the ids of servers."""
WAITS: sa.ColumnElement[bool] = sa.exists().select_from(removed_server)
"""An SQL condition that tests whether any server has removed the bot."""


class RemovedServerList:
    """Stores the removed servers of a database, and deletes their data."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.erasing = Erasing(database)

    async def note(self, guild_ids: Iterable[int], *, now: datetime) -> list[int]:
        """Record the servers that removed the bot. Return the ids of newly recorded ones."""
        fresh = set(guild_ids)
        if not fresh:
            return []
        async with self.database.write() as connection:
            fresh -= set((await connection.execute(sa.select(removed_server.c.guild_id))).scalars())
            if fresh:
                rows = [{"guild_id": guild_id, "left_at": now} for guild_id in sorted(fresh)]
                await connection.execute(sa.insert(removed_server), rows)
        return sorted(fresh)

    async def forget(self, guild_ids: Iterable[int]) -> int:
        """Delete the records of servers that have added the bot again. Return their number."""
        there = set(guild_ids)
        noted = there & await self.noted()
        if not noted:
            return 0
        return await self.database.run(sa.delete(removed_server).where(removed_server.c.guild_id.in_(noted)))

    async def noted(self) -> set[int]:
        """Return the ids of all recorded servers that removed the bot."""
        return set(await self.database.scalars(sa.select(removed_server.c.guild_id)))

    async def known(self) -> set[int]:
        """Return the ids of all servers for which data is stored."""
        every = [sa.select(column).where(column != NOWHERE) for column in (game.c.guild_id, *_GUILDS)]
        return set(await self.database.scalars(sa.union(*every)))

    async def due(self, before: datetime) -> list[int]:
        """Return the ids of servers that removed the bot before a given time, the earliest first."""
        query = (
            sa.select(removed_server.c.guild_id)
            .where(removed_server.c.left_at <= before)
            .order_by(removed_server.c.left_at)
        )
        return list(await self.database.scalars(query))

    async def earliest_removal(self) -> datetime | None:
        """Return when the first recorded server removed the bot; None if there is none."""
        async with self.database.read() as connection:
            earliest: datetime | None = (
                await connection.execute(sa.select(sa.func.min(removed_server.c.left_at)))
            ).scalar()
            return earliest

    async def delete(self, guild_id: int, *, before: datetime) -> bool:
        """Delete a part of the data of a removed server. Return False if nothing is left.

        Nothing is deleted unless the server removed the bot before the time `before`. Daily results and rated games are
        kept, without the server.
        """
        async with self.database.write() as connection:
            # This row is the lock of the deletion; it is missing if the bot has been invited again or all data is
            # deleted.
            query = sa.select(removed_server.c.guild_id).where(
                removed_server.c.guild_id == guild_id, removed_server.c.left_at <= before
            )
            if (await connection.execute(query.with_for_update(skip_locked=True))).first() is None:
                return False
            await _keep_results(connection, guild_id)
            part = (
                await connection.execute(sa.select(game.c.id).where(game.c.guild_id == guild_id).limit(PART))
            ).scalars()
            if ids := list(part):
                await connection.execute(sa.delete(game).where(game.c.id.in_(ids)))
                return True
            await _delete_notices(connection, guild_id)
            await _keep_rated(connection, guild_id)
            for column in _GUILDS:
                theirs = column == guild_id
                if column.table in _KEPT:
                    await connection.execute(sa.update(column.table).where(theirs).values(guild_id=None))
                else:
                    await connection.execute(sa.delete(column.table).where(theirs))
            await connection.execute(sa.delete(removed_server).where(removed_server.c.guild_id == guild_id))
            await self.erasing.enqueue(connection, [guild_id])
        return True


async def _delete_notices(connection: AsyncConnection, guild_id: int) -> None:
    """Delete the messages about a server's tournaments."""
    theirs = (await connection.execute(sa.select(tournament.c.id).where(tournament.c.guild_id == guild_id))).scalars()
    for tournament_id in list(theirs):
        await connection.execute(sa.delete(notice).where(notice.c.facts.contains(tournament_id)))


async def _keep_rated(connection: AsyncConnection, guild_id: int) -> None:
    """Remove the server from the results of rated games. The results are kept, because ratings depend on them."""
    ended = sa.and_(rated_game.c.guild_id == guild_id, rated_game.c.ended_at.is_not(None))
    values = {"guild_id": NOWHERE, "annulled_by": NOBODY, "why": ""}
    await connection.execute(sa.update(rated_game).where(ended).values(values))


_KEPT = (attempt, outcome)
"""The tables whose rows belong to people and other games: the rows are kept, without the server."""


async def _keep_results(connection: AsyncConnection, guild_id: int) -> None:
    """Keep finished games that were daily attempts, but remove their server."""
    ended = sa.select(attempt.c.game_id).where(attempt.c.state != RUNS)
    theirs = sa.and_(game.c.guild_id == guild_id, game.c.status != RUNNING, game.c.id.in_(ended))
    ids = list((await connection.execute(sa.select(game.c.id).where(theirs))).scalars())
    if not ids:
        return
    gone = dict.fromkeys(("guild_id", "board_channel_id", "board_message_id", "board_posted_at"), None)
    await connection.execute(sa.update(game).where(game.c.id.in_(ids)).values(channel_id=0, **gone))
    await connection.execute(sa.update(ballot).where(ballot.c.game_id.in_(ids)).values(UNPLACED))
