"""Call the command line as a person does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from support.command_line import Said, called

from bot.cli import doctor, main
from bot.cli.doctor import Finding
from bot.runtime.settings import Settings


@pytest.fixture(autouse=True)
def _without_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the doctor begin no processes, which takes seconds: `tests/shipped/test_confined.py` does."""

    async def begun(_: Settings) -> list[Finding]:
        return []

    monkeypatch.setattr(doctor, "processes", begun)


@pytest.fixture
def siegemaster(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., Said]]:
    """Run the command in this process; return its exit status, output and error output."""
    with called(main, "siegemaster", monkeypatch, capsys) as call:
        yield call
