"""Checks of backups: compares their contents with their checksums.

A backup of SQLite has the checksums in a separate table of the same file. A dump of PostgreSQL has them in a second
file next to it, which gets its final name before the dump does. Backups made by old versions have no checksums.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import SQLAlchemyError

from db.maintenance.table_sums import BATCH, VERSION, Differs, Sum, all_damages, expect_same, sums_of, tables_of
from db.maintenance.upgrade_rehearsal import reading_only, tables_at
from db.schema.games import metadata
from db.storage import private_files, sqlite
from db.storage.chains import Damage
from db.storage.database import newest
from db.storage.errors import DRIVER_ERRORS, DatabaseDamaged, DatabaseTooNew, meaning_of, translate
from db.storage.postgresql import run_program

_TABLE = "backup_sum"
_SUMS_SUFFIX = ".sums"


class _SumsFile(msgspec.Struct):
    """The contents of a file with the checksums of a database dump."""

    format: int
    sums: list[Sum]


class Contents(NamedTuple):
    """The checksums of a database and its damaged rows."""

    sums: list[Sum]
    damaged: list[Damage]


def sums_and_damages(connection: Connection) -> Contents:
    """Return the checksums and damaged rows of a database.

    If its tables are of an older version, return only the checksums.
    """
    current = MigrationContext.configure(connection).get_current_heads() == newest()
    return Contents(sums_of(connection), all_damages(connection) if current else [])


async def read_all(url: str) -> Contents:
    """Return the checksums and damaged rows of a database. The database may be in use.

    Raise `DatabaseError` if it cannot be read.
    """
    engine = await reading_only(url)
    try:
        async with engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
                orphan = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).mappings().first()
                if orphan is not None:
                    raise DatabaseDamaged(
                        f"the database is damaged: a row of {orphan['table']} belongs to no {orphan['parent']}"
                    )
            return await connection.run_sync(sums_and_damages)
    except SQLAlchemyError as error:
        raise translate(error) or error from error
    finally:
        await engine.dispose()


@contextmanager
def _opened(path: Path) -> Iterator[Connection]:
    """Open an SQLite file inside a `with` block, as one transaction without foreign key checks.

    Raise `DatabaseError` if the file cannot be opened.
    """
    engine = sa.create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


# --- in an SQLite file ---


def write_sums(path: Path) -> list[Damage]:
    """Write the checksums into a copy of a database, and return its damaged rows.

    Raise `DatabaseDamaged` if the copy cannot be read.
    """
    remove_sums(path)
    with _opened(path) as connection:
        sums, damaged = sums_and_damages(connection)
        connection.exec_driver_sql(f"CREATE TABLE {_TABLE} (name TEXT PRIMARY KEY, count INTEGER, checksum TEXT)")
        for each in sums:
            connection.exec_driver_sql(f"INSERT INTO {_TABLE} VALUES (?, ?, ?)", tuple(each))
    return damaged


def remove_sums(path: Path) -> None:
    """Remove the checksums from a database file, so that the bot can use it as its database."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"DROP TABLE IF EXISTS {_TABLE}")


def expect_sums(path: Path) -> None:
    """Raise `DatabaseDamaged` if the contents of an SQLite file do not match its checksums."""
    with _opened(path) as connection:
        _compare(_carried(connection), connection)


def _carried(connection: Connection) -> list[Sum] | None:
    names = set(sa.inspect(connection).get_table_names())
    strange = names - set(metadata.tables) - {VERSION, _TABLE}
    if strange and VERSION in names:
        # The damage may be in the name of the table of checksums itself.
        raise DatabaseDamaged(f"the backup is damaged: it has a table {min(strange)!r}")
    if _TABLE not in names:
        return None
    rows = connection.exec_driver_sql(f"SELECT name, count, checksum FROM {_TABLE} ORDER BY name")
    return [Sum(*row) for row in rows]


def _compare(carried: list[Sum] | None, connection: Connection) -> None:
    if carried is None:
        return
    try:
        expect_same(carried, sums_of(connection))
    except Differs as error:
        raise DatabaseDamaged(f"the backup is damaged: it is not what was backed up: {error}") from error


# --- beside a dump ---


def beside(dump: Path) -> Path:
    """Return the path of a dump's checksum file."""
    return dump.with_name(dump.name + _SUMS_SUFFIX)


def write_beside(dump: Path, sums: Sequence[Sum]) -> None:
    """Write the checksum file of a dump."""
    private_files.write(beside(dump), msgspec.json.format(msgspec.json.encode(_SumsFile(1, list(sums)))))


def _stored_sums(dump: Path) -> list[Sum] | None:
    try:
        return msgspec.json.decode(beside(dump).read_bytes(), type=_SumsFile).sums
    except FileNotFoundError:
        return None
    except msgspec.MsgspecError as error:
        raise DatabaseDamaged(f"the sums beside the backup are damaged: {error}") from error


# --- unpacking ---


def examine(backup: Path) -> bool:
    """Unpack a backup and check its contents. Return whether it has checksums.

    Raise `DatabaseError` if the backup cannot be read.
    """
    with tempfile.TemporaryDirectory() as folder:
        unpack(backup, Path(folder) / "proof.db")
    return carries_sums(backup)


def carries_sums(backup: Path) -> bool:
    """Return whether a backup contains checksums. Raise `DatabaseError` if it cannot be read."""
    if not is_sqlite(backup):
        return _stored_sums(backup) is not None
    sqlite.examine(str(backup))
    with _opened(backup) as connection:
        return _carried(connection) is not None


def unpack(backup: Path, scratch: Path) -> None:
    """Load a backup into a new SQLite file, and check its checksums.

    The tables have the version of the backup. Raise `DatabaseError` if the backup cannot be read.
    """
    try:
        if is_sqlite(backup):
            sqlite.examine(str(backup))
            shutil.copyfile(backup, scratch)
            expect_sums(scratch)
            remove_sums(scratch)
            _clear_processes(scratch)
            return
        run_program("pg_restore", "--list", str(backup), address=None)
        with _opened(scratch) as connection:
            _load(backup, connection)
            _compare(_stored_sums(backup), connection)
        _clear_processes(scratch)
    except DRIVER_ERRORS as error:
        raise meaning_of(error, str(backup)) from error
    except SQLAlchemyError as error:
        raise DatabaseDamaged(f"the backup is damaged: {' '.join(str(error).split())[:200]}") from error


def _clear_processes(scratch: Path) -> None:
    """Empty the table `process` in a new copy, because no process uses it yet."""
    with closing(sqlite3.connect(scratch)) as connection, connection:
        if connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'process'").fetchone():
            connection.execute("DELETE FROM process")


def is_sqlite(backup: Path) -> bool:
    """Return whether to treat a file as an SQLite backup.

    This is True for every file that does not begin like a PostgreSQL dump, with “PGDMP”.
    """
    with backup.open("rb") as file:
        return file.read(5) != b"PGDMP"


def _load(dump: Path, connection: Connection) -> None:
    """Load the rows of a dump, without a database server."""
    with tempfile.TemporaryFile() as rows:
        run_program("pg_restore", "--data-only", "--file", "-", str(dump), address=None, out=rows)
        rows.seek(0)
        version = next((values[0] for name, _, values in _rows(rows) if name == VERSION), None)
        if version is None:
            raise DatabaseDamaged("the backup is damaged: it says no version of its tables")
        try:
            tables_at(connection, str(version))
        except CommandError as error:
            raise DatabaseTooNew("a newer version of this program has made the backup: update this one") from error
        rows.seek(0)
        _fill(connection, _rows(rows))


def _fill(connection: Connection, rows: Iterator[tuple[str, list[str], list[str | None]]]) -> None:
    tables = {table.name: table for table in tables_of(connection)}
    connection.execute(sa.delete(tables[VERSION]))
    held: list[dict[str, Any]] = []
    of = ""
    for name, columns, values in rows:
        if name not in tables:
            raise DatabaseDamaged(f"the backup is damaged: it has a table {name!r}")
        if held and (name != of or len(held) >= BATCH):
            connection.execute(sa.insert(tables[of]), held)
            held = []
        of, read = name, [_reader(tables[name].c.get(column)) for column in columns]
        try:
            values_read = [None if value is None else each(value) for each, value in zip(read, values, strict=True)]
        except ValueError as error:
            raise DatabaseDamaged(f"the backup is damaged: {name}: {error}") from error
        held.append(dict(zip(columns, values_read, strict=True)))
    if held:
        connection.execute(sa.insert(tables[of]), held)


def _reader(column: sa.Column[Any] | None) -> Callable[[str], Any]:
    kind = column.type if column is not None else None
    if isinstance(kind, sa.DateTime):
        return _moment
    if isinstance(kind, sa.Boolean):
        return "t".__eq__
    return int if isinstance(kind, sa.Integer) else str


def _moment(text: str) -> datetime:
    """Return a time as SQLite stores it: in UTC, without a zone."""
    return datetime.fromisoformat(text).astimezone(UTC).replace(tzinfo=None)


_ESCAPED = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}


def _rows(file: IO[bytes]) -> Iterator[tuple[str, list[str], list[str | None]]]:
    """Yield the rows in a script of COPY statements.

    Each row is its table, its columns, and its values as texts.
    """
    name, columns = "", list[str]()
    for line in file:
        text = line.decode().removesuffix("\n")
        if name:
            if text == "\\.":
                name = ""
            else:
                yield name, columns, [_value(part) for part in text.split("\t")]
        elif text.startswith("COPY ") and text.endswith(" FROM stdin;"):
            target, _, listed = text.removeprefix("COPY ").partition(" (")
            name = target.rpartition(".")[2].strip('"')
            columns = [each.strip('"') for each in listed.removesuffix(") FROM stdin;").split(", ")]


def _value(part: str) -> str | None:
    if part == "\\N":
        return None
    if "\\" not in part:
        return part
    pieces, characters = [], iter(part)
    for character in characters:
        following = next(characters, "") if character == "\\" else ""
        pieces.append(_ESCAPED.get(following, following) if character == "\\" else character)
    return "".join(pieces)
