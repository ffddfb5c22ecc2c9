"""Results of games of several sides: which side a person held, which one won, and against whom it was."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from db.schema.community import outcome
from db.schema.games import NOBODY, chair, game
from db.storage.database import Database
from engine.core.record import UNKNOWN_BEFORE

_OTHER = chair.alias("other")


@dataclass(frozen=True, slots=True, kw_only=True)
class SideResult:
    """How a game ended for somebody who held a `side` at its end; `winner` is None after a draw.

    `people` says whether somebody else held another side; otherwise the autopilot played it.
    """

    game_id: str
    system: str
    side: str
    winner: str | None
    given_up: bool
    people: bool


class SideResults:
    """The results of a database's games of several sides."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_person(self, user_id: int) -> list[SideResult]:
        """Return the results of a person's games, the oldest first."""
        return await self._found(chair.c.user_id == user_id)

    async def of_server(self, guild_id: int) -> list[SideResult]:
        """Return the results of all people who held a side in a server's games, the oldest first."""
        return await self._found(sa.and_(outcome.c.guild_id == guild_id, chair.c.user_id != NOBODY))

    async def _found(self, whose: sa.ColumnElement[bool]) -> list[SideResult]:
        against = sa.exists().where(
            _OTHER.c.game_id == chair.c.game_id, _OTHER.c.side != chair.c.side, _OTHER.c.steward.is_(False)
        )
        query = (
            sa.select(
                outcome.c.game_id,
                outcome.c.system,
                chair.c.side,
                outcome.c.winner,
                outcome.c.band.is_(None).label("given_up"),
                against.label("people"),
            )
            .join(game, game.c.id == outcome.c.game_id)
            .join(chair, chair.c.game_id == outcome.c.game_id)
            .where(game.c.asked.is_not(None), game.c.dice.in_(sorted(UNKNOWN_BEFORE)), whose)
            .order_by(outcome.c.ended_at, outcome.c.game_id, chair.c.side)
        )
        async with self.database.read() as connection:
            return [SideResult(**row) for row in (await connection.execute(query)).mappings()]
