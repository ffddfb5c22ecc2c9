"""Make the simulation usable on a busy machine: more time for a bot to start, and a fast search for task timers.

At every step simcord asks of every waiting task which timers wake it, and scans all timers each time. A long test has
dozens of both, and the scan is most of its cost. Here timers are indexed by what they wake.

A timer that nobody has set free by then fires by the real clock, too, and takes the virtual clock along: after minutes
in one test every beat of those minutes was made at once. Here only `advance_time` brings what is that far away.

Whether the bot is idle simcord asks again after a while, and tests spent half of their time in that while. Here it asks
as soon as no task has a turn to take. And a job that a test itself wakes at once would wait for the real clock.

It also keeps a record of each turn that a task is to take, though it follows the tasks themselves: that one is saved.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from typing import Any

from discord.ext.tasks import SleepHandle
from simcord import Env, _dpy_internals, _runtime, _settlement
from simcord import env as simcord_env

Record = Any

START = 60.0
"""Seconds that a bot of the tests may take to start."""
_FIVE = 5.0
LOOK = 0.005
"""Seconds after which the simulation looks again whether a bot that waits for a thread or a process is idle."""
TURNS = 1000
"""Turns of the loop after which it looks again while tasks go on: one that never ends is to be told."""
SOON = 1.0
"""Seconds: what a test wakes within them comes at the next look."""
FAR = 30.0
"""Seconds from which on a timer fires by the virtual clock alone."""


class Timers:
    """An index of the timers in a list, by the tasks that they might wake; rebuilt when the list changes.

    Timers are only appended or removed: a list with the same length and the same end is the same list.
    """

    def __init__(self) -> None:
        self.length, self.last = 0, None
        self.places: dict[int, list[int]] = {}

    def near(self, callbacks: list[Record], *wanted: object) -> Iterator[Record]:
        """Return the timers that hold one of these objects, in order; possibly a few too many, never one too few."""
        if not callbacks:
            return
        if len(callbacks) != self.length or callbacks[-1] is not self.last:
            self.length, self.last, self.places = len(callbacks), callbacks[-1], _places(callbacks)
        for place in sorted({place for each in wanted for place in self.places.get(id(each), ())}):
            yield callbacks[place]


def _places(callbacks: list[Record]) -> dict[int, list[int]]:
    found: defaultdict[int, list[int]] = defaultdict(list)
    for place, record in enumerate(callbacks):
        handle = record.handle
        if record.when is None or handle is None or handle.cancelled():
            continue
        owner = getattr(_dpy_internals._original_callback(handle._callback), "__self__", None)
        for each in (*handle._args, owner, getattr(owner, "_task", None)):
            if each is not None:
                found[id(each)].append(place)
    return found


class _Asyncio:
    """What simcord's settling takes from the module `asyncio`."""

    @staticmethod
    async def wait(waited: Any, *, timeout: float | None = None, **rest: Any) -> Any:
        """Wait until the others have taken their turns; if none has one, as the module does."""
        if timeout is None or timeout > LOOK or not _turns():
            return await asyncio.wait(waited, timeout=timeout, **rest)
        for _ in range(TURNS):
            _WATCHERS.append(asyncio.get_running_loop())
            try:
                await asyncio.sleep(0)
            finally:
                _WATCHERS.pop()
            if not _turns():
                break
        return None

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


_WATCHERS = list[asyncio.AbstractEventLoop]()
"""The loops in which somebody only watches whether the others have taken their turns."""


def _turns() -> bool:
    """Return whether the running loop has anything to do at once."""
    return bool(asyncio.get_running_loop()._ready)  # type: ignore[attr-defined]


def others_go_on() -> bool:
    """Return whether another task of the running loop has a turn to take, besides one that watches."""
    loop = asyncio.get_running_loop()
    return len(loop._ready) > _WATCHERS.count(loop)  # type: ignore[attr-defined]


@cache
def install() -> None:
    """Use the index for the simulation of this process from now on."""
    timers = Timers()
    waking, sleeping = _settlement._timer_records_waking, _settlement._is_virtual_sleep_waiter

    class Narrowed:
        """The state of a simulation with only the relevant timers."""

        def __init__(self, state: Any, *wanted: object) -> None:
            self.state = state
            self.work = self
            self.callbacks = list(timers.near(state.work.callbacks, *wanted))

        def __getattr__(self, name: str) -> Any:
            return getattr(self.state, name)

    def records(state: Any, task: Any, waiter: Any) -> list[Record]:
        return waking(Narrowed(state, task, waiter), task, waiter)

    def is_sleep(state: Any, waiter: Any, deadline: float) -> bool:
        return sleeping(Narrowed(state, waiter), waiter, deadline)

    settle, schedule = Env._settle_internal, Env._schedule_timer

    async def patiently(env: Env, *, timeout: float | None = None, **rest: Any) -> None:
        """Start a bot with a longer limit than the built-in five seconds: its database may be remote and busy."""
        rest["idle"] = min(rest.get("idle", LOOK), LOOK)  # `Env.settle` names its own
        await settle(env, timeout=max(START, env.settle_timeout) if timeout == _FIVE else timeout, **rest)

    def scheduled(env: Env, record: Record, *rest: Any) -> None:
        if record.when - env._virtual_time < FAR:
            schedule(env, record, *rest)

    again = SleepHandle.recalculate

    def recalculated(sleep: SleepHandle, at: datetime) -> None:
        again(sleep, at)
        if _runtime._BOT_SCOPE.get() is not None or _runtime._selected_env() is None:
            return
        if sleep.handle.when() - sleep.loop.time() < SOON:
            sleep.handle.cancel()
            sleep.handle = sleep.loop.call_later(LOOK, sleep._wrapped_set_result, sleep.future)

    SleepHandle.recalculate = recalculated  # type: ignore[method-assign]
    simcord_env.asyncio = _Asyncio()  # type: ignore[assignment]
    Env._schedule_timer = scheduled  # type: ignore[method-assign]
    Env._settle_internal = patiently  # type: ignore[method-assign]
    track = _runtime._track_callback

    def tracked(work: Any, original: Any, callback: Any, args: Any, *, when: Any, context: Any, **rest: Any) -> Any:
        task = getattr(callback, "__self__", None)
        if when is None and isinstance(task, asyncio.Task) and task in work.tasks:
            return original(callback, *args, context=context)
        return track(work, original, callback, args, when=when, context=context, **rest)

    _runtime._track_callback = tracked
    _settlement._timer_records_waking = records
    _settlement._is_virtual_sleep_waiter = is_sleep
