"""Named dice: every draw is a function of (seed, period, purpose, count), so that anyone can check it.

A rule mended later does not shift the dice that come after it: a fire in one zone and a melee in another draw from
streams of their own. `ScriptedDice` gives the numbers of a conformance case in the order in which the rules roll them.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from struct import Struct
from typing import Protocol

_SPAN = 1 << 64
_number = Struct(">Q").unpack
"""The number below `_SPAN` that a draw's eight bytes are."""


class Dice(Protocol):
    """A source of numbers from 1 to `sides`."""

    def number(self, purpose: str, sides: int) -> int:
        """The next number for `purpose`."""

    def begin_period(self, period: str) -> None:
        """Start counting draws afresh: a new day, a new turn."""


class DiceTooSoon(Exception):
    """A die was to be rolled although nobody has brought a word yet: there are no dice."""


class _Nothing:
    """Stands for the hash of draws that nothing follows from yet."""

    def copy(self) -> hashlib.blake2b:
        raise DiceTooSoon("no word has been brought yet, so there are no dice")


class SeededDice:
    """Dice that follow from a seed. `period` and `counts` are the whole of their state.

    Without a seed there are none yet: to roll one raises `DiceTooSoon`.
    """

    def __init__(self, seed: str | None, *, period: str = "", counts: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.period = period
        self.counts: dict[str, int] = dict(counts or {})
        self._opened: hashlib.blake2b | _Nothing = self._open()

    def bring(self, seed: str) -> None:
        """Let there be dice from now on: those that follow from a seed."""
        self.seed = seed
        self._opened = self._open()

    def _open(self) -> hashlib.blake2b | _Nothing:
        """The hash of what all draws of the period begin with; each draw goes on from a copy of it."""
        if self.seed is None:
            return _Nothing()
        return hashlib.blake2b(f"{self.seed}/{self.period}/".encode(), digest_size=8)

    def begin_period(self, period: str) -> None:
        """Start counting draws afresh under the name `period`."""
        self.period = period
        self.counts.clear()
        self._opened = self._open()

    def number(self, purpose: str, sides: int) -> int:
        """A fair number from 1 to `sides`: the BLAKE2b hash of the draw's name, without the bias of a plain modulo."""
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
    """The hashes from here on are drawn again: they would favour the low numbers."""
    return _SPAN - _SPAN % sides


class OutOfDice(Exception):
    """A conformance case whose dice ran out, or whose die does not fit the roll."""


class ScriptedDice:
    """Dice whose numbers are given beforehand, in the order in which the rules roll them."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.left = list(numbers)
        self.rolled: list[str] = []

    def begin_period(self, period: str) -> None:
        """Nothing to do: scripted numbers have no periods."""

    def number(self, purpose: str, sides: int) -> int:
        """The next scripted number; raises `OutOfDice` when there is none or it cannot come up."""
        if not self.left:
            raise OutOfDice(f"no die left for {purpose!r}; rolled so far: {', '.join(self.rolled) or 'none'}")
        value = self.left.pop(0)
        if not 1 <= value <= sides:
            raise OutOfDice(f"{value} cannot be rolled for {purpose!r} (1 to {sides})")
        self.rolled.append(f"{purpose}={value}")
        return value


_DRAWN = re.compile(r"[0-9a-f]{32}")


def looks_drawn(seed: str) -> bool:
    """Whether a seed has the shape of those that the bot draws: 128 bits, in lower-case hexadecimal."""
    return _DRAWN.fullmatch(seed) is not None


def seed_hash(seed: str) -> str:
    """What is shown when a game starts: the SHA-256 of its seed, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()
