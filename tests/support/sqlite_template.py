"""New SQLite files with the bot's tables: migrated once per process, then copied, which is a hundred times as fast."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from db import open_database


def fresh(path: Path) -> str:
    """Return the address of a new database at that path, already migrated."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_migrated())
    return address(path)


def address(path: Path) -> str:
    """Return the address of a file."""
    return f"sqlite+aiosqlite:///{path}"


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as pool:
        path = Path(folder) / "migrated.db"
        # In its own thread: this one may have a running loop.
        pool.submit(asyncio.run, _migrate(path)).result()
        assert [file.name for file in Path(folder).iterdir()] == [path.name], "all of it is in the one file"
        return path.read_bytes()


async def _migrate(path: Path) -> None:
    await (await open_database(address(path))).close()
