"""The databases of a run: SQLite files in a folder, or databases of a PostgreSQL server. They are removed at the
end.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine

SQLITE = "sqlite+aiosqlite"


class Databases:
    """Creates databases in `folder`, or on the server at an address whose user has the right to create databases."""

    def __init__(self, folder: Path, server: str | None = None) -> None:
        self._folder = folder
        self._server: URL | None = make_url(server) if server else None
        self._made: list[str] = []

    async def make(self, name: str) -> str:
        """Create a new, empty database and return its address."""
        if self._server is None:
            return f"{SQLITE}:///{self._folder / name}.db"
        own = f"load_{secrets.token_hex(6)}"
        await self._say(f"CREATE DATABASE {own}")
        self._made.append(own)
        return self._server.set(database=own).render_as_string(hide_password=False)

    async def drop(self) -> None:
        """Remove the databases of the server; those in the folder are deleted with the folder."""
        while self._made:
            await self._say(f"DROP DATABASE IF EXISTS {self._made.pop()} WITH (FORCE)")

    async def _say(self, statement: str) -> None:
        assert self._server is not None
        engine = create_async_engine(self._server, isolation_level="AUTOCOMMIT", hide_parameters=True)
        try:
            async with engine.connect() as connection:
                await connection.execute(sa.text(statement))
        finally:
            await engine.dispose()


@asynccontextmanager
async def databases(folder: Path, server: str | None) -> AsyncIterator[Databases]:
    """Return a context manager with an object that creates databases; they are removed at the end of the block."""
    made = Databases(folder, server)
    try:
        yield made
    finally:
        await made.drop()


def file_of(address: str) -> Path | None:
    """Return the file of a database; None for a database on a server."""
    url = make_url(address)
    return Path(url.database or "") if url.drivername == SQLITE else None


async def size_of(address: str) -> int:
    """Return the size of a database in bytes."""
    if (file := file_of(address)) is not None:
        return file.stat().st_size
    engine = create_async_engine(address, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            return int((await connection.execute(sa.text("SELECT pg_database_size(current_database())"))).scalar_one())
    finally:
        await engine.dispose()
