"""Secrets planted as canaries in the program's start, its commands and its local page are never printed or logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import discord
import pytest
from support import stress

from bot.local.page import LocalPage

SECRETS = (
    "canary-seed-4711",
    "canary-card-17",
    "Canary Display",
    "canaryuser",
    "1456074443980800020",
    "Canary Legation",
    "canary-channel",
    "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB",
    "aW50ZXJhY3Rpb246Y2FuYXJ5OkFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaQUJDREVGR0hJSktM",
    "canary-body",
)
ALL = " ".join(SECRETS)
TOKEN = SECRETS[7]


def refused() -> discord.HTTPException:
    response = type("Response", (), {"status": 403, "reason": ALL, "headers": {}})()
    return discord.HTTPException(response, {"code": 50001, "message": ALL})


def fails(error: Callable[[], Exception]) -> Callable[..., NoReturn]:
    def boom(*_: object, **__: object) -> NoReturn:
        seed, name = SECRETS[0], SECRETS[2]
        raise error() from KeyError(seed, name)

    return boom


def plain() -> Exception:
    return RuntimeError(ALL)


def system() -> Exception:
    return PermissionError(13, ALL, ALL)


CLI: dict[str, tuple[str, Callable[[], Exception], tuple[str, ...]]] = {
    "startup": ("bot.create_bot", plain, ("run",)),
    "startup refused": ("bot.create_bot", refused, ("run",)),
    "startup out of reach": ("bot.create_bot", system, ("run",)),
    "migrations": ("db.storage.database.command.upgrade", plain, ("backup-first",)),
    "a backup": ("db.maintenance.backups._copy_sqlite", plain, ("backup", "kept")),
    "a backup's disk": ("db.maintenance.backups._settle", system, ("backup", "kept")),
    "a restore": ("db.maintenance.backups._replace_sqlite", plain, ("restore", "games.db")),
    "an export": ("bot.cli.export.recording_of", plain, ("export", "abcdefgh", "--html", "x.html")),
    "check-saves": ("bot.cli.check_saves.rehearse", plain, ("check-saves",)),
    "doctor, pictures": ("render.games.siege.PRESENTER.picture", plain, ("doctor", "--offline")),
    "doctor, database": ("bot.cli.doctor.version_of", plain, ("doctor", "--offline")),
    "moving": ("bot.cli.migrate_db.move", plain, ("migrate-db", "games.db", "new.db")),
    "verifying": ("bot.cli.verify.verify_record", plain, ("verify", "x.json")),
}


TOLD = [
    (form, name) for place, name in enumerate(CLI) for form in (("json", "text") if place % 2 else ("text", "json"))
]
"""Each command in both formats of the log; one of them always, in turn."""


@pytest.mark.stress("json-moving", "text-startup", "json-doctor, pictures")
@pytest.mark.parametrize(("form", "name"), stress.spread(TOLD, of=2))
def test_no_command_reveals_a_secret(
    siegemaster: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, form: str
) -> None:
    where, error, words = CLI[name]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIEGEMASTER_LOG_FORMAT", form)
    monkeypatch.setenv("SIEGEMASTER_DATABASE", str(tmp_path / "games.db"))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    if words == ("backup-first",):
        words = ("migrate-db", "games.db", "new.db")
    else:
        asyncio.run(made(tmp_path / "games.db"))
    (tmp_path / "x.json").write_text("{}")
    if name == "verifying":
        monkeypatch.setattr("bot.cli.verify._read", lambda _: None)
    if name == "an export":
        monkeypatch.setattr("bot.cli.export._ID", type("Any", (), {"fullmatch": fails(error)}))
    monkeypatch.setattr(where, fails(error), raising=False)
    output = siegemaster(*words)
    told = output.out + output.err
    assert output.status == 1, told
    assert not [secret for secret in SECRETS if secret in told]
    assert told.strip(), "and something is told"
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert not [path for path in files for secret in SECRETS if secret.encode() in path.read_bytes()]


async def made(path: Path) -> None:
    from db import open_database

    await (await open_database(f"sqlite+aiosqlite:///{path}")).close()


@pytest.mark.parametrize("form", ["json", "text"])
def test_the_local_page_reveals_no_secret(
    form: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, siegemaster: Callable[..., Any]
) -> None:
    from bot.runtime import logging_setup

    logging_setup.set_up("DEBUG", form=form)  # type: ignore[arg-type]
    page = LocalPage.__new__(LocalPage)
    page._errors_sent = 0
    page.env = type("Env", (), {"errors_since": lambda _, __: [plain(), refused()], "error_cursor": 2})()
    page._tell_errors()
    logging.getLogger("simcord").error("a step failed: %s", ALL, exc_info=refused())
    output = capsys.readouterr().err
    assert output.count("HTTPException 403 50001") == 2
    assert not [secret for secret in SECRETS if secret in output]


async def test_the_doctor_names_no_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """Users post the doctor's output in public when they ask for help."""
    from bot.cli import doctor
    from bot.runtime.settings import Settings

    async def login(client: discord.Client, _: str) -> None:
        client._connection.user = type("Me", (), {"id": 42, "__str__": lambda _: ALL})()

    async def guilds(*_: object) -> list[dict[str, str]]:
        return [{"id": "7", "name": ALL, "permissions": "0"}]

    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setattr(discord.http.HTTPClient, "get_guilds", guilds)
    settings = Settings(token=TOKEN, _env_file=None)  # type: ignore[call-arg]
    found = await doctor._discord(settings)
    monkeypatch.setattr(discord.Client, "login", fails(refused))
    found += await doctor._discord(settings)
    said = "\n".join(finding.said for finding in found)
    assert "server 7: the bot's role there has no" in said
    assert "HTTPException 403 50001" in said
    assert not [secret for secret in SECRETS if secret in said]
