"""Stores lobbies.

A lobby is a server's message that lists users who look for an opponent, free sides and live games. The bot keeps it up
to date (`db.kept_messages`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db import kept_messages
from db.game_list import LIGHT
from db.games import ExtraWrite, GameRow
from db.kept_messages import Kept, KeptMessages
from db.schema.community import lobby
from db.schema.games import RUNNING, game
from db.storage.database import Database

JOB = "lobby"
"""The name of the scheduler job that keeps lobbies up to date."""
_GAMES = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby(Kept):
    """A row of the table `lobby`, whose columns are explained in `db.schema.community`."""

    minute: int | None = None
    zone: str = ""
    role_id: int | None = None
    posted_on: str | None = None


WAITS: sa.ColumnElement[bool] = sa.exists().select_from(lobby)
"""An SQL condition that tests whether there is a lobby."""


class Lobbies(KeptMessages[Lobby]):
    """Stores and finds the lobbies of a database."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, lobby, Lobby)

    async def games(self, guild_id: int) -> list[GameRow]:
        """Return the running games of several sides in a server, the latest decision first.

        The saves of the games are not read.
        """
        query = LIGHT.where(game.c.guild_id == guild_id, game.c.status == RUNNING, game.c.asked.is_not(None))
        rows = await self.database.mappings(query.order_by(game.c.updated_at.desc(), game.c.id).limit(_GAMES))
        return [GameRow(**row, save="") for row in rows]


async def make_due(connection: AsyncConnection, guild_id: int | None, at: datetime) -> None:
    """Have a server's lobby checked, because its contents changed."""
    await kept_messages.make_due(connection, lobby, guild_id, at)


def touching(guild_id: int | None, at: datetime) -> ExtraWrite:
    """Return a function that marks a server's lobby for a check. It runs in the transaction of a game."""
    return kept_messages.touching(lobby, JOB, guild_id, at)
