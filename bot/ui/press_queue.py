"""Queues clicks: they are first acknowledged, then decided, then shown on boards.

Discord allows three seconds for an acknowledgement, and boards are expensive to draw. If there are few clicks, none of
them waits. If the load lasts, everything runs at the same time again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from bot.runtime.giving_way import Haste

CALM = 8
"""The maximum number of clicks in progress that are not queued.

Up to this many clicks may wait for Discord's answer or be decided without delaying others. No more than this are
decided at the same time.
"""
LULL = 0.25
"""The time in seconds for which the last few clicks of a busy moment still delay others."""
PATIENCE, BOARDS_PATIENCE = 2.0, 6.0
"""The maximum time in seconds that a click waits for others, and then that its board waits: a stored decision can wait
longer.
"""

_TOGETHER = 4
"""The maximum number of boards started together."""

_NONE, _COME, _WAITS, _DECIDES, _SHOWS, _DONE = range(6)


@dataclass(slots=True, eq=False)
class QueuedPress:
    """A click in progress, with its stage: arrived, waiting, being decided, being shown, done."""

    press_queue: PressQueue
    stage: int = _NONE

    async def acknowledged(self, *, decides: bool) -> None:
        """Mark the click as acknowledged. If it `decides` something, wait for its turn.

        A click that decides nothing is then done.
        """
        self.press_queue.move(self, _WAITS if decides else _DONE)
        if decides:
            await self.press_queue.wait(self, _DECIDES)


_turn: ContextVar[QueuedPress | None] = ContextVar("_turn", default=None)


def _unheard(_haste: Haste) -> None:
    pass


class PressQueue:
    """Counts the clicks at each stage of their handling. Clicks at later stages wait for clicks at earlier ones."""

    def __init__(self, *, calm: int = CALM, patience: tuple[float, float] = (PATIENCE, BOARDS_PATIENCE)) -> None:
        self.counts = [0] * _DONE
        self.busy: Callable[[Haste], object] = _unheard
        """The function that is called with the new level of load whenever it changes."""
        self._haste = Haste.NONE
        self._calm = calm
        self._rushing = False
        self._patience = {_DECIDES: patience[0], _SHOWS: patience[1]}
        self._waiting: dict[int, OrderedDict[QueuedPress, asyncio.Future[None]]] = {
            _DECIDES: OrderedDict(),
            _SHOWS: OrderedDict(),
        }

    @contextmanager
    def turn(self) -> Iterator[QueuedPress]:
        """Return a context manager that registers a click while it is being handled."""
        turn = QueuedPress(self)
        self.move(turn, _COME)
        self._rushing = self._rushing or self.counts[_COME] > self._calm
        token = _turn.set(turn)
        try:
            yield turn
        finally:
            _turn.reset(token)
            self.move(turn, _DONE)

    @staticmethod
    async def decided() -> None:
        """Mark the current click as decided, and wait until its board may be drawn."""
        turn = _turn.get()
        if turn is not None:
            turn.press_queue.move(turn, _SHOWS)
            await turn.press_queue.wait(turn, _SHOWS)

    def move(self, turn: QueuedPress, stage: int) -> None:
        """Move a click forward to a stage, and wake waiting clicks."""
        if turn.stage < stage:
            before = self.counts[_COME]
            if turn.stage != _NONE:
                self.counts[turn.stage] -= 1
            if stage != _DONE:
                self.counts[stage] += 1
            turn.stage = stage
            if any(self.counts[_COME:_SHOWS]):
                haste = Haste.PRESSES
            else:
                haste = Haste.BOARDS if self.counts[_SHOWS] else Haste.NONE
            if haste != self._haste:
                self._haste = haste
                self.busy(haste)
            if self._rushing and before > self._calm >= self.counts[_COME]:
                asyncio.get_running_loop().call_later(LULL, self._lulled)
            self._rushing = self._rushing and self.counts[_COME] > 0
            if stage not in {_COME, _DECIDES} and any(self._waiting.values()):
                self._check()

    def _lulled(self) -> None:
        """End a rush of clicks when a short pause is over."""
        self._rushing = self._rushing and self.counts[_COME] > self._calm
        self._check()

    async def wait(self, turn: QueuedPress, stage: int) -> None:
        """Wait until a click may enter a stage. Clicks enter in order of arrival.

        After a time limit, the click enters anyway.
        """
        waiting = self._waiting[stage]
        if waiting or not self._free(stage):
            waiting[turn] = asyncio.get_running_loop().create_future()
            try:
                await asyncio.wait({waiting[turn]}, timeout=self._patience[stage])
            finally:
                waiting.pop(turn, None)
        self.move(turn, stage)

    def _check(self) -> None:
        """Let clicks proceed that need not wait any longer, but only a few boards at a time."""
        deciding = self._waiting[_DECIDES]
        while deciding and self._free(_DECIDES):
            turn, go = deciding.popitem(last=False)
            self.move(turn, _DECIDES)
            go.set_result(None)
        shown = self._waiting[_SHOWS]
        if shown and self._free(_SHOWS):
            for _ in range(min(len(shown), _TOGETHER)):
                shown.popitem(last=False)[1].set_result(None)
            if shown:
                asyncio.get_running_loop().call_soon(self._check)

    def _free(self, stage: int) -> bool:
        _, come, waits, decides, _ = self.counts
        if stage == _SHOWS:
            return come + waits + decides <= self._calm
        return come <= (0 if self._rushing else self._calm) and decides < max(1, self._calm)
