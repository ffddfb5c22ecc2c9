"""Storage of ladders and of past seasons.

A ladder is a message in a server that lists its players by rating. The message is kept up to date (`db.kept_messages`).
The end of a season is a single transaction. It stores the final ladder and queues the notice that posts it, which is
therefore posted only once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.kept_messages import Kept, KeptMessages
from db.notices import Notice, enqueue
from db.schema.community import ladder, profile, rated_game, season, season_place
from db.storage.database import Database

JOB = "ladder"
"""The name of the scheduler job that keeps ladders up to date, and ends seasons."""
PLACE, RISEN, FIRST = "place", "risen", "first"
"""The kinds of lines of a final ladder."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderPage(Kept):
    """A row of the table `ladder`, whose columns are explained in `db.schema.community`."""

    zone: str
    began_at: datetime
    ends_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class PastSeason:
    """A row of the table `season`, whose columns are explained in `db.schema.community`."""

    guild_id: int
    ended_at: datetime
    began_at: datetime
    channel_id: int
    message_id: int | None = None
    locale: str
    due_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonLine:
    """A line of a season's final ladder: a row of the table `season_place`, without its season."""

    system: str
    kind: str
    place: int
    user_id: int
    rating: int
    deviation: int = 0
    games: int = 0
    badges: str = ""


_SEASON = tuple(season.c[name] for name in PastSeason.__dataclass_fields__)
_LINE = tuple(season_place.c[name] for name in SeasonLine.__dataclass_fields__)


WAITS: sa.ColumnElement[bool] = sa.or_(sa.exists().select_from(ladder), sa.exists().where(season.c.due_at.is_not(None)))
"""An SQL condition that tests whether there is a ladder, or a past season whose message is to be edited."""


class Ladders(KeptMessages[LadderPage]):
    """Stores and finds ladders and past seasons in a database."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, ladder, LadderPage)

    async def end_season(
        self, one: LadderPage, lines: Sequence[SeasonLine], *, next_end: datetime, tells: Notice
    ) -> bool:
        """End the season of a ladder and begin the next. Return False if this was already done.

        The final ladder is stored and posted unless it is empty. Users who have hidden their ratings or deleted their
        data are left out.
        """
        values = {"began_at": one.ends_at, "ends_at": next_end, "due_at": one.ends_at}
        mine = sa.and_(ladder.c.guild_id == one.guild_id, ladder.c.ends_at == one.ends_at)
        key = {"guild_id": one.guild_id, "ended_at": one.ends_at}
        async with self.database.write() as connection:
            if (await connection.execute(sa.update(ladder).where(mine).values(values))).rowcount != 1:
                return False
            if lines := await _agreed(connection, lines):
                facts = {"began_at": one.began_at, "channel_id": one.channel_id, "locale": one.locale}
                await connection.execute(sa.insert(season).values(**key, **facts))
                await connection.execute(sa.insert(season_place), [key | asdict(each) for each in lines])
                await enqueue(connection, [tells])
        return True

    async def season(self, guild_id: int, ended_at: datetime) -> tuple[PastSeason, list[SeasonLine]] | None:
        """Return the season that ended at a time, with its final ladder; None if there is none."""
        found = await self.database.first(sa.select(*_SEASON).where(_is(season, guild_id, ended_at)))
        if found is None:
            return None
        query = sa.select(*_LINE).where(_is(season_place, guild_id, ended_at))
        rows = await self.database.rows(
            query.order_by(season_place.c.system, season_place.c.kind, season_place.c.place)
        )
        return PastSeason(**found._mapping), [SeasonLine(**row._mapping) for row in rows]

    async def change(self, guild_id: int, **values: Any) -> None:
        """Change the columns of a server's ladder."""
        await self.database.run(sa.update(ladder).where(ladder.c.guild_id == guild_id).values(values))

    async def last_end(self, guild_id: int) -> datetime | None:
        """Return when the last season of a server ended; None if none has ended yet."""
        query = sa.select(sa.func.max(season.c.ended_at)).where(season.c.guild_id == guild_id)
        found: datetime | None = await self.database.scalar(query)
        return found

    async def season_posted(self, guild_id: int, ended_at: datetime, message_id: int) -> None:
        """Record the message id of a past season."""
        await self.database.run(sa.update(season).where(_is(season, guild_id, ended_at)).values(message_id=message_id))

    async def due_seasons(self, now: datetime) -> list[PastSeason]:
        """Return the past seasons whose posted message must be edited now."""
        query = sa.select(*_SEASON).where(season.c.due_at <= now, season.c.message_id.is_not(None))
        return [PastSeason(**row._mapping) for row in await self.database.rows(query.order_by(season.c.due_at))]

    async def season_edited(self, one: PastSeason, *, again: datetime | None = None) -> None:
        """Record that the message of a past season was edited. If `again` is given, the message is edited again at
        that time.
        """
        mine = sa.and_(_is(season, one.guild_id, one.ended_at), season.c.due_at == one.due_at)
        await self.database.run(sa.update(season).where(mine).values(due_at=again))

    async def wins(self, user_ids: Sequence[int]) -> list[tuple[int, str]]:
        """Return the first places of these users in past seasons, as pairs of user and game system."""
        first = sa.and_(season_place.c.kind == PLACE, season_place.c.place == 1)
        query = sa.select(season_place.c.user_id, season_place.c.system).where(first)
        rows = await self.database.rows(query.where(season_place.c.user_id.in_(user_ids)))
        return [(row.user_id, row.system) for row in rows]


async def _agreed(connection: AsyncConnection, lines: Sequence[SeasonLine]) -> list[SeasonLine]:
    """Return the lines of users who show their ratings, with new places.

    This locks the setting until the transaction ends.
    """
    users = sorted({each.user_id for each in lines})
    query = sa.select(profile.c.user_id).where(profile.c.rated, profile.c.user_id.in_(users))
    shown = set((await connection.execute(query.order_by(profile.c.user_id).with_for_update())).scalars())
    places: Counter[tuple[str, str]] = Counter()
    kept = []
    for each in lines:
        if each.user_id in shown:
            places[each.system, each.kind] += 1
            kept.append(replace(each, place=places[each.system, each.kind]))
    return kept


def _is(table: sa.Table, guild_id: int, ended_at: datetime) -> sa.ColumnElement[bool]:
    return sa.and_(table.c.guild_id == guild_id, table.c.ended_at == ended_at)


async def make_ladders_due(connection: AsyncConnection, user_id: int, at: datetime) -> None:
    """Schedule a check of the ladders on all servers where a user has rated games."""
    theirs = sa.or_(rated_game.c.first_id == user_id, rated_game.c.second_id == user_id)
    guilds = sa.select(rated_game.c.guild_id).where(theirs)
    await connection.execute(sa.update(ladder).where(ladder.c.guild_id.in_(guilds)).values(due_at=at))


async def forget_on_ladders(connection: AsyncConnection, user_id: int, now: datetime) -> None:
    """Mark every message that names a user on a ladder, so that it is edited.

    Call this before the user's data are deleted. Until the transaction ends, no season can end with the user in its
    ladder.
    """
    await connection.execute(sa.select(profile.c.user_id).where(profile.c.user_id == user_id).with_for_update())
    await make_ladders_due(connection, user_id, now)
    query = sa.select(season_place.c.guild_id, season_place.c.ended_at).where(season_place.c.user_id == user_id)
    for guild_id, ended_at in (await connection.execute(query.distinct())).all():
        await connection.execute(sa.update(season).where(_is(season, guild_id, ended_at)).values(due_at=now))
