"""The games of a fixture that have ended, for verification."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from saves import shelf

from bot.games.service import Service
from bot.history.journal import full_record, verify_record
from db import open_database
from db.schema.games import RUNNING, game
from engine.core.verify import Report


@asynccontextmanager
async def ended(name: str, folder: Path) -> AsyncIterator[tuple[Service, Sequence[Any]]]:
    """Open a fixture as a file in a folder; give its ended games: id, system, status."""
    url = f"sqlite+aiosqlite:///{folder / 'games.db'}"
    await shelf.put(name, url, folder)
    database = await open_database(url)
    try:
        async with database.read() as connection:
            asked = sa.select(game.c.id, game.c.system, game.c.status).where(game.c.status != RUNNING)
            rows = (await connection.execute(asked.order_by(game.c.id))).all()
        yield Service(database, now=lambda: datetime(2026, 6, 21, 6, tzinfo=UTC)), rows
    finally:
        await database.close()


async def verified(service: Service, game_id: str) -> Report:
    """Return the report of a game's verification, as `/siege verify` and the export have it."""
    return verify_record(await full_record(service.store, await service.load(game_id)))
