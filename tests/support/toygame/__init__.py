"""«Orchard», an invented little game: proof that the house knows no game by name, and a quick one for its tests.

`installed()` puts it beside the real games for as long as a test needs it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import engine.games
import render.games

NAME = "orchard"
_HERE = Path(__file__).parent


def install(home: Path = _HERE) -> None:
    """Let the house find the games of a folder, until the process ends."""
    for package, folder in ((engine.games, "engine"), (render.games, "render")):
        path = str(home / folder)
        if path not in package.__path__:
            package.__path__.append(path)
    _forget()


def remove(home: Path = _HERE) -> None:
    """Take them away again."""
    for package, folder in ((engine.games, "engine"), (render.games, "render")):
        path = str(home / folder)
        if path in package.__path__:
            package.__path__.remove(path)
    _forget()


@contextmanager
def installed() -> Iterator[str]:
    """The game's name, for as long as it is in the house."""
    install()
    try:
        yield NAME
    finally:
        remove()


def _forget() -> None:
    engine.games.names.cache_clear()
    engine.games.find.cache_clear()
    render.games.find.cache_clear()
