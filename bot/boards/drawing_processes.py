"""Processes that draw boards, to keep the event loop free.

The processes start when boards first have to wait. Until they are ready, a thread draws instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from functools import cache, partial
from typing import Any

import msgspec

import engine.games
import render.games
from bot.boards.drawing_queue import DrawingQueue
from bot.runtime import clock, memory
from bot.runtime.worker_processes import LIMIT, WorkerProcesses
from engine.core.day_gate import SCENARIO
from engine.core.save import new_game
from render.language import speaking
from render.presenter import Look, Presenter

CROWD = 4
"""When this number of boards wait, the processes are started."""
_REST = 60.0
"""After processes have died, the time in seconds before they are started again."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The data needed to draw a board. `method` is the presenter's drawing method."""

    system: str
    method: str
    view: Any
    events: Sequence[Any]
    locale: str
    look: Look


def draw(board: Board, find: Callable[[str], Presenter] = render.games.find) -> bytes | None:
    """Return a picture of a board as a PNG; None if it has none."""
    make: Callable[..., bytes | None] = getattr(find(board.system), board.method)
    with speaking(board.locale):
        drawn = make(board.view, events=board.events, look=board.look)
    memory.drew()
    return drawn


class DrawingProcesses(WorkerProcesses):
    """Up to `number` processes that draw boards.

    `turns` is the queue of the processes; None while they are not ready.
    """

    def __init__(self, number: int, *, limit: float = LIMIT) -> None:
        super().__init__(number, kind="drawing")
        self.limit = limit
        self.turns: DrawingQueue | None = None
        self._beginning: asyncio.Task[None] | None = None
        self._rested = clock.monotonic()
        self._locale = ""

    def meet(self, waiting: int, *, locale: str) -> None:
        """Start the drawing processes if at least `CROWD` boards are waiting.

        `locale` is the language that the processes load first.
        """
        self._locale = locale
        if self.number and waiting >= CROWD and clock.monotonic() >= self._rested:
            self._start()

    def _start(self) -> None:
        if self.pool is None and self._beginning is None:
            self._beginning = asyncio.create_task(self._begin(self._locale))

    async def _begin(self, locale: str) -> None:
        try:
            pool = await self.begin(partial(_first_boards, locale))
        except (BrokenExecutor, OSError, RuntimeError) as error:
            self.died(error)
        else:
            self.turns = DrawingQueue(pool, width=self.number, limit=self.limit, replace=self._replace)
        finally:
            self._beginning = None

    def _replace(self) -> None:
        """Kill the drawing processes, because one of them hangs, and start new ones."""
        self.turns = None
        self.hung()
        self._start()

    def trouble(self) -> str | None:
        """Return why the processes cannot draw now, or None if they can.

        This also restarts failed processes.
        """
        slow = self.turns.slow() if self.turns is not None else None
        if slow is None and self.problem is not None and clock.monotonic() >= self._rested:
            self._start()
        return slow or self.problem

    def died(self, error: Exception, *, of: DrawingQueue | None = None) -> None:
        """Discard the processes after an error.

        If `of` is given, do so only if it is still the current queue.
        """
        if self.pool is not None and of is self.turns:
            self._rested = clock.monotonic() + _REST
            self.turns = None
            self.ended(error)

    def close(self) -> None:
        """Stop the processes. Tasks waiting for them raise `BrokenExecutor`."""
        if self._beginning is not None and self._beginning is not asyncio.current_task():
            self._beginning.cancel()
        self.turns = None
        super().close()


def _first_boards(locale: str) -> None:
    """Draw the first boards of all games in advance, so that their backgrounds are cached."""
    for system in engine.games.names():
        first_board(system, render.games.find, locale)
    memory.give_back()


@cache
def first_board(system: str, find: Callable[[str], Presenter], locale: str) -> None:
    """Draw the first board of each scenario of a game, once per process and language."""
    rules, presenter = engine.games.find(system), find(system)
    beginnings: list[dict[str, str]] = [{SCENARIO: scenario} for scenario in rules.scenarios] or [{}]
    with speaking(locale):
        for options in beginnings:
            first = new_game(rules, seed="", options=options)
            view = rules.view(first.world)
            presenter.panel(view, first.ask, first.events)
            presenter.picture(view)
            presenter.fight(view)
