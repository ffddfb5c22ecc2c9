"""Storage of par: the result that the adviser reaches with the dice of a game."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from db.schema.community import outcome, outcome_player, par
from db.schema.games import game
from db.storage.database import Database
from engine.core.record import UNKNOWN_BEFORE


class Par(NamedTuple):
    """The adviser's result in a game with the same dice: whether it won, and its score."""

    won: bool
    score: int


class Pars:
    """Stores and finds the par of each game (the result to beat) in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, game_id: str) -> Par | None:
        """Return the adviser's result for a game (its par), or None if it is not stored yet."""
        async with self.database.read() as connection:
            query = sa.select(par.c.won, par.c.score).where(par.c.game_id == game_id)
            row = (await connection.execute(query)).one_or_none()
        return Par(row.won, row.score) if row is not None else None

    async def store(self, game_id: str, found: Par) -> None:
        """Store the adviser's result for a game (its par), unless it is already stored."""
        try:
            async with self.database.write() as connection:
                await connection.execute(sa.insert(par).values(game_id=game_id, won=found.won, score=found.score))
        except IntegrityError:  # another process was faster, or the game has been deleted
            return

    async def beaten(self, user_id: int, system: str) -> tuple[int, int]:
        """Return how many of a person's games beat the adviser's result (par), and how many games have one."""
        better = sa.func.count(sa.case((outcome.c.score > par.c.score, 1)))
        query = (
            sa.select(better, sa.func.count())
            .select_from(outcome.join(par, par.c.game_id == outcome.c.game_id))
            .join(outcome_player, outcome_player.c.game_id == outcome.c.game_id)
            .join(game, game.c.id == outcome.c.game_id)
            .where(outcome_player.c.user_id == user_id, outcome.c.system == system, outcome.c.band.is_not(None))
            .where(game.c.dice.in_(UNKNOWN_BEFORE), game.c.asked.is_(None))
        )
        async with self.database.read() as connection:
            found = (await connection.execute(query)).one()
        return found[0], found[1]
