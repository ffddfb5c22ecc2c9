"""Makes worker processes pause while clicks are waiting for the bot.

Even at the lowest priority they would slow down the bot, because they displace its data from the processor's caches.
The bot sets a byte that it shares with its processes. Each simulated game checks this byte before each answer.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from functools import partial
from typing import Any

LONGEST = 2.0
"""The maximum time in seconds that a process pauses; even an endless series of clicks must not stop its work."""
SPELL = 0.1
"""The time in seconds that it then works before it pauses again."""
LULL = 0.2
"""The time in seconds without clicks after which a series counts as over: one click often follows the board of
another.
"""
_LOOK = 0.005
_PRIVATE = ("DISCORD_", "SIEGEMASTER_")

_shared: Any = None
_spell = 0.0
"""The end of the present period of work, on the monotonic clock."""


class Haste(IntEnum):
    """How busy the bot is. Worker processes pause if it is too busy."""

    NONE = 0
    BOARDS = 1
    """Boards of decided clicks are being made."""
    PRESSES = 2
    """Clicks wait to be acknowledged or decided."""


def share(byte: Any) -> None:
    """Let this process check a byte shared with the bot; None in a thread of the bot."""
    global _shared  # noqa: PLW0603 - one for the process
    _shared = byte


def stand_back(niceness: int) -> None:
    """Lower the priority of this process if the system allows it."""
    with suppress(AttributeError, OSError):  # not every system has it
        os.nice(niceness)


def bare_environment() -> dict[str, str]:
    """Return environment variables for a child process, without the bot's token and settings."""
    held = {name: value for name, value in os.environ.items() if not name.startswith(_PRIVATE)}
    return {**held, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def give_way(to: Haste = Haste.PRESSES, *, seconds: float = LONGEST) -> None:
    """Wait until the bot is less busy than `to`, but at most `seconds`."""
    if _shared is not None and _shared.value >= to:
        _stand_still(to, seconds)


def _stand_still(to: Haste, seconds: float) -> None:
    global _spell  # noqa: PLW0603 - one for the process
    begun = time.perf_counter()  # real time even if the clock is simulated: the rush is real too
    if begun < _spell:
        return
    while _shared.value >= to:
        if time.perf_counter() - begun >= seconds:
            _spell = time.perf_counter() + SPELL
            return
        time.sleep(_LOOK)


class Busy:
    """Tells the worker processes and the garbage collector how busy the bot is.

    `byte` exists only if there are worker processes.
    """

    def __init__(self) -> None:
        self.byte: Any = None
        self.holds = False
        """Whether garbage collection is off while clicks wait; only in a process that runs nothing but the bot."""
        self._haste = Haste.NONE
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: set[asyncio.Future[None]] = set()

    def made(self, make: Callable[[], Any]) -> Any:
        """Return the shared byte. The first call creates it with `make`."""
        if self.byte is None:
            self.byte = make()
            self.byte.value = self._haste
        return self.byte

    def say(self, haste: Haste, *, lull: bool = True) -> None:
        """Set how busy the bot is. If `lull` is set, some work waits a little longer."""
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
        """Wait until the bot is not busy, but at most `seconds`."""
        if self._haste is not Haste.NONE:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.add(waiting)
            try:
                await asyncio.wait({waiting}, timeout=seconds)
            finally:
                self._waiting.discard(waiting)
