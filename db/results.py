"""Storage of the outcomes of games, and of which people have public records.

A game that has ended is in a list until its outcome is stored. The outcome is stored in the transaction that removes
the game from the list. So there is exactly one outcome, even if several processes compute it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.profiles import Profiles
from db.ratings import finish
from db.schema.community import ballot, ballot_vote, outcome, outcome_due, outcome_player, profile, record_post
from db.schema.games import (
    CALENDAR_ACTOR,
    GUIDED,
    HARD,
    HOUSE,
    NOBODY,
    OVER,
    RESIGNED,
    RUNNING,
    VOTERS,
    chair,
    game,
    held,
    journal,
    player,
)
from db.storage.database import Database
from db.storage.leases import Leases
from engine.core.day_gate import BATTLE, SCENARIO
from engine.core.record import DECISIONS, UNKNOWN_BEFORE

_NOT_PEOPLE = max(NOBODY, CALENDAR_ACTOR, VOTERS, HOUSE)
"""The highest id that is not a person's: ids up to it are those of the bot, a vote, and people whose data was
deleted.
"""

_COLUMNS = len(outcome.c)
_STORED_MISTAKES = "sins"
"""The name of the column of the mistakes, which keeps its first name."""
_MISTAKES = msgspec.json.Decoder(dict[str, int])

_WHOLE = sa.and_(
    sa.or_(game.c.asked.is_not(None), game.c.options.not_like(f'%"{SCENARIO}":%')),
    game.c.options.not_like(f'%"{BATTLE}":%'),
)
"""An SQL condition that tests whether a whole game was played.

Scenarios and users' battles count in no record, because their figures are not those of the whole game. A game of
several sides counts as one of its scenarios.
"""
_OF_ONE_SIDE = game.c.asked.is_(None)

_ENDED = sa.and_(
    _WHOLE,
    sa.or_(
        game.c.status == OVER,
        sa.and_(game.c.status == RESIGNED, sa.or_(game.c.period > 0, game.c.asked.like('%"won":"%'))),
    ),
    sa.or_(game.c.asked.is_(None), game.c.asked.not_like('%"broken_off":true%')),
)
"""An SQL condition that tests whether a game has ended.

A game that was given up before its first period counts only if a side has won it. A game that both sides have broken
off does not count.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The outcome of a game.

    `band` is the level of victory, None if the game was given up. `mistakes` are the numbers of mistakes, keyed by
    name, the gravest first. `level` is the level (`db.schema.games.LEVELS`) at which the game was played to its end. In
    a game of several sides `won`, `band` and `score` are the first side's, and `winner` is the side that won.
    """

    game_id: str
    system: str
    guild_id: int | None
    won: bool
    band: str | None
    score: int
    periods: int
    mistakes: Mapping[str, int]
    ended_at: datetime
    winner: str | None = None
    level: str = GUIDED


@dataclass(frozen=True, slots=True)
class NotCounted:
    """The numbers of games that a record leaves out, keyed by reason."""

    declared: int
    unended: int


@dataclass(frozen=True, slots=True)
class Defence:
    """An outcome in a server's records.

    `players` is the number of all players. `known` are the players who share their records.
    """

    outcome: Outcome
    players: int
    known: frozenset[int]


_COUNTS = game.c.dice.in_(sorted(UNKNOWN_BEFORE))
"""An SQL condition that tests whether no player can have known a game's dice. Only such games count in records."""

_OF_PERSON = (
    sa.select(outcome, game.c.level)
    .join(game, sa.and_(game.c.id == outcome.c.game_id, _COUNTS, _OF_ONE_SIDE))
    .join(outcome_player, outcome_player.c.game_id == outcome.c.game_id)
    .where(outcome_player.c.user_id == sa.bindparam("user_id"))
    .order_by(outcome.c.ended_at, outcome.c.game_id)
)
_OF_SERVER = (
    sa.select(
        outcome,
        game.c.level,
        sa.select(sa.func.count())
        .where(outcome_player.c.game_id == outcome.c.game_id)
        .scalar_subquery()
        .label("players"),
        sa.select(sa.func.aggregate_strings(sa.cast(outcome_player.c.user_id, sa.String), ","))
        .join(profile, profile.c.user_id == outcome_player.c.user_id)
        .where(outcome_player.c.game_id == outcome.c.game_id, profile.c.shared)
        .scalar_subquery()
        .label("known"),
    )
    .join(game, sa.and_(game.c.id == outcome.c.game_id, _COUNTS, _OF_ONE_SIDE))
    .where(outcome.c.guild_id == sa.bindparam("guild_id"))
    .order_by(outcome.c.ended_at, outcome.c.game_id)
)


async def enqueue(connection: AsyncConnection, game_id: str) -> None:
    """Add a game to the list of games without an outcome.

    The caller's transaction must be the one that ends the game.
    """
    await _take(connection, game_id)  # the game may have ended before and continued
    await connection.execute(sa.insert(outcome_due), {"game_id": game_id})


_LEASES = Leases(outcome_due)
WAITS: sa.ColumnElement[bool] = sa.exists().select_from(outcome_due)
"""An SQL condition that tests whether the result of a game has to be computed."""


class Outcomes:
    """Stores and finds the outcomes of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- due outcomes ---

    async def find(self) -> int:
        """List all finished games that have no outcome yet. Return how many were added to the list.

        The query is slow.
        """
        query = (
            sa.select(game.c.id)
            .outerjoin(outcome, outcome.c.game_id == game.c.id)
            .outerjoin(outcome_due, outcome_due.c.game_id == game.c.id)
            .where(_ENDED, outcome.c.game_id.is_(None), outcome_due.c.game_id.is_(None))
        )
        found = await self.database.scalars(query)
        for game_id in found:
            try:
                await self.database.writing(enqueue, game_id)
            except IntegrityError:  # another process was faster, or the game has been deleted
                continue
        return len(found)

    async def due(self, *, now: datetime, most: int = 1, by: str | None = None) -> list[str]:
        """Return the ids of games whose outcome must be computed.

        Sealed games are included only after their time. If `by` names a process, only return games that this process
        may claim.
        """
        query = _due(now) if by is None else _due(now).where(_LEASES.free(by=by, at=self.database.lease_time(now)))
        return list(await self.database.scalars(query.limit(most)))

    async def claim(self, *, by: str, now: datetime, lease: timedelta) -> str | None:
        """Claim a game whose outcome must be computed, and return its id. Return None if there is none.

        The claim ends after `lease`.
        """
        if not await self.due(now=now, by=by):
            return None
        query = _due(now).where(_LEASES.free(by=by, at=self.database.lease_time(now))).limit(1)
        rows = await self.database.writing(_LEASES.claim, query, by=by, until=self.database.lease_time(now) + lease)
        return str(rows[0]["game_id"]) if rows else None

    async def drop(self, game_id: str) -> None:
        """Remove a game from the list of games that need an outcome.

        Call this if the outcome cannot be computed.
        """
        await self.database.writing(_take, game_id)

    async def store(self, found: Outcome, *, rated: float | None = None) -> bool:
        """Store the outcome and the players of a game.

        Return False if another process has done so, or if the game was deleted. `rated` is the first side's score if
        the game counts for ratings. The players are the owner and all people who have decided in the game, or voted as
        one of its players.
        """
        async with self.database.write() as connection:
            if not await _take(connection, found.game_id):
                return False
            row = {name: getattr(found, name) for name in set(outcome.c.keys()) - {_STORED_MISTAKES}}
            row[_STORED_MISTAKES] = msgspec.json.encode(dict(found.mistakes)).decode()
            await connection.execute(sa.delete(outcome).where(outcome.c.game_id == found.game_id))
            await connection.execute(sa.insert(outcome), row)
            await finish(connection, found.game_id, score=rated, ended_at=found.ended_at)
            people = (await connection.execute(_players(found.game_id))).scalars().all()
            if people:
                await connection.execute(
                    sa.insert(outcome_player), [{"game_id": found.game_id, "user_id": user_id} for user_id in people]
                )
        return True

    # --- records ---

    async def of_person(self, user_id: int) -> list[Outcome]:
        """Return the outcomes of a person's games, the oldest first."""
        async with self.database.read() as connection:
            rows = await connection.execute(_OF_PERSON, {"user_id": user_id})
            return [_outcome(row) for row in rows]

    async def of_server(self, guild_id: int) -> list[Defence]:
        """Return the outcomes of a server's games, the oldest first, with the public players."""
        async with self.database.read() as connection:
            rows = await connection.execute(_OF_SERVER, {"guild_id": guild_id})
            return [Defence(_outcome(row), row.players, _ids(row.known)) for row in rows]

    async def not_counted(
        self, system: str | None, *, user_id: int | None = None, guild_id: int | None = None
    ) -> NotCounted:
        """Return how many games a person's or server's record leaves out, keyed by reason.

        If `system` is None, count all games.
        """
        query = sa.select(
            sa.func.count(sa.case((sa.and_(~_COUNTS, outcome.c.band.is_not(None)), 1))),
            sa.func.count(sa.case((sa.and_(_COUNTS, _WHOLE, game.c.status == RUNNING, game.c.period > 0), 1))),
        ).select_from(game.outerjoin(outcome, outcome.c.game_id == game.c.id))
        whose = game.c.owner_id == user_id if user_id is not None else game.c.guild_id == guild_id
        of = sa.true() if system is None else game.c.system == system
        async with self.database.read() as connection:
            row = (await connection.execute(query.where(whose, of))).one()
        return NotCounted(int(row[0]), int(row[1]))

    async def shares(self, user_id: int) -> bool:
        """Return whether a person's records are public."""
        return await Profiles(self.database).has(user_id, profile.c.shared)

    async def share(self, user_id: int, *, shared: bool) -> None:
        """Set whether a person's records are public."""
        await Profiles(self.database).set(user_id, profile.c.shared, value=shared)

    # --- records shown in public ---

    async def shown(self, user_id: int, *, message_id: int, channel_id: int, guild_id: int | None) -> None:
        """Store which message shows a person's records in a channel."""
        row = {"message_id": message_id, "channel_id": channel_id, "guild_id": guild_id, "user_id": user_id}
        await self.database.run(sa.insert(record_post), row)

    async def ownerless_posts(self, *, most: int = 20) -> list[tuple[int, int]]:
        """Return the (channel, message) ids of messages that show records of people who deleted their data."""
        query = sa.select(record_post.c.channel_id, record_post.c.message_id).where(record_post.c.user_id == NOBODY)
        return [tuple(row) for row in await self.database.rows(query.limit(most))]

    async def drop_post(self, message_id: int) -> None:
        """Delete the row of a message with records, because the message has been deleted."""
        await self.database.run(sa.delete(record_post).where(record_post.c.message_id == message_id))


def _due(now: datetime) -> sa.Select[Any]:
    return (
        sa.select(outcome_due.c.game_id)
        .join(game, game.c.id == outcome_due.c.game_id)
        .where(sa.or_(game.c.sealed_until.is_(None), game.c.sealed_until <= now))
        .order_by(outcome_due.c.game_id)
    )


async def _take(connection: AsyncConnection, game_id: str) -> bool:
    taken = await connection.execute(sa.delete(outcome_due).where(outcome_due.c.game_id == game_id))
    return taken.rowcount == 1


def _players(game_id: str) -> sa.CompoundSelect[Any]:
    owner = sa.select(game.c.owner_id.label("user_id")).where(game.c.id == game_id, game.c.owner_id > _NOT_PEOPLE)
    decided = sa.select(journal.c.actor).where(
        journal.c.game_id == game_id, journal.c.action.in_(sorted(DECISIONS)), journal.c.actor > _NOT_PEOPLE
    )
    voted = (
        sa.select(ballot_vote.c.user_id)
        .join(ballot, ballot.c.id == ballot_vote.c.ballot_id)
        .join(player, sa.and_(player.c.game_id == ballot.c.game_id, player.c.user_id == ballot_vote.c.user_id))
        .where(ballot.c.game_id == game_id, ballot_vote.c.user_id > _NOT_PEOPLE)
    )
    return sa.union(owner, decided, voted)


def _outcome(row: Any) -> Outcome:
    """Return the game result in a database row. The row must begin with the columns of the table."""
    game_id, system, guild_id, won, band, score, periods, mistakes, ended_at, winner = row[:_COLUMNS]
    return Outcome(
        game_id=game_id,
        system=system,
        guild_id=guild_id,
        won=won,
        band=band,
        score=score,
        periods=periods,
        mistakes=_MISTAKES.decode(mistakes),
        ended_at=ended_at,
        winner=winner,
        level=row.level,
    )


def _ids(joined: str | None) -> frozenset[int]:
    return frozenset(map(int, joined.split(","))) if joined else frozenset()


# --- games of several sides ---

BY_CLOCK = "time"
"""The level of victory of a game that was claimed because the opponent's clock had run out."""
BY_RESIGNATION = "resigned"
"""The level of victory of a game of two sides that one side won because the other gave up."""

_OTHER = chair.alias("other")


@dataclass(frozen=True, slots=True, kw_only=True)
class SideResult:
    """A game's result for a person who played a `side`.

    `winner` is None after a draw. `people` is whether another person played another side. Otherwise the autopilot
    played it, and looked ahead if it was `hard`. A game whose clock had run out may have been `claimed`. A game that a
    side gave up is `resigned`.
    """

    game_id: str
    system: str
    side: str
    winner: str | None
    given_up: bool
    people: bool
    claimed: bool = False
    resigned: bool = False
    hard: bool = False


class SideResults:
    """Finds the results of games with several sides."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_person(self, user_id: int) -> list[SideResult]:
        """Return the results of a person's games, the oldest first."""
        return [*await self._found(chair.c.user_id == user_id), *await self._given_way(held.c.user_id == user_id)]

    async def of_server(self, guild_id: int) -> list[SideResult]:
        """Return all results of players of sides in a server, the oldest first."""
        played = await self._found(sa.and_(outcome.c.guild_id == guild_id, chair.c.user_id != NOBODY))
        return [*played, *await self._given_way(game.c.guild_id == guild_id)]

    async def between(self, one: int, other: int, *, but: str) -> Counter[int]:
        """Return how often each of two people has beaten the other. Leave out the game `but`.

        Draws are counted under `NOBODY`.
        """
        mine, theirs = chair.alias("mine"), chair.alias("theirs")
        query = (
            sa.select(outcome.c.winner, mine.c.side, theirs.c.side)
            .join(game, game.c.id == outcome.c.game_id)
            .join(mine, mine.c.game_id == outcome.c.game_id)
            .join(theirs, theirs.c.game_id == outcome.c.game_id)
            .where(mine.c.user_id == one, theirs.c.user_id == other, _COUNTS, outcome.c.band.is_not(None))
            .where(outcome.c.game_id != but)
        )
        async with self.database.read() as connection:
            rows = list(await connection.execute(query))
        return Counter({own: one, its: other}.get(winner, NOBODY) for winner, own, its in rows)

    async def _found(self, whose: sa.ColumnElement[bool]) -> list[SideResult]:
        against = sa.exists().where(
            _OTHER.c.game_id == chair.c.game_id, _OTHER.c.side != chair.c.side, _OTHER.c.steward.is_(False)
        )
        hard = sa.exists().where(
            _OTHER.c.game_id == chair.c.game_id,
            _OTHER.c.side != chair.c.side,
            _OTHER.c.steward.is_(True),
            _OTHER.c.command == HARD,
        )
        query = (
            sa.select(
                outcome.c.game_id,
                outcome.c.system,
                chair.c.side,
                outcome.c.winner,
                outcome.c.band.is_(None).label("given_up"),
                (sa.func.coalesce(outcome.c.band, "") == BY_CLOCK).label("claimed"),
                (sa.func.coalesce(outcome.c.band, "") == BY_RESIGNATION).label("resigned"),
                against.label("people"),
                hard.label("hard"),
            )
            .join(game, game.c.id == outcome.c.game_id)
            .join(chair, chair.c.game_id == outcome.c.game_id)
            .where(game.c.asked.is_not(None), _COUNTS, whose)
            .order_by(outcome.c.ended_at, outcome.c.game_id, chair.c.side)
        )
        return [SideResult(**row) for row in await self.database.mappings(query)]

    async def _given_way(self, whose: sa.ColumnElement[bool]) -> list[SideResult]:
        """Return the results of people who lost their side because they stopped answering."""
        query = (
            sa.select(game.c.id.label("game_id"), game.c.system, held.c.side, _OTHER.c.side.label("winner"))
            .join(game, game.c.id == held.c.game_id)
            .join(_OTHER, sa.and_(_OTHER.c.game_id == held.c.game_id, _OTHER.c.side != held.c.side))
            .where(held.c.lost_at.is_not(None), _COUNTS, whose)
            .order_by(held.c.lost_at, game.c.id)
        )
        rows = await self.database.mappings(query)
        return [SideResult(**row, given_up=False, people=True, claimed=True) for row in rows]
