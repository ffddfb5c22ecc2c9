"""Storage of channels that watch a tournament. They have copies of its messages.

When the bot edits a message, it also edits the copies. A watching channel is stored as one of the tournament's
messages, without a message id. Its copies have the number of this row.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import sqlalchemy as sa

from db.schema.tournaments import tournament, tournament_post
from db.storage.database import Database
from db.tournaments.journal import OPEN, Post
from db.tournaments.store import COPY, WATCH


class Watching:
    """Stores the channels that watch tournaments."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def begin(self, tournament_id: str, channel_id: int, *, now: datetime) -> bool:
        """Store that a channel watches a tournament. Return False if it already does.

        The channel gets the latest messages.
        """
        of_it = tournament_post.c.tournament_id == tournament_id
        watching = sa.select(tournament_post.c.number, tournament_post.c.channel_id).where(
            of_it, tournament_post.c.what == WATCH
        )
        async with self.database.write() as connection:
            await connection.execute(
                sa.select(tournament.c.id).where(tournament.c.id == tournament_id).with_for_update()
            )
            found = {row.channel_id: row.number for row in await connection.execute(watching)}
            if channel_id in found:
                return False
            number = max(found.values(), default=0) + 1
            key = {"tournament_id": tournament_id, "number": number, "channel_id": channel_id}
            await connection.execute(sa.insert(tournament_post).values(**key, what=WATCH, round=0))
            posted = sa.select(tournament_post.c.what, tournament_post.c.round).where(
                of_it, tournament_post.c.number == 0, tournament_post.c.message_id.is_not(None)
            )
            latest = {row.what: row.round for row in await connection.execute(posted.order_by(tournament_post.c.round))}
            for what, round_ in latest.items():
                copy = {**key, "what": COPY + what, "round": round_, "show_at": now}
                await connection.execute(sa.insert(tournament_post).values(copy))
        return True

    async def end(self, channel_id: int, *, tournament_id: str = "") -> int:
        """Stop a channel from watching `tournament_id`, or all tournaments.

        Return the number of tournaments. Messages that were copied to the channel stay there.
        """
        copies = tournament_post.c.what.like(f"{COPY}%")
        this = [tournament_post.c.channel_id == channel_id, sa.or_(tournament_post.c.what == WATCH, copies)]
        if tournament_id:
            this.append(tournament_post.c.tournament_id == tournament_id)
        count = sa.select(sa.func.count()).where(*this, tournament_post.c.what == WATCH)
        async with self.database.write() as connection:
            found: int = (await connection.execute(count)).scalar_one()
            await connection.execute(sa.delete(tournament_post).where(*this))
        return found

    async def watched_in(self, channel_id: int) -> list[str]:
        """Return the ids of the tournaments that a channel watches."""
        this = tournament_post.c.channel_id == channel_id, tournament_post.c.what == WATCH
        query = sa.select(tournament_post.c.tournament_id).where(*this).order_by(tournament_post.c.id)
        return list(await self.database.scalars(query))

    async def open_in(self, guild_id: int) -> Sequence[tuple[str, str, int]]:
        """Return the running tournaments of a server as tuples: id, title, channel."""
        this = tournament.c.guild_id == guild_id, tournament.c.status.in_(OPEN)
        query = sa.select(tournament.c.id, tournament.c.title, tournament.c.channel_id).where(*this)
        return [tuple(row) for row in await self.database.rows(query.order_by(tournament.c.created_at.desc()))]

    async def copied(self, post: Post, *, now: datetime) -> None:
        """Mark a message's copies in all watching channels for an update."""
        of_it = tournament_post.c.tournament_id == post.tournament_id
        watching = sa.select(tournament_post.c.number, tournament_post.c.channel_id).where(
            of_it, tournament_post.c.what == WATCH
        )
        async with self.database.read() as connection:
            if (await connection.execute(watching.limit(1))).first() is None:
                return
        async with self.database.write() as connection:
            for row in (await connection.execute(watching)).all():
                key = {"what": COPY + post.what, "round": post.round, "number": row.number}
                this = (of_it, *(tournament_post.c[name] == value for name, value in key.items()))
                changed = await connection.execute(sa.update(tournament_post).where(*this).values(show_at=now))
                if not changed.rowcount:
                    fresh = {**key, "tournament_id": post.tournament_id, "channel_id": row.channel_id, "show_at": now}
                    await connection.execute(sa.insert(tournament_post).values(fresh))
