"""A watchdog for the event loop. It runs in a thread.

Every second the thread checks that the loop responds. If the loop is blocked for a few seconds, `LoopWatch.is_stuck` is
True. If it stays blocked, the process logs the place and exits, so that its supervisor restarts it.

While C code holds the interpreter's lock, no thread runs. For this case, a timer of `faulthandler` makes the process
exit.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import sys
import threading
from collections.abc import Callable
from time import perf_counter

from bot.runtime import systemd
from bot.runtime.safe_errors import stack

log = logging.getLogger(__name__)

STILL = 5.0
"""The time in seconds without a response after which the loop counts as blocked."""
LOST = 30.0
"""The time in seconds without a response after which the process exits."""
STATUS = 70
"""The exit status of a process whose loop was blocked: an internal error, as in `sysexits.h`."""

_BEAT = 1.0
_GRACE = 15.0
"""The time in seconds by which the timer of `faulthandler` expires later than the thread's limit."""
_DEPTH = 12
"""The number of innermost stack frames that are logged."""


class LoopWatch:
    """Watches an event loop. `lost` is called in the thread after `LOST` blocked seconds."""

    def __init__(
        self,
        *,
        beat: float = _BEAT,
        still: float = STILL,
        lost_after: float = LOST,
        lost: Callable[[], object] | None = None,
        alarm: bool = False,
    ) -> None:
        self._beat = beat
        self._still = still
        self._lost_after = lost_after
        self._lost = lost
        self._alarm = alarm
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._of_loop = 0
        self._stop = threading.Event()
        self._answered = True
        self._silent = 0.0
        self._said = False

    def start(self) -> None:
        """Start watching the running loop. Further calls do nothing."""
        if self._thread is not None:
            return
        self._loop, self._of_loop = asyncio.get_running_loop(), threading.get_ident()
        self._thread = threading.Thread(target=self._feel, name="pulse", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop watching."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join(timeout=2 * self._beat)
        if self._alarm:
            faulthandler.cancel_dump_traceback_later()

    @property
    def silent(self) -> float:
        """How many seconds the loop has not responded."""
        return self._silent

    @property
    def is_stuck(self) -> bool:
        """Whether the event loop has been blocked for too long."""
        return self._silent > self._still

    # --- the thread ---

    def _feel(self) -> None:
        """Check again and again whether the event loop responds.

        Time during which the machine was suspended does not count as blocked.
        """
        before = perf_counter()
        self._ask()
        while not self._stop.wait(self._beat):
            now = perf_counter()
            if self._answered:
                self._moves()
            else:
                self._silent += min(now - before, 2 * self._beat)
                self._check()
            if self._alarm:
                faulthandler.dump_traceback_later(self._lost_after + _GRACE, exit=True)
            before = now

    def _ask(self) -> None:
        assert self._loop is not None
        self._answered = False
        try:
            self._loop.call_soon_threadsafe(self._answer)
        except RuntimeError:  # the loop is closed: the process is ending
            self._stop.set()

    def _answer(self) -> None:
        """Tell the watching thread that the event loop is running."""
        self._answered = True

    def _moves(self) -> None:
        if self._said:
            log.warning("the event loop moves again after %(seconds)d s", {"seconds": self._silent})
        self._silent, self._said = 0.0, False
        systemd.tell("WATCHDOG=1")
        self._ask()

    def _check(self) -> None:
        """Log once that the loop is blocked, and end the process after some time."""
        if self.is_stuck and not self._said:
            self._said = True
            log.error(
                "the event loop has stood still for %(seconds)d s, at %(places)s",
                {"seconds": self._silent, "places": self._where()},
            )
        if self._lost is not None and self._silent > self._lost_after:
            log.critical(
                "the event loop has stood still for %(seconds)d s, at %(places)s: the process ends, to be started "
                "anew; what was decided is stored",
                {"seconds": self._silent, "places": self._where()},
            )
            self._lost()

    def _where(self) -> list[str]:
        """Return the stack of the event loop's thread, innermost frame first, without values of variables."""
        return stack(sys._current_frames().get(self._of_loop), _DEPTH)


def end() -> None:
    """Exit the process immediately."""
    logging.shutdown()
    os._exit(STATUS)
