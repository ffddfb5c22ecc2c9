"""How much work something is: counted in calls, which are the same on every machine, however busy it is."""

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
    """What was done: so many calls of functions, Python's own and the library's, in so many seconds of this thread."""

    calls: int = 0
    seconds: float = 0.0


@contextmanager
def counted(*, most: int | None = None) -> Iterator[Effort]:
    """Count what is called meanwhile in this thread, whose tasks may take turns; counting takes time of its own.

    Raises `AssertionError` as soon as there are more than `most`: what would never end need not be waited for.
    """
    effort = Effort()

    def note(_: FrameType, event: str, __: Any) -> None:
        if event in {"call", "c_call"}:
            effort.calls += 1
            if most is not None and effort.calls > most:
                sys.setprofile(None)
                raise AssertionError(f"more than {most} calls")

    before, begun = sys.getprofile(), time.thread_time()
    sys.setprofile(note)
    try:
        yield effort
    finally:
        sys.setprofile(before)
        effort.seconds = time.thread_time() - begun


@contextmanager
def timed() -> Iterator[Effort]:
    """The processor's seconds that this thread takes meanwhile: what others do on the machine does not count."""
    effort, begun = Effort(), time.thread_time()
    yield effort
    effort.seconds = time.thread_time() - begun


def calls(work: Callable[[], object], *, most: int | None = None) -> int:
    """How many functions are called while `work` is done. Raises as `counted` does."""
    with counted(most=most) as effort:
        work()
    return effort.calls
