"""Storage of puzzles from people's own games: when to repeat them, and whom to remind."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from db.notices import Notice, enqueue
from db.schema.chances import analysis
from db.schema.community import own_puzzle, own_puzzle_reminder
from db.schema.games import OVER, chair, game, member, player
from db.storage.database import Database

REMINDERS = 3
"""The number of successive reminders without an answer after which no more are sent."""
RECENT = 10
"""The maximum number of a person's analysed games among which a new puzzle is looked for."""

_DUE = sa.exists().where(
    own_puzzle.c.user_id == own_puzzle_reminder.c.user_id, own_puzzle.c.due_at <= sa.bindparam("now")
)


class Named(NamedTuple):
    """The identity of a puzzle: a game, and the version of the person's decision."""

    game_id: str
    version: int


class Reminded(NamedTuple):
    """A person who wants reminders.

    `locale` is the person's language. `unused` is the number of successive reminders without an answer.
    """

    user_id: int
    locale: str
    unused: int


class OwnPuzzles:
    """Stores and finds the puzzles from people's own games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def due(self, user_id: int, *, now: datetime) -> list[Named]:
        """Return the puzzles that a person should repeat now, the longest due first."""
        mine = own_puzzle.c.user_id == user_id, own_puzzle.c.due_at <= now
        query = sa.select(own_puzzle.c.game_id, own_puzzle.c.version).where(*mine).order_by(own_puzzle.c.due_at)
        return [Named(*row) for row in await self.database.rows(query)]

    async def known(self, user_id: int, game_id: str) -> frozenset[int]:
        """Return the journal versions in a game whose puzzles a person has answered."""
        mine = own_puzzle.c.user_id == user_id, own_puzzle.c.game_id == game_id
        return frozenset(await self.database.scalars(sa.select(own_puzzle.c.version).where(*mine)))

    async def next_due(self, user_id: int) -> datetime | None:
        """Return the time of a person's next puzzle, or None if they have not answered any."""
        query = sa.select(sa.func.min(own_puzzle.c.due_at)).where(own_puzzle.c.user_id == user_id)
        found: datetime | None = await self.database.scalar(query)
        return found

    async def answer(
        self, user_id: int, named: Named, *, now: datetime, after: Callable[[str | None], tuple[str, datetime]]
    ) -> datetime:
        """Store that a person answered a puzzle, and return when to repeat it.

        `after` returns the new learning state and the next time, given the old state. An answer before the puzzle is
        due changes nothing.
        """
        mine = own_puzzle.c.user_id == user_id, *_is(named)
        async with self.database.write() as connection:
            row = (await connection.execute(sa.select(own_puzzle).where(*mine))).first()
            if row is not None and row.due_at > now:
                due: datetime = row.due_at
                return due
            memory, due = after(row.memory if row is not None else None)
            await connection.execute(sa.delete(own_puzzle).where(*mine))
            new = {"user_id": user_id, **named._asdict(), "due_at": due, "memory": memory}
            await connection.execute(sa.insert(own_puzzle), new)
            used = sa.update(own_puzzle_reminder).where(own_puzzle_reminder.c.user_id == user_id)
            await connection.execute(used.values(unused=0))
        return due

    async def drop(self, user_id: int, named: Named) -> None:
        """Delete a puzzle of a person."""
        async with self.database.write() as connection:
            await connection.execute(sa.delete(own_puzzle).where(own_puzzle.c.user_id == user_id, *_is(named)))

    async def analysed(self, user_id: int) -> list[str]:
        """Return the ids of a person's latest finished games that have an analysis, the newest first."""
        held = (sa.select(table.c.game_id).where(table.c.user_id == user_id) for table in (player, chair, member))
        own = sa.or_(game.c.owner_id == user_id, *(game.c.id.in_(each) for each in held))
        stored = sa.exists().where(analysis.c.game_id == game.c.id)
        query = sa.select(game.c.id).where(game.c.status == OVER, own, stored).order_by(game.c.updated_at.desc())
        return [str(found) for found in await self.database.scalars(query.limit(RECENT))]

    # --- reminders ---

    async def remind(self, user_id: int, locale: str, *, today: str) -> None:
        """Register a person for reminders in a language, starting on the next day."""
        async with self.database.write() as connection:
            await connection.execute(sa.delete(own_puzzle_reminder).where(own_puzzle_reminder.c.user_id == user_id))
            new = {"user_id": user_id, "locale": locale, "reminded_on": today, "unused": 0}
            await connection.execute(sa.insert(own_puzzle_reminder), new)

    async def stop_reminders(self, user_id: int) -> None:
        """Delete a person's request for reminders."""
        async with self.database.write() as connection:
            await connection.execute(sa.delete(own_puzzle_reminder).where(own_puzzle_reminder.c.user_id == user_id))

    async def is_reminded(self, user_id: int) -> bool:
        """Return whether a person wants reminders."""
        query = sa.select(own_puzzle_reminder.c.user_id).where(own_puzzle_reminder.c.user_id == user_id)
        return await self.database.first(query) is not None

    async def enqueue_reminders(self, notice: Callable[[Reminded], Notice], *, now: datetime, today: str) -> None:
        """Enqueue a notice to each person with a puzzle to repeat today.

        People who did not answer several reminders get no more.
        """
        columns = (own_puzzle_reminder.c[name] for name in Reminded._fields)
        query = sa.select(*columns).where(WAITS)
        async with self.database.write() as connection:
            found = (await connection.execute(query, {"now": now, "today": today})).all()
            waiting = [Reminded(*row) for row in found]
            for one in waiting:
                mine = own_puzzle_reminder.c.user_id == one.user_id
                values = {"reminded_on": today, "unused": one.unused + 1}
                await connection.execute(sa.update(own_puzzle_reminder).where(mine).values(**values))
            await connection.execute(sa.delete(own_puzzle_reminder).where(own_puzzle_reminder.c.unused >= REMINDERS))
            await enqueue(connection, [notice(one) for one in waiting])

    async def next_reminder(self) -> datetime | None:
        """Return when a person with reminders must next repeat a puzzle; None if there is nothing to repeat."""
        both = own_puzzle.c.user_id == own_puzzle_reminder.c.user_id
        found: datetime | None = await self.database.scalar(
            sa.select(sa.func.min(own_puzzle.c.due_at)).select_from(own_puzzle.join(own_puzzle_reminder, both))
        )
        return found


WAITS: sa.ColumnElement[bool] = sa.and_(own_puzzle_reminder.c.reminded_on < sa.bindparam("today"), _DUE)
"""The SQL condition of people whose reminder is due."""
REMINDS: sa.ColumnElement[bool] = sa.exists().where(WAITS)
"""An SQL condition that tests whether a reminder is due."""


def _is(named: Named) -> tuple[sa.ColumnElement[bool], ...]:
    return own_puzzle.c.game_id == named.game_id, own_puzzle.c.version == named.version
