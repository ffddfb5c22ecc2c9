"""Draws the battle of the day from the date. It is the same in every installation."""

from __future__ import annotations

import asyncio
import logging
from datetime import date, datetime, timedelta

from bot.chances.battle_trials import begun_draw, draw_a_piece, draws
from bot.chances.pool import NoProcesses
from bot.context import ChanceTeller
from bot.daily.service import DailyService, after, day_of, ends
from db.daily_days import battle_of
from engine.core.battles.drawn import NotEven
from engine.core.battles.trying import TooSlow

log = logging.getLogger(__name__)

JOB = "battles"
"""The name of the scheduler job that draws the battles of today and tomorrow."""
_AGAIN = timedelta(minutes=10)
_WEEK = 7


class DayBattles:
    """Generates the battles of the day in worker processes, at the lowest priority.

    All installations get the same battle, but each draws its own dice.
    """

    def __init__(self, daily: DailyService, chances: ChanceTeller) -> None:
        self._daily = daily
        self._chances = chances
        self._drawing: asyncio.Task[None] | None = None
        self._impossible: set[str] = set()

    async def run_due(self, now: datetime) -> datetime | None:
        """Start to generate a missing battle for today or tomorrow. Return when to run again."""
        today = day_of(now)
        for each in (today, after(today)):
            if each in self._impossible or await self._daily.days.day(battle_of(each)) is not None:
                continue
            if self._drawing is None or self._drawing.done():
                self._drawing = asyncio.create_task(self._draw(each))
            return now + _AGAIN
        return ends(today)

    async def _draw(self, day: str) -> None:
        sizes = [*draws()]
        size = sizes[date.fromisoformat(day).weekday() * len(sizes) // _WEEK]
        system = draws()[size]
        text, data = "", begun_draw(day, size)
        try:
            while not text:  # in tasks of one piece, so that other long tasks need not wait for the whole draw
                text, data = await self._chances.run(draw_a_piece, system, data, server_id=0)
        except (NotEven, TooSlow) as error:
            self._impossible.add(day)
            log.warning("%(day)s has no battle: %(problem)s", {"day": day, "problem": type(error).__name__})
        except NoProcesses:
            log.info("the battle of %(day)s is drawn later: no process", {"day": day})
        else:
            await self._daily.made_battle(day, system, text)

    def close(self) -> None:
        """Stop drawing."""
        if self._drawing is not None:
            self._drawing.cancel()
