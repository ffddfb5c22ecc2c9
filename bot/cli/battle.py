"""`siegemaster battle`: check the file of a battle, and let the autopilots play it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

import engine.games
from bot.cli.console import Failure, known_language
from bot.cli.output import progress, say, table
from bot.cli.run import read_settings
from db import DatabaseError, open_database
from db.battles import Battles
from engine.core.battles.check import Checked, check
from engine.core.battles.sheet import MOST_BYTES
from engine.core.day_gate import SCENARIO
from engine.core.playout import play_out
from render.battle_problems import problem_texts
from render.catalogue import FALLBACK

app = typer.Typer(no_args_is_help=True, help="Battles that users write: check a file, withdraw one.")

_SECONDS = 60.0
"""The processor time after which no more games begin."""
_SLOW, _MOST_ANSWERS = 5.0, 5_000
"""The processor time of a game, and its number of decisions, above which a battle is refused."""
_SHORTEST = 8
"""The smallest number of characters of a code, so that no typing error withdraws other battles."""
_EVEN = 60
"""The largest share of wins in per cent of a battle that is even."""


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


class Tried(NamedTuple):
    """Games of the autopilot against itself: their number, the wins of each side, the turns, the time of one."""

    games: int
    wins: Counter[str]
    turns: float
    milliseconds: float


@app.command("check")
def check_file(
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file of the battle.")],
    games: Annotated[
        int, typer.Option("--games", "-n", min=0, help="How many games the autopilot plays against itself, at most.")
    ] = 200,
    language: Annotated[
        str, typer.Option("--language", callback=known_language, help="The language of the mistakes.")
    ] = FALLBACK,
) -> None:
    """Check the file of a battle: list all mistakes by line, or play it and say how even it is.

    The exit status is 1 if the file has mistakes or a game takes too long.
    """
    found = check(_text_of(file), {name: engine.games.find(name) for name in engine.games.names()})
    if found.problems:
        for text in problem_texts(found.problems, language):
            say(text)
        raise Failure(f"{len(found.problems)} mistakes in {file}")
    say(f"{found.battle.name.get(language)}: {found.game}, {found.battle.turns} turns, code {found.code[:12]}")
    if games:
        _report(_tried(found, games))


def _text_of(file: Path) -> str:
    """Return a file's text; if the file is too large, only enough of it to show that."""
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1).decode("utf-8", "replace")
    except OSError as error:
        raise Failure(f"{file} cannot be read: {error.strerror}") from error


def _tried(found: Checked, games: int) -> Tried:
    """Let the autopilots play a battle, as often as the time allows. Raise `Failure` if a game takes too long."""
    ruleset = engine.games.find(found.game)
    wins, turns, played, begun = Counter[str](), 0, 0, time.process_time()
    with progress(found.game, games, counted=True) as step:
        while played < games and time.process_time() - begun < _SECONDS:
            seed, started = f"{found.code[:12]}-{played}", time.process_time()
            playout = play_out(
                ruleset,
                seed=seed,
                options={SCENARIO: found.code},
                policy=ruleset.policies["steward"](seed),
                trusted=True,
            )
            if time.process_time() - started > _SLOW or len(playout.asked) > _MOST_ANSWERS:
                raise Failure("A game takes too long. Make the map, the forces or the number of turns smaller.")
            result: Mapping[str, Any] = ruleset.result(playout.world) or {}
            wins[str(result["winner"])] += 1
            turns += result["turns"]
            played += 1
            step()
    spent = time.process_time() - begun
    sides = {side: wins[side] for side in ruleset.sides_in(ruleset.new({SCENARIO: found.code}))}
    return Tried(played, Counter(sides), turns / played, 1_000 * spent / played)


def _report(tried: Tried) -> None:
    """Print the share of each side with two standard errors, and whether the battle is even."""
    rows = []
    for side, wins in tried.wins.items():
        share = wins / tried.games
        margin = 200 * sqrt(share * (1 - share) / tried.games)
        rows.append((side, f"{100 * share:.0f} %", f"± {margin:.0f}"))
    table(("side", "wins", ""), rows)
    say(
        f"Autopilot against autopilot, {tried.games} games of {tried.turns:.1f} turns, {tried.milliseconds:.0f} ms each"
    )
    most = 100 * max(tried.wins.values()) / tried.games
    even = most <= _EVEN
    say(
        "Even (40 to 60 in 100)"
        if even
        else f"Uneven: {max(tried.wins, key=lambda side: tried.wins[side])} are stronger"
    )
