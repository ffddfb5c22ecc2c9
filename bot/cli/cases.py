"""The command `siegemaster cases`: runs conformance cases from files and reports differences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import engine.games
from bot.cli.console import Failure, OnlyGame
from bot.cli.output import say, tracked
from engine.testing.cases import CaseResult, files_of, game_of
from engine.testing.expectations import CaseError


def cases(
    *,
    paths: Annotated[list[Path], typer.Argument(exists=True, metavar="PATH...", help="Files or folders with cases.")],
    game: OnlyGame = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show only cases that differ.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show the dice and events of each case.")] = False,
) -> None:
    """Run conformance cases from files and report every difference."""
    files = list(files_of(paths))
    results: list[CaseResult] = []
    for file in tracked(files, "cases"):
        found = _run(file, game)
        results += found
        for result in found:
            if not (quiet and result.ok):
                _print_result(result, verbose=verbose)
    if not results:
        raise Failure(f"no cases{f' of {game}' if game else ''} in {', '.join(map(str, paths))}")
    differ = sum(not result.ok for result in results)
    say(f"{len(results)} cases, {len(results) - differ} hold, {differ} differ")
    if differ:
        raise typer.Exit(1)


def _run(file: Path, only: str | None) -> list[CaseResult]:
    """Run the cases in a file and return the results. If its game has no cases, return a failure."""
    try:
        name = game_of(file)
        if only is not None and name != only:
            return []
        runner: Any = engine.games.part(name, "testing.cases").CASES
    except (CaseError, engine.games.NoSuchPart) as error:
        return [_unplayed(file, str(error))]
    except engine.games.UnknownGame:
        return [_unplayed(file, f"there is no game {name!r}; choose one of {', '.join(engine.games.names())}")]
    results: list[CaseResult] = runner.run_file(file)
    return results


def _unplayed(file: Path, why: str) -> CaseResult:
    return CaseResult(path=file, number=0, title=file.name, differences=(why,))


def _print_result(result: CaseResult, *, verbose: bool) -> None:
    rulings = f" {', '.join(result.rulings)}" if result.rulings else ""
    section = f" §{result.section}" if result.section else ""
    mark, style = ("holds  ", "green") if result.ok else ("DIFFERS", "bold red")
    say(mark, style=style, end=" ")
    say(f"{result.path}:{result.number}{section}{rulings}  {result.title}")
    for difference in result.differences:
        say(f"          {difference}")
    if verbose:
        say(f"          dice: {', '.join(result.rolled) or 'none'}")
        say(f"          events: {', '.join(result.events) or 'none'}")
