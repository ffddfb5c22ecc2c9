"""The simulation on a busy machine: time for a bot to begin, and a quick search for the timer that a task sleeps on.

At every turn simcord asks of every waiting task which timers wake it, and looks at every timer each time. Those are
dozens of both in a long test, and it is most of what such a test costs. Here timers are found by what they wake.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

from simcord import Env, _dpy_internals, _settlement

Record = Any

START = 60.0
"""Seconds that a bot of the tests may take to begin."""
_FIVE = 5.0


class Timers:
    """Where each timer of a list stands, by what it might wake; made again as soon as the list is another.

    Timers are only ever added at the end and taken out: a list as long as before and with the same end is the same.
    """

    def __init__(self) -> None:
        self.length, self.last = 0, None
        self.places: dict[int, list[int]] = {}

    def near(self, callbacks: list[Record], *wanted: object) -> Iterator[Record]:
        """The timers that hold one of these objects, in their order; perhaps a few too many, never one too few."""
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
    """From now on, in this process, the simulation searches so."""
    timers = Timers()
    waking, sleeping = _settlement._timer_records_waking, _settlement._is_virtual_sleep_waiter

    class Narrowed:
        """The state of a simulation, with fewer timers to go over."""

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

    settle = Env._settle_internal

    async def patiently(env: Env, *, timeout: float | None = None, **rest: Any) -> None:
        """A bot that begins has five seconds otherwise, whatever was asked: its database may be elsewhere, and busy."""
        await settle(env, timeout=max(START, env.settle_timeout) if timeout == _FIVE else timeout, **rest)

    Env._settle_internal = patiently  # type: ignore[method-assign]
    _settlement._timer_records_waking = records
    _settlement._is_virtual_sleep_waiter = is_sleep
