"""The doctor names problems and their remedies; it changes nothing."""

from __future__ import annotations

import os
import sqlite3
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer, unused_port
from support import postgres
from typer.testing import CliRunner

import engine.games
import render.games
from bot.chances import own_process
from bot.chances.own_process import ProcessFailed
from bot.cli import doctor
from bot.cli.app import app
from bot.cli.doctor import Finding, board_page, examine, monitoring, processes
from bot.players.wrong_place import POSTING
from bot.runtime.settings import Settings
from bot.runtime.worker_processes import WorkerProcesses
from db import open_database

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "SIEGEMASTER_DATABASE", "SIEGEMASTER_BACKUPS"):
        monkeypatch.delenv(name, raising=False)


async def test_processes_that_cannot_work_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def end(*_: Any) -> Any:
        raise BrokenProcessPool

    async def say_nothing(*_: Any, **__: Any) -> Any:
        raise ProcessFailed("ended by SIGSYS")

    monkeypatch.setattr(WorkerProcesses, "begin", end)
    monkeypatch.setattr(own_process, "compute", say_nothing)
    found = await processes(settings(tmp_path))
    assert [each.verdict for each in found] == ["fail"] * 3
    assert [each.said.split(":")[0] for each in found] == [
        "the one that computes chances does not work (BrokenProcessPool)",
        "the one that draws boards does not work (BrokenProcessPool)",
        "the one that draws replays does not work (ended by SIGSYS)",
    ]
    assert all("SystemCallFilter" in each.said for each in found)


async def test_doctor_requests_the_page_and_the_figures(tmp_path: Path) -> None:
    """What answers at their addresses is the bot, another program, a proxy whose bot is away, or nobody."""
    answers = {"status": 200, "text": "siegemaster_owed 0"}

    async def answer(request: web.Request) -> web.Response:
        return web.Response(status=answers["status"], text=answers["text"])

    application = web.Application()
    application.router.add_get("/{path:.*}", answer)
    async with TestServer(application, host="127.0.0.1") as there:
        here = settings(tmp_path, vitals_port=there.port, web_port=8790, web_url=f"http://127.0.0.1:{there.port}/games")
        assert [each.verdict for each in (*await monitoring(here), *await board_page(here))] == ["ok", "ok"]
        for status, verdict, word in ((502, "warn", "start the bot"), (404, "fail", "hand on everything")):
            answers |= {"status": status, "text": "nginx"}
            (found,) = await board_page(here)
            assert (found.verdict, word in found.said) == (verdict, True), found
        (found,) = await monitoring(here)
        assert (found.verdict, "another program" in found.said) == ("fail", True)
    port = unused_port()
    (found,) = await monitoring(settings(tmp_path, vitals_port=port))
    assert (found.verdict, "is free" in found.said) == ("ok", True)
    (found,) = await board_page(settings(tmp_path, web_port=1, web_url=f"http://127.0.0.1:{port}"))
    assert (found.verdict, "cannot be reached" in found.said) == ("fail", True)
    (found,) = await board_page(settings(tmp_path, web_port=8790))
    assert (found.verdict, "deploy/nginx.conf" in found.said) == ("warn", True)
    (found,) = await board_page(settings(tmp_path, web_url="https://board.example.org"))
    assert (found.verdict, "set SIEGEMASTER_WEB_PORT" in found.said) == ("fail", True)
    assert [*await monitoring(settings(tmp_path)), *await board_page(settings(tmp_path))] == []


def settings(tmp_path: Path, **more: Any) -> Settings:
    return Settings(database=str(tmp_path / "games.db"), **more)


def about(findings: list[Finding], what: str) -> list[tuple[str, str]]:
    return [(finding.verdict, finding.said) for finding in findings if finding.about == what]


def test_a_new_machine_passes_and_is_unchanged(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["doctor", "--offline", "--database", str(tmp_path / "games.db")])
    assert done.exit_code == 0, done.output
    assert "there is none yet" in done.output
    assert "a board of siege is drawn" in done.output
    assert list(tmp_path.iterdir()) == []


async def test_databases_of_every_version_are_recognized(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await open_database(f"sqlite+aiosqlite:///{path}")).close()
    assert about(await examine(settings(tmp_path), offline=True), "database")[0][0] == "ok"
    for version, verdict, word in (("0001", "warn", "make a backup first"), ("9999", "fail", "update this one")):
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        connection.close()
        ((found, said),) = about(await examine(settings(tmp_path), offline=True), "database")
        assert found == verdict
        assert word in said
    path.write_bytes(b"not a database" * 999)
    ((found, said),) = about(await examine(settings(tmp_path), offline=True), "database")
    assert found == "fail"


async def test_missing_backups_are_reported(tmp_path: Path) -> None:
    ((verdict, said),) = about(await examine(settings(tmp_path), offline=True), "backups")
    assert (verdict, "SIEGEMASTER_BACKUPS" in said) == ("warn", True)
    ((verdict, _),) = about(await examine(settings(tmp_path, backups=tmp_path / "safe"), offline=True), "backups")
    assert verdict == "ok"


@pytest.mark.stress
async def test_backups_in_another_users_folder_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor.os, "access", lambda path, mode: path != tmp_path)  # root may write everywhere
    ((verdict, said),) = about(await examine(settings(tmp_path, backups=tmp_path / "safe"), offline=True), "backups")
    assert (verdict, f"{tmp_path} cannot be written to" in said) == ("fail", True)


@pytest.mark.stress
@pytest.mark.postgresql
async def test_a_server_newer_than_the_backup_program_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: Any = {"database": postgres.fresh(), "backups": tmp_path / "safe"}
    ((verdict, _),) = about(await examine(Settings(**kept), offline=True), "backups")
    assert verdict == "ok"
    old = tmp_path / "old" / "pg_dump"
    old.parent.mkdir()
    old.write_text("#!/bin/sh\necho 'pg_dump: error: aborting because of server version mismatch' >&2; exit 1\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", str(old.parent), prepend=os.pathsep)
    ((verdict, said),) = about(await examine(Settings(**kept), offline=True), "backups")
    assert verdict == "fail"
    assert "version mismatch" in said
    assert "no older than the server" in said
    old.unlink()
    monkeypatch.setenv("PATH", str(old.parent))
    ((verdict, said),) = about(await examine(Settings(**kept), offline=True), "backups")
    assert (verdict, "not installed" in said) == ("fail", True)


async def test_a_full_disk_and_missing_fonts_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Usage:
        free = 1024

    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda _: Usage)

    def fails(*_: object, **__: object) -> bytes:
        raise OSError("cannot open resource")

    monkeypatch.setattr(render.games.find("siege"), "picture", fails, raising=False)
    findings = await examine(settings(tmp_path, backups=tmp_path / "safe"), offline=True)
    assert [verdict for verdict, _ in about(findings, "disk")] == ["warn"] * 3
    drawn = about(findings, "pictures")
    assert len(drawn) == len(engine.games.names())
    (said,) = (said for verdict, said in drawn if verdict == "fail")
    assert "OSError at " in said
    assert "cannot open resource" not in said, "a library's text may hold anything"


@pytest.mark.parametrize(
    ("token", "verdict", "word"),
    [(None, "warn", "local page"), ("nonsense", "fail", "three parts"), (TOKEN, "ok", "Discord knows the bot")],
)
async def test_tokens_and_permissions_are_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, token: str | None, verdict: str, word: str
) -> None:
    async def login(client: discord.Client, given: str) -> None:
        assert given == TOKEN
        client._connection.user = discord.Object(42)  # type: ignore[assignment]

    async def guilds(_: object, limit: int) -> list[dict[str, str]]:
        full = POSTING.value
        return [
            {"id": "1", "name": "Good", "permissions": str(full)},
            {"id": "2", "name": "Mute", "permissions": str(full & ~discord.Permissions(attach_files=True).value)},
            {"id": "3", "name": "Own", "permissions": "8"},
        ]

    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setattr(discord.http.HTTPClient, "get_guilds", guilds)
    findings = await doctor._discord(settings(tmp_path, token=token))
    assert about(findings, "token")[0][0] == verdict
    assert word in about(findings, "token")[0][1]
    if verdict == "ok":
        ((_, said),) = about(findings, "permissions")
        assert said.startswith("server 2: the bot's role there has no attach_files"), (
            "people copy this into the open: no names"
        )


@pytest.mark.parametrize(
    ("error", "word"),
    [(discord.LoginFailure("no"), "Reset Token"), (aiohttp.ClientConnectionError("gone"), "did not answer")],
)
async def test_a_refused_token_and_a_missing_answer_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, word: str
) -> None:
    async def login(client: discord.Client, given: str) -> None:
        raise error

    monkeypatch.setattr(discord.Client, "login", login)
    ((verdict, said),) = about(await doctor._discord(settings(tmp_path, token=TOKEN)), "token")
    assert verdict == "fail"
    assert word in said


async def test_a_wrong_clock_and_a_missing_network_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from aiohttp import web

    async def gateway(_: web.Request) -> web.Response:
        return web.Response(headers={"Date": "Sat, 20 Jun 1900 12:00:00 GMT"})

    application = web.Application()
    application.add_routes([web.get("/gateway", gateway)])
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(doctor, "API", f"http://127.0.0.1:{port}")
    try:
        ((verdict, said),) = about(await doctor._clock(settings(tmp_path)), "clock")
        assert verdict == "warn"
        assert "NTP" in said
    finally:
        await runner.cleanup()
    ((verdict, said),) = about(await doctor._clock(settings(tmp_path)), "network")
    assert verdict == "fail"
