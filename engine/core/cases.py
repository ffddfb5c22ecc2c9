"""What conformance cases of every game share: how one is written, what must be said of an Ask, how one went.

A file says at its top which game its cases are of: `game = "…"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.core.written import table_of, text_of

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


def game_of(path: Path) -> str:
    """The game that a file names. Raises `CaseError` for one that cannot be read, or names none."""
    return _read(path)[0]


def cases_of(path: Path, *, game: str) -> list[Any]:
    """The cases of a file as they are written: one, or a list of them under `[[case]]`.

    Raises `CaseError` for a file that cannot be read, or is of no game or of another one.
    """
    named, raw = _read(path)
    if named != game:
        raise CaseError(f"its cases are of {named}, not of {game}")
    listed = raw.get("case", [raw])
    if not isinstance(listed, list) or (set(raw) - {"case"} and "case" in raw):
        raise CaseError("a file holds one case, or only [[case]] tables")
    return listed


def _read(path: Path) -> tuple[str, dict[str, Any]]:
    try:
        raw = table_of(text_of(path))
    except (ValueError, OSError) as error:
        raise CaseError(f"the file cannot be read: {error}") from error
    game = raw.pop("game", None)
    if not isinstance(game, str) or not game:
        raise CaseError('the file does not say which game its cases are of: write game = "…" at its top')
    return game, raw
