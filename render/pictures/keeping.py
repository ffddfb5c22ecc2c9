"""Caches drawn pictures for all maps of a process, up to a limit in bytes.

The least recently used picture is removed first.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count
from threading import Lock
from typing import Any, ParamSpec, TypeVar, cast

from PIL import Image

from render.language import language
from render.pictures.palette import Sprite

MIB = 2**20
MOST = 62 * MIB
"""The size of the cache in bytes."""
EACH = 1_500
"""The number of bytes that a cached picture takes in addition to its pixels: objects of Python and Pillow."""
TUPLE = 100
"""The number of bytes that a tuple or the header of a `bytes` object takes."""
PLACE = 400
"""The number of bytes that a result's key and its place in the store take."""

P = ParamSpec("P")
T = TypeVar("T")


def weight(value: object) -> int:
    """Return the approximate size of a picture, or of several, in bytes."""
    if isinstance(value, Image.Image):
        each = 4 if value.mode in {"RGB", "RGBA"} else 1
        return EACH + value.width * value.height * each
    if isinstance(value, Sprite):
        shape = weight(value.shape) if value.shape is not None else 0
        return weight(value.picture) + shape
    if isinstance(value, bytes):
        return TUPLE + len(value)
    if isinstance(value, tuple | list):
        return TUPLE + sum(map(weight, value))
    return 32


class Store:
    """A thread-safe cache of function results, up to `most` bytes."""

    def __init__(self, most: int = MOST) -> None:
        self.most, self.held = most, 0
        self._found: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()
        self._lock = Lock()
        self._numbers = count()

    def __len__(self) -> int:
        """Return the number of cached results."""
        return len(self._found)

    def keeping(self, draw: Callable[P, T]) -> Callable[P, T]:
        """Return a function like `draw` whose results are cached.

        Its arguments must be hashable and positional. As with `lru_cache`, two threads may draw the same result at the
        same time.
        """
        number, found, lock = self.number(), self._found, self._lock

        def kept(*args: Any) -> T:
            key = (number, args)
            with lock:
                if key in found:
                    found.move_to_end(key)
                    return cast(T, found[key][0])
            value = draw(*args)  # type: ignore[call-arg]
            self._keep(key, value)
            return value

        return cast(Callable[P, T], kept)

    def keeping_texts(self, draw: Callable[P, T]) -> Callable[P, T]:
        """Return a function like `draw` whose results are cached for each language."""

        def written(_locale: str, *args: Any) -> T:
            return draw(*args)  # type: ignore[call-arg]

        kept = self.keeping(written)
        return cast(Callable[P, T], lambda *args: kept(language(), *args))

    def number(self) -> int:
        """Return a new number that identifies a caller of `found`."""
        return next(self._numbers)

    def found(self, number: int, key: Hashable, draw: Callable[[], T]) -> T:
        """Return the cached result for a key, or call `draw` and cache its result."""
        with self._lock:
            if (number, key) in self._found:
                self._found.move_to_end((number, key))
                return cast(T, self._found[number, key][0])
        value = draw()
        self._keep((number, key), value)
        return value

    def _keep(self, key: Hashable, value: object) -> None:
        size = weight(value) + PLACE
        with self._lock:
            if key not in self._found:
                self._found[key] = value, size
                self.held += size
            while self.held > self.most:
                _, (_, gone) = self._found.popitem(last=False)
                self.held -= gone


PIECES = Store()
"""The drawn pieces of all maps of this process."""
