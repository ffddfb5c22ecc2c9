"""Copies all rows from one database into another, and checks that they arrived.

Both databases have the tables of this version, and the target must be empty. Rows are copied in one transaction: either
everything arrives, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.maintenance.table_sums import Differs, Sum, all_damages, batch_after, expect_none_damaged, expect_same, sum_of
from db.schema.games import metadata
from db.storage.database import Database

__all__ = ["Differs", "NotEmpty", "Sum", "move"]


class NotEmpty(Exception):
    """Raised if the target database already has rows. The text names a table with rows."""


async def move(
    source: Database, target: Database, *, anyway: bool = False, on_table: Callable[[Sum], None] = lambda _: None
) -> list[Sum]:
    """Copy every row from `source` to `target`, and return the checksums of the tables.

    `on_table` is called with the checksum of each table after it was verified. Raise `NotEmpty` if the target has rows.
    Raise `Differs` if the copy differs from the source. Raise `RowsDamaged` if rows are damaged, unless `anyway` is
    set.
    """
    moved: list[Sum] = []
    async with source.read() as reading, target.write() as writing:
        await _steady(reading)
        for table in metadata.sorted_tables:
            if (await writing.execute(sa.select(sa.literal(1)).select_from(table).limit(1))).first() is not None:
                raise NotEmpty(table.name)
        if not anyway:
            expect_none_damaged(await reading.run_sync(all_damages))
        for table in metadata.sorted_tables:
            await _copy(reading, writing, table)
            sent, arrived = [await each.run_sync(sum_of, table) for each in (reading, writing)]
            expect_same([sent], [arrived])
            await _count_on(writing, table)
            moved.append(arrived)
            on_table(arrived)
    return moved


async def _copy(reading: AsyncConnection, writing: AsyncConnection, table: sa.Table) -> None:
    last: Sequence[Any] | None = None
    while batch := await reading.run_sync(batch_after, table, last):
        await writing.execute(sa.insert(table), batch)
        last = [batch[-1][column.name] for column in table.primary_key]


async def _steady(connection: AsyncConnection) -> None:
    """Make all reads use the same snapshot."""
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    else:
        await connection.exec_driver_sql("BEGIN")


async def _count_on(connection: AsyncConnection, table: sa.Table) -> None:
    """Let PostgreSQL number new rows from the last copied row on."""
    number = table.autoincrement_column
    if connection.dialect.name != "postgresql" or number is None:
        return
    last = sa.select(sa.func.coalesce(sa.func.max(number), 0)).scalar_subquery()
    sequence = sa.func.pg_get_serial_sequence(table.name, number.name)
    await connection.execute(sa.select(sa.func.setval(sequence, last + 1, sa.false())))
