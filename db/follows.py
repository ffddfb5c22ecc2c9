"""Stores who follows which game. Followers are channels and people that get news of a game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.delivery_queue import pending
from db.notices import Claimed, Notice, enqueue
from db.schema.community import game_follow, notice
from db.schema.games import RUNNING, game
from db.storage.database import Database

What = Literal["phase", "day", "end"]
"""How often a follower wants news: at every phase, every day, or only at the end.

Each choice includes the later ones.
"""

KIND = "watch"
"""The kind of notices to followers."""

PAUSE = timedelta(seconds=5)
"""How long news wait for newer news that would replace them."""
LONGEST = timedelta(minutes=1)
"""The longest wait of news, however fast the game proceeds."""

WANT: dict[What, tuple[What, ...]] = {"phase": ("phase",), "day": ("phase", "day"), "end": ("phase", "day", "end")}
"""For each event (a new phase, a new day, the end), which followers get news of it."""


class Full(Exception):
    """Raised when a game already has the maximum number of followers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Follow:
    """A row of the table `watch`: a follower of a game.

    Without a `guild_id`, `added_by` gets the news as direct messages.
    """

    game_id: str
    channel_id: int
    guild_id: int | None
    what: What
    locale: str
    added_by: int
    added_at: datetime
    told_version: int
    told_period: int
    trouble_since: datetime | None = None
    warned_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """News of a game: the most important event, and the version of the game."""

    game_id: str
    version: int
    period: int
    what: What
    at: datetime


_Statement = TypeVar("_Statement", sa.Update, sa.Delete)

_COLUMNS = tuple(each.name for each in fields(Follow))
_OPEN = pending(notice)
# Checked for each of those few followers, not for all games and notices.
_STALE = sa.and_(
    sa.exists().where(game.c.id == game_follow.c.game_id, game.c.status != RUNNING),
    ~sa.exists().where(notice.c.game_id == game_follow.c.game_id, notice.c.kind == KIND, _OPEN),
    game_follow.c.trouble_since.is_(None),
)
_ANY_STALE = sa.select(game_follow.c.game_id).where(_STALE).limit(1)
WAITS: sa.ColumnElement[bool] = sa.exists().select_from(game_follow)
"""An SQL condition that tests whether anybody follows a game."""
# These statements run at every phase of every game, so they are built once.
_FOLLOWERS = {
    what: sa.select(game_follow.c.channel_id, game_follow.c.guild_id, game_follow.c.added_by).where(
        game_follow.c.game_id == sa.bindparam("of"), game_follow.c.what.in_(who)
    )
    for what, who in WANT.items()
}
_PENDING = (
    sa.select(notice.c.id, notice.c.channel_id, notice.c.user_id, notice.c.created_at)
    .where(
        notice.c.kind == KIND,
        notice.c.game_id == sa.bindparam("of"),
        _OPEN,
        notice.c.attempts == 0,
        notice.c.claimed_by.is_(None),
    )
    .with_for_update()
)
_REPLACE = (
    sa.update(notice)
    .where(notice.c.id == sa.bindparam("which"))
    .values(facts=sa.bindparam("news"), due_at=sa.bindparam("due"))
)


async def enqueue_news(connection: AsyncConnection, *, news: News, wakes: str) -> Collection[str]:
    """Enqueue news for all followers who want them, within a transaction.

    Return the names of scheduler jobs to wake. Older news that a follower has not got yet are replaced.
    """
    asked = {"of": news.game_id}
    followers = (await connection.execute(_FOLLOWERS[news.what], asked)).all()
    if not followers:
        return ()
    waiting = {(row.channel_id, row.user_id): row for row in (await connection.execute(_PENDING, asked)).all()}
    due = news.at if news.what == "end" else news.at + PAUSE
    facts = {"version": news.version, "period": news.period, "end": news.what == "end"}
    written = msgspec.json.encode(facts).decode()
    fresh, late = [], []
    for row in followers:
        where, whom = addressee(row.channel_id, row.guild_id, row.added_by)
        known = waiting.get((where, whom))
        if known is None:
            fresh.append(
                Notice(
                    kind=KIND,
                    key=str(news.version),
                    due_at=due,
                    game_id=news.game_id,
                    channel_id=where,
                    user_id=whom,
                    facts=facts,
                )
            )
        else:
            late.append({"which": known.id, "news": written, "due": min(due, known.created_at + LONGEST)})
    if late:
        await connection.execute(_REPLACE, late)
    await enqueue(connection, fresh)
    return (wakes,)


def addressee(channel_id: int, guild_id: int | None, added_by: int) -> tuple[int | None, int | None]:
    """Return the address of a follower's notices: (channel, None), or (None, user) for direct messages."""
    return (channel_id, None) if guild_id is not None else (None, added_by)


class Follows:
    """Stores and finds the followers of a database's games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, new: Follow, *, most: int) -> Follow | None:
        """Store that a channel follows a game, or change its settings.

        Return the previous row, or None. Raise `Full` if the game already has `most` followers.
        """
        values = {name: getattr(new, name) for name in _COLUMNS}
        async with self.database.write() as connection:
            # The game's row is the lock: two people cannot both take the last place.
            await connection.execute(sa.select(game.c.id).where(game.c.id == new.game_id).with_for_update())
            known = (await connection.execute(_one(new.game_id, new.channel_id))).mappings().one_or_none()
            if known is not None:
                kept = {"told_version", "told_period", "added_at", "game_id", "channel_id"}
                changed = {name: value for name, value in values.items() if name not in kept}
                await connection.execute(_row(sa.update(game_follow), new.game_id, new.channel_id).values(changed))
                return Follow(**known)
            count = sa.select(sa.func.count()).select_from(game_follow).where(game_follow.c.game_id == new.game_id)
            if int((await connection.execute(count)).scalar_one()) >= most:
                raise Full(new.game_id)
            await connection.execute(sa.insert(game_follow), values)
        return None

    async def remove(self, game_id: str, channel_id: int, *notices: Notice) -> bool:
        """Stop a channel from following a game, and queue `notices`.

        Return False if the channel did not follow the game.
        """
        async with self.database.write() as connection:
            gone = await connection.execute(_row(sa.delete(game_follow), game_id, channel_id))
            if gone.rowcount:
                await enqueue(connection, notices)
            return bool(gone.rowcount)

    async def find(self, game_id: str, channel_id: int) -> Follow | None:
        """Return the settings of a channel that follows a game; None if it does not."""
        async with self.database.read() as connection:
            row = (await connection.execute(_one(game_id, channel_id))).mappings().one_or_none()
        return Follow(**row) if row is not None else None

    async def addressee_of(self, claimed: Claimed) -> Follow | None:
        """Return the follower to whom a notice is addressed, or None."""
        query = sa.select(game_follow).where(game_follow.c.game_id == claimed.game_id)
        if claimed.channel_id is not None:
            query = query.where(game_follow.c.channel_id == claimed.channel_id)
        else:
            query = query.where(game_follow.c.guild_id.is_(None), game_follow.c.added_by == claimed.user_id)
        async with self.database.read() as connection:
            row = (await connection.execute(query.limit(1))).mappings().one_or_none()
        return Follow(**row) if row is not None else None

    async def is_replaced(self, claimed: Claimed) -> bool:
        """Return whether a newer notice is waiting for the same follower of the game."""
        query = sa.select(notice.c.id).where(
            notice.c.kind == KIND, notice.c.game_id == claimed.game_id, _OPEN, notice.c.id > claimed.id
        )
        for column, value in ((notice.c.channel_id, claimed.channel_id), (notice.c.user_id, claimed.user_id)):
            query = query.where(column.is_(None) if value is None else column == value)
        return await self.database.first(query.limit(1)) is not None

    async def in_channel(self, channel_id: int) -> list[Follow]:
        """Return the games that a channel follows, the earliest followed first."""
        return await self._all(
            sa.select(game_follow).where(game_follow.c.channel_id == channel_id).order_by(game_follow.c.added_at)
        )

    async def of_game(self, game_id: str) -> list[Follow]:
        """Return the followers of a game, the earliest first."""
        return await self._all(
            sa.select(game_follow).where(game_follow.c.game_id == game_id).order_by(game_follow.c.added_at)
        )

    async def failing(self) -> list[Follow]:
        """Return the followers to whom posting fails, the longest failing first."""
        return await self._all(
            sa.select(game_follow).where(game_follow.c.trouble_since.is_not(None)).order_by(game_follow.c.trouble_since)
        )

    async def _all(self, query: sa.Select[Any]) -> list[Follow]:
        return [Follow(**row) for row in await self.database.mappings(query)]

    async def note_delivery(self, follow: Follow, *, version: int, period: int, last: bool) -> None:
        """Record that news up to a version were delivered to a channel. After the `last` news, the channel stops
        following.
        """
        async with self.database.write() as connection:
            if last:
                await connection.execute(_row(sa.delete(game_follow), follow.game_id, follow.channel_id))
                return
            changes = {"told_version": version, "told_period": period, "trouble_since": None, "warned_at": None}
            await connection.execute(
                _row(sa.update(game_follow), follow.game_id, follow.channel_id)
                .where(game_follow.c.told_version <= version)
                .values(changes)
            )

    async def note_failure(self, follow: Follow, *, now: datetime, notices: Sequence[Notice]) -> bool:
        """Record that posting to a follower fails, and enqueue the warnings.

        Return False if the failure was already recorded.
        """
        async with self.database.write() as connection:
            noted = await connection.execute(
                _row(sa.update(game_follow), follow.game_id, follow.channel_id)
                .where(game_follow.c.trouble_since.is_(None))
                .values(trouble_since=now, warned_at=now if notices else None)
            )
            if noted.rowcount:
                await enqueue(connection, notices)
            return bool(noted.rowcount)

    async def forget(self) -> None:
        """Delete the followers of finished games to whom no message is left to send."""
        if await self.database.first(_ANY_STALE) is not None:
            await self.database.run(sa.delete(game_follow).where(_STALE))


def _one(game_id: str, channel_id: int) -> sa.Select[Any]:
    return sa.select(game_follow).where(game_follow.c.game_id == game_id, game_follow.c.channel_id == channel_id)


def _row(statement: _Statement, game_id: str, channel_id: int) -> _Statement:
    return statement.where(game_follow.c.game_id == game_id, game_follow.c.channel_id == channel_id)
