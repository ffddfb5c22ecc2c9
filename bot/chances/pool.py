"""Worker processes that compute chances and analyses, with lower priority.

A long task is done in steps. A function that is not finished returns `Unfinished`. It is then queued again behind the
others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Protocol, TypeVar

from bot.chances import own_process
from bot.chances.calls import NobodyComputes, Unfinished
from bot.chances.simulating import prepare_process
from bot.runtime import clock
from bot.runtime.caller import asking, server
from bot.runtime.worker_processes import LIMIT, Hung, WorkerProcesses

T = TypeVar("T")

LONG_ONES, LONG_ELSEWHERE = 2, 16
"""The maximum number of long tasks in progress here, and if other machines compute; the others wait, and servers take
turns.
"""
PIECE = 0.5
"""The time in seconds that a piece of a long task should take; others may wait that long for a process."""
_NICENESS = 10
_TRIES = 3
"""The number of tries of a piece whose process dies, since another piece may have caused that."""
_DEATHS = 5
_REST = 60.0
"""If processes have died `_TRIES` times within this time in seconds, none are started until it is over."""


class Queue(Protocol):
    """The interface of a queue that runs tasks in fair turns."""

    def take(self, work: Callable[[], T], *, first: bool = False) -> asyncio.Future[T]:
        """Queue a task and return its future. With `first`, it runs before the user's other tasks."""

    def slow(self) -> str | None:
        """Return a text about a task that is taking too long, or None."""

    def close(self) -> None:
        """Cancel all waiting tasks."""


class MakeQueue(Protocol):
    """A function that creates a queue of tasks for an executor."""

    def __call__(
        self, executor: Executor, /, *, width: int = 1, limit: float, replace: Callable[[], Executor | None]
    ) -> Queue:
        """Return a queue that runs up to `width` tasks at a time.

        It calls `replace` if a task runs longer than `limit`.
        """


class NoProcesses(RuntimeError):
    """Raised when no process can compute."""


class Machines(Protocol):
    """The interface to other machines that compute (`bot.chances.elsewhere.Elsewhere`)."""

    async def compute(
        self,
        work: Callable[..., Any],
        args: tuple[Any, ...],
        *,
        first: bool = ...,
        seconds: float = ...,
        hear: Callable[[int, int], object] = ...,
    ) -> Any:
        """Return the result of a call that another machine computes. If `first`, it comes before others.

        With `seconds`, the call gets its own process, and `hear` is called with its progress. Raise the errors of
        `work`. Raise `NobodyComputes` if no other machine computes it.
        """

    async def close(self) -> None:
        """Close the connections."""


def _unheard(_done: int, _total: int) -> None:
    pass


class ComputingPool:
    """A pool of up to `number` worker processes. With 0, a thread does their work.

    `queue` creates the queue. A step that takes longer than `limit` seconds is abandoned, and its process is replaced.
    If `elsewhere` is given, steps are first sent to other machines.
    """

    def __init__(
        self, number: int, queue: MakeQueue, *, limit: float = LIMIT, elsewhere: Machines | None = None
    ) -> None:
        self.elsewhere = elsewhere
        self._make_queue = partial(queue, limit=limit, replace=self._replace)
        self._processes = WorkerProcesses(number, kind="reckoning", niceness=_NICENESS)
        self.busy = self._processes.busy
        self._thread: ThreadPoolExecutor | None = None
        self._queue: Queue | None = None
        self._beginning: asyncio.Task[Queue] | None = None
        self._deaths: deque[float] = deque(maxlen=_DEATHS)
        self._places = _Places(LONG_ONES if elsewhere is None else LONG_ELSEWHERE)
        self._closed = False

    async def run(
        self,
        work: Callable[..., T | Unfinished],
        *args: Any,
        server_id: int | None = None,
        on_progress: Callable[[int, int], object] = _unheard,
    ) -> T:
        """Run a long task in steps and return its result.

        `work` is an importable function. It returns its result, or `Unfinished` after about `PIECE` seconds. Then
        `on_progress` is called, and `work` is called again with the new arguments. If it simulates games, it must call
        `bot.runtime.giving_way.give_way` before each answer.

        Without `server_id`, the server of the current user is used. Raise `NoProcesses` if no process can compute.
        Errors of `work` are raised, too.
        """
        where = server.get() if server_id is None else server_id
        async with self._places.taken(where):
            while True:
                await self.busy.calm()
                found: T | Unfinished = await self._piece(work, args, where, first=False)
                if not isinstance(found, Unfinished):
                    return found
                args = found.args
                on_progress(found.done, found.total)

    async def quickly(self, work: Callable[..., T], *args: Any, server_id: int | None = None) -> T:
        """Run a short task before the user's long tasks, and return its result.

        Raise `NoProcesses` if no process can compute. Errors of `work` are raised, too.
        """
        found: T = await self._piece(work, args, server.get() if server_id is None else server_id, first=True)
        return found

    async def apart(
        self,
        work: Callable[..., T],
        *args: Any,
        seconds: float,
        on_progress: Callable[[int, int], object] = _unheard,
    ) -> T:
        """Return the result of a task that cannot be split, computed in its own process.

        `work` must be `sendable`; it reports its progress with `own_process.tell`. Raise the errors of `work`. Raise
        `ProcessFailed` if the process ends without a result. Raise `TooSlow` after `seconds`. Raise `NoProcesses` if
        the pool is closed.
        """
        if self.elsewhere is not None and not self._closed:
            with suppress(NobodyComputes):
                found: T = await self.elsewhere.compute(work, args, seconds=seconds, hear=on_progress)
                return found
        if self._closed:
            raise NoProcesses
        here: T = await own_process.compute(work, args, seconds=seconds, hear=on_progress)
        return here

    async def _piece(self, work: Callable[..., Any], args: tuple[Any, ...], where: int, *, first: bool) -> Any:
        if self.elsewhere is not None and not self._closed:
            with suppress(NobodyComputes):
                return await self.elsewhere.compute(work, args, first=first)
        for _ in range(_TRIES):
            queue = await self._ready()
            mark = server.set(where)
            try:
                working = queue.take(partial(work, *args), first=first)
            finally:
                server.reset(mark)
            try:
                return await working
            except Hung as error:  # once is enough
                raise NoProcesses from error
            except BrokenExecutor as error:
                self._died(error, queue)
        raise NoProcesses

    def trouble(self) -> str | None:
        """Return why the pool cannot compute now. Return None if it can.

        The call also restarts failed processes.
        """
        slow = self._queue.slow() if self._queue is not None else None
        if slow is None and self._processes.problem is not None and not self._closed and not self._resting():
            self._start()
        return slow or self._processes.problem

    async def _ready(self) -> Queue:
        """Return the queue of the processes, and start them if necessary."""
        if self._closed:
            raise NoProcesses
        if self._queue is not None:
            return self._queue
        if not self._processes.number:
            self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="reckoner")
            self._queue = self._make_queue(self._thread)
            return self._queue
        if self._resting():
            raise NoProcesses
        # If one caller stops waiting, the others still wait.
        return await asyncio.shield(self._start())

    def _resting(self) -> bool:
        return len(self._deaths) == _DEATHS and clock.monotonic() - self._deaths[0] < _REST

    def _start(self) -> asyncio.Task[Queue]:
        """Return the task that starts the processes."""
        if self._beginning is None:
            self._beginning = asyncio.create_task(self._begin())
            self._beginning.add_done_callback(lambda task: task.cancelled() or task.exception())
        return self._beginning

    def _replace(self) -> Executor | None:
        """Replace an executor that is blocked by a hanging task. Return the new executor, or None."""
        if self._thread is not None:
            self._thread.shutdown(wait=False)
            self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="reckoner")
            return self._thread
        self._queue = None
        self._deaths.append(clock.monotonic())
        self._processes.hung()
        if not self._closed and not self._resting():
            self._start()
        return None

    async def _begin(self) -> Queue:
        try:
            pool: Executor = await self._processes.begin(prepare_process)
        except (BrokenExecutor, OSError, RuntimeError) as error:
            self._deaths.append(clock.monotonic())
            self._processes.ended(error)
            raise NoProcesses from error
        else:
            self._queue = self._make_queue(pool, width=self._processes.number)
            return self._queue
        finally:
            self._beginning = None

    def _died(self, error: Exception, queue: Queue) -> None:
        """Discard the processes of a queue after an error."""
        if self._queue is queue:
            self._queue = None
            self._deaths.append(clock.monotonic())
            self._processes.ended(error)

    def close(self) -> None:
        """Stop the processes. Waiting tasks raise `NoProcesses` or are cancelled."""
        self._closed = True
        if self._beginning is not None:
            self._beginning.cancel()
        if self._queue is not None:
            self._queue.close()
        self._processes.close()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)


class _Places:
    """Limits the number of running tasks. Waiting servers take turns."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting: OrderedDict[tuple[int, int], deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def taken(self, where: int) -> AsyncIterator[None]:
        """Wait for a free place, and hold it for the length of the `with` block."""
        if not self._free:
            await self._turn((where, 0 if where else asking.get()))
        else:
            self._free -= 1
        try:
            yield
        finally:
            self._leave()

    async def _turn(self, place: tuple[int, int]) -> None:
        """Wait until another task hands over its place."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(place, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._leave()  # it had got the place just before it was cancelled
            raise

    def _leave(self) -> None:
        while self._waiting:
            place, queue = self._waiting.popitem(last=False)
            following = queue.popleft()
            if queue:
                self._waiting[place] = queue
            if not following.done():
                following.set_result(None)
                return
        self._free += 1
