"""Stores notices. These are all messages to channels and people, except boards.

A notice is enqueued in the transaction of what it reports. Its nonce identifies it, so that it is enqueued only once.
The process that delivers a notice has a lease on it, so two processes never post the same notice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.delivery_queue import DeliveryQueue, pending
from db.schema.community import ballot, notice
from db.schema.games import chair, game, lapse
from db.sides import AskedSide, Due, turns_in
from db.storage.database import Database
from db.storage.leases import Leases, Share
from db.storage.upsert import insert_new


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """A notice to enqueue, for a channel or for a person's direct messages.

    `key` distinguishes the notices of one kind, game and addressee. `facts` are the values that its text needs, stored
    as JSON.
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
        """The nonce for Discord. Equal notices have the same nonce."""
        name = (self.kind, self.game_id or "", str(self.channel_id or ""), str(self.user_id or ""), self.key)
        return hashlib.blake2s("\x1f".join(name).encode(), digest_size=12).hexdigest()


@dataclass(frozen=True, slots=True)
class Claimed:
    """A notice that this process has claimed. `attempts` counts the current attempt too."""

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

    @property
    def rows(self) -> tuple[int, ...]:
        """The id of the notice's row, as a tuple."""
        return (self.id,)

    @property
    def since(self) -> datetime:
        """The time when the notice was enqueued."""
        return self.created_at


@dataclass(frozen=True, slots=True)
class Standing:
    """A posted notice whose message has not been deleted."""

    id: int
    kind: str
    game_id: str
    channel_id: int
    message_id: int
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Latest:
    """The newest notice of its kind in a game.

    `message_id` is None until the notice is posted.
    """

    channel_id: int
    message_id: int | None
    facts: Mapping[str, Any]


Address = tuple[int | None, int | None]
"""The addressee of a notice: a channel, or else a user."""


_LEASES = Leases(notice, pending=pending(notice))
WAITS: sa.ColumnElement[bool] = sa.exists().select_from(notice)
"""An SQL condition that tests whether there are notices, posted ones included, which are deleted after a while."""


async def enqueue(connection: AsyncConnection, notices: Sequence[Notice]) -> int:
    """Enqueue the new notices of `notices`, within a transaction. Return their number."""
    fresh = {each.nonce: each for each in notices}
    if not fresh:
        return 0
    rows = [_values(nonce, each) for nonce, each in fresh.items()]
    return await insert_new(connection, notice, rows, unique="nonce")


def _values(nonce: str, each: Notice) -> dict[str, Any]:
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


class NoticeQueue(DeliveryQueue[Claimed]):
    """Enqueues, claims and completes the notices of a database."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, notice, _LEASES)

    async def enqueue(self, *notices: Notice) -> int:
        """Queue notices in their own transaction. Return the number of new ones."""
        return await self.database.writing(enqueue, notices)

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
        """Claim pending notices for the time `lease` and return them, the longest waiting first.

        Notices of another process's shards are left to that process for a while, unless `game_id` names their game.
        `to` names one addressee, whose notices are claimed in the order in which they were enqueued.
        """
        query = self._open(by=by, now=now, share=share if game_id is None else None)
        query = query.where(notice.c.due_at <= now).order_by(notice.c.due_at, notice.c.id)
        if game_id is not None:
            query = query.where(notice.c.game_id == game_id)
        if to is not None:
            query = query.where(_addressed(to)).order_by(None).order_by(notice.c.created_at, notice.c.id)
        query = query.limit(most)
        # This is checked before locking: most of the time nothing is due.
        async with self.database.read() as connection:
            if (await connection.execute(query.with_only_columns(notice.c.id))).first() is None:
                return []
        async with self.database.write() as connection:
            until, attempts = self.database.lease_time(now) + lease, notice.c.attempts + 1
            rows = await _LEASES.claim(connection, query, by=by, until=until, attempts=attempts)
        return [_claimed(row, by=by) for row in rows]

    def _open(self, *, by: str, now: datetime, share: Share | None) -> sa.Select[Any]:
        """Return a query for the notices that this process may claim.

        A notice about a game belongs to the game's server. Any other notice belongs to the first shard.
        """
        server = sa.select(game.c.guild_id).where(game.c.id == notice.c.game_id).scalar_subquery()
        ours = _LEASES.ripe(share, server, notice.c.due_at, now=now)
        free = _LEASES.free(by=by, at=self.database.lease_time(now))
        return sa.select(notice).where(_LEASES.pending, free, ours)

    async def addressees(
        self, *, by: str, now: datetime, game_id: str | None = None, share: Share | None = None, most: int = 200
    ) -> list[Address]:
        """Return the channels and people with due notices that this process could claim, the longest waiting first."""
        query = self._open(by=by, now=now, share=share if game_id is None else None).where(notice.c.due_at <= now)
        if game_id is not None:
            query = query.where(notice.c.game_id == game_id)
        address = (notice.c.channel_id, notice.c.user_id)
        asked = query.with_only_columns(*address).group_by(*address).order_by(sa.func.min(notice.c.due_at)).limit(most)
        return [(row.channel_id, row.user_id) for row in await self.database.rows(asked)]

    async def next_due(self, *, by: str, now: datetime, share: Share | None = None) -> datetime | None:
        """Return when this process must deliver the next notice. Return None if no notice is waiting."""
        query = self._open(by=by, now=now, share=share).with_only_columns(notice.c.due_at)
        async with self.database.read() as connection:
            due: datetime | None = (await connection.execute(query.order_by(notice.c.due_at).limit(1))).scalar()
            return due

    async def is_message_shared(self, claimed: Claimed, message_id: int) -> bool:
        """Return whether another notice has the same message.

        Also return True if the message is the poll of a vote.
        """
        other = sa.select(notice.c.id).where(notice.c.id != claimed.id, notice.c.message_id == message_id)
        poll = sa.select(ballot.c.id).where(ballot.c.poll_id == message_id)
        return await self.database.first(other.union_all(poll)) is not None

    async def finish(self, claimed: Claimed, *, now: datetime, message_id: int | None) -> None:
        """Record that a notice was sent. If `message_id` is None, record that it is no longer needed."""
        await self._released(claimed, done_at=now, message_id=message_id, error=None)

    async def standing(self, *kinds: str) -> list[Standing]:
        """Return the posted notices of some kinds whose messages still exist, the oldest first."""
        names = ("id", "kind", "game_id", "channel_id", "message_id")
        query = sa.select(notice).where(notice.c.kind.in_(kinds), notice.c.message_id.is_not(None))
        rows = await self.database.mappings(query.order_by(notice.c.id))
        facts = msgspec.json.Decoder(dict[str, Any])
        return [Standing(**{name: row[name] for name in names}, facts=facts.decode(row["facts"])) for row in rows]

    async def latest(self, kind: str, game_id: str, **facts: Any) -> Latest | None:
        """Return the newest notice of a kind in a game, if its facts match `facts`. Return None if there is none."""
        query = sa.select(notice.c.channel_id, notice.c.message_id, notice.c.facts)
        query = query.where(notice.c.kind == kind, notice.c.game_id == game_id).order_by(notice.c.id.desc()).limit(50)
        for row in await self.database.rows(query):
            found = msgspec.json.decode(row.facts, type=dict[str, Any])
            if facts.items() <= found.items():
                return Latest(row.channel_id, row.message_id, found)
        return None

    async def deleted(self, standing: Standing) -> None:
        """Record that a notice's message has been deleted."""
        async with self.database.write() as connection:
            gone = sa.update(notice).where(notice.c.id == standing.id).values(message_id=None)
            await connection.execute(gone)

    async def release(self, claimed: Sequence[Claimed], *, until: datetime) -> None:
        """Release claimed notices that were not tried."""
        async with self.database.write() as connection:
            for each in claimed:
                await _LEASES.release(connection, self._are(each), by=each.by, due_at=until, attempts=each.attempts - 1)


def stand(*kinds: str) -> sa.ColumnElement[bool]:
    """Return an SQL condition for posted notices that still have their messages."""
    return sa.exists().where(sa.or_(*(notice.c.kind == each for each in kinds)), notice.c.message_id.is_not(None))


def _addressed(to: Address) -> sa.ColumnElement[bool]:
    channel_id, user_id = to
    where = notice.c.channel_id.is_(None) if channel_id is None else notice.c.channel_id == channel_id
    whom = notice.c.user_id.is_(None) if user_id is None else notice.c.user_id == user_id
    return sa.and_(where, whom)


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


# --- calls to sides ---


class Called(NamedTuple):
    """A posted message that asks a side for a decision, with the current state of the game and side.

    The state is: the game's status and pace, the question, the side's player, and the number of successive time-outs.
    It also says whether the player is still only invited, and whether the side's clock is stopped.
    """

    standing: Standing
    status: str
    pace: str | None
    asked: AskedSide | None
    user_id: int
    lapses: int
    invited: bool
    stopped: bool

    @property
    def kind(self) -> str:
        """The kind of the message's notice."""
        return self.standing.kind

    @property
    def side(self) -> str:
        """The side that must decide."""
        return str(self.standing.facts["side"])


class Calls:
    """Finds the messages that ask sides for decisions, and enqueues reminders."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.queue = NoticeQueue(database)

    async def standing(self, *kinds: str) -> list[Called]:
        """Return the existing messages of some kinds that ask a side something, the oldest first."""
        standing = await self.queue.standing(*kinds)
        if not standing:
            return []
        games = {each.game_id for each in standing}
        names = game.c.id, game.c.status, game.c.pace, game.c.asked
        holds = chair.c.game_id, chair.c.side, chair.c.user_id, chair.c.lapses
        async with self.database.read() as connection:
            rows = {row.id: row for row in await connection.execute(sa.select(*names).where(game.c.id.in_(games)))}
            found = await connection.execute(sa.select(*holds).where(chair.c.game_id.in_(games)))
            chairs = {(row.game_id, row.side): row for row in found}
        return [
            _called(each, rows.get(each.game_id), chairs.get((each.game_id, each.facts["side"]))) for each in standing
        ]

    async def remind(
        self,
        now: datetime,
        notice_of: Callable[[Due, int, int], Notice],
        *,
        most: int = 20,
        unless: sa.ColumnElement[bool] | None = None,
    ) -> int:
        """Enqueue a notice for each side whose time is nearly over. Return the number of notices.

        `notice_of` returns a notice. Its arguments are the side, the game's channel and the side's player. Games that
        match the SQL condition `unless` are skipped.
        """
        query = (
            sa.select(lapse.c.game_id, lapse.c.side, lapse.c.since, lapse.c.due_at, game.c.channel_id, chair.c.user_id)
            .join(game, game.c.id == lapse.c.game_id)
            .join(chair, sa.and_(chair.c.game_id == lapse.c.game_id, chair.c.side == lapse.c.side))
            .where(lapse.c.remind_at <= now, sa.true() if unless is None else sa.not_(unless))
            .order_by(lapse.c.remind_at)
            .limit(most)
        )
        async with self.database.read() as connection:  # checked before locking: most of the time no reminder is due
            if (await connection.execute(query)).first() is None:
                return 0
        async with self.database.write() as connection:
            rows = (await connection.execute(query)).all()
            for row in rows:
                its = lapse.c.game_id == row.game_id, lapse.c.side == row.side
                await connection.execute(sa.update(lapse).where(*its).values(remind_at=None))
            due = [notice_of(Due(*row[:4]), row.channel_id, row.user_id) for row in rows if row.due_at > now]
            await enqueue(connection, due)
        return len(rows)

    async def next_reminder(self, now: datetime) -> datetime | None:
        """Return the time of the next reminder to a side; None if there is none."""
        query = sa.select(sa.func.min(lapse.c.remind_at)).where(lapse.c.remind_at > now)
        found: datetime | None = await self.database.scalar(query)
        return found


def _called(standing: Standing, row: Any, held: Any) -> Called:
    """Return a message that asks a side to answer, with the current state of its game."""
    side, turns = standing.facts["side"], turns_in(row.asked if row is not None else None)
    asked = turns.asked.get(side)
    return Called(
        standing,
        row.status if row is not None else "",
        row.pace if row is not None else None,
        asked,
        held.user_id if held is not None else 0,
        held.lapses if held is not None else 0,
        side in turns.invited,
        bool(turns.invited) or turns.paused(side) is not None,
    )
