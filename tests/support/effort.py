"""Measure work in function calls: their number is the same on every machine, however busy it is."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any


@dataclass
class Effort:
    """Work done: the number of calls of Python and library functions, and the processor seconds of this thread."""

    calls: int = 0
    seconds: float = 0.0


@contextmanager
def counted(*, most: int | None = None) -> Iterator[Effort]:
    """Count the calls in this thread within the block, even while its tasks alternate; counting itself costs time.

    Raise `AssertionError` as soon as there are more than `most`, so that an endless loop is stopped.
    """
    effort = Effort()

    def note(_: FrameType, event: str, __: Any) -> None:
        if event in {"call", "c_call"}:
            effort.calls += 1
            if most is not None and effort.calls > most:
                sys.setprofile(None)
                raise AssertionError(f"more than {most} calls")

    before, started = sys.getprofile(), time.thread_time()
    sys.setprofile(note)
    try:
        yield effort
    finally:
        sys.setprofile(before)
        effort.seconds = time.thread_time() - started


@contextmanager
def timed() -> Iterator[Effort]:
    """Measure this thread's processor seconds within the block; other processes on the machine do not count."""
    effort, started = Effort(), time.thread_time()
    yield effort
    effort.seconds = time.thread_time() - started


def calls(work: Callable[[], object], *, most: int | None = None) -> int:
    """Return how many functions are called during `work`. Raise the same errors as `counted`."""
    with counted(most=most) as effort:
        work()
    return effort.calls
