"""Storage of games with several sides: their players, open questions, and more."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any, Literal, NamedTuple, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import FIELD, LINE, ExtraWrite
from db.schema.community import proposal
from db.schema.games import (
    ADVISERS,
    EVERYONE,
    HARD,
    NOBODY,
    RUNNING,
    VOTE,
    aside,
    chair,
    game,
    held,
    lapse,
    member,
    player,
    prepared,
)
from db.storage.database import Database
from db.storage.leases import Leases, Share

JOB = "sides"
"""The name of the scheduler's job that answers for sides."""


class ChairTaken(Exception):
    """Raised if the players of a side have changed, for example because another person took the side."""


class SeenOther(Exception):
    """Raised if the person has already played the other `side` of the game."""

    def __init__(self, game_id: str, side: str) -> None:
        super().__init__(f"{game_id}: {side}")
        self.side = side


class Full(Exception):
    """Raised when a side already has the maximum number of people."""


class Chair(NamedTuple):
    """The players of a side.

    `user_id` is the leader, or `NOBODY` if there is none. `members` are the other people of the side. `steward` is
    whether the autopilot plays the side. `lapses` is the number of successive time-outs.

    `command` is how they decide together. `voting` is the terms of a vote. For the autopilot, `command` is `HARD` if it
    looks ahead. `room` is the channel that only this side can read, or None.
    """

    side: str
    user_id: int = NOBODY
    steward: bool = False
    lapses: int = 0
    command: str = EVERYONE
    room: int | None = None
    voting: str | None = None
    members: tuple[int, ...] = ()

    @property
    def people(self) -> frozenset[int]:
        """The ids of all people of the side."""
        return frozenset((self.user_id, *self.members)) - {NOBODY}

    @property
    def hard(self) -> bool:
        """Whether the hard autopilot, which looks ahead, plays the side."""
        return self.steward and self.command == HARD

    @property
    def open(self) -> bool:
        """Whether the side is free. Any person may take it then."""
        return self.user_id == NOBODY and not self.steward


class AskedSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side's open question since version `since` and the time `at`, with its pace.

    `lapses` is whether its time can run out. `open` is whether everyone can see the question; otherwise it is answered
    in private. Its time does not run before it is `shown`, that is, before a message with it is posted.

    `given` is the number of seconds added for outages and pauses, which `at` already includes. `paused` is the number
    of seconds added for pauses alone. `why` is the cause of the last outage. The bot does not answer for the side
    before `not_before`. If `bound` is set, a holiday of the side's player does not move the deadline.
    """

    since: int
    at: datetime
    pace: str
    lapses: bool
    open: bool = True
    shown: bool = True
    given: float = 0.0
    paused: float = 0.0
    why: str = ""
    not_before: datetime | None = None
    bound: bool = False

    def used(self, now: datetime) -> float:
        """Return the number of seconds that the side has already had for its answer."""
        return max(0.0, (now - self.at).total_seconds()) if self.shown else 0.0

    def due(self, span: timedelta) -> datetime | None:
        """Return when the question's time limit `span` ends; None if the question has not been shown yet."""
        if not self.shown:
            return None
        return self.at + span if self.not_before is None else max(self.at + span, self.not_before)


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A side's request to return to version `to`. `refused` is whether the other side refused."""

    side: str
    version: int
    to: int
    refused: bool = False


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A leader's proposal to the other leader: to `end` the game, or a `pause`.

    It was made at the time `at`. A pause lasts until `until`. The proposal expires at the time `ends`. `refused` is
    whether the other leader refused.
    """

    kind: Literal["end", "pause"]
    side: str
    at: datetime
    ends: datetime
    until: datetime | None = None
    refused: bool = False


class Pause(msgspec.Struct, frozen=True, kw_only=True):
    """A pause of a game. The sides can answer, but their clocks stand still.

    If it has a `side`, it is a holiday of that side's player, and only that side's clock stands still.
    """

    since: datetime
    until: datetime
    side: str = ""


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """A chess clock.

    `bank`, `increment` and the rest of each side's bank (`left`) are in seconds. A place is a period with its round.
    `given` is the last place for which the increment was given. `fallen` is the place at which a side's time ran out,
    and `played` is the place at which the autopilot plays the side's turn. `won` is the side that claimed the game.
    """

    bank: int
    increment: int
    left: dict[str, float]
    given: tuple[int, int] = (-1, -1)
    fallen: dict[str, tuple[int, int]] = {}
    played: dict[str, tuple[int, int]] = {}
    won: str | None = None


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """The current plan of the hard autopilot for a side.

    `plan` is empty if no plan was found in time. It began in the period and round `place`, and `until` is how long it
    is played. `since` is the version of the last answer that the autopilot gave for the side.
    """

    plan: str = ""
    until: Literal["round", "calm", "alarm"]
    place: tuple[int, int]
    since: int = 0


class Turns(msgspec.Struct, frozen=True, kw_only=True):
    """The open questions of the sides, and how much time each side has used.

    The time is in seconds, in this period and round. `back` is the side that may take back the last answer without
    asking. `wish` is a side's request to take answers back. `clock` is the clock of a game that has one. `aims` are the
    current plans of sides that the hard autopilot plays.

    `won` is the side that has won because the other gave up. If it is `claimed`, the other no longer answered.
    `invited` says when the invitation ends for each side whose player has not agreed yet, and for each free side. No
    clock runs while it has entries.

    `offer` is a proposal that needs both leaders. `broken_off` is whether they agreed to end the game without a winner.
    `pause` is the pause that they have agreed on. `away` maps sides to the holidays of their players. `pauses` are
    earlier pauses and holidays, the newest last. `levels` is how much each side's board shows
    (`db.schema.games.LEVELS`), for sides that differ from the game.
    """

    asked: dict[str, AskedSide] = {}
    spent: dict[str, float] = {}
    back: str | None = None
    wish: Wish | None = None
    clock: Clock | None = None
    aims: dict[str, Aim] = {}
    won: str | None = None
    claimed: bool = False
    invited: dict[str, datetime] = {}
    offer: Offer | None = None
    broken_off: bool = False
    pause: Pause | None = None
    pauses: tuple[Pause, ...] = ()
    levels: dict[str, str] = {}
    away: dict[str, Pause] = {}

    def running(self, now: datetime, side: str) -> datetime:
        """Return `now`, or the time when a side's clock stopped."""
        return min((now, *(each.since for each in (self.pause, self.holiday(side)) if each is not None)))

    def holiday(self, side: str) -> Pause | None:
        """Return the holiday that stops the time of a side's question, or None."""
        asked = self.asked.get(side)
        return self.away.get(side) if asked is not None and not asked.bound else None

    def paused(self, side: str) -> Pause | None:
        """Return the pause or holiday that stops the time for a side's answer. Return None if there is none."""
        return self.pause or self.holiday(side)

    @property
    def winner(self) -> str | None:
        """The side that won because the other side gave up or ran out of time.

        It is None if the game did not end early.
        """
        return self.won or (self.clock.won if self.clock is not None else None)


@dataclass(frozen=True, slots=True, kw_only=True)
class AsideRow:
    """A row of the table `aside`: a standing order.

    `version` is the journal row that it follows. `number` counts the orders after that row.
    """

    game_id: str
    version: int
    number: int
    actor: int
    answer: str
    rules: str
    period: int
    round: int
    created_at: datetime


class Due(NamedTuple):
    """A side for which the bot must act, and when."""

    game_id: str
    side: str
    since: int
    due_at: datetime


_TURNS = msgspec.json.Decoder(Turns)
_CLOSED = Turns()
_LEASES = Leases(lapse)
WAITS: sa.ColumnElement[bool] = sa.exists().select_from(lapse)
"""An SQL condition that tests whether the clock of any side runs."""
_ASKED = sa.select(game.c.asked).where(game.c.id == sa.bindparam("of"))
_ASIDES = tuple(aside.c[field.name] for field in fields(AsideRow))


class _Asked(Protocol):
    @property
    def version(self) -> int: ...

    @property
    def asked(self) -> str | None: ...


class _Row(Protocol):
    @property
    def asked(self) -> str | None: ...

    @property
    def chairs(self) -> str | None: ...

    @property
    def members(self) -> str | None: ...


class _Seats(_Row, Protocol):
    @property
    def owner_id(self) -> int: ...

    @property
    def players(self) -> frozenset[int]: ...

    @property
    def command(self) -> str: ...

    @property
    def voting(self) -> str | None: ...


def chairs_of(row: _Row) -> dict[str, Chair]:
    """Return the players of each side, sorted by side; empty for a game with one side."""
    return {chair.side: chair for chair in _chairs(row.chairs or "", row.members or "")}


@lru_cache(1_024)
def _chairs(chairs: str, members: str) -> tuple[Chair, ...]:
    """Return the players of each side from the database's text. The result is cached."""
    beside: dict[str, list[int]] = {}
    for line in filter(None, members.split(LINE)):
        side, user = line.split(FIELD)
        beside.setdefault(side, []).append(int(user))
    found = []
    for line in filter(None, chairs.split(LINE)):
        side, user, steward, lapses, command, room, voting = line.split(FIELD)
        way = command, int(room) or None, voting or None
        found.append(Chair(side, int(user), steward == "1", int(lapses), *way, tuple(sorted(beside.get(side, ())))))
    return tuple(sorted(found, key=lambda chair: chair.side))


def seats_of(row: _Seats) -> dict[str, Chair]:
    """Return the players of each side of a game, keyed by side.

    A game of one side has a single entry with an empty name.
    """
    if row.asked is not None:
        return chairs_of(row)
    others = tuple(sorted(row.players - {row.owner_id}))
    return {"": Chair("", row.owner_id, command=row.command, voting=row.voting, members=others)}


def asked_since(row: _Asked) -> dict[str, int]:
    """Return the version at which each side with an open question was asked."""
    if row.asked is not None:
        return {side: each.since for side, each in turns_in(row.asked).asked.items()}
    return {"": row.version}


def turns_of(row: _Row) -> Turns:
    """Return the open questions of a game's sides."""
    return turns_in(row.asked)


def turns_in(asked: str | None) -> Turns:
    """Return the open questions of the sides, read from the column `asked`."""
    return _turns(asked) if asked is not None else _CLOSED


@lru_cache(1_024)
def _turns(asked: str) -> Turns:
    """Return the open questions stored in a database column. The result is cached."""
    return _TURNS.decode(asked)


async def asked_in(connection: AsyncConnection, game_id: str) -> Turns | None:
    """Return the open questions of a game within a transaction. Return None for a game of one side."""
    found = (await connection.execute(_ASKED, {"of": game_id})).scalar()
    return _TURNS.decode(found) if found is not None else None


def written(turns: Turns) -> str:
    """Return the open questions of the sides as the text of their column."""
    return msgspec.json.encode(turns).decode()


# --- statements of a decision's transaction ---


def holding(game_id: str, before: Chair, after: Chair, *, owner: int, by: int, now: datetime) -> ExtraWrite:
    """Return a function that gives a side to another person.

    The new person joins the game. The old person leaves, and their prepared orders are deleted.

    The function raises `ChairTaken` if the side no longer has the player it had `before`. It raises `SeenOther` if the
    new person has played the other side.
    """

    async def hold(connection: AsyncConnection) -> None:
        if after.user_id != NOBODY:
            await _seen(connection, game_id, before.side, after.user_id, now=now)
        mine = chair.c.game_id == game_id, chair.c.side == before.side, chair.c.user_id == before.user_id
        same = chair.c.steward == before.steward
        values: dict[str, Any] = {"user_id": after.user_id, "steward": after.steward, "lapses": 0}
        if after.user_id == NOBODY:  # a person who has left can still read the room
            values |= {"command": after.command, "voting": None, "channel_id": None}
        elif before.steward:
            values["command"] = EVERYONE
        promoted = member.c.game_id == game_id, member.c.user_id == after.user_id
        await connection.execute(sa.delete(member).where(*promoted))
        await connection.execute(
            sa.delete(prepared).where(prepared.c.game_id == game_id, prepared.c.side == before.side)
        )
        if (await connection.execute(sa.update(chair).where(*mine, same).values(**values))).rowcount != 1:
            raise ChairTaken(game_id)
        others = sa.select(chair.c.side).where(chair.c.game_id == game_id, chair.c.user_id == before.user_id)
        if before.user_id not in {NOBODY, owner} and (await connection.execute(others)).first() is None:
            gone = player.c.game_id == game_id, player.c.user_id == before.user_id
            await connection.execute(sa.delete(player).where(*gone))
        there = sa.select(player.c.user_id).where(player.c.game_id == game_id, player.c.user_id == after.user_id)
        if after.user_id not in {NOBODY, owner} and (await connection.execute(there)).first() is None:
            await playing(game_id, after.user_id, by=by, now=now)(connection)

    return hold


async def _seen(connection: AsyncConnection, game_id: str, side: str, user_id: int, *, now: datetime) -> None:
    """Record that a person may now see the secrets of a side.

    Raise `SeenOther` if they have played another side.
    """
    mine = held.c.game_id == game_id, held.c.user_id == user_id
    sides = set((await connection.execute(sa.select(held.c.side).where(*mine))).scalars())
    if others := sides - {side}:
        raise SeenOther(game_id, min(others))
    if not sides:
        values = {"game_id": game_id, "user_id": user_id, "side": side, "first_at": now}
        await connection.execute(sa.insert(held), values)
    else:  # a person who comes back plays their part to its end
        await connection.execute(sa.update(held).where(*mine).values(lost_at=None))


def gave_way(game_id: str, user_id: int, *, now: datetime) -> ExtraWrite:
    """Return a function that records that a person has lost their side because they did not answer."""

    async def lost(connection: AsyncConnection) -> None:
        mine = held.c.game_id == game_id, held.c.user_id == user_id
        await connection.execute(sa.update(held).where(*mine).values(lost_at=now))

    return lost


def seating(game_id: str, chairs: Iterable[Chair], *, now: datetime) -> ExtraWrite:
    """Return a function that stores the sides of a new game with their players."""
    names = ("side", "user_id", "steward", "lapses", "command")
    rows = [{"game_id": game_id, **{name: getattr(each, name) for name in names}} for each in chairs]

    async def seat(connection: AsyncConnection) -> None:
        await connection.execute(sa.insert(chair), rows)
        for each in chairs:
            if each.user_id != NOBODY:
                values = {"game_id": game_id, "user_id": each.user_id, "side": each.side, "first_at": now}
                await connection.execute(sa.insert(held), values)

    return seat


def playing(game_id: str, user_id: int, *, by: int, now: datetime) -> ExtraWrite:
    """Return a function that adds a player to a new game."""
    values = {"game_id": game_id, "user_id": user_id, "added_by": by, "added_at": now}

    async def play(connection: AsyncConnection) -> None:
        await connection.execute(sa.insert(player), values)

    return play


def joining(game_id: str, side: str, user_id: int, *, owner: int, by: int, now: datetime, most: int) -> ExtraWrite:
    """Return a function that adds a user to a side.

    The function raises `ChairTaken` if the side has no leader or the user already plays a side. It raises `SeenOther`
    if the user has played the other side. It raises `Full` if the side already has `most` people.
    """

    async def join(connection: AsyncConnection) -> None:
        chairs = sa.select(chair.c.side, chair.c.user_id, chair.c.steward).where(chair.c.game_id == game_id)
        seats = {row.side: row for row in await connection.execute(chairs.with_for_update())}
        if side not in seats or seats[side].user_id == NOBODY or user_id in {row.user_id for row in seats.values()}:
            raise ChairTaken(game_id)
        rows = sa.select(member.c.user_id, member.c.side).where(member.c.game_id == game_id)
        there = {row.user_id: row.side for row in await connection.execute(rows)}
        if user_id in there:
            raise ChairTaken(game_id)
        if sum(each == side for each in there.values()) + 1 >= most:
            raise Full(game_id)
        await _seen(connection, game_id, side, user_id, now=now)
        values = {"game_id": game_id, "user_id": user_id, "side": side, "added_at": now}
        await connection.execute(sa.insert(member), values)
        plays = sa.select(player.c.user_id).where(player.c.game_id == game_id, player.c.user_id == user_id)
        if user_id != owner and (await connection.execute(plays)).first() is None:
            await playing(game_id, user_id, by=by, now=now)(connection)

    return join


async def stand_aside(connection: AsyncConnection, game_id: str, user_id: int) -> bool:
    """Remove a user from a side that they joined. Return whether they had joined a side."""
    mine = member.c.game_id == game_id, member.c.user_id == user_id
    return bool((await connection.execute(sa.delete(member).where(*mine))).rowcount)


async def succeed(connection: AsyncConnection, user_id: int) -> None:
    """Hand over each side that a user leads to its longest-serving member.

    A side without members loses its channel and its way of deciding.
    """
    led = sa.select(chair.c.game_id, chair.c.side).where(chair.c.user_id == user_id)
    for game_id, side in (await connection.execute(led)).all():
        of_side = member.c.game_id == game_id, member.c.side == side
        longest = sa.select(member.c.user_id).where(*of_side).order_by(member.c.added_at, member.c.user_id).limit(1)
        found: int | None = (await connection.execute(longest)).scalar()
        values: dict[str, Any] = {"command": EVERYONE, "voting": None, "channel_id": None}
        if found is not None:
            await stand_aside(connection, game_id, found)
            values = {"user_id": found, "lapses": 0}
        mine = chair.c.game_id == game_id, chair.c.side == side
        await connection.execute(sa.update(chair).where(*mine).values(**values))


async def leave(connection: AsyncConnection, game_id: str, user_id: int) -> None:
    """Remove a player from a game and delete their proposals. Call it within a transaction."""
    await connection.execute(sa.delete(player).where(player.c.game_id == game_id, player.c.user_id == user_id))
    theirs = proposal.c.game_id == game_id, proposal.c.user_id == user_id
    await connection.execute(sa.delete(proposal).where(*theirs))


def commanding(game_id: str, side: str, *, command: str, voting: str | None = None) -> ExtraWrite:
    """Return a function that changes who decides for a side.

    In a game with one side, it also deletes all proposals. If the side will now vote, it deletes the side's prepared
    orders.
    """

    async def command_it(connection: AsyncConnection) -> None:
        mine = chair.c.game_id == game_id, chair.c.side == side
        seat = sa.update(chair).where(*mine) if side else sa.update(game).where(game.c.id == game_id)
        await connection.execute(seat.values(command=command, voting=voting))
        if not side:
            await connection.execute(sa.delete(proposal).where(proposal.c.game_id == game_id))
        elif command == VOTE:
            of_leader = prepared.c.game_id == game_id, prepared.c.side == side
            await connection.execute(sa.delete(prepared).where(*of_leader))

    return command_it


def waiting(game_id: str, due: Iterable[tuple[str, int, datetime, datetime | None]]) -> ExtraWrite:
    """Return a function that replaces the stored deadlines of a game.

    The rows are (side, since, due, time of the reminder).
    """
    names = ("side", "since", "due_at", "remind_at")
    rows = [{"game_id": game_id, **dict(zip(names, each, strict=True))} for each in due]

    async def wait(connection: AsyncConnection) -> Collection[str]:
        await connection.execute(sa.delete(lapse).where(lapse.c.game_id == game_id))
        if rows:
            await connection.execute(sa.insert(lapse), rows)
        return (JOB,) if rows else ()

    return wait


def ordered(row: AsideRow) -> ExtraWrite:
    """Return a function that stores a standing order."""

    async def order(connection: AsyncConnection) -> None:
        await connection.execute(sa.insert(aside), asdict(row))

    return order


def counted(game_id: str, side: str, lapses: int) -> ExtraWrite:
    """Return a function that stores the number of a side's successive time-outs.

    `lapses` is 0, or one more than before.
    """

    async def count(connection: AsyncConnection) -> None:
        mine = chair.c.game_id == game_id, chair.c.side == side
        values = {"lapses": lapses, "missed": chair.c.missed + int(lapses > 0)}
        await connection.execute(sa.update(chair).where(*mine).values(values))

    return count


class Sides:
    """Stores and finds the sides of games in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def asides(self, game_id: str, *, first: int = 1, last: tuple[int, int] | None = None) -> list[AsideRow]:
        """Return the standing orders given since the journal row `first`, in order.

        `last` is the version and number of the last order to return.
        """
        query = sa.select(*_ASIDES).where(aside.c.game_id == game_id, aside.c.version >= first)
        if last is not None:
            at_last = sa.and_(aside.c.version == last[0], aside.c.number <= last[1])
            query = query.where(sa.or_(aside.c.version < last[0], at_last))
        async with self.database.read() as connection:
            rows = await connection.execute(query.order_by(aside.c.version, aside.c.number))
            return [AsideRow(**row) for row in rows.mappings()]

    # --- who holds a side with others ---

    async def command(self, game_id: str, side: str, *, command: str, voting: str | None = None) -> bool:
        """Change how a side decides. Return False if the game is over."""
        async with self.database.write() as connection:
            running = sa.select(game.c.id).where(game.c.id == game_id, game.c.status == RUNNING).with_for_update()
            if (await connection.execute(running)).first() is None:
                return False
            await commanding(game_id, side, command=command, voting=voting)(connection)
            return True

    async def room(self, game_id: str, side: str, channel_id: int | None) -> int | None:
        """Change the channel in which a side talks in private. Return the id of the former channel.

        A side without such a channel has neither votes nor advisers.
        """
        mine = chair.c.game_id == game_id, chair.c.side == side
        async with self.database.write() as connection:
            before: int | None = (await connection.execute(sa.select(chair.c.channel_id).where(*mine))).scalar()
            await connection.execute(sa.update(chair).where(*mine).values(channel_id=channel_id))
            if channel_id is None:
                roomless = chair.c.command.in_((VOTE, ADVISERS))
                changed = sa.update(chair).where(*mine, roomless)
                await connection.execute(changed.values(command=EVERYONE, voting=None))
        return before

    async def rooms(self, channel_id: int) -> list[tuple[str, str]]:
        """Return the (game, side) ids of running games whose sides have their own channel."""
        query = sa.select(chair.c.game_id, chair.c.side).join(game, game.c.id == chair.c.game_id)
        mine = query.where(chair.c.channel_id == channel_id, game.c.status == RUNNING)
        return [(row.game_id, row.side) for row in await self.database.rows(mine)]

    async def join(
        self, game_id: str, side: str, user_id: int, *, owner: int, by: int, now: datetime, most: int
    ) -> None:
        """Add a user to a side.

        Raise `ChairTaken` if the side has no leader, or the user already plays a side. Raise `SeenOther` if the user
        has played the other side. Raise `Full` if `most` users already play the side.
        """
        async with self.database.write() as connection:
            await joining(game_id, side, user_id, owner=owner, by=by, now=now, most=most)(connection)

    async def longest_member(self, game_id: str, side: str) -> int | None:
        """Return the longest member of a side, other than the leader; None if there is none."""
        mine = member.c.game_id == game_id, member.c.side == side
        query = sa.select(member.c.user_id).where(*mine).order_by(member.c.added_at, member.c.user_id).limit(1)
        found: int | None = await self.database.scalar(query)
        return found

    # --- whose time is over ---

    async def claim_due(
        self,
        *,
        by: str,
        now: datetime,
        lease: timedelta,
        share: Share | None = None,
        most: int = 20,
        unless: sa.ColumnElement[bool] | None = None,
    ) -> Sequence[Due]:
        """Claim and return sides whose deadline has passed.

        Games that match the SQL condition `unless` are skipped.
        """
        at = self.database.lease_time(now)
        query = (
            sa.select(lapse.c.game_id, lapse.c.side, lapse.c.since, lapse.c.due_at)
            .join(game, game.c.id == lapse.c.game_id)
            .where(lapse.c.due_at <= now, _LEASES.free(by=by, at=at))
            .where(_LEASES.ripe(share, game.c.guild_id, lapse.c.due_at, now=now))
            .where(sa.true() if unless is None else sa.not_(unless))
            .order_by(lapse.c.due_at, lapse.c.game_id, lapse.c.side)
            .limit(most)
        )
        return [Due(**row) for row in await self.database.writing(_LEASES.claim, query, by=by, until=at + lease)]

    async def release(self, due: Due, *, by: str) -> None:
        """Release the claim on a side for which the bot could not answer yet."""
        mine = lapse.c.game_id == due.game_id, lapse.c.side == due.side, lapse.c.since == due.since
        await self.database.run(_LEASES.releasing(*mine, by=by))

    async def settle(self, due: Due) -> None:
        """Delete the row of a side that no longer has to answer.

        A row about another question is kept.
        """
        mine = lapse.c.game_id == due.game_id, lapse.c.side == due.side, lapse.c.since == due.since
        await self.database.run(sa.delete(lapse).where(*mine, lapse.c.due_at <= due.due_at))

    async def next_due(self, now: datetime) -> datetime | None:
        """Return the next deadline of any side; None if there is none.

        Deadlines that have already passed are left out.
        """
        query = sa.select(sa.func.min(lapse.c.due_at)).where(lapse.c.due_at > now)
        found: datetime | None = await self.database.scalar(query)
        return found
