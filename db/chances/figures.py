"""Stores the chances of positions.

The table is only a cache. Missing rows are computed again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

import sqlalchemy as sa

from db.schema.chances import chance
from db.schema.games import game
from db.storage.database import Database
from db.storage.upsert import insert_new

_KEY = ("game_id", "version", "side", "plan")
KEPT = 400
"""The maximum number of figures kept for a game, the newest versions first; figures of its boards are always kept and
not counted.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """The computed chances of a position, as a row of the table `chance`."""

    game_id: str
    version: int
    side: str = ""
    plan: str = ""
    rules: str
    period: int | None = None
    round: int | None = None
    figures: str


class StoredFigures:
    """Stores and finds the computed chances of positions in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, game_id: str, version: int, *, side: str = "", rules: str) -> Mapping[str, str]:
        """Return the chances of a position as one side sees it, keyed by plan."""
        theirs = chance.c.game_id == game_id, chance.c.version == version
        query = sa.select(chance.c.plan, chance.c.figures).where(
            *theirs, chance.c.side == side, chance.c.rules == rules
        )
        return {row.plan: row.figures for row in await self.database.rows(query)}

    async def lines(self, game_id: str, *, rules: str) -> list[Figures]:
        """Return the newest 64 rows of chances of a game's boards, the newest first."""
        query = (
            sa.select(chance)
            .where(chance.c.game_id == game_id, chance.c.period.is_not(None), chance.c.rules == rules)
            .order_by(chance.c.version.desc())
            .limit(64)
        )
        return [Figures(**row) for row in await self.database.mappings(query)]

    async def boards(self, game_id: str, *, rules: str) -> list[Figures]:
        """Return the win chances at the start of each day or turn of a game, the oldest first."""
        query = (
            sa.select(chance)
            .where(
                *(chance.c.game_id == game_id, chance.c.rules == rules, chance.c.period.is_not(None)),
                sa.func.coalesce(chance.c.round, 0) == 0,
            )
            .order_by(chance.c.version)
        )
        async with self.database.read() as connection:
            return [Figures(**row) for row in (await connection.execute(query)).mappings()]

    async def add(self, new: Figures) -> bool:
        """Store win chances. Return whether they were new.

        Chances of a deleted game are not stored.
        """
        async with self.database.write() as connection:
            lives = sa.select(game.c.id).where(game.c.id == new.game_id).with_for_update(read=True, key_share=True)
            if (await connection.execute(lives)).first() is None:
                return False
            added = await insert_new(connection, chance, [asdict(new)], unique=_KEY)
            if not added and new.period is not None:  # stored before; now of the board
                same = (chance.c[name] == getattr(new, name) for name in _KEY)
                await connection.execute(sa.update(chance).where(*same).values(period=new.period, round=new.round))
            theirs = chance.c.game_id == new.game_id, chance.c.period.is_(None)
            newest = sa.select(chance.c.version).where(*theirs).order_by(chance.c.version.desc())
            oldest = newest.offset(KEPT - 1).limit(1)
            await connection.execute(sa.delete(chance).where(*theirs, chance.c.version < oldest.scalar_subquery()))
            return bool(added)
