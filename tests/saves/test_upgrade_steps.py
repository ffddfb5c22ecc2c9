"""The steps of docs/upgrading.md, typed with the database of every released version."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from saves import shelf
from saves.test_check_saves import rows
from support import stress
from support.command_line import Said, called
from support.told import ROOT

from bot.cli import doctor, main
from bot.cli.doctor import Finding
from bot.runtime.settings import Settings
from db import open_database

PAGE = (ROOT / "docs" / "upgrading.md").read_text()
TYPED = re.findall(r"^\| \d\. [^|]+\|[^`|]*`siegemaster ([^`]+)`", PAGE, re.MULTILINE)
"""The commands in the table of steps, in their order."""
BACK = re.findall(r"^## Going back\n\n.*?`siegemaster (\w+)`", PAGE, re.MULTILINE | re.DOTALL)
SOME = [*map(stress.marked, shelf.NAMES[:-1]), shelf.NAMES[-1]]


@pytest.fixture
def siegemaster(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., Said]]:
    """Run the command in this process; its worker processes and pictures are examined elsewhere."""

    async def left_out(_: Settings) -> list[Finding]:
        return []

    for name in ("processes", "_pictures"):
        monkeypatch.setattr(doctor, name, left_out)
    with called(main, "siegemaster", monkeypatch, capsys) as call:
        yield call


def test_the_page_has_its_steps() -> None:
    assert TYPED == ["check-saves", "backup FOLDER", "doctor"]
    assert BACK == ["restore"]


@pytest.mark.sqlite
@pytest.mark.parametrize("name", SOME)
def test_the_steps_work_with_every_released_database(
    name: str, siegemaster: Callable[..., Said], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "backups"
    kept.mkdir()
    database = shelf.unpack(name, tmp_path / "games.db")
    url = f"sqlite+aiosqlite:///{database}"
    monkeypatch.setenv("SIEGEMASTER_DATABASE", str(database))
    rehearse, back_up, examine = TYPED

    old = asyncio.run(rows(url))
    found = siegemaster(*rehearse.split())
    assert found.status == 0, found
    assert "0 cannot continue" in found.out
    found = siegemaster(*back_up.replace("FOLDER", str(kept)).split())
    assert found.status == 0, found
    assert asyncio.run(rows(url)) == old, "neither step changes what the old version has stored"

    asyncio.run(_start(url))
    found = siegemaster(*examine.split(), "--offline")
    assert found.status == 0, found
    assert "its tables are of this version" in found.out
    games = re.findall(r"the logs of (\d+) games are complete", found.out)
    assert int(games[0]) >= len(shelf.note(name)["made"])

    (backup,) = (each for each in kept.iterdir() if each.suffix != ".sums")
    found = siegemaster(*BACK, backup, "--all")
    assert found.status == 0, found
    found = siegemaster(*rehearse.split())
    assert (found.status, "0 cannot continue" in found.out) == (0, True), found


async def _start(url: str) -> None:
    """Do what a starting bot does to the tables."""
    await (await open_database(url)).close()
