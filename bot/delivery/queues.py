"""Lanes: work for many channels at once, in its order within each; a slow channel holds up nobody but itself.

What takes too long goes on by itself and gives its place to the next. It is never cancelled: of a request that is cut
off nobody knows whether Discord has done it, and the library would wait for ever for a global limit that nobody ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Iterable
from time import monotonic
from typing import Generic, TypeVar

log = logging.getLogger(__name__)

AT_ONCE = 8
"""So many channels are served at the same time."""
PATIENCE = 3.0
"""Seconds after which what goes on in a channel gives its place to another."""
SPELL = 15.0
"""Seconds after which nothing more is begun in one go: other work of the process has its turn."""

_Result = TypeVar("_Result")


class Lanes(Generic[_Result]):
    """Runs jobs by lanes: those of one lane one after the other, as they came, those of several at the same time."""

    def __init__(self, *, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self._at_once = at_once
        self._patience = patience
        self._last: dict[Hashable, asyncio.Task[_Result]] = {}

    def busy(self, lane: Hashable) -> bool:
        """Whether something goes on in a lane."""
        return lane in self._last

    async def run(self, jobs: Iterable[tuple[Hashable, Callable[[], Awaitable[_Result]]]]) -> list[_Result]:
        """Run jobs; returns what those gave that ended in time. What one raises is raised in the end.

        After a spell no more are begun: whoever asks again finds them still to be done.
        """
        waiting, end = deque(jobs), spell()
        done: list[asyncio.Task[_Result]] = []

        async def work() -> None:
            while waiting and monotonic() < end:
                task = self.begin(*waiting.popleft())
                if await within(task, self._patience):
                    done.append(task)

        await asyncio.gather(*(work() for _ in range(min(self._at_once, len(waiting)))))
        return [task.result() for task in done]

    def begin(self, lane: Hashable, job: Callable[[], Awaitable[_Result]]) -> asyncio.Task[_Result]:
        """Run a job as soon as its lane is free, whoever waits for it."""
        task = asyncio.create_task(_after(self._last.get(lane), job))
        self._last[lane] = task

        def ended(ended: asyncio.Task[_Result]) -> None:
            if self._last.get(lane) is ended:
                del self._last[lane]
            if not ended.cancelled() and ended.exception() is not None:
                log.debug("work in a lane failed: %(problem)s", {"problem": ended.exception()})

        task.add_done_callback(ended)
        return task

    def close(self) -> None:
        """Let nothing go on."""
        for task in list(self._last.values()):
            task.cancel()


def spell() -> float:
    """When what begins now should be at its end, by the monotonic clock."""
    return monotonic() + SPELL


async def within(task: asyncio.Task[_Result], seconds: float) -> bool:
    """Whether a task ends in so many seconds; it goes on in any case."""
    await asyncio.wait({task}, timeout=seconds)
    return task.done()


async def _after(before: asyncio.Task[_Result] | None, job: Callable[[], Awaitable[_Result]]) -> _Result:
    if before is not None:
        await asyncio.wait({before})
    return await job()
