"""Storage of users’ settings, and of their notes about games."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from db.schema.community import note, profile
from db.storage.database import Database

LONGEST_NOTE = 500
"""The maximum number of characters of a note."""


class Profiles:
    """Stores and finds users’ settings."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def has(self, user_id: int, setting: sa.Column[bool]) -> bool:
        """Return whether a user has turned on a setting, which is a column of `profile`."""
        return bool(await self.database.scalar(sa.select(setting).where(profile.c.user_id == user_id)))

    async def set(self, user_id: int, setting: sa.Column[bool], *, value: bool) -> None:
        """Store a setting of a user. Each setting is a column of the table `profile`."""
        values = {setting.name: value}
        change = sa.update(profile).where(profile.c.user_id == user_id).values(values)
        try:
            async with self.database.write() as connection:
                if not (await connection.execute(change)).rowcount:
                    row = {"user_id": user_id, "shared": False, **values}
                    await connection.execute(sa.insert(profile), row)
        except IntegrityError:  # the same user did so at the same moment elsewhere
            await self.database.run(change)


class Notes:
    """Stores and finds users’ notes about games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, user_id: int, games: Collection[str]) -> dict[str, str]:
        """Return a user’s notes about some games, keyed by game."""
        query = sa.select(note.c.game_id, note.c.text).where(note.c.user_id == user_id, note.c.game_id.in_(games))
        return {row.game_id: row.text for row in await self.database.rows(query)}

    async def write(self, user_id: int, game_id: str, text: str, *, now: datetime) -> None:
        """Store a user’s note about a game, in place of the earlier one. An empty text deletes it."""
        mine = sa.and_(note.c.user_id == user_id, note.c.game_id == game_id)
        values = {"game_id": game_id, "user_id": user_id, "text": text, "written_at": now}
        async with self.database.write() as connection:
            await connection.execute(sa.delete(note).where(mine))
            if text:
                await connection.execute(sa.insert(note), values)
