"""Storage of first-time hints. Each person sees a hint only once.

The hint is on the first board on which the person finds that kind of question.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.games import hint
from db.storage.database import Database

KEPT = 4_096
"""The maximum number of hints kept in memory; a person whose hints are in memory costs no query."""

_Key = tuple[int, str, str]
_Board = tuple[str, int]

_FIRST_BOARD = sa.select(hint.c.game_id, hint.c.version).where(
    hint.c.user_id == sa.bindparam("user_id"),
    hint.c.system == sa.bindparam("system"),
    hint.c.kind == sa.bindparam("kind"),
)


class FirstTimeHints:
    """Stores which hints each person has been shown, and on which board."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: dict[_Key, _Board] = {}

    async def due(self, user_id: int, *, system: str, kind: str, game_id: str, version: int) -> bool:
        """Return whether a board shows a hint. Only a person's first board shows one.

        Raise `DatabaseError` if the database fails.
        """
        key, board = (user_id, system, kind), (game_id, version)
        shown = self._known.get(key)
        if shown is None:
            shown = await self._first(key, board)
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[key] = shown
        return shown == board

    def forget(self, user_id: int) -> None:
        """Remove a person's hints from memory, so that the person can see them again."""
        for key in [key for key in self._known if key[0] == user_id]:
            del self._known[key]

    async def _first(self, key: _Key, board: _Board) -> _Board:
        """Return the board that first showed the hint. If there is none, store `board` and return it."""
        row = await self.database.first(_FIRST_BOARD, _names(key), near=True)
        if row is not None:
            return row.game_id, row.version
        values = {**_names(key), "game_id": board[0], "version": board[1]}
        try:
            async with self.database.write() as connection:
                shown = await _first_board(connection, key)
                if shown is not None:
                    return shown
                await connection.execute(sa.insert(hint), values)
        except IntegrityError:  # another process was faster
            return await self.database.reading(_first_board, key) or board
        return board


async def _first_board(connection: AsyncConnection, key: _Key) -> _Board | None:
    row = (await connection.execute(_FIRST_BOARD, _names(key))).one_or_none()
    return (row.game_id, row.version) if row is not None else None


def _names(key: _Key) -> dict[str, int | str]:
    return dict(zip(("user_id", "system", "kind"), key, strict=True))
