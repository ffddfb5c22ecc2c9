"""A game in preparation, offered for the time of a test."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Iterator

import pytest

import engine.games


@contextlib.contextmanager
def offered(name: str) -> Iterator[str]:
    """Offer a game as if it were ready."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(importlib.import_module(f"engine.games.{name}"), "IN_PREPARATION", False, raising=False)
        engine.games.names.cache_clear()
        try:
            yield name
        finally:
            patch.undo()
            engine.games.names.cache_clear()
