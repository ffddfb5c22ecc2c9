"""Processes that work beside the event loop. They know the games of the bot, and end with it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from importlib import import_module
from multiprocessing import connection, get_context, parent_process
from typing import Any

import engine.games
import render.games
from bot.runtime import giving_way
from bot.runtime.giving_way import Busy

log = logging.getLogger(__name__)


class WorkerProcesses:
    """Up to `number` processes for one kind of work.

    `niceness` is how far they stand back behind the bot when both want to work; with `busy` they are told to give way.
    """

    def __init__(self, number: int, *, kind: str, niceness: int = 0) -> None:
        self.number = number
        self.pool: ProcessPoolExecutor | None = None
        self._kind = kind
        self.busy = Busy()
        self._niceness = niceness

    async def begin(self, prepare: Callable[[], object]) -> ProcessPoolExecutor:
        """Begin the processes and return their executor. Raise `BrokenExecutor`, `OSError`, `RuntimeError`.

        Each calls `prepare` before its first work; it has to be a function that can be imported, or a `partial` of one.
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
        # Starting a process takes a while, too: not on the event loop.
        started = await asyncio.to_thread(_start, pool, self.number)
        await asyncio.wrap_future(started)
        return pool

    def ended(self, error: Exception) -> None:
        """Give the processes up after an error."""
        name = type(error).__name__
        log.warning("the processes for %(kind)s have ended: %(problem)s", {"kind": self._kind, "problem": name})
        self.close()

    def close(self) -> None:
        """End the processes; what waits for them raises `BrokenExecutor`."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _start(pool: ProcessPoolExecutor, number: int) -> Future[int]:
    """Begin all processes of a pool; return what is done when the first is ready."""
    first, *_ = [pool.submit(os.getpid) for _ in range(number)]
    return first


def _prepare(places: Mapping[str, list[str]], niceness: int, prepare: Callable[[], object], byte: Any) -> None:
    """Prepare this process: it knows the games of its parent, ends with it, and then stands back behind it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches every process of the terminal
    threading.Thread(target=_end_with_parent, daemon=True).start()
    giving_way.share(byte)
    for name, folders in places.items():
        import_module(name).__path__[:] = folders
    prepare()
    if niceness and hasattr(os, "nice"):  # not before: on a busy machine it would take minutes to be ready
        with suppress(OSError):
            os.nice(niceness)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
