"""PostgreSQL: the same tables, processes that start together, messages when it fails, and moving a database to it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from support import postgres
from typer.testing import CliRunner

from bot.cli.app import app
from db import Database, DatabaseBusy, DatabaseDamaged, DatabaseError, DatabaseFull, DatabaseUnusable, open_database
from db.games import GameRow, JournalRow
from db.maintenance import transfer
from db.maintenance.table_sums import BATCH, Sum, sums_of
from db.schema.community import notice
from db.schema.games import game, journal, metadata
from db.storage import chains

pytestmark = pytest.mark.postgresql

NOW = datetime(2026, 6, 20, 12, 30, 15, 123_456, tzinfo=UTC)


@pytest_asyncio.fixture
async def database() -> AsyncIterator[Database]:
    opened = await open_database(postgres.fresh(), busy_seconds=0.2)
    yield opened
    await opened.close()


def a_game(number: int) -> dict[str, Any]:
    made = {"id": f"game{number:04}", "system": "orchard", "version": 1, "locale": "it", "owner_id": 7 * 10**18}
    made |= {"guild_id": None, "channel_id": number, "status": "over", "options": "{}", "save": "{«è»}"}
    made |= {"seed_hash": "h" * 64, "period": 3, "round": 0, "told_from": 1, "created_at": NOW, "updated_at": NOW}
    return made


def a_row(number: int) -> dict[str, Any]:
    made = {"game_id": f"game{number:04}", "version": 1, "action": "new", "actor": 7, "answer": "[]", "events": "[]"}
    return made | {"rules": "1", "period": 3, "round": 0, "created_at": NOW}


async def fill(database: Database, games: int) -> None:
    async with database.write() as connection:
        for number in range(games):
            row, entries = chains.chained_start(GameRow(**a_game(number)), JournalRow(**a_row(number)))
            await connection.execute(sa.insert(game), {name: getattr(row, name) for name in game.c.keys()})  # noqa: SIM118
            await connection.execute(sa.insert(journal), [asdict(entry) for entry in entries])
        facts = {"kind": "note", "facts": "{}", "created_at": NOW, "due_at": NOW, "attempts": 0}
        await connection.execute(sa.insert(notice), [facts | {"id": 41, "nonce": "n", "game_id": "game0000"}])


async def say(database: Database, *statements: str) -> None:
    async with database.write() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)


async def test_texts_are_stored_without_null_characters(database: Database) -> None:
    """A regression: a forged form with one in an army list or a battle's code was answered with an error."""
    forged = [a_row(1) | {"game_id": "game0001", "answer": "a\0b"}, a_row(1) | {"version": 2, "answer": "\0"}]
    await fill(database, 2)
    async with database.write() as connection:
        await connection.execute(sa.delete(journal))
        await connection.execute(sa.insert(journal), forged)
        await connection.execute(sa.update(game).where(game.c.id == "game0001").values(options="{\0}"))
        found = (await connection.execute(sa.select(journal.c.answer).order_by(journal.c.version))).scalars().all()
        stored = (await connection.execute(sa.select(game.c.options).where(game.c.id == "game0001"))).scalar_one()
    assert (found, stored) == (["ab", ""], "{}")


async def test_migrations_create_the_tables_of_the_schema() -> None:
    opened = await open_database(postgres.fresh(empty=True))
    try:
        async with opened.read() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(
                    MigrationContext.configure(sync, opts={"compare_type": True, "compare_server_default": True}),
                    metadata,
                )
            )
    finally:
        await opened.close()
    assert differences == []


async def test_processes_that_start_together_migrate_one_after_the_other() -> None:
    address = postgres.fresh(empty=True)
    opened = await asyncio.gather(*(open_database(address) for _ in range(4)))
    for each in opened:
        await each.close()


async def test_a_database_of_another_program_is_refused_and_not_changed() -> None:
    address = postgres.fresh(empty=True)
    engine = (await open_database(postgres.fresh())).engine
    await engine.dispose()
    other = sa.ext.asyncio.create_async_engine(address)
    async with other.begin() as connection:
        await connection.exec_driver_sql("CREATE TABLE invoices (id int)")
    with pytest.raises(DatabaseDamaged, match="belongs to another program"):
        await open_database(address)
    async with other.begin() as connection:
        found = (await connection.exec_driver_sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).all()
    await other.dispose()
    assert found == [("invoices",)]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql+asyncpg://siege@127.0.0.1:1/none", "cannot be reached"),
        ("postgresql+asyncpg://siege@/none?host={server}", "no database of that name"),
        ("postgresql+asyncpg://nobody@/postgres?host={server}", "refuses the name"),
    ],
)
async def test_a_failure_to_open_gives_a_one_line_error(address: str, said: str) -> None:
    with pytest.raises(DatabaseUnusable, match=said) as raised:
        await open_database(address.format(server=postgres.server()))
    assert "\n" not in str(raised.value)


async def test_a_lock_is_not_waited_for_longer_than_asked(database: Database) -> None:
    await fill(database, 1)
    async with database.write() as holding:
        await holding.execute(sa.select(game).with_for_update())
        with pytest.raises(DatabaseBusy):
            async with database.write() as waiting:
                await waiting.execute(sa.update(game).values(version=2))


@pytest.mark.parametrize(
    ("state", "kind"),
    [("53100", DatabaseFull), ("25006", DatabaseUnusable), ("40P01", DatabaseBusy), ("XX001", DatabaseDamaged)],
)
async def test_errors_of_the_server_are_translated(database: Database, state: str, kind: type[DatabaseError]) -> None:
    raising = f"BEGIN RAISE EXCEPTION 'trouble' USING ERRCODE = '{state}'; END"
    with pytest.raises(kind):
        await say(database, f"DO $${raising}$$")


async def test_a_connection_that_died_is_replaced(database: Database) -> None:
    await fill(database, 1)
    async with database.read() as connection:
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await connection.exec_driver_sql(f"{ended} AND datname = current_database()")
        own = (await connection.exec_driver_sql("SELECT pg_backend_pid()")).scalar_one()
    other = await open_database(database.engine.url.render_as_string(hide_password=False))
    async with other.write() as connection:
        await connection.exec_driver_sql(f"SELECT pg_terminate_backend({own})")
    await other.close()
    async with database.read() as connection:
        assert (await connection.execute(sa.select(sa.func.count()).select_from(game))).scalar_one() == 1


async def test_a_connection_that_dies_in_a_transaction_stores_nothing(database: Database) -> None:
    await fill(database, 1)
    with pytest.raises(DatabaseUnusable):
        await say(database, "UPDATE game SET version = 9", "SELECT pg_terminate_backend(pg_backend_pid())")
    async with database.read() as connection:
        assert (await connection.execute(sa.select(game.c.version))).scalar_one() == 1


# --- moving a database ---


def sqlite(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def sums(address: str) -> list[Sum]:
    opened = await open_database(address)
    try:
        async with opened.read() as connection:
            return await connection.run_sync(sums_of)
    finally:
        await opened.close()


async def test_everything_moves_there_and_back(tmp_path: Path) -> None:
    start, there, back = sqlite(tmp_path / "a.db"), postgres.fresh(empty=True), sqlite(tmp_path / "b.db")
    opened = await open_database(start)
    await fill(opened, BATCH + 7)
    await opened.close()
    for source, target in ((start, there), (there, back)):
        old, new = await open_database(source), await open_database(target)
        moved = await transfer.move(old, new)
        assert {each.table: each.rows for each in moved}["game"] == BATCH + 7
        await old.close()
        await new.close()
    assert await sums(start) == await sums(there) == await sums(back)
    opened = await open_database(there)
    async with opened.write() as connection:  # and new rows get further numbers
        values = {"kind": "note", "facts": "{}", "nonce": "m", "created_at": NOW, "due_at": NOW, "attempts": 0}
        number = (await connection.execute(sa.insert(notice).returning(notice.c.id), values)).scalar_one()
    await opened.close()
    assert number == 42


@pytest.mark.stress
async def test_a_move_to_a_database_with_rows_is_refused(tmp_path: Path, database: Database) -> None:
    await fill(database, 1)
    source = await open_database(sqlite(tmp_path / "a.db"))
    await fill(source, 3)
    with pytest.raises(transfer.NotEmpty, match="game"):
        await transfer.move(source, database)
    await source.close()
    async with database.read() as connection:
        assert (await connection.execute(sa.select(sa.func.count()).select_from(game))).scalar_one() == 1


@pytest.mark.stress
def test_the_command_reports_the_moved_rows(tmp_path: Path) -> None:
    async def prepare() -> None:
        opened = await open_database(sqlite(tmp_path / "a.db"))
        await fill(opened, 3)
        await opened.close()

    asyncio.run(prepare())
    there = postgres.fresh(empty=True).replace("+asyncpg", "")
    done = CliRunner().invoke(app, ["migrate-db", str(tmp_path / "a.db"), there])
    assert done.exit_code == 0, done.output
    assert "7 rows in" in done.output
    again = CliRunner().invoke(app, ["migrate-db", str(tmp_path / "a.db"), there])
    assert "give an empty database" in str(again.exception)
    same = CliRunner().invoke(app, ["migrate-db", there, there])
    assert "the same database" in str(same.exception)


@pytest.mark.stress
def test_a_server_starts_with_any_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A remote shell passes its own locale, which may not be installed here."""
    folder = postgres.programs()
    assert folder is not None
    monkeypatch.setenv("LC_ALL", "xx_YY.UTF-8")
    made = postgres.Server(folder)
    try:
        made.start()
    finally:
        made.close()


def test_a_server_that_does_not_start_gives_a_reason() -> None:
    with tempfile.TemporaryDirectory() as name:  # the server of the test itself belongs to this user
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "initdb").write_text("#!/bin/sh\necho 'no room left' >&2\nexit 3\n")
        (folder / "initdb").chmod(0o755)
        with pytest.raises(RuntimeError, match="initdb ended with 3: no room left"):
            postgres.Server(folder)
