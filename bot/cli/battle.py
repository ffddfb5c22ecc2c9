"""`siegemaster battle`: check the file of a battle, and let the autopilots play it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

import engine.games
from bot.battles.playouts import GAMES, SECONDS, Played, play
from bot.cli.console import Failure, known_language
from bot.cli.output import progress, say, table
from bot.cli.run import read_settings
from db import DatabaseError, open_database
from db.battles import Battles
from engine.core.battles.check import Checked, check
from engine.core.battles.sheet import MOST_BYTES
from render.battle_problems import problem_texts
from render.catalogue import FALLBACK

app = typer.Typer(no_args_is_help=True, help="Battles that users write: check a file, withdraw one.")

_SHORTEST = 8
"""The smallest number of characters of a code, so that no typing error withdraws other battles."""


@app.command("withdraw")
def withdraw(
    *,
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of the battle, or the letters that share it.")],
    database: Annotated[
        str | None, typer.Option("--database", metavar="PATH", help="The database: a path or a URL.")
    ] = None,
) -> None:
    """Remove a battle from the libraries of all servers. Its games keep their text, and go on."""
    if len(code) < _SHORTEST:
        raise Failure(f"a code has at least {_SHORTEST} characters")
    try:
        count = asyncio.run(_withdrawn(code, read_settings(database=database).database))
    except DatabaseError as error:
        raise Failure(str(error)) from error
    if not count:
        raise Failure(f"no server has a battle with the code {code}")
    say(f"removed from {count} libraries")


async def _withdrawn(code: str, url: str) -> int:
    opened = await open_database(url)
    try:
        return await Battles(opened).withdraw(code)
    finally:
        await opened.close()


@app.command("check")
def check_file(
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file of the battle.")],
    games: Annotated[
        int, typer.Option("--games", "-n", min=0, help="How many games the autopilot plays against itself, at most.")
    ] = GAMES,
    language: Annotated[
        str, typer.Option("--language", callback=known_language, help="The language of the mistakes.")
    ] = FALLBACK,
) -> None:
    """Check the file of a battle: list all mistakes by line, or play it and say how even it is.

    The exit status is 1 if the file has mistakes or a game takes too long.
    """
    text = _text_of(file)
    found = check(text, {name: engine.games.find(name) for name in engine.games.names()})
    if found.problems:
        for problem in problem_texts(found.problems, language):
            say(problem)
        raise Failure(f"{len(found.problems)} mistakes in {file}")
    say(f"{found.battle.name.get(language)}: {found.game}, {found.battle.turns} turns, code {found.code[:12]}")
    if games:
        _report(_tried(found, text, games))


def _text_of(file: Path) -> str:
    """Return a file's text; if the file is too large, only enough of it to show that."""
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1).decode("utf-8", "replace")
    except OSError as error:
        raise Failure(f"{file} cannot be read: {error.strerror}") from error


def _tried(found: Checked, text: str, games: int) -> Played:
    """Let the autopilots play a battle, as often as the time allows. Raise `Failure` if a game takes too long."""
    played = Played()
    with progress(found.game, games, counted=True) as step:
        while played.games < games and played.seconds < SECONDS:
            played = played.plus(play(found.game, text, played.games, seconds=0.0, most=1))
            if played.slow:
                raise Failure("A game takes too long. Make the map, the forces or the number of turns smaller.")
            step()
    return played


def _report(played: Played) -> None:
    """Print the share of each side with two standard errors, and whether the battle is even."""
    shares = {side: played.share(side) for side in played.wins}
    table(("side", "wins", ""), [(side, f"{share:.0f} %", f"± {more:.0f}") for side, (share, more) in shares.items()])
    turns, each = played.turns / played.games, 1_000 * played.seconds / played.games
    say(f"Autopilot against autopilot, {played.games} games of {turns:.1f} turns, {each:.0f} ms each")
    say(f"Uneven: {played.stronger} are stronger" if played.stronger else "Even (40 to 60 in 100)")
