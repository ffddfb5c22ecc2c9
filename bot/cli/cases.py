"""`siegemaster cases`: conformance cases run from files, and what differed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track

import engine.games
from bot.cli.shared import Failure, Game, err, game_or_first, out
from engine.core.cases import files_of


def cases(
    *,
    paths: Annotated[list[Path], typer.Argument(exists=True, metavar="PATH...", help="Files or folders with cases.")],
    game: Game = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only the cases that differ.")] = False,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Dice rolled and events told, case by case.")
    ] = False,
) -> None:
    """Run conformance cases and say, case by case, what differed."""
    name = game_or_first(game)
    try:
        runner = engine.games.part(name, "cases")
    except engine.games.NoSuchPart as error:
        raise Failure(str(error)) from error
    files = list(files_of(paths))
    results: list[Any] = []
    for file in track(files, description="cases", console=err, transient=True, disable=not err.is_terminal):
        found = runner.run_file(file)
        results += found
        for result in found:
            if not (quiet and result.ok):
                _tell(result, verbose=verbose)
    if not results:
        raise Failure(f"no cases in {', '.join(map(str, paths))}")
    differ = sum(not result.ok for result in results)
    out.print(f"{len(results)} cases, {len(results) - differ} hold, {differ} differ")
    if differ:
        raise typer.Exit(1)


def _tell(result: Any, *, verbose: bool) -> None:
    rulings = f" {', '.join(result.rulings)}" if result.rulings else ""
    section = f" §{result.section}" if result.section else ""
    mark, style = ("holds  ", "green") if result.ok else ("DIFFERS", "bold red")
    out.print(f"[{style}]{mark}[/]", end=" ")
    out.print(f"{result.path}:{result.number}{section}{rulings}  {result.title}", markup=False)
    for difference in result.differences:
        out.print(f"          {difference}", markup=False)
    if verbose:
        out.print(f"          dice: {', '.join(result.rolled) or 'none'}", markup=False)
        out.print(f"          events: {', '.join(result.told) or 'none'}", markup=False)
