"""Finds the channels in which the bot plays or posts messages."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from db.schema.games import metadata
from db.storage.database import Database

_NAMING = tuple(column for table in metadata.sorted_tables for column in table.c if column.name.endswith("channel_id"))


async def known_channels(database: Database, ids: Collection[int]) -> frozenset[int]:
    """Return those channels of `ids` that are stored anywhere in the database."""
    if not ids:
        return frozenset()
    queries = (sa.select(column).where(column.in_(ids)) for column in _NAMING)
    return frozenset(row[0] for row in await database.rows(sa.union(*queries)))
