"""Storage of the analyses of finished games."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa

from db.schema.chances import analysis
from db.schema.games import game
from db.storage.database import Database
from db.storage.upsert import insert_new


class StoredAnalyses:
    """Stores and finds analyses in a database, as JSON."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, game_id: str, version: int, *, rules: str) -> str | None:
        """Return the stored analysis of a game at a version, as JSON.

        Return None if there is none for the version `rules` of the rules.
        """
        query = sa.select(analysis.c.payload).where(
            analysis.c.game_id == game_id, analysis.c.version == version, analysis.c.rules == rules
        )
        async with self.database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def add(self, game_id: str, version: int, *, rules: str, payload: str, now: datetime) -> bool:
        """Store an analysis of a game. It replaces older ones. Return False if the game no longer exists."""
        async with self.database.write() as connection:
            lives = sa.select(game.c.id).where(game.c.id == game_id).with_for_update(read=True, key_share=True)
            if (await connection.execute(lives)).first() is None:
                return False
            await connection.execute(sa.delete(analysis).where(analysis.c.game_id == game_id))
            row = {"game_id": game_id, "version": version, "rules": rules, "payload": payload, "made_at": now}
            await insert_new(connection, analysis, [row], unique=("game_id", "version"))
            return True
