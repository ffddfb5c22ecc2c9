"""Named dice: every draw is a function of seed, period, purpose and count, so anyone can check it.

Each purpose has its own stream. So if a rule is corrected, the dice of other purposes stay the same.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from struct import Struct
from typing import Final, Protocol

_SPAN: Final = 1 << 64
_number = Struct(">Q").unpack
"""Return the first eight bytes of a hash as a number below `_SPAN`, in a tuple."""


class Dice(Protocol):
    """A source of numbers from 1 to `sides`."""

    def number(self, purpose: str, sides: int) -> int:
        """Return the next number for `purpose`."""

    def begin_period(self, period: str) -> None:
        """Start counting draws from zero, at a new day or turn."""


class DiceTooSoon(Exception):
    """Raised when a die is rolled before the dice have a seed."""


class _Nothing:
    """Replaces the hash of draws while there is no seed. Using it raises `DiceTooSoon`."""

    def copy(self) -> hashlib.blake2b:
        raise DiceTooSoon("no word has been brought yet, so there are no dice")


class SeededDice:
    """Dice computed from a seed. `period` and `counts` are their whole state.

    Without a seed, rolling a die raises `DiceTooSoon`.
    """

    def __init__(self, seed: str | None, *, period: str = "", counts: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.period = period
        self.counts: dict[str, int] = dict(counts or {})
        self._opened: hashlib.blake2b | _Nothing = self._open()

    def set_seed(self, seed: str) -> None:
        """Set the seed, so that dice can be rolled."""
        self.seed = seed
        self._opened = self._open()

    def _open(self) -> hashlib.blake2b | _Nothing:
        """Return the hash from which all draws of the period are computed."""
        if self.seed is None:
            return _Nothing()
        return hashlib.blake2b(f"{self.seed}/{self.period}/".encode(), digest_size=8)

    def begin_period(self, period: str) -> None:
        """Start counting draws from zero under the name `period`."""
        self.period = period
        self.counts.clear()
        self._opened = self._open()

    def number(self, purpose: str, sides: int) -> int:
        """Return the next random number from 1 to `sides`. All numbers are equally likely."""
        draw = self._opened.copy()
        count = self.counts.get(purpose, 0) + 1
        self.counts[purpose] = count
        draw.update(f"{purpose}/{count}".encode())
        limit = _limit(sides)
        while (value := _number(draw.digest())[0]) >= limit:
            draw.update(b"/again")
        return int(value % sides) + 1


@cache
def _limit(sides: int) -> int:
    """Return the limit from which a hash value must be drawn again, to avoid bias."""
    return _SPAN - _SPAN % sides


class OutOfDice(Exception):
    """Raised when a test case has no suitable number for a die."""


class ScriptedDice:
    """Dice that show numbers given in advance, in the order of the rolls."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.left = list(numbers)
        self.rolled: list[str] = []

    def begin_period(self, period: str) -> None:
        """Do nothing when a period begins, because scripted numbers have no periods."""

    def number(self, purpose: str, sides: int) -> int:
        """Return the next scripted number. Raise `OutOfDice` if there is none, or if it is not between 1 and
        `sides`.
        """
        if not self.left:
            raise OutOfDice(f"no die left for {purpose!r}; rolled so far: {', '.join(self.rolled) or 'none'}")
        value = self.left.pop(0)
        if not 1 <= value <= sides:
            raise OutOfDice(f"{value} cannot be rolled for {purpose!r} (1 to {sides})")
        self.rolled.append(f"{purpose}={value}")
        return value


_DRAWN: Final = re.compile(r"[0-9a-f]{32}")


def looks_drawn(seed: str) -> bool:
    """Return whether a seed looks like one drawn by the bot, with 128 bits."""
    return _DRAWN.fullmatch(seed) is not None


def seed_hash(seed: str) -> str:
    """Return the SHA-256 of a seed, which is published when a game starts."""
    return hashlib.sha256(seed.encode()).hexdigest()
