"""Stores the daily games and their leaderboard.

The game of a day is stored under its date. The battle of a day is stored under `battle_of` the date, once it exists.
The seed of a day is stored long before users may see it. Callers must check that the day is over before they show it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.daily_days import BATTLE, battle_of
from db.daily_tiers import AWAY, CONFIRMED, TIER, UNFINISHED
from db.games import ExtraWrite, Message, message_values
from db.notices import Notice, enqueue
from db.schema.community import attempt, daily, daily_follow, daily_mark, daily_reminder, profile
from db.schema.games import game, outbox
from db.storage.database import Database
from db.storage.leases import Leases

RUNNING, OVER, REFUSED = "running", "over", "refused"
"""The states of an attempt: being played, over and not yet verified, not counted; `UNFINISHED` is for one that was
given up or not over in time.
"""


class Taken(Exception):
    """Raised when a person has already used their attempt of the day."""


class WordTaken(Exception):
    """Raised when the dice of a day have already been made from another `word`."""

    def __init__(self, day: str, word: str) -> None:
        super().__init__(day)
        self.word = word


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """The daily game or battle of one day. `options` is JSON.

    Its dice are computed from the `seed`, a secret of the bot, and the `word` that the first attempt adds. The word is
    None until that attempt, and empty for days of old versions. `par` is JSON: the autopilot's result with the same
    dice.
    """

    day: str
    system: str
    options: str
    seed: str = field(repr=False)
    seed_hash: str
    word: str | None = None
    made_at: datetime
    closed_at: datetime | None = None
    told_at: datetime | None = None
    par: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """A person's attempt at a daily game.

    `shown` is JSON: its columns of the leaderboard, or the reason why it was refused or is unfinished. `own` is the
    percentage of decisions that the person made without the adviser, None in old rows.
    """

    day: str
    user_id: int
    game_id: str
    guild_id: int | None
    state: str
    begun_at: datetime
    ended_at: datetime | None
    score: int | None
    shown: str | None
    own: int | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the leaderboard. `shared` is whether the person's records are public.

    `tier` is how much the person decided without the adviser: 2 for nearly all, 1 for most, 0 for less. A result in
    tier 0 is not ranked.
    """

    rank: int
    user_id: int
    guild_id: int | None
    score: int
    shown: Mapping[str, Any]
    shared: bool
    own: int | None = None
    tier: int = 2
    begun_at: datetime | None = None
    ended_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyFollow:
    """A channel that gets the messages of each day. `trouble_on` is the day on which posting failed."""

    channel_id: int
    guild_id: int
    locale: str
    added_by: int
    added_at: datetime
    trouble_on: str | None = None


@dataclass(frozen=True, slots=True)
class DailyReminder:
    """A person who gets a direct message each day.

    `unused` is how many of these messages in a row were not followed by a game.
    """

    user_id: int
    locale: str
    unused: int = 0


REMINDERS = 3
"""The number of successive unused reminders after which no more are sent."""


def mark_of(day: Day, user_id: int) -> str:
    """Return a hash that shows that a person used their attempt. It is kept when their data is deleted."""
    return hashlib.blake2s(str(user_id).encode(), key=day.seed.encode()[:32], digest_size=16).hexdigest()


_LEASES = Leases(attempt, pending=attempt.c.state == OVER)
_ATTEMPT = tuple(attempt.c[each.name] for each in fields(Attempt))
_NO_PAR = (
    daily.c.par.is_(None),
    daily.c.word.is_not(None),
    daily.c.closed_at.is_(None),
    sa.exists().where(attempt.c.day == daily.c.day),
)
"""The SQL conditions of an open day that has an attempt and no result of the steward."""


def _before(date: sa.ColumnElement[str] | str, battle: sa.ColumnElement[str] | str) -> sa.ColumnElement[bool]:
    """Return an SQL condition for daily games and battles before a day."""
    return sa.or_(daily.c.day < date, sa.and_(daily.c.day >= BATTLE, daily.c.day < battle))


WAITS: sa.ColumnElement[bool] = sa.or_(
    ~sa.exists().where(daily.c.day == sa.bindparam("today"), daily.c.told_at.is_not(None)),
    ~sa.exists().where(daily.c.day == sa.bindparam("tomorrow")),
    sa.exists().where(_before(sa.bindparam("today"), sa.bindparam("battle")), daily.c.closed_at.is_(None)),
    sa.exists().where(*_NO_PAR),
    sa.exists().where(_LEASES.pending),
)
"""An SQL condition that tests whether a day has to be stored, opened or closed, or an attempt to be verified."""


class Days:
    """Stores and finds daily games, attempts and followers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- days ---

    async def store(self, day: Day) -> Day:
        """Store a day and return it.

        If another version of the day is already stored, return that one.
        """
        found = await self.day(day.day)
        if found is not None:
            return found
        values = {each.name: getattr(day, each.name) for each in fields(Day)}
        try:
            await self.database.run(sa.insert(daily), values)
        except IntegrityError:
            found = await self.day(day.day)
            assert found is not None, "what stood in the way of the insert"
            return found
        return day

    async def day(self, day: str) -> Day | None:
        """Return a daily game by its date (ISO), or a daily battle by its day. Return None if there is none."""
        async with self.database.read() as connection:
            row = (await connection.execute(sa.select(daily).where(daily.c.day == day))).mappings().one_or_none()
        return Day(**row) if row is not None else None

    async def last_before(self, day: str, *, most: int = 1) -> list[Day]:
        """Return up to `most` earlier days, the latest first. Days of battles and other days are kept apart."""
        query = (
            sa.select(daily).where(daily.c.day >= day[:1], daily.c.day < day).order_by(daily.c.day.desc()).limit(most)
        )
        return [Day(**row) for row in await self.database.mappings(query)]

    async def unfinished(self, *, before: str) -> list[Attempt]:
        """Return the unfinished attempts of days before a date that are still open."""
        query = sa.select(*_ATTEMPT).join(daily, daily.c.day == attempt.c.day)
        query = query.where(_before(before, battle_of(before)))
        query = query.where(daily.c.closed_at.is_(None), attempt.c.state == RUNNING)
        return [Attempt(**row) for row in await self.database.mappings(query)]

    async def close(
        self, *, before: str, now: datetime, away: Iterable[Attempt] = (), notices: Iterable[Notice] = ()
    ) -> bool:
        """Close the days before a date. Return False if none was open.

        Unfinished attempts no longer count. `away` are attempts that could not be finished because the bot was offline.
        `notices` are enqueued.
        """
        past = sa.select(daily.c.day).where(_before(before, battle_of(before)), daily.c.closed_at.is_(None))
        days = list(await self.database.scalars(past))
        if not days:
            return False
        async with self.database.write() as connection:
            await connection.execute(sa.update(daily).where(daily.c.day.in_(days)).values(closed_at=now))
            late = attempt.c.day.in_(days), attempt.c.state == RUNNING
            left = attempt.c.game_id.in_([each.game_id for each in away])
            why = msgspec.json.encode({"why": AWAY}).decode()
            await connection.execute(sa.update(attempt).where(*late, left).values(state=UNFINISHED, shown=why))
            await connection.execute(sa.update(attempt).where(*late).values(state=UNFINISHED))
            await enqueue(connection, list(notices))
            await connection.execute(sa.delete(daily_mark).where(daily_mark.c.day.in_(days)))
            boards = sa.select(game.c.id, game.c.version).where(
                game.c.id == attempt.c.game_id, attempt.c.day.in_(days), game.c.board_message_id.is_not(None)
            )
            edits = [
                message_values(
                    row.id,
                    Message(kind="edit", first_version=row.version, version=row.version, created_at=now, due_at=now),
                    place=secrets.token_hex(3),
                )
                for row in await connection.execute(boards)
            ]
            if edits:
                await connection.execute(sa.insert(outbox), edits)
        return True

    async def set_par(self, day: str, par: Mapping[str, Any]) -> None:
        """Store the autopilot's result of a day, unless it is already stored."""
        first = sa.update(daily).where(daily.c.day == day, daily.c.par.is_(None))
        await self.database.run(first.values(par=msgspec.json.encode(dict(par)).decode()))

    async def without_par(self) -> Day | None:
        """Return the latest open day for which the autopilot's result is missing, or None.

        Days without an attempt are left out.
        """
        query = sa.select(daily).where(*_NO_PAR).order_by(daily.c.day.desc()).limit(1)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return Day(**row) if row is not None else None

    async def enqueue_opening(
        self,
        day: str,
        notices: Iterable[Notice],
        *,
        now: datetime,
        remind: Callable[[DailyReminder], Notice] | None = None,
    ) -> bool:
        """Enqueue the notices of a day's opening. Return False if this was already done.

        `remind` returns the notice for a person who asked for reminders.
        """
        async with self.database.write() as connection:
            first = sa.update(daily).where(daily.c.day == day, daily.c.told_at.is_(None)).values(told_at=now)
            if (await connection.execute(first)).rowcount != 1:
                return False
            wanted = await _reminders(connection, day) if remind is not None else []
            for one in wanted:
                mine = daily_reminder.c.user_id == one.user_id
                values = {"unused": one.unused, "reminded_on": day}
                await connection.execute(sa.update(daily_reminder).where(mine).values(**values))
            await connection.execute(sa.delete(daily_reminder).where(daily_reminder.c.unused >= REMINDERS))
            reminders = [remind(one) for one in wanted if remind is not None and one.unused < REMINDERS]
            await enqueue(connection, [*notices, *reminders])
        return True

    # --- reminders ---

    async def remind(self, user_id: int, locale: str) -> None:
        """Register a person for a direct message each time a daily game opens."""
        mine = daily_reminder.c.user_id == user_id
        async with self.database.write() as connection:
            await connection.execute(sa.delete(daily_reminder).where(mine))
            values = {"user_id": user_id, "locale": locale, "unused": 0}
            await connection.execute(sa.insert(daily_reminder), values)

    async def stop_reminders(self, user_id: int) -> bool:
        """Remove a person's reminders; return False if they had none."""
        async with self.database.write() as connection:
            gone = await connection.execute(sa.delete(daily_reminder).where(daily_reminder.c.user_id == user_id))
            return bool(gone.rowcount)

    async def is_reminded(self, user_id: int) -> bool:
        """Return whether a person gets a direct message when a daily game opens."""
        query = sa.select(daily_reminder.c.user_id).where(daily_reminder.c.user_id == user_id)
        return await self.database.first(query) is not None

    # --- attempts ---

    async def attempt(self, day: str, user_id: int) -> Attempt | None:
        """Return a person's attempt of a day; None if they have none."""
        query = sa.select(*_ATTEMPT).where(attempt.c.day == day, attempt.c.user_id == user_id)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return Attempt(**row) if row is not None else None

    async def claim(self, *, by: str, now: datetime, lease: timedelta) -> Attempt | None:
        """Claim and return the next attempt to verify; None if there is none.

        The claim lasts for the time `lease`.
        """
        at = self.database.lease_time(now)
        query = (
            sa.select(*_ATTEMPT)
            .where(_LEASES.pending, _LEASES.lapsed(at=at))
            .order_by(attempt.c.ended_at, attempt.c.user_id)
            .limit(1)
        )
        async with self.database.read() as connection:
            if (await connection.execute(query)).first() is None:
                return None
        rows = await self.database.writing(_LEASES.claim, query, by=by, until=at + lease)
        return Attempt(**rows[0]) if rows else None

    async def settle(
        self,
        verified: Attempt,
        *,
        by: str,
        state: str,
        score: int | None,
        shown: Mapping[str, Any],
        own: int | None = None,
        notices: Iterable[Notice] = (),
    ) -> bool:
        """Store the result of a verification and enqueue its notices. Return False if the lease had ended."""
        mine = attempt.c.day == verified.day, attempt.c.user_id == verified.user_id
        values = {"state": state, "score": score, "own": own, "shown": msgspec.json.encode(dict(shown)).decode()}
        async with self.database.write() as connection:
            if await _LEASES.release(connection, *mine, by=by, **values) != 1:
                return False
            await enqueue(connection, list(notices))
        return True

    async def waiting(self, day: str) -> bool:
        """Return whether any attempts of a day wait for verification."""
        query = sa.select(attempt.c.user_id).where(attempt.c.day == day, attempt.c.state == OVER).limit(1)
        return await self.database.first(query) is not None

    # --- results ---

    async def counts(self, day: str, *, guild_id: int | None = None) -> dict[str, int]:
        """Count a day's attempts, keyed by state. Count them in one server or in all."""
        query = sa.select(attempt.c.state, sa.func.count()).where(*_of(day, guild_id)).group_by(attempt.c.state)
        return {str(state): int(number) for state, number in await self.database.rows(query)}

    async def ranked(self, day: str, *, guild_id: int | None = None) -> int:
        """Return how many confirmed results of a day have a rank."""
        query = sa.select(sa.func.count()).where(*_of(day, guild_id), attempt.c.state == CONFIRMED, TIER > 0)
        async with self.database.read() as connection:
            return int((await connection.execute(query.select_from(attempt))).scalar_one())

    async def places(
        self, day: str, *, guild_id: int | None = None, first: int = 0, most: int = 10, ranked_only: bool = False
    ) -> list[Place]:
        """Return the confirmed results of a day, the best first. Equal scores of the same tier have the same rank."""
        ranked = _ranked(day, guild_id)
        query = sa.select(ranked).order_by(ranked.c.rank, ranked.c.ended_at, ranked.c.user_id)
        if ranked_only:
            query = query.where(ranked.c.tier > 0)
        return await self._places(query.offset(first).limit(most))

    async def place_of(self, day: str, user_id: int, *, guild_id: int | None = None) -> tuple[Place, int] | None:
        """Return a person's line on the leaderboard, and the number of lines above it.

        Return None if they have no line.
        """
        ranked = _ranked(day, guild_id)
        found = await self._places(sa.select(ranked).where(ranked.c.user_id == user_id))
        if not found:
            return None
        mine = sa.select(ranked.c.rank, ranked.c.ended_at).where(ranked.c.user_id == user_id).subquery()
        before = sa.select(sa.func.count()).where(
            sa.tuple_(ranked.c.rank, ranked.c.ended_at, ranked.c.user_id)
            < sa.tuple_(mine.c.rank, mine.c.ended_at, sa.literal(user_id))
        )
        async with self.database.read() as connection:
            return found[0], int((await connection.execute(before)).scalar_one())

    async def _places(self, query: sa.Select[Any]) -> list[Place]:
        rows = await self.database.mappings(query)
        return [
            Place(
                rank=row["rank"],
                user_id=row["user_id"],
                guild_id=row["guild_id"],
                score=row["score"],
                shown=msgspec.json.decode(row["shown"], type=dict[str, Any]),
                shared=bool(row["shared"]),
                own=row["own"],
                tier=row["tier"],
                begun_at=row["begun_at"],
                ended_at=row["ended_at"],
            )
            for row in rows
        ]

    # --- channels that follow the days ---

    async def follow(self, one: DailyFollow) -> None:
        """Store that a channel follows the daily games. `added_by` is the person to warn if posting fails."""
        values = {each.name: getattr(one, each.name) for each in fields(DailyFollow)}
        async with self.database.write() as connection:
            await connection.execute(sa.delete(daily_follow).where(daily_follow.c.channel_id == one.channel_id))
            await connection.execute(sa.insert(daily_follow), values)

    async def unfollow(self, channel_id: int) -> bool:
        """Stop a channel from following the daily games. Return False if it did not follow them."""
        async with self.database.write() as connection:
            gone = await connection.execute(sa.delete(daily_follow).where(daily_follow.c.channel_id == channel_id))
            return bool(gone.rowcount)

    async def follows(self) -> list[DailyFollow]:
        """Return every channel that follows the daily games."""
        async with self.database.read() as connection:
            rows = (await connection.execute(sa.select(daily_follow).order_by(daily_follow.c.channel_id))).mappings()
            return [DailyFollow(**row) for row in rows]

    async def follow_of(self, channel_id: int) -> DailyFollow | None:
        """Return a channel's settings for following the daily games, or None if it does not follow them."""
        query = sa.select(daily_follow).where(daily_follow.c.channel_id == channel_id)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return DailyFollow(**row) if row is not None else None

    async def note_failure(self, channel_id: int, day: str | None) -> None:
        """Record the day on which a post to a channel failed. With None, delete this record."""
        await self.database.run(
            sa.update(daily_follow).where(daily_follow.c.channel_id == channel_id).values(trouble_on=day)
        )


async def marks_of(connection: AsyncConnection, user_id: int) -> list[dict[str, str]]:
    """Return the stored hashes of a person's attempts on days that are not over (`mark_of`)."""
    marked = sa.select(daily).where(daily.c.day.in_(sa.select(daily_mark.c.day)))
    own = {row["day"]: mark_of(Day(**row), user_id) for row in (await connection.execute(marked)).mappings()}
    held = sa.select(daily_mark).where(daily_mark.c.mark.in_(own.values()))
    return (
        [dict(row) for row in (await connection.execute(held)).mappings() if own[row["day"]] == row["mark"]]
        if own
        else []
    )


def attempt_start(
    day: str, user_id: int, game_id: str, *, word: str, mark: str, guild_id: int | None, now: datetime
) -> ExtraWrite:
    """Return a function that stores an attempt in the transaction of its game.

    The function raises `Taken` if the person has had an attempt, and `WordTaken` if the day's dice use another word.
    """

    async def store(connection: AsyncConnection) -> None:
        had = sa.select(attempt.c.game_id).where(attempt.c.day == day, attempt.c.user_id == user_id)
        marked = sa.select(daily_mark.c.mark).where(daily_mark.c.day == day, daily_mark.c.mark == mark)
        for query in (had, marked):
            if (await connection.execute(query)).first() is not None:
                raise Taken(day)
        await _store_word(connection, day, word)
        await connection.execute(sa.insert(daily_mark), {"day": day, "mark": mark})
        values = {"day": day, "user_id": user_id, "game_id": game_id, "guild_id": guild_id}
        await connection.execute(sa.insert(attempt), {**values, "state": RUNNING, "begun_at": now})

    return store


async def _store_word(connection: AsyncConnection, day: str, word: str) -> None:
    # The comparison is the lock: of two simultaneous first attempts, the second finds the word of the first.
    first = sa.update(daily).where(daily.c.day == day, daily.c.word.is_(None)).values(word=word)
    if (await connection.execute(first)).rowcount == 1:
        return
    stored = (await connection.execute(sa.select(daily.c.word).where(daily.c.day == day))).scalar_one()
    if stored != word:
        raise WordTaken(day, stored)


def attempt_end(game_id: str, *, state: str, now: datetime) -> ExtraWrite:
    """Return a function that records that an attempt has ended or was given up.

    It must run in the transaction of the game's last decision.
    """

    async def store(connection: AsyncConnection) -> None:
        running = attempt.c.game_id == game_id, attempt.c.state == RUNNING
        await connection.execute(sa.update(attempt).where(*running).values(state=state, ended_at=now))

    return store


def _of(day: str, guild_id: int | None) -> tuple[sa.ColumnElement[bool], ...]:
    here = () if guild_id is None else (attempt.c.guild_id == guild_id,)
    return (attempt.c.day == day, *here)


def _ranked(day: str, guild_id: int | None) -> sa.Subquery:
    rank = sa.func.rank().over(order_by=(TIER.desc(), attempt.c.score.desc())).label("rank")
    shared = sa.func.coalesce(profile.c.shared, sa.false()).label("shared")
    return (
        sa.select(*_ATTEMPT, rank, TIER.label("tier"), shared)
        .select_from(attempt.outerjoin(profile, profile.c.user_id == attempt.c.user_id))
        .where(*_of(day, guild_id), attempt.c.state == CONFIRMED)
        .subquery()
    )


async def _reminders(connection: AsyncConnection, day: str) -> list[DailyReminder]:
    """Return the people to remind of a day, with their new count of unused reminders."""
    mine = attempt.c.user_id == daily_reminder.c.user_id
    begun = sa.exists().where(mine, attempt.c.day == day)
    used = sa.exists().where(mine, attempt.c.day >= daily_reminder.c.reminded_on, attempt.c.day < BATTLE)
    unused = sa.case((sa.or_(daily_reminder.c.reminded_on.is_(None), used), 0), else_=daily_reminder.c.unused + 1)
    query = sa.select(daily_reminder.c.user_id, daily_reminder.c.locale, unused).where(~begun)
    rows = await connection.execute(query.order_by(daily_reminder.c.user_id))
    return [DailyReminder(int(user_id), str(locale), int(count)) for user_id, locale, count in rows]
