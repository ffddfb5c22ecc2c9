"""Stores ballots and their outcomes. A ballot is a vote on a question of a game.

A vote changes the ballot's row in the same transaction, and a ballot can be closed only with a current count. Therefore
two processes cannot both settle a ballot, and no vote is lost between counting and closing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import GAMES, GameRow
from db.schema.community import ballot, ballot_vote, campaign
from db.schema.games import EVERYONE, RESIGNED, RUNNING, VOTE, UtcDateTime, chair, game
from db.sides import asked_since, seats_of
from db.storage.database import Database
from db.storage.leases import Leases, Share


class BallotClosed(Exception):
    """Raised when a ballot is closed or its time is over."""


class VotesMoved(Exception):
    """Raised when votes have changed since they were counted, or the ballot is already closed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ballot:
    """A row of the table `ballot`, whose columns are explained in `db.schema.community`."""

    id: int
    game_id: str
    side: str
    version: int
    opened_at: datetime
    closes_at: datetime
    options: str
    voters: str
    quorum: int
    native: bool
    channel_id: int
    poll_id: int | None
    message_id: int | None
    cast: int
    show_at: datetime | None
    shown_at: datetime | None
    closed_at: datetime | None
    outcome: str | None

    @property
    def seen(self) -> bool:
        """Whether the ballot is posted in its channel, so that people can vote."""
        return self.poll_id is not None or self.message_id is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """The values with which a ballot is opened."""

    game_id: str
    version: int
    opened_at: datetime
    closes_at: datetime
    options: str
    voters: str
    quorum: int
    native: bool
    channel_id: int
    side: str = ""


BEFORE = timedelta(seconds=10)
"""How long before the deadline of its campaign the votes of a game are counted."""
TOO_SHORT = timedelta(minutes=1)
"""The minimum time before the deadline for opening a ballot; after that the campaign's calendar decides."""

_BALLOT = tuple(ballot.c[field.name] for field in fields(Ballot))
_OPEN = ballot.c.closed_at.is_(None)
_LEASES = Leases(ballot)
_SEEN = sa.or_(ballot.c.poll_id.is_not(None), ballot.c.message_id.is_not(None))
_VOTING = sa.or_(game.c.command == VOTE, game.c.id.in_(sa.select(chair.c.game_id).where(chair.c.command == VOTE)))
"""An SQL condition that tests whether a game, or a side of it, is decided by vote."""
_WHOLE = ballot.c.side == ""
"""An SQL condition that tests whether a ballot is that of a whole game, not of a side."""

WAITS: sa.ColumnElement[bool] = sa.or_(
    sa.exists().where(sa.or_(_OPEN, ballot.c.show_at.is_not(None), ballot.c.claimed_until.is_not(None))),
    sa.exists().where(game.c.status == RUNNING, game.c.command == VOTE),
    sa.exists().where(chair.c.command == VOTE),
)
"""An SQL condition that tests whether anything is decided by vote, or a message of a ballot may be outdated."""

# The queries of the scheduler's regular checks are built once: building one costs more than running it.
_ALL_OPEN = sa.select(*_BALLOT).where(_OPEN)
_BALLOTS_HELD = sa.select(ballot.c.game_id, ballot.c.side).where(_OPEN)
_GAMES_BY_VOTE = GAMES.where(game.c.status == RUNNING, _VOTING).order_by(game.c.created_at, game.c.id)
_MOVED = sa.union_all(
    sa.select(ballot.c.id, game.c.channel_id)
    .join(game)
    .where(_OPEN, ~_SEEN, _WHOLE, game.c.channel_id != ballot.c.channel_id),
    sa.select(ballot.c.id, chair.c.channel_id)
    .join(chair, sa.and_(chair.c.game_id == ballot.c.game_id, chair.c.side == ballot.c.side))
    .where(_OPEN, ~_SEEN, chair.c.channel_id != ballot.c.channel_id),
)
_NEXT_TIMES = sa.select(
    sa.select(sa.func.min(ballot.c.closes_at)).where(_OPEN, _SEEN).scalar_subquery(),
    sa.select(sa.func.min(ballot.c.show_at)).scalar_subquery(),
)


def _voted(side: str) -> sa.ColumnElement[bool]:
    """Return an SQL condition for running games that decide by vote.

    If `side` is given, that side must decide by vote.
    """
    chairs = sa.exists().where(chair.c.game_id == game.c.id, chair.c.side == side, chair.c.command == VOTE)
    return sa.and_(game.c.status == RUNNING, chairs if side else game.c.command == VOTE)


async def open_one(connection: AsyncConnection, opening: Opening) -> int | None:
    """Open a ballot. Return its id, or None if it cannot be opened. Call it within a transaction.

    The game or side must decide by vote, be at the expected version, and have no open ballot. The ballot closes before
    the deadline of its campaign. It cannot be opened shortly before that deadline.
    """
    here = sa.select(game.c.version, game.c.asked, campaign.c.deadline_at).select_from(game.outerjoin(campaign))
    asked = here.where(game.c.id == opening.game_id, _voted(opening.side))
    row = (await connection.execute(asked.with_for_update(of=game))).first()
    if row is None or asked_since(row).get(opening.side) != opening.version:
        return None
    same = ballot.c.game_id == opening.game_id, ballot.c.side == opening.side
    open_already = sa.select(ballot.c.id).where(*same, _OPEN)
    if (await connection.execute(open_already)).first() is not None:
        return None
    values: dict[str, Any] = {field.name: getattr(opening, field.name) for field in fields(Opening)}
    if row.deadline_at is not None:
        if row.deadline_at - opening.opened_at < TOO_SHORT:
            return None
        if (last := row.deadline_at - BEFORE) < opening.closes_at:
            values |= {"closes_at": last, "native": False}
    made = await connection.execute(sa.insert(ballot).values(cast=0, **values))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


async def settle(connection: AsyncConnection, ballot_id: int, *, cast: int, now: datetime, outcome: str) -> None:
    """Close a ballot with a count of its votes, within the transaction of its decision.

    Raise `VotesMoved` if the ballot is closed, or if a vote came after the count.
    """
    counted = sa.and_(ballot.c.id == ballot_id, _OPEN, ballot.c.cast == cast)
    closed = await connection.execute(sa.update(ballot).where(counted).values(_closed(now, outcome)))
    if closed.rowcount != 1:
        raise VotesMoved(ballot_id)


async def void(connection: AsyncConnection, game_id: str, *, now: datetime, outcome: str, side: str = "") -> None:
    """Close the open ballot of a game or side without a decision, if there is one."""
    same = ballot.c.game_id == game_id, ballot.c.side == side
    await connection.execute(sa.update(ballot).where(*same, _OPEN).values(_closed(now, outcome)))


async def open_ballots(connection: AsyncConnection) -> list[tuple[Ballot, int | None]]:
    """Return the open ballots that have been posted, each with the id of its server.

    Call it within a transaction.
    """
    query = sa.select(*_BALLOT, game.c.guild_id).join(game).where(_OPEN, _SEEN).order_by(ballot.c.id)
    rows = [dict(row) for row in (await connection.execute(query)).mappings()]
    return [(Ballot(**row), guild_id) for row in rows for guild_id in [row.pop("guild_id")]]


async def closed_in(connection: AsyncConnection, game_id: str, *, most: int, side: str = "") -> list[Ballot]:
    """Return the last closed ballots of a game or side, within a transaction, the latest first."""
    same = ballot.c.game_id == game_id, ballot.c.side == side
    query = sa.select(*_BALLOT).where(*same, ballot.c.closed_at.is_not(None))
    found = await connection.execute(query.order_by(ballot.c.id.desc()).limit(most))
    return [Ballot(**row) for row in found.mappings()]


def _why_closed(row: GameRow, each: Ballot) -> str:
    """Return why a ballot accepts no more votes, or an empty string if it accepts them."""
    if row.status != RUNNING:
        return "resigned" if row.status == RESIGNED else "over"
    held = seats_of(row).get(each.side)
    if held is None or held.command != VOTE:
        return "stopped"
    return "moved" if asked_since(row).get(each.side) != each.version else ""


def _closed(now: datetime, outcome: str) -> dict[str, Any]:
    return {"closed_at": now, "outcome": outcome, "show_at": now}


class Ballots:
    """Stores and finds the ballots of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- reading ---

    async def ballot(self, ballot_id: int) -> Ballot | None:
        """Return a ballot by its id; None if there is none."""
        return next(iter(await self._read(sa.select(*_BALLOT).where(ballot.c.id == ballot_id))), None)

    async def open_ballot(self, game_id: str, side: str = "") -> Ballot | None:
        """Return the open ballot of a game, or of a side; None if there is none."""
        same = ballot.c.game_id == game_id, ballot.c.side == side
        return next(iter(await self._read(sa.select(*_BALLOT).where(*same, _OPEN))), None)

    async def closed(self, game_id: str, *, most: int, side: str = "") -> list[Ballot]:
        """Return the last closed ballots of a game, or of a side, the latest first."""
        return await self.database.reading(closed_in, game_id, most=most, side=side)

    async def votes(self, ballot_id: int) -> dict[int, int]:
        """Return the number of each user's chosen option, keyed by user id."""
        query = sa.select(ballot_vote.c.user_id, ballot_vote.c.choice).where(ballot_vote.c.ballot_id == ballot_id)
        return {row.user_id: row.choice for row in await self.database.rows(query)}

    async def without_ballot(self) -> list[tuple[GameRow, str]]:
        """Return the running games and sides that decide by vote, but have no open ballot."""
        async with self.database.read() as connection:
            rows = [GameRow(**row) for row in (await connection.execute(_GAMES_BY_VOTE)).mappings()]
            if not rows:
                return []
            there = {(each.game_id, each.side) for each in await connection.execute(_BALLOTS_HELD)}
        return [
            (row, side)
            for row in rows
            for side, seat in seats_of(row).items()
            if seat.command == VOTE and side in asked_since(row) and (row.id, side) not in there
        ]

    async def orphaned(self) -> list[tuple[Ballot, str]]:
        """Return open ballots that no longer match the question of their game, each with the reason.

        The reasons are “resigned”, “over”, “stopped” and “moved”.
        """
        async with self.database.read() as connection:
            found = [Ballot(**row) for row in (await connection.execute(_ALL_OPEN)).mappings()]
            if not found:
                return []
            games = GAMES.where(game.c.id.in_({each.game_id for each in found}))
            rows = {row["id"]: GameRow(**row) for row in (await connection.execute(games)).mappings()}
        return [(each, why) for each in found if (why := _why_closed(rows[each.game_id], each))]

    async def due(
        self, now: datetime, *, by: str, share: Share | None = None, unless: sa.ColumnElement[bool] | None = None
    ) -> list[Ballot]:
        """Return posted open ballots whose time is over, the longest waiting first.

        Ballots of games that match the SQL condition `unless` are left out.
        """
        ours = _LEASES.ripe(share, game.c.guild_id, ballot.c.closes_at, now=now)
        query = sa.select(*_BALLOT).join(game).where(_OPEN, _SEEN, ballot.c.closes_at <= now, ours)
        query = query if unless is None else query.where(sa.not_(unless))
        query = query.where(_LEASES.free(by=by, at=self.database.lease_time(now)))
        return await self._read(query.order_by(ballot.c.closes_at))

    async def to_show(self, now: datetime, *, by: str, share: Share | None = None) -> list[Ballot]:
        """Return ballots whose messages must be updated."""
        at = sa.func.coalesce(ballot.c.show_at, ballot.c.claimed_until)
        ours = _LEASES.ripe(share, game.c.guild_id, at, now=now)
        leased = self.database.lease_time(now)
        left_over = sa.and_(ballot.c.show_at.is_(None), ballot.c.claimed_until <= leased)
        due = sa.or_(ballot.c.show_at <= now, left_over)
        query = sa.select(*_BALLOT).join(game).where(due, ours, _LEASES.free(by=by, at=leased))
        return await self._read(query.order_by(at))

    async def claim(self, ballot_id: int, *, by: str, now: datetime, lease: timedelta) -> bool:
        """Claim a ballot in order to count it. Return False if another process has claimed it."""
        at = self.database.lease_time(now)
        query = sa.select(ballot.c.id).where(ballot.c.id == ballot_id, _OPEN, _LEASES.free(by=by, at=at))
        return bool(await self.database.writing(_LEASES.claim, query, by=by, until=at + lease))

    async def release_claim(self, ballot_id: int, *, by: str) -> None:
        """Release the claim on a ballot after the work on it."""
        await self.database.writing(_LEASES.release, ballot.c.id == ballot_id, by=by)

    async def next_time(self) -> datetime | None:
        """Return when the next ballot must be closed or shown; None if there is none."""
        times = await self.database.first(_NEXT_TIMES)
        return min((time for time in times if time is not None), default=None)

    async def _read(self, query: sa.Select[Any]) -> list[Ballot]:
        return [Ballot(**row) for row in await self.database.mappings(query)]

    # --- voting ---

    async def cast(
        self, ballot_id: int, user_id: int, choice: int, *, now: datetime, show_at: datetime
    ) -> tuple[int | None, int]:
        """Store or replace a person's vote. Return their previous choice and the number of voters.

        The message is updated by `show_at`. Raise `BallotClosed` if the ballot is closed.
        """
        mine = sa.and_(ballot_vote.c.ballot_id == ballot_id, ballot_vote.c.user_id == user_id)
        values = {"choice": choice, "cast_at": now}
        async with self.database.write() as connection:
            changed = await connection.execute(
                sa.update(ballot)
                .where(ballot.c.id == ballot_id, _OPEN, ballot.c.closes_at > now)
                .values(
                    cast=ballot.c.cast + 1,
                    show_at=sa.func.coalesce(ballot.c.show_at, sa.literal(show_at, UtcDateTime)),
                )
            )
            if changed.rowcount != 1:
                raise BallotClosed(ballot_id)
            before: int | None = (await connection.execute(sa.select(ballot_vote.c.choice).where(mine))).scalar()
            if before is None:
                new = {"ballot_id": ballot_id, "user_id": user_id, **values}
                await connection.execute(sa.insert(ballot_vote).values(new))
            else:
                await connection.execute(sa.update(ballot_vote).where(mine).values(values))
            counted = sa.select(sa.func.count()).where(ballot_vote.c.ballot_id == ballot_id)
            return before, int((await connection.execute(counted)).scalar_one())

    async def note_poll_vote(self, poll_id: int, *, show_at: datetime) -> bool:
        """Record that somebody voted in Discord's poll. Return whether the poll belongs to an open ballot."""
        here = sa.and_(ballot.c.poll_id == poll_id, _OPEN)
        found = await self.database.first(sa.select(ballot.c.show_at).where(here))
        if found is None or found.show_at is not None:
            return found is not None
        await self.database.run(sa.update(ballot).where(here, ballot.c.show_at.is_(None)).values(show_at=show_at))
        return True

    # --- changing ---

    async def hasten(self, ballot_id: int, *, to: datetime, now: datetime) -> bool:
        """Make an open ballot close at `to`. Return False if it already closes by then."""
        later = sa.and_(ballot.c.id == ballot_id, _OPEN, ballot.c.closes_at > to)
        async with self.database.write() as connection:
            done = await connection.execute(sa.update(ballot).where(later).values(closes_at=to, show_at=now))
            return bool(done.rowcount)

    async def extend(self, ballot_id: int, *, before: str, options: str, now: datetime | None) -> bool:
        """Store new options for an open ballot. Return False if it has changed since it was read.

        The ballot's message is updated at the time `now`. Pass None if the message would show nothing new.
        """
        same = sa.and_(ballot.c.id == ballot_id, _OPEN, ballot.c.options == before)
        values: dict[str, Any] = {"options": options}
        if now is not None:
            values["show_at"] = now
        async with self.database.write() as connection:
            done = await connection.execute(sa.update(ballot).where(same).values(values))
            return bool(done.rowcount)

    async def claim_show(self, shown: Ballot, *, by: str, now: datetime, lease: timedelta) -> bool:
        """Claim a ballot in order to update its message. Return False if another process has claimed it."""
        same = ballot.c.show_at == shown.show_at if shown.show_at is not None else ballot.c.show_at.is_(None)
        at = self.database.lease_time(now)
        query = sa.select(ballot.c.id).where(ballot.c.id == shown.id, same, _LEASES.free(by=by, at=at))
        async with self.database.write() as connection:
            held = await _LEASES.claim(connection, query, by=by, until=at + lease, show_at=None, shown_at=now)
            return bool(held)

    async def note(self, ballot_id: int, **values: Any) -> None:
        """Set columns of a ballot, such as the place of its messages."""
        await self.database.run(sa.update(ballot).where(ballot.c.id == ballot_id).values(values))

    async def void(self, game_id: str, *, now: datetime, outcome: str, side: str = "") -> None:
        """Close the open ballot of a game or side without a decision. This uses its own transaction."""
        await self.database.writing(void, game_id, now=now, outcome=outcome, side=side)

    async def shorten(self, now: datetime) -> None:
        """Let open ballots close before the deadline of their game's campaign."""
        query = (
            sa.select(ballot.c.id, campaign.c.deadline_at)
            .join(campaign, campaign.c.game_id == ballot.c.game_id)
            .where(_OPEN, campaign.c.deadline_at <= ballot.c.closes_at)
        )
        late = list(await self.database.rows(query))
        for ballot_id, deadline in late:
            await self.note(ballot_id, closes_at=deadline - BEFORE, show_at=now)

    async def follow_games(self) -> Sequence[int]:
        """Move ballots that were never posted to their games' current channels. Return the ids of these ballots."""
        moved = await self.database.rows(_MOVED)
        for ballot_id, channel_id in moved:
            await self.note(ballot_id, channel_id=channel_id)
        return [ballot_id for ballot_id, _ in moved]

    # --- games ---

    async def release(self, game_id: str, side: str, *, now: datetime, outcome: str) -> bool:
        """End voting for a side, so that its players decide alone again.

        Return False if the side did not decide by vote.
        """
        mine = sa.and_(chair.c.game_id == game_id, chair.c.side == side, chair.c.command == VOTE)
        alone = sa.and_(game.c.id == game_id, game.c.command == VOTE)
        seat = sa.update(chair).where(mine) if side else sa.update(game).where(alone)
        async with self.database.write() as connection:
            changed = await connection.execute(seat.values(command=EVERYONE, voting=None))
            if changed.rowcount:
                await void(connection, game_id, now=now, outcome=outcome, side=side)
            return bool(changed.rowcount)

    async def open(
        self, opening: Opening, *, extra_write: Callable[[AsyncConnection, int], Awaitable[None]]
    ) -> int | None:
        """Open a ballot and return its id.

        `extra_write` runs in the same transaction. `open_one` explains when the result is None.
        """
        try:
            async with self.database.write() as connection:
                number = await open_one(connection, opening)
                if number is not None:
                    await extra_write(connection, number)
                return number
        except IntegrityError:
            return None  # another process opened one at the same moment
