"""Finds messages that could not be delivered: boards that failed for good, and ballots never posted."""

from __future__ import annotations

import sqlalchemy as sa

from db.schema.community import ballot, notice
from db.schema.games import game, outbox
from db.storage.database import Database

_MOST = 100


class UndeliverableBoards:
    """Finds the undeliverable messages of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def last_shown(self, game_id: str) -> int:
        """Return the id of the latest board message delivered for a game; 0 if there is none."""
        query = sa.select(sa.func.max(outbox.c.id)).where(outbox.c.game_id == game_id, outbox.c.done_at.is_not(None))
        return await self.database.scalar(query) or 0

    async def boards(self, guild_id: int, *, channel_id: int | None = None) -> list[tuple[str, int]]:
        """Return the game and channel of each board whose newest message can never be delivered.

        Return those of the server, or only of one channel.
        """
        every = outbox.alias()
        newest = sa.select(sa.func.max(every.c.id)).where(every.c.game_id == game.c.id).scalar_subquery()
        query = (
            sa.select(game.c.id, game.c.channel_id)
            .select_from(game)
            .join(outbox, outbox.c.id == newest)
            .where(game.c.guild_id == guild_id, outbox.c.failed_at.is_not(None))
            .order_by(game.c.created_at)
            .limit(_MOST)
        )
        if channel_id is not None:
            query = query.where(game.c.channel_id == channel_id)
        return [(row.id, row.channel_id) for row in await self.database.rows(query)]

    async def ballots(self, guild_id: int, *, channel_id: int | None = None) -> list[tuple[int, int]]:
        """Return the open ballots that were never posted and have no pending notice.

        Each is a pair of the ballot's id and the channel's id.
        """
        pending = sa.exists().where(
            notice.c.game_id == ballot.c.game_id,
            notice.c.channel_id == ballot.c.channel_id,
            notice.c.done_at.is_(None),
            notice.c.failed_at.is_(None),
        )
        query = (
            sa.select(ballot.c.id, ballot.c.channel_id)
            .join(game, game.c.id == ballot.c.game_id)
            .where(game.c.guild_id == guild_id, ballot.c.closed_at.is_(None), ~pending)
            .where(ballot.c.poll_id.is_(None), ballot.c.message_id.is_(None))
            .order_by(ballot.c.id)
            .limit(_MOST)
        )
        if channel_id is not None:
            query = query.where(ballot.c.channel_id == channel_id)
        return [(row.id, row.channel_id) for row in await self.database.rows(query)]
