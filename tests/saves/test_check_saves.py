"""`check-saves` on released games: it names steps that an erratum would ask again, and changes nothing."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
import typer
from saves import shelf
from sqlalchemy.ext.asyncio import create_async_engine
from support import stress
from support.toygame.play import Clock

from bot.cli.check_saves import check_saves
from bot.cli.console import Failure
from db import open_database
from db.maintenance.backup_proofs import read_all
from db.maintenance.upgrade_rehearsal import rehearsal
from db.schema.games import game
from db.storage.chains import Damage
from engine.games.siege.phases import bombardment, reposition
from engine.games.siege.ruleset import RULESET

NEWEST = shelf.NAMES[-1]
WITHDRAWING = "0026_ascari-1.0.0-1_keep-up-the-fire-1.0.0-1_siege-1.1.0-1"
"""The release with a game in the middle of a withdrawal, which Ascari's rules 1.1.0 count otherwise."""


def said(url: str, capsys: pytest.CaptureFixture[str]) -> str:
    check_saves(database=url)
    return capsys.readouterr().out


def lines(out: str, title: str) -> list[str]:
    """Return the lines about one game."""
    first, game_id = out.splitlines(), shelf.note(NEWEST)["made"][title]
    start = next((place for place, line in enumerate(first) if line.startswith(game_id)), None)
    if start is None:
        return []
    found = [first[start]]
    for line in first[start + 1 :]:
        if not line.startswith("    "):
            break
        found.append(line.strip())
    return found


async def rows(url: str) -> str:
    """Return a checksum over all content of a database of any version."""
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            known = sa.MetaData()
            await connection.run_sync(known.reflect)
            found = {}
            for table in known.sorted_tables:
                order = list(table.primary_key.columns) or list(table.c)
                found[table.name] = [tuple(row) for row in await connection.execute(sa.select(table).order_by(*order))]
        return hashlib.sha256(repr(found).encode()).hexdigest()
    finally:
        await engine.dispose()


@contextmanager
def unchanged(url: str) -> Iterator[None]:
    before = asyncio.run(rows(url))
    yield
    assert asyncio.run(rows(url)) == before


@pytest.mark.parametrize("name", stress.spread(shelf.NAMES, of=len(shelf.NAMES), keep=lambda name: name == NEWEST))
def test_every_release_can_be_updated(
    name: str, database_url: str, tmp_path: Path, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    """Tables of older versions are read without migration: the old program can continue to use them."""
    asyncio.run(shelf.put(name, database_url, tmp_path))
    with unchanged(database_url):
        out = said(database_url, capsys)
    assert "0 cannot continue; nothing was changed" in out
    noted = [line.strip() for line in out.splitlines()[1:-1]]
    undone = ["it continues, but answers since the last die can no longer be taken back"]
    assert noted == (undone if name == WITHDRAWING else []), out
    assert asyncio.run(chained(database_url)) == []


async def chained(url: str) -> list[Damage]:
    """Migrate a database, then return the damage that its check finds."""
    await (await open_database(url)).close()
    return (await read_all(url)).damaged


@pytest.mark.stress
def test_questions_reopened_by_an_erratum_are_named(
    database_url: str,
    tmp_path: Path,
    clock: Clock,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The errata: no unit may be repositioned anywhere, and bombardments hit no civilians."""
    asyncio.run(shelf.put(NEWEST, database_url, tmp_path))
    monkeypatch.setattr(RULESET, "rules_version", "1.0.1", raising=False)
    monkeypatch.setattr(reposition, "deployable_zones", lambda: ())
    monkeypatch.setattr(bombardment, "hit_civilians", lambda *_, **__: ())
    with unchanged(database_url):
        out = said(database_url, capsys)
    assert "would repeat a step" in out
    (line, *notes) = lines(out, "quiet day")
    assert "siege, channel 110000000000000000" in line
    assert "of server 1200000000000000001, day 2" in line
    assert "the step reposition (§5.1.2) begins again, 1 answer dropped, asks “" in line
    assert notes == ["earlier answers can no longer be taken back"]
    assert any("decided by vote: the open vote closes" in note for note in lines(out, "vote"))
    assert any(
        "commanded by advisers: pending proposals and notes are dropped (1)" in note for note in lines(out, "advisers")
    )
    assert any("in a campaign: the repeated question is open until 2026-06-" in note for note in lines(out, "campaign"))
    assert "result would be refused; update when the day is over" in lines(out, "attempt over")[0]
    assert not lines(out, "muster")
    assert not lines(out, "resigned")


def test_unreadable_saves_are_named_with_status_1(
    database_url: str, tmp_path: Path, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(shelf.put(NEWEST, database_url, tmp_path))
    made = shelf.note(NEWEST)["made"]
    asyncio.run(spoil(database_url, made["muster"], "{"))
    asyncio.run(spoil(database_url, made["vote"], '{"format": 99}'))
    with unchanged(database_url), pytest.raises(typer.Exit) as ended:
        check_saves(database=database_url)
    assert ended.value.exit_code == 1
    out = capsys.readouterr().out
    assert "SaveDamaged" in lines(out, "muster")[0]
    assert "SaveTooNew" in lines(out, "vote")[0]
    assert "2 cannot continue" in out


async def spoil(url: str, game_id: str, save: str) -> None:
    database = await open_database(url)
    async with database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == game_id).values(save=save))
    await database.close()


async def test_the_check_runs_while_a_bot_is_writing(database_url: str, tmp_path: Path) -> None:
    """It neither waits for an open transaction nor sees it, and does not delay the writer."""
    await shelf.put(NEWEST, database_url, tmp_path)
    bot = await open_database(database_url)
    try:
        async with bot.write() as connection:
            await connection.execute(sa.update(game).values(status="over"))
            async with rehearsal(database_url, folder=tmp_path) as copy, copy.read() as reading:
                running = sa.select(sa.func.count()).where(game.c.status == "running")
                assert (await reading.execute(running)).scalar_one() >= 10
    finally:
        await bot.close()


@pytest.mark.stress
def test_a_newer_database_is_refused(database_url: str, tmp_path: Path) -> None:
    asyncio.run(shelf.put(NEWEST, database_url, tmp_path))

    async def later() -> None:
        engine = create_async_engine(database_url)
        async with engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()

    asyncio.run(later())
    with unchanged(database_url), pytest.raises(Failure, match="a newer version of this program has used the database"):
        check_saves(database=database_url)


@pytest.mark.sqlite
def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="there is no database"):
        check_saves(database=f"sqlite+aiosqlite:///{tmp_path / 'none.db'}")
    assert not list(tmp_path.iterdir())
