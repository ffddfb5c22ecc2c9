"""«Orchard», a small invented game: proves that the bot knows no game by name, and makes its tests fast.

`installed()` adds it to the real games for the duration of a test.
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
    """Add the games of a folder until the process ends."""
    for package, folder in ((engine.games, "engine"), (render.games, "render")):
        path = str(home / folder)
        if path not in package.__path__:
            package.__path__.append(path)
    _forget()


def remove(home: Path = _HERE) -> None:
    """Remove them again."""
    for package, folder in ((engine.games, "engine"), (render.games, "render")):
        path = str(home / folder)
        if path in package.__path__:
            package.__path__.remove(path)
    _forget()


@contextmanager
def installed() -> Iterator[str]:
    """Yield the game's name while it is installed."""
    install()
    try:
        yield NAME
    finally:
        remove()


def _forget() -> None:
    engine.games.names.cache_clear()
    engine.games.find.cache_clear()
    render.games.find.cache_clear()
