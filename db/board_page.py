"""Stores the keys of the board's page in the browser: links, sessions and shares.

A key is found by the hash of its secret.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, Literal

import sqlalchemy as sa

from db.schema.chances import analysis
from db.schema.community import page_key
from db.schema.games import game
from db.sides import turns_in
from db.storage.database import Database

Kind = Literal["link", "session", "share", "press"]


@dataclass(frozen=True, slots=True)
class PageKey:
    """A stored key of the page in the browser.

    The key of a share does not expire. Its `user_id` is the user who shared the game. Only the site `origin` may show
    the game in a frame. The secret of a share is stored as `seat`.
    """

    hash: str
    kind: Kind
    seat: str
    game_id: str
    user_id: int
    locale: str
    origin: str
    created_at: datetime
    expires_at: datetime | None


_COLUMNS = tuple(page_key.c[name] for name in PageKey.__slots__)
_FIND = sa.select(*_COLUMNS).where(
    page_key.c.hash == sa.bindparam("hash"),
    page_key.c.kind == sa.bindparam("kind"),
    sa.or_(page_key.c.expires_at.is_(None), page_key.c.expires_at > sa.bindparam("now")),
)


class PageKeys:
    """Stores, finds and deletes the keys of the page in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, key: PageKey) -> None:
        """Store a key, and delete those that have expired."""
        async with self.database.write() as connection:
            await connection.execute(sa.delete(page_key).where(page_key.c.expires_at <= key.created_at))
            await connection.execute(sa.insert(page_key).values(**asdict(key)))

    async def exchange(self, hash_: str, session: PageKey) -> bool:
        """Replace a link to the page by the session that it begins.

        Return False if the link was already used.
        """
        async with self.database.write() as connection:
            gone = await connection.execute(
                sa.delete(page_key).where(page_key.c.hash == hash_, page_key.c.kind == "link")
            )
            if not gone.rowcount:
                return False
            await connection.execute(sa.insert(page_key).values(**asdict(session)))
            return True

    async def find(self, hash_: str, kind: Kind, *, now: datetime) -> PageKey | None:
        """Return a key that has not expired, or None."""
        rows = await self.database.mappings(_FIND, {"hash": hash_, "kind": kind, "now": now})
        return PageKey(**rows[0]) if rows else None

    async def pressed(self, user_id: int, *, now: datetime) -> PageKey | None:
        """Return the key of a user's last launch of the Activity. Return None if it has expired."""
        query = (
            sa.select(*_COLUMNS)
            .where(page_key.c.user_id == user_id, page_key.c.kind == "press", page_key.c.expires_at > now)
            .order_by(page_key.c.created_at.desc())
            .limit(1)
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return PageKey(**row) if row is not None else None

    async def sessions(self, user_id: int, *, now: datetime) -> int:
        """Return the number of browsers in which a user has the page open."""
        query = sa.select(sa.func.count()).where(
            page_key.c.user_id == user_id, page_key.c.kind == "session", page_key.c.expires_at > now
        )
        async with self.database.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def end(self, user_id: int) -> int:
        """Delete a user's links and sessions. Return the number of deleted sessions."""
        theirs = page_key.c.user_id == user_id
        async with self.database.write() as connection:
            await connection.execute(sa.delete(page_key).where(theirs, page_key.c.kind.in_(("link", "press"))))
            gone = await connection.execute(sa.delete(page_key).where(theirs, page_key.c.kind == "session"))
            return int(gone.rowcount)

    async def shares(self, game_id: str) -> list[PageKey]:
        """Return the shares of a game, the oldest first."""
        query = (
            sa.select(*_COLUMNS)
            .where(page_key.c.game_id == game_id, page_key.c.kind == "share")
            .order_by(page_key.c.created_at)
        )
        async with self.database.read() as connection:
            return [PageKey(**row) for row in (await connection.execute(query)).mappings()]

    async def public(self, games: Collection[str]) -> Mapping[str, str]:
        """Return the link secrets of those games that are shared with everyone, keyed by game id."""
        query = sa.select(page_key.c.game_id, page_key.c.seat).where(
            page_key.c.game_id.in_(games), page_key.c.kind == "share", page_key.c.origin == ""
        )
        return {row.game_id: row.seat for row in await self.database.rows(query)}

    async def revoke(self, game_id: str, hash_: str) -> None:
        """Delete a share of a game."""
        theirs = page_key.c.hash == hash_, page_key.c.game_id == game_id, page_key.c.kind == "share"
        async with self.database.write() as connection:
            await connection.execute(sa.delete(page_key).where(*theirs))


async def marks_of(database: Database, games: Collection[str]) -> Mapping[str, str]:
    """Return a text for each game that changes whenever the game's public information changes.

    Requests to undo, proposals, pauses and the analysis also change the text. Standing orders do not, because other
    players must not notice them.
    """
    found = sa.and_(analysis.c.game_id == game.c.id, analysis.c.version == game.c.version)
    query = sa.select(game.c.id, game.c.version, game.c.status, game.c.asked, analysis.c.made_at)
    rows = await database.rows(query.outerjoin(analysis, found).where(game.c.id.in_(games)))
    return {row.id: ".".join(_parts(row)) for row in rows}


def _parts(row: sa.Row[Any]) -> Iterator[str]:
    turns = turns_in(row.asked)
    for each in (row.version, row.status, turns.wish, turns.offer, turns.pause, row.made_at):
        yield "" if each is None else str(each)
