"""Moving everything from one database into another, and proving that it arrived.

Both have the same tables of this version; the other one must be empty. Rows go over in batches, parents before what
hangs on them, in one transaction: either all of it is there, or nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

import db.society  # noqa: F401 - its tables are known by the import
from db.database import Database
from db.schema import metadata

BATCH = 500
"""Rows that are read, and written, at once."""


class NotEmpty(Exception):
    """The database that is to be moved into has rows already; nothing was written. Its text names a table."""


class Differs(Exception):
    """What arrived is not what was sent; nothing of it was kept. Its text names the table."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A table's number of rows, and the checksum over all that stands in them."""

    table: str
    rows: int
    checksum: str


async def move(source: Database, target: Database, *, told: Callable[[Moved], None] = lambda _: None) -> list[Moved]:
    """Copy every row; `told` hears of each table as it has been verified. Raises `NotEmpty`, `Differs`."""
    moved: list[Moved] = []
    async with source.read() as reading, target.write() as writing:
        await _steady(reading)
        for table in metadata.sorted_tables:
            if (await writing.execute(sa.select(sa.literal(1)).select_from(table).limit(1))).first() is not None:
                raise NotEmpty(table.name)
        for table in metadata.sorted_tables:
            async for batch in _batches(reading, table):
                await writing.execute(sa.insert(table), batch)
            sent, arrived = await checksum(reading, table), await checksum(writing, table)
            if sent != arrived:
                raise Differs(f"{table.name}: {sent.rows} rows were sent, {arrived.rows} arrived, or they differ")
            await _count_on(writing, table)
            moved.append(arrived)
            told(arrived)
    return moved


async def checksum(connection: AsyncConnection, table: sa.Table) -> Moved:
    """The rows of a table and a checksum over them, the same on every kind of database."""
    digest, rows = hashlib.blake2b(digest_size=16), 0
    async for batch in _batches(connection, table):
        rows += len(batch)
        for row in batch:
            digest.update(msgspec.json.encode([_plain(value) for value in row.values()]))
    return Moved(table.name, rows, digest.hexdigest())


def _plain(value: Any) -> Any:
    return value.astimezone(UTC).isoformat() if isinstance(value, datetime) else value


async def _steady(connection: AsyncConnection) -> None:
    """Let every read see the same moment: what is decided meanwhile is not half in it."""
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    else:
        await connection.exec_driver_sql("BEGIN")


async def _batches(connection: AsyncConnection, table: sa.Table) -> AsyncIterator[list[dict[str, Any]]]:
    """The rows in the order of their key, which is bytes' order everywhere, so many at a time."""
    key = [_ordered(column, connection) for column in table.primary_key]
    last: Sequence[Any] | None = None
    while True:
        query = sa.select(table).order_by(*key).limit(BATCH)
        if last is not None:
            query = query.where(sa.tuple_(*key) > sa.tuple_(*(sa.literal(value) for value in last)))
        rows = [dict(row) for row in (await connection.execute(query)).mappings()]
        if rows:
            yield rows
        if len(rows) < BATCH:
            return
        last = [rows[-1][column.name] for column in table.primary_key]


def _ordered(column: sa.Column[Any], connection: AsyncConnection) -> sa.ColumnElement[Any]:
    if connection.dialect.name == "postgresql" and isinstance(column.type, sa.String):
        return sa.collate(column, "C")
    return column


async def _count_on(connection: AsyncConnection, table: sa.Table) -> None:
    """Let new rows be numbered on from the last one; SQLite does so by itself."""
    number = table.autoincrement_column
    if connection.dialect.name != "postgresql" or number is None:
        return
    last = sa.select(sa.func.coalesce(sa.func.max(number), 0)).scalar_subquery()
    sequence = sa.func.pg_get_serial_sequence(table.name, number.name)
    await connection.execute(sa.select(sa.func.setval(sequence, last + 1, sa.false())))
