"""Storage of the daily puzzles and of people's answers. Each person has one answer per puzzle."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta

import sqlalchemy as sa

from db.schema.community import puzzle, puzzle_answer
from db.storage.database import Database

_SEARCH = timedelta(hours=1)
"""The time after which another process may search for a puzzle whose search did not end."""
_KEPT = timedelta(days=30)
"""How long found puzzles are kept."""
WEEK = 7


@dataclass(frozen=True, slots=True)
class Answered:
    """A person's record of answers to daily puzzles.

    It has the number of successive days with an answer up to today or yesterday, and how many of the last seven answers
    were right.
    """

    streak: int
    right: int
    of: int


class StoredPuzzles:
    """Stores and finds puzzles and answers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def found(self, day: str) -> str | None:
        """Return the puzzle of a day as JSON; None if it has not been found."""
        found: str | None = await self.database.scalar(sa.select(puzzle.c.data).where(puzzle.c.day == day))
        return found

    async def begin(self, day: str, *, now: datetime) -> bool:
        """Record that this process searches for the puzzle of a day.

        Return False if the puzzle is known or another process already searches for it.
        """
        async with self.database.write() as connection:
            row = (await connection.execute(sa.select(puzzle).where(puzzle.c.day == day))).first()
            if row is not None and (row.data is not None or row.begun_at > now - _SEARCH):
                return False
            await connection.execute(sa.delete(puzzle).where(puzzle.c.day == day))
            await connection.execute(sa.insert(puzzle), {"day": day, "begun_at": now})
        return True

    async def keep(self, day: str, data: str, *, now: datetime) -> None:
        """Store the puzzle of a day, and delete old ones."""
        old = (now - _KEPT).date().isoformat()
        async with self.database.write() as connection:
            await connection.execute(sa.update(puzzle).where(puzzle.c.day == day).values(data=data))
            await connection.execute(sa.delete(puzzle).where(puzzle.c.day < old))

    async def answer_of(self, day: str, user_id: int) -> str | None:
        """Return a person's answer to the puzzle of a day; None if they have not answered."""
        mine = puzzle_answer.c.day == day, puzzle_answer.c.user_id == user_id
        found: str | None = await self.database.scalar(sa.select(puzzle_answer.c.answer).where(*mine))
        return found

    async def answer(self, day: str, user_id: int, answer: str, *, right: bool) -> str:
        """Store a person's answer to the puzzle of a day.

        Return their first answer, which is the only one that counts.
        """
        new = {"day": day, "user_id": user_id, "answer": answer, "correct": right}
        mine = puzzle_answer.c.day == day, puzzle_answer.c.user_id == user_id
        async with self.database.write() as connection:
            before = (await connection.execute(sa.select(puzzle_answer.c.answer).where(*mine))).scalar()
            if before is not None:
                return str(before)
            await connection.execute(sa.insert(puzzle_answer), new)
        return answer

    async def counts(self, day: str) -> dict[str, int]:
        """Return the number of people who gave each answer to the puzzle of a day."""
        query = sa.select(puzzle_answer.c.answer, sa.func.count()).where(puzzle_answer.c.day == day)
        return {str(answer): int(count) for answer, count in await self.database.rows(query.group_by("answer"))}

    async def record(self, user_id: int, day: str) -> Answered:
        """Return how a person has answered puzzles up to and including a day."""
        query = (
            sa.select(puzzle_answer.c.day, puzzle_answer.c.correct)
            .where(puzzle_answer.c.user_id == user_id, puzzle_answer.c.day <= day)
            .order_by(puzzle_answer.c.day.desc())
        )
        rows = await self.database.rows(query)
        streak, wanted = 0, date.fromisoformat(day)
        for found, _ in rows:
            at = date.fromisoformat(found)
            if at != wanted and (streak or (wanted - at).days > 1):
                break
            streak, wanted = streak + 1, at - timedelta(days=1)
        last = rows[:WEEK]
        return Answered(streak, sum(bool(correct) for _, correct in last), len(last))
