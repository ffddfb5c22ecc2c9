"""Letters: messages to channels and people that are no living board, stored with what they are owed for.

A letter's nonce is its name: the same letter is owed once, whoever asks for it again. Whoever delivers one holds a
lease on it, so that two processes never post the same one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.database import Database
from db.inserting import insert_new
from db.society import letter


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A letter that is to be owed: to a channel, or to a person's direct messages.

    `key` names it among the letters of its kind, game and addressee; `facts` is JSON for whoever writes it.
    """

    kind: str
    key: str
    due_at: datetime
    game_id: str | None = None
    channel_id: int | None = None
    user_id: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    expires_at: datetime | None = None

    @property
    def nonce(self) -> str:
        """Its name for Discord: at most 25 characters, the same whoever owes it."""
        name = (self.kind, self.game_id or "", str(self.channel_id or ""), str(self.user_id or ""), self.key)
        return hashlib.blake2s("\x1f".join(name).encode(), digest_size=12).hexdigest()


@dataclass(frozen=True, slots=True)
class Claimed:
    """A letter that this process holds; `attempts` counts this one."""

    id: int
    kind: str
    game_id: str | None
    channel_id: int | None
    user_id: int | None
    facts: Mapping[str, Any]
    nonce: str
    created_at: datetime
    expires_at: datetime | None
    attempts: int


_OPEN = sa.and_(letter.c.done_at.is_(None), letter.c.failed_at.is_(None))


async def owe(connection: AsyncConnection, letters: Sequence[Letter]) -> int:
    """Owe letters within a transaction; those that are owed already are left alone. Returns how many are new."""
    fresh = {each.nonce: each for each in letters}
    if not fresh:
        return 0
    rows = [_values(nonce, each) for nonce, each in fresh.items()]
    return await insert_new(connection, letter, rows, unique="nonce")


def _values(nonce: str, each: Letter) -> dict[str, Any]:
    return {
        "kind": each.kind,
        "game_id": each.game_id,
        "channel_id": each.channel_id,
        "user_id": each.user_id,
        "facts": msgspec.json.encode(dict(each.facts)).decode(),
        "nonce": nonce,
        "created_at": each.due_at,
        "due_at": each.due_at,
        "expires_at": each.expires_at,
        "attempts": 0,
    }


class Letters:
    """The letters of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def owe(self, *letters: Letter) -> int:
        """Owe letters in a transaction of their own; returns how many are new."""
        async with self.database.write() as connection:
            return await owe(connection, letters)

    async def claim(
        self, *, by: str, now: datetime, lease: timedelta, most: int = 10, game_id: str | None = None
    ) -> list[Claimed]:
        """Take letters that are due and that nobody else holds, the longest waiting first, for the time of the lease.

        A lease of the same name is taken over: within a process the caller sees to it that nobody is at work.
        """
        free = sa.or_(letter.c.claimed_until.is_(None), letter.c.claimed_until <= now, letter.c.claimed_by == by)
        query = sa.select(letter).where(_OPEN, free, letter.c.due_at <= now).order_by(letter.c.due_at, letter.c.id)
        if game_id is not None:
            query = query.where(letter.c.game_id == game_id)
        query = query.limit(most)
        # Looked for before it is locked: most of the time nothing is due.
        async with self.database.read() as connection:
            if (await connection.execute(query.with_only_columns(letter.c.id))).first() is None:
                return []
        async with self.database.write() as connection:
            rows = (await connection.execute(query.with_for_update(skip_locked=True))).mappings().all()
            if rows:
                await connection.execute(
                    sa.update(letter)
                    .where(letter.c.id.in_([row["id"] for row in rows]))
                    .values(claimed_by=by, claimed_until=now + lease, attempts=letter.c.attempts + 1)
                )
        return [_claimed(row) for row in rows]

    async def next_due(self) -> datetime | None:
        """When the next open letter is due; None when none is owed."""
        async with self.database.read() as connection:
            query = sa.select(letter.c.due_at).where(_OPEN).order_by(letter.c.due_at).limit(1)
            due: datetime | None = (await connection.execute(query)).scalar()
            return due

    async def finish(self, claimed: Claimed, *, now: datetime, message_id: int | None) -> None:
        """The letter is out; without a message, nobody wanted it any more."""
        await self._settle(claimed, done_at=now, message_id=message_id, error=None)

    async def postpone(self, claimed: Claimed, *, until: datetime, error: str) -> None:
        """Try again later."""
        await self._settle(claimed, due_at=until, error=error)

    async def fail(self, claimed: Claimed, *, now: datetime, error: str) -> None:
        """Do not try again."""
        await self._settle(claimed, failed_at=now, error=error)

    async def _settle(self, claimed: Claimed, **values: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(
                sa.update(letter).where(letter.c.id == claimed.id).values(claimed_by=None, claimed_until=None, **values)
            )

    async def prune(self, before: datetime) -> None:
        """Forget letters that were settled before that time."""
        async with self.database.write() as connection:
            await connection.execute(
                sa.delete(letter).where(sa.or_(letter.c.done_at < before, letter.c.failed_at < before))
            )


def _claimed(row: Any) -> Claimed:
    return Claimed(
        id=row["id"],
        kind=row["kind"],
        game_id=row["game_id"],
        channel_id=row["channel_id"],
        user_id=row["user_id"],
        facts=msgspec.json.decode(row["facts"], type=dict[str, Any]),
        nonce=row["nonce"],
        created_at=row["created_at"],
        expires_at=row["expires_at"],
        attempts=row["attempts"] + 1,
    )
