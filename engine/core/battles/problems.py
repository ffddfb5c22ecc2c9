"""What is wrong with a battle's file: a kind with its facts for a text, and the line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

import msgspec

Fact = str | int | tuple[str, ...]

MOST_SHOWN = 40
"""The largest number of characters of a file's word that a problem repeats."""
_NEAR = 0.6


class Problem(msgspec.Struct, frozen=True):
    """A mistake in a file: its line, its kind, and the facts that a text about it needs."""

    line: int
    kind: str
    facts: Mapping[str, Fact] = {}


class Wrong(Exception):
    """Raised while a line is read: the line is left out, and the mistake is reported with its number."""

    def __init__(self, kind: str, **facts: Fact) -> None:
        super().__init__(kind)
        self.kind = kind
        self.facts = {name: short(value) for name, value in facts.items()}


def unknown(kind: str, what: str, known: Iterable[str], **facts: Fact) -> Wrong:
    """Return the mistake that a word is none of the known ones, with the one that is nearest to it."""
    words = tuple(known)
    near = get_close_matches(what.lower(), words, n=1, cutoff=_NEAR)
    return Wrong(kind, what=what, known=words, near=near[0] if near else "", **facts)


def short(value: Fact) -> Fact:
    """Return a fact without the end of a long word."""
    return value[:MOST_SHOWN] if isinstance(value, str) else value
