"""Storage of outages: times in which players could not answer.

The lost time is added to all deadlines. It is recorded in the same transaction, so it is added only once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.community import alive, campaign, quiet
from db.schema.games import RUNNING, VOTE, chair, game
from db.schema.tournaments import tournament, tournament_post
from db.storage.database import Database
from db.storage.leases import shard_in_sql, shard_of

BOT, GUILD, GAME = "bot", "guild", "game"
"""The kinds of places that could not be reached."""
AWAY, DISCORD, CLOSED = "away", "discord", "closed"
"""The causes: the bot was away, Discord did not answer, the bot could not write in the channel."""
SHORTEST = timedelta(minutes=1)
"""The minimum duration of an outage of the bot; a shorter absence does not count."""
KEPT = timedelta(days=60)
"""How long a finished outage is kept: no question, vote or round is open for longer."""

Shard = tuple[int, int]
"""A shard: its number, and the number of shards."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """A row of the table `quiet`, whose columns are explained in `db.schema.community`."""

    id: int
    scope: str
    key: str
    why: str
    from_at: datetime
    until_at: datetime | None
    applied_at: datetime | None

    def concerns(self, guild_id: int | None, game_id: str = "", side: str = "") -> bool:
        """Return whether the outage affects a server, a game in it, or the room of a `side`."""
        if self.scope == BOT:
            shard, count = map(int, self.key.split("/"))
            return shard_of(guild_id, count) == shard
        if self.scope == GUILD:
            return self.key == str(guild_id)
        return self.key == game_id or (bool(side) and self.key == f"{game_id}.{side}")


class Place(NamedTuple):
    """A channel in which a game is answered.

    `key` is the id of the game. For the room of a side, “.” and the side are added. For a server with campaigns, it is
    empty.
    """

    key: str
    guild_id: int | None
    channel_id: int


@dataclass(frozen=True, slots=True)
class Given:
    """Outages for which deadlines must be extended.

    `fresh` are outages that have ended. `known` are all other outages that may overlap them.
    """

    fresh: Sequence[Quiet]
    known: Sequence[Quiet]
    now: datetime

    def of(self, guild_id: int | None, game_id: str = "", side: str = "") -> list[Quiet]:
        """Return the outages that concern a server or a game.

        Return an empty list if none of these outages is `fresh`.
        """
        if not any(each.concerns(guild_id, game_id, side) for each in self.fresh):
            return []
        return [each for each in (*self.known, *self.fresh) if each.concerns(guild_id, game_id, side)]


CLOSED_WAITS: sa.ColumnElement[bool] = sa.exists().where(quiet.c.scope == GAME, quiet.c.until_at.is_(None))
"""An SQL condition that tests whether there are games in whose channel users cannot write."""
Giver = Callable[[AsyncConnection, Given], Awaitable[Collection[str]]]
"""A function that extends deadlines within the transaction; it returns the names of the scheduler jobs to wake."""

_ROW = tuple(quiet.c[field.name] for field in fields(Quiet))
_SILENT = sa.select(alive.c.shard, alive.c.shards).where(alive.c.seen_at <= sa.bindparam("since"))
_SEEN = (
    sa.update(alive)
    .where(alive.c.shard == sa.bindparam("of"), alive.c.shards == sa.bindparam("among"))
    .values(seen_at=sa.bindparam("at"))
)
_ALL_SEEN = sa.select(alive).order_by(alive.c.shard, alive.c.shards).with_for_update()


class QuietTimes:
    """Stores and finds the outages of a database."""

    def __init__(self, database: Database, *, shortest: timedelta = SHORTEST) -> None:
        self.database = database
        self.shortest = shortest

    # --- signs of life ---

    async def last_seen(self) -> dict[Shard, datetime]:
        """Return when each shard was last seen."""
        async with self.database.read() as connection:
            rows = await connection.execute(sa.select(alive.c.shard, alive.c.shards, alive.c.seen_at))
            return {(row.shard, row.shards): row.seen_at for row in rows}

    async def seen(self, shards: Mapping[Shard, datetime], *, now: datetime, why: str) -> int:
        """Record when each shard was last connected. Return the number of stored absences.

        A time equal to `now` means that the shard is connected, and ends its absence. The absence began when the shard
        was last seen. An earlier time is stored as it is, unless it is long before the stored time. If the number of
        shards has changed, the new shards have been absent since an old shard was last seen.
        """
        count = 0
        async with self.database.write() as connection:
            rows = (await connection.execute(_ALL_SEEN)).all()
            known = {(row.shard, row.shards): row.seen_at for row in rows}
            latest = max(known.values(), default=None)
            for shard, there in shards.items():
                last, at = known.get(shard, latest), there
                if there < now:
                    at = last if last is not None and last - there > self.shortest else there
                elif last is not None and now - last >= self.shortest:
                    key = f"{shard[0]}/{shard[1]}"
                    values = {"scope": BOT, "key": key, "why": why, "from_at": last, "until_at": now}
                    await connection.execute(sa.insert(quiet).values(values))
                    count += 1
                if shard in known:
                    await connection.execute(_SEEN, {"of": shard[0], "among": shard[1], "at": at})
                else:
                    new = {"shard": shard[0], "shards": shard[1], "seen_at": at}
                    await connection.execute(sa.insert(alive).values(new))
            numbers = {number for _, number in shards}
            if any(number not in numbers for _, number in known):
                former = alive.c.shards.not_in(numbers), alive.c.seen_at < now - self.shortest
                await connection.execute(sa.delete(alive).where(*former))
        return count

    # --- servers and channels ---

    async def begin(self, scope: str, key: str, *, why: str, at: datetime) -> bool:
        """Record that a server or a channel cannot be reached. Return False if this was already recorded."""
        same = quiet.c.scope == scope, quiet.c.key == key, quiet.c.until_at.is_(None)
        values = {"scope": scope, "key": key, "why": why, "from_at": at}
        try:
            async with self.database.write() as connection:
                if (await connection.execute(sa.select(quiet.c.id).where(*same))).first() is not None:
                    return False
                await connection.execute(sa.insert(quiet).values(values))
        except IntegrityError:
            return False  # another process was faster
        return True

    async def end(self, rows: Iterable[int], *, at: datetime) -> bool:
        """Record that the outages with these ids have ended. Return whether any was still open."""
        over = quiet.c.id.in_(list(rows)), quiet.c.until_at.is_(None)
        async with self.database.write() as connection:
            until = sa.case((quiet.c.from_at > at, quiet.c.from_at), else_=at)
            return bool((await connection.execute(sa.update(quiet).where(*over).values(until_at=until))).rowcount)

    async def known(self, *, since: datetime) -> list[Quiet]:
        """Return the outages that are not over, ended at `since` or later, or still have to extend deadlines."""
        query = sa.select(*_ROW).where(sa.or_(quiet.c.until_at.is_(None), quiet.c.until_at >= since, _NOT_APPLIED))
        return [Quiet(*row) for row in await self.database.rows(query.order_by(quiet.c.id))]

    async def places(self) -> list[Place]:
        """Return all places in which users answer, such as channels of running games, votes and tournaments.

        The key of a tournament thread is the tournament's id, “.” and the key of the pairing.
        """
        return [Place(*row) for row in await self.database.rows(_places())]

    # --- giving back ---

    async def give_back(self, givers: Sequence[Giver], *, now: datetime) -> Collection[str]:
        """Extend deadlines for finished outages, once for each outage.

        Return the names of the scheduler jobs to wake.
        """
        async with self.database.read() as connection:
            if (await connection.execute(sa.select(quiet.c.id).where(_NOT_APPLIED).limit(1))).first() is None:
                return ()
        async with self.database.write() as connection:
            query = sa.select(*_ROW).where(_NOT_APPLIED).order_by(quiet.c.id).with_for_update()
            fresh = [Quiet(*row) for row in await connection.execute(query)]
            if not fresh:
                return ()
            known = sa.select(*_ROW).where(quiet.c.applied_at.is_not(None)).order_by(quiet.c.id)
            given = Given(fresh, [Quiet(*row) for row in await connection.execute(known)], now)
            woken = {name for giver in givers for name in await giver(connection, given)}
            ids = [each.id for each in fresh]
            await connection.execute(sa.update(quiet).where(quiet.c.id.in_(ids)).values(applied_at=now))
            await connection.execute(sa.delete(quiet).where(quiet.c.applied_at < now - KEPT))
        return woken

    async def barred(
        self, now: datetime, *, closed: bool = True, side: sa.Column[str] | None = None
    ) -> sa.ColumnElement[bool]:
        """Return an SQL condition that tests whether an outage stops a game's deadlines.

        This includes an outage for which the deadlines have not been extended yet. If not `closed`, channels in which
        the bot cannot write do not count. If there is a `side`, its room counts too.
        """
        async with self.database.read() as connection:
            away = (await connection.execute(_awaited(BOT))).scalars().all()
            silent = await connection.execute(_SILENT, {"since": now - self.shortest})
            shards = {(row.shard, row.shards) for row in silent}
        shards |= {(int(shard), int(count)) for shard, count in (key.split("/") for key in away)}
        parts: list[sa.ColumnElement[bool]] = [
            shard_in_sql(game.c.guild_id, count) == shard for shard, count in sorted(shards)
        ]
        parts.append(_in_silent_guild())
        if closed:
            parts.append(game.c.id.in_(_awaited(GAME)))
        if side is not None:
            parts.append((game.c.id + "." + side).in_(_awaited(GAME)))
        return sa.or_(*parts)


@cache
def _awaited(scope: str) -> sa.Select[Any]:
    """Return a query for outages that are not over or have not extended all deadlines."""
    waits = sa.or_(quiet.c.until_at.is_(None), _NOT_APPLIED)
    return sa.select(quiet.c.key).where(waits, quiet.c.scope == scope)


@cache
def _in_silent_guild() -> sa.ColumnElement[bool]:
    return sa.cast(sa.func.coalesce(game.c.guild_id, 0), sa.String).in_(_awaited(GUILD))


@cache
def _places() -> sa.CompoundSelect[Any]:
    """Return the query behind `places`. It is built only once."""
    answered = sa.or_(game.c.asked.is_not(None), game.c.command == VOTE)
    games = sa.select(game.c.id, game.c.guild_id, game.c.channel_id).where(game.c.status == RUNNING, answered)
    rooms = (
        sa.select(game.c.id + "." + chair.c.side, game.c.guild_id, chair.c.channel_id)
        .join(chair, chair.c.game_id == game.c.id)
        .where(game.c.status == RUNNING, chair.c.command == VOTE, chair.c.channel_id.is_not(None))
    )
    calendars = (
        sa.select(sa.literal(""), game.c.guild_id, sa.literal(0))
        .join(campaign, campaign.c.game_id == game.c.id)
        .where(game.c.status == RUNNING, campaign.c.state == RUNNING)
        .distinct()
    )
    tournaments = sa.select(tournament.c.id, tournament.c.guild_id, tournament.c.channel_id).where(
        tournament.c.status.in_(("open", RUNNING))
    )
    posted = tournament_post.alias()
    latest = sa.select(sa.func.max(posted.c.round)).where(
        posted.c.tournament_id == tournament.c.id, posted.c.what == "round"
    )
    threads = (
        sa.select(
            tournament.c.id + "." + sa.cast(tournament_post.c.number, sa.String),
            tournament.c.guild_id,
            tournament_post.c.channel_id,
        )
        .join(tournament_post, tournament_post.c.tournament_id == tournament.c.id)
        .where(tournament.c.status == RUNNING, tournament_post.c.what == "thread")
        .where(tournament_post.c.channel_id != tournament.c.channel_id)
        .where(tournament_post.c.round == latest.scalar_subquery())
    )
    return sa.union_all(games, rooms, tournaments, threads, calendars)


_NOT_APPLIED: sa.ColumnElement[bool] = sa.and_(quiet.c.until_at.is_not(None), quiet.c.applied_at.is_(None))


def spans_of(rows: Iterable[Quiet], now: datetime) -> list[tuple[datetime, datetime]]:
    """Return the beginning and end of each outage. An outage that continues ends now."""
    return [(each.from_at, each.until_at or now) for each in rows]


def missed(spans: Iterable[tuple[datetime, datetime]], *, since: datetime, until: datetime) -> timedelta:
    """Return how much of the time between `since` and `until` the `spans` cover together."""
    total, reached = timedelta(), since
    for begin, end in sorted(spans):
        first, last = max(begin, reached), min(end, until)
        if last > first:
            total += last - first
            reached = last
    return total
