"""Checks the rules that every valid position must satisfy. Loaders, test cases and the fuzzer use it.

A game lists its own invariants in a `FaultKind`, each with a code and a rule section.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class BaseFaultKind(Enum):
    """The base class for the kinds of a game's invariants. Each value is a code and a rule section."""

    @property
    def code(self) -> str:
        """The stable name of the invariant, used in texts and tests."""
        code: str = self.value[0]
        return code

    @property
    def rule(self) -> str:
        """The section of the rules that is violated."""
        rule: str = self.value[1]
        return rule


class Fault(NamedTuple):
    """A violated invariant: its kind, and what violates it."""

    kind: BaseFaultKind
    what: str

    def __str__(self) -> str:
        return f"{self.kind.code}: {self.what} (§{self.kind.rule})"
