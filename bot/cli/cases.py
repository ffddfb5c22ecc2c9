"""`siegemaster cases`: conformance cases run from files, and what differed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import engine.games
from bot.cli.door import say, tracked
from bot.cli.shared import Failure, Game, game_or_first
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
    for file in tracked(files, "cases"):
        found = runner.run_file(file)
        results += found
        for result in found:
            if not (quiet and result.ok):
                _tell(result, verbose=verbose)
    if not results:
        raise Failure(f"no cases in {', '.join(map(str, paths))}")
    differ = sum(not result.ok for result in results)
    say(f"{len(results)} cases, {len(results) - differ} hold, {differ} differ")
    if differ:
        raise typer.Exit(1)


def _tell(result: Any, *, verbose: bool) -> None:
    rulings = f" {', '.join(result.rulings)}" if result.rulings else ""
    section = f" §{result.section}" if result.section else ""
    mark, style = ("holds  ", "green") if result.ok else ("DIFFERS", "bold red")
    say(mark, style=style, end=" ")
    say(f"{result.path}:{result.number}{section}{rulings}  {result.title}")
    for difference in result.differences:
        say(f"          {difference}")
    if verbose:
        say(f"          dice: {', '.join(result.rolled) or 'none'}")
        say(f"          events: {', '.join(result.told) or 'none'}")
