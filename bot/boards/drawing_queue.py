"""Fair turns at a worker: who asks for many things does not make others wait behind all of them.

Servers have the next turn in their turn, and so have those who wait within one: a server of two hundred players makes
nobody elsewhere wait behind two hundred pictures.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Any, TypeVar

from bot.games.errors import TooMuchAtOnce
from bot.runtime.caller import asking, server

T = TypeVar("T")


WAITING = 4
"""So many pictures may somebody have asked for and not seen yet."""

_Place = tuple[int, int]
_Job = tuple["asyncio.Future[Any]", Callable[[], Any]]


class Turns:
    """One thing after the other is done in an executor: servers in their turn, and in each the people who wait."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._waiting: OrderedDict[_Place, OrderedDict[int, deque[_Job]]] = OrderedDict()
        self._busy = False

    async def take(self, work: Callable[[], T], *, most: int | None = None, first: bool = False) -> T:
        """What `work` gives, done when it is its turn; `first` of all that is done for the same person.

        Raises what `work` raises; `TooMuchAtOnce` where `most` of that person's are waiting already.
        """
        who, where = asking.get(), server.get()
        place = (where, 0 if where else who)  # of people in direct messages each is a server
        if who and most is not None and self._asked(who) >= most:
            raise TooMuchAtOnce
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue = self._waiting.setdefault(place, OrderedDict()).setdefault(who, deque())
        (queue.appendleft if first else queue.append)((done, work))
        self._next()
        return await done

    def _asked(self, who: int) -> int:
        """How many things somebody waits for, wherever."""
        return sum(len(people[who]) for people in self._waiting.values() if who in people)

    def close(self) -> None:
        """Do nothing more of what waits."""
        for people in self._waiting.values():
            for queue in people.values():
                for done, _ in queue:
                    done.cancel()
        self._waiting.clear()

    def _next(self) -> None:
        while self._waiting and not self._busy:
            place, people = self._waiting.popitem(last=False)
            who, queue = people.popitem(last=False)
            done, work = queue.popleft()
            if queue:
                people[who] = queue
            if people:
                self._waiting[place] = people
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
