"""The names that players type, each with the word of an answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from render.rulebook import plain


def compared(text: str) -> str:
    """Return a name for comparison: lower case without accents, one space between words."""
    return " ".join(plain(text).split())


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Maps names, normalised by `compared`, to the answer words that they mean.

    `longest` is the largest number of words in a name.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    longest: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "longest", max((len(name.split()) for name in self.names), default=1))

    def word(self, text: str) -> str | None:
        """Return the word of an answer that a name stands for. Return None for an unknown name."""
        return self.names.get(compared(text))


def vocabulary_of(tongues: Iterable[Mapping[str, str]]) -> Vocabulary:
    """Return a vocabulary of names in several languages.

    A name in several languages has the meaning of the first.
    """
    found: dict[str, str] = {}
    for names in tongues:
        for name, word in names.items():
            found.setdefault(name, word)
    return Vocabulary(found)
