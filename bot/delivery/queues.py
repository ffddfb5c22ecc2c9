"""Queues of jobs. Each queue runs its jobs in order, independently of the others.

A job that takes too long continues in the background. Jobs are never cancelled, because it would be unknown whether
Discord has carried out the request.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Hashable, Iterable
from time import monotonic
from typing import Any, Generic, TypeVar

log = logging.getLogger(__name__)

AT_ONCE = 8
"""The number of channels that are served at the same time."""
PATIENCE = 3.0
"""The time in seconds after which the work of a channel gives its place to another channel."""
SPELL = 15.0
"""The time in seconds after which a run begins no more work, so that other work of the process can run."""

_Result = TypeVar("_Result")


class ChannelQueues(Generic[_Result]):
    """Runs jobs in queues: in order within a queue, different queues in parallel."""

    def __init__(self, *, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self._at_once = at_once
        self._patience = patience
        self._last: dict[Hashable, asyncio.Task[_Result]] = {}
        self._all: set[asyncio.Task[_Result]] = set()

    def busy(self, queue: Hashable) -> bool:
        """Return whether a queue has a job that is running or waiting."""
        return queue in self._last

    async def run(self, jobs: Iterable[tuple[Hashable, Callable[[], Coroutine[Any, Any, _Result]]]]) -> list[_Result]:
        """Run jobs, and return the results of those that finished in time.

        The first error is raised at the end. No job starts after `SPELL` seconds. The caller must then pass the
        remaining jobs again.
        """
        waiting, end = deque(jobs), spell()
        done: list[asyncio.Task[_Result]] = []

        async def work() -> None:
            while waiting and monotonic() < end:
                task = self.start(*waiting.popleft())
                await asyncio.wait({task}, timeout=self._patience)
                if task.done():
                    done.append(task)

        await asyncio.gather(*(work() for _ in range(min(self._at_once, len(waiting)))))
        return [task.result() for task in done]

    def start(self, queue: Hashable, job: Callable[[], Coroutine[Any, Any, _Result]]) -> asyncio.Task[_Result]:
        """Start a job as soon as its queue is free, and return its task."""
        before = self._last.get(queue)
        task = asyncio.create_task(job() if before is None else _after(before, job))
        self._last[queue] = task
        self._all.add(task)

        def ended(ended: asyncio.Task[_Result]) -> None:
            self._all.discard(ended)
            if self._last.get(queue) is ended:
                del self._last[queue]
            if not ended.cancelled() and ended.exception() is not None:
                log.debug("work in a lane failed: %(problem)s", {"problem": ended.exception()})

        task.add_done_callback(ended)
        return task

    def close(self) -> None:
        """Cancel all jobs."""
        for task in list(self._all):
            task.cancel()


def spell() -> float:
    """Return the monotonic time at which a run started now should stop."""
    return monotonic() + SPELL


async def _after(before: asyncio.Task[_Result], job: Callable[[], Coroutine[Any, Any, _Result]]) -> _Result:
    await asyncio.wait({before})
    return await job()
