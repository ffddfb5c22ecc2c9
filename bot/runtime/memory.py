"""Give unused memory back to the system.

The C library keeps what was freed for later, in an area for each thread. A large picture in one thread after another
leaves tens of megabytes that nobody uses. Only the GNU library can be asked for them; elsewhere nothing happens.
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
    """Give the pages back that hold nothing. Other threads go on meanwhile."""
    _trim()(0)


def drew() -> None:
    """Count a drawn picture, and give unused memory back from time to time."""
    if not next(_pictures) % EVERY:
        give_back()


@cache
def _trim() -> Callable[[int], object]:
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (OSError, TypeError, AttributeError):  # another C library, or another system
        return lambda _: None
    return trim
