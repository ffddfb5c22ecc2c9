"""Processes that stand still while presses wait: at the lowest priority, too, they take a core's caches.

The bot sets a byte that its processes share while a press is not yet decided; what works in pieces asks for it between
two playouts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

LONGEST = 2.0
"""Seconds that a process stands still at most: a rush without an end stops no work for ever."""
_LOOK = 0.005

_shared: Any = None


def share(byte: Any) -> None:
    """Let this process look at a byte that it shares with the bot; None for a thread of the bot, which never waits."""
    global _shared  # noqa: PLW0603 - one for the process
    _shared = byte


def give_way() -> bool:
    """Wait until no press waits any more; return True, so that it can be asked whether work goes on."""
    if _shared is not None and _shared.value:
        end = time.perf_counter() + LONGEST  # real also where the clock is simulated: so is the rush
        while _shared.value and time.perf_counter() < end:
            time.sleep(_LOOK)
    return True


class Busy:
    """What the bot says to its processes: whether presses wait. `byte` is made when there are processes."""

    def __init__(self) -> None:
        self.byte: Any = None

    def made(self, make: Callable[[], Any]) -> Any:
        """Return the byte; the first call makes it."""
        if self.byte is None:
            self.byte = make()
        return self.byte

    def say(self, waits: bool) -> None:
        """Say whether presses wait."""
        if self.byte is not None:
            self.byte.value = waits
