"""«Duel at dusk», a small invented game for two: proves sides, interrupts, secrets, orders aside and typed places."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support import toygame

NAME = "duel"
_HERE = Path(__file__).parent


@contextmanager
def installed() -> Iterator[str]:
    """Yield the game's name while it is installed."""
    toygame.install(_HERE)
    try:
        yield NAME
    finally:
        toygame.remove(_HERE)
