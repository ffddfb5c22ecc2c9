"""Lists of the games of a server or a person, without positions."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from db.games import GAMES, GameRow
from db.schema.games import RUNNING, game, player
from db.storage.database import Database

_HEAVY = ("save", "base_save")
"""The large columns of a game's row, which a list does not need."""

LIGHT = GAMES.with_only_columns(
    *(column for column in GAMES.selected_columns if column.key not in _HEAVY), maintain_column_froms=True
)
_ORDER = (sa.case((game.c.status == RUNNING, 0), else_=1), game.c.updated_at.desc(), game.c.id)
"""In SQL, the order of lists: running games first; within each group, the latest decision first."""


class Listing:
    """Finds games for lists from which a user can choose."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_guild(self, guild_id: int, *, most: int) -> list[GameRow]:
        """Return the games of a server, without their saves."""
        return await self._rows(LIGHT.where(game.c.guild_id == guild_id), most)

    async def of_person(self, user_id: int, *, most: int) -> list[GameRow]:
        """Return all games in which a person plays or has played, without their saves."""
        shared = sa.select(player.c.game_id).where(player.c.user_id == user_id)
        return await self._rows(LIGHT.where(sa.or_(game.c.owner_id == user_id, game.c.id.in_(shared))), most)

    async def _rows(self, query: sa.Select[Any], most: int) -> list[GameRow]:
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(*_ORDER).limit(most))).mappings()
            return [GameRow(**row, save="") for row in rows]
