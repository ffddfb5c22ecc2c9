"""An old and a new program on one database: the tables of a running bot are never changed."""

from __future__ import annotations

import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from saves import shelf
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from support.toygame.play import Clock

import db.storage.database
from db import Database, open_database
from db.cluster import Process, Processes
from db.storage.errors import DatabaseBusy

NEWEST = shelf.NAMES[-1]


async def version(url: str, *, becomes: str = "") -> str:
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            if becomes:
                await connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{becomes}'"))
            return str((await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar_one())
    finally:
        await engine.dispose()


async def test_an_update_waits_until_the_old_bot_has_stopped(
    database_url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shelf.put(NEWEST, database_url, tmp_path)
    old = await open_database(database_url)
    sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    try:
        me = Process.this("harbour", shards="all")
        if make_url(database_url).get_backend_name() == "sqlite":
            me = Process(**{**{name: getattr(me, name) for name in Process.__slots__}, "pid": sleeper.pid})
        there = Processes(old, me, beat=timedelta(seconds=5))
        await there.enter(now=clock())
        before = await version(database_url)
        newer(monkeypatch)
        with pytest.raises(DatabaseBusy, match=r"older version is still running on the database \(harbour"):
            await open_database(database_url)
        assert await version(database_url) == before
        sleeper.kill()
        sleeper.wait()
        await there.leave(now=clock())
        await (await open_database(database_url)).close()
    finally:
        sleeper.kill()
        sleeper.wait()
        await old.close()


def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that this program has a further, empty migration."""
    monkeypatch.setattr(db.storage.database, "newest", lambda: ("9999",))


async def test_bots_of_one_version_start_side_by_side(database_url: str, tmp_path: Path, clock: Clock) -> None:
    await shelf.put(NEWEST, database_url, tmp_path)
    one = await open_database(database_url)
    there = Processes(one, Process.this("one", shards="0"), beat=timedelta(seconds=5))
    await there.enter(now=clock())
    other: Database = await open_database(database_url)
    await other.close()
    await there.leave(now=clock())
    await one.close()
