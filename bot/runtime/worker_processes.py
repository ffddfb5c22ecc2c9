"""Runs worker processes beside the event loop.

They end when the bot ends or when they hang.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from multiprocessing import connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from time import sleep
from types import ModuleType
from typing import Any

import engine.games
import render.games
from bot.runtime import giving_way
from bot.runtime.giving_way import Busy

log = logging.getLogger(__name__)

LIMIT = 60.0
"""The time in seconds after which a task counts as hanging; tasks usually take a few seconds, and some dozens under a
constant load of clicks.
"""
START = 300.0
"""The time in seconds that processes may take to be ready."""
GRACE = 5.0
"""The time in seconds that processes have to end by themselves."""

_STARTING = threading.Lock()


class Hung(Exception):
    """Raised if a task took too long and was abandoned."""


class WorkerProcesses:
    """Up to `number` worker processes for one kind of work.

    `niceness` lowers their priority. With `busy` they pause while the bot handles clicks.
    """

    def __init__(self, number: int, *, kind: str, niceness: int = 0) -> None:
        self.number = number
        self.pool: ProcessPoolExecutor | None = None
        self.problem: str | None = None
        """The reason why the processes ended; None once new ones are ready."""
        self._children: Mapping[int, BaseProcess] = {}
        self._kind = kind
        self.busy = Busy()
        self._niceness = niceness

    async def begin(self, prepare: Callable[[], object]) -> ProcessPoolExecutor:
        """Start the processes and return their executor.

        Each process calls `prepare` before its first task. `prepare` must be an importable function, or a `partial` of
        one. Raise `BrokenExecutor`, `OSError` or `RuntimeError` if the processes do not start.
        """
        context = get_context("spawn")  # a fork would copy the threads' locks
        byte = self.busy.made(partial(context.RawValue, "b", 0))
        places = {package.__name__: list(package.__path__) for package in (engine.games, render.games)}
        pool = self.pool = ProcessPoolExecutor(
            self.number,
            mp_context=context,
            initializer=_prepare,
            initargs=(places, self._niceness, prepare, byte),
        )
        self._children = pool._processes  # filled as they start
        async with asyncio.timeout(START):
            # Starting a process takes time, so it does not happen on the event loop.
            started = await asyncio.to_thread(_start, pool, self.number)
            await asyncio.wrap_future(started)
        self.problem = None
        return pool

    def ended(self, error: Exception) -> None:
        """Log the error that ended the worker processes, and discard them."""
        signals = "".join(f" ({name})" for name in _signals(self._children.values()))
        self.problem = f"{type(error).__name__}{signals}"
        log.warning("the processes for %(kind)s have ended: %(problem)s", {"kind": self._kind, "problem": self.problem})
        self._end(grace=0.0)

    def hung(self) -> None:
        """Kill all processes because one of them hangs. Their other tasks raise `BrokenExecutor`."""
        self.problem = f"no end after {LIMIT:.0f} s"
        log.error("a process for %(kind)s hangs: others are begun", {"kind": self._kind})
        self._end(grace=0.0)

    def close(self) -> None:
        """Stop the processes. Tasks waiting for them raise `BrokenExecutor`."""
        self._end(grace=GRACE)

    def _end(self, *, grace: float) -> None:
        """End the processes. Kill them after `grace` seconds."""
        pool, self.pool = self.pool, None
        if pool is not None:
            children = list(self._children.values())
            pool.shutdown(wait=False, cancel_futures=True)
            if not grace:
                _kill(children)
                return
            killing = threading.Timer(grace, _kill, [children])
            killing.daemon = True
            killing.start()


def _kill(children: Iterable[BaseProcess]) -> None:
    for child in children:
        with suppress(OSError, ValueError):
            child.kill()


def _signals(children: Iterable[BaseProcess]) -> list[str]:
    """Return the names of the signals that ended these processes, except SIGTERM."""
    found = {-(_exit_code(child) or 0) for child in [*children]}
    known = {each.value: each.name for each in signal.Signals}
    return sorted(known[number] for number in found if number in known and number != signal.SIGTERM)


def _exit_code(child: BaseProcess) -> int | None:
    """Return the exit code of a process; None while it runs."""
    for _ in range(50):
        code = child.exitcode
        if code is not None or not connection.wait([child.sentinel], timeout=0):
            return code
        sleep(0.001)  # the pool's own thread has just polled it, and stores the status
    return None


def _start(pool: ProcessPoolExecutor, number: int) -> Future[int]:
    """Start the processes of a pool. Return a future that is done when the first one is ready."""
    with _STARTING, _without_main():
        first, *_ = [pool.submit(os.getpid) for _ in range(number)]
    return first


@contextmanager
def _without_main() -> Iterator[None]:
    """Hide the main module, so that new processes do not import the whole bot."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _prepare(places: Mapping[str, list[str]], niceness: int, prepare: Callable[[], object], byte: Any) -> None:
    """Prepare a new worker process: load the games, call `prepare`, and lower the priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches every process of the terminal
    threading.Thread(target=_end_with_parent, daemon=True).start()
    giving_way.share(byte)
    for name, folders in places.items():
        import_module(name).__path__[:] = folders
    prepare()
    if niceness:  # not before, or starting on a busy machine would take minutes
        giving_way.stand_back(niceness)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
