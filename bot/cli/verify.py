"""`siegemaster verify`: games out of their exports, every die and card replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

import engine.games
from bot.cli.shared import err, out
from bot.record import MOST_OF_A_RECORD, checked
from bot.verdicts import in_words
from bot.words import english
from engine.core.record import Record, RecordError, read
from engine.core.replay import FAIR, SEALED
from render.catalogue import FALLBACK


class _Unread(Exception):
    """A file that cannot be verified at all; its text says why."""


def verify(
    *,
    exports: Annotated[list[Path], typer.Argument(metavar="EXPORT...", help="Files that `/siege export` gave.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only the files that are not in order.")] = False,
) -> None:
    """Replay games from their exports: the seed's hash, every die, card and decision. Status 0 only when all agree."""
    wrong = 0
    for path in track(exports, description="exports", console=err, transient=True, disable=not err.is_terminal):
        wrong += not _verified(path, quiet=quiet)
    if len(exports) > 1:
        out.print(english("verify-count", count=len(exports), wrong=wrong), markup=False)
    if wrong:
        raise typer.Exit(1)


def _verified(path: Path, *, quiet: bool) -> bool:
    """Whether all is well with one file; says so."""
    try:
        record = _read(path)
        report = checked(record)
    except _Unread as error:
        _tell(path, "verify-word-unread", "bold red", [str(error)])
        return False
    except engine.games.UnknownGame as error:
        _tell(path, "verify-word-unread", "bold red", [english("verify-unknown-game", name=str(error))])
        return False
    fair = report.verdict == FAIR
    if quiet and fair:
        return True
    word, style = ("verify-word-fair", "green") if fair else ("verify-word-differs", "bold red")
    if report.verdict == SEALED:
        word, style = "verify-word-sealed", "yellow"
    _tell(
        path,
        word,
        style,
        in_words(report, record, locale=FALLBACK),
    )
    return fair


def _read(path: Path) -> Record:
    try:
        if path.stat().st_size > MOST_OF_A_RECORD:
            raise _Unread(english("verify-too-large"))
        return read(path.read_bytes())
    except OSError as error:
        raise _Unread(english("verify-no-file", detail=error.strerror or str(error))) from error
    except RecordError as error:
        keys = {"json": "verify-not-json", "format": "verify-newer", "shape": "verify-not-a-record"}
        raise _Unread(english(keys[error.reason], detail=error.detail)) from error


def _tell(path: Path, word: str, style: str, lines: list[str]) -> None:
    out.print(f"[{style}]{english(word)}[/]", end=" ")
    out.print(str(path), markup=False)
    for line in lines:
        out.print(f"    {line.replace('`', '').replace('**', '')}", markup=False)
