"""The place of a death: points that a process passes, and the coroutines that are patched to pass them."""

from __future__ import annotations

import functools
import os
import signal
from collections.abc import Callable
from typing import Any


class Fate:
    """Kills this process at the given passing of its point."""

    def __init__(self, point: str, passing: int) -> None:
        self.point = point
        self.left = passing

    def __call__(self, point: str) -> None:
        if point == self.point:
            self.left -= 1
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


Named = Callable[..., str | None]


def patch(owner: Any, name: str, *, before: Named | None = None, after: Named | None = None, fate: Fate) -> None:
    """Patch a coroutine to pass a point before or after it; the point is named from the arguments or the result."""
    original = getattr(owner, name)

    @functools.wraps(original)
    async def patched(*args: Any, **kwargs: Any) -> Any:
        if before is not None and (point := before(*args, **kwargs)):
            fate(point)
        result = await original(*args, **kwargs)
        if after is not None and (point := after(result, *args, **kwargs)):
            fate(point)
        return result

    setattr(owner, name, patched)
