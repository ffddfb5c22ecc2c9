"""A rush of presses: all are acknowledged before any is decided, and all decided before boards are made.

A process has one core for all that is not drawn. Left to chance, the boards of those who pressed first, which cost
twenty times as much, stand in the way of the acknowledgement of those who pressed last; Discord waits three seconds for
that. While few presses are under way nobody waits, and in a rush not for long: where it never ends, everything is done
at the same time again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

CALM = 8
"""So many presses may wait for an answer of Discord's, or be decided, without anybody giving way to them."""
PATIENCE = 2.0
"""Seconds that a press, and again its board, gives way to others."""

_COME, _ACKNOWLEDGED, _DECIDED = range(3)


class Turn:
    """One press on its way: it has come, is acknowledged, and is decided."""

    def __init__(self, rush: Rush) -> None:
        self._rush = rush
        self._stage = _COME
        rush.counts[_COME] += 1

    async def acknowledged(self, *, decides: bool) -> None:
        """Let others be acknowledged, too. A press that decides nothing holds up nobody any more."""
        self._onward(_ACKNOWLEDGED if decides else _DECIDED)
        await self._rush.calm(_ACKNOWLEDGED)

    async def decided(self) -> None:
        """Let others be decided, too."""
        self._onward(_DECIDED)
        await self._rush.calm(_DECIDED)

    def over(self) -> None:
        """It holds up nobody any more."""
        self._onward(_DECIDED)

    def _onward(self, stage: int) -> None:
        if self._stage < stage:
            self._rush.counts[self._stage] -= 1
            self._stage = stage
            if stage < _DECIDED:
                self._rush.counts[stage] += 1
            self._rush.look()


_turn: ContextVar[Turn | None] = ContextVar("_turn", default=None)


class Rush:
    """Knows how many presses have come that are not acknowledged, or not decided."""

    def __init__(self, *, calm: int = CALM, patience: float = PATIENCE) -> None:
        self.counts = [0, 0]
        self._calm = calm
        self._patience = patience
        self._waiting: tuple[list[asyncio.Future[None]], ...] = ([], [])

    @contextmanager
    def turn(self) -> Iterator[Turn]:
        """The time of one press that is to be acknowledged before it is looked at."""
        turn = Turn(self)
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

    async def calm(self, stage: int) -> None:
        """Wait until few presses are short of a stage."""
        if self._is_calm(stage):
            return
        calm: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[stage - 1].append(calm)
        await asyncio.wait({calm}, timeout=self._patience)

    def look(self) -> None:
        """Let those go on that nothing holds up any more."""
        for stage, waiting in enumerate(self._waiting, 1):
            if waiting and self._is_calm(stage):
                for each in waiting:
                    if not each.done():
                        each.set_result(None)
                waiting.clear()

    def _is_calm(self, stage: int) -> bool:
        return sum(self.counts[:stage]) <= self._calm
