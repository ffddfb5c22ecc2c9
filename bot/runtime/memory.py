"""Returns unused memory to the operating system.

The GNU C library keeps freed memory for each thread, which adds up after drawing large pictures. With other C libraries
this module does nothing.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from itertools import count

EVERY = 64
"""The number of drawn pictures after which unused memory is given back. It takes a few milliseconds."""

_pictures = count(1)


def give_back() -> None:
    """Return unused memory to the operating system. Other threads keep running."""
    _trim()(0)


def drew() -> None:
    """Count a drawn picture. From time to time, return unused memory to the system."""
    if not next(_pictures) % EVERY:
        give_back()


@cache
def _trim() -> Callable[[int], object]:
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (OSError, TypeError, AttributeError):  # another C library, or another system
        return lambda _: None
    return trim
