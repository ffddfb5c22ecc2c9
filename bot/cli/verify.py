"""The command `siegemaster verify`: replays games from their exports, with every die and card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import engine.games
from bot.cli.output import say, tracked
from bot.history.journal import MOST_OF_A_RECORD, verify_record
from bot.history.verify_report import verify_text
from bot.ui.texts import cut, english
from engine.core.chain import parted
from engine.core.record import Record, RecordError, read
from engine.core.verify import FAIR, SEALED
from render.catalogue import FALLBACK
from render.language import speaking


class _Unread(Exception):
    """Raised if a file cannot be verified. Its text says why."""


def verify(
    *,
    exports: Annotated[list[Path], typer.Argument(metavar="EXPORT...", help="Files from `/siege export`.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show only files with a fault.")] = False,
) -> None:
    """Replay games from their exports and compare every die, card and decision. The exit status is 0 only if all agree.

    If you give several exports of one game, each must be the beginning of the later ones.
    """
    wrong, seen = 0, dict[str, tuple[Path, Record]]()
    for path in tracked(exports, "exports"):
        wrong += not _verified(path, seen, quiet=quiet)
    if len(exports) > 1:
        say(english("verify-count", count=len(exports), wrong=wrong))
    if wrong:
        raise typer.Exit(1)


def _verified(path: Path, seen: dict[str, tuple[Path, Record]], *, quiet: bool) -> bool:
    """Verify one file, print the result, and return whether everything agrees."""
    try:
        record = _read(path)
        report = verify_record(record)
    except _Unread as error:
        _print_verdict(path, "verify-word-unread", "bold red", [str(error)])
        return False
    except engine.games.UnknownGame as error:
        _print_verdict(path, "verify-word-unread", "bold red", [english("verify-unknown-game", name=str(error))])
        return False
    other, earlier = seen.setdefault(record.game, (path, record))
    row = parted(earlier, record)
    if row is not None:
        _print_verdict(
            path, "verify-word-differs", "bold red", [english("verify-parted", file=str(other), version=str(row))]
        )
        return False
    fair = report.verdict == FAIR
    if quiet and fair:
        return True
    word, style = ("verify-word-fair", "green") if fair else ("verify-word-differs", "bold red")
    if report.verdict == SEALED:
        word, style = "verify-word-sealed", "yellow"
    with speaking(FALLBACK):
        _print_verdict(
            path,
            word,
            style,
            verify_text(report, record, quote=cut),
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


def _print_verdict(path: Path, word: str, style: str, lines: list[str]) -> None:
    say(english(word), style=style, end=" ")
    say(str(path))
    for line in lines:
        say(f"    {line.replace('`', '').replace('**', '')}")
