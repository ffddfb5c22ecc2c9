"""Make the simulation usable on a busy machine: more time for a bot to start, and a fast search for task timers.

At every step simcord asks of every waiting task which timers wake it, and scans all timers each time. A long test has
dozens of both, and the scan is most of its cost. Here timers are indexed by what they wake.

A timer that nobody has set free by then fires by the real clock, too, and takes the virtual clock along: after minutes
in one test every beat of those minutes was made at once. Here only `advance_time` brings what is that far away.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

from simcord import Env, _dpy_internals, _settlement

Record = Any

START = 60.0
"""Seconds that a bot of the tests may take to start."""
_FIVE = 5.0
LOOK = 0.005
"""Seconds after which the simulation looks again whether the bot is idle: a task that goes on waiting wakes nobody."""
FAR = 30.0
"""Seconds from which on a timer fires by the virtual clock alone."""


class Timers:
    """An index of the timers in a list by what they might wake; rebuilt when the list changes.

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
        rest.setdefault("idle", LOOK)
        await settle(env, timeout=max(START, env.settle_timeout) if timeout == _FIVE else timeout, **rest)

    def scheduled(env: Env, record: Record, *rest: Any) -> None:
        if record.when - env._virtual_time < FAR:
            schedule(env, record, *rest)

    Env._schedule_timer = scheduled  # type: ignore[method-assign]
    Env._settle_internal = patiently  # type: ignore[method-assign]
    _settlement._timer_records_waking = records
    _settlement._is_virtual_sleep_waiter = is_sleep
