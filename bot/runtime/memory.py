"""Gives unused memory back to the system.

The C library keeps freed memory for later, in a separate area for each thread. Large pictures drawn in different
threads therefore leave tens of megabytes unused. Only the GNU library can return them; elsewhere nothing happens.
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
    """Return unused memory pages to the system. Other threads continue meanwhile."""
    _trim()(0)


def drew() -> None:
    """Count a drawn picture, and from time to time give unused memory back."""
    if not next(_pictures) % EVERY:
        give_back()


@cache
def _trim() -> Callable[[int], object]:
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (OSError, TypeError, AttributeError):  # another C library, or another system
        return lambda _: None
    return trim
