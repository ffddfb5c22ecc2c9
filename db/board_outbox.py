"""The outbox of boards: pending messages of games, the process that delivers them, and their results.

The open rows of a game are claimed together and answered by one message with the newest state: an older row is merged
with newer ones, and never delivered after them.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import Message, message_values
from db.schema.games import game, outbox
from db.storage.database import Database
from db.storage.leases import RELEASED, Share, free, lapsed, ripe


@dataclass(frozen=True, slots=True)
class PendingBoard:
    """The claimed open rows of one game: the versions to post or edit, and the number of attempts."""

    game_id: str
    rows: tuple[int, ...]
    fresh: bool
    first_version: int
    version: int
    nonce: str
    attempts: int
    since: datetime
    by: str


class Held(Exception):
    """Another process is delivering the rows of a game, or just changing them."""


_OPEN = sa.and_(outbox.c.done_at.is_(None), outbox.c.failed_at.is_(None))


class Outbox:
    """The outbox of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def due(self, *, by: str, now: datetime, most: int = 100, share: Share | None = None) -> list[str]:
        """Return the games with a due row that nobody else is delivering, the longest waiting first.

        Those of another process's shards are left to that process for a while.
        """
        # The concatenation with an empty text keeps SQLite from using the index by games: with it, it would read every
        # message ever settled, instead of finding the few open ones and grouping them.
        of = outbox.c.game_id.concat(sa.literal_column("''"))
        query = (
            sa.select(of)
            .select_from(outbox.join(game))
            .where(_OPEN, free(outbox, by=by, at=self.database.lease_time(now)), outbox.c.due_at <= now)
            .where(ripe(share, outbox, game.c.guild_id, outbox.c.due_at, now=now))
            .group_by(of)
            .order_by(sa.func.min(outbox.c.due_at))
            .limit(most)
        )
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def claim(self, game_id: str, *, by: str, now: datetime, lease: timedelta) -> PendingBoard | None:
        """Claim all open rows of a game for the time of the lease; return None if there are none.

        Raises `Held` if another process holds some of them, or is just working on the game.
        """
        at = self.database.lease_time(now)
        async with self.database.write() as connection:
            # The game's row is the lock of its queue. Rows that only refer to the game, a vote or a notice, do not
            # block it.
            queue = sa.select(game.c.id).where(game.c.id == game_id)
            locked = await connection.execute(queue.with_for_update(key_share=True, skip_locked=True))
            if locked.first() is None:
                if (await connection.execute(queue)).first() is None:
                    return None  # the game has been deleted
                raise Held(game_id)
            return await take_open(connection, game_id, by=by, at=at, until=at + lease)

    async def holds(self, owed: PendingBoard) -> bool:
        """Return whether the claimed rows are still held: a process that hung may have been taken for dead."""
        async with self.database.read() as connection:
            held = await connection.execute(sa.select(sa.func.count()).where(_held(owed)))
            return held.scalar_one() == len(owed.rows)

    async def renew(self, owed: Iterable[PendingBoard], *, now: datetime, lease: timedelta) -> None:
        """Renew the leases of rows that are still being delivered."""
        until = self.database.lease_time(now) + lease
        async with self.database.write() as connection:
            for each in owed:
                await connection.execute(sa.update(outbox).where(_held(each)).values(claimed_until=until))

    async def finish(self, owed: PendingBoard, *, now: datetime, board: dict[str, Any] | None = None) -> bool:
        """Note that the message was sent. `board` holds the game's new `board_…` columns if it is a new one.

        Return False if the lease was lost: another process has delivered the same, or is doing so.
        """
        done = sa.update(outbox).where(_held(owed)).values(done_at=now, error=None, **RELEASED)
        async with self.database.write() as connection:
            kept = (await connection.execute(done)).rowcount == len(owed.rows)
            if board and kept:
                await connection.execute(sa.update(game).where(game.c.id == owed.game_id).values(**board))
        return kept

    async def postpone(self, owed: PendingBoard, *, until: datetime, error: str) -> None:
        """Try again at that time."""
        await self._settle(owed, due_at=until, error=error)

    async def fail(self, owed: PendingBoard, *, now: datetime, error: str) -> None:
        """Give up: the next decision's message replaces it."""
        await self._settle(owed, failed_at=now, error=error)

    async def _settle(self, owed: PendingBoard, **values: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(sa.update(outbox).where(_held(owed)).values(**RELEASED, **values))

    async def ask(self, game_id: str, *, first_version: int, version: int, now: datetime, kind: str = "post") -> None:
        """Enqueue a game's board at its present version: as a new message, or with kind «edit» as an edit of it."""
        message = Message(kind=kind, first_version=first_version, version=version, created_at=now, due_at=now)
        async with self.database.write() as connection:
            # The decision's own message has the version's nonce already, so this one gets another.
            await connection.execute(sa.insert(outbox), message_values(game_id, message, place=secrets.token_hex(3)))

    async def hold(self, game_id: str, *, until: datetime) -> None:
        """Let a game's open rows wait for a message that comes by then: the sweep leaves them alone."""
        waiting = sa.and_(outbox.c.game_id == game_id, _OPEN)
        async with self.database.write() as connection:
            await connection.execute(sa.update(outbox).where(waiting).values(due_at=until))

    async def last_error(self, game_id: str) -> str | None:
        """Return why the newest message of a game failed for good; None if it did not."""
        query = (
            sa.select(outbox.c.error, outbox.c.failed_at)
            .where(outbox.c.game_id == game_id)
            .order_by(outbox.c.id.desc())
            .limit(1)
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return str(row.error) if row is not None and row.failed_at is not None else None

    async def prune(self, before: datetime) -> None:
        """Delete messages that were settled before that time."""
        async with self.database.write() as connection:
            await connection.execute(
                sa.delete(outbox).where(sa.or_(outbox.c.done_at < before, outbox.c.failed_at < before))
            )


async def take_open(
    connection: AsyncConnection, game_id: str, *, by: str, at: datetime, until: datetime, in_hand: bool = False
) -> PendingBoard | None:
    """Claim the open rows of a game within a transaction that holds the game's row; None when there are none.

    Where this process has rows of the game `in_hand`, which it delivers or is about to, those stay apart. Raises `Held`
    when another process has some of the rows.
    """
    query = sa.select(outbox, free(outbox, by=by, at=at).label("free"), lapsed(outbox, at=at).label("lapsed"))
    query = query.where(outbox.c.game_id == game_id, _OPEN).order_by(outbox.c.id)
    rows = (await connection.execute(query)).mappings().all()
    if not all(row["free"] for row in rows):
        raise Held(game_id)
    if in_hand:
        rows = [row for row in rows if row["lapsed"]]
    if not rows:
        return None
    await connection.execute(
        sa.update(outbox)
        .where(outbox.c.id.in_([row["id"] for row in rows]))
        .values(claimed_by=by, claimed_until=until, attempts=outbox.c.attempts + 1)
    )
    return _owed(game_id, rows, by=by)


def _held(owed: PendingBoard) -> sa.ColumnElement[bool]:
    return sa.and_(outbox.c.id.in_(owed.rows), outbox.c.claimed_by == owed.by, _OPEN)


def _owed(game_id: str, rows: Sequence[Any], *, by: str) -> PendingBoard:
    return PendingBoard(
        game_id=game_id,
        rows=tuple(row["id"] for row in rows),
        fresh=any(row["kind"] == "post" for row in rows),
        first_version=min(row["first_version"] for row in rows),
        version=max(row["version"] for row in rows),
        nonce=rows[-1]["nonce"],
        attempts=max(row["attempts"] for row in rows) + 1,
        since=min(row["created_at"] for row in rows),
        by=by,
    )
