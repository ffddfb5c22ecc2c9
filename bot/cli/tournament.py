"""The command `siegemaster tournament`. It verifies tournament files, and simulates random tournaments."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.console import Failure
from bot.cli.output import note, say, table, tracked
from bot.ui import texts
from bot.ui.texts import english
from db.storage import private_files
from engine.core.asks import Refused
from engine.tournament.playout import Playout, play_out
from engine.tournament.record import MOST_BYTES, Record, RecordError, read, record_of, write
from engine.tournament.standings import standings, tie_breaks
from engine.tournament.verify import Problem
from engine.tournament.verify_record import DIFFERS, HOLDS, SEALED, Checked, Difference, verify_record
from render.catalogue import FALLBACK, house_texts
from render.language import speaking

app = typer.Typer(no_args_is_help=True, help="Tournaments: verify a file, or simulate one.")


class _Unread(Exception):
    """Raised if a file cannot be verified. Its text says why."""


@app.command("verify")
def verify(
    *,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files from `/tournament export`.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show only files with a fault.")] = False,
) -> None:
    """Compute tournaments again from their files and report all differences.

    This covers the draw, pairings, scores, tie-breaks and places. The exit status is 0 only if everything agrees and
    the seed is public.
    """
    wrong = sum(not _verified(path, quiet=quiet) for path in tracked(files, "files"))
    if len(files) > 1:
        say(english("verify-count", count=len(files), wrong=wrong))
    if wrong:
        raise typer.Exit(1)


def _verified(path: Path, *, quiet: bool) -> bool:
    """Verify one file, print the result, and return whether everything agrees."""
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


# --- what a verification says ---


_VERDICTS = {HOLDS: "tfile-holds", SEALED: "tfile-sealed", DIFFERS: "tfile-differs"}
_UNREAD = {
    "size": "tfile-size",
    "text": "tfile-text",
    "json": "tfile-json",
    "kind": "tfile-kind",
    "format": "tfile-format",
    "shape": "tfile-shape",
}
_SHOWN = 5
_LONG = 300
_OWN_WORDS = {
    "not-the-lots",
    "not-the-scenario",
    "not-the-sides",
    "not-the-game",
    "not-the-right-round",
    "not-the-seed",
    "not-created",
}
"""The reasons that have their own sentences for verification; other reasons use the texts of refusals."""


def unread_text(error: RecordError) -> str:
    """Return a text that says why a file is not a valid tournament file."""
    return texts.say(_UNREAD[error.reason], detail=texts.cut(error.detail, _LONG))


def verify_text(checked: Checked, record: Record) -> list[str]:
    """Return the result of a verification as lines of text.

    The lines state the verdict, the errors, and what a file cannot prove. Texts from the file are shortened and
    escaped.
    """
    facts: dict[str, Any] = {
        "facts": checked.journal.facts,
        "rounds": checked.journal.rounds,
        "all": len(record.journal),
    }
    lines = [texts.say(_VERDICTS[checked.verdict], **facts)]
    lines += [_problem(each) for each in checked.problems[:_SHOWN]]
    if len(checked.problems) > _SHOWN:
        lines.append(texts.say("tfile-more", count=len(checked.problems) - _SHOWN))
    if checked.broken:
        lines.append(texts.say("tfile-sum"))
    if checked.difference:
        lines.append(_difference(checked.difference))
    if checked.verdict != DIFFERS:
        seed = checked.journal.state.seed
        key = "tfile-seed" if seed else "tfile-hash"
        lines.append(texts.say(key, seed=texts.verbatim(seed), hash=checked.journal.state.seed_hash))
        if "replays" in checked.journal.unproven:
            lines.append(texts.say("tfile-unproven-replays"))
        lines.append(texts.say("tfile-unproven-people"))
    return lines


def _problem(problem: Problem) -> str:
    key = f"tfile-{problem.reason}" if problem.reason in _OWN_WORDS else "tfile-impossible"
    possible = problem.facts.get("possible", ())
    facts = {
        "number": str(problem.number),
        "fact": problem.fact,
        "reason": _why(problem),
        "rule": problem.rule,
        "possible": texts.cut(", ".join(_words(each) for each in possible), _LONG),
        "hash": problem.facts.get("hash", ""),
        "told": texts.cut(str(problem.facts.get("told", "")), _LONG),
    }
    return texts.say(key, **facts)


def _why(problem: Problem) -> str:
    """Return the reason why a logged fact is impossible, as text."""
    key = f"tournament-refused-{problem.reason}"
    if not house_texts().has(key):
        return f"{problem.reason}."
    said: dict[str, Any] = {
        name: each if isinstance(each, int) else texts.cut(_said(each), _LONG) for name, each in problem.facts.items()
    }
    return texts.say(key, **said)


def _said(value: object) -> str:
    return ", ".join(map(_words, value)) if isinstance(value, list | tuple) else str(value)


def _words(item: object) -> str:
    """Return an item of a logged fact as text. The numbers of two players are joined: “3–7”."""
    return "–".join(map(str, item)) if isinstance(item, list | tuple) else str(item)


def _difference(found: Difference) -> str:
    return texts.say(
        "tfile-told",
        where=texts.cut(", ".join(found.where), _LONG),
        got=texts.cut(found.got, _LONG) or "none",
        expected=texts.cut(found.expected, _LONG) or "none",
    )


# --- simulate ---


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
