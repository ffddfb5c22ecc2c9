"""Draws pictures in a thread or in processes, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from functools import cache, partial
from typing import TypeVar

from bot.boards.drawing_processes import Board, DrawingProcesses, draw, first_board
from bot.boards.drawing_queue import WAITING, DrawingQueue
from bot.games.errors import TooMuchAtOnce
from bot.games.state import VisibleGame
from bot.runtime import memory
from bot.runtime.metrics import Metrics
from render.catalogue import languages
from render.language import language, speaking, spoken
from render.odds import OddsSheet
from render.pictures.print_page import Page
from render.presenter import Look, Presenter

log = logging.getLogger(__name__)

_LIMIT = 300.0
"""The time in seconds after which the thread is considered to hang. After a start it first prepares all games, which
takes long.
"""

_KEPT = 64
"""The maximum number of cached pictures, of at most 300 KB each; a board in a fight has two."""

_SWITCH = 0.0005
"""The interpreter's switch interval in seconds, which limits how long drawing can block the event loop.

Whenever the event loop has used the network, it waits for the interpreter lock for up to this time. With Python's
default of five milliseconds, a hundred simultaneous clicks would take half a second longer.
"""

T = TypeVar("T")

_WHOLE, _FIGHT = "picture", "fight"
"""The methods of a presenter that draw a board: the whole picture, and the fight."""
_Key = tuple[str, str, int, int, Look, str, str | None]


class PictureWorker:
    """Draws pictures in its own thread, and in up to `processes` processes if many wait.

    There is only one thread, because a second one would draw the same background again.
    """

    def __init__(self, find: Callable[[str], Presenter], *, metrics: Metrics | None = None, processes: int = 0) -> None:
        self._find = find
        self._metrics = metrics or Metrics()
        self._workers = _artist()
        self._turns = DrawingQueue(self._workers, limit=_LIMIT, replace=self._replace)
        self._processes = DrawingProcesses(processes)
        self._drawn: OrderedDict[_Key, bytes | None] = OrderedDict()
        self._drawing: dict[_Key, asyncio.Future[bytes | None]] = {}

    def warm_up(self, systems: Iterable[str], *, locale: str) -> None:
        """Draw a first board of each game in advance, so that the first requests are fast.

        This loads the texts in `locale`, and names and rules in every language.
        """
        sys.setswitchinterval(_SWITCH)
        known = tuple(systems)
        for system in known:
            self._workers.submit(first_board, system, self._find, locale)
        for system in known:
            self._workers.submit(_first_words, system, self._find)
        self._workers.submit(memory.give_back)

    async def picture(self, state: VisibleGame, *, first: int, look: Look = "chart") -> bytes | None:
        """Return the board as a PNG, with the events from journal row `first` on.

        Return None if the board cannot be drawn.
        """
        return await self._board(_WHOLE, state, first=first, look=look)

    async def fight(self, state: VisibleGame, *, first: int, look: Look = "chart") -> bytes | None:
        """Return the picture of the fight; None without a fight, or if it cannot be drawn."""
        return await self._board(_FIGHT, state, first=first, look=look)

    async def _board(self, kind: str, state: VisibleGame, *, first: int, look: Look) -> bytes | None:
        key = (kind, state.id, state.version, first, look, state.locale, state.side)
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        turns = self._processes.turns
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = self._drawing[key] = self._begin(kind, state, look, turns)
        try:
            with self._metrics.drawing():
                drawn = await asyncio.shield(drawing)
        except Exception as error:
            if isinstance(error, BrokenExecutor) and turns is not None:
                self._processes.died(error, of=turns)
                self._forget(key, drawing)
                return await self._board(kind, state, first=first, look=look)
            # A board without its picture can be played; a board that is not posted cannot.
            log.exception("the board of game %(game)s cannot be drawn", {"game": state.id})
            return None
        finally:
            self._forget(key, drawing)
        self._drawn[key] = drawn
        while len(self._drawn) > _KEPT:
            self._drawn.popitem(last=False)
        return drawn

    def _begin(
        self, kind: str, state: VisibleGame, look: Look, turns: DrawingQueue | None
    ) -> asyncio.Future[bytes | None]:
        """Queue the drawing of a board and return its future.

        Boards in the queue `turns` are drawn in worker processes. Without it, the thread draws the board.
        """
        board = Board(
            system=state.system, method=kind, view=state.view, events=state.events, locale=state.locale, look=look
        )
        if turns is not None:
            return turns.take(partial(draw, board), first=True)
        if self._processes.number:
            self._processes.meet(self._turns.waiting(), locale=state.locale)
        return self._turns.take(partial(draw, board, self._find), first=True)

    def _replace(self) -> ThreadPoolExecutor:
        """Give up the hanging thread, which cannot be killed, and return a new one."""
        log.error("the thread that draws hangs: another one is begun")
        self._workers.shutdown(wait=False, cancel_futures=True)
        self._workers = _artist()
        return self._workers

    def trouble(self) -> str | None:
        """Return why drawing has stopped, or None if it works."""
        return self._turns.slow() or self._processes.trouble()

    def _forget(self, key: _Key, drawing: asyncio.Future[bytes | None]) -> None:
        if self._drawing.get(key) is drawing:
            del self._drawing[key]

    async def drawn(self, draw: Callable[[], bytes], *, what: str) -> bytes | None:
        """Draw a picture that a user asked for, as a PNG. Return None if it cannot be drawn.

        Raise `TooMuchAtOnce` if the user has too many pictures waiting.
        """
        drawing = partial(spoken, language(), draw)
        try:
            return await self._turns.take(drawing, most=WAITING)
        except TooMuchAtOnce:
            raise
        except Exception:
            log.exception("%(kind)s cannot be drawn", {"kind": what})
            return None

    async def worked(self, work: Callable[[], T]) -> T:
        """Queue a longer computation and return its result.

        Raise `TooMuchAtOnce` if the user has too many jobs waiting. Errors of `work` are raised, too.
        """
        return await self._turns.take(work, most=WAITING)

    async def bars(self, presenter: Presenter, sheets: Sequence[OddsSheet]) -> bytes | None:
        """Return a chart of the odds as a PNG; None if it cannot be drawn.

        Raise `TooMuchAtOnce` if the user has too many pictures waiting.
        """
        draw = partial(presenter.odds_picture, sheets)
        return await self.drawn(draw, what="a sheet of odds")

    async def page(self, draw: Callable[[], Page | None]) -> Page | None:
        """Queue the drawing of a printed page, and return the page. Return None if there is no page.

        Raise any error that `draw` raises.
        """
        return await self._turns.take(partial(spoken, language(), draw))

    def close(self) -> None:
        """Stop the drawing thread and processes, and cancel waiting pictures."""
        self._turns.close()
        self._processes.close()
        self._workers.shutdown(wait=False, cancel_futures=True)


def _artist() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="artist")


@cache
def _first_words(system: str, find: Callable[[str], Presenter]) -> None:
    """Load a game's names and rules in every language, once per process."""
    presenter = find(system)
    for locale in languages():
        with speaking(locale):
            presenter.vocabulary()
            presenter.rulebook().find(system)
