"""A fair queue for drawing: servers and users take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from functools import partial
from typing import Any, TypeVar

from bot.games.errors import TooMuchAtOnce
from bot.runtime.caller import asking, server
from bot.runtime.worker_processes import LIMIT, Hung

T = TypeVar("T")


WAITING = 4
"""The maximum number of pictures that may wait for one user."""


def _end() -> None:
    pass


_Place = tuple[int, int]
_Job = tuple["asyncio.Future[Any]", Callable[[], Any]]


class DrawingQueue:
    """Runs jobs in an executor, `width` at a time. Servers and their users take turns.

    A job that runs for more than `limit` seconds raises `Hung`. Then `replace` is called, which may return a new
    executor.
    """

    def __init__(
        self, executor: Executor, *, width: int = 1, limit: float = LIMIT, replace: Callable[[], Executor | None] = _end
    ) -> None:
        self._executor = executor
        self._width = width
        self._limit = limit
        self._replace = replace
        self._begun: dict[asyncio.Future[Any], float] = {}
        self._waiting: OrderedDict[_Place, OrderedDict[int, deque[_Job]]] = OrderedDict()
        self._running = 0

    def take(self, work: Callable[[], T], *, most: int | None = None, first: bool = False) -> asyncio.Future[T]:
        """Queue `work` and return its future. If `first`, it runs before the user's other jobs.

        The future raises the errors of `work`, or `BrokenExecutor` if the executor has ended. Raise `TooMuchAtOnce` if
        the user already has `most` jobs waiting.
        """
        who, where = asking.get(), server.get()
        place = (where, 0 if where else who)  # in direct messages each user counts as a server
        if who and most is not None and self._asked(who) >= most:
            raise TooMuchAtOnce
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue = self._waiting.setdefault(place, OrderedDict()).setdefault(who, deque())
        (queue.appendleft if first else queue.append)((done, work))
        self._next()
        return done

    def waiting(self) -> int:
        """Return the number of waiting jobs."""
        return sum(len(queue) for people in self._waiting.values() for queue in people.values())

    def slow(self) -> str | None:
        """Return a text about a job that takes too long. Return None if there is no such job."""
        ticks = asyncio.get_running_loop().time()
        longest = max((ticks - begun for begun in self._begun.values()), default=0.0)
        return f"a work has run for {longest:.0f} s" if longest > self._limit / 3 else None

    def _asked(self, who: int) -> int:
        """Return for how many jobs a user is waiting, in all servers together."""
        return sum(len(people[who]) for people in self._waiting.values() if who in people)

    def close(self) -> None:
        """Cancel all waiting jobs."""
        for people in self._waiting.values():
            for queue in people.values():
                for done, _ in queue:
                    done.cancel()
        self._waiting.clear()

    def _next(self) -> None:
        while self._waiting and self._running < self._width:
            place, people = self._waiting.popitem(last=False)
            who, queue = people.popitem(last=False)
            done, work = queue.popleft()
            if queue:
                people[who] = queue
            if people:
                self._waiting[place] = people
            if not done.done():
                try:
                    working = asyncio.get_running_loop().run_in_executor(self._executor, work)
                except RuntimeError as error:  # the executor has ended
                    done.set_exception(BrokenExecutor(str(error)))
                    continue
                self._running += 1
                loop = asyncio.get_running_loop()
                self._begun[working] = loop.time()
                late = loop.call_later(self._limit, self._hung, done, self._executor)
                working.add_done_callback(partial(self._finished, done, late, self._executor))

    def _hung(self, done: asyncio.Future[Any], executor: Executor) -> None:
        if not done.done():
            done.set_exception(Hung())
        if executor is self._executor:
            following = self._replace()
            if following is not None:
                self._executor, self._running = following, 0
                self._begun.clear()
                self._next()

    def _finished(
        self,
        done: asyncio.Future[Any],
        late: asyncio.TimerHandle,
        executor: Executor,
        working: asyncio.Future[Any],
    ) -> None:
        late.cancel()
        self._begun.pop(working, None)
        if executor is self._executor:  # one that was replaced is no longer counted
            self._running -= 1
        if not done.done():
            if working.cancelled():
                done.cancel()
            elif (error := working.exception()) is not None:
                done.set_exception(error)
            else:
                done.set_result(working.result())
        elif not working.cancelled():
            working.exception()  # nobody waits for it any more
        if self._waiting:
            self._next()
