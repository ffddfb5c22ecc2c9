"""The outbox: what channels are owed, who is delivering it, and what became of it.

A game's open rows are claimed together and answered by one message that shows the newest state: an older row is
overtaken, never delivered behind a newer one.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa

from db.database import Database
from db.schema import game, outbox
from db.store import Message, message_values


@dataclass(frozen=True, slots=True)
class Owed:
    """The open rows of one game, claimed: what is to be posted or edited, and how often that has been tried."""

    game_id: str
    rows: tuple[int, ...]
    fresh: bool
    first_version: int
    version: int
    nonce: str
    attempts: int
    since: datetime


_OPEN = sa.and_(outbox.c.done_at.is_(None), outbox.c.failed_at.is_(None))


def _free(by: str, now: datetime) -> sa.ColumnElement[bool]:
    return sa.or_(outbox.c.claimed_until.is_(None), outbox.c.claimed_until <= now, outbox.c.claimed_by == by)


class Outbox:
    """The outbox of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def due(self, *, by: str, now: datetime, most: int = 100) -> list[str]:
        """The games with an open row that is due and that nobody else is delivering, the longest waiting first."""
        query = (
            sa.select(outbox.c.game_id)
            .where(_OPEN, _free(by, now), outbox.c.due_at <= now)
            .group_by(outbox.c.game_id)
            .order_by(sa.func.min(outbox.c.due_at))
            .limit(most)
        )
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def claim(self, game_id: str, *, by: str, now: datetime, lease: timedelta) -> Owed | None:
        """Take all open rows of a game for the time of the lease; None when there are none, or another has them.

        A lease of the same name is taken over: within a process the caller sees to it that nobody is at work.
        """
        async with self.database.write() as connection:
            # The game's row stands for the queue: on a server with several writers this is what they wait at.
            await connection.execute(sa.select(game.c.id).where(game.c.id == game_id).with_for_update())
            query = sa.select(outbox, _free(by, now).label("free")).where(outbox.c.game_id == game_id, _OPEN)
            rows = (await connection.execute(query.order_by(outbox.c.id))).mappings().all()
            if not rows or not all(row["free"] for row in rows):
                return None
            await connection.execute(
                sa.update(outbox)
                .where(outbox.c.id.in_([row["id"] for row in rows]))
                .values(claimed_by=by, claimed_until=now + lease, attempts=outbox.c.attempts + 1)
            )
        return _owed(game_id, rows)

    async def finish(self, owed: Owed, *, now: datetime, board: dict[str, Any] | None = None) -> None:
        """The message is out. `board` holds the game's new `board_…` columns when it was a fresh one."""
        async with self.database.write() as connection:
            await connection.execute(
                sa.update(outbox)
                .where(outbox.c.id.in_(owed.rows))
                .values(done_at=now, claimed_by=None, claimed_until=None, error=None)
            )
            if board:
                await connection.execute(sa.update(game).where(game.c.id == owed.game_id).values(**board))

    async def postpone(self, owed: Owed, *, until: datetime, error: str) -> None:
        """Try again later."""
        await self._settle(owed, due_at=until, error=error)

    async def fail(self, owed: Owed, *, now: datetime, error: str) -> None:
        """Do not try again: the next decision's message will."""
        await self._settle(owed, failed_at=now, error=error)

    async def _settle(self, owed: Owed, **values: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(
                sa.update(outbox)
                .where(outbox.c.id.in_(owed.rows))
                .values(claimed_by=None, claimed_until=None, **values)
            )

    async def ask(self, game_id: str, *, first_version: int, version: int, now: datetime, kind: str = "post") -> None:
        """Owe the channel a board of a game as it stands: a fresh one, or with kind «edit» the same one anew."""
        message = Message(kind=kind, first_version=first_version, version=version, created_at=now, due_at=now)
        async with self.database.write() as connection:
            # The version's own message has its nonce already: this one gets another.
            await connection.execute(sa.insert(outbox), message_values(game_id, message, place=secrets.token_hex(3)))

    async def last_error(self, game_id: str) -> str | None:
        """Why the newest message of a game failed for good; None when it did not."""
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
        """Forget messages that were settled before that time."""
        async with self.database.write() as connection:
            await connection.execute(
                sa.delete(outbox).where(sa.or_(outbox.c.done_at < before, outbox.c.failed_at < before))
            )


def _owed(game_id: str, rows: Sequence[Any]) -> Owed:
    return Owed(
        game_id=game_id,
        rows=tuple(row["id"] for row in rows),
        fresh=any(row["kind"] == "post" for row in rows),
        first_version=min(row["first_version"] for row in rows),
        version=max(row["version"] for row in rows),
        nonce=rows[-1]["nonce"],
        attempts=max(row["attempts"] for row in rows) + 1,
        since=min(row["created_at"] for row in rows),
    )
