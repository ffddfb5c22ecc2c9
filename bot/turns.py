"""Fair turns at a worker: who asks for many things does not make others wait behind all of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import ContextVar
from functools import partial
from typing import Any, TypeVar

from bot.faults import TooMuchAtOnce

T = TypeVar("T")

asking: ContextVar[int] = ContextVar("asking", default=0)
"""For whom the present task works: a person, or 0 for the house itself."""

WAITING = 4
"""So many pictures may somebody have asked for and not seen yet."""

_Job = tuple["asyncio.Future[Any]", Callable[[], Any]]


class Turns:
    """One thing after the other is done in an executor; each person who waits has the next turn in their turn."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._waiting: OrderedDict[int, deque[_Job]] = OrderedDict()
        self._busy = False

    async def take(self, work: Callable[[], T], *, most: int | None = None, first: bool = False) -> T:
        """What `work` gives, done when it is its turn; `first` of all that is done for the same person.

        Raises what `work` raises; `TooMuchAtOnce` where `most` of that person's are waiting already.
        """
        who = asking.get()
        queue = self._waiting.get(who) or deque()
        if who and most is not None and len(queue) >= most:
            raise TooMuchAtOnce
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (queue.appendleft if first else queue.append)((done, work))
        self._waiting.setdefault(who, queue)
        self._next()
        return await done

    def close(self) -> None:
        """Do nothing more of what waits."""
        for queue in self._waiting.values():
            for done, _ in queue:
                done.cancel()
        self._waiting.clear()

    def _next(self) -> None:
        while self._waiting and not self._busy:
            who, queue = self._waiting.popitem(last=False)
            done, work = queue.popleft()
            if queue:
                self._waiting[who] = queue
            if not done.done():
                self._busy = True
                working = asyncio.get_running_loop().run_in_executor(self._executor, work)
                working.add_done_callback(partial(self._finished, done))

    def _finished(self, done: asyncio.Future[Any], working: asyncio.Future[Any]) -> None:
        self._busy = False
        if not done.done():
            if working.cancelled():
                done.cancel()
            elif (error := working.exception()) is not None:
                done.set_exception(error)
            else:
                done.set_result(working.result())
        elif not working.cancelled():
            working.exception()  # nobody waits for it any more
        self._next()
