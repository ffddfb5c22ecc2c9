"""The command line, called as a person calls it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from support import toygame
from support.command_line import Said, called

from bot.cli import main


@pytest.fixture
def orchard() -> Iterator[str]:
    with toygame.installed() as name:
        yield name


@pytest.fixture
def siegemaster(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., Said]]:
    """Runs the command in this process: its status, what it printed, what it complained of."""
    with called(main, "siegemaster", monkeypatch, capsys) as call:
        yield call
