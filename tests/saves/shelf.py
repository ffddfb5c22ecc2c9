"""The fixtures: databases of every released version, each with a note of its versions and of its games' purposes."""

from __future__ import annotations

import json
import lzma
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from db.storage.database import migrations

RELEASED = Path(__file__).parent / "released"
NAMES = sorted(path.stem for path in RELEASED.glob("*.json"))


def note(name: str) -> dict[str, Any]:
    """Return the versions that wrote a fixture, and `made`: its games by purpose."""
    said: dict[str, Any] = json.loads((RELEASED / f"{name}.json").read_text())
    return said


def unpack(name: str, path: Path) -> Path:
    """Return a fixture as the original file."""
    path.write_bytes(lzma.decompress((RELEASED / f"{name}.db.xz").read_bytes()))
    return path


async def put(name: str, url: str, folder: Path) -> None:
    """Put a fixture at an address: the file itself, or its rows in a server's tables of that version."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        assert address.database
        unpack(name, Path(address.database))
        return
    source = create_async_engine(f"sqlite+aiosqlite:///{unpack(name, folder / f'{name}.db')}")
    target = create_async_engine(url)
    try:
        async with source.connect() as reading, target.begin() as writing:
            await writing.run_sync(_at, note(name)["tables"])
            await _pour(reading, writing)
    finally:
        await source.dispose()
        await target.dispose()


def _at(connection: Connection, version: str) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _reflected(connection: Connection) -> sa.MetaData:
    found = sa.MetaData()
    found.reflect(connection)
    return found


async def _pour(reading: AsyncConnection, writing: AsyncConnection) -> None:
    theirs, ours = await reading.run_sync(_reflected), await writing.run_sync(_reflected)
    for table in ours.sorted_tables:
        if table.name == "alembic_version":
            continue
        rows = (await reading.execute(sa.select(theirs.tables[table.name]))).mappings().all()
        if rows:
            await writing.execute(sa.insert(table), [_aware(dict(row)) for row in rows])
        if "id" in table.c and isinstance(table.c.id.type, sa.Integer):
            counter = f"pg_get_serial_sequence('{table.name}', 'id')"
            await writing.execute(sa.text(f"SELECT setval({counter}, (SELECT max(id) + 1 FROM {table.name}))"))


def _aware(row: dict[str, Any]) -> dict[str, Any]:
    return {name: each.replace(tzinfo=UTC) if isinstance(each, datetime) else each for name, each in row.items()}
