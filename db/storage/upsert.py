"""Inserts rows of which some may already exist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

_INSERT: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


async def insert_new(
    connection: AsyncConnection, table: sa.Table, rows: Sequence[Mapping[str, Any]], *, unique: str | Sequence[str]
) -> int:
    """Insert the rows whose values in the columns `unique` are new. Return the number of inserted rows."""
    elements = [unique] if isinstance(unique, str) else list(unique)
    insert = _INSERT[connection.dialect.name](table).on_conflict_do_nothing(index_elements=elements)
    count = 0
    for row in rows:
        count += (await connection.execute(insert, dict(row))).rowcount
    return count
