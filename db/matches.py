"""Storage of challenges between users.

A challenge is `OPEN` until a user accepts it. In a live game it is then `ASKED`: the user who made it must also begin.
Every other state is final. A change of state fails if another process has changed the state before. So a challenge
becomes only one game, even if several users accept it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import ExtraWrite
from db.lobbies import make_due
from db.notices import Notice, enqueue
from db.quiet import Given, missed, spans_of
from db.schema.community import refused, seek, seek_wish
from db.schema.games import NOBODY, game, held
from db.storage.database import Database

JOB = "matches"
"""The name of the scheduler job that closes challenges, and keeps their messages up to date."""
OPEN, ASKED = WAITING = ("open", "asked")
"""The states in which a challenge waits: for an opponent, or for the user who made it."""
TAKEN, WITHDRAWN, DECLINED, TURNED = "taken", "withdrawn", "declined", "turned"
EXPIRED, MISSED, GONE = "expired", "missed", "gone"
"""The final states, in order: a game has begun; its maker withdrew it; the user who was challenged declined it, or
proposed other terms in another challenge; nobody accepted it in time; its maker did not begin the live game; a user has
left.
"""
WISHES_A_DAY, UNANSWERED = 3, 3
"""The maximum number of direct messages about challenges to a user: in a day, and in a row without an answer."""


class TooMany(Exception):
    """Raised when a user already has the maximum number of open challenges."""


class AlreadyChallenged(Exception):
    """Raised when there is already an open challenge between the two users."""


class NotOpen(Exception):
    """Raised if the challenged user wants no challenges from the other user."""


class Closed(Exception):
    """Raised when a challenge is no longer open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seek:
    """A row of the table `seek`, whose columns are explained in `db.schema.community`."""

    id: str
    user_id: int
    target_id: int | None = None
    accepted_by: int = NOBODY
    guild_id: int
    channel_id: int
    message_id: int | None = None
    system: str
    scenario: str = ""
    side: str = ""
    pace: str | None = None
    bank: int | None = None
    increment: int | None = None
    options: str = "{}"
    level: str = ""
    here: bool = False
    rated: bool = False
    strength: str = ""
    role_id: int | None = None
    turn: int = 0
    note: str = ""
    locale: str
    created_at: datetime
    expires_at: datetime
    state: str = OPEN
    shown: str = OPEN
    game_id: str | None = None

    @property
    def house_rules(self) -> dict[str, str]:
        """The house rules that differ from their default."""
        return msgspec.json.decode(self.options, type=dict[str, str])

    @property
    def clock(self) -> tuple[int, int] | None:
        """The initial time and the increment in seconds. It is None for a game without a clock."""
        return None if self.bank is None or self.increment is None else (self.bank, self.increment)


_COLUMNS = tuple(seek.c[each.name] for each in fields(Seek))
_WAITS = seek.c.state.in_(WAITING)
WAITS: sa.ColumnElement[bool] = sa.exists().select_from(seek)
"""An SQL condition that tests whether there are challenges, closed ones included, which are deleted after a while."""


class Seeks:
    """Stores and finds the challenges of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, new: Seek, *, post: Notice, most: int, wish: Callable[[Wish], Notice] | None = None) -> None:
        """Store a challenge, and enqueue its messages.

        `wish` returns the message for a user who asked for such messages. A user who challenges another user accepts
        challenges from them again. Raise `TooMany` if the user already has `most` challenges. Raise `AlreadyChallenged`
        if one is open between the two users. Raise `NotOpen` if the other user refuses challenges.
        """
        mine = sa.select(seek.c.target_id, seek.c.user_id).where(
            _WAITS,
            seek.c.expires_at > new.created_at,
            seek.c.guild_id == new.guild_id,
            sa.or_(seek.c.user_id == new.user_id, seek.c.target_id == new.user_id),
        )
        async with self.database.write() as connection:
            await self._alone(connection, new.guild_id)
            if new.target_id is not None:
                if await _refuses(connection, new.target_id, new.user_id):
                    raise NotOpen
                await connection.execute(sa.delete(refused).where(_refusal(new.user_id, new.target_id)))
            rows = (await connection.execute(mine)).all()
            pair = {(new.user_id, new.target_id), (new.target_id, new.user_id)}
            if new.target_id is not None and any((row.user_id, row.target_id) in pair for row in rows):
                raise AlreadyChallenged
            if sum(row.user_id == new.user_id for row in rows) >= most:
                raise TooMany
            await connection.execute(sa.insert(seek).values(asdict(new)))
            wishes = await _told(connection, new) if wish is not None and new.target_id is None else []
            await enqueue(connection, [post, *(wish(each) for each in wishes if wish is not None)])
            if new.target_id is None:
                await make_due(connection, new.guild_id, new.created_at)

    async def counter(self, one: Seek, new: Seek, *, post: Notice) -> None:
        """Store a challenged user's proposal of other terms, as a challenge by that user.

        Raise `Closed` if the challenge has changed since it was read.
        """
        async with self.database.write() as connection:
            await _change(connection, one, now=new.created_at, state=TURNED)
            await connection.execute(sa.insert(seek).values(asdict(new)))
            await enqueue(connection, [post])

    async def _alone(self, connection: AsyncConnection, guild_id: int) -> None:
        """Prevent other transactions from adding challenges in a server until this one ends."""
        if self.database.engine.dialect.name == "postgresql":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(guild_id)))

    async def seek(self, seek_id: str) -> Seek | None:
        """Return the challenge with the id `seek_id`, or None if there is none."""
        row = await self.database.first(sa.select(*_COLUMNS).where(seek.c.id == seek_id))
        return _read(row) if row is not None else None

    async def waiting(self, guild_id: int, *, now: datetime) -> list[Seek]:
        """Return the open challenges of a server whose time is not over, the newest first."""
        query = sa.select(*_COLUMNS).where(_WAITS, seek.c.guild_id == guild_id, seek.c.expires_at > now)
        return [_read(row) for row in await self.database.rows(query.order_by(seek.c.created_at.desc(), seek.c.id))]

    async def close(self, one: Seek, state: str, *, tells: Iterable[Notice] = ()) -> None:
        """Close a challenge, and enqueue the messages `tells`.

        Raise `Closed` if the challenge has changed since it was read.
        """
        async with self.database.write() as connection:
            await _change(connection, one, state=state)
            await enqueue(connection, list(tells))

    async def ask(self, one: Seek, by: int, *, until: datetime, now: datetime, ask: Notice) -> None:
        """Record that an opponent accepts a challenge.

        The user who made it is asked to begin. Raise `Closed` if the challenge has changed since it was read.
        """
        async with self.database.write() as connection:
            await _change(connection, one, now=now, state=ASKED, accepted_by=by, expires_at=until)
            await enqueue(connection, [ask])

    def take(self, one: Seek, by: int, *, game_id: str, now: datetime, tells: Iterable[Notice]) -> ExtraWrite:
        """Return a function that closes a challenge in the transaction that stores its game.

        The function raises `Closed` if the challenge is no longer open.
        """

        async def taken(connection: AsyncConnection) -> None:
            await _change(connection, one, now=now, state=TAKEN, accepted_by=by, game_id=game_id)
            await enqueue(connection, list(tells))

        return taken

    async def lapsed(self, now: datetime) -> list[Seek]:
        """Return the open challenges that have expired, or whose user or opponent has left."""
        unasked = sa.and_(seek.c.state == ASKED, seek.c.accepted_by == NOBODY)
        gone = sa.or_(seek.c.user_id == NOBODY, seek.c.target_id == NOBODY, unasked)
        query = sa.select(*_COLUMNS).where(_WAITS, sa.or_(seek.c.expires_at <= now, gone)).order_by(seek.c.id)
        return [_read(row) for row in await self.database.rows(query)]

    async def outdated(self) -> list[Seek]:
        """Return the challenges whose message shows an older state."""
        query = sa.select(*_COLUMNS).where(seek.c.message_id.is_not(None), seek.c.state != seek.c.shown)
        return [_read(row) for row in await self.database.rows(query.order_by(seek.c.id))]

    async def posted(self, seek_id: str, message_id: int) -> None:
        """Record the id of the message of a challenge."""
        await self.database.run(sa.update(seek).where(seek.c.id == seek_id).values(message_id=message_id))

    async def show(self, one: Seek) -> None:
        """Record that the message of a challenge now shows its current state."""
        query = sa.update(seek).where(seek.c.id == one.id, seek.c.shown == one.shown)
        await self.database.run(query.values(shown=one.state))

    async def next_end(self) -> datetime | None:
        """Return when the next open challenge ends; None if there is none."""
        found: datetime | None = await self.database.scalar(sa.select(sa.func.min(seek.c.expires_at)).where(_WAITS))
        return found

    async def prune(self, before: datetime) -> None:
        """Delete closed challenges whose time ended before the given moment.

        A challenge is kept until its message shows that it is closed.
        """
        old = sa.and_(seek.c.expires_at < before, seek.c.state.not_in(WAITING))
        done = sa.or_(seek.c.message_id.is_(None), seek.c.shown == seek.c.state)
        if await self.database.first(sa.select(seek.c.id).where(old, done).limit(1)) is not None:
            await self.database.run(sa.delete(seek).where(old, done))

    async def firsts(self, system: str, side: str, people: Collection[int]) -> Mapping[int, int]:
        """Return how often each user has played a side in games of a system."""
        query = (
            sa.select(held.c.user_id, sa.func.count())
            .join(game, game.c.id == held.c.game_id)
            .where(game.c.system == system, held.c.side == side, held.c.user_id.in_(people))
            .group_by(held.c.user_id)
        )
        return dict(tuple(row) for row in await self.database.rows(query))

    async def games_of(self, one: Seek, other: int) -> list[str]:
        """Return the options of the games that both users have played.

        Only games of the challenge's system and server count.
        """
        both = sa.select(held.c.game_id).where(held.c.user_id == other)
        query = (
            sa.select(game.c.options)
            .join(held, game.c.id == held.c.game_id)
            .where(game.c.system == one.system, game.c.guild_id == one.guild_id)
            .where(held.c.user_id == one.user_id, game.c.id.in_(both))
        )
        return [row.options for row in await self.database.rows(query)]


# --- users who want no challenges from another one ---


class Refusals:
    """Stores which users want no challenges from which other users."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def refuse(self, user_id: int, other_id: int, *, now: datetime) -> None:
        """Store that a user wants no challenges from another user."""
        async with self.database.write() as connection:
            row = {"user_id": user_id, "other_id": other_id, "created_at": now}
            await connection.execute(sa.delete(refused).where(_refusal(user_id, other_id)))
            await connection.execute(sa.insert(refused), row)

    async def allow(self, user_id: int, other_id: int) -> None:
        """Store that a user accepts challenges from another user again."""
        await self.database.run(sa.delete(refused).where(_refusal(user_id, other_id)))

    async def of(self, user_id: int) -> frozenset[int]:
        """Return the ids of all users who may not challenge a user or be challenged by them."""
        query = sa.select(refused.c.user_id, refused.c.other_id).where(
            sa.or_(refused.c.user_id == user_id, refused.c.other_id == user_id)
        )
        rows = await self.database.rows(query)
        return frozenset(each for row in rows for each in row) - {user_id}


def _refusal(user_id: int, other_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(refused.c.user_id == user_id, refused.c.other_id == other_id)


async def _refuses(connection: AsyncConnection, user_id: int, other_id: int) -> bool:
    query = sa.select(refused.c.user_id).where(_refusal(user_id, other_id))
    return (await connection.execute(query)).first() is not None


# --- users who want to be told of open challenges ---


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A user's request for direct messages about the open challenges of a server.

    It is for the games `systems`, or for all games if that is empty.
    """

    user_id: int
    guild_id: int
    systems: str
    locale: str
    last: bool = False

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games. It is empty if all games are meant."""
        return tuple(filter(None, self.systems.split(",")))


class Wishes:
    """Stores the requests of users for messages about open challenges."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, user_id: int, guild_id: int) -> Wish | None:
        """Return a user's request for messages about challenges, or None."""
        query = sa.select(*_WISH).where(seek_wish.c.user_id == user_id, seek_wish.c.guild_id == guild_id)
        row = await self.database.first(query)
        return Wish(**row._mapping) if row is not None else None

    async def set(self, one: Wish) -> None:
        """Store a user's request for messages about open challenges."""
        mine = sa.and_(seek_wish.c.user_id == one.user_id, seek_wish.c.guild_id == one.guild_id)
        values = {each.name: getattr(one, each.name) for each in _WISH} | {"told": 0, "unanswered": 0}
        async with self.database.write() as connection:
            await connection.execute(sa.delete(seek_wish).where(mine))
            await connection.execute(sa.insert(seek_wish), values)

    async def stop(self, user_id: int, guild_id: int) -> None:
        """Delete a user's request for messages about challenges."""
        mine = sa.and_(seek_wish.c.user_id == user_id, seek_wish.c.guild_id == guild_id)
        await self.database.run(sa.delete(seek_wish).where(mine))

    async def unsent(self, user_id: int, guild_id: int) -> None:
        """Take back the count of a message to a user, because it was not sent."""
        mine = sa.and_(seek_wish.c.user_id == user_id, seek_wish.c.guild_id == guild_id, seek_wish.c.unanswered > 0)
        less = {"told": seek_wish.c.told - 1, "unanswered": seek_wish.c.unanswered - 1}
        await self.database.run(sa.update(seek_wish).where(mine, seek_wish.c.told > 0).values(less))

    async def answered(self, user_id: int) -> None:
        """Record that a user has reacted to the messages."""
        mine = sa.and_(seek_wish.c.user_id == user_id, seek_wish.c.unanswered > 0)
        if await self.database.first(sa.select(seek_wish.c.user_id).where(mine)) is not None:
            await self.database.run(sa.update(seek_wish).where(mine).values(unanswered=0))


_WISH = tuple(seek_wish.c[name] for name in ("user_id", "guild_id", "systems", "locale"))


async def _told(connection: AsyncConnection, new: Seek) -> list[Wish]:
    """Return the requests of the users to notify of a new challenge. Count the messages that each gets."""
    today = new.created_at.date().isoformat()
    await connection.execute(sa.delete(seek_wish).where(seek_wish.c.unanswered >= UNANSWERED))
    every = seek_wish.alias()
    in_all = sa.select(sa.func.coalesce(sa.func.sum(every.c.told), 0)).where(
        every.c.user_id == seek_wish.c.user_id, every.c.told_on == today
    )
    out = sa.exists().where(
        sa.or_(
            sa.and_(refused.c.user_id == seek_wish.c.user_id, refused.c.other_id == new.user_id),
            sa.and_(refused.c.other_id == seek_wish.c.user_id, refused.c.user_id == new.user_id),
        )
    )
    query = sa.select(*_WISH, seek_wish.c.told, seek_wish.c.told_on, seek_wish.c.unanswered).where(
        seek_wish.c.guild_id == new.guild_id,
        seek_wish.c.user_id != new.user_id,
        in_all.scalar_subquery() < WISHES_A_DAY,
        ~out,
    )
    found = []
    for row in (await connection.execute(query.order_by(seek_wish.c.user_id))).all():
        one = Wish(**{each.name: getattr(row, each.name) for each in _WISH}, last=row.unanswered + 1 >= UNANSWERED)
        if one.games and new.system not in one.games:
            continue
        told = row.told + 1 if row.told_on == today else 1
        mine = sa.and_(seek_wish.c.user_id == one.user_id, seek_wish.c.guild_id == one.guild_id)
        values = {"told_on": today, "told": told, "unanswered": row.unanswered + 1}
        await connection.execute(sa.update(seek_wish).where(mine).values(values))
        found.append(one)
    return found


# --- what others change ---


async def give_back(connection: AsyncConnection, given: Given) -> Sequence[Seek]:
    """Extend the open challenges after an outage, and return the changed ones."""
    changed = []
    for row in (await connection.execute(sa.select(*_COLUMNS).where(_WAITS).with_for_update())).all():
        one = _read(row)
        rows = given.of(one.guild_id)
        begin = min((each.from_at for each in rows if each in given.fresh), default=given.now)
        if not rows or one.expires_at <= begin:
            continue
        before = [each for each in rows if each not in given.fresh]
        span = {"since": one.created_at, "until": given.now}
        known, lost = (missed(spans_of(some, given.now), **span) for some in (before, rows))
        later = replace(one, expires_at=one.expires_at + (lost - known), shown="")
        values = {"expires_at": later.expires_at, "shown": later.shown}
        await connection.execute(sa.update(seek).where(seek.c.id == one.id).values(values))
        if one.target_id is None:  # the lobby may have left it out, and shows when it ends
            await make_due(connection, one.guild_id, one.created_at)
        changed.append(later)
    return changed


async def show_again(connection: AsyncConnection, user_id: int) -> None:
    """Mark the messages of a user's challenges to be edited."""
    theirs = sa.or_(*(column == user_id for column in (seek.c.user_id, seek.c.target_id, seek.c.accepted_by)))
    await connection.execute(sa.update(seek).where(theirs).values(shown=""))


async def _change(connection: AsyncConnection, one: Seek, *, now: datetime | None = None, **values: Any) -> None:
    """Change a challenge.

    Raise `Closed` if its state has changed since it was read, or if its time is over at `now`.
    """
    same = sa.and_(seek.c.id == one.id, seek.c.state == one.state, seek.c.accepted_by == one.accepted_by)
    if now is not None:
        same = sa.and_(same, seek.c.expires_at > now)
    changed = await connection.execute(sa.update(seek).where(same).values(values))
    if changed.rowcount != 1:
        raise Closed(one.id)
    if one.target_id is None:
        await make_due(connection, one.guild_id, one.created_at)


def _read(row: Any) -> Seek:
    return Seek(**row._mapping)
