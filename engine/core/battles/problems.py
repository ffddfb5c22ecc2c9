"""The mistakes in a battle's file, with their kind and line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

import msgspec

Fact = str | int | tuple[str, ...]

MOST_SHOWN = 40
"""The maximum number of characters of a word from the file that a text about a mistake repeats."""
_NEAR = 0.6


class Problem(msgspec.Struct, frozen=True):
    """A mistake in a battle file.

    `line` is its line number and `kind` is its name. `facts` are the values for its text.
    """

    line: int
    kind: str
    facts: Mapping[str, Fact] = {}


class Wrong(Exception):
    """Raised when a line in a battle file has a mistake. The line is then ignored."""

    def __init__(self, kind: str, **facts: Fact) -> None:
        super().__init__(kind)
        self.kind = kind
        self.facts = {name: short(value) for name, value in facts.items()}


def unknown(kind: str, what: str, known: Iterable[str], **facts: Fact) -> Wrong:
    """Return an error about an unknown word, with the known words and the most similar one."""
    words = tuple(known)
    near = get_close_matches(what.lower(), words, n=1, cutoff=_NEAR)
    return Wrong(kind, what=what, known=words, near=near[0] if near else "", **facts)


def short(value: Fact) -> Fact:
    """Return a text cut to `MOST_SHOWN` characters. Other values are returned unchanged."""
    return value[:MOST_SHOWN] if isinstance(value, str) else value
