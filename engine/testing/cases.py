"""The common parts of all games' conformance cases: the files, the checks of an Ask, the result of a case.

Each file names the game of its cases at its top: `game = "…"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.core.written import table_of, text_of

NEXT = "next"
"""The value of `until` for «as soon as any other step begins»."""


class CaseError(ValueError):
    """A case that cannot be played as it is written."""


class Said(Struct, forbid_unknown_fields=True, kw_only=True):
    """A check of the open Ask: its kind, an answer that is legal, one that is refused, and the reason."""

    ask: str | None = None
    legal: str | None = None
    refused: str | None = None
    rule: str | None = None
    reason: str | None = None


@dataclass(frozen=True)
class CaseResult:
    """The result of a case: the differences (none if it holds), and for its author the dice rolled and the events."""

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
        """Whether there are no differences."""
        return not self.differences


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield the files themselves, and every case file below the folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def game_of(path: Path) -> str:
    """Return the game that a file names. Raise `CaseError` if it cannot be read or names none."""
    return _read(path)[0]


def cases_of(path: Path, *, game: str) -> list[Any]:
    """Return the raw cases of a file: one, or a list under `[[case]]`.

    Raise `CaseError` if the file cannot be read, names no game, or names another one.
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
