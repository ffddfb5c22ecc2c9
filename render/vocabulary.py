"""The names that a game's players type: as they are compared, each with the word of an answer that it means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from render.rulebook import plain


def compared(text: str) -> str:
    """Return a name as it is compared: small letters without accents, one space between its words."""
    return " ".join(plain(text).split())


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Names as `compared` writes them, each with its word; `longest` is how many words the longest of them has."""

    names: Mapping[str, str] = field(default_factory=dict)
    longest: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "longest", max((len(name.split()) for name in self.names), default=1))

    def word(self, text: str) -> str | None:
        """Return the word that a name means; None for a name of nothing."""
        return self.names.get(compared(text))


def vocabulary_of(tongues: Iterable[Mapping[str, str]]) -> Vocabulary:
    """Return the names of several languages: what one of them has already, a later one does not change."""
    found: dict[str, str] = {}
    for names in tongues:
        for name, word in names.items():
            found.setdefault(name, word)
    return Vocabulary(found)
