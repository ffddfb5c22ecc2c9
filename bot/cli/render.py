"""The command `siegemaster render`: draws a position from a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import engine.games
import render.games
from bot.cli.console import Failure, Game, game_or_first, known_language
from bot.cli.output import note, say_lines
from db.storage import private_files
from engine.core.written import MOST, text_of
from render.language import speaking
from render.presenter import LOOKS, Look


def render_position(
    *,
    position: Annotated[
        Path,
        typer.Argument(
            exists=True, dir_okay=False, allow_dash=True, help="A position as TOML or JSON; - for standard input."
        ),
    ],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="The PNG to write.")],
    game: Game = None,
    language: Annotated[str, typer.Option("--language", metavar="LANGUAGE", help="The language: en, it, fr.")] = "en",
    look: Annotated[Look, typer.Option("--look", help="The theme.")] = LOOKS[0],
    text: Annotated[bool, typer.Option("--text", help="Also print the board in words.")] = False,
    faulty: Annotated[bool, typer.Option("--faulty", help="Draw it even if it has faults.")] = False,
) -> None:
    """Draw a position; if it has faults, list them instead."""
    name, locale = game_or_first(game), known_language(language)
    try:
        positions = engine.games.part(name, "testing.positions")
        presenter = render.games.find(name)
    except (engine.games.NoSuchPart, render.games.NoPresenter) as error:
        raise Failure(f"{name} cannot be drawn: {error}") from error
    world = _read(positions, position)
    if faults := positions.check(world):
        for fault in faults:
            note(f"{position}: {fault}")
        if not faulty:
            raise Failure(f"{position} has {len(faults)} faults")
    view = engine.games.find(name).view(world)
    with speaking(locale):
        _write(output, presenter.picture(view, look=look))
        if text:
            say_lines(presenter.text_board(view))


def _read(positions: Any, position: Path) -> Any:
    try:
        text = sys.stdin.read(MOST + 1) if str(position) == "-" else text_of(position)
        return positions.read(text)
    except UnicodeDecodeError as error:
        raise Failure(f"{position} is not text: {error}") from error
    except ValueError as error:
        raise Failure(f"{position} is no position: {error}") from error
    except OSError as error:
        raise Failure(f"{position} cannot be read: {error.strerror}") from error


def _write(output: Path, picture: bytes) -> None:
    try:
        private_files.write(output, picture)
    except OSError as error:
        raise Failure(f"{output} cannot be written: {error.strerror}") from error
    note(f"{output}: {len(picture) / 1024:.0f} KB")
