"""`siegemaster tournament`: verify files of tournaments, and play whole tournaments at random."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.console import Failure
from bot.cli.output import note, say, table, tracked
from bot.tournaments.verify_report import unread_text, verify_text
from bot.ui.texts import english
from db.storage import private_files
from engine.core.asks import Refused
from engine.tournament.playout import Playout, play_out
from engine.tournament.record import MOST_BYTES, Record, RecordError, read, record_of, write
from engine.tournament.standings import standings, tie_breaks
from engine.tournament.verify_record import HOLDS, SEALED, verify_record
from render.catalogue import FALLBACK
from render.language import speaking

app = typer.Typer(no_args_is_help=True, help="Tournaments: verify a file, or simulate one.")


class _Unread(Exception):
    """Raised for a file that cannot be verified; its text has the reason."""


@app.command("verify")
def verify(
    *,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files from `/tournament export`.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show only files with a fault.")] = False,
) -> None:
    """Compute tournaments again from their files: draw, pairings, scores, tie-breaks, places. Report all differences.

    The exit status is 0 only if everything agrees and the seed is public.
    """
    wrong = sum(not _verified(path, quiet=quiet) for path in tracked(files, "files"))
    if len(files) > 1:
        say(english("verify-count", count=len(files), wrong=wrong))
    if wrong:
        raise typer.Exit(1)


def _verified(path: Path, *, quiet: bool) -> bool:
    """Verify one file and print the result; return whether everything agrees."""
    try:
        record = _read(path)
    except _Unread as error:
        _print_verdict(path, "verify-word-unread", "bold red", [str(error)])
        return False
    checked = verify_record(record)
    holds = checked.verdict == HOLDS
    if quiet and holds:
        return True
    word, style = ("verify-word-fair", "green") if holds else ("verify-word-differs", "bold red")
    if checked.verdict == SEALED:
        word, style = "verify-word-sealed", "yellow"
    with speaking(FALLBACK):
        _print_verdict(path, word, style, verify_text(checked, record))
    return holds


def _read(path: Path) -> Record:
    with speaking(FALLBACK):
        try:
            if path.stat().st_size > MOST_BYTES:
                raise _Unread(english("tfile-size", detail=str(MOST_BYTES >> 20)))
            return read(path.read_bytes())
        except OSError as error:
            raise _Unread(english("tfile-no-file", detail=error.strerror or str(error))) from error
        except RecordError as error:
            raise _Unread(unread_text(error)) from error


def _print_verdict(path: Path, word: str, style: str, lines: list[str]) -> None:
    say(english(word), style=style, end=" ")
    say(str(path))
    for line in lines:
        say(f"    {line.replace('`', '').replace('**', '')}")


@app.command("simulate")
def simulate(
    *,
    players: Annotated[int, typer.Argument(metavar="PLAYERS", min=2, max=1000, help="How many players.")],
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=0, help="How many rounds; 0: the suggested number.")] = 0,
    league: Annotated[bool, typer.Option("--league", help="Everybody plays everybody twice.")] = False,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed plays the same tournament.")] = "1",
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write its file, as an export does.")
    ] = None,
) -> None:
    """Play a whole tournament with random results and print its standings."""
    started = time.perf_counter()
    try:
        played = play_out(players, rounds, seed, title="Simulated", league=league)
    except Refused as error:
        facts = ", ".join(f"{name} {value}" for name, value in error.facts.items())
        raise Failure(f"this tournament is not possible: {error.reason}, {error.rule} ({facts})") from error
    note(f"{len(played.journal)} log entries in {time.perf_counter() - started:.2f} s")
    _print_page(played)
    if json_file is not None:
        try:
            private_files.write(json_file, write(record_of(played.journal)))
        except OSError as error:
            raise Failure(f"{json_file} cannot be written: {error.strerror}") from error


def _print_page(played: Playout) -> None:
    breaks = tie_breaks(played.t)
    rows = [
        (
            str(row.place),
            played.t.players[row.player].name,
            str(row.total),
            *(str(getattr(row, name)) for name in breaks),
        )
        for row in standings(played.t)
    ]
    table(("place", "player", "points", *breaks), rows)
