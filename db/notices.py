"""Letters: messages to channels and people that are no living board, stored with what they are owed for.

A letter's nonce is its name: the same letter is owed once, whoever asks for it again. Whoever delivers one holds a
lease on it, so that two processes never post the same one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.community import letter
from db.schema.games import game
from db.storage.database import Database
from db.storage.leases import RELEASED, Share, free, ripe, take
from db.storage.upsert import insert_new


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
    by: str = ""


Address = tuple[int | None, int | None]
"""Where a letter goes: a channel, or else a person."""


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
        self,
        *,
        by: str,
        now: datetime,
        lease: timedelta,
        most: int = 10,
        game_id: str | None = None,
        share: Share | None = None,
        to: Address | None = None,
    ) -> list[Claimed]:
        """Take letters that are due and that nobody else holds, the longest waiting first, for the time of the lease.

        Those of another process's share are left to that one for a while, but for those about a game that is named;
        `to` names the one addressee whose letters are taken, in the order in which they were owed.
        """
        query = self._open(by=by, now=now, share=share if game_id is None else None)
        query = query.where(letter.c.due_at <= now).order_by(letter.c.due_at, letter.c.id)
        if game_id is not None:
            query = query.where(letter.c.game_id == game_id)
        if to is not None:
            query = query.where(_addressed(to)).order_by(None).order_by(letter.c.created_at, letter.c.id)
        query = query.limit(most)
        # Looked for before it is locked: most of the time nothing is due.
        async with self.database.read() as connection:
            if (await connection.execute(query.with_only_columns(letter.c.id))).first() is None:
                return []
        async with self.database.write() as connection:
            rows = await take(
                connection,
                query,
                letter,
                by=by,
                until=self.database.lease_time(now) + lease,
                attempts=letter.c.attempts + 1,
            )
        return [_claimed(row, by=by) for row in rows]

    def _open(self, *, by: str, now: datetime, share: Share | None) -> sa.Select[Any]:
        """Letters that may be claimed; one about a game belongs to that game's server, any other to the first shard."""
        server = sa.select(game.c.guild_id).where(game.c.id == letter.c.game_id).scalar_subquery()
        ours = ripe(share, letter, server, letter.c.due_at, now=now)
        return sa.select(letter).where(_OPEN, free(letter, by=by, at=self.database.lease_time(now)), ours)

    async def addressees(
        self, *, by: str, now: datetime, game_id: str | None = None, share: Share | None = None, most: int = 200
    ) -> list[Address]:
        """Those to whom letters are due that could be claimed, the longest waiting first."""
        query = self._open(by=by, now=now, share=share if game_id is None else None).where(letter.c.due_at <= now)
        if game_id is not None:
            query = query.where(letter.c.game_id == game_id)
        who = (letter.c.channel_id, letter.c.user_id)
        asked = query.with_only_columns(*who).group_by(*who).order_by(sa.func.min(letter.c.due_at)).limit(most)
        async with self.database.read() as connection:
            return [(row.channel_id, row.user_id) for row in await connection.execute(asked)]

    async def next_due(self, *, by: str, now: datetime, share: Share | None = None) -> datetime | None:
        """When the next open letter is due, of those that nobody else holds or is to bring first."""
        query = self._open(by=by, now=now, share=share).with_only_columns(letter.c.due_at)
        async with self.database.read() as connection:
            due: datetime | None = (await connection.execute(query.order_by(letter.c.due_at).limit(1))).scalar()
            return due

    async def holds(self, claimed: Claimed) -> bool:
        """Whether a letter is still held: a process that stood still may have been taken for dead."""
        async with self.database.read() as connection:
            return (await connection.execute(sa.select(letter.c.id).where(_held(claimed)))).first() is not None

    async def another_has(self, claimed: Claimed, message_id: int) -> bool:
        """Whether a message is noted for another letter of the same game."""
        other = sa.and_(
            letter.c.game_id == claimed.game_id, letter.c.id != claimed.id, letter.c.message_id == message_id
        )
        async with self.database.read() as connection:
            return (await connection.execute(sa.select(letter.c.id).where(other))).first() is not None

    async def renew(self, ids: Iterable[int], *, by: str, now: datetime, lease: timedelta) -> None:
        """Hold on to letters that are still being brought."""
        mine = sa.and_(letter.c.id.in_(list(ids)), letter.c.claimed_by == by, _OPEN)
        until = self.database.lease_time(now) + lease
        async with self.database.write() as connection:
            await connection.execute(sa.update(letter).where(mine).values(claimed_until=until))

    async def finish(self, claimed: Claimed, *, now: datetime, message_id: int | None) -> None:
        """The letter is out; without a message, nobody wanted it any more."""
        await self._settle(claimed, done_at=now, message_id=message_id, error=None)

    async def postpone(self, claimed: Claimed, *, until: datetime, error: str) -> None:
        """Try again later."""
        await self._settle(claimed, due_at=until, error=error)

    async def put_off(self, claimed: Sequence[Claimed], *, until: datetime) -> None:
        """Let letters go that were claimed and not tried: they wait behind another one."""
        async with self.database.write() as connection:
            for each in claimed:
                values = {"due_at": until, "attempts": each.attempts - 1, **RELEASED}
                await connection.execute(sa.update(letter).where(_held(each)).values(values))

    async def fail(self, claimed: Claimed, *, now: datetime, error: str) -> None:
        """Do not try again."""
        await self._settle(claimed, failed_at=now, error=error)

    async def _settle(self, claimed: Claimed, **values: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(sa.update(letter).where(_held(claimed)).values(**RELEASED, **values))

    async def prune(self, before: datetime) -> None:
        """Forget letters that were settled before that time."""
        async with self.database.write() as connection:
            await connection.execute(
                sa.delete(letter).where(sa.or_(letter.c.done_at < before, letter.c.failed_at < before))
            )


def _addressed(to: Address) -> sa.ColumnElement[bool]:
    channel_id, user_id = to
    where = letter.c.channel_id.is_(None) if channel_id is None else letter.c.channel_id == channel_id
    whom = letter.c.user_id.is_(None) if user_id is None else letter.c.user_id == user_id
    return sa.and_(where, whom)


def _held(claimed: Claimed) -> sa.ColumnElement[bool]:
    return sa.and_(letter.c.id == claimed.id, letter.c.claimed_by == claimed.by, _OPEN)


def _claimed(row: Any, *, by: str) -> Claimed:
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
        by=by,
    )
