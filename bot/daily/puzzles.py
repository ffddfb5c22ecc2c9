"""The puzzle of the day. It is the same for all users, and each may answer once."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import Any

import msgspec

import engine.games
from bot.chances.own_process import ProcessFailed
from bot.chances.pool import NoProcesses
from bot.context import ChanceTeller
from bot.daily.mining import holds, packed, read, search_apart
from bot.daily.service import after, day_of, ends
from bot.runtime import clock
from db.puzzles import StoredPuzzles
from db.storage.database import Database
from engine.core.planning.puzzles import Puzzle, position_of
from engine.core.save import Outcome

log = logging.getLogger(__name__)

JOB = "puzzles"
"""The name of the scheduler job that finds the puzzles of today and tomorrow."""
_LONGEST = 1_800.0
"""The time in seconds after which a search is given up."""
_AGAIN = timedelta(hours=1)


class Puzzles:
    """Finds the daily puzzles. If `on` is False, only packaged puzzles are shown."""

    def __init__(self, database: Database, chances: ChanceTeller, *, on: bool) -> None:
        self.stored = StoredPuzzles(database)
        self._chances = chances
        self.searches = on
        self._positions: dict[str, Outcome[Any]] = {}
        self._searching: asyncio.Task[None] | None = None
        self._complete = ""

    async def of_day(self, day: str) -> Puzzle | None:
        """Return the puzzle of a day; None if it has not been found."""
        data = await self.stored.found(day)
        if data is None and day in packed():
            data = bytes(packed()[day]).decode()
        if data is None:
            return None
        puzzle = read(data)
        return puzzle if holds(puzzle) else None

    async def position(self, day: str, puzzle: Puzzle) -> Outcome[Any]:
        """Return the position of a puzzle. The last positions are cached."""
        if day not in self._positions:
            found = await asyncio.to_thread(position_of, engine.games.find(puzzle.system), puzzle)
            while len(self._positions) > 1:
                self._positions.pop(next(iter(self._positions)))
            self._positions[day] = found
        return self._positions[day]

    async def run_due(self, now: datetime) -> datetime | None:
        """Start the search for a missing puzzle of today or tomorrow. Return when to run again.

        The search takes minutes, so it is not awaited here.
        """
        today = day_of(now)
        if self._complete == today:
            return ends(today)
        for day in (today, after(today)):
            if await self.of_day(day) is not None:
                continue
            idle = self._searching is None or self._searching.done()
            if idle and await self.stored.begin(day, now=now):
                self._searching = asyncio.create_task(self._search(day))
            return now + _AGAIN
        self._complete = today
        return ends(today)

    async def _search(self, day: str) -> None:
        """Search for the puzzle of a day in a process of lowest priority, and store it."""
        try:
            found = await self._chances.apart(search_apart, day, seconds=_LONGEST)
        except (ProcessFailed, NoProcesses) as error:
            log.warning("no puzzle of %(day)s is found: %(problem)s", {"day": day, "problem": type(error).__name__})
            return
        if found is None:
            log.warning("no puzzle of %(day)s is found", {"day": day})
            return
        await self.stored.keep(day, msgspec.json.encode(found).decode(), now=clock.now())

    def close(self) -> None:
        """Cancel the running search and its process."""
        if self._searching is not None:
            self._searching.cancel()
