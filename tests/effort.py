"""How much work something is: counted in calls, which are the same on every machine, however busy it is."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def calls(work: Callable[[], object], *, most: int | None = None) -> int:
    """How many functions are called, Python's own and the library's, while `work` is done.

    Raises `AssertionError` as soon as there are more than `most`: what would never end need not be waited for.
    """
    count = 0

    def counted(_: FrameType, event: str, __: Any) -> None:
        nonlocal count
        if event in {"call", "c_call"}:
            count += 1
            if most is not None and count > most:
                sys.setprofile(None)
                raise AssertionError(f"more than {most} calls")

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count
