"""Games of several sides: who holds each, since when it is asked, orders given aside, and whose time is over."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import datetime, timedelta
from typing import NamedTuple, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import FIELD, LINE, ExtraWrite
from db.schema.games import NOBODY, aside, chair, game, lapse, player
from db.storage.database import Database
from db.storage.leases import Leases, Share

JOB = "sides"
"""The name of the scheduler's job that answers for sides."""


class ChairTaken(Exception):
    """Somebody else holds that side, or the person who left it did not hold it; nothing was stored."""


class Chair(NamedTuple):
    """A side: who holds it, `NOBODY` if nobody does; whether the steward plays it; its lapses in a row."""

    side: str
    user_id: int = NOBODY
    steward: bool = False
    lapses: int = 0

    @property
    def open(self) -> bool:
        """Whether anybody may take it."""
        return self.user_id == NOBODY and not self.steward


class AskedSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side that is asked: `since` which version and `at` what time, at which pace; `lapses` if its time can end.

    `open` says that the question is shown to everybody; the answer of another one is given in private.
    """

    since: int
    at: datetime
    pace: str
    lapses: bool
    open: bool = True


class Turns(msgspec.Struct, frozen=True, kw_only=True):
    """Which sides are asked, and how long each has already been asked in this period and round, in seconds.

    `back` is the side that may take back the last answer by itself.
    """

    asked: dict[str, AskedSide] = {}
    spent: dict[str, float] = {}
    back: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AsideRow:
    """A row of the table `aside`: the order `number` that was given after the journal row `version`."""

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
    """A side whose time is over, or that the steward plays."""

    game_id: str
    side: str
    since: int
    due_at: datetime


_TURNS = msgspec.json.Decoder(Turns)
_CLOSED = Turns()
_LEASES = Leases(lapse)
_ASIDES = tuple(aside.c[field.name] for field in fields(AsideRow))


class _Row(Protocol):
    @property
    def asked(self) -> str | None: ...

    @property
    def chairs(self) -> str | None: ...


def chairs_of(row: _Row) -> dict[str, Chair]:
    """Return the chairs of a game by side; none of a game of one side."""
    found = {}
    for line in filter(None, (row.chairs or "").split(LINE)):
        side, user_id, steward, lapses = line.split(FIELD)
        found[side] = Chair(side, int(user_id), steward == "1", int(lapses))
    return found


def turns_of(row: _Row) -> Turns:
    """Return which sides of a game are asked."""
    return _TURNS.decode(row.asked) if row.asked is not None else _CLOSED


def written(turns: Turns) -> str:
    """Return the column of which sides are asked."""
    return msgspec.json.encode(turns).decode()


# --- statements of a decision's transaction ---


def holding(game_id: str, before: Chair, after: Chair, *, owner: int, by: int, now: datetime) -> ExtraWrite:
    """Return the statements that change who holds a side: they play in the game, and who leaves it does not.

    They raise `ChairTaken` if the chair is no longer as it was `before`.
    """

    async def hold(connection: AsyncConnection) -> None:
        mine = chair.c.game_id == game_id, chair.c.side == before.side, chair.c.user_id == before.user_id
        held = chair.c.steward == before.steward
        values = {"user_id": after.user_id, "steward": after.steward, "lapses": 0}
        if (await connection.execute(sa.update(chair).where(*mine, held).values(**values))).rowcount != 1:
            raise ChairTaken(game_id)
        others = sa.select(chair.c.side).where(chair.c.game_id == game_id, chair.c.user_id == before.user_id)
        if before.user_id not in {NOBODY, owner} and (await connection.execute(others)).first() is None:
            gone = player.c.game_id == game_id, player.c.user_id == before.user_id
            await connection.execute(sa.delete(player).where(*gone))
        there = sa.select(player.c.user_id).where(player.c.game_id == game_id, player.c.user_id == after.user_id)
        if after.user_id not in {NOBODY, owner} and (await connection.execute(there)).first() is None:
            await playing(game_id, after.user_id, by=by, now=now)(connection)

    return hold


def seating(game_id: str, chairs: Iterable[Chair]) -> ExtraWrite:
    """Return the statement that stores the chairs of a new game."""
    rows = [{"game_id": game_id, **each._asdict()} for each in chairs]

    async def seat(connection: AsyncConnection) -> None:
        await connection.execute(sa.insert(chair), rows)

    return seat


def playing(game_id: str, user_id: int, *, by: int, now: datetime) -> ExtraWrite:
    """Return the statement that adds a player to a new game."""
    values = {"game_id": game_id, "user_id": user_id, "added_by": by, "added_at": now}

    async def play(connection: AsyncConnection) -> None:
        await connection.execute(sa.insert(player), values)

    return play


def waiting(game_id: str, due: Iterable[tuple[str, int, datetime]]) -> ExtraWrite:
    """Return the statements that store until when each side is waited for: (side, since, due), all there is."""
    rows = [{"game_id": game_id, "side": side, "since": since, "due_at": at} for side, since, at in due]

    async def wait(connection: AsyncConnection) -> Collection[str]:
        await connection.execute(sa.delete(lapse).where(lapse.c.game_id == game_id))
        if rows:
            await connection.execute(sa.insert(lapse), rows)
        return (JOB,) if rows else ()

    return wait


def ordered(row: AsideRow) -> ExtraWrite:
    """Return the statement that stores an order given aside."""

    async def order(connection: AsyncConnection) -> None:
        await connection.execute(sa.insert(aside), asdict(row))

    return order


def counted(game_id: str, side: str, lapses: int) -> ExtraWrite:
    """Return the statement that stores how often in a row a side's time was over."""

    async def count(connection: AsyncConnection) -> None:
        mine = chair.c.game_id == game_id, chair.c.side == side
        await connection.execute(sa.update(chair).where(*mine).values(lapses=lapses))

    return count


class Sides:
    """The sides of a database's games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def asides(self, game_id: str, *, first: int = 1) -> list[AsideRow]:
        """Return the orders given aside since the journal row `first`, in their order."""
        query = sa.select(*_ASIDES).where(aside.c.game_id == game_id, aside.c.version >= first)
        async with self.database.read() as connection:
            rows = await connection.execute(query.order_by(aside.c.version, aside.c.number))
            return [AsideRow(**row) for row in rows.mappings()]

    # --- whose time is over ---

    async def claim_due(
        self, *, by: str, now: datetime, lease: timedelta, share: Share | None = None, most: int = 20
    ) -> Sequence[Due]:
        """Claim sides whose time is over."""
        at = self.database.lease_time(now)
        query = (
            sa.select(lapse.c.game_id, lapse.c.side, lapse.c.since, lapse.c.due_at)
            .join(game, game.c.id == lapse.c.game_id)
            .where(lapse.c.due_at <= now, _LEASES.free(by=by, at=at))
            .where(_LEASES.ripe(share, game.c.guild_id, lapse.c.due_at, now=now))
            .order_by(lapse.c.due_at, lapse.c.game_id, lapse.c.side)
            .limit(most)
        )
        async with self.database.write() as connection:
            return [Due(**row) for row in await _LEASES.claim(connection, query, by=by, until=at + lease)]

    async def release(self, due: Due, *, by: str) -> None:
        """Let a side that could not be answered for yet be claimed again at once."""
        mine = lapse.c.game_id == due.game_id, lapse.c.side == due.side, lapse.c.since == due.since
        async with self.database.write() as connection:
            await connection.execute(_LEASES.releasing(*mine, by=by))

    async def settle(self, due: Due) -> None:
        """Delete a row of a side that is not waited for any more; a row of another question stays."""
        mine = lapse.c.game_id == due.game_id, lapse.c.side == due.side, lapse.c.since == due.since
        async with self.database.write() as connection:
            await connection.execute(sa.delete(lapse).where(*mine, lapse.c.due_at <= due.due_at))

    async def next_due(self, now: datetime) -> datetime | None:
        """Return when the next side's time is over; what is due already is found at the heartbeat."""
        query = sa.select(sa.func.min(lapse.c.due_at)).where(lapse.c.due_at > now)
        async with self.database.read() as connection:
            found: datetime | None = (await connection.execute(query)).scalar()
        return found
