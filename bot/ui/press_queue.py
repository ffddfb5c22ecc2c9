"""A rush of presses: all are acknowledged before any is decided, and all decided before boards are made.

A process has one core for all that is not drawn. Left to chance, the boards of those who pressed first, which cost
twenty times as much, stand in the way of the acknowledgement of those who pressed last; Discord waits three seconds for
that. While few presses are under way nobody waits, and in a rush not for long: where it never ends, everything is done
at the same time again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

CALM = 8
"""So many presses may wait for an answer of Discord's, or be decided, without anybody giving way to them; and no more
are decided at the same time."""
LULL = 0.25
"""Seconds for which the last of a rush are waited for, although they are few: a single decision takes as long as a
dozen acknowledgements."""
PATIENCE, BOARDS_PATIENCE = 2.0, 6.0
"""Seconds that a press gives way to others, and then its board: a decision that is stored can wait longer."""

_TOGETHER = 4
"""So many boards are begun in one go."""

_COME, _WAITS, _DECIDES, _DONE = range(4)


class Turn:
    """One press on its way: it has come, is acknowledged, waits, is decided."""

    def __init__(self, rush: Rush) -> None:
        self._rush = rush
        self.stage = _COME
        rush.counts[_COME] += 1

    async def acknowledged(self, *, decides: bool) -> None:
        """Let others be acknowledged, too. A press that decides nothing holds up nobody any more."""
        self._rush.move(self, _WAITS if decides else _DONE)
        if decides:
            await self._rush.wait(self, _DECIDES)

    async def decided(self) -> None:
        """Let others be decided, too."""
        self._rush.move(self, _DONE)
        await self._rush.wait(self, _DONE)

    def over(self) -> None:
        """It holds up nobody any more."""
        self._rush.move(self, _DONE)


_turn: ContextVar[Turn | None] = ContextVar("_turn", default=None)


class Rush:
    """Knows how many presses have come that are not acknowledged, or not decided."""

    def __init__(self, *, calm: int = CALM, patience: tuple[float, float] = (PATIENCE, BOARDS_PATIENCE)) -> None:
        self.counts = [0, 0, 0, 0]
        self._calm = calm
        self._rushing = False
        self._patience = {_DECIDES: patience[0], _DONE: patience[1]}
        self._waiting: dict[int, OrderedDict[Turn, asyncio.Future[None]]] = {
            _DECIDES: OrderedDict(),
            _DONE: OrderedDict(),
        }

    @contextmanager
    def turn(self) -> Iterator[Turn]:
        """The time of one press that is to be acknowledged before it is looked at."""
        turn = Turn(self)
        self._rushing = self._rushing or self.counts[_COME] > self._calm
        token = _turn.set(turn)
        try:
            yield turn
        finally:
            _turn.reset(token)
            turn.over()

    @staticmethod
    async def decided() -> None:
        """The present press is decided: its board gives way to others that are not."""
        turn = _turn.get()
        if turn is not None:
            await turn.decided()

    def move(self, turn: Turn, stage: int) -> None:
        """A press has come so far; whoever waited for that goes on."""
        if turn.stage < stage:
            before = self.counts[_COME]
            self._count(turn, stage)
            if self._rushing and before > self._calm >= self.counts[_COME]:
                asyncio.get_running_loop().call_later(LULL, self._lulled)
            self._rushing = self._rushing and self.counts[_COME] > 0
            self._look()

    def _lulled(self) -> None:
        """The last of a rush have been waited for long enough, unless more have come."""
        self._rushing = self._rushing and self.counts[_COME] > self._calm
        self._look()

    async def wait(self, turn: Turn, stage: int) -> None:
        """Wait to go on at a stage, behind those who wait for it already, and no longer than patience lasts."""
        waiting = self._waiting[stage]
        if waiting or not self._free(stage):
            waiting[turn] = asyncio.get_running_loop().create_future()
            try:
                await asyncio.wait({waiting[turn]}, timeout=self._patience[stage])
            finally:
                waiting.pop(turn, None)
        if turn.stage < stage:
            self._count(turn, stage)

    def _count(self, turn: Turn, stage: int) -> None:
        self.counts[turn.stage] -= turn.stage != _DONE
        self.counts[stage] += stage != _DONE
        turn.stage = stage

    def _look(self) -> None:
        """Let those go on that nothing holds up any more; boards few at a time, since each is much work at once."""
        deciding = self._waiting[_DECIDES]
        while deciding and self._free(_DECIDES):
            turn, go = deciding.popitem(last=False)
            self._count(turn, _DECIDES)
            go.set_result(None)
        shown = self._waiting[_DONE]
        if shown and self._free(_DONE):
            for _ in range(min(len(shown), _TOGETHER)):
                shown.popitem(last=False)[1].set_result(None)
            if shown:
                asyncio.get_running_loop().call_soon(self._look)

    def _free(self, stage: int) -> bool:
        come, waits, decides, _ = self.counts
        if stage == _DONE:
            return come + waits + decides <= self._calm
        return come <= (0 if self._rushing else self._calm) and decides < max(1, self._calm)
