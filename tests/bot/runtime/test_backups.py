"""Backups are made while the bot plays, are complete and rotated, and a game can be continued from one."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from support import postgres
from support.toygame.play import OWNER, Clock, begin
from typer.testing import CliRunner

from bot.cli.app import app
from bot.games.service import Service
from bot.runtime.backups import DailyBackups
from db import Database, DatabaseBusy, DatabaseDamaged, DatabaseError, DatabaseUnusable, open_database
from db.maintenance.backups import back_up, backups, restore, rotate

MOVE = ("move", "gate", "hedge", "anna+ben")
NOON = datetime(2026, 6, 20, 12, tzinfo=UTC)


def elsewhere(url: str, tmp_path: Path) -> str:
    """Return the address of an empty or missing database of the same kind."""
    return postgres.fresh(empty=True) if url.startswith("postgresql") else f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"


@pytest.mark.stress
async def test_a_restored_backup_can_be_played_to_the_end(
    service: Service, database: Database, database_url: str, clock: Clock, tmp_path: Path
) -> None:
    """A game is backed up, played on and lost; the backup is restored, and the game is played to its end."""
    start = await begin(service)
    state = await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
    made = await back_up(database_url, tmp_path / "safe", now=NOON)
    await service.auto(start.id, version=state.version, scope="day", actor=OWNER)  # decisions after the backup
    other = elsewhere(database_url, tmp_path)
    assert await restore(other, made.path) is None
    opened = await open_database(other)
    try:
        again = Service(opened, now=clock)
        held = await again.load(start.id)
        assert (held.version, held.view) == (state.version, state.view)
        assert (await again.auto(start.id, version=held.version, scope="all", actor=OWNER)).status == "over"
    finally:
        await opened.close()


async def test_a_backup_is_made_during_writes(
    service: Service, database: Database, database_url: str, tmp_path: Path
) -> None:
    start = await begin(service)
    async with database.write() as connection:
        await connection.exec_driver_sql("UPDATE game SET version = 99")
        made = await back_up(database_url, tmp_path, now=NOON)
    other = elsewhere(database_url, tmp_path)
    await restore(other, made.path)
    opened = await open_database(other)
    try:
        row = await Service(opened, now=lambda: NOON).store.game(start.id)
    finally:
        await opened.close()
    assert row is not None
    assert row.version == 1, "what was not committed is not in it"


@pytest.mark.stress
async def test_a_database_in_use_is_not_replaced(service: Service, database_url: str, tmp_path: Path) -> None:
    start = await begin(service)
    made = await back_up(database_url, tmp_path / "safe", now=NOON)
    await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
    with pytest.raises(DatabaseBusy, match="stop the bot first"):
        await restore(database_url, made.path)
    assert (await service.load(start.id)).version == 2


@pytest.mark.stress
async def test_the_old_database_is_kept_next_to_the_restored_one(
    service: Service, database: Database, database_url: str, clock: Clock, tmp_path: Path
) -> None:
    start = await begin(service)
    made = await back_up(database_url, tmp_path / "safe", now=NOON)
    await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
    await database.close()
    aside = await restore(database_url, made.path)
    opened = await open_database(database_url)
    assert (await Service(opened, now=clock).load(start.id)).version == 1
    await opened.close()
    if aside is not None:
        with sqlite3.connect(aside) as connection:
            assert connection.execute("SELECT version FROM game").fetchall() == [(2,)]
        connection.close()


async def test_other_files_are_not_restored(service: Service, database_url: str, tmp_path: Path) -> None:
    start = await begin(service)
    for name, content in (("empty", b""), ("text", b"no backup at all" * 100)):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(DatabaseError):
            await restore(database_url, tmp_path / name)
    with pytest.raises(DatabaseUnusable, match="there is no file"):
        await restore(database_url, tmp_path / "nowhere")
    assert (await service.load(start.id)).version == 1


@pytest.mark.sqlite
async def test_a_damaged_database_gives_no_backup_and_is_replaced_by_one(
    service: Service, database: Database, database_url: str, tmp_path: Path
) -> None:
    await begin(service)
    made = await back_up(database_url, tmp_path / "safe", now=NOON)
    await database.close()
    path = Path(make_url(database_url).database or "")
    damaged = bytearray(path.read_bytes())
    damaged[4096 : 4096 * 3] = bytes(4096 * 2)
    path.write_bytes(damaged)
    with pytest.raises(DatabaseDamaged):
        await back_up(database_url, tmp_path / "safe", now=NOON + timedelta(hours=1))
    assert [backup.path for backup in backups(tmp_path / "safe")] == [made.path]
    assert list((tmp_path / "safe").iterdir()) == [made.path], "nothing half done is left"
    aside = await restore(database_url, made.path)
    assert aside is not None
    assert aside.read_bytes()[4096:] == bytes(damaged)[4096:]
    await (await open_database(database_url)).close()


async def test_a_full_folder_is_reported(service: Service, database_url: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(DatabaseUnusable, match="cannot be written"):
        await back_up(database_url, tmp_path / "file" / "folder", now=NOON)


@pytest.mark.stress
async def test_a_backup_is_made_each_night_and_the_oldest_are_deleted(
    service: Service, database_url: str, tmp_path: Path
) -> None:
    daily_backups, now = DailyBackups(database_url, tmp_path / "safe", keep=3), NOON
    for night in range(5):
        assert await daily_backups.run_due(now) == now + timedelta(days=1)
        again = DailyBackups(database_url, tmp_path / "safe", keep=3)  # a restart does not make another one
        assert await again.run_due(now + timedelta(hours=1)) == now + timedelta(days=1), night
        now += timedelta(days=1)
    assert [backup.stamp for backup in backups(tmp_path / "safe")] == [f"202606{day}-120000" for day in (24, 23, 22)]
    assert rotate(tmp_path / "safe", keep=1, now=now) != []


async def test_a_failed_backup_is_tried_again_after_an_hour(tmp_path: Path) -> None:
    daily_backups = DailyBackups(f"sqlite+aiosqlite:///{tmp_path / 'none.db'}", tmp_path / "safe", keep=3)
    with pytest.raises(DatabaseUnusable):
        await daily_backups.run_due(NOON)
    assert await daily_backups.run_due(NOON + timedelta(minutes=1)) == NOON + timedelta(hours=1)


async def made_at(path: Path) -> None:
    await (await open_database(f"sqlite+aiosqlite:///{path}")).close()


def test_the_commands_back_up_and_restore(tmp_path: Path) -> None:
    run, path = CliRunner(), tmp_path / "games.db"
    asyncio.run(made_at(path))
    made = run.invoke(app, ["backup", str(tmp_path / "safe"), "--database", str(path)])
    assert made.exit_code == 0, made.output
    (found,) = backups(tmp_path / "safe")
    assert str(found.path) in made.output
    back = run.invoke(app, ["restore", str(found.path), "--database", str(path)])
    assert "0 running games" in back.output
    assert "the old file is" in back.output
    missing = run.invoke(app, ["backup", str(tmp_path), "--database", str(tmp_path / "nowhere.db")])
    assert "there is no database" in str(missing.exception)
