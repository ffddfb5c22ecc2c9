"""The pulse of the event loop, felt from a thread: a loop that stands still can tell nobody so by itself.

Every second a thread asks the loop for a sign of life. While the loop answers, systemd's watchdog is told that all is
well. When it has stood still for a few seconds that can be asked (`Pulse.stands`), and is served by a thread, too
(`bot.runtime.metrics`). When it has stood still for long the process says where it stands, and ends: whoever restarts
it (`Restart=` of systemd, `restart:` of a container) gives people back their games, which are all stored.

Work in C that holds the interpreter lets no thread run, this one as little as any other. For that there is the alarm
of `faulthandler`, which needs no interpreter: it is put off every second, and ends the process when nobody does.
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
"""So many seconds without a sign of life, and the loop stands still."""
LOST = 30.0
"""After so many nobody waits any longer for it."""
STATUS = 70
"""How a process ends whose loop stood still: an inner error, as `sysexits.h` has it."""

_BEAT = 1.0
_GRACE = 15.0
"""So much later than the thread the alarm that needs no thread goes off."""
_DEPTH = 12
"""So many places of the stack are told, the innermost."""


class Pulse:
    """Feels the pulse of a loop. `lost` is called, in the thread, when it has stood still for `LOST` seconds."""

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
        """Begin to feel the pulse of the loop that runs here; once is enough."""
        if self._thread is not None:
            return
        self._loop, self._of_loop = asyncio.get_running_loop(), threading.get_ident()
        self._thread = threading.Thread(target=self._feel, name="pulse", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Feel it no more."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join(timeout=2 * self._beat)
        if self._alarm:
            faulthandler.cancel_dump_traceback_later()

    @property
    def silent(self) -> float:
        """For how many seconds the loop has given no sign of life; nought for one that does."""
        return self._silent

    @property
    def stands(self) -> bool:
        """Whether the loop stands still."""
        return self._silent > self._still

    # --- the thread ---

    def _feel(self) -> None:
        """Ask for a sign of life, wait, look whether there was one.

        Only time in which this thread was awake counts: a machine that slept has not stood still.
        """
        before = perf_counter()
        self._ask()
        while not self._stop.wait(self._beat):
            now = perf_counter()
            if self._answered:
                self._moves()
            else:
                self._silent += min(now - before, 2 * self._beat)
                self._look()
            if self._alarm:
                faulthandler.dump_traceback_later(self._lost_after + _GRACE, exit=True)
            before = now

    def _ask(self) -> None:
        assert self._loop is not None
        self._answered = False
        try:
            self._loop.call_soon_threadsafe(self._answer)
        except RuntimeError:  # the loop is closed: the process is at its end
            self._stop.set()

    def _answer(self) -> None:
        """The sign of life, in the loop."""
        self._answered = True

    def _moves(self) -> None:
        if self._said:
            log.warning("the event loop moves again after %(seconds)d s", {"seconds": self._silent})
        self._silent, self._said = 0.0, False
        systemd.tell("WATCHDOG=1")
        self._ask()

    def _look(self) -> None:
        """Say it once when the loop stands still, and what comes of it when it has stood still for long."""
        if self.stands and not self._said:
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
        """Where the loop's thread is, innermost first: files, lines and functions, and none of their values."""
        return stack(sys._current_frames().get(self._of_loop), _DEPTH)


def end() -> None:
    """End the process at once: a loop that stands still can close nothing, and what counts is stored."""
    logging.shutdown()
    os._exit(STATUS)
