"""What conformance cases of every game share: how one is written, what must be said of an Ask, how one went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec import Struct

NEXT = "next"
"""The word of `until` for «as soon as any other step begins»."""


class CaseError(ValueError):
    """A case that cannot be played as it is written."""


class Said(Struct, forbid_unknown_fields=True, kw_only=True):
    """What must be true of the Ask that is open: its kind, an answer that is legal, one that is refused and why."""

    ask: str | None = None
    legal: str | None = None
    refused: str | None = None
    rule: str | None = None
    reason: str | None = None


@dataclass(frozen=True)
class CaseResult:
    """How a case went: what differed (nothing when it holds), and for its author the dice rolled and the facts told."""

    path: Path
    number: int
    title: str
    section: str = ""
    rulings: tuple[str, ...] = ()
    differences: tuple[str, ...] = ()
    rolled: tuple[str, ...] = ()
    told: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether everything held."""
        return not self.differences


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """The files themselves, and every case file below the folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path
