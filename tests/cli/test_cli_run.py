"""`siegemaster run`: a local page without a token, Discord with one, and one clear line if neither works."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp.client_reqrep import ConnectionKey
from local.browser.player import DRAWN, REAL

from bot.cli.run import _play_locally, memory_file, read_settings


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Remove this machine's settings, and restore logging afterwards."""
    for name in [name for name in os.environ if name.startswith(("DISCORD_", "SIEGEMASTER_"))]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIEGEMASTER_DATABASE", str(tmp_path / "games.db"))
    levels = {name: logging.getLogger(name).level for name in ("", "discord", "discord.state", "alembic")}
    yield
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@pytest.fixture
def login(monkeypatch: pytest.MonkeyPatch) -> Callable[[Exception], None]:
    """Make Discord's login fail."""

    def fails(error: Exception) -> None:
        async def static_login(_self: Any, _token: str) -> None:
            raise error

        monkeypatch.setenv("DISCORD_TOKEN", "a-token")
        monkeypatch.setattr(discord.http.HTTPClient, "static_login", static_login)

    return fails


def one_line(said: Any) -> str:
    lines = [line for line in said.err.splitlines() if line.startswith("siegemaster: ")]
    assert said.status == 1, said
    assert len(lines) == 1, said.err
    assert "Traceback" not in said.err
    return lines[0]


def test_a_refused_token_is_reported(siegemaster: Callable[..., Any], login: Any) -> None:
    login(discord.LoginFailure("Improper token has been passed."))
    line = one_line(siegemaster("run"))
    assert "refused the token" in line
    assert "DISCORD_TOKEN" in line
    assert "a-token" not in line


def test_a_missing_network_is_reported(siegemaster: Callable[..., Any], login: Any) -> None:
    key = ConnectionKey("discord.com", 443, is_ssl=True, ssl=True, proxy=None, proxy_auth=None, proxy_headers_hash=None)
    login(aiohttp.ClientConnectorError(key, OSError(101, "Network is unreachable")))
    assert "network" in one_line(siegemaster("run"))


def test_the_token_can_be_read_from_a_file(
    siegemaster: Callable[..., Any], login: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    login(discord.LoginFailure("Improper token has been passed."))
    monkeypatch.delenv("DISCORD_TOKEN")
    Path(".env").write_text("DISCORD_TOKEN=of-the-file\n")
    assert "refused the token" in one_line(siegemaster("run"))


def test_the_command_line_overrides_other_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIEGEMASTER_PORT", "1234")
    assert read_settings().port == 1234
    assert read_settings(port=0).port == 0
    assert read_settings(database="other.db").database.endswith("other.db")


def test_a_wrong_setting_is_reported(siegemaster: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIEGEMASTER_PORT", "north")
    assert "SIEGEMASTER_PORT" in one_line(siegemaster("run"))


def test_a_file_that_is_no_database_is_refused(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("Dear Sir Claude, " * 100)
    before = letter.read_bytes()
    assert "letter.db" in one_line(siegemaster("run", "--database", letter, "--port", 0))
    assert letter.read_bytes() == before


def test_a_folder_that_cannot_be_created_is_reported(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert "cannot be written" in one_line(
        siegemaster("run", "--database", tmp_path / "file" / "games.db", "--port", 0)
    )


def test_a_database_of_an_unknown_kind_is_refused(siegemaster: Callable[..., Any]) -> None:
    assert "no driver" in one_line(siegemaster("run", "--database", "nosuchkind://host/games", "--port", 0))


def test_the_local_pages_file_is_next_to_the_database(tmp_path: Path) -> None:
    assert memory_file(read_settings(database=str(tmp_path / "a.db"))) == tmp_path / "a.db.local.json"
    assert memory_file(read_settings(database="postgresql+asyncpg://host/games")).name == "siegemaster.local.json"


def test_on_the_local_page_a_day_is_skipped_in_hours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A skipped day runs all scheduler jobs of that day: with the usual heartbeat thousands, which take minutes."""
    played: list[Any] = []

    async def play(bot: Any, **_: Any) -> None:
        played.append(bot)

    monkeypatch.setattr("bot.local.play", play)
    settings = read_settings(database=str(tmp_path / "games.db"), port=0)
    _play_locally(settings, search=False, open_page=False)
    assert played[0].settings.heartbeat >= 3600


@pytest.mark.stress
def test_the_command_plays_locally_until_interrupted(tmp_path: Path) -> None:
    """Run the whole command in its own process: address, page, a refused second start, Ctrl-C."""
    tests = Path(__file__).parents[1]
    words = [sys.executable, "-c", DRAWN + REAL, str(tests.parent), str(tests)]
    words += ["run", "--port", "0", "--database", str(tmp_path / "games.db")]
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_heed_interrupts,  # noqa: PLW1509 - it only resets one signal
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Play at http://127.0.0.1:"), line or process.communicate()[1]
            address = line.removeprefix("Play at ").strip()
            with urllib.request.urlopen(address) as page:
                assert "Siegemaster" in page.read().decode()
            second = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
            assert second.returncode == 1
            assert address in second.stderr
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert "WARNING" not in errors


def _heed_interrupts() -> None:
    """Restore the handler of Ctrl-C: a shell starts background jobs, perhaps this test run, without it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
