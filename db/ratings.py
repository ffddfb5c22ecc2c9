"""Storage of rated games, and of which users show their ratings to others.

A row is stored with the game, and gets its result when the game ends. Ratings are not stored. They are computed from
these rows (`engine.core.ratings`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import ExtraWrite
from db.kept_messages import make_due
from db.ladders import make_ladders_due
from db.notices import Notice, enqueue
from db.schema.community import ladder, profile, rated_game
from db.schema.games import NOBODY, RATED_TABLE, TABLE, chair, game
from db.storage.database import Database
from engine.core.ratings import Gone, RatedGame, without

_DAY = 86_400
_GONE = msgspec.json.Decoder(Gone)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rated:
    """A row of the table `rated_game`, whose columns are explained in `db.schema.community`."""

    game_id: str
    guild_id: int
    system: str
    scenario: str
    first_id: int
    second_id: int
    first_gone: str | None
    second_gone: str | None
    score: float | None
    ended_at: datetime | None
    annulled_at: datetime | None

    @property
    def result(self) -> RatedGame:
        """The finished game in the form from which ratings are computed."""
        assert self.score is not None
        assert self.ended_at is not None
        return RatedGame(
            id=self.game_id,
            scenario=self.scenario,
            first=_GONE.decode(self.first_gone) if self.first_gone else self.first_id,
            second=_GONE.decode(self.second_gone) if self.second_gone else self.second_id,
            score=self.score,
            day=self.ended_at.timestamp() / _DAY,
            annulled=self.annulled_at is not None,
        )


_COLUMNS = tuple(rated_game.c[name] for name in Rated.__dataclass_fields__)
_ENDED = rated_game.c.ended_at.is_not(None)


class RatedGames:
    """Stores and finds the rated games of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ended(self, system: str) -> list[Rated]:
        """Return the rated games of a game system that have ended, including annulled ones."""
        query = sa.select(*_COLUMNS).where(rated_game.c.system == system, _ENDED)
        return [_read(row) for row in await self.database.rows(query)]

    async def stamp(self, system: str) -> object:
        """Return a value that changes whenever the result of `ended` changes."""
        counted = (rated_game.c[name] for name in ("game_id", "annulled_at", "first_gone", "second_gone"))
        query = sa.select(*map(sa.func.count, counted), sa.func.max(rated_game.c.ended_at))
        row = await self.database.first(query.where(rated_game.c.system == system, _ENDED))
        return tuple(row) if row is not None else None

    async def game(self, game_id: str) -> Rated | None:
        """Return the rated game with the id `game_id`; None if there is none."""
        row = await self.database.first(sa.select(*_COLUMNS).where(rated_game.c.game_id == game_id))
        return _read(row) if row is not None else None

    async def plays(self, user_id: int) -> bool:
        """Return whether a user has any rated game, running or finished."""
        theirs = sa.or_(rated_game.c.first_id == user_id, rated_game.c.second_id == user_id)
        return await self.database.first(sa.select(rated_game.c.game_id).where(theirs).limit(1)) is not None

    async def played_in(self, guild_id: int, *, since: datetime) -> list[tuple[Rated, int | None]]:
        """Return the rated games of a server that ended since a time.

        Annulled games are left out. Each comes with its last turn, or None if the game itself is deleted.
        """
        counts = sa.and_(rated_game.c.ended_at >= since, rated_game.c.annulled_at.is_(None))
        query = sa.select(*_COLUMNS, game.c.period).outerjoin_from(rated_game, game, game.c.id == rated_game.c.game_id)
        query = query.where(rated_game.c.guild_id == guild_id, counts)
        rows = await self.database.rows(query.order_by(rated_game.c.ended_at, rated_game.c.game_id))
        found = []
        for row in rows:
            facts = dict(row._mapping)
            turns = facts.pop("period")
            found.append((Rated(**facts), turns))
        return found

    async def recent(self, one: int, other: int, *, since: datetime, but: str = "") -> int:
        """Return the number of rated games between two users, without the game `but`.

        Count games that are running or have ended after `since`, except annulled ones.
        """
        pair = sa.and_(rated_game.c.first_id.in_((one, other)), rated_game.c.second_id.in_((one, other)))
        fresh = sa.or_(rated_game.c.ended_at.is_(None), rated_game.c.ended_at > since)
        query = sa.select(sa.func.count()).where(pair, fresh, rated_game.c.annulled_at.is_(None))
        query = query.where(rated_game.c.game_id != but)
        return int(await self.database.scalar(query) or 0)

    async def deadlines(self, user_id: int, system: str) -> Sequence[Any]:
        """Return how many deadlines a user missed in finished rated games, the newest game first.

        Each row has the game's `pace` and `asked`, and the user's `side` with the number of deadlines `missed`.
        Annulled games are left out.
        """
        seat = sa.and_(chair.c.game_id == rated_game.c.game_id, chair.c.user_id == user_id)
        query = (
            sa.select(game.c.pace, game.c.asked, chair.c.side, chair.c.missed)
            .select_from(rated_game)
            .join(game, game.c.id == rated_game.c.game_id)
            .join(chair, seat)
            .where(_ENDED, rated_game.c.system == system, rated_game.c.annulled_at.is_(None))
            .order_by(rated_game.c.ended_at.desc(), rated_game.c.game_id)
        )
        return await self.database.rows(query)

    async def annul(self, game_id: str, *, by: int, why: str, now: datetime, tells: Sequence[Notice] = ()) -> bool:
        """Annul a rated game, so that it no longer counts, and enqueue the messages `tells`.

        Return False if it was already annulled, or is not rated.
        """
        open_ = sa.and_(rated_game.c.game_id == game_id, rated_game.c.annulled_at.is_(None))
        values = {"annulled_at": now, "annulled_by": by, "why": why}
        async with self.database.write() as connection:
            if (await connection.execute(sa.update(rated_game).where(open_).values(values))).rowcount != 1:
                return False
            await _make_due(connection, game_id, now)
            await enqueue(connection, list(tells))
        return True

    async def restore(self, game_id: str, *, at: datetime) -> None:
        """Make a game count again that was annulled at the time `at`."""
        this = sa.and_(rated_game.c.game_id == game_id, rated_game.c.annulled_at == at)
        async with self.database.write() as connection:
            values = {"annulled_at": None, "annulled_by": NOBODY, "why": ""}
            await connection.execute(sa.update(rated_game).where(this).values(values))
            await _make_due(connection, game_id, at)

    async def void(self, game_id: str, *, now: datetime) -> None:
        """Make a game unrated."""
        async with self.database.write() as connection:
            await _make_due(connection, game_id, now)
            await connection.execute(sa.delete(rated_game).where(rated_game.c.game_id == game_id))

    async def of(self, games: Collection[str]) -> list[Rated]:
        """Return the results of those of the given games that are rated."""
        query = sa.select(*_COLUMNS).where(rated_game.c.game_id.in_(games))
        return [_read(row) for row in await self.database.rows(query)]

    async def shown(self, users: Collection[int]) -> frozenset[int]:
        """Return the users among `users` who show their ratings to others."""
        query = sa.select(profile.c.user_id).where(profile.c.rated, profile.c.user_id.in_(users))
        return frozenset(await self.database.scalars(query))

    async def show(self, user_id: int, *, shown: bool, now: datetime) -> None:
        """Set whether a user's ratings are visible to others."""
        change = sa.update(profile).where(profile.c.user_id == user_id).values(rated=shown)
        try:
            async with self.database.write() as connection:
                if not (await connection.execute(change)).rowcount:
                    row = {"user_id": user_id, "shared": False, "rated": shown}
                    await connection.execute(sa.insert(profile), row)
                await make_ladders_due(connection, user_id, now)
        except IntegrityError:  # the same user did so at the same moment elsewhere
            async with self.database.write() as connection:
                await connection.execute(change)
                await make_ladders_due(connection, user_id, now)


def begin(
    game_id: str, *, guild_id: int, system: str, scenario: str, first: int, second: int, now: datetime
) -> ExtraWrite:
    """Return a function that marks a new game as rated. Call it in the transaction that creates the game."""
    row = {"game_id": game_id, "guild_id": guild_id, "system": system, "scenario": scenario, "created_at": now}
    row |= {"first_id": first, "second_id": second}

    async def begun(connection: AsyncConnection) -> None:
        await connection.execute(sa.insert(rated_game), row)

    return begun


async def finish(connection: AsyncConnection, game_id: str, *, score: float | None, ended_at: datetime) -> None:
    """Store the first side's score in a rated game.

    If `score` is None, the game becomes unrated. A game that already has a result keeps it.
    """
    this = sa.and_(rated_game.c.game_id == game_id, ~_ENDED)
    if score is None:
        await connection.execute(sa.delete(rated_game).where(this))
    else:
        await connection.execute(sa.update(rated_game).where(this).values(score=score, ended_at=ended_at))
        await _make_due(connection, game_id, ended_at)


async def _make_due(connection: AsyncConnection, game_id: str, at: datetime) -> None:
    """Schedule a check of the ladder on a rated game's server."""
    query = sa.select(rated_game.c.guild_id).where(rated_game.c.game_id == game_id)
    await make_due(connection, ladder, (await connection.execute(query)).scalar(), at)


async def forfeited(game_id: str, connection: AsyncConnection, *, loser: int | None, now: datetime) -> None:
    """Record that `loser` has lost a rated game, which then continues unrated.

    Without a `loser`, the game only becomes unrated.
    """
    first = sa.select(rated_game.c.first_id).where(rated_game.c.game_id == game_id)
    score = None if loser is None else float((await connection.execute(first)).scalar() != loser)
    await finish(connection, game_id, score=score, ended_at=now)


async def forget_rated(connection: AsyncConnection, user_id: int, edges: Mapping[str, Mapping[str, float]]) -> None:
    """Delete a user's id from their rated games. The ratings of other users do not change.

    A running game becomes unrated. If it belongs to a tournament’s table, it still counts for the tournament. `edges`
    are the assumed advantages in each kind of game.
    """
    theirs = sa.or_(rated_game.c.first_id == user_id, rated_game.c.second_id == user_id)
    running = sa.select(rated_game.c.game_id).where(theirs, ~_ENDED)
    ids = list((await connection.execute(running)).scalars())
    left = sa.case((game.c.counted == RATED_TABLE, TABLE), else_=sa.null())
    await connection.execute(sa.update(game).where(game.c.id.in_(ids)).values(counted=left))
    await connection.execute(sa.delete(rated_game).where(rated_game.c.game_id.in_(ids)))
    systems = (await connection.execute(sa.select(rated_game.c.system).where(theirs).distinct())).scalars().all()
    for system in systems:
        query = sa.select(*_COLUMNS).where(rated_game.c.system == system, _ENDED).with_for_update()
        rows = [_read(row) for row in (await connection.execute(query)).all()]
        kept = {each.id: each for each in without([row.result for row in rows], user_id, edges.get(system, {}))}
        for row in rows:
            if user_id not in {row.first_id, row.second_id}:
                continue
            this = rated_game.c.game_id == row.game_id
            if (game_left := kept.get(row.game_id)) is None:
                await connection.execute(sa.delete(rated_game).where(this))
                continue
            values: dict[str, Any] = {}
            for name, side in (("first", game_left.first), ("second", game_left.second)):
                if isinstance(side, Gone):
                    values |= {f"{name}_id": NOBODY, f"{name}_gone": msgspec.json.encode(side).decode()}
            await connection.execute(sa.update(rated_game).where(this).values(values))


def _read(row: Any) -> Rated:
    return Rated(**row._mapping)
