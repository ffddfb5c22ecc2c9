"""The outbox of boards: the pending board messages of games.

The pending rows of a game are claimed together and delivered as one message with the newest state. An older row is
never delivered after a newer one.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.delivery_queue import DeliveryQueue, pending
from db.games import ExtraWrite, Message, message_values
from db.schema.games import game, outbox
from db.storage.database import Database
from db.storage.leases import LONGEST, Leases, Share


@dataclass(frozen=True, slots=True)
class PendingBoard:
    """All pending rows of one game that this process has claimed.

    They say which versions to post or edit, and how often this was tried. `fresh` is whether a new message must be
    posted.
    """

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
    """Raised when another process is delivering or changing the pending messages of a game."""


_LEASES = Leases(outbox, pending=pending(outbox))


class Outbox(DeliveryQueue[PendingBoard]):
    """Enqueues, claims and completes the board messages of a database."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, outbox, _LEASES)

    async def due(self, *, by: str, now: datetime, most: int = 100, share: Share | None = None) -> list[str]:
        """Return the ids of games with pending rows to deliver now. The game that has waited longest comes first."""
        # The concatenation with an empty text prevents SQLite from using the index by games: with that index it would
        # read every message ever delivered in order to find and group the few pending ones.
        of = outbox.c.game_id.concat(sa.literal_column("''"))
        query = (
            sa.select(of)
            .select_from(outbox.join(game))
            .where(_LEASES.pending, _LEASES.free(by=by, at=self.database.lease_time(now)), outbox.c.due_at <= now)
            .where(_LEASES.ripe(share, game.c.guild_id, outbox.c.due_at, now=now))
            .group_by(of)
            .order_by(sa.func.min(outbox.c.due_at))
            .limit(most)
        )
        return list(await self.database.scalars(query))

    async def claim(self, game_id: str, *, by: str, now: datetime, lease: timedelta) -> PendingBoard | None:
        """Claim all pending rows of a game for the duration `lease`. Return None if there are none.

        Raise `Held` if another process has claimed some of them, or is working on the game.
        """
        at = self.database.lease_time(now)
        async with self.database.write() as connection:
            # The row of the game is the lock of its queue. Rows that only refer to the game, such as those of a vote
            # or a notice, do not block it.
            queue = sa.select(game.c.id).where(game.c.id == game_id)
            locked = await connection.execute(queue.with_for_update(key_share=True, skip_locked=True))
            if locked.first() is None:
                if (await connection.execute(queue)).first() is None:
                    return None  # the game has been deleted
                raise Held(game_id)
            pending = await claim_open(connection, game_id, by=by, at=at, until=at + lease)
            here = sa.select(outbox.c.id).where(outbox.c.game_id == game_id, _LEASES.pending).limit(1)
            if pending is None and (await connection.execute(here)).first() is not None:
                raise Held(game_id)
            return pending

    async def finish(
        self,
        pending: PendingBoard,
        *,
        now: datetime,
        board: dict[str, Any] | None = None,
        also: ExtraWrite | None = None,
    ) -> bool:
        """Record that a claimed message was sent. Return False if the lease had already ended.

        `board` contains the new values of the game's `board_…` columns if the message is new. `also` is stored in the
        same transaction.
        """
        async with self.database.write(near=True) as connection:
            done = await connection.execute(_FINISH, {"ids": pending.rows, "holder": pending.by, "at": now})
            kept = done.rowcount == len(pending.rows)
            if board and kept:
                await connection.execute(_SHOW, {"of": pending.game_id, **board})
            if also is not None and kept:
                await also(connection)
        return kept

    async def enqueue(
        self, game_id: str, *, first_version: int, version: int, now: datetime, kind: str = "post"
    ) -> None:
        """Enqueue a game's board as a new message, or with the kind “edit” as an edit."""
        message = Message(kind=kind, first_version=first_version, version=version, created_at=now, due_at=now)
        await self.database.run(sa.insert(outbox), message_values(game_id, message, place=secrets.token_hex(3)))

    async def hold(self, game_id: str, *, until: datetime) -> None:
        """Postpone the delivery of a game's pending messages until a given time."""
        waiting = sa.and_(outbox.c.game_id == game_id, _LEASES.pending)
        await self.database.run(sa.update(outbox).where(waiting).values(due_at=until))

    async def owes(self, game_id: str) -> bool:
        """Return whether a game has a board that must still be posted or edited."""
        query = sa.select(outbox.c.id).where(outbox.c.game_id == game_id, _LEASES.pending).limit(1)
        return await self.database.first(query) is not None

    async def last_error(self, game_id: str) -> str | None:
        """Return why a game's newest message could not be delivered. Return None if it has not failed for good."""
        query = (
            sa.select(outbox.c.error, outbox.c.failed_at)
            .where(outbox.c.game_id == game_id)
            .order_by(outbox.c.id.desc())
            .limit(1)
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return str(row.error) if row is not None and row.failed_at is not None else None


def _claim_statement(*also: sa.ColumnElement[bool]) -> sa.Update:
    """Return the SQL statement that claims the pending rows of a game.

    Cache it, because building it costs as much as running it.
    """
    of: sa.BindParameter[str] = sa.bindparam("of")
    by: sa.BindParameter[str] = sa.bindparam("holder")
    other = outbox.alias()
    free = _LEASES.free(by=by, at=None, rows=other)
    held = sa.exists().where(other.c.game_id == of, pending(other), free.is_not(sa.true()))
    claimed = sa.update(outbox).where(outbox.c.game_id == of, _LEASES.pending, ~held, *also)
    values = {"claimed_by": by, "claimed_until": sa.bindparam("lease_until"), "attempts": outbox.c.attempts + 1}
    return claimed.values(values).returning(outbox)


_TAKE, _TAKE_LAPSED = _claim_statement(), _claim_statement(_LEASES.lapsed(at=None))
_FINISH = _LEASES.releasing(
    outbox.c.id.in_(sa.bindparam("ids", expanding=True)),
    by=sa.bindparam("holder"),
    done_at=sa.bindparam("at"),
    error=None,
)
_SHOW = sa.update(game).where(game.c.id == sa.bindparam("of"))


async def owe(connection: AsyncConnection, game_id: str, *, now: datetime, place: str) -> None:
    """Queue an edit of a game's board within the transaction of `connection`.

    `place` distinguishes this edit from others (see `message_values`).
    """
    asked = sa.select(game.c.version, game.c.board_from).where(game.c.id == game_id)
    row = (await connection.execute(asked)).one()
    first = row.board_from or row.version
    message = Message(kind="edit", first_version=first, version=row.version, created_at=now, due_at=now)
    await connection.execute(sa.insert(outbox), message_values(game_id, message, place=place))


async def claim_open(
    connection: AsyncConnection, game_id: str, *, by: str, at: datetime, until: datetime, in_hand: bool = False
) -> PendingBoard | None:
    """Claim and return the pending rows of a game; None if there are none to claim.

    The caller's transaction must have locked the game's row. With `in_hand`, rows that this process has already claimed
    are skipped.
    """
    take = _TAKE_LAPSED if in_hand else _TAKE
    claim = {"of": game_id, "holder": by, "lease_until": until, "lease_at": at, "lease_longest": at + LONGEST}
    rows = sorted((await connection.execute(take, claim)).mappings().all(), key=lambda row: int(row["id"]))
    if not rows:
        return None
    return PendingBoard(
        game_id=game_id,
        rows=tuple(row["id"] for row in rows),
        fresh=any(row["kind"] == "post" for row in rows),
        first_version=min(row["first_version"] for row in rows),
        version=max(row["version"] for row in rows),
        nonce=rows[-1]["nonce"],
        attempts=max(row["attempts"] for row in rows),
        since=min(row["created_at"] for row in rows),
        by=by,
    )
