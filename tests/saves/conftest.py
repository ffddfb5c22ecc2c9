"""Fixtures for stored games: a file, or an empty database of a server, and a clock."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from support import postgres
from support.toygame.play import Clock

from bot.runtime import clock as house_clock


@pytest.fixture
def database_url(tmp_path: Path, database_kind: str) -> str:
    if database_kind == "postgresql":
        return postgres.fresh(empty=True)
    return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return a clock set to the day after the stored games were made."""
    found = Clock()
    found.time = datetime(2026, 6, 21, 6, tzinfo=UTC)
    monkeypatch.setattr(house_clock, "now", found)
    return found
