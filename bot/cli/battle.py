"""The command `siegemaster battle`, which checks a battle's file and lets the autopilot play it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated, Any

import typer

import engine.games
import render.games
from bot.chances.battle_trials import draws
from bot.cli.console import Failure, known_language
from bot.cli.output import progress, say, say_lines
from bot.cli.run import read_settings
from bot.games.balance import balance_lines, share_texts, warning_lines
from bot.games.battle_folder import BattleFile, BattleFolder, checked
from db import DatabaseError, open_database
from db.battles import Battles
from db.storage import private_files
from engine.core.base_ruleset import BaseRuleset
from engine.core.battles.drawn import Drawn, NotEven, draw_on, text_of
from engine.core.battles.linked import Fought, played, so_far, winner_of
from engine.core.battles.series import Series
from engine.core.battles.sheet import LARGEST, SERIES
from engine.core.battles.store import canonical
from engine.core.battles.trying import GAMES, TooSlow, Trial, Tried, play_on
from engine.core.day_gate import named
from render.battle_problems import problem_texts
from render.catalogue import FALLBACK
from render.language import speaking
from render.own_battle import of_battle
from render.presenter import Presenter

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
    """Remove a battle from the libraries of all servers. Its games keep the text and continue."""
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
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="PNG", help="Draw the map with the forces into a file.")
    ] = None,
    language: Annotated[
        str, typer.Option("--language", callback=known_language, help="The language of the answer.")
    ] = FALLBACK,
) -> None:
    """Check the file of a battle: list all mistakes by line, or play it and say how even it is.

    If the battle is uneven, also try changes that may help. The exit status is 1 if the file has mistakes or a game
    takes too long.
    """
    text = _text_of(file)
    read = BattleFile(file.name, text, checked(text))
    linked = BattleFolder(file.parent).linked(read)  # a series may name battles of other files
    found, text = linked.checked, linked.assembled or text
    if found.problems:
        for problem in problem_texts(found.problems, language):
            say(problem)
        raise Failure(f"{len(found.problems)} mistakes in {file}")
    if isinstance(found.battle, Series):
        _check_series(found.battle, text, found.code, games, language)
        return
    say(f"{found.battle.name.get(language)}: {found.game}, {found.battle.turns} turns, code {found.code[:12]}")
    ruleset = engine.games.find(found.game)
    presenter = of_battle(render.games.find(found.game), found.code)
    with speaking(language):
        world = ruleset.new(named(found.code))
        view = ruleset.view(world, None)
        for line in (presenter.status(view).partition("\n")[2], *warning_lines(found.game, world, presenter)):
            say(line.replace("**", ""))
        if picture is not None:
            _draw(presenter, view, picture)
        if games:
            for line in balance_lines(_trial(found.game, canonical(text), games), presenter):
                say(line.replace("**", ""))


@app.command("random")
def random_battle(
    *,
    seed: Annotated[str, typer.Argument(metavar="SEED", help="The same seed draws the same battle.")],
    size: Annotated[
        str,
        typer.Option(
            "--size", "-s", help="The size of the map, or a table: small, medium, large, gate, outpost or rampart."
        ),
    ] = "small",
    file: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write the battle here; default: print it.")
    ] = None,
) -> None:
    """Draw a battle by lot, and let the autopilot play it until its forces are even."""
    if size not in draws():
        raise Failure(f"there is no size {size}; use {', '.join(draws())}")
    system = draws()[size]
    ruleset, drawn = engine.games.find(system), Drawn(seed=seed, size=size)
    assert isinstance(ruleset, BaseRuleset)
    try:
        with progress(system, None, counted=True) as step:
            while draw_on(ruleset, drawn):
                step()
    except (NotEven, TooSlow) as error:
        raise Failure("no battle of this seed becomes even; try another seed") from error
    text = text_of(ruleset, drawn)
    if file is None:
        say_lines(text)
        return
    try:
        private_files.write(file, text.encode())
    except OSError as error:
        raise Failure(f"{file} cannot be written: {error.strerror}") from error


def _check_series(series: Series, text: str, code: str, games: int, language: str) -> None:
    """Print a series' battles, and how often each side wins each battle and the series."""
    ruleset, presenter = engine.games.find(series.game), render.games.find(series.game)
    assert isinstance(ruleset, BaseRuleset)
    say(f"{series.name.get(language)}: {series.game}, {len(series.battles)} battles, code {code[:12]}")
    tried = {link.name: Tried() for link in series.battles}
    whole = Tried()
    with progress(series.game, games, counted=True) as step:
        for number in range(games):
            fought: tuple[Fought, ...] = ()
            for place, result in played(ruleset, text, f"{code[:12]}-{number}"):
                _count(tried[place.linked.at], ruleset, place.options, str(result["winner"]), int(result["turns"]))
                fought = so_far(ruleset, place.linked, result)
            _count(whole, ruleset, place.options, winner_of(fought), len(fought))
            step()
    with speaking(language):
        for name, found in [*tried.items(), (series.name.get(language), whole)]:
            say(f"{name}: {', '.join(share_texts(found, presenter))} ({found.games})")


def _count(tried: Tried, ruleset: BaseRuleset[Any], options: dict[str, str], winner: str, turns: int) -> None:
    """Add the result of a game to `tried`."""
    tried.wins = tried.wins or dict.fromkeys(ruleset.sides_in(ruleset.new(options)), 0)
    tried.wins[winner] = tried.wins.get(winner, 0) + 1
    tried.games, tried.turns = tried.games + 1, tried.turns + turns


def _text_of(file: Path) -> str:
    """Return the text of a file; only the beginning if it is too large."""
    try:
        with file.open("rb") as opened:
            return opened.read(LARGEST[SERIES][0] + 1).decode("utf-8", "replace")
    except OSError as error:
        raise Failure(f"{file} cannot be read: {error.strerror}") from error


def _trial(game: str, text: str, games: int) -> Trial:
    """Let the autopilot play a battle, and try changes that may balance it.

    Raise `Failure` if a game takes too long.
    """
    ruleset, trial = engine.games.find(game), Trial()
    assert isinstance(ruleset, BaseRuleset)
    try:
        with progress(game, games, counted=True) as step:
            while play_on(ruleset, text, trial, clock=time.process_time, games=games):
                if not trial.changed:
                    step()
    except TooSlow:
        raise Failure("A game takes too long. Make the map, the forces or the number of turns smaller.") from None
    trial.over = True
    return trial


def _draw(presenter: Presenter, view: Any, file: Path) -> None:
    """Draw the map of a battle at its start into a file. Raise `Failure` if it cannot be written."""
    try:
        private_files.write(file, presenter.picture(view))
    except OSError as error:
        raise Failure(f"{file} cannot be written: {error.strerror}") from error
