"""Who follows a game: channels and people, what they want to be told, what they have been told, what is wrong there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.notices import Claimed, Letter, owe
from db.schema.community import letter, watch
from db.schema.games import RUNNING, game
from db.storage.database import Database

What = Literal["phase", "day", "end"]
"""What a channel wants to be told: every phase, every day, or only the end; each has what comes after it, too."""

KIND = "watch"
"""The kind of the letters to those who follow a game."""

PAUSE = timedelta(seconds=5)
"""So long news wait for the next, which would overtake them."""
LONGEST = timedelta(minutes=1)
"""However quickly a game goes on, no news wait longer."""

WANT: dict[What, tuple[What, ...]] = {"phase": ("phase",), "day": ("phase", "day"), "end": ("phase", "day", "end")}
"""Who is told of what: a new phase, a new day, the end."""


class Full(Exception):
    """So many follow the game that nobody else may; nothing was stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch:
    """A row of the table `watch`: without a `guild_id`, the direct messages of who added it."""

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
    """What happened in a game that those who follow it are to be told: the most of `what`, at that version."""

    game_id: str
    version: int
    period: int
    what: What
    at: datetime


_Statement = TypeVar("_Statement", sa.Update, sa.Delete)

_COLUMNS = tuple(each.name for each in fields(Watch))
_OPEN = sa.and_(letter.c.done_at.is_(None), letter.c.failed_at.is_(None))
# What is asked at every phase of every game is put together once.
_FOLLOWERS = {
    what: sa.select(watch.c.channel_id, watch.c.guild_id, watch.c.added_by).where(
        watch.c.game_id == sa.bindparam("of"), watch.c.what.in_(who)
    )
    for what, who in WANT.items()
}
_WAITING = (
    sa.select(letter.c.id, letter.c.channel_id, letter.c.user_id, letter.c.created_at)
    .where(
        letter.c.kind == KIND,
        letter.c.game_id == sa.bindparam("of"),
        _OPEN,
        letter.c.attempts == 0,
        letter.c.claimed_by.is_(None),
    )
    .with_for_update()
)
_OVERTAKE = (
    sa.update(letter)
    .where(letter.c.id == sa.bindparam("which"))
    .values(facts=sa.bindparam("news"), due_at=sa.bindparam("due"))
)


async def tell(connection: AsyncConnection, news: News) -> int:
    """Owe news to all who want them, within a transaction; returns to how many.

    News that wait for somebody already are overtaken by these: one message says what has happened meanwhile.
    """
    asked = {"of": news.game_id}
    followers = (await connection.execute(_FOLLOWERS[news.what], asked)).all()
    if not followers:
        return 0
    waiting = {(row.channel_id, row.user_id): row for row in (await connection.execute(_WAITING, asked)).all()}
    due = news.at if news.what == "end" else news.at + PAUSE
    facts = {"version": news.version, "period": news.period, "end": news.what == "end"}
    written = msgspec.json.encode(facts).decode()
    fresh, late = [], []
    for row in followers:
        where, whom = addressee(row.channel_id, row.guild_id, row.added_by)
        known = waiting.get((where, whom))
        if known is None:
            fresh.append(
                Letter(
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
        await connection.execute(_OVERTAKE, late)
    await owe(connection, fresh)
    return len(followers)


def addressee(channel_id: int, guild_id: int | None, added_by: int) -> tuple[int | None, int | None]:
    """Where letters to who follows a game go: (channel, nobody), or (nowhere, the person with direct messages)."""
    return (channel_id, None) if guild_id is not None else (None, added_by)


class Watches:
    """Those who follow the games of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, new: Watch, *, most: int) -> Watch | None:
        """Let a channel follow a game, or follow it otherwise: returns how it did before. Raises `Full`."""
        values = {name: getattr(new, name) for name in _COLUMNS}
        async with self.database.write() as connection:
            # The game's row is the lock: two people cannot both be the last one.
            await connection.execute(sa.select(game.c.id).where(game.c.id == new.game_id).with_for_update())
            known = (await connection.execute(_one(new.game_id, new.channel_id))).mappings().one_or_none()
            if known is not None:
                kept = {"told_version", "told_period", "added_at", "game_id", "channel_id"}
                changed = {name: value for name, value in values.items() if name not in kept}
                await connection.execute(_row(sa.update(watch), new.game_id, new.channel_id).values(changed))
                return Watch(**known)
            count = sa.select(sa.func.count()).select_from(watch).where(watch.c.game_id == new.game_id)
            if int((await connection.execute(count)).scalar_one()) >= most:
                raise Full(new.game_id)
            await connection.execute(sa.insert(watch), values)
        return None

    async def remove(self, game_id: str, channel_id: int, *letters: Letter) -> bool:
        """Let a channel follow a game no more, and owe what is to be said of that; False when it did not."""
        async with self.database.write() as connection:
            gone = await connection.execute(_row(sa.delete(watch), game_id, channel_id))
            if gone.rowcount:
                await owe(connection, letters)
            return bool(gone.rowcount)

    async def one(self, game_id: str, channel_id: int) -> Watch | None:
        """How a channel follows a game; None when it does not."""
        async with self.database.read() as connection:
            row = (await connection.execute(_one(game_id, channel_id))).mappings().one_or_none()
        return Watch(**row) if row is not None else None

    async def addressed(self, claimed: Claimed) -> Watch | None:
        """Who a letter is for; None when they follow the game no more."""
        query = sa.select(watch).where(watch.c.game_id == claimed.game_id)
        if claimed.channel_id is not None:
            query = query.where(watch.c.channel_id == claimed.channel_id)
        else:
            query = query.where(watch.c.guild_id.is_(None), watch.c.added_by == claimed.user_id)
        async with self.database.read() as connection:
            row = (await connection.execute(query.limit(1))).mappings().one_or_none()
        return Watch(**row) if row is not None else None

    async def overtaken(self, claimed: Claimed) -> bool:
        """Whether newer news wait for the same addressee."""
        query = sa.select(letter.c.id).where(
            letter.c.kind == KIND, letter.c.game_id == claimed.game_id, _OPEN, letter.c.id > claimed.id
        )
        for column, value in ((letter.c.channel_id, claimed.channel_id), (letter.c.user_id, claimed.user_id)):
            query = query.where(column.is_(None) if value is None else column == value)
        async with self.database.read() as connection:
            return (await connection.execute(query.limit(1))).first() is not None

    async def in_channel(self, channel_id: int) -> list[Watch]:
        """What a channel follows, the first one first."""
        return await self._all(sa.select(watch).where(watch.c.channel_id == channel_id).order_by(watch.c.added_at))

    async def of_game(self, game_id: str) -> list[Watch]:
        """Who follows a game, the first one first."""
        return await self._all(sa.select(watch).where(watch.c.game_id == game_id).order_by(watch.c.added_at))

    async def troubled(self) -> list[Watch]:
        """Those to whom nothing can be posted, the longest first."""
        return await self._all(
            sa.select(watch).where(watch.c.trouble_since.is_not(None)).order_by(watch.c.trouble_since)
        )

    async def _all(self, query: sa.Select[Any]) -> list[Watch]:
        async with self.database.read() as connection:
            return [Watch(**row) for row in (await connection.execute(query)).mappings()]

    async def told(self, who: Watch, *, version: int, period: int, last: bool) -> None:
        """They have been told up to that version, and nothing is wrong there; after the `last` news, nobody follows."""
        async with self.database.write() as connection:
            if last:
                await connection.execute(_row(sa.delete(watch), who.game_id, who.channel_id))
                return
            changes = {"told_version": version, "told_period": period, "trouble_since": None, "warned_at": None}
            await connection.execute(
                _row(sa.update(watch), who.game_id, who.channel_id)
                .where(watch.c.told_version <= version)
                .values(changes)
            )

    async def trouble(self, who: Watch, *, now: datetime, letters: Sequence[Letter]) -> bool:
        """Nothing can be posted there: note since when, and owe the warnings, once; False when it is known."""
        async with self.database.write() as connection:
            noted = await connection.execute(
                _row(sa.update(watch), who.game_id, who.channel_id)
                .where(watch.c.trouble_since.is_(None))
                .values(trouble_since=now, warned_at=now if letters else None)
            )
            if noted.rowcount:
                await owe(connection, letters)
            return bool(noted.rowcount)

    async def forget(self) -> None:
        """Drop those who follow what is over and are owed nothing more."""
        # Asked for each of those few, and not of all games and letters that there are.
        over = sa.exists().where(game.c.id == watch.c.game_id, game.c.status != RUNNING)
        owed = sa.exists().where(letter.c.game_id == watch.c.game_id, letter.c.kind == KIND, _OPEN)
        stale = sa.and_(over, ~owed, watch.c.trouble_since.is_(None))
        async with self.database.read() as connection:
            if (await connection.execute(sa.select(watch.c.game_id).where(stale).limit(1))).first() is None:
                return
        async with self.database.write() as connection:
            await connection.execute(sa.delete(watch).where(stale))


def _one(game_id: str, channel_id: int) -> sa.Select[Any]:
    return sa.select(watch).where(watch.c.game_id == game_id, watch.c.channel_id == channel_id)


def _row(statement: _Statement, game_id: str, channel_id: int) -> _Statement:
    return statement.where(watch.c.game_id == game_id, watch.c.channel_id == channel_id)
