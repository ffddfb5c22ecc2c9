"""Checksums of tables, which are the same on every kind of database.

A checksum consists of the number of rows and a SHA-256. Rows are read in the order of their key, compared bytewise.
`engine.core.chain.canonical` encodes them, with the columns in the order of their names. A table of another version, or
one restored from a file, therefore has the same checksum.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from db.games import GameRow, JournalRow
from db.schema.games import game, journal, metadata
from db.storage.chains import Damage, damages, plain
from db.storage.errors import DatabaseDamaged, RowsDamaged, translate
from engine.core.chain import Unhashable, canonical

BATCH = 500
"""The number of rows that are read at a time."""
_NAMED = 5
VERSION = "alembic_version"


class Sum(NamedTuple):
    """The number of rows of a table, and a checksum of its contents."""

    table: str
    rows: int
    checksum: str


class Differs(Exception):
    """Raised when two databases, or a backup and its checksums, differ. The text names the tables."""


@contextmanager
def _read() -> Iterator[None]:
    """Turn a driver's error about an unreadable value into `DatabaseDamaged`. Use this as a context manager."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise translate(error) or error from error
    except (Unhashable, ValueError, TypeError) as error:
        raise DatabaseDamaged(f"the database is damaged: {' '.join(str(error).split())}") from error


def tables_of(connection: Connection) -> list[sa.Table]:
    """Return those of the project's tables that exist in a database, sorted by name."""
    found = sa.MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables or name == VERSION, resolve_fks=False)
    return [found.tables[name] for name in sorted(found.tables)]


def sums_of(connection: Connection) -> list[Sum]:
    """Return the checksums of all tables. Raise `DatabaseDamaged` if a row cannot be read."""
    with _read():
        return [sum_of(connection, table) for table in tables_of(connection)]


def sum_of(connection: Connection, table: sa.Table) -> Sum:
    """Return the checksum of a table. Raise `DatabaseDamaged` if a row cannot be read."""
    names = sorted(column.name for column in table.columns)
    digest, rows = hashlib.sha256(canonical(names)), 0
    with _read():
        for batch in batches(connection, table):
            rows += len(batch)
            for row in batch:
                digest.update(canonical(plain(row[name] for name in names)))
    return Sum(str(table.name), rows, digest.hexdigest())


def expect_same(wanted: Sequence[Sum], found: Sequence[Sum]) -> None:
    """Raise `Differs` if the two sets of checksums are not the same."""
    if wanted == found:
        return
    were, are = ({each.table: each for each in sums} for sums in (wanted, found))
    names = sorted(name for name in were | are if were.get(name) != are.get(name))
    differences = (f"{name} ({_rows(were.get(name))}, now {_rows(are.get(name))})" for name in names)
    raise Differs(", ".join(differences))


def _rows(found: Sum | None) -> str:
    return f"{found.rows} rows" if found is not None else "none"


def batches(connection: Connection, table: sa.Table, *where: sa.ColumnElement[bool]) -> Iterator[list[dict[str, Any]]]:
    """Yield the rows of a table in batches, in the order of their key."""
    last: Sequence[Any] | None = None
    while batch := batch_after(connection, table, last, *where):
        yield batch
        if len(batch) < BATCH:
            return
        last = [batch[-1][column.name] for column in table.primary_key]


def batch_after(
    connection: Connection, table: sa.Table, last: Sequence[Any] | None, *where: sa.ColumnElement[bool]
) -> list[dict[str, Any]]:
    """Return the next `BATCH` rows after the key `last`. Without `last`, return the first rows."""
    key = [_ordered(column, connection) for column in table.primary_key]
    query = sa.select(table).where(*where).order_by(*key).limit(BATCH)
    if last is not None:
        query = query.where(sa.tuple_(*key) > sa.tuple_(*(sa.literal(value) for value in last)))
    return [dict(row) for row in connection.execute(query).mappings()]


def _ordered(column: sa.Column[Any], connection: Connection) -> sa.ColumnElement[Any]:
    if connection.dialect.name == "postgresql" and isinstance(column.type, sa.String):
        return sa.collate(column, "C")
    return column


# --- chains ---


def expect_none_damaged(found: Sequence[Damage]) -> None:
    """Raise `RowsDamaged` if any damage was found."""
    if found:
        more = f", and {len(found) - _NAMED} more" if len(found) > _NAMED else ""
        raise RowsDamaged("; ".join(map(str, found[:_NAMED])) + more)


def all_damages(connection: Connection, game_id: str | None = None) -> list[Damage]:
    """Return the damaged rows of games and journals, by default of all games.

    Raise `DatabaseDamaged` if a row cannot be read.
    """
    mine = (game.c.id == game_id,) if game_id is not None else ()
    of_game = (journal.c.game_id == game_id,) if game_id is not None else ()
    found: list[Damage] = []
    with _read():
        journals = _journals(connection, *of_game)
        name, entries = next(journals, ("", []))
        for batch in batches(connection, game, *mine):
            for row in batch:
                while name and name < row["id"]:
                    found.append(Damage(name, 0, "there is a journal, and no game"))
                    name, entries = next(journals, ("", []))
                own = entries if name == row["id"] else []
                found += damages(GameRow(**row), own)
                if own:
                    name, entries = next(journals, ("", []))
        while name:
            found.append(Damage(name, 0, "there is a journal, and no game"))
            name, entries = next(journals, ("", []))
    return found


def _journals(connection: Connection, *where: sa.ColumnElement[bool]) -> Iterator[tuple[str, list[JournalRow]]]:
    """Yield the id and the journal of every game, sorted by id."""
    entries: list[JournalRow] = []
    for batch in batches(connection, journal, *where):
        for row in batch:
            if entries and entries[0].game_id != row["game_id"]:
                yield entries[0].game_id, entries
                entries = []
            entries.append(JournalRow(**row))
    if entries:
        yield entries[0].game_id, entries
