"""Processes that stand still while presses wait: at the lowest priority, too, they take a core's caches.

The bot sets a byte that its processes share while a press is not yet decided, and then until its board is shown; what
plays on looks at it before each answer. Only what nobody sits waiting for waits for boards, too.
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from functools import partial
from typing import Any

LONGEST = 2.0
"""Seconds that a process stands still at most: a rush without an end stops no work for ever."""
SPELL = 0.1
"""Seconds that it then works before it stands still again."""
LULL = 0.2
"""Seconds without haste after which it counts as over: one press often follows the other's board."""
_LOOK = 0.005

_shared: Any = None
_spell = 0.0
"""When the present spell of work ends."""


class Haste(IntEnum):
    """What the bot is doing that its processes had better not disturb."""

    NONE = 0
    BOARDS = 1
    """Boards of presses that are decided are being made."""
    PRESSES = 2
    """Presses wait to be acknowledged or decided."""


def share(byte: Any) -> None:
    """Let this process look at a byte that it shares with the bot; None for a thread of the bot, which never waits."""
    global _shared  # noqa: PLW0603 - one for the process
    _shared = byte


def stand_back(niceness: int) -> None:
    """Let the bot come before this process; where the system forbids that, both are equal."""
    with suppress(AttributeError, OSError):  # not every system has it
        os.nice(niceness)


def give_way(to: Haste = Haste.PRESSES, *, seconds: float = LONGEST) -> None:
    """Wait until the bot does nothing of this haste or more, for so many `seconds` at most."""
    if _shared is not None and _shared.value >= to:
        _stand_still(to, seconds)


def _stand_still(to: Haste, seconds: float) -> None:
    global _spell  # noqa: PLW0603 - one for the process
    begun = time.perf_counter()  # real also where the clock is simulated: so is the rush
    if begun < _spell:
        return
    while _shared.value >= to:
        if time.perf_counter() - begun >= seconds:
            _spell = time.perf_counter() + SPELL
            return
        time.sleep(_LOOK)


class Busy:
    """What the bot says to its processes and its garbage collector: how much haste there is.

    `byte` is made when there are processes.
    """

    def __init__(self) -> None:
        self.byte: Any = None
        self.holds = False
        """Whether nothing is collected while presses wait: only in a process that is the bot's alone."""
        self._haste = Haste.NONE
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: set[asyncio.Future[None]] = set()

    def made(self, make: Callable[[], Any]) -> Any:
        """Return the byte; the first call makes it."""
        if self.byte is None:
            self.byte = make()
            self.byte.value = self._haste
        return self.byte

    def say(self, haste: Haste, *, lull: bool = True) -> None:
        """Say how much haste there is. What waits for boards waits a little longer than there is any."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.holds and haste is Haste.PRESSES:
            gc.disable()
            self._timer = asyncio.get_running_loop().call_later(LONGEST, gc.enable)
        elif self.holds:
            gc.enable()
        if lull and not haste and self._haste and self.byte is not None:
            haste = Haste.BOARDS
            over = partial(self.say, Haste.NONE, lull=False)
            self._timer = asyncio.get_running_loop().call_later(LULL, over)
        self._haste = haste
        if self.byte is not None:
            self.byte.value = haste
        if haste is Haste.NONE:
            for waiting in self._waiting:
                if not waiting.done():
                    waiting.set_result(None)
            self._waiting.clear()

    async def calm(self, *, seconds: float = LONGEST) -> None:
        """Wait until there is no haste, for so many `seconds` at most."""
        if self._haste is not Haste.NONE:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.add(waiting)
            try:
                await asyncio.wait({waiting}, timeout=seconds)
            finally:
                self._waiting.discard(waiting)
