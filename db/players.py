"""Storage of the players and channels of games, which can change without a decision.

Such changes do not change the game's version, so a button clicked at the same time still counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import GAMES, ChannelTaken, GameRow, Stale
from db.schema.games import RUNNING, game, member, player
from db.shared_command import forget
from db.storage.database import Database


class Full(Exception):
    """Raised when a game already has the maximum number of players."""


@dataclass(frozen=True, slots=True)
class AddedPlayer:
    """A player other than the owner, with when and by whom they were added."""

    user_id: int
    added_by: int
    added_at: datetime


class Roster:
    """Stores and finds the players of a database's games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def running_of(self, user_id: int, *, most: int = 25) -> list[GameRow]:
        """Return a person's running games, the most recently changed first."""
        shared = sa.select(player.c.game_id).where(player.c.user_id == user_id)
        query = (
            GAMES.where(game.c.status == RUNNING, sa.or_(game.c.owner_id == user_id, game.c.id.in_(shared)))
            .order_by(game.c.updated_at.desc(), game.c.id)
            .limit(most)
        )
        return [GameRow(**row) for row in await self.database.mappings(query)]

    async def added_players(self, game_id: str) -> list[AddedPlayer]:
        """Return the players other than the owner, the earliest added first."""
        query = (
            sa.select(player.c.user_id, player.c.added_by, player.c.added_at)
            .where(player.c.game_id == game_id)
            .order_by(player.c.added_at, player.c.user_id)
        )
        return [AddedPlayer(*row) for row in await self.database.rows(query)]

    async def add(self, game_id: str, user_id: int, *, by: int, now: datetime, most: int) -> None:
        """Add a player to a game. Raise `Full` if it already has `most` players besides the owner."""
        async with self.database.write() as connection:
            await connection.execute(sa.select(game.c.id).where(game.c.id == game_id).with_for_update())
            await join(connection, game_id, user_id, by=by, now=now, most=most)

    async def remove(self, game_id: str, user_id: int) -> bool:
        """Remove a player from a game. Return False if the user was not a player."""
        async with self.database.write() as connection:
            gone = await connection.execute(
                sa.delete(player).where(player.c.game_id == game_id, player.c.user_id == user_id)
            )
            beside = sa.delete(member).where(member.c.game_id == game_id, member.c.user_id == user_id)
            await connection.execute(beside)
            await forget(connection, game_id, user_id)
            return bool(gone.rowcount)

    async def hand_over(self, game_id: str, *, old: int, new: int, keep: bool, by: int, now: datetime) -> None:
        """Make another person the owner; with `keep` the old owner stays a player.

        Raise `Stale` if `old` is not the owner.
        """
        async with self.database.write() as connection:
            changed = await connection.execute(
                sa.update(game)
                .where(game.c.id == game_id, game.c.owner_id == old, game.c.status == RUNNING)
                .values(owner_id=new)
            )
            if changed.rowcount != 1:
                raise Stale(game_id)
            await connection.execute(
                sa.delete(player).where(player.c.game_id == game_id, player.c.user_id.in_((old, new)))
            )
            await forget(connection, game_id, new, posts=False)
            await forget(connection, game_id, old, posts=not keep)
            if keep:
                values = {"game_id": game_id, "user_id": old, "added_by": by, "added_at": now}
                await connection.execute(sa.insert(player), values)

    async def move(self, game_id: str, *, channel_id: int, guild_id: int | None) -> None:
        """Move a running game to another channel.

        Raise `ChannelTaken` if the channel has another game. Raise `Stale` if the game is over.
        """
        try:
            async with self.database.write() as connection:
                changed = await connection.execute(
                    sa.update(game)
                    .where(game.c.id == game_id, game.c.status == RUNNING)
                    .values(channel_id=channel_id, guild_id=guild_id)
                )
                if changed.rowcount != 1:
                    raise Stale(game_id)
        except IntegrityError as error:
            raise ChannelTaken(channel_id) from error


async def join(connection: AsyncConnection, game_id: str, user_id: int, *, by: int, now: datetime, most: int) -> None:
    """Add a player to a game. Do nothing if the user already plays in it.

    The transaction must have locked the game's row. Raise `Full` if the game already has `most` players.
    """
    rows = sa.select(player.c.user_id).where(player.c.game_id == game_id)
    there = set((await connection.execute(rows)).scalars())
    if user_id in there:
        return
    if len(there) >= most:
        raise Full(game_id)
    values = {"game_id": game_id, "user_id": user_id, "added_by": by, "added_at": now}
    await connection.execute(sa.insert(player), values)
