"""Opening a database: pragmas, migrations, foreign files, and one-line errors."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable
from support import sqlite_inline, sqlite_template

import db.migrations
from db import (
    Database,
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseError,
    DatabaseTooNew,
    DatabaseUnusable,
    open_database,
)
from db.schema.games import UtcDateTime, metadata
from db.storage import sqlite

PARTIAL = {"uq_game_running_channel", "ix_outbox_open", "ix_letter_open", "uq_ballot_open", "uq_quiet_open"}
"""Partial indexes, which have a condition."""


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def test_a_new_file_is_created_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "games.db"
    database = await open_database(url(path))
    await database.close()
    assert path.exists()


async def test_every_connection_is_safe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", sqlite_inline.SYNCHRONOUS)
    database = await open_database(url(tmp_path / "games.db"), busy_seconds=1.5)
    try:
        async with database.read() as first, database.read() as second, database.write() as third:
            for connection in (first, second, third):
                found = [
                    (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                ]
                assert found == ["wal", 2, 1, 1500]
    finally:
        await database.close()


async def test_migrations_create_the_tables_of_the_schema(tmp_path: Path) -> None:
    database = await open_database(url(tmp_path / "games.db"))
    try:
        async with database.read() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(
                    MigrationContext.configure(sync, opts={"compare_type": True, "compare_server_default": True}),
                    metadata,
                )
            )
            indexes = (
                await connection.exec_driver_sql("SELECT name, sql FROM sqlite_schema WHERE type = 'index'")
            ).all()
    finally:
        await database.close()
    assert differences == []
    # Alembic does not compare the conditions of indexes.
    assert {name for name, sql in indexes if sql and "WHERE" in sql} == PARTIAL


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    for _ in range(2):
        await (await open_database(url(path))).close()
        with sqlite3.connect(path) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(head(),)]
        connection.close()


async def test_a_copy_of_a_migrated_file_is_a_migrated_file(tmp_path: Path) -> None:
    """Most tests start from such a copy: it has the tables of the migrations, and opening it changes nothing."""
    made, copied = tmp_path / "made.db", tmp_path / "copied.db"
    await (await open_database(url(made))).close()
    sqlite_template.fresh(copied)
    before = copied.read_bytes()
    found = []
    for path in (made, copied):
        with closing(sqlite3.connect(path)) as connection:
            tables = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name").fetchall()
            rows = [connection.execute(f'SELECT * FROM "{t[1]}"').fetchall() for t in tables if t[0] == "table"]
            found.append(
                (tables, rows, *connection.execute("PRAGMA journal_mode"), *connection.execute("PRAGMA user_version"))
            )
    assert found[0] == found[1]
    assert len(found[0][0]) > 20
    await (await open_database(url(copied))).close()
    assert copied.read_bytes() == before


@pytest.mark.stress
async def test_an_older_file_is_migrated_by_a_process_that_has_opened_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    sqlite_template.fresh(tmp_path / "new.db")
    await (await open_database(url(tmp_path / "new.db"))).close()
    config = Config()
    config.set_main_option("script_location", str(Path(db.migrations.__file__).parent))
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
    engine.dispose()
    database = await open_database(url(path))
    await database.close()
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(tmp_path / "new.db")) as new:
        query = "SELECT name FROM sqlite_schema ORDER BY name"
        assert old.execute(query).fetchall() == new.execute(query).fetchall()
        assert old.execute("SELECT version_num FROM alembic_version").fetchall() == [(head(),)]


def head() -> str:
    script = ScriptDirectory(str(Path(db.migrations.__file__).parent))
    found = script.get_current_head()
    assert found is not None
    return found


def test_the_tables_can_be_created_on_postgresql() -> None:
    dialect = postgresql.dialect()
    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            text = str(CreateIndex(index).compile(dialect=dialect))
            assert ("WHERE" in text) == (index.name in PARTIAL)


@pytest.mark.stress
async def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await open_database(url(path))).close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(DatabaseTooNew):
        await open_database(url(path))


async def refused(path: Path, kind: type[DatabaseError]) -> str:
    with pytest.raises(kind) as raised:
        await open_database(url(path), busy_seconds=0.1)
    text = str(raised.value)
    assert "\n" not in text
    assert str(path) in text or kind is DatabaseBusy
    return text


async def test_other_files_are_refused_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(b"dear diary, " * 1000)
    before = path.read_bytes()
    await refused(path, DatabaseDamaged)
    assert path.read_bytes() == before


async def test_a_damaged_database_is_refused_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await open_database(url(path))).close()
    content = bytearray(path.read_bytes())
    content[4096:] = b"\x5a" * (len(content) - 4096)
    path.write_bytes(content)
    await refused(path, DatabaseDamaged)
    assert path.read_bytes() == bytes(content)


async def test_the_database_of_another_program_is_refused_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    assert "another program" in await refused(path, DatabaseDamaged)
    assert path.read_bytes() == before


async def test_unusable_paths_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    await refused(tmp_path / "file" / "games.db", DatabaseUnusable)
    await refused(tmp_path, DatabaseUnusable)


@pytest.mark.parametrize("address", ["nosuchkind://host/games", "sqlite+pysqlite:///games.db"])
async def test_databases_without_a_driver_are_refused(address: str) -> None:
    with pytest.raises(DatabaseUnusable, match="no driver"):
        await open_database(address)


async def test_a_database_that_is_locked_at_the_start_is_busy(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await open_database(url(path))).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        await refused(path, DatabaseBusy)
    finally:
        other.close()
    await (await open_database(url(path))).close()


async def execute(database: Database, *statements: sa.TextClause) -> None:
    async with database.write() as connection:
        for statement in statements:
            await connection.execute(statement)


async def test_a_failed_write_stores_nothing_and_the_next_one_works(tmp_path: Path) -> None:
    database = await open_database(url(tmp_path / "games.db"))
    insert = sa.text("INSERT INTO alembic_version VALUES ('x')")
    count = sa.text("SELECT count(*) FROM alembic_version")
    try:
        with pytest.raises(sa.exc.OperationalError, match="no such table"):
            await execute(database, insert, sa.text("INSERT INTO nowhere VALUES (1)"))
        async with database.read() as connection:
            assert (await connection.execute(count)).scalar_one() == 1
        await execute(database, insert)
        async with database.read() as connection:
            assert (await connection.execute(count)).scalar_one() == 2
    finally:
        await database.close()


def test_times_without_a_zone_are_refused_and_others_become_utc() -> None:
    column = UtcDateTime()
    dialect = sa.create_engine("sqlite://").dialect
    with pytest.raises(AssertionError):
        column.process_bind_param(datetime(2026, 6, 20), dialect)  # noqa: DTZ001
    noon = datetime(2026, 6, 20, 12, tzinfo=timezone(timedelta(hours=8)))
    assert column.process_bind_param(noon, dialect) == datetime(2026, 6, 20, 4, tzinfo=UTC)
    read = column.dialect_impl(dialect).result_processor(dialect, None)
    assert read is not None
    assert read("2026-06-20 04:00:00.000000") == noon
    assert read(None) is None
    assert column.process_bind_param(None, dialect) is None
